import { bounds, inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { roomName } from '../key/room-name.ts';
import type { Floor } from '../plan/floors.ts';
import { partsOf } from '../plan/parts.ts';
import { areaOfAll, intersection, type Ring } from '../plan/polygons.ts';
import { wayName } from '../plan/way-name.ts';
import { measured } from '../play.ts';
import { type Box, boxAt, kept, meet, onFloor } from './boxes.ts';
import { shownFalls } from './falls.ts';
import { wideOf } from './lettering.ts';
import { numberBox, numberSpots } from './numbers.ts';

/** A word on a plan that is no number of a room. */
export interface Letter {
  readonly of: 'exit' | 'fall' | 'beyond' | 'way' | 'annex';
  /** TA-INK-07: a number before its words: "30" of "30 ft". */
  readonly figure: string | null;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It stands on its side. */
  readonly turned: boolean;
  readonly box: Box;
  /** TA-SEC-02: it tells of something that is found. */
  readonly secret: boolean;
}

const HIGH = 0.95;

/** TA-PLN-18: every word on a plan, none over a door, a stair, a sign of danger, a number or another word. What finds no room is left to the key. */
export function lettersOf(furnished: Furnished): Letter[] {
  const { plan, survey } = furnished;
  const { width, height } = plan.sheet;
  const taken: Box[] = [...kept(furnished), ...numberSpots(furnished).map(numberBox)];
  const found: Letter[] = [];
  const put = (
    it: Pick<Letter, 'of' | 'text' | 'size'> & Partial<Pick<Letter, 'turned' | 'secret' | 'figure'>>,
    spots: readonly (readonly [number, number])[],
    fits: (box: Box) => boolean = () => true,
  ): boolean => {
    const [long, high] = [wideOf(`${it.figure ?? ''} ${it.text}`, it.size) + 0.1, it.size * HIGH];
    const turned = it.turned ?? false;
    for (const [x, y] of spots) {
      const box = turned ? boxAt(x, y, high, long) : boxAt(x, y, long, high);
      if (box.left < 0.1 || box.top < 0.1 || box.right > width - 0.1 || box.bottom > height - 0.1) continue;
      if (taken.some((other) => meet(other, box)) || !fits(box)) continue;
      taken.push(box);
      found.push({ secret: false, figure: null, ...it, turned, x, y, box });
      return true;
    }
    return false;
  };
  for (const it of plan.exits) {
    const spots = beside(it);
    put({ of: 'exit', text: it.letter, size: 1.15 }, spots, (box) => !onFloor(plan.open, box)) ||
      put({ of: 'exit', text: it.letter, size: 1.15 }, spots);
  }
  for (const { room, letter, floor, secret } of plan.annexes) {
    const box = bounds({ path: floor.rings[0] ?? [], closed: true, swell: 0 });
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    put({ of: 'annex', figure: String(room.number), text: letter, size: 0.85, secret }, [
      ...[[x, box.top - 0.75] as const, [x, box.bottom + 0.75] as const],
      ...[[box.right + 0.9, y] as const, [box.left - 0.9, y] as const, [x, y] as const],
    ]);
  }
  // TA-PLN-14: on the long scale each part of a great cavern has a letter.
  for (const room of survey.play.scale === 'long' ? plan.rooms : []) {
    const ring = plan.floors.find((it) => it.place === room.place && !it.annex)?.rings[0] ?? [];
    const { parts } = partsOf(ring);
    for (const { letter, x, y } of parts.length > 1 ? parts : [])
      put({ of: 'annex', figure: String(room.number), text: letter, size: 0.85 }, around(x, y), (box) =>
        onFloor(plan.open, box),
      );
  }
  for (const { fall: it, run, feet } of shownFalls(plan)) {
    const [ax, ay, bx, by] = run;
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [nx, ny] = [-(by - ay) / far, (bx - ax) / far];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const [figure, unit] = measured(survey.play, feet);
    const aside = it.way.width / 2 + 0.5 + Math.abs(nx) * wideOf(`${figure} ${unit}`, 0.7) * 0.5;
    put(
      { of: 'fall', figure, text: unit, size: 0.7 },
      [aside, -aside, aside + 0.7, -aside - 0.7].map((k) => [mx + nx * k, my + ny * k] as const),
      (box) => !onFloor(plan.open, box),
    );
  }
  for (const it of plan.floors) if (it.place === null) nameWay(furnished, it, put);
  for (const it of plan.floors)
    if (it.beyond) {
      const room = survey.roomOf.get(it.piece.id);
      if (room) nameBeyond(furnished, it, `${roomName(survey, room)}, ${room.key}`, put);
    }
  return found;
}

/** A spot and those near it. */
const around = (x: number, y: number): (readonly [number, number])[] =>
  [0, 1.5, -1.5, 3, -3].flatMap((dx) => [0, 1.5, -1.5, 3, -3].map((dy) => [x + dx, y + dy] as const));

type Put = (
  it: Pick<Letter, 'of' | 'text' | 'size'> & { readonly turned?: boolean },
  spots: readonly (readonly [number, number])[],
  fits?: (box: Box) => boolean,
) => boolean;

/** Beside a cut, on either side, then further off and back along the way. */
function beside({ x, y, dx, dy }: { x: number; y: number; dx: number; dy: number }): (readonly [number, number])[] {
  return [1.6, 2.3, 3].flatMap((aside) =>
    [0.2, -0.8, -1.8, 1].flatMap((along) =>
      [1, -1].map((s) => [x + dx * along + dy * aside * s, y + dy * along - dx * aside * s] as const),
    ),
  );
}

/** TA-ARE-27: a way that has a name bears it: on it, where it is level, or beside it. */
function nameWay({ survey, plan }: Furnished, { lines, piece, width }: Floor, put: Put): void {
  const name = wayName(survey, piece);
  if (name === null) return;
  const spots: (readonly [number, number])[] = [];
  for (const line of lines)
    for (let i = 0; i + 3 < line.length; i += 2) {
      const [ax, ay, bx, by] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
      if (Math.abs(bx - ax) < 2 * Math.abs(by - ay)) continue;
      for (const t of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
        spots.push([x, y - width / 2 - 0.7], [x, y + width / 2 + 0.7], [x, y]);
      }
    }
  put({ of: 'way', text: name, size: 0.8 }, spots, (box) => !onFloor(plan.open, box)) ||
    put({ of: 'way', text: name, size: 0.8 }, spots);
}

/** TA-PLN-08: what lies on another level is only named here, where there is most room in it. */
function nameBeyond({ plan }: Furnished, { rings }: Floor, text: string, put: Put): void {
  const { width, height } = plan.sheet;
  const seen = intersection(rings, [[0, 0, width, 0, width, height, 0, height]]);
  const [ring] = [...seen].sort((a, b) => areaOfAll([b]) - areaOfAll([a]));
  if (!ring) return;
  const box = bounds({ path: ring, closed: true, swell: 0 });
  const spots: (readonly [number, number])[] = [];
  for (let x = Math.ceil(box.left) + 0.5; x < box.right; x += 1)
    for (let y = Math.ceil(box.top) + 0.5; y < box.bottom; y += 1) if (inRing(ring, x, y)) spots.push([x, y]);
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  spots.sort((a, b) => Math.abs(a[0] - mx) + Math.abs(a[1] - my) - Math.abs(b[0] - mx) - Math.abs(b[1] - my));
  const others = plan.floors.filter((it) => !it.beyond && it.place !== null).flatMap((it) => it.rings);
  const within = (at: Box) =>
    corners(at).every(([x, y]) => inRing(ring, x, y)) && !others.some((it) => holdsAny(it, at));
  const upright = box.bottom - box.top > 1.3 * (box.right - box.left);
  const size = 0.85;
  put({ of: 'beyond', text, size, turned: upright }, spots, within) ||
    put({ of: 'beyond', text, size, turned: !upright }, spots, within) ||
    put({ of: 'beyond', text, size: 0.65, turned: upright }, spots, within);
}

const corners = (box: Box) =>
  [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ] as const;

const holdsAny = (ring: Ring, box: Box): boolean => {
  const at = bounds({ path: ring, closed: true, swell: 0 });
  return meet(at, box) && (corners(box).some(([x, y]) => inRing(ring, x, y)) || holdsMiddle(ring, box));
};

/** A word is longer than a small room is wide. */
function holdsMiddle(ring: Ring, { left, right, top, bottom }: Box): boolean {
  for (let t = 0.1; t < 1; t += 0.1)
    if (
      inRing(ring, left + (right - left) * t, (top + bottom) / 2) ||
      inRing(ring, (left + right) / 2, top + (bottom - top) * t)
    )
      return true;
  return false;
}
