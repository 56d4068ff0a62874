import type { Manner } from '@understory/page';

/** How somebody draws: whose pen it is, how rooms and tunnels run. */
export interface Hand {
  readonly hand: HandKey;
  readonly manner: Manner;
  /** Rooms stand to the four winds of their parents only, and tunnels run level and upright (H1-MEA-20, -22). */
  readonly isSquare: boolean;
  /** Each tunnel is one of these, by chance. They are measured straight, and drawn so by the pen alone. */
  readonly tunnels: readonly Manner[];
}

/** Those who draw, in the order of H1-GEN-T1. */
export const HAND_KEYS = ['dwarves', 'dark elves', 'demons', 'delvers', 'breeders'] as const;
export type HandKey = (typeof HAND_KEYS)[number];

/** H1-GEN-T1.6 to .10: the hands of peoples and monsters. */
export const HANDS: Readonly<Record<HandKey, Hand>> = {
  dwarves: { hand: 'dwarves', manner: 'square', isSquare: true, tunnels: ['square'] },
  'dark elves': { hand: 'dark elves', manner: 'straight', isSquare: false, tunnels: ['straight', 'curved'] },
  demons: { hand: 'demons', manner: 'straight', isSquare: false, tunnels: ['straight', 'curved', 'zigzag'] },
  delvers: { hand: 'delvers', manner: 'straight', isSquare: false, tunnels: ['straight'] },
  breeders: { hand: 'breeders', manner: 'natural', isSquare: false, tunnels: ['natural'] },
};
