import { unreachable } from '@understory/table';
import { aim, term } from '../phrases/filter.ts';
import { all, either, list, maybe, node, type Phrase, second } from '../phrases/phrase.ts';
import { or, say } from '../phrases/words.ts';
import { type Joined, orList, printAim, printFilter } from '../print/words.ts';
import type { Aim, Filter } from '../tree/filter.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

export interface Relocate extends Span {
  readonly kind: 'relocate';
  readonly goals: readonly Goal[];
  readonly leavingTreasure: boolean;
}

/** A place that fits any one of the goals will do; without goals, any place. */
export type Goal = Span &
  (
    | { readonly kind: 'near'; readonly aims: readonly Aim[] }
    | { readonly kind: 'away from'; readonly groups: Filter }
    | { readonly kind: 'to a tomb' }
    | { readonly kind: 'to a cleared lair' }
  );

export const relocate: Wording<Relocate> = {
  read: (between) =>
    node(all(say('relocate'), maybe(list(goal(between), or)), maybe(say('leaving ○'))), ([kind, goals, leaving]) => ({
      kind,
      goals: goals ?? [],
      leavingTreasure: leaving !== null,
    })),
  print({ goals, leavingTreasure }, joined) {
    const where = orList(goals.map((it) => printGoal(it, joined)));
    return ['relocate', where, leavingTreasure ? 'leaving ○' : ''].filter((it) => it !== '').join(' ');
  },
  deed: () => 'relocate',
};

function goal(between: Phrase<unknown>): Phrase<Goal> {
  return either(
    node(second(say('near'), list(aim, between)), (aims) => ({ kind: 'near', aims })),
    node(second(say('away from'), list(term, between)), (groups) => ({ kind: 'away from', groups })),
    node(say('to a tomb'), (kind) => ({ kind })),
    node(say('to a cleared lair'), (kind) => ({ kind })),
  );
}

export function printGoal(it: Goal, joined: Joined): string {
  switch (it.kind) {
    case 'near':
      return `near ${joined(it.aims.map(printAim))}`;
    case 'away from':
      return `away from ${printFilter(it.groups, joined)}`;
    case 'to a tomb':
    case 'to a cleared lair':
      return it.kind;
    default:
      return unreachable(it);
  }
}
