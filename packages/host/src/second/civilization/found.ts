import type { Clause } from '@understory/table';
import { type Group, groupOf, note, type World } from '../../world.ts';

/** A group comes into the world. `of` is the civilization it belongs to; itself if left out. */
export function found(
  world: World,
  clause: Clause,
  group: { kind: string; name: string; of?: string },
  text: string,
): Group {
  const id = world.page.newId('g');
  const made = { id, kind: group.kind, of: group.of ?? id, name: group.name, card: null };
  note(world, { kind: 'founded', clause, group: id, text }, [{ do: 'found', group: made }]);
  return groupOf(world, id);
}
