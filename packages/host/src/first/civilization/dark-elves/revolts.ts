import type { Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { putBeads } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { ends } from '../civ.ts';
import { ELVEN_TREASURE, type ElfCiv, nobles, type Place, slaves, slavesOf, standing, total } from './elf-civ.ts';
import { gain, housesOf } from './houses.ts';

/** A place with so many is in chaos (H1-ELF-09). */
const CHAOS = 10;
/** How many a revolt sets free (H1-ELF-27). */
const FREED = 3;

/** H1-ELF-26: at least one slave, and twice as many as nobles. */
export function isRebellious(of: { readonly nobles: number; readonly slaves: number }): boolean {
  return of.slaves >= 1 && of.slaves >= of.nobles * 2;
}

/** After the effect of any clause: chaos (H1-ELF-09), places without anybody (H1-ELF-10), and revolts, the oldest place first, until none revolts (H1-ELF-26, -29). */
export function* settle(world: Realm, civ: ElfCiv): Rule {
  while (!civ.ending) {
    if (standing(civ).some((it) => total(world, it) >= CHAOS)) {
      ends(civ, 'chaos');
      return;
    }
    for (const it of standing(civ)) if (total(world, it) === 0) fall(world, civ, it);
    if (standing(civ).length === 0) {
      ends(civ, 'no city left');
      return;
    }
    const rebels = standing(civ).find((it) => isRebellious({ nobles: nobles(world, it), slaves: slaves(world, it) }));
    if (!rebels) return;
    yield* revolt(world, civ, rebels);
  }
}

/** H1-ELF-27, -28: nobles and slaves are gone, freed slaves stand in the pits, and unrest spreads. */
function* revolt(world: Realm, civ: ElfCiv, place: Place): Rule {
  const { group } = place;
  const pits = housesOf(world, place, 'slave');
  const home = world.page.piece(place.home);
  const all = [...beadsOf(world, group.id, 'population'), ...slavesOf(world, place)];
  const beads = all.map(({ id }) => id);
  note(world, { kind: 'revolted', clause: 'H1-ELF-27', group: group.id, beads, piece: place.home }, gone(all));
  for (let i = 0; i < FREED; i++)
    putBeads(world, 'H1-ELF-27', pits[i % pits.length] ?? home, 'population', 1, 'freed slaves');
  fall(world, civ, place);
  for (const it of standing(civ)) yield* gain(world, civ, it, 'H1-ELF-28', 'slave');
}

/** A place is no more. Treasure in its temple or shrine is nobody's now (H1-MEA-27). */
function fall(world: Realm, civ: ElfCiv, place: Place): void {
  const { group } = place;
  const left = beadsOf(world, group.id, 'treasure').filter((it) => it.emblem === ELVEN_TREASURE);
  const moves = left.map((it) => moveBead(world, it, world.page.piece(it.piece), null));
  note(world, { kind: 'fell', clause: 'H1-MEA-27', group: group.id, left: moves.map((it) => it.bead.id) }, [
    ...moves,
    { do: 'fall', group: group.id },
  ]);
  if (civ.city === group.id) civ.city = null;
}
