import type { Clause } from '@understory/table';
import type { SharedEvent } from './events.ts';
import { note } from './note.ts';
import { type Group, groupOf, type World } from './world.ts';

/** What a founding says besides who it is. */
type Founding = Omit<Extract<SharedEvent, { kind: 'founded' }>, 'kind' | 'clause' | 'group' | 'what'>;

/** A people comes into the world, or a part of it. `of` is the civilization it belongs to; itself if left out. */
export function found(
  world: World,
  clause: Clause,
  group: { kind: string; name: string; of?: string },
  founding: Founding = {},
): Group {
  const id = world.page.newId('g');
  const made = { id, sort: 'people', kind: group.kind, of: group.of ?? id, name: group.name, card: null } as const;
  note(world, { kind: 'founded', clause, group: id, what: group.kind, ...founding }, [{ do: 'found', group: made }]);
  return groupOf(world, id);
}
