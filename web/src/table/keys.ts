/** What a key asks for. The table decides whether it can be done now. */
export type Wish =
  | { kind: "pick"; index: number }
  | { kind: "digit"; digit: string }
  | { kind: "row"; index: number; does: RowKey | null }
  | { kind: "move"; by: Direction }
  | { kind: "next-is-row"; does: RowKey }
  | { kind: "play" | "back" | "log" | "pause" | "help" | "close" };

export type Direction = "left" | "right" | "up" | "down";
export type RowKey = "take" | "join";

interface Situation {
  /** What digits mean: places in the hand, rows, or the numbers of open cards. */
  asks: "hand" | "rows" | "offer";
  /** The key before was `r` or `j`. */
  after: RowKey | null;
}

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** So many cards have a digit of their own; the next ones have it with Shift. */
const DIGITS = 10;

const DIRECTIONS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Reads one key press. */
export function wish(key: Key, situation: Situation): Wish | null {
  const by = DIRECTIONS[key.key];
  return by ? { kind: "move", by } : (digit(key, situation) ?? letter(key.key));
}

function digit({ key, code, shiftKey }: Key, { asks, after }: Situation): Wish | null {
  const plain = /^[0-9]$/.test(key);
  const shifted = shiftKey && !plain ? /^Digit([0-9])$/.exec(code)?.[1] : undefined;
  const pressed = plain ? key : shifted;
  if (pressed === undefined) return null;
  const index = (Number(pressed) + DIGITS - 1) % DIGITS;
  if (after || asks === "rows") return { kind: "row", index, does: after };
  if (asks === "offer") return { kind: "digit", digit: pressed };
  return { kind: "pick", index: plain ? index : index + DIGITS };
}

function letter(key: string): Wish | null {
  switch (key) {
    case "Enter":
      return { kind: "play" };
    case "Backspace":
      return { kind: "back" };
    case "r":
    case "R":
      return { kind: "next-is-row", does: "take" };
    case "j":
    case "J":
      return { kind: "next-is-row", does: "join" };
    case "l":
    case "L":
      return { kind: "log" };
    case "p":
    case "P":
      return { kind: "pause" };
    case "?":
      return { kind: "help" };
    case "Escape":
      return { kind: "close" };
    default:
      return null;
  }
}

/** Whether the key belongs to whatever has the focus: a field, a button, an open dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches("input, select, textarea")) return true;
  return (event.key === "Enter" || event.key === " ") && target?.matches("button, a, summary") === true;
}
