import type { Clause, Rule } from '@understory/table';
import type { Group } from '../../../world.ts';
import { choose } from '../../asks.ts';
import type { Spending } from '../../events.ts';
import { population } from '../civ.ts';
import { spend } from '../gains.ts';
import { endWithLastOne } from '../losses.ts';
import { buryTheDead, type Colony, type ElfCiv } from './elf-civ.ts';
import type { ElfQuestion } from './questions.ts';

/** A group loses 1● by its own people's doing, if it has any. */
export function loseNoble(civ: ElfCiv, clause: Clause, group: Group, on: Spending): void {
  const cause = spend(civ, clause, 'population', group, on);
  if (cause === null) return;
  buryTheDead(civ, cause);
  endWithLastOne(civ, on.by ?? null, cause); // H2-CIV-25
}

/** One of some colonies, the one with the most or fewest by default, the oldest of equals; null if there is none. */
export function* whichColony(
  civ: ElfCiv,
  clause: Clause,
  topic: ElfQuestion,
  among: readonly Colony[],
  rank: (colony: Colony) => number,
): Rule<Colony | null> {
  const [first] = among;
  if (!first) return null;
  const usual = among.reduce((best, it) => (rank(it) > rank(best) ? it : best), first);
  const key = yield* choose(clause, {
    by: civ.group.id,
    topic,
    options: among.map(({ group: { id: group } }) => ({
      key: group,
      what: { kind: 'group', group },
      subject: { group },
    })),
    usual: usual.group.id,
    about: civ.acting.id,
  });
  return among.find((it) => it.group.id === key) ?? usual;
}

export const mostPeopled =
  (civ: ElfCiv) =>
  ({ group }: Colony): number =>
    population(civ, group);
