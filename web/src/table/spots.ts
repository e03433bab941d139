import type { Spot } from "./scene";

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** Where a spot of the table is on the screen now: its left upper corner and the width of a card there. */
export function boxOf(root: ParentNode, spot: Spot): Box | null {
  switch (spot.at) {
    case "lane":
      return visible(root, `[data-lane="${CSS.escape(`${spot.seat}-${spot.card}`)}"]`);
    case "offer":
      return visible(root, `[data-offer="${CSS.escape(spot.card)}"]`);
    case "slot":
      return visible(root, `[data-slot="${CSS.escape(`${spot.row}-${String(spot.place)}`)}"]`);
    case "gate": {
      const gate = rect(root, `[data-gate="${CSS.escape(spot.row)}"]`);
      const slot = boxOf(root, { at: "slot", row: spot.row, place: 1 });
      if (!gate || !slot) return null;
      return { x: gate.left + gate.width / 2 - slot.width / 2, y: slot.y, width: slot.width };
    }
  }
}

/** The middle of the tag that counts the heads of a seat. */
export function pileOf(root: ParentNode, seat: string): { x: number; y: number } | null {
  const box = rect(root, `[data-pile="${CSS.escape(seat)}"]`);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The middle of the hand of a seat: the viewer's own cards, or the tile of another. */
export function handOf(root: ParentNode, seat: string): { x: number; y: number } | null {
  const box = rect(root, `[data-hand="${CSS.escape(seat)}"]`);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function visible(root: ParentNode, selector: string): Box | null {
  const box = rect(root, selector);
  return box && { x: box.left, y: box.top, width: box.width };
}

/** Some things are drawn twice, for phones and for wide windows; only one of them has a size. */
function rect(root: ParentNode, selector: string): DOMRect | null {
  const boxes = [...root.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
}
