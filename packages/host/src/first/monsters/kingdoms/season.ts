import { type Bead, bottomUnder, centreOf, distance, line, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead, putBead } from '../../../beads.ts';
import { TUNNEL } from '../../../measures.ts';
import { draw } from '../../draw.ts';
import { areaOfSize, ONE_BEAD } from '../../measures.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { liesInRockOf } from '../../words/fit.ts';
import { roomAt } from '../../words/rooms.ts';
import { garrison } from '../garrison.ts';
import { gatesOf } from '../map.ts';
import type { Building, Kingdom } from '../state.ts';
import { anySite, downAt, drawBuilding } from './building.ts';
import { excursion } from './excursion.ts';
import { enter } from './set-up.ts';

/** The castle never has more (H1-SUR-07, H1-INV-07). */
const FULL = 5;
/** … and sends an excursion with so many (H1-SUR-11). */
const STRONG = 4;

/** H1-SUR-07 to -12. */
export function* kingdomSeason(world: Realm, kingdom: Kingdom): Rule {
  const castle = kingdom.buildings.find((it) => it.what === 'castle');
  if (!castle) return;
  if (knights(world, castle).length < FULL) enter(world, kingdom, castle.piece, 'H1-SUR-07', 'population', 1, 'growth');
  const occupied = farmsOf(world, kingdom, true);
  if (occupied.length < knights(world, castle).length) return yield* unsupported(world, kingdom, castle);
  // H1-SUR-10.
  const spare = occupied.at(-1);
  if (occupied.length > knights(world, castle).length) {
    if (spare && knights(world, castle).length < FULL) move(world, kingdom, spare, castle);
  } else yield* newFarm(world, kingdom, 'H1-SUR-10');
  // H1-SUR-11, -12, -14: without an entrance there is no excursion.
  if (knights(world, castle).length >= STRONG && gatesOf(world).length > 0) yield* excursion(world, kingdom, castle);
  else dungeonLevel(world, kingdom, castle);
}

/** H1-SUR-09. */
function* unsupported(world: Realm, kingdom: Kingdom, castle: Building): Rule {
  const [empty] = farmsOf(world, kingdom, false);
  if (empty) move(world, kingdom, castle, empty);
  else yield* newFarm(world, kingdom, 'H1-SUR-09');
  const own = world.page.beadsIn(castle.piece, 'treasure').filter((it) => it.owner === kingdom.id);
  if (knights(world, castle).length >= 2 && own.length === 0)
    enter(world, kingdom, castle.piece, 'H1-SUR-09', 'treasure', 1, 'tribute');
}

function knights(world: Realm, { piece }: Building): Bead[] {
  return garrison(world, piece);
}

/** The farms with somebody in them, or without; the oldest first. */
function farmsOf(world: Realm, { buildings }: Kingdom, isOccupied: boolean): Building[] {
  return buildings.filter((it) => it.what === 'farm' && knights(world, it).length > 0 === isOccupied);
}

/** 1● moves from one building to another. */
function move(world: Realm, kingdom: Kingdom, from: Building, to: Building): void {
  const [one] = knights(world, from);
  if (!one) return;
  const into = world.page.piece(to.piece);
  const moved = moveBead(world, { ...one, emblem: to.what === 'farm' ? 'peasants farmers' : 'knights' }, into);
  const clause = to.what === 'farm' ? 'H1-SUR-09' : 'H1-SUR-10';
  note(world, { kind: 'resettled', clause, group: kingdom.id, piece: to.piece, beads: [moved.bead.id] }, [moved]);
}

/** A farm with a new ● (H1-SUR-09, -10); where there is no place, none (H1-SUR-13). */
function* newFarm(world: Realm, kingdom: Kingdom, clause: 'H1-SUR-09' | 'H1-SUR-10'): Rule {
  const at = yield* anySite(world, {
    surface: kingdom.surface,
    what: 'farm',
    clause,
    about: `${kingdom.id}, year ${world.monsters.year}`,
  });
  if (!at) return;
  const farm = drawBuilding(world, kingdom, { at, what: 'farm', clause });
  const put = putBead(world, world.page.piece(farm.piece), {
    kind: 'population',
    owner: kingdom.id,
    emblem: 'peasants farmers',
  });
  note(
    world,
    {
      kind: 'gained',
      clause,
      group: kingdom.id,
      bead: 'population',
      count: 1,
      beads: [put.bead.id],
      piece: farm.piece,
      deed: 'growth',
    },
    [put],
  );
}

/** How far apart the middles of two levels are, and how much more they may be. */
const DEEPER = [1.5, 1.6, 1.7, 1.8, 1.9, 2] as const;

/** H1-SUR-12: a room below the last one, joined to it by a shaft; once one of them touches the dungeon, no more are added. */
function dungeonLevel(world: Realm, kingdom: Kingdom, castle: Building): void {
  if (kingdom.levelsDone) return;
  const { page } = world;
  const above = page.piece(kingdom.levels.at(-1) ?? castle.piece);
  const middle = centreOf(above.shape);
  const down = downAt(page, kingdom.surface, middle);
  // In a pocket universe nothing is below its middle (H1-ALT-15).
  const bottom = bottomUnder(page, middle);
  const deepest = kingdom.surface === 0 ? distance(middle.x, middle.y, bottom.x, bottom.y) : Number.POSITIVE_INFINITY;
  const below = (far: number) => ({ x: middle.x + down.x * far, y: middle.y + down.y * far });
  // Under a slope or a rim the corners of a room come out of the rock sooner: there it lies a little deeper (H1-ALT-21).
  const far = DEEPER.find((it) => it <= deepest && liesInRockOf(page, roomAt(below(it), ONE_BEAD)));
  if (far === undefined) {
    kingdom.levelsDone = true;
    return;
  }
  const at = below(far);
  const shape = roomAt(at, ONE_BEAD);
  const work = { clause: 'H1-SUR-12', owner: kingdom.id, people: 'kingdoms' } as const;
  const room = draw(world, {
    ...work,
    kind: 'room',
    shape,
    area: areaOfSize(ONE_BEAD),
    what: { kind: 'dungeon level' },
    room: 'dungeon level',
  });
  const shaft = draw(world, {
    ...work,
    kind: 'tunnel',
    shape: line([middle.x, middle.y, at.x, at.y], TUNNEL),
    what: { kind: 'shaft' },
    manner: 'straight',
  });
  kingdom.levels.push(room.id);
  kingdom.levelsDone = touchesDungeon(world, kingdom, [room, shaft]);
}

/** Does something of theirs touch a room or tunnel that is not? */
function touchesDungeon({ page }: Realm, { id }: Kingdom, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) =>
    page.touching(piece).some((it) => it.owner !== id && it.kind !== 'building' && it.kind !== 'water'),
  );
}
