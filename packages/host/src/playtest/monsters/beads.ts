import { type Bead, centreOf, distance, type Piece, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { moveBead, nextBeads, putBead } from '../../beads.ts';
import type { Gain } from '../../first/lent.ts';
import { note } from '../note.ts';
import { isGuarded } from '../words/dungeonheart.ts';
import { openPoints } from '../words/open-space.ts';
import { type Builder, placeRoom } from '../words/place-room.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, groupIn, hasBonus, isOver, lairOf, populationOf, purseOf, treasureOf } from './bands.ts';
import type { Band } from './den.ts';
import { flood } from './dwellers.ts';
import { endAge } from './ending.ts';
import { holderAt, holders } from './holders.ts';
import { kinOf, livesIn } from './kin.ts';
import { joinTerritory, ownRooms, roomsIn, settleTerritory } from './territory.ts';

/** PT-ARR-06: how many ● a room holds, and a group has. */
export const IN_ROOM = 3;
export const MOST = 30;
/** PT-ERA-08. */
export const RICH = 10;

/** PT-ARR-06: new ● find their rooms. */
export function* gainFolk(world: PlaytestWorld, band: Band, many: number, clause: Clause): Rule {
  for (let i = 0; i < many && populationOf(world, band) < MOST; i++) {
    const room = yield* roomFor(world, band);
    put(world, band, clause, 'population', room);
    // PT-ALP-13: what is round its rooms, and no more.
    if (band.kind === 'alpha' && band.lair !== null) yield* settleTerritory(world, band);
  }
}

/** The empty room in the territory nearest the lair, else the nearest own one with space; null if a new one is wanted. */
export function roomAtHand(world: PlaytestWorld, band: Band): Piece | null {
  const { page } = world;
  const lair = lairOf(world, band);
  if (band.lair === null) return lair;
  const at = centreOf(lair.shape);
  const far = ({ shape }: Piece) => {
    const { x, y } = centreOf(shape);
    return distance(x, y, at.x, at.y);
  };
  const nearest = (among: readonly Piece[]) => [...among].sort((a, b) => far(a) - far(b))[0];
  const empty = nearest(roomsIn(world, band).filter(({ id }) => page.countIn(id) === 0));
  if (empty) return empty;
  return nearest(ownRooms(world, band).filter(({ id }) => page.beadsIn(id, 'population').length < IN_ROOM)) ?? null;
}

/** … which is drawn beside the lair; on a full map it is the lair. */
export function newRoomFor(
  world: PlaytestWorld,
  band: Band,
): { readonly piece: Piece; readonly drawn: readonly Shape[] } {
  const lair = lairOf(world, band);
  const made = placeRoom(builderOf(world, band), centreOf(lair.shape), {
    clause: 'PT-ARR-06',
    what: { kind: 'room of', of: band.flavour.key },
    room: 'lair',
    variant: band.flavour.lair,
    manner: 'natural',
  });
  if (made) flood(world, band, made.room, 'room');
  return made ? { piece: made.room, drawn: [made.room.shape, made.joint.shape] } : { piece: lair, drawn: [] };
}

function* roomFor(world: PlaytestWorld, band: Band): Rule<Piece> {
  const room = roomAtHand(world, band);
  if (room) return room;
  const { piece, drawn } = newRoomFor(world, band);
  if (drawn.length > 0) yield* joinTerritory(world, band, drawn);
  return piece;
}

/** PT-MEA-16: a group builds in nobody else's territory. */
export function builderOf(world: PlaytestWorld, band: Band): Builder {
  const all = holders(world);
  const points = openPoints(world.page);
  const isOwn = (it: Band | null | undefined) => (it ?? band) === band;
  const may = (shape: Shape) => points.in(shape).every((it) => isOwn(all.get(it))) && isOwn(all.at(centreOf(shape)));
  return { world, owner: band.id, explored: band.explored, may };
}

/** A bead comes to a group, in a room; a lent chapter says by which deed. */
export function put(
  world: PlaytestWorld,
  band: Band,
  clause: Clause,
  bead: 'population' | 'treasure',
  into: Piece,
  lent?: Pick<Gain, 'deed'>,
): void {
  const emblem = bead === 'population' ? emblemOf(band) : null;
  const beads = nextBeads(world, 1);
  note(world, { kind: 'gained', clause, group: band.id, bead, count: 1, beads, piece: into.id, ...lent }, [
    putBead(world, into, { kind: bead, owner: band.id, emblem }),
  ]);
}

/** The words by which a ● of it is drawn. */
export function emblemOf({ flavour, kind }: Band): string {
  return `${flavour.emblem ?? flavour.key} ${kind}`;
}

/** What it comes with all fills the lair. */
export function putStart(
  world: PlaytestWorld,
  band: Band,
  clause: Clause,
  into: Piece,
  has: { population: number; treasure: number },
): void {
  for (let i = 0; i < has.population; i++) put(world, band, clause, 'population', into);
  for (let i = 0; i < has.treasure; i++) put(world, band, clause, 'treasure', into);
}

/** A ○ is made, and lies in its lair. */
export function gainTreasure(world: PlaytestWorld, band: Band, clause: Clause): void {
  put(world, band, clause, 'treasure', lairOf(world, band));
  richEnough(world, band);
}

/** ○ come to a group from another, or from nobody. */
export function takeTreasure(
  world: PlaytestWorld,
  band: Band,
  beads: readonly Bead[],
  from: string | null,
  clause: Clause,
): void {
  if (beads.length === 0) return;
  const into = band.lair === null ? world.page.piece((beads[0] as Bead).piece) : lairOf(world, band);
  const moves = beads.map((it, i) => moveBead(world, it, into, band.id, i));
  note(
    world,
    { kind: 'took', clause, group: band.id, from, count: moves.length, beads: moves.map((it) => it.bead.id) },
    moves,
  );
  richEnough(world, band);
}

/** ○ leave the game. */
export function spendTreasure(world: PlaytestWorld, band: Band, beads: readonly Bead[], clause: Clause): void {
  const ids = beads.map(({ id }) => id);
  const [first] = beads;
  if (!first) return;
  note(
    world,
    { kind: 'lost', clause, group: band.id, bead: 'treasure', count: ids.length, beads: ids, piece: first.piece },
    ids.map((id) => ({ do: 'end', id })),
  );
}

/** PT-MEA-18: at most one ★. */
export function gainBonus(world: PlaytestWorld, band: Band, clause: Clause): void {
  if (hasBonus(world, band) || !groupIn(world, band).alive) return;
  const into = band.lair === null ? world.page.piece(world.page.beadsOf(band.id)[0]?.piece ?? '') : lairOf(world, band);
  note(world, { kind: 'bonus gained', clause, group: band.id }, [
    putBead(world, into, { kind: 'bonus', owner: band.id }),
  ]);
}

export function spendBonus(world: PlaytestWorld, { id: group }: { readonly id: string }, clause: Clause): void {
  const token = world.page.beadsOf(group).find((it) => it.kind === 'bonus');
  if (token) note(world, { kind: 'bonus spent', clause, group }, [{ do: 'end', id: token.id }]);
}

/** PT-ALP-T1.4, PT-ALP-11: the ogre that first has 3 ○ becomes a magi; PT-ERA-08: ten ○ end the age at once. */
export function richEnough(world: PlaytestWorld, band: Band): void {
  if (band.flavour.key === 'ogre' && !band.isMagi && treasureOf(world, band) >= 3) {
    band.isMagi = true;
    kinOf(world, band).flavour = 'ogre magi';
    note(world, { kind: 'became a magi', clause: 'PT-ALP-11', group: band.id });
    spendTreasure(world, band, purseOf(world, band).slice(0, 1), 'PT-ALP-11');
    gainBonus(world, band, 'PT-ALP-11');
  }
  if (treasureOf(world, band) >= RICH && !isOver(world)) endAge(world, { kind: 'ten treasures', by: band.id });
}

/** PT-MEA-23: ○ of nobody that no pack guards, in a territory; the nearest to the lair first. */
export function looseIn(world: PlaytestWorld, band: Band): Bead[] {
  const all = holders(world);
  const at = centreOf(lairOf(world, band).shape);
  const far = (it: Bead) => distance(it.at.x, it.at.y, at.x, at.y);
  return looseTreasure(world)
    .filter((it) => holderAt(world, it.at, all) === band && !isShunned(world, band, it))
    .sort((a, b) => far(a) - far(b));
}

/** PT-JOI-06: what it has laid in a crypt of its own it never takes back. */
export function isShunned(world: PlaytestWorld, band: Band, { piece }: Bead): boolean {
  return kinOf(world, band).shunned.includes(piece);
}

/** All un-owned ○ on the map that can be taken. */
export function looseTreasure(world: PlaytestWorld): Bead[] {
  return world.page
    .beadsOf(null)
    .filter((it) => (it.kind === 'treasure' || it.kind === 'epic') && !it.fixed && !isGuarded(world, it.piece));
}

/** The whole group with all it has goes to a new lair. */
export function moveAll(world: PlaytestWorld, band: Band, into: Piece, clause: Clause): void {
  const moves = world.page.beadsOf(band.id).map((it, i) => moveBead(world, it, into, band.id, i));
  note(
    world,
    { kind: 'moved in', clause, group: band.id, piece: into.id, beads: moves.map((it) => it.bead.id) },
    moves,
  );
  band.lair = into.id;
  livesIn(world, band, into.id);
  band.place = centreOf(into.shape);
  denOf(world).turn.moved.push(band.id);
}
