import type { Event, Start, Update, View } from "../api/messages";
import { type Beat, beatsOf, linger } from "./beats";
import { type Scene, settle } from "./scene";

/** What has arrived and is not shown yet: an event, or (without one) how things stand after the events before it. */
interface Waiting {
  event: Event | null;
  view: View;
}

/**
 * Where the telling of a match has got to. What arrives is put into a queue; `next` takes it out scene by scene. Pure: whoever
 * drives it decides when.
 */
export interface Playback {
  /** The last number heard. */
  n: number;
  /** How things stand by the last message, whatever is shown. */
  latest: View;
  shown: Scene;
  /** How long the scene stays. */
  ms: number;
  /** The events of this round that have been shown, or are being shown. */
  told: readonly Event[];
  beats: readonly Beat[];
  waiting: readonly Waiting[];
}

export type Heard = "played" | "known" | "gap";

/** All that was known is forgotten. */
export function begin(start: Start): Playback {
  return {
    n: start.n,
    latest: start.view,
    shown: settle(start.view, start.log),
    ms: 0,
    told: start.log,
    beats: [],
    waiting: [],
  };
}

/** Queues an update. What was heard before is ignored; a gap is told, for the match then has to be started anew. */
export function hear(playback: Playback, update: Update): { playback: Playback; heard: Heard } {
  if (update.n <= playback.n) return { playback, heard: "known" };
  if (update.n > playback.n + 1) return { playback, heard: "gap" };
  const steps = update.events.map((event) => ({ event, view: update.view }));
  const waiting = [...playback.waiting, ...steps, { event: null, view: update.view }];
  return { playback: { ...playback, n: update.n, latest: update.view, waiting }, heard: "played" };
}

export function idle(playback: Playback): boolean {
  return playback.beats.length === 0 && playback.waiting.length === 0;
}

/** The next scene that takes time, or how things stand once all is told. */
export function next(playback: Playback, calm: boolean): Playback {
  let now = playback;
  while (!idle(now)) {
    now = now.beats.length > 0 ? show(now) : unpack(now, calm);
    if (now.ms > 0) return now;
  }
  return { ...now, ms: 0 };
}

function show(playback: Playback): Playback {
  const [beat, ...beats] = playback.beats;
  return beat ? { ...playback, shown: beat.scene, ms: beat.ms, beats } : playback;
}

/** Turns what waits first into beats. */
function unpack(playback: Playback, calm: boolean): Playback {
  const [first, ...waiting] = playback.waiting;
  if (!first) return playback;
  if (first.event) {
    const beats = beatsOf(playback.shown, first.event, first.view, calm);
    return { ...playback, ms: 0, waiting, beats, told: tell(playback.told, first.event) };
  }
  const scene = finish(playback, first.view);
  const pause = linger(playback.shown, scene);
  const end: Beat = { scene, ms: 0 };
  return { ...playback, ms: 0, waiting, beats: [...pause, end] };
}

/** How things stand after an update; the line that was said last stays only while the same turn goes on. */
function finish(playback: Playback, view: View): Scene {
  const scene = settle(view, playback.told, playback.shown);
  return view.turn === playback.shown.turn && scene.lane.length > 0 ? scene : { ...scene, line: null };
}

/** Everything at once: only how things stand is shown. */
export function skip(playback: Playback): Playback {
  const last = playback.waiting.at(-1);
  if (!last && playback.beats.length === 0) return playback;
  const told = playback.waiting.reduce((log, { event }) => (event ? tell(log, event) : log), playback.told);
  const shown = { ...settle(playback.latest, told, playback.shown), line: null };
  return { ...playback, shown, told, ms: 0, beats: [], waiting: [] };
}

/** The log of a round ends when the next one is dealt. */
function tell(told: readonly Event[], event: Event): readonly Event[] {
  return event.what.kind === "dealt" ? [event] : [...told, event];
}
