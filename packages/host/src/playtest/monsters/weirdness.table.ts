import { type Bead, centreOf, type Piece, type Point } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { beadsOf, moveBead } from '../../beads.ts';
import { addLone } from '../../first/lent.ts';
import { rollOn } from '../asks.ts';
import { draw, mark } from '../draw.ts';
import { note } from '../note.ts';
import { apart, openPoints } from '../words/open-space.ts';
import { placeRoom } from '../words/place-room.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, isAlive, lairOf, plainOf, populationOf, purseOf, strengthOf, treasureOf } from './bands.ts';
import {
  builderOf,
  gainBonus,
  gainFolk,
  IN_ROOM,
  moveAll,
  richEnough,
  spendBonus,
  spendTreasure,
  takeTreasure,
} from './beads.ts';
import type { Band } from './den.ts';
import { livesIn } from './kin.ts';
import { moveAside } from './lair.ts';
import type { Laws } from './laws.ts';
import { dieIfEmpty, takeFolk, toll } from './losses.ts';
import { drawJoint, meetingPoint, placeBetween, takeFromAll } from './meeting.ts';
import { mutate } from './mutation.ts';
import { bornFrom } from './newborn.ts';
import { awayFrom } from './relocate.ts';
import { joinTerritory, roomsIn, setTerritory, settleTerritory } from './territory.ts';

/** What is weird about two groups, the aggressor and whom it met. */
interface Weird {
  readonly name: string;
  readonly play: (world: PlaytestWorld, laws: Laws, a: Band, b: Band) => Rule;
}

/** PT-WRD-T1. */
const weirdness: Table<Weird> = table('PT-WRD-T1', '1d12', {
  '1': { name: 'Alliance', play: alliance },
  '2': { name: 'Assimilation', play: assimilation },
  '3': { name: 'Driven out', play: drivenOut },
  '4': { name: 'Dogs of war', play: dogsOfWar },
  '5': { name: 'Walled off', play: walledOff },
  '6': { name: 'Besieged', play: besieged },
  '7': { name: 'Power struggle', play: powerStruggle },
  '8': { name: 'The Bazaar', play: bazaar },
  '9': { name: 'Mutation', play: mutation },
  '10': { name: 'Cosmic horrors', play: cosmicHorrors },
  '11': { name: 'Revelation', play: revelation },
  '12': { name: 'Magic mishap', play: magicMishap },
});

/** PT-WRD-01: one of twelve things happens to the two. */
export function* weird(world: PlaytestWorld, laws: Laws, a: Band, b: Band): Rule {
  const about = `era ${denOf(world).era}, ${a.id}, ${world.journal.entries.length}`;
  const { clause, value } = yield* rollOn(weirdness, { kind: 'what is weird', group: a.id }, about);
  note(world, { kind: 'weirdness', clause, group: a.id, from: b.id, name: value.name });
  yield* value.play(world, laws, a, b);
}

/** On equal ● the smaller is the group encountered. */
function bySize(world: PlaytestWorld, a: Band, b: Band): { readonly smaller: Band; readonly larger: Band } {
  return strengthOf(world, b) <= strengthOf(world, a) ? { smaller: b, larger: a } : { smaller: a, larger: b };
}

/** On equal ○ the richer is the group encountered. */
function richerOf(world: PlaytestWorld, a: Band, b: Band): Band {
  return treasureOf(world, a) > treasureOf(world, b) ? a : b;
}

/** PT-WRD-T1.1. */
function* alliance(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const den = denOf(world);
  for (const it of [a, b]) gainBonus(world, it, 'PT-WRD-T1.1');
  den.alliances = [...den.alliances, { a: a.id, b: b.id }];
}

/** PT-WRD-T1.2, PT-WRD-04. */
function* assimilation(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const { smaller, larger } = bySize(world, a, b);
  const { territory } = smaller;
  takeFolk(world, smaller, Math.floor(populationOf(world, smaller) / 2), 'PT-WRD-T1.2');
  const purse = purseOf(world, smaller);
  spendTreasure(world, smaller, purse.slice(0, Math.floor(purse.length / 2)), 'PT-WRD-T1.2');
  const joining = joined(populationOf(world, smaller), smaller, larger);
  const isInvader = larger.lair === null;
  const lair = smaller.lair;
  const left = purseOf(world, smaller);
  takeFolk(world, smaller, populationOf(world, smaller), 'PT-WRD-04');
  takeTreasure(world, larger, left, smaller.id, 'PT-WRD-04');
  const star = beadsOf(world, smaller.id, 'bonus').map(({ id }) => ({ do: 'end', id }) as const);
  note(world, { kind: 'assimilated', clause: 'PT-WRD-04', group: larger.id, from: smaller.id }, [
    ...star,
    { do: 'fall', group: smaller.id },
  ]);
  setTerritory(world, smaller, []);
  // PT-WRD-10: an invader takes the other's lair and territory.
  if (isInvader && lair !== null) {
    moveAll(world, larger, world.page.piece(lair), 'PT-WRD-10');
    yield* settleTerritory(world, larger);
  }
  if (larger.kind !== 'alpha') setTerritory(world, larger, [...larger.territory, ...territory]);
  yield* gainFolk(world, larger, joining, 'PT-WRD-04');
}

