import {
  deepest,
  depthIn,
  ellipse,
  gap,
  longWay,
  PI,
  type Point,
  polygon,
  ringArea,
  type Shape,
  TOLERANCE,
} from '@understory/page';
import type { Intrusion } from './form.ts';

/** PT-FRM-03: round the point farthest from the outline (and from a first one, PT-FRM-08), at most half of the stratum. */
export function intrusion(outline: readonly number[], first: Intrusion | null = null): Intrusion {
  const but = first ? [shapeOf(first)] : [];
  const found = deepest(outline, { but }) ?? { at: { x: outline[0] as number, y: outline[1] as number }, depth: 0.5 };
  const short = 0.8 * found.depth;
  const oval = longWay(outline) === 'x' ? { wide: 1.5 * short, high: short } : { wide: short, high: 1.5 * short };
  const wished = { kind: 'intrusion', at: found.at, ...oval } as const;
  const isInside = liesIn(outline, shapeOf(wished)) && but.every((it) => gap(it, shapeOf(wished)) > 0);
  return shrunkTo(ringArea(outline) / 2, isInside ? wished : { ...wished, wide: short, high: short });
}

export function shapeOf({ at: { x, y }, wide, high }: Intrusion): Shape {
  return ellipse(x, y, wide, high);
}

export function areaOfIntrusion({ wide, high }: Intrusion): number {
  return PI * wide * high;
}

function shrunkTo(most: number, it: Intrusion): Intrusion {
  const area = areaOfIntrusion(it);
  if (area <= most + TOLERANCE) return it;
  const by = Math.sqrt(most / area);
  return { ...it, wide: it.wide * by, high: it.high * by };
}

function liesIn(outline: readonly number[], { path }: Shape): boolean {
  const ring = polygon(outline);
  const corners: Point[] = [];
  for (let i = 0; i < path.length; i += 2) corners.push({ x: path[i] as number, y: path[i + 1] as number });
  return corners.every(({ x, y }) => depthIn(ring, x, y) >= -TOLERANCE);
}
