import type { Clause } from '@understory/table';
import type { EditionWords, SharedEvent, Tick } from './events.ts';
import { note } from './note.ts';
import { type Group, groupOf, type World } from './world.ts';

/** A group comes into the world, in the words of an edition. `of` is the civilization it belongs to; itself if left out. */
export type Found<Words extends EditionWords> = (
  world: World,
  clause: Clause,
  group: { readonly kind: Words['group']; readonly name: string; readonly of?: string },
  founding: Founding<Words>,
) => Group;

/** What a founding says besides who it is. */
type Founding<Words extends EditionWords> = Omit<
  Extract<SharedEvent<Words>, { kind: 'founded' }>,
  'kind' | 'clause' | 'group' | 'what'
>;

/** `export const found: Found<Words> = foundAny` */
export const foundAny: Found<EditionWords> = (world, clause, group, founding) => {
  const id = world.page.newId('g');
  const made = { id, sort: 'people', kind: group.kind, of: group.of ?? id, name: group.name, card: null } as const;
  note(world, { kind: 'founded', clause, group: id, what: group.kind, ...founding }, [{ do: 'found', group: made }]);
  return groupOf(world, id);
};

/** The line in which a group was founded. */
export function foundedAt({ journal }: World, group: string): { readonly cause?: Tick } {
  const line = journal.entries.find((it) => it.kind === 'founded' && (it as { group?: string }).group === group);
  return line ? { cause: line.tick } : {};
}
