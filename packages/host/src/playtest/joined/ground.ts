import { box, centreOf, disc, firstRunAlong, lasting, type Piece, type Point, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import {
  type Dig,
  type Gain,
  isWipedOut,
  type LentRoom,
  type MonsterGroup,
  type NewRoom,
  watchVillainy,
  wealthOfKingdom,
  type Zone,
} from '../../first/lent.ts';
import { isOver, lairOf, living, populationOf } from '../monsters/bands.ts';
import { builderOf, MOST, newRoomFor, put, RICH, richEnough, roomAtHand } from '../monsters/beads.ts';
import type { Band } from '../monsters/den.ts';
import { endAge } from '../monsters/ending.ts';
import { isVillainous } from '../monsters/flavours.table.ts';
import { holders } from '../monsters/holders.ts';
import { bandOfKin, kinOf } from '../monsters/kin.ts';
import { fallen } from '../monsters/losses.ts';
import { takeFromAll } from '../monsters/meeting.ts';
import { addBand } from '../monsters/newborn.ts';
import { joinTerritory, ownRooms, spreadInto, takeGround } from '../monsters/territory.ts';
import { digging, drawDug, LEAST } from '../words/dig.ts';
import { openPoints } from '../words/open-space.ts';
import { type Builder, placeFor, placeRoom } from '../words/place-room.ts';
import type { PlaytestWorld } from '../world.ts';

// PT-JOI-T1.3, .4, .10: zones are territories, homes are lairs, and beads come and go by PT-ARR-06 and -07.

/** PT-JOI-T1.3: the open points that are its own. */
export function zoneOf({ page }: PlaytestWorld, { territory }: Band): Zone {
  const own = pointsOf(territory);
  const points = openPoints(page);
  const holds = (x: number, y: number) => own.has(Math.round(y * 4) * points.columns + Math.round(x * 4));
  return {
    holds,
    reaches: (shape) => points.in(shape).some((it) => own.has(it)),
    firstAlong: (path) => firstRunAlong(path, holds),
  };
}

/** A territory is set anew as a whole, and so known by itself. */
const pointsOf = lasting((territory: readonly number[]): ReadonlySet<number> => new Set(territory));

/** PT-JOI-17, PT-VIL-09: a temple, a villain or its minions have come: their ground is what PT-TER-01 gives. */
export function founded(world: PlaytestWorld, { id, kind, homes }: MonsterGroup): void {
  const home = world.page.piece(homes.at(-1)?.value ?? '');
  const flavour = { key: kind, lair: 'cave', emblem: kind.replaceAll(' ', '-') };
  const band = addBand(world, id, kind, flavour, centreOf(home.shape), (world.den?.era ?? 0) + 1);
  band.lair = home.id;
  takeGround(world, band);
  // PT-VIL-09: where it lives is its own, whoever had it.
  if (!zoneOf(world, band).reaches(home.shape) && kind !== 'minions') {
    takeFromAll(world, home.shape, band);
    takeGround(world, band);
  }
}

/** PT-ARR-06: as many ● or ○ more. */
export function gained(world: PlaytestWorld, me: MonsterGroup, { clause, kind, many, deed }: Gain): void {
  const band = bandOfKin(world, me);
  for (let i = 0; i < many; i++) {
    if (kind === 'treasure') put(world, band, clause, kind, lairOf(world, band), { deed });
    else if (populationOf(world, band) < MOST) {
      put(world, band, clause, kind, roomAtHand(world, band) ?? newRoom(world, band), { deed });
    }
  }
  if (kind === 'treasure') richEnough(world, band);
}

function newRoom(world: PlaytestWorld, band: Band): Piece {
  const { piece, drawn } = newRoomFor(world, band);
  spreadInto(world, band, drawn);
  return piece;
}

/** PT-MEA-16: a room beside its lair, or beside another. */
export function roomBeside(
  world: PlaytestWorld,
  me: MonsterGroup,
  { clause, what, room, parent }: NewRoom,
): Piece | null {
  const band = bandOfKin(world, me);
  const made = placeRoom(builderOf(world, band), centreOf((parent ?? lairOf(world, band)).shape), {
    clause,
    what: (what ?? { kind: 'room of', of: band.flavour.key }) as Parameters<typeof placeRoom>[2]['what'],
    room: room ?? 'lair',
    manner: 'natural',
  });
  if (!made) return null;
  spreadInto(world, band, [made.room.shape, made.joint.shape]);
  return made.room;
}

/** PT-MEA-16: where a room of somebody's would find its place. */
export function siteFor(world: PlaytestWorld, owner: string, { parent, near, size, where }: LentRoom): Point | null {
  const band = world.den?.bands.find(({ id }) => id === owner);
  const builder = band ? builderOf(world, band) : strangerIn(world, owner);
  return placeFor(builder, near ?? centreOf(parent.shape), shapeOf(size), where);
}

/** Who is not on the map yet builds in nobody's territory. */
function strangerIn(world: PlaytestWorld, owner: string): Builder {
  if (!world.den) return { world, owner, explored: [] };
  const all = holders(world);
  const points = openPoints(world.page);
  return { world, owner, explored: [], may: (shape) => points.in(shape).every((it) => !all.has(it)) };
}

/** A room of the first edition's; one of a bead is round here (PT-MEA-03). */
function shapeOf({ wide, high }: LentRoom['size']): (x: number, y: number) => Shape {
  return (x, y) => (wide === 1 && high === 1 ? disc(x, y, 0.5) : box(x, y, wide, high));
}

/** PT-MEA-12, PT-TER-03: what it digs is its territory. */
export function* dugBy(world: PlaytestWorld, me: MonsterGroup, { clause, from, to, length }: Dig): Rule<Piece | null> {
  const { path, length: long } = digging(world.page, from, to, length);
  if (long < LEAST) return null;
  const tunnel = drawDug(world, { clause, owner: me.id }, path);
  yield* joinTerritory(world, bandOfKin(world, me), [tunnel.shape]);
  return tunnel;
}

/** PT-KEY-08, PT-JOI-T1.10. */
export function leave(world: PlaytestWorld, me: MonsterGroup, clause: Clause): void {
  fallen(world, bandOfKin(world, me), null, clause);
}

/** PT-ERA-08: somebody may have come by ten ○. PT-VIL-07: in Villainy that ends nothing, but a villain may have triumphed, or fallen. */
export function watch(world: PlaytestWorld): void {
  if (!world.den) return;
  for (const it of living(world)) if (!isOver(world)) richEnough(world, it);
  if (world.villainy) watchVillainy(world);
  else if (!isOver(world)) watchKingdoms(world);
}

/** PT-JOI-18: ten ○ of the kingdoms end the Age of Monsters, and so does it if nobody of them is left. */
function watchKingdoms(world: PlaytestWorld): void {
  const { kingdoms } = world.monsters;
  const rich = kingdoms.find((it) => wealthOfKingdom(world, it) >= RICH);
  if (rich) endAge(world, { kind: 'ten treasures', by: rich.id });
  else if (kingdoms.length > 0 && kingdoms.every((it) => isWipedOut(world, it)))
    endAge(world, { kind: 'no kingdoms', by: null });
}

/** PT-TER-03, PT-VIL-09: what those who play by borrowed chapters have built, become or moved to, their ground is told. */
export function keepGround(world: PlaytestWorld): void {
  for (const band of living(world)) {
    const { kind, homes } = kinOf(world, band);
    band.kind = kind;
    if (band.lair !== null) band.lair = homes.at(-1)?.value ?? band.lair;
    if (isVillainous(kind)) spreadInto(world, band, worksOf(world, band));
    // PT-VIL-09: its home is its own, whoever had the place.
    if (kind !== 'minions' && isOutside(world, band)) {
      takeFromAll(world, lairOf(world, band).shape, band);
      takeGround(world, band);
    }
  }
}

/** The rooms and tunnels that it has made, or lives in. */
function worksOf(world: PlaytestWorld, band: Band): Shape[] {
  const made = [...world.page.drawn()].filter((it) => it.owner === band.id && it.matter === 'open');
  return [...ownRooms(world, band), ...made].map(({ shape }) => shape);
}

/** Has it been moved away from its own ground (H1-DMR-17)? */
function isOutside(world: PlaytestWorld, band: Band): boolean {
  return band.lair !== null && !zoneOf(world, band).reaches(lairOf(world, band).shape);
}
