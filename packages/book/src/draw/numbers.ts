import { bounds, inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { isFlat } from '../furnish/things.table.ts';
import type { Room } from '../places/survey.ts';
import { type Box, boxAt, kept, meet, onFloor } from './boxes.ts';

export interface NumberSpot {
  readonly room: Room;
  readonly x: number;
  readonly y: number;
  /** TA-PLN-18: where its line leads, if it stands beside its room. */
  readonly beside: { readonly x: number; readonly y: number } | null;
}

/** TA-PLN-18: a disc of 1.6 squares. */
const RADIUS = 0.8;

/** With the emblem of who holds it. */
export const numberBox = ({ x, y, room }: NumberSpot): Box => ({
  left: x - 0.9,
  top: y - (room.holder ? 1.1 : 0.9),
  right: x + (room.holder ? 1.35 : 0.9),
  bottom: y + 0.9,
});

/** TA-PLN-18: in its room where a disc finds room among its things, else beside it with a line. */
export function numberSpots(furnished: Furnished): NumberSpot[] {
  const known = spots.get(furnished) ?? spotsOf(furnished);
  spots.set(furnished, known);
  return known;
}

const spots = new WeakMap<Furnished, NumberSpot[]>();

function spotsOf(furnished: Furnished): NumberSpot[] {
  const { plan, rooms, doors } = furnished;
  const taken: { x: number; y: number }[] = [];
  const free = kept(furnished);
  const isFree = (room: Room, x: number, y: number) => {
    const box = numberBox({ room, x, y, beside: null });
    return (
      !free.some((it) => meet(it, box)) && taken.every((it) => Math.abs(it.x - x) > 2.2 || Math.abs(it.y - y) > 2.1)
    );
  };
  return rooms.flatMap(({ room, things }): NumberSpot[] => {
    const floor = plan.floors.find((it) => it.piece.id === room.place.id);
    const ring = floor?.rings[0];
    if (!ring) return [];
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const solid = things.filter((it) => !isFlat(it.what));
    const fits = (x: number, y: number, clear: number) =>
      ROUND.every(([dx, dy]) => inRing(ring, x + dx * RADIUS, y + dy * RADIUS)) &&
      solid.every((it) => Math.abs(it.x - x) > it.wide / 2 + clear || Math.abs(it.y - y) > it.high / 2 + clear) &&
      isFree(room, x, y) &&
      doors.every((it) => Math.abs(it.x - x) + Math.abs(it.y - y) > 1.6) &&
      x > 1 &&
      y > 1 &&
      x < plan.sheet.width - 1 &&
      y < plan.sheet.height - 1;
    let best: { x: number; y: number; rank: number } | null = null;
    for (const clear of [RADIUS, 0.3])
      for (let x = Math.ceil(box.left * 2) / 2; x <= box.right && (best === null || clear === RADIUS); x += 0.5)
        for (let y = Math.ceil(box.top * 2) / 2; y <= box.bottom; y += 0.5) {
          const rank = Math.abs(x - mx) + Math.abs(y - my) + (clear === RADIUS ? 0 : 100);
          if ((best === null || rank < best.rank) && fits(x, y, clear)) best = { x, y, rank };
        }
    const spot: NumberSpot = best
      ? { room, x: best.x, y: best.y, beside: null }
      : { room, ...nextTo(plan, box, (x, y) => isFree(room, x, y)), beside: { x: mx, y: my } };
    taken.push(spot);
    return [spot];
  });
}

/** TA-PLN-18: the nearest spot round a room that is free, on rock if there is one. */
function nextTo(
  { sheet, open }: Furnished['plan'],
  { left, right, top, bottom }: Box,
  isFree: (x: number, y: number) => boolean,
): { x: number; y: number } {
  const within = (x: number, y: number) => x > 1 && y > 1.1 && x < sheet.width - 1.4 && y < sheet.height - 1;
  const spots: { x: number; y: number }[] = [];
  for (let far = 1.2; far < 8; far += 0.8)
    for (let k = 0; k <= 1; k += 0.25)
      for (const [x, y] of [
        [right + far, top + (bottom - top) * k],
        [left - far, top + (bottom - top) * k],
        [left + (right - left) * k, top - far],
        [left + (right - left) * k, bottom + far],
      ] as const)
        if (within(x, y) && isFree(x, y)) spots.push({ x, y });
  const [first] = spots;
  return (
    spots.find(({ x, y }) => !onFloor(open, boxAt(x, y, 1.7, 1.7))) ??
    first ?? { x: Math.min(sheet.width - 1.5, right + 1.2), y: Math.max(1.2, top - 0.6) }
  );
}

const ROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;
