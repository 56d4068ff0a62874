import type { Furnished } from '../furnish/furnished.ts';
import type { Room } from '../places/survey.ts';
import type { Door } from '../plan/doors.ts';
import type { Floor } from '../plan/floors.ts';
import { onward } from '../plan/onward.ts';
import { farSaid } from '../play.ts';
import { type Fact, Facts, roomRef } from './fact.ts';
import { listed, type Part, plainText, type Told, told } from './told.ts';

const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** TA-KEY-08: which side of a room a doorway is on, as an eighth of the round clockwise from north. */
export function sideOf(dx: number, dy: number): number {
  // A point lies in the eighth whose direction it is nearest to: tan of 22.5° and 67.5°.
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const straight = ax < ay * 0.4142136 ? 0 : ay < ax * 0.4142136 ? 2 : 1;
  if (dx >= 0) return dy <= 0 ? straight : 4 - straight;
  return dy > 0 ? 4 + straight : (8 - straight) % 8;
}

/** The eighth that a side of a room is called by. */
export const sideCalled = (side: number): string => SIDES[side] ?? 'N';

/** TA-KEY-08: the openings of a room, clockwise from north. */
export function doorsOf({ plan, doors }: Furnished, room: Room): { readonly it: Door; readonly side: number }[] {
  const box = plan.floors.find((it) => it.place === room.place)?.rings[0] ?? [];
  const [cx, cy] = middleOf(box);
  return doors
    .filter((it) => it.into.place === room.place)
    .map((it) => ({ it, side: sideOf(it.x - cx, it.y - cy) }))
    .sort((a, b) => a.side - b.side || a.it.x - b.it.x || a.it.y - b.it.y);
}

/** TA-KEY-08: exactly the openings of the plan, clockwise from north: side, what it is, fall in feet, where it leads. */
export function waysOf(furnished: Furnished | null, room: Room): Fact[] {
  const facts = new Facts(room.place.id, 'way');
  if (!furnished) return facts.all;
  const { plan } = furnished;
  for (const { it, side } of doorsOf(furnished, room)) {
    const fall = plan.falls.filter((f) => f.way === it.from && f.feet > 0);
    const feet = fall.reduce((sum, f) => sum + f.feet, 0);
    const kinds = [...new Set(fall.map((f) => f.kind).filter((kind) => kind !== 'level'))];
    const steep = kinds[0] === undefined ? '' : `, ${kinds[0]}`;
    const down = feet > 0 ? `, ${farSaid(furnished.survey.play, feet)}` : '';
    facts.invented(
      told`${sideCalled(side)} ${saidOf(it)}${steep}${down}, ${leadsTo(furnished, room, it)}`,
      it.door === 'secret door' ? 'found' : 'seen',
      'TA-KEY-08',
    );
  }
  return facts.all;
}

const saidOf = ({ kind, door }: Door): string =>
  kind === 'doorway'
    ? door === 'empty doorway'
      ? 'doorway without a door'
      : door
    : kind === 'breach'
      ? 'breach'
      : 'opening';

/** Where one comes to by it: rooms of this level, and the letters of its exits; if its way has none, the nearest to which other ways lead on. */
function leadsTo(furnished: Furnished, room: Room, { from }: Door): Told {
  const { plan, survey } = furnished;
  const annex = plan.annexes.find((it) => it.floor === from);
  if (annex) return told`to the ${annex.name} (${room.key}${annex.letter})`;
  if (from.place !== null) {
    const other = plan.rooms.find((it) => it.place === from.place);
    return other ? told`to ${roomRef(other)}` : told`to another level`;
  }
  const ways = plan.floors.filter((it) => it.place === null);
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0; ) {
    const found = edge.flatMap((it) => endsOf(furnished, room, it));
    if (found.length > 0) return told`to ${listed([...new Map(found.map((it) => [plainText(it), it])).values()])}`;
    edge = ways.filter(
      (it) => !seen.has(it) && edge.some((at) => survey.network.touching.beside(at.piece.id).has(it.piece.id)),
    );
    for (const it of edge) seen.add(it);
  }
  return told`to a dead end`;
}

/** What a way itself leads to. */
function endsOf({ plan }: Furnished, room: Room, way: Floor): Told[] {
  const places = new Set(plan.openings.filter((it) => it.from === way).map((it) => it.into.place));
  return [
    ...plan.rooms.filter((it) => it !== room && places.has(it.place)).map((it): Told => [roomRef(it)]),
    ...plan.exits
      .filter((it) => it.way === way.piece)
      .map((it): Told => [`exit ${it.letter} (${onward(it.to)})` satisfies Part]),
    ...plan.shafts.filter((it) => it.way === way).map((it): Told => [`shaft ${it.letter}`]),
  ];
}

function middleOf(ring: readonly number[]): [number, number] {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return [(left + right) / 2, (top + bottom) / 2];
}
