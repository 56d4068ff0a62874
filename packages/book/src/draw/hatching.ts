import { clock } from '@understory/page';
import type { FloorField } from './field.ts';
import { bumps, speck } from './hand.ts';

/** TA-INK-03, in squares. */
const APART = 0.55;
const STROKES = 4;
const BETWEEN = 0.155;
const HALF = 0.3;

/** TA-INK-03: clumps of parallel strokes in a band round the floor, each clump at its own angle; none enters the floor. */
export function hatching(field: FloorField, width: number, height: number, left: number, top: number): string {
  const d: string[] = [];
  // Clumps lie where they lie on the page, so that they stay when the sheet grows.
  const [fromI, fromJ] = [Math.floor((left - 1) / APART), Math.floor((top - 1) / APART)];
  for (let j = fromJ; j <= (top + height + 1) / APART; j++)
    for (let i = fromI; i <= (left + width + 1) / APART; i++) {
      const x = (i + (j % 2) / 2 + 0.62 * (speck(i, j, 1) - 0.5)) * APART - left;
      const y = (j + 0.62 * (speck(i, j, 2) - 0.5)) * APART - top;
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const far = field.at(x, y);
      if (far < 0.1 || far > 1.02 + 0.42 * bumps((x + left) * 0.45, (y + top) * 0.45, 77)) continue;
      clump(d, field, x, y, i, j);
    }
  return d.join('');
}

function clump(d: string[], field: FloorField, x: number, y: number, i: number, j: number): void {
  const { x: ux, y: uy } = clock(speck(i, j, 3) * 6);
  for (let n = 0; n < STROKES; n++) {
    const aside = (n - (STROKES - 1) / 2) * BETWEEN;
    const [mx, my] = [x - uy * aside, y + ux * aside];
    if (field.at(mx, my) < 0.08) continue;
    const half = HALF * (0.9 + 0.25 * speck(i, j, 4 + n));
    const [ax, ay] = clipped(field, mx, my, -ux * half, -uy * half);
    const [bx, by] = clipped(field, mx, my, ux * half, uy * half);
    const bow = (speck(i, j, 9 + n) - 0.5) * 0.06;
    d.push(`M${r(ax)} ${r(ay)}Q${r(mx - uy * bow)} ${r(my + ux * bow)} ${r(bx)} ${r(by)}`);
  }
}

function clipped(field: FloorField, x: number, y: number, dx: number, dy: number): [number, number] {
  for (let t = 1; t > 0.2; t -= 0.2) if (field.at(x + dx * t, y + dy * t) > 0.06) return [x + dx * t, y + dy * t];
  return [x, y];
}

const r = (value: number): string => String(Math.round(value * 100) / 100);
