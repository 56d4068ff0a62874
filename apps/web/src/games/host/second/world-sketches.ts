/** Shapes of the world as a pencil would do them in a margin: strokes in a field of 28 by 20. */
export const WORLD_SKETCHES = {
  1: 'M1 4h26M1 9h26M1 13h26M1 17h26',
  2: 'M1 4h26M1 6l26 8M1 11l26 8M10 4l17 5',
  3: 'M1 4c4 0 5-2 8-2s5 4 9 4 5-3 9-2M1 11c4 0 5-4 8-4s5 5 9 5 5-4 9-3M1 17c4 0 5-4 8-4s5 5 9 5 5-4 9-3',
  4: 'M1 12c5 0 8-10 13-10s8 10 13 10M1 16c6 0 8-8 13-8s7 8 13 8M11 19c0-7 6-7 6 0',
  5: 'M1 4h8l1 4h8l1-4h8M1 10h9l1 4h6l1-4h9M9 4l3 15M19 4l-3 15M1 16h10M17 16h10',
  6: 'M1 4h26M2 19C4 6 24 6 26 19M6 19c2-9 14-9 16 0M10 19c1-5 7-5 8 0',
} as const;
