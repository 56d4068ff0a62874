import { bounds, noiseFor, type Shape } from '@understory/ruler';
import { type Span, spansAt } from '../drawings/cavity.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { at, type Polyline, smooth } from '../pen-path.ts';

/** The far wall ends so far down on the way from roof to ground, and no farther than so many beads: there the ground begins. */
const DOWN = 0.38;
const MOST = 2.6;

const feet = new WeakMap<Shape, Polyline>();

/** Along the foot of the far wall of a hall, from left to right. */
function footOf({ id, shape }: Pick<Figure, 'id' | 'shape'>): Polyline {
  const known = feet.get(shape);
  if (known) return known;
  const noise = noiseFor(`${id} far wall`);
  const { left, right } = bounds(shape);
  const foot: number[] = [];
  for (let x = left + 0.02; x <= right; x += 0.45) {
    const span = highest(spansAt(shape, x));
    if (span) foot.push(x, footAt(span) + 0.07 * noise(x * 0.9, 0));
  }
  feet.set(shape, foot);
  return foot;
}

export const footAt = ({ top, bottom }: Span): number => top + Math.min(MOST, (bottom - top) * DOWN);

/** Of the openings over one another the one with the most room. */
export const highest = (spans: readonly Span[]): Span | null =>
  spans.reduce<Span | null>((best, it) => (best && best.bottom - best.top >= it.bottom - it.top ? best : it), null);

/**
 * A hall is no white hole: its far wall is tinted by what lives there and dark toward the roof, and from its foot on lies the ground, paler, on which all stands
 * that is in it. Pure paper is for rooms.
 */
export function drawFarWall(hall: Figure, d: string): Mark[] {
  const { tint, shape } = hall;
  const foot = footOf(hall);
  return [
    { mark: 'path', d, pen: { fill: tint ?? 'floorShade', fillOpacity: tint ? 0.26 : 0.85 } },
    { mark: 'path', d, pen: { wash: 'roof' } },
    ...(foot.length < 6 ? [] : [{ mark: 'group', clip: d, of: ground(foot, shape) } as const]),
  ];
}

function ground(foot: Polyline, shape: Shape): Mark[] {
  const { left, right, bottom } = bounds(shape);
  const edge = smooth(foot, false);
  const low = at(bottom + 0.5);
  return [
    {
      mark: 'path',
      d: `${edge}L${at(right + 0.5)} ${low}L${at(left - 0.5)} ${low}Z`,
      pen: { fill: 'floor', fillOpacity: 0.5 },
    },
    { mark: 'path', d: edge, pen: { stroke: 'pencil', width: 0.024, opacity: 0.45 } },
  ];
}