/** 1 ● of an alpha becomes 3 of others, 3 of others 1 of an alpha. */
function joined(many: number, from: Band, to: Band): number {
  if (from.kind === 'alpha' && to.kind !== 'alpha') return many * 3;
  return to.kind === 'alpha' && from.kind !== 'alpha' ? Math.floor(many / 3) : many;
}

/** PT-WRD-T1.3. */
function* drivenOut(world: PlaytestWorld, laws: Laws, a: Band, b: Band): Rule {
  const { smaller, larger } = bySize(world, a, b);
  const den = denOf(world);
  // PT-ALP-12
  if (smaller.flavour.key === 'ettin' && !den.turn.again.includes(smaller.id)) {
    den.turn.again.push(smaller.id);
    return yield* laws.encounter(world, smaller, larger);
  }
  const way = yield* awayFrom(world, smaller, centreOf(lairOf(world, larger).shape));
  yield* laws.relocate(world, smaller, way, larger);
}

/** PT-WRD-T1.4, PT-WRD-05. */
function* dogsOfWar(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  for (const it of [a, b]) takeFolk(world, it, populationOf(world, it) - 1, 'PT-WRD-T1.4');
}

/** PT-WRD-T1.5, PT-WRD-06, -07. */
function* walledOff(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const isEqual = treasureOf(world, a) === treasureOf(world, b);
  for (const it of isEqual ? [a, b] : [richerOf(world, a, b)])
    spendTreasure(world, it, plainOf(world, it).slice(0, 1), 'PT-WRD-T1.5');
  const den = denOf(world);
  const at = meetingPoint(world, a, b);
  const id = world.page.newId('m');
  const piece = nearestPiece(world, at).id;
  const made = { id, kind: 'wall', at, piece, what: null };
  note(world, { kind: 'walled off', clause: 'PT-WRD-07', group: a.id, from: b.id, piece }, [
    { do: 'mark', mark: made },
  ]);
  den.walls = [...den.walls, { a: a.id, b: b.id, mark: id }];
}

function nearestPiece({ page }: PlaytestWorld, { x, y }: Point): Piece {
  const open = [...page.drawn()].filter((it) => it.matter === 'open');
  return page.nearest({ path: [x, y], closed: false, swell: 0 }, open) as Piece;
}

/** PT-WRD-T1.6: only the rooms that hold its beads. */
function* besieged(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const rich = richerOf(world, a, b);
  spendTreasure(world, rich, plainOf(world, rich).slice(0, 1), 'PT-WRD-T1.6');
  if (rich.lair === null) return;
  const own = new Set(rich.territory);
  const points = openPoints(world.page);
  const rooms = new Set(world.page.beadsOf(rich.id).map((it) => it.piece));
  const kept = [...rooms].flatMap((it) => points.in(world.page.piece(it).shape)).filter((it) => own.has(it));
  setTerritory(world, rich, kept);
}

/** PT-WRD-T1.7, PT-WRD-08. */
function* powerStruggle(world: PlaytestWorld, laws: Laws, a: Band, b: Band): Rule {
  const { smaller, larger } = bySize(world, a, b);
  const folk = Math.floor(populationOf(world, larger) / 2);
  if (folk === 0) return;
  const rebels = beadsOf(world, larger.id, 'population').slice(-folk);
  const goods = purseOf(world, larger).slice(0, Math.floor(purseOf(world, larger).length / 2));
  const born = yield* bornFrom(world, larger, larger.kind, larger.flavour, 'PT-WRD-08');
  const moves = [...rebels, ...goods].map((it, i) => moveBead(world, it, lairOf(world, larger), born.id, i));
  note(
    world,
    { kind: 'split', clause: 'PT-WRD-08', group: larger.id, from: born.id, beads: moves.map((it) => it.bead.id) },
    moves,
  );
  const away = yield* awayFrom(world, born, centreOf(lairOf(world, smaller).shape));
  yield* laws.relocate(world, born, away);
}

