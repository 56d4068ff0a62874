import { BEAD_AREA, type Piece } from '@understory/page';
import { type Bounds, bounds } from '@understory/ruler';
import type { Figure } from '../../figure.ts';
import type { Mark, Pen } from '../../mark.ts';
import { type Tremor, tremorFor } from '../../tremor.ts';
import { spansAt } from '../cavity.ts';
import type { Sketch } from '../sketch.ts';
import { at, trace } from '../stencil.ts';
import { inVariant } from './furnishing.ts';
import { dropIn, sizeIn, standIn } from './stand.ts';

/** What stands in a room under the ground. */
export function drawRoom(piece: Figure): Mark[] {
  if (piece.room === null) return [];
  const what = inVariant(piece.furnishing, piece.variant);
  const tremor = tremorFor(`${piece.id} furniture`);
  if (piece.furnishing.fills) return laid(what, bounds(piece.shape), tremor, false);
  const { x, y } = standIn(piece.shape);
  const { left, top, right, bottom } = boundsOf(what);
  const longer = Math.max(right - left, bottom - top);
  const least = LEAST * Math.max(1, Math.sqrt(piece.area / BEAD_AREA) * 0.95);
  const size = sizeIn(piece.shape, (right - left) / longer, (bottom - top) / longer, least) / longer;
  const drop = dropIn(piece.shape, (right - left) * size, (bottom - top) * size);
  return traced(what, x - ((left + right) / 2) * size, y + drop - ((top + bottom) / 2) * size, size, 1, tremor, false);
}

/** In a room for one bead. */
const LEAST = 0.72;

/** A house on the surface: it stands level, on a footing where the ground falls away, and dug in where it rises. */
export function drawBuilding(piece: Figure, ruined: boolean, surfaceAt: (x: number) => number): Mark[] {
  const tremor = tremorFor(`${piece.id} house`);
  const box = bounds(piece.shape);
  const { foot, base } = footingOf(piece, box, surfaceAt);
  const what = inVariant(piece.furnishing, piece.variant);
  const top = Math.min(box.top, base - Math.min(0.8, (box.right - box.left) * 0.6));
  const whole = laid(what, { ...box, top, bottom: base }, tremor, true);
  return [
    { mark: 'path', d: foot, pen: FOOTING },
    ...(ruined ? [{ mark: 'group', clip: brokenTop(box, tremor), of: whole } as const] : whole),
  ];
}

/** What is left of a house: its lower part, up to a ragged edge. */
function brokenTop({ left, top, right, bottom }: Bounds, tremor: Tremor): string {
  const teeth = Math.max(4, Math.round((right - left) / 0.18));
  let d = `M${at(left - 0.3)} ${at(bottom + 0.3)}`;
  for (let i = 0; i <= teeth; i++) {
    const high = 0.3 + (i % 2 === 0 ? 0.22 : 0) + 0.2 * tremor.unit();
    d += `L${at(left - 0.1 + ((right - left + 0.2) * i) / teeth)} ${at(bottom - (bottom - top) * high)}`;
  }
  return `${d}L${at(right + 0.3)} ${at(bottom + 0.3)}Z`;
}

const FOOTING: Pen = { fill: 'smoke', stroke: 'ink', width: 0.03 };

/** From its threshold, level with the ground at its middle, down to the ground where that falls away. */
function footingOf(
  { shape }: Piece,
  { left, top, right, bottom }: Bounds,
  surfaceAt: (x: number) => number,
): { foot: string; base: number } {
  const inset = Math.min(0.04, (right - left) / 8);
  // A hut's exact outline is a disc, which says nothing of the ground: that is where the surface is, if it is near.
  const ground = (x: number) => Math.min(bottom + 0.3, Math.max((top + bottom) / 2, surfaceAt(x)));
  const foot = shape.path.length === 2 ? ground : (x: number) => spansAt(shape, x).at(-1)?.bottom ?? bottom;
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i <= 8; i++) {
    const x = left + inset + ((right - left - 2 * inset) * i) / 8;
    points.push([x, foot(x)]);
  }
  const base = points[4]?.[1] ?? bottom;
  const down = points.map(([x, y]) => `L${at(x)} ${at(Math.max(base, y + 0.02))}`).join('');
  return { foot: `M${at(left + inset)} ${at(base - 0.02)}${down}L${at(right - inset)} ${at(base - 0.02)}Z`, base };
}

/** Drawn to the measure of a box, but not out of all shape. */
function laid(what: Sketch, box: Bounds, tremor: Tremor, inInk: boolean): Mark[] {
  const { left, top, right, bottom } = boundsOf(what);
  const [wide, high] = [Math.max(0.1, box.right - box.left), Math.max(0.1, box.bottom - box.top)];
  const stretch = (wide / (right - left) / high) * (bottom - top);
  const bent = Math.min(1.45, Math.max(0.7, stretch));
  const size = stretch > bent ? high / (bottom - top) : wide / (right - left) / bent;
  const x = (box.left + box.right) / 2 - ((left + right) / 2) * size * bent;
  return traced(what, x, box.bottom - bottom * size, size, bent, tremor, inInk);
}

function traced(
  what: Sketch,
  x: number,
  y: number,
  size: number,
  stretch: number,
  tremor: Tremor,
  inInk: boolean,
): Mark[] {
  return what.map(([pen, stencil]) => ({
    mark: 'path',
    d: trace(stencil, { x, y, size, stretch }, tremor),
    pen: sized(pen, size, inInk),
  }));
}

const pens = new Map<Pen, Map<number, Pen>>();

/** The pen for a drawing of this size: a big one has bolder lines, though not in the same measure. */
function sized(pen: Pen, size: number, inInk: boolean): Pen {
  if (pen.width === undefined) return pen;
  const step = Math.max(6, Math.round((size < 1 ? size : 0.6 + size * 0.4) * 10));
  const key = inInk ? -step : step;
  const some = pens.get(pen) ?? new Map<number, Pen>();
  pens.set(pen, some);
  const known = some.get(key);
  if (known) return known;
  const width = Math.round(pen.width * step * 100) / 1000;
  const made: Pen = { ...pen, width, ...(inInk && pen.stroke === 'pencil' ? { stroke: 'ink' } : {}) };
  some.set(key, made);
  return made;
}

const boxes = new WeakMap<Sketch, Bounds>();

function boundsOf(what: Sketch): Bounds {
  const known = boxes.get(what);
  if (known) return known;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, stencil] of what) {
    for (const [, points] of stencil.strokes) {
      for (let i = 0; i + 1 < points.length; i += 2) {
        left = Math.min(left, points[i] as number);
        right = Math.max(right, points[i] as number);
        top = Math.min(top, points[i + 1] as number);
        bottom = Math.max(bottom, points[i + 1] as number);
      }
    }
  }
  const box =
    left < right && top < bottom ? { left, top, right, bottom } : { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 };
  boxes.set(what, box);
  return box;
}
