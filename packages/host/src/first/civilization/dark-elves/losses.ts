import type { Bead, Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import type { Loss } from '../civ.ts';
import { type ElfCiv, greatCity, type Place, placeMet, slavesOf, total } from './elf-civ.ts';
import { settle } from './revolts.ts';

/** H1-ELF-07, H1-CIV-06: slaves are lost before nobles, at the place met. */
export function* lose(world: Realm, civ: ElfCiv, loss: Loss): Rule {
  const place = placeMet(world, civ, world.page.piece(loss.piece));
  if (!place) return;
  const lost = loseAt(world, place, loss);
  // H1-TWO-05: in a conflict the great city bears the rest.
  const city = greatCity(civ);
  if (loss.deed === 'conflict' && city && city !== place) loseAt(world, city, { ...loss, many: loss.many - lost });
  yield* settle(world, civ);
}

/** Returns how many were lost there. */
export function loseAt(world: Realm, place: Place, { clause, many, deed, piece }: Loss): number {
  const group = place.group.id;
  const dead = [...slavesOf(world, place), ...beadsOf(world, group, 'population')].slice(0, many);
  for (const bead of ['treasure', 'population'] as const) {
    const some = dead.filter((it) => it.kind === bead);
    if (some.length === 0) continue;
    const lost = { group, bead, count: some.length, beads: some.map(({ id }) => id), deed, piece };
    note(world, { kind: 'lost', clause, ...lost }, gone(some));
  }
  return dead.length;
}

export function folkAt(world: Realm, civ: ElfCiv, piece: Piece): number {
  const place = placeMet(world, civ, piece);
  return place ? total(world, place) : 0;
}

/** The slaves of the place met. */
export function purse(world: Realm, civ: ElfCiv, piece: Piece): Bead[] {
  const place = placeMet(world, civ, piece);
  return place ? slavesOf(world, place) : [];
}
