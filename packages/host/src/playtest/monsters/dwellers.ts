import { centreOf, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { bodyOf, dwellerByTable, factsOf, fill, isIn, type Liquid, liquidIn } from '../../first/lent.ts';
import { openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { isOver } from './bands.ts';
import type { Band } from './den.ts';
import { type Flavour, flavourOfDweller, type GroupKind } from './flavours.table.ts';
import { kinOf } from './kin.ts';
import { loseFolk } from './losses.ts';
import { ownRooms } from './territory.ts';

// PT-JOI-13, H1-WAT-T1: who lives in water or magma.

/** What a place is full of: a flooded room, or where water or magma lies; null if it is dry. */
function liquidAt({ page }: PlaytestWorld, at: Point, room: Piece | null): Liquid | null {
  const full = room && liquidIn(page, room);
  return full ?? (isIn(page, 'water', at) ? 'water' : isIn(page, 'magma', at) ? 'magma' : null);
}

/** PT-JOI-13, H1-WAT-07: whoever comes to live in water or magma is of the row of H1-WAT-T1, unless the player keeps what was rolled. */
export function* flavourThere(
  world: PlaytestWorld,
  kind: GroupKind,
  rolled: Flavour,
  lair: Piece | Point,
  about: string,
): Rule<{ readonly flavour: Flavour; readonly element: Liquid | null }> {
  const room = 'shape' in lair ? lair : null;
  const liquid = world.options.water ? liquidAt(world, 'shape' in lair ? centreOf(lair.shape) : lair, room) : null;
  if (!liquid) return { flavour: rolled, element: null };
  const facts = yield* dwellerByTable(kind, liquid, about);
  return { flavour: facts ? flavourOfDweller(facts) : rolled, element: liquid };
}

/** H1-WAT-T1.4: it loses 1 ● in a turn without a room in what it lives in. */
export function* pine(world: PlaytestWorld, band: Band): Rule {
  const { pinesFor } = factsOf(kinOf(world, band));
  if (!pinesFor || ownRooms(world, band).some((it) => liquidAt(world, centreOf(it.shape), it) === pinesFor)) return;
  if (!isOver(world)) yield* loseFolk(world, band, 1, 'PT-JOI-13');
}

/** H1-WAT-T1.1, .6: what it builds, or moves to, fills with what it lives in. */
export function flood(world: PlaytestWorld, band: Band, piece: Piece, which: 'room' | 'lair'): void {
  const { roomsFullOf, lairFullOf } = factsOf(kinOf(world, band));
  const liquid = which === 'room' ? roomsFullOf : lairFullOf;
  if (!liquid || liquidAt(world, centreOf(piece.shape), piece)) return;
  fill(world, { piece, liquid, clause: which === 'room' ? 'H1-WAT-T1.1' : 'H1-WAT-T1.6' });
}

/** H1-WAT-T1.5: the water that it never leaves, as open points; null for whoever goes where it likes. */
export function waterOf(world: PlaytestWorld, band: Band, lair: Piece): readonly number[] | null {
  const { keepsTo } = factsOf(kinOf(world, band));
  if (!keepsTo) return null;
  const points = openPoints(world.page);
  return bodyOf(world.page, lair, keepsTo).flatMap((shape) => points.in(shape));
}
