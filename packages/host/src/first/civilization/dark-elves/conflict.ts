import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';
import { type ElfCiv, greatCity, placeMet, total } from './elf-civ.ts';
import { gain } from './houses.ts';
import { settle } from './revolts.ts';

/** H1-TWO-04: all of the place met; a colony adds the great city's. */
export function might(world: Realm, civ: ElfCiv, piece: Piece): number {
  const [place, city] = [placeMet(world, civ, piece), greatCity(civ)];
  if (!place) return 0;
  return total(world, place) + (city && city !== place ? total(world, city) : 0);
}

/** How many they take. */
const CAPTIVES = 2;

/** H1-TWO-T1.4, H1-MEA-26: ● of the other people are slaves of the place met from now on. */
export function* enslave(world: Realm, civ: ElfCiv, over: Civ, piece: Piece, clause: Clause): Rule {
  const many = Math.min(CAPTIVES, over.people.folkAt(world, over, piece));
  const place = placeMet(world, civ, piece);
  if (many === 0 || !place) return;
  yield* over.people.lose(world, over, { clause, many, deed: 'capture', piece: piece.id });
  for (let i = 0; i < many; i++) yield* gain(world, civ, place, clause, 'slave');
  yield* settle(world, civ);
}
