import { list, t } from "../words/words.svelte";
import { who } from "./lines";
import type { Line, Scene } from "./scene";
import type { Table } from "./table.svelte";

/** What the table waits for, in a sentence; nothing while something is being told. */
export function prompt(scene: Scene, table: Pick<Table, "decision" | "moment" | "paused">): Line | null {
  const say = (key: string, args: Line["args"] = {}): Line => ({ key, args, tone: "plain" });
  if (table.moment !== null) return scene.line ? null : say("prompt-moment", { round: scene.round, turn: scene.turn });
  if (!scene.settled) return null;
  if (table.paused) return say("prompt-paused");
  if (table.decision?.question === "low-card") return say("prompt-low-card", { card: table.decision.card?.word ?? "" });
  if (table.decision?.question === "play") return say("prompt-play", { turn: scene.turn });
  const asked = scene.lane.find((entry) => entry.state === "asked");
  if (asked) return say("say-asked", { ...who(scene.view, asked.seat), card: asked.card.word });
  const awaited = scene.view.players.filter((player) => player.asked && player.seat !== scene.view.you);
  if (awaited.length === 0) return null;
  return say("prompt-wait", { names: list(awaited.map((player) => t("name", who(scene.view, player.seat)))) });
}
