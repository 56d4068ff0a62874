import { beasts } from '../drawings/bead-emblems/beasts.ts';
import { fitted } from '../drawings/bead-emblems/fitted.ts';
import { folk } from '../drawings/bead-emblems/folk.ts';
import { horrors } from '../drawings/bead-emblems/horrors.ts';
import { orders } from '../drawings/bead-emblems/orders.ts';
import { kinds, tags } from '../drawings/bead-emblems/tags.ts';
import type { Sketch } from '../drawings/sketch.ts';

/** An emblem for every card of the deck, by its name in small letters with hyphens; for tags, and for the two kinds of cards. */
export const beadEmblems: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries({ ...kinds, ...tags, ...folk, ...orders, ...beasts, ...horrors }).map(([name, it]) => [
    name,
    fitted(it),
  ]),
);
