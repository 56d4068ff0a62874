import type { LabelTarget } from './label-target.ts';
import { type Desk, LONGEST, type Spot, spotFor, TOUCHES } from './labels.ts';
import { settings, type Typeset } from './typeset.ts';
import type { WrittenLabel } from './written-label.ts';

/** A name as it is set, and where. */
interface SetName {
  readonly words: Typeset;
  readonly spot: Spot;
}

/**
 * The words of a name as it stands best: by what it names, without its note or in short lines if need be. A name as large as it should be, with a
 * leader, is better than a smaller one without. Null if there is no room for it.
 */
export function bestWords(
  label: WrittenLabel,
  whole: Typeset,
  size: number,
  named: LabelTarget,
  desk: Desk,
): SetName | null {
  const first = spotFor(whole, label, named, desk);
  if (first?.leader === null) return { words: whole, spot: first };
  const others = [...settings(label, whole, size, desk.width)];
  const smallest = others.at(-1);
  // Where the smallest finds no room, those between would look in vain.
  const least = first || !smallest ? null : spotFor(smallest, label, named, desk);
  if (!first && !least) return null;
  let best: SetName | null = first && { words: whole, spot: first };
  for (const words of others) {
    if (best && (best.spot.leader === null || words.size < size)) break;
    const spot = words === smallest && least ? least : spotFor(words, label, named, desk, best ? TOUCHES : LONGEST);
    if (spot) best = { words, spot };
  }
  return best;
}
