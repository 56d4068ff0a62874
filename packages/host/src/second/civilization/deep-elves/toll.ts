import type { Clause, Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import type { Group } from '../../../world.ts';
import { choose } from '../../asks.ts';
import type { Loss } from '../../events.ts';
import { note } from '../../note.ts';
import { groupsOf, population } from '../civ.ts';
import { endWithLastOne } from '../losses.ts';
import { buryTheDead, type Colony, type ElfCiv } from './elf-civ.ts';
import type { ElfQuestion } from './questions.ts';

/** A group loses 1● by its own people's doing, the newest, if it has any. `what` is the work that it dies for. */
export function loseNoble(civ: ElfCiv, clause: Clause, group: Group, how: Loss & { readonly what?: string }): void {
  const { world } = civ;
  const noble = beadsOf(world, group.id, 'population').at(-1);
  if (!noble) return;
  const lost = { kind: 'lost', clause, group: group.id, bead: 'population', count: 1 } as const;
  const cause = note(world, { ...lost, beads: [noble.id], pieces: [noble.piece], ...how }, gone([noble]));
  buryTheDead(civ, cause);
  endWithLastOne(civ, how.by, cause); // H2-CIV-25
}

/** Is the one ● of this group the last of all? */
export function isLastNoble(civ: ElfCiv, group: Group): boolean {
  return population(civ, group) === 1 && groupsOf(civ).every((it) => it === group || population(civ, it) === 0);
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
