import type { Ring } from '../plan/polygons.ts';
import { straight } from './hand.ts';
import type { PlanPen } from './layers.ts';

/** What lies on the edge of the sheet is drawn a square beyond it. */
export const beyond = (value: number, most: number): number => (value <= 0 ? -1 : value >= most ? most + 1 : value);

/** So deep it is veiled, in squares, and how much. */
const FADES = [
  [2, 0.25],
  [1.5, 0.3],
  [1, 0.4],
  [0.5, 0.6],
] as const;

/** TA-PLN-08: what runs off the sheet fades at its edge. */
export function drawEdges(pen: PlanPen, open: readonly Ring[], width: number, height: number, frame: boolean): void {
  const out = frame ? 1.3 : 0;
  for (const [a, b, side] of edgesOf(open, width, height))
    for (const [deep, opacity] of [...FADES, [0.02, 1] as const]) {
      const [from, to] = [a - 1.4, b + 1.4];
      const veil =
        side === 'left'
          ? [-out, from, deep, from, deep, to, -out, to]
          : side === 'right'
            ? [width + out, from, width - deep, from, width - deep, to, width + out, to]
            : side === 'top'
              ? [from, -out, to, -out, to, deep, from, deep]
              : [from, height + out, to, height + out, to, height - deep, from, height - deep];
      pen.path('signs', straight(veil), { fill: 'paper', opacity });
    }
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where floor runs along the sheet's edge. */
function edgesOf(open: readonly Ring[], width: number, height: number): (readonly [number, number, Side])[] {
  const found: (readonly [number, number, Side])[] = [];
  for (const ring of open)
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
      const put = (p: number, q: number, side: Side) => found.push([Math.min(p, q), Math.max(p, q), side]);
      if (ax <= 0 && bx <= 0) put(ay, by, 'left');
      else if (ax >= width && bx >= width) put(ay, by, 'right');
      else if (ay <= 0 && by <= 0) put(ax, bx, 'top');
      else if (ay >= height && by >= height) put(ax, bx, 'bottom');
    }
  return found;
}
