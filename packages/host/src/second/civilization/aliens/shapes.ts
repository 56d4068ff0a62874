import { areaOf, bounds, clock, type Page, polygon, ringAt, ringMeasures, type Shape } from '@understory/page';
import { surfaceBetween } from '../../../places.ts';
import type { FacilityName } from './facilities.table.ts';

type Sort = 'Landing Site' | FacilityName;

/** H2-ALN-26: few and big structures. Underground each is a hall of its own outline. */
const HALLS: Readonly<Record<Sort, readonly number[]>> = {
  'Landing Site': corners(16, 1.5, 1),
  'Supply Cache': [-1.3, -0.6, -1, -0.9, 1, -0.9, 1.3, -0.6, 1.3, 0.6, 1, 0.9, -1, 0.9, -1.3, 0.6],
  Powerplant: corners(12, 1, 1),
  Agricomplex: [-1.4, 0.7, -1.3, 0, -0.9, -0.6, -0.3, -0.9, 0.3, -0.9, 0.9, -0.6, 1.3, 0, 1.4, 0.7],
  'Orgone Cathode': corners(6, 1.1, 1.1),
  'Uplift Facility': [-0.9, -0.9, 0.9, -0.9, 0.9, 0.1, 1.3, 0.1, 1.3, 0.9, -1.3, 0.9, -1.3, 0.1, -0.9, 0.1],
  Megastructure: corners(8, 1.1, 1.1),
};

/** Under the sky each stands on the surface line; y is how high, of 1. None is wider than lets four stand by the Landing Site. */
const HOUSES: Readonly<Record<Sort, readonly number[]>> = {
  'Landing Site': [-2, 0.45, -1.75, 0.7, -1.2, 0.92, -0.5, 1, 0.5, 1, 1.2, 0.92, 1.75, 0.7, 2, 0.45],
  'Supply Cache': [-0.6, 1, 0.6, 1],
  Powerplant: [-0.5, 0.6, -0.55, 1, 0.55, 1, 0.5, 0.6],
  Agricomplex: [-0.6, 0.6, -0.45, 0.88, -0.2, 1, 0.2, 1, 0.45, 0.88, 0.6, 0.6],
  'Orgone Cathode': [-0.6, 0.7, -0.35, 1, 0.35, 1, 0.6, 0.7],
  'Uplift Facility': [-0.6, 0.6, -0.45, 0.6, -0.45, 1, 0.45, 1, 0.45, 0.6, 0.6, 0.6],
  Megastructure: [-0.6, 0.86, -0.3, 1, 0, 0.86, 0.3, 1, 0.6, 0.86],
};

/** An underground structure, of exactly this many square beads. */
export function hall(sort: string, x: number, y: number, area: number): Shape {
  const outline = HALLS[sort as Sort] ?? HALLS.Powerplant;
  const whole = ringMeasures(outline);
  return ringAt(outline, x, y, Math.sqrt(area / whole.area), whole.centre);
}

/** Walls are this high at least where the ground rises beside a level roof. */
const LEAST_WALL = 0.1;

/** A structure on the surface line: a level roof, and walls down to the ground. */
export function house(page: Page, sort: string, x: number, area: number): Shape {
  const roof = HOUSES[sort as Sort] ?? HOUSES['Supply Cache'];
  const half = -Math.min(...roof.filter((_, i) => i % 2 === 0));
  const plain = areaOf(polygon([-half, 0, ...roof, half, 0]));
  const ground = page.surfaceAt(x);
  const over: number[] = [];
  for (let i = roof.length - 2; i >= 0; i -= 2) {
    const at = x + (roof[i] as number);
    const y = ground - (area / plain) * (roof[i + 1] as number);
    over.push(at, Math.min(y, page.surfaceAt(at) - LEAST_WALL));
  }
  return polygon([...surfaceBetween(page, x - half, x + half), ...over]);
}

/** How far from its middle a structure reaches at most. */
export function radiusOf(shape: Shape): number {
  const { left, right, top, bottom } = bounds(shape);
  return Math.max(right - left, bottom - top) / 2;
}

function corners(count: number, wide: number, high: number): number[] {
  return Array.from({ length: count }, (_, i) => clock((12 * (i + 0.5)) / count)).flatMap(({ x, y }) => [
    x * wide,
    y * high,
  ]);
}
