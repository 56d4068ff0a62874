import { beadsOf, moveBead } from '../../../beads.ts';
import { gone, goneAndLeft } from '../../../purse.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { freeTreasure } from './spring.ts';
import { DWARVEN_TREASURE } from './treasure.ts';

/** H1-DWF-20: their ● go, and every ○ of theirs but the Dwarven Treasures, which are nobody's from now on. */
export function endDwarves(world: Realm, civ: DwarfCiv): void {
  const { page } = world;
  const id = civ.group.id;
  const own = beadsOf(world, id, 'treasure');
  const lost = [
    ...beadsOf(world, id, 'population'),
    ...own.filter((it) => it.emblem !== DWARVEN_TREASURE),
    ...freeTreasure(world, civ),
  ];
  const left = own
    .filter((it) => it.emblem === DWARVEN_TREASURE)
    .map((it) => moveBead(world, it, page.piece(it.piece), null));
  const changes = [...gone(lost), ...left] as Parameters<typeof goneAndLeft>[0];
  note(world, { kind: 'cleared away', clause: 'H1-DWF-20', group: id, ...goneAndLeft(changes) }, [
    ...changes,
    { do: 'fall', group: id },
  ]);
}