/** PT-WRD-T1.8: a market in no territory. */
function* bazaar(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const place = placeBetween(world, a, b);
  if (place) {
    const what = { kind: 'bazaar' } as const;
    draw(world, { clause: 'PT-WRD-T1.8', kind: 'room', shape: place.room, what, room: 'Bazaar', area: 1 });
    drawJoint(world, 'PT-WRD-T1.8', place);
    takeFromAll(world, place.room);
  }
  if (treasureOf(world, a) === treasureOf(world, b)) {
    for (const it of [a, b]) gainBonus(world, it, 'PT-WRD-T1.8');
    return;
  }
  const rich = richerOf(world, a, b);
  takeTreasure(world, rich === a ? b : a, purseOf(world, rich).slice(0, 1), rich.id, 'PT-WRD-T1.8');
  gainBonus(world, rich, 'PT-WRD-T1.8');
}

/** PT-WRD-T1.9. */
function* mutation(world: PlaytestWorld, laws: Laws, a: Band, b: Band): Rule {
  yield* mutate(world, laws, bySize(world, a, b).larger);
}

/** PT-WRD-T1.10: ● lost, and a pack where they met. */
function* cosmicHorrors(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const place = placeBetween(world, a, b);
  for (const it of [a, b]) takeFolk(world, it, toll(it, 1), 'PT-WRD-T1.10');
  if (place) {
    const what = { kind: 'natural cave' } as const;
    const cave = draw(world, { clause: 'PT-WRD-T1.10', kind: 'cave', shape: place.room, what });
    drawJoint(world, 'PT-WRD-T1.10', place);
    addLone(world, {
      clause: 'PT-WRD-T1.10',
      type: 'cosmic horrors',
      at: { piece: cave.id, along: 0 },
      population: 2,
    });
  }
  for (const it of [a, b]) yield* dieIfEmpty(world, it, null);
}

/** PT-WRD-T1.11. */
function* revelation(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  const { smaller } = bySize(world, a, b);
  const lair = lairOf(world, smaller);
  const wish = { clause: 'PT-WRD-T1.11', what: { kind: 'shrine' }, room: 'Shrine' } as const;
  const placed = placeRoom(builderOf(world, smaller), centreOf(lair.shape), wish);
  mark(world, 'PT-WRD-T1.11', placed?.room ?? lair, 'mystical');
  if (placed && smaller.lair !== null) yield* joinTerritory(world, smaller, [placed.room.shape, placed.joint.shape]);
  gainBonus(world, smaller, 'PT-WRD-T1.11');
  if (smaller.kind !== 'alpha') yield* gainFolk(world, smaller, 1, 'PT-WRD-T1.11');
}

/** PT-WRD-T1.12, PT-WRD-10, -11: the two change places. */
function* magicMishap(world: PlaytestWorld, _laws: Laws, a: Band, b: Band): Rule {
  for (const it of [a, b]) spendBonus(world, it, 'PT-WRD-T1.12');
  const [ofA, ofB] = [homeOf(world, a), homeOf(world, b)];
  for (const it of [a, b]) setTerritory(world, it, []);
  for (const [it, other] of [
    [a, ofB],
    [b, ofA],
  ] as const) {
    it.lair = other.lair;
    it.place = centreOf(other.home.shape);
    livesIn(world, it, other.home.id);
    denOf(world).turn.moved.push(it.id);
    if (it.kind !== 'alpha') setTerritory(world, it, other.points);
  }
  moveInto(world, a, ofB);
  moveInto(world, b, ofA);
  for (const it of [a, b]) {
    if (it.lair === null) yield* moveAside(world, it);
    else if (it.kind === 'alpha') yield* settleTerritory(world, it);
  }
  for (const it of [a, b]) if (isAlive(world, it)) richEnough(world, it);
}

/** What somebody finds who takes another's place. */
interface Home {
  readonly lair: string | null;
  readonly home: Piece;
  readonly points: readonly number[];
  readonly purse: readonly Bead[];
}

function homeOf(world: PlaytestWorld, band: Band): Home {
  return { lair: band.lair, home: lairOf(world, band), points: band.territory, purse: purseOf(world, band) };
}

/** PT-WRD-11: its ● move into the other's rooms, from the lair outwards, three to a room; the ○ there are its own now. */
function moveInto(world: PlaytestWorld, band: Band, { home, purse }: Home): void {
  const middle = centreOf(home.shape);
  const off = ({ shape }: Piece) => apart(centreOf(shape), middle);
  const rooms = band.kind === 'alpha' || band.lair === null ? [] : roomsIn(world, band);
  const inOrder = [home, ...rooms.filter((it) => it !== home).sort((p, q) => off(p) - off(q))];
  const roomOf = (nth: number) => inOrder[Math.floor(nth / IN_ROOM)] ?? home;
  const folk = beadsOf(world, band.id, 'population').map((it, i) =>
    moveBead(world, it, roomOf(i), band.id, i % IN_ROOM),
  );
  const goods = purse.map((it, i) => moveBead(world, it, home, band.id, i + IN_ROOM));
  const moves = [...folk, ...goods];
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'moved in', clause: 'PT-WRD-11', group: band.id, piece: home.id, beads }, moves);
}
