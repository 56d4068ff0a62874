import type { Ask } from '@understory/table';
import { groupOf } from '../../world.ts';
import type { SecondWorld } from '../world.ts';

/** Of whom an advisor speaks: the group that chooses, the people of the age, or just the world. */
export type Whose =
  | { readonly sort: 'group'; readonly group: string; readonly age: string }
  /** Null: whichever comes first, while there is none yet. */
  | { readonly sort: 'people'; readonly group: string | null }
  | { readonly sort: 'world' };

export function whoseChoice(world: SecondWorld, ask: Ask): Whose {
  const { journal, groups, civs } = world;
  const by = 'by' in ask ? groups.find(({ id }) => id === ask.by) : undefined;
  if (by?.sort === 'monsters') return { sort: 'group', group: by.id, age: journal.age };
  if (by) return { sort: 'people', group: groupOf(world, by.of).id };
  if (journal.age === 'primordial') return { sort: 'people', group: null };
  if (journal.age !== 'civilization') return { sort: 'world' };
  const acting = civs.findLast((it) => it.ending === null) ?? civs.at(-1);
  return { sort: 'people', group: acting?.group.id ?? null };
}
