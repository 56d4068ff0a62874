import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { type Holding, holdersOf } from '../standing.ts';

/** How a treasure came to a holder (CH-LEG-11). */
export type Passing =
  | 'made'
  | 'found'
  | 'stolen'
  | 'demanded'
  | 'given'
  | 'taken back'
  | 'taken from the dead'
  | 'taken'
  | 'left lying';

/** A holder, and how it came by the thing. */
export interface Link extends Holding {
  readonly how: Passing;
}

/** So many lines after an end what the dead had may have changed its owner. */
const NEAR = 8;

/** Who held a treasure with a name, one after another, and by which deed each came by it (CH-LEG-11). Nobody is no owner. */
export function chainOf(name: string, { story }: Chronicle): Link[] {
  const { tale } = story;
  const about = story.facts.filter((it) => it.treasures.includes(name));
  const held = holdersOf(tale.sheet, name, tale.last);
  return held.map((it, i) => ({ ...it, how: howOf(it, held.slice(0, i), about, story) }));
}

function howOf(
  { group, since }: Holding,
  before: readonly Holding[],
  about: readonly Fact[],
  story: Chronicle['story'],
): Passing {
  const made = about.find((it) => it.kind === 'crafted');
  if (group === null) return 'left lying';
  if (before.length === 0) return made && (made.actor === group || made.actor === null) ? 'made' : 'found';
  const deed = about.find((it) => it.kind !== 'crafted' && it.ticks.some((tick) => Math.abs(tick - since) <= 1));
  const last = before.findLast((it) => it.group !== null)?.group ?? null;
  const end = last === null ? null : story.death(last);
  if (before.some((it) => it.group === group)) return 'taken back';
  if (deed?.kind === 'stole') return 'stolen';
  if (deed?.kind === 'extorted') return 'demanded';
  if (deed?.kind === 'bribed' || deed?.kind === 'traded' || deed?.kind === 'sent') return 'given';
  if (end && end.by === group && since - tickOf(end) <= NEAR && since >= tickOf(end)) return 'taken from the dead';
  return before.at(-1)?.group === null ? 'found' : 'taken';
}
