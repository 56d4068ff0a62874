import type { Sketch } from '../sketch.ts';
import { beasts } from './beasts.ts';
import { folk } from './folk.ts';
import { horrors } from './horrors.ts';
import { orders } from './orders.ts';
import { kinds, tags } from './tags.ts';

/** An emblem for every card of the deck, by its name in small letters with hyphens; for tags; and for the two kinds. */
export const beadEmblems: Readonly<Record<string, Sketch>> = {
  ...kinds,
  ...tags,
  ...folk,
  ...orders,
  ...beasts,
  ...horrors,
};

/** Words from the narrowest to the widest, "goblins humanoid swarm denizen": the emblem of the first that has one. */
export function emblemSketch(look: string): Sketch | null {
  for (const word of look.split(' ')) if (Object.hasOwn(beadEmblems, word)) return beadEmblems[word] ?? null;
  return null;
}
