import type { Direction } from "./keys";

/** Which of *buttons* lies beside *from*, above it or below it; the first where nothing is held yet. */
export function neighbour(
  buttons: readonly HTMLElement[],
  from: Element | null,
  by: Direction,
): HTMLElement | undefined {
  const at = buttons.findIndex((button) => button === from);
  const backwards = by === "left" || by === "up";
  const here = buttons[at]?.getBoundingClientRect();
  if (!here) return buttons.at(backwards ? -1 : 0);
  if (by === "left" || by === "right") return buttons[at + (backwards ? -1 : 1)];
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (backwards ? box.bottom <= here.top + 1 : box.top >= here.bottom - 1));
  const nearest = (one: DOMRect): number => 3 * Math.abs(one.top - here.top) + Math.abs(one.left - here.left);
  return beyond.toSorted((one, other) => nearest(one.box) - nearest(other.box))[0]?.button;
}
