import type { Masonry } from '../figure.ts';

/** Crisp stone; a fine line beside the wall; thorns; plaster; plates of metal. */
export const peoples = {
  dwarves: { floor: 'floorBuilt', courses: [['ink', 0.13]], join: 'sharp' },
  'deep elves': {
    floor: 'floorFine',
    courses: [
      ['ink', 0.29],
      ['floorFine', 0.238],
    ],
  },
  demons: { floor: 'floorScorched', courses: [], thorns: true, stainsHollows: true },
  magicians: { floor: 'floorPlaster', courses: [], stars: true },
  aliens: {
    floor: 'floorMetal',
    courses: [
      ['ink', 0.35],
      ['smoke', 0.278],
    ],
  },
} as const satisfies Readonly<Record<string, Masonry>>;
