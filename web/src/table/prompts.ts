import { list, t } from "../words/words.svelte";
import { several } from "./choice";
import { who } from "./lines";
import type { Line, Scene } from "./scene";
import type { Table } from "./table.svelte";

/** What the table waits for, in a sentence; nothing while something is being told. */
export function prompt(scene: Scene, table: Pick<Table, "decision" | "moment" | "paused">): Line | null {
  const say = (key: string, args: Line["args"] = {}): Line => ({ key, args, tone: "plain" });
  if (table.moment !== null) return scene.line ? null : say("prompt-moment", { round: scene.round, turn: scene.turn });
  if (!scene.settled) return null;
  if (table.paused) return say("prompt-paused");
  const decision = table.decision;
  switch (decision?.question) {
    case "low-card":
    case "joker":
      return say("prompt-row", { card: decision.card?.word ?? "", question: decision.question });
    case "play":
      return say("prompt-play", { turn: scene.turn, several: several(decision.options) ? "yes" : "no" });
    case "pick":
      return say("prompt-pick", { turn: scene.hand.length + 1 });
    default:
      return waiting(scene, say);
  }
}

function waiting(scene: Scene, say: (key: string, args?: Line["args"]) => Line): Line | null {
  const asked = scene.lane.find((entry) => entry.state === "asked");
  if (asked)
    return scene.line
      ? null
      : say("say-asked", { ...who(scene.view, asked.seat), card: asked.card.word, question: "other" });
  const awaited = scene.view.players.filter((player) => player.asked && player.seat !== scene.view.you);
  if (awaited.length === 0) return null;
  return say("prompt-wait", { names: list(awaited.map((player) => t("name", who(scene.view, player.seat)))) });
}
