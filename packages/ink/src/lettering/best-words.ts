import type { LabelTarget } from './label-target.ts';
import { type Desk, LONGEST, type Spot, spotBeside, spotWithin, TOUCHES } from './labels.ts';
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
  const smallest = others.at(-1);
  const inside = insideOf([whole, ...others], label, named, desk);
  if (inside) return inside;
  const first = spotBeside(whole, label, named, desk);
  if (first && suits(first)) return { words: whole, spot: first };
  // Where the smallest finds no room, those between would look in vain.
  const least = first || !smallest ? null : spotBeside(smallest, label, named, desk);
  if (!first && !least) return null;
  let best: SetName | null = first && { words: whole, spot: first };
  for (const words of others) {
    if (best && (suits(best.spot) || words.size < size)) break;
    const isLed = best !== null && best.spot.leader !== null;
    const spot = words === smallest && least ? least : spotBeside(words, label, named, desk, isLed ? TOUCHES : LONGEST);
    if (spot && (best === null || isLed || spot.cost < best.spot.cost)) best = { words, spot };
  }
  return best;
}

/** Inside what they name, in the first of these words that finds room there; null if none does. */
function insideOf(ways: readonly Typeset[], label: WrittenLabel, named: LabelTarget, desk: Desk): SetName | null {
  const at = (words: Typeset): SetName | null => {
    const spot = spotWithin(words, label, named, desk);
    return spot && spot.cost < UNSUITED_WITHIN ? { words, spot } : null;
  };
  const [whole, ...others] = ways;
  const smallest = others.at(-1);
  const first = whole ? at(whole) : null;
  // Where the smallest finds no room, those between would look in vain.
  if (first || !smallest || !spotWithin(smallest, label, named, desk)) return first;
  for (const words of others) {
    const found = at(words);
    if (found) return found;
  }
  return null;
}
