import { centreOf, type Label, type Page, type Piece } from '@understory/page';
import { isAsWritten } from '@understory/table';
import type { Change } from '../../note.ts';
import { groupOf, type World } from '../../world.ts';
import type { Sign } from '../called.ts';
import { homeOf, type MonsterGroup } from './group.ts';

/** A group's name goes with it to its new lair (H1-MEA-36). */
export function nameMoved(world: World, me: MonsterGroup, { id, shape }: Piece): Change[] {
  return rewritten(world, me, (it) => ({ ...it, about: id, at: centreOf(shape) }));
}

/** H1-MEA-27: the name of those who are gone is marked as abandoned, and stands smaller from now on. */
export function nameAbandoned(world: World, me: MonsterGroup): Change[] {
  const what: Sign = { kind: 'abandoned' };
  return rewritten(world, me, (it) => ({ ...it, note: what, size: 'small' }));
}

/** Is the name written there already, as an Ancient Wyrm's is (H1-PRM-12)? */
export function isNamed(page: Page, { id }: Piece, name: string): boolean {
  return page.labels.some((it) => it.until === null && it.about === id && isOf(it, name));
}

type Written = Extract<Change, { do: 'label' }>['label'];

/** The name at their home is written anew. */
function rewritten(world: World, me: MonsterGroup, anew: (label: Written) => Written): Change[] {
  const { page } = world;
  const { name } = groupOf(world, me.id);
  const home = homeOf(me);
  return page.labels
    .filter((it) => it.until === null && it.about === home && isOf(it, name))
    .flatMap(({ id, since: _since, until: _until, ...label }): Change[] => [
      { do: 'end', id },
      { do: 'label', label: anew({ ...label, id: page.newId('l') }) },
    ]);
}

function isOf({ what }: Label, name: string): boolean {
  return isAsWritten(what) && what.text === name;
}
