import ReconnectingSocket from "partysocket/ws";
import type { FromPage, FromServer } from "./messages";

export interface Listener {
  hears(message: FromServer): void;
  opens(): void;
  /** *code* says why, as the server put it. */
  closes(code: number): void;
}

/** The line to a table, which mends itself. */
export interface Line {
  /** Whether it was sent: nothing is kept for later, since the table may have changed by then. */
  send(message: FromPage): boolean;
  /** Starts anew, with all that is known forgotten. */
  restart(): void;
  close(): void;
}

/** Opens the line to a table. *seen* tells the last number seen, so that only what was missed is sent again. */
export function open(match: string, seen: () => number | null, listener: Listener): Line {
  const address = (): string => {
    const url = new URL(`/api/matches/${encodeURIComponent(match)}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const after = seen();
    if (after !== null) url.searchParams.set("after", String(after));
    return url.href;
  };
  const socket = new ReconnectingSocket(address, [], {
    // Random, so that a server that comes back is not asked by everybody at once.
    minReconnectionDelay: 250 + Math.random() * 500,
    maxReconnectionDelay: 8000,
    reconnectionDelayGrowFactor: 1.6,
    minUptime: 2000,
    maxEnqueuedMessages: 0,
  });
  socket.addEventListener("open", () => {
    listener.opens();
  });
  socket.addEventListener("close", (event) => {
    listener.closes(event.code);
  });
  socket.addEventListener("message", (event: MessageEvent) => {
    listener.hears(JSON.parse(String(event.data)) as FromServer);
  });
  const wake = (): void => {
    if (socket.readyState !== socket.OPEN) socket.reconnect();
  };
  addEventListener("online", wake);
  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    restart: () => {
      socket.reconnect();
    },
    close() {
      removeEventListener("online", wake);
      socket.close();
    },
  };
}
