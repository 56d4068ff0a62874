import type { Masonry, WallLine } from '../figure.ts';
import type { Colour } from '../mark.ts';

/** H1-GEN-T1.1: nature is drawn in pencil, thin and lifted from the paper now and then. */
export const natural: WallLine = { ink: 'pencil', width: 0.72, dash: [0.62, 0.09, 0.34, 0.07] };

/**
 * H1-GEN-T1.6 to .11: each hand has its ink. Nobody is told by hue alone: the Dwarves lay crisp stone, the Dark Elves draw a fine
 * second line, the walls of the Demons have thorns, delvers and breeders a plain line, firm or loose, and the kingdoms walls
 * like a castle's.
 */
export const peoples = {
  dwarves: {
    floor: 'floorBuilt',
    line: { ink: 'inkBlue', width: 1 },
    courses: [['inkBlue', 0.16]],
    join: 'sharp',
  },
  'dark elves': {
    floor: 'floorFine',
    line: { ink: 'ink', width: 1 },
    courses: [
      ['ink', 0.29],
      ['floorFine', 0.238],
    ],
  },
  demons: { floor: 'floorScorched', line: { ink: 'inkRed', width: 1.15 }, courses: [], thorns: true },
  delvers: { floor: 'floorPlaster', line: { ink: 'ink', width: 1.3 }, courses: [], join: 'sharp' },
  breeders: { floor: 'floor', line: { ink: 'ink', width: 0.9, dash: [0.3, 0.12] }, courses: [] },
  kingdoms: { floor: 'floorBuilt', line: { ink: 'ink', width: 1.9 }, courses: [], join: 'sharp' },
} as const satisfies Readonly<Record<string, Masonry>>;

/** H1-GEN-14: the pens of the groups, in the order in which they come. Whose they are is told by the manner of the wall, and by the name. */
export const pens = [
  'penBlue',
  'penRed',
  'penGreen',
  'ink',
  'penViolet',
  'penBrown',
  'waterLine',
  'corruptLine',
] as const satisfies readonly Colour[];
