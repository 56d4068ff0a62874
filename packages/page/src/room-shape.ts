import { clock, mil } from './maths.ts';
import type { Manner, Shape } from './model.ts';
import type { Wander } from './noise.ts';
import { centreOf, ringArea, ringAt } from './shape.ts';

/** Rooms larger than this lie lengthwise. */
const LONG = 2;

/** A room of exactly so many square beads round a point, as a people of this manner would draw it. */
export function roomShape(manner: Manner, x: number, y: number, area: number, wander: Wander): Shape {
  const ring = outlineOf(manner, wander, area > LONG ? 1.3 : 1);
  const size = Math.sqrt(area / ringArea(ring));
  const centre = centreOf({ path: ring, closed: true, swell: 0 });
  return ringAt(ring, x, y, size, centre);
}

/** About one bead across; `stretch` makes it wider than high. */
function outlineOf(manner: Manner, wander: Wander, stretch: number): number[] {
  const high = 1 / stretch;
  switch (manner) {
    case 'square':
    case 'straight':
      return [-stretch, -high, stretch, -high, stretch, high, -stretch, high];
    case 'cyclopean':
      // Great blocks, leaning inwards.
      return [-0.8 * stretch, -high, 0.8 * stretch, -high, stretch, high, -stretch, high];
    case 'curved':
      return round(16, () => 1, stretch, high);
    case 'crystal':
      return round(6, (i) => 1 + 0.12 * wander(i * 3), stretch, high);
    case 'zigzag':
      return round(10, (i) => (i % 2 === 0 ? 1.15 : 0.72) + 0.15 * wander(i * 3), stretch, high);
    case 'meandering':
      return round(14, (i) => 1 + 0.28 * wander(i * 0.7) * ends(i, 14), stretch, high);
    case 'natural':
      return round(14, (i) => 1 + 0.18 * wander(i * 0.9) * ends(i, 14) + 0.05 * wander(i * 5), stretch, high);
  }
}

/** Corners clockwise from the top, each so far out. */
function round(corners: number, far: (i: number) => number, wide: number, high: number): number[] {
  return Array.from({ length: corners }, (_, i) => {
    const { x, y } = clock((12 * i) / corners);
    return [mil(x * far(i) * wide), mil(y * far(i) * high)];
  }).flat();
}

/** A wandering line does not come back to where it began; so it dies down towards the seam. */
function ends(i: number, count: number): number {
  const t = i / count;
  return Math.min(1, 6 * t * (1 - t));
}
