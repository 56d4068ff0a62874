import type { LabelTarget } from './label-target.ts';
import { type Desk, LONGEST, type Spot, spotFor, spotWithin, TOUCHES } from './labels.ts';
import { settings, type Typeset } from './typeset.ts';
import type { WrittenLabel } from './written-label.ts';

/** A name as it is set, and where. */
interface SetName {
  readonly words: Typeset;
  readonly spot: Spot;
}

/** What costs as much stands in the sky for something in the rock, or across the surface. */
const UNSUITED = 2.4;

/** Inside what it names a name may stand among gold and life, but not on top of all that is there. */
const UNSUITED_WITHIN = 4.5;

const suits = ({ leader, cost }: Spot): boolean => leader === null && cost < UNSUITED;

/**
 * The words of a name as it stands best: inside what it names if that is large, in fewer words or smaller if need be; else by what it names, without its note or in short lines if need be. A name as large as it should be, with a
 * leader, is better than a smaller one without. Null if there is no room for it.
 */
export function bestWords(
  label: WrittenLabel,
  whole: Typeset,
  size: number,
  named: LabelTarget,
  desk: Desk,
): SetName | null {
  const others = [...settings(label, whole, size, desk.width)];
  for (const words of named.roomy.length > 0 ? [whole, ...others] : []) {
    const spot = spotWithin(words, label, named, desk);
    if (spot && spot.cost < UNSUITED_WITHIN) return { words, spot };
  }
  const first = spotFor(whole, label, named, desk);
  if (first && suits(first)) return { words: whole, spot: first };
  const smallest = others.at(-1);
  // Where the smallest finds no room, those between would look in vain.
  const least = first || !smallest ? null : spotFor(smallest, label, named, desk);
  if (!first && !least) return null;
  let best: SetName | null = first && { words: whole, spot: first };
  for (const words of others) {
    if (best && (suits(best.spot) || words.size < size)) break;
    const isLed = best !== null && best.spot.leader !== null;
    const spot = words === smallest && least ? least : spotFor(words, label, named, desk, isLed ? TOUCHES : LONGEST);
    if (spot && (best === null || isLed || spot.cost < best.spot.cost)) best = { words, spot };
  }
  return best;
}
