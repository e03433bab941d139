/** How long each movement takes at the first speed, in milliseconds. */
export const MS = {
  deal: 900,
  turn: 700,
  lineUp: 520,
  walk: 620,
  land: 300,
  gate: 560,
  sweep: 520,
  sweepEach: 40,
  stroll: 380,
  note: 800,
  over: 1300,
  linger: 450,
  tick: 70,
  open: 480,
  aside: 420,
  pick: 260,
  start: 1100,
} as const;

/** With less motion there is only text to be read, and a taken row stays outlined. */
export const CALM = { reveal: 700, placed: 900, taken: 1200, after: 300, open: 400, picked: 200 } as const;
