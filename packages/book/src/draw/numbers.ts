import { bounds, inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { isFlat } from '../furnish/things.table.ts';
import type { Room } from '../places/survey.ts';

export interface NumberSpot {
  readonly room: Room;
  readonly x: number;
  readonly y: number;
  /** TA-PLN-18: where its line leads, if it stands beside its room. */
  readonly beside: { readonly x: number; readonly y: number } | null;
}

/** TA-PLN-18: a disc of 1.6 squares. */
const RADIUS = 0.8;

/** TA-PLN-18: in its room where a disc finds room among its things, else beside it with a line. */
export function numberSpots({ plan, rooms, doors }: Furnished): NumberSpot[] {
  const taken: { x: number; y: number }[] = [];
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
      // TA-PLN-18: no number covers a sign of danger.
      things.every((it) => !it.trap || Math.abs(it.x - x) + Math.abs(it.y - y) > 1.7) &&
      doors.every((it) => Math.abs(it.x - x) + Math.abs(it.y - y) > 1.6) &&
      taken.every((it) => Math.abs(it.x - x) > 1.8 || Math.abs(it.y - y) > 1.8) &&
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
      : {
          room,
          x: Math.min(plan.sheet.width - 1, box.right + 1.2),
          y: Math.max(1, box.top - 0.6),
          beside: { x: mx, y: my },
        };
    taken.push(spot);
    return [spot];
  });
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
