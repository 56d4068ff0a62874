import { type Clause, type Rule, unreachable } from '@understory/table';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import type { PlaytestWorld } from '../../world.ts';
import { isManned } from './elves.ts';
import { expandMine, expandPens, expandProcessing } from './expansions.table.ts';
import type { Colony, Elves } from './state.ts';

/** PT-COL-05: how often a colony can be expanded. */
const EXPANSIONS = 2;

/** PT-COL-05, -09: it has its ●, and was expanded less than twice. */
export function canExpand(world: PlaytestWorld, colony: Colony): boolean {
  return isManned(world, colony) && colony.expanded < EXPANSIONS;
}

/** PT-COL-05: by its table the first time, by its second effect the second time. */
export function* expand(world: PlaytestWorld, elves: Elves, colony: Colony, clause: Clause): Rule {
  colony.expanded++;
  const which = colony.expanded === 1 ? 'first' : 'second';
  note(world, { kind: 'expanded', clause, group: colony.group, which });
  switch (colony.kind) {
    case 'mining':
      return yield* expandMine(world, elves, colony);
    case 'processing':
      return yield* expandProcessing(world, elves, colony);
    case 'pens':
      return yield* expandPens(world, elves, colony);
    default:
      return unreachable(colony.kind);
  }
}

/** One of some colonies expands; the default is the oldest. */
export function* expandOne(world: PlaytestWorld, elves: Elves, among: readonly Colony[], clause: Clause): Rule {
  const which = yield* whichColony(elves, among, clause, 'expands');
  if (which) yield* expand(world, elves, which, clause);
}

export function* whichColony(
  { city, year }: Elves,
  among: readonly Colony[],
  clause: Clause,
  does: 'acts' | 'expands',
): Rule<Colony | null> {
  const [first] = among;
  if (!first) return null;
  const key = yield* choose(clause, {
    by: city,
    topic: { kind: `which colony ${does}` },
    options: among.map(({ group }) => ({ key: group, what: { kind: 'group', group } as const, subject: { group } })),
    usual: first.group,
    about: `year ${year}`,
  });
  return among.find(({ group }) => group === key) ?? first;
}
