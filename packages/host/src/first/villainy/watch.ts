import type { Clause } from '@understory/table';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import type { VillainyEnding } from './keys.ts';
import { triumphOf } from './triumphs.ts';
import { villainsOf } from './villains.ts';

/** H1-VIL-07, -09: the age is over as soon as a villain triumphs, or the last of them is dead. Neither six ○ nor the loss of the kingdoms ends it (H1-VIL-04). */
export function watchVillainy(world: Realm): void {
  const { monsters, villainy } = world;
  if (monsters.over || !villainy || villainy.villains.length === 0) return;
  for (const me of villainsOf(world)) {
    const ending = triumphOf(world, me);
    if (!ending) continue;
    endVillainy(world, ending, me.id);
    return;
  }
  if (villainsOf(world).length === 0) endVillainy(world, lastEnding(world), null);
}

/** The Dungeon Master whose attack was beaten is dead by that. */
function lastEnding(world: Realm): VillainyEnding {
  const last = world.journal.entries.findLast((it) => it.kind === 'attacked' || it.kind === 'fell');
  return last?.clause === 'H1-DMR-21' ? 'attack beaten' : 'villain dead';
}

export function endVillainy(world: Realm, ending: VillainyEnding, group: string | null): void {
  world.monsters.over = { ending, group };
  note(world, { kind: 'villainy ended', clause: CLAUSES[ending], ending, group });
}

const CLAUSES: Readonly<Record<VillainyEnding, Clause>> = {
  'world conquered': 'H1-DMR-21',
  'attack beaten': 'H1-DMR-21',
  'all minds taken': 'H1-THO-06',
  'land overrun': 'H1-LIC-07',
  'surface ruled': 'H1-AVI-04',
  'villain dead': 'H1-VIL-07',
  undecided: 'H1-VIL-08',
};
