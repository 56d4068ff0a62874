import { type Sketch, shrunk } from '../sketch.ts';
import { beasts } from './beasts.ts';
import { folk } from './folk.ts';
import { horrors } from './horrors.ts';
import { orders } from './orders.ts';
import { kinds, tags } from './tags.ts';

/** From the middle of an emblem to the rim of its bead. */
const RIM = 0.54;

/** An emblem for every card of the deck, by its name in small letters with hyphens; for tags; and for the two kinds. */
export const beadEmblems: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries({ ...kinds, ...tags, ...folk, ...orders, ...beasts, ...horrors }).map(([name, it]) => [
    name,
    fitted(it),
  ]),
);

/** Words from the narrowest to the widest, "goblins humanoid swarm denizen": the emblem of the first that has one. */
export function emblemSketch(look: string): Sketch | null {
  for (const word of look.split(' ')) if (Object.hasOwn(beadEmblems, word)) return beadEmblems[word] ?? null;
  return null;
}

/** Horns and ears that would stand out over the rim make the whole a little smaller. */
function fitted(what: Sketch): Sketch {
  let farthest = 0;
  for (const [, stencil] of what) {
    for (const [, points] of stencil) {
      const [x = 0, y = 0] = points.slice(-2);
      farthest = Math.max(farthest, Math.sqrt(x * x + y * y));
    }
  }
  return farthest > RIM ? shrunk(what, 0, 0, RIM / farthest) : what;
}
