import { type Line as Wire, open } from "../api/live";
import type { Decision, FromPage, FromServer, Option, Refused } from "../api/messages";
import { calm, factor, settings } from "../settings/settings.svelte";
import { play } from "../sound";
import { laidDown } from "./held";
import { begin, hear, idle, next, type Playback, skip } from "./playback";
import { past, type Scene } from "./scene";

/** An answer that was sent and is not seen in the view yet. */
interface Pending {
  decision: Decision;
  option: Option;
  /** It was sent again after the line broke: that it is stale then is no news. */
  again: boolean;
}

/** `missing`: there is no such table. */
export type Connection = "connecting" | "open" | "lost" | "missing";

/** The code with which the server closes the line to a table that does not exist. */
const UNKNOWN_MATCH = 4404;

/** One table as the page knows it: hears the server, shows scene after scene, and sends what the viewer answers. */
export class Table {
  connection = $state<Connection>("connecting");
  refused = $state.raw<Refused["code"] | "offline" | null>(null);
  /** The line of the log whose moment is shown instead of now. */
  moment = $state.raw<number | null>(null);
  private playback = $state.raw<Playback | null>(null);
  private pending = $state.raw<Pending | null>(null);
  /** The hope is over as soon as something else is asked, or nothing more. */
  private readonly hope = $derived.by((): Pending | null => {
    const now = this.playback?.latest.decision;
    const was = this.pending?.decision;
    return was && now?.number === was.number && now.question === was.question ? this.pending : null;
  });

  private readonly wire: Wire;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.wire = open(id, () => this.playback?.n ?? null, {
      hears: (message) => {
        this.hears(message);
      },
      opens: () => {
        this.connection = "open";
        this.sendAgain();
      },
      closes: (code) => {
        this.asking = false;
        this.connection = code === UNKNOWN_MATCH ? "missing" : "lost";
        if (code === UNKNOWN_MATCH) this.close();
      },
    });
  }

  /** What is drawn: the moment chosen in the log, or else what is being told. */
  scene = $derived.by((): Scene | null => {
    if (!this.playback) return null;
    const now = this.hopeful(this.playback.shown);
    return this.moment === null ? now : past(now, this.playback.told, this.moment);
  });

  told = $derived(this.playback?.told ?? []);
  /** Something was asked of the server that it has not answered. */
  private asking = $state(false);
  /** Something is still being shown. */
  telling = $derived(this.playback !== null && !this.playback.shown.settled);
  /** The page is about to change by itself. */
  busy = $derived(this.telling || this.asking);
  paused = $derived(this.playback?.latest.paused ?? false);

  /** What the viewer may answer now. */
  decision = $derived.by((): Decision | null => {
    const scene = this.playback?.shown;
    if (!scene?.settled || this.hope || this.paused || this.moment !== null) return null;
    return scene.view.decision;
  });

  /** Sends an answer; until it is stored, the page shows what the viewer hopes for. */
  answer(option: Option): void {
    const decision = this.decision;
    if (!decision) return;
    this.refused = null;
    this.pending = { decision, option, again: false };
    if (!this.send({ type: "answer", decision: decision.number, word: option.word })) this.pending = null;
  }

  send(message: FromPage): boolean {
    const sent = this.wire.send(message);
    this.asking = sent;
    if (!sent) this.refused = "offline";
    return sent;
  }

  skip(): void {
    if (!this.playback) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.playback = skip(this.playback);
  }

  close(): void {
    clearTimeout(this.timer);
    this.wire.close();
  }

  private hears(message: FromServer): void {
    if (message.type !== "accepted") this.asking = false;
    switch (message.type) {
      case "start":
        clearTimeout(this.timer);
        this.timer = undefined;
        this.playback = begin(message);
        this.moment = null;
        return;
      case "update": {
        if (!this.playback) return;
        const { playback, heard } = hear(this.playback, message);
        if (heard === "gap") {
          this.playback = null;
          this.wire.restart();
          return;
        }
        this.playback = playback;
        // Nobody watches: whoever comes back finds things as they stand, and not a queue of old news.
        if (document.hidden) this.skip();
        if (this.timer === undefined) this.advance();
        return;
      }
      case "accepted":
        return;
      case "refused":
        if (!(this.pending?.again && message.code === "stale")) this.refused = message.code;
        this.pending = null;
    }
  }

  /** Shows the next scene, and the one after it when this one has had its time. */
  private advance(): void {
    this.timer = undefined;
    if (!this.playback) return;
    const before = this.playback.shown;
    this.playback = next(this.playback, calm());
    const { shown, ms } = this.playback;
    if (shown.sound && shown.sound !== before.sound && settings.sound) play(shown.sound);
    if (ms > 0) {
      this.timer = setTimeout(() => {
        this.advance();
      }, ms / factor());
    } else if (!idle(this.playback)) this.advance();
  }

  private sendAgain(): void {
    if (!this.hope) return;
    const { decision, option } = this.hope;
    this.pending = { decision, option, again: true };
    this.wire.send({ type: "answer", decision: decision.number, word: option.word });
  }

  /** The scene with the viewer's own answer in it, before the server has confirmed it. */
  private hopeful(scene: Scene): Scene {
    if (!this.hope || !scene.settled) return scene;
    const { decision, option } = this.hope;
    if (decision.question === "take-back") {
      return { ...scene, hand: scene.hand.map((held) => ({ ...held, down: false })) };
    }
    if (option.does === "pick") return scene;
    return { ...scene, hand: laidDown(scene.hand, option.cards) };
  }
}
