import {
  areaOf,
  clock,
  depthIn,
  mil,
  type Point,
  pathLength,
  pointAlong,
  polygon,
  spread,
  TOLERANCE,
} from '@understory/page';
import { unreachable } from '@understory/table';
import { FINGER } from '../../measures.ts';
import type { Form } from './forms/form.ts';
import { areaOfIntrusion } from './forms/intrusion.ts';

/** PT-FRM-09: no shape has more. */
const MOST = 6;

/** PT-FRM-09: the places of a shape where beads go; of two forms the first one's, then the second's. */
export function spotsOf(forms: readonly Form[]): Point[] {
  return forms.flatMap(ownSpots).slice(0, MOST);
}

function ownSpots(form: Form): readonly Point[] {
  switch (form.kind) {
    case 'vein': {
      const long = pathLength(form.path);
      const many = within(2, Math.floor(long / FINGER + TOLERANCE), MOST);
      return Array.from({ length: many }, (_, i) => rounded(pointAlong(form.path, ((i + 0.5) / many) * long)));
    }
    case 'scattering':
      return form.spots;
    case 'network':
      return form.nodes.slice(0, MOST);
    case 'intrusion': {
      const { at, wide, high } = form;
      const round = within(2, Math.floor(areaOfIntrusion(form) / 3 + TOLERANCE), MOST) - 1;
      const hours = Array.from({ length: round }, (_, i) => clock((12 * i) / round));
      return [at, ...hours.map(({ x, y }) => rounded({ x: at.x + (x * wide) / 2, y: at.y + (y * high) / 2 }))];
    }
    case 'region': {
      const shapes = form.rings.map(polygon).sort((a, b) => areaOf(b) - areaOf(a));
      const [shape] = shapes;
      return shape ? spread(shape, MOST, (x, y) => depthIn(shape, x, y) >= 0.5 - TOLERANCE) : [];
    }
    default:
      return unreachable(form);
  }
}

function within(least: number, many: number, most: number): number {
  return Math.min(most, Math.max(least, many));
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
