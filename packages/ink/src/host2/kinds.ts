import { drawNexus } from '../drawings/index.ts';
import { drawCorruption } from '../ground/corruption.ts';
import type { PatternBook } from '../pattern-book.ts';

/** The kinds of piece that the second edition has besides rock, riches, rooms and water. */
export const kinds: PatternBook['kinds'] = {
  corruption: [{ kind: 'corruption', draw: drawCorruption, inRock: true }],
  nexus: [
    { kind: 'nexus', draw: drawNexus },
    { kind: 'ley', draw: drawNexus, inRock: true },
  ],
  resources: [{ kind: 'void', draw: drawNexus }],
};
