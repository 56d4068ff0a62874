import { disc, line, type Point, polygon, type Shape, unitsEvery, unitsOnGrid } from '@understory/page';
import { unreachable } from '@understory/table';
import { TUNNEL, VEIN } from '../../measures.ts';
import { endsOf, type Form } from '../forms/form.ts';
import { shapeOf } from '../forms/intrusion.ts';

/** A part of a form as it is drawn, and where the lodes in it lie (PT-FEA-03). */
export interface FormPart {
  readonly shape: Shape;
  readonly lodes: readonly Point[];
}

/** PT-FEA-03: the first lode of a line, and from lode to lode. */
const FIRST = 0.6;
const STEP = 1.2;

/** The parts that a form is drawn in; its lines as wide as wished. */
export function partsOf(form: Form, wide: { readonly vein?: number; readonly network?: number } = {}): FormPart[] {
  switch (form.kind) {
    case 'vein':
      return [onLine(form.path, wide.vein ?? VEIN)];
    case 'intrusion':
      return [inArea(shapeOf(form))];
    case 'scattering':
      return form.spots.map(({ x, y }) => ({ shape: disc(x, y, 0.5), lodes: [{ x, y }] }));
    case 'network':
      return form.lines.map((it) => {
        const [a, b] = endsOf(form, it);
        return onLine([a.x, a.y, b.x, b.y], wide.network ?? TUNNEL);
      });
    case 'region':
      return form.rings.map((ring) => inArea(polygon(ring)));
    default:
      return unreachable(form);
  }
}

function onLine(path: readonly number[], width: number): FormPart {
  return { shape: line(path, width), lodes: unitsEvery(path, FIRST, STEP) };
}

function inArea(shape: Shape): FormPart {
  return { shape, lodes: lodesIn(shape) };
}

/** Where the lodes of an area lie. */
export function lodesIn(shape: Shape): Point[] {
  return unitsOnGrid(shape, STEP);
}
