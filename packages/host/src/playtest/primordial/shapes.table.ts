import { mil } from '@understory/page';
import { type Table, table } from '@understory/table';
import type { LineShape } from '../events.ts';
import { between } from '../measures.ts';

/** PT-STR-T1: the shape of a line. */
export const shapes: Table<LineShape> = table('PT-STR-T1', '1d10', {
  '1': 'LL',
  '2-3': 'LB',
  '4-7': 'LR',
  '8-9': 'RB',
  '10': 'RR',
});

/** A page that lines are drawn on: how wide and high it is, and how deep its surface. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly surface: number;
}

/** PT-STR-02: a cubic Bezier curve flattened to 24 equal steps. */
const STEPS = 24;

export type Curve = readonly [number, number, number, number, number, number, number, number];

export function flattened([ax, ay, bx, by, cx, cy, dx, dy]: Curve): number[] {
  const path: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    path.push(mil(a * ax + b * bx + c * cx + d * dx), mil(a * ay + b * by + c * cy + d * dy));
  }
  return path;
}

/** PT-STR-06: from the left edge to the right one, with two bows. */
export function across({ width }: Frame, a: number, b: number, p: number, q: number): Curve {
  return [0, a, width / 3, a + (b - a) / 3 + p, (2 * width) / 3, a + (2 * (b - a)) / 3 + q, width, b];
}

/** PT-STR-05: from the left edge down to the bottom one. */
export function downwards({ height }: Frame, y: number, x: number): Curve {
  return [0, y, 0.55 * x, y, x, height - 0.55 * (height - y), x, height];
}

/** PT-STR-04: a loop from the left edge, which reaches that far. */
export function looped(top: number, bottom: number, reach: number): Curve {
  return [0, top, (4 * reach) / 3, top, (4 * reach) / 3, bottom, 0, bottom];
}

/** PT-STR-07: the same from the right edge. */
export function mirrored({ width }: Frame, [ax, ay, bx, by, cx, cy, dx, dy]: Curve): Curve {
  return [width - ax, ay, width - bx, by, width - cx, cy, width - dx, dy];
}

/** PT-STR-03 to -07: the first line, about halfway down. */
export function firstLine(frame: Frame, shape: LineShape, [v1, v2, v3, v4]: Values): Curve {
  const middle = (frame.surface + frame.height) / 2;
  switch (shape) {
    case 'LR':
      return across(
        frame,
        middle + between(-2.5, 2.5, v1),
        middle + between(-2.5, 2.5, v2),
        between(-2, 2, v3),
        between(-2, 2, v4),
      );
    case 'LB':
      return downwards(frame, middle + between(-2, 2, v1), between(10, 20, v2));
    case 'LL': {
      const [centre, half] = [middle + between(-0.5, 0.5, v1), between(2.5, 3.5, v2)];
      return looped(centre - half, centre + half, between(8, 14, v3));
    }
    case 'RB':
      return mirrored(frame, firstLine(frame, 'LB', [v1, v2, v3, v4]));
    default:
      return mirrored(frame, firstLine(frame, 'LL', [v1, v2, v3, v4]));
  }
}

/** PT-STR-10: the four values of a throw. */
export type Values = readonly [number, number, number, number];
