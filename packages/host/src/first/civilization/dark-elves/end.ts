import { beadsOf, moveBead } from '../../../beads.ts';
import { gone, goneAndLeft } from '../../../purse.ts';
import { putBeads } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { ELVEN_TREASURE, type ElfCiv, type Place, standing, total } from './elf-civ.ts';
import { housesOf } from './houses.ts';

/** H1-ELF-30: nobles and slaves are gone; a slave beast stays in the pits and goods in the palaces of each place that still stood. */
export function endElves(world: Realm, civ: ElfCiv): void {
  for (const place of standing(civ)) endPlace(world, place);
}

function endPlace(world: Realm, place: Place): void {
  const { page } = world;
  const group = place.group.id;
  const stood = total(world, place) > 0;
  const treasure = beadsOf(world, group, 'treasure');
  const lost = [...beadsOf(world, group, 'population'), ...treasure.filter((it) => it.emblem !== ELVEN_TREASURE)];
  const left = treasure
    .filter((it) => it.emblem === ELVEN_TREASURE)
    .map((it) => moveBead(world, it, page.piece(it.piece), null));
  const changes = [...gone(lost), ...left] as Parameters<typeof goneAndLeft>[0];
  note(world, { kind: 'cleared away', clause: 'H1-ELF-30', group, ...goneAndLeft(changes) }, [
    ...changes,
    { do: 'fall', group },
  ]);
  if (!stood) return;
  const home = page.piece(place.home);
  putBeads(world, 'H1-ELF-30', housesOf(world, place, 'slave')[0] ?? home, 'population', 1, 'slave beast');
  putBeads(world, 'H1-ELF-30', housesOf(world, place, 'noble')[0] ?? home, 'treasure', 1, 'elven goods');
}
