import { line, mil, type Page, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { TUNNEL } from '../../measures.ts';
import { cutOff } from '../../natural/path.ts';
import type { World } from '../../world.ts';
import type { Called } from '../called.ts';
import { draw } from '../draw.ts';
import { areaOfSize, naturalCave, ONE_BEAD, type Size } from '../measures.ts';
import { movedIntoRock } from './rock.ts';

/** Where something natural is drawn, by which clause, and for which event. */
export interface Plot {
  readonly world: World;
  readonly clause: Clause;
  readonly feature: string;
}

/** The same, or of no event. */
type AnyPlot = Omit<Plot, 'feature'> & { readonly feature: string | null };

/** A natural cave round a point, in the rock. */
export function drawCave(
  { world, clause, feature }: AnyPlot,
  at: Point,
  { size = ONE_BEAD, kind = 'cave', what = { kind: 'natural cave' } }: CaveWish = {},
): Piece {
  const shape = movedIntoRock(world.page, naturalCave(at, size));
  return draw(world, { clause, feature, kind, shape, what, area: areaOfSize(size) });
}

interface CaveWish {
  readonly size?: Size;
  readonly kind?: 'cave' | 'water' | 'magma';
  readonly what?: Called;
}

/** A natural tunnel from a point to another. It is drawn ragged by the pen and measured straight (H1-MEA-23); what sticks out is cut off (H1-MEA-40). */
export function drawTunnel(
  plot: AnyPlot,
  from: Point,
  to: Point,
  what: Called = { kind: 'natural tunnel' },
): Piece | null {
  const { world, clause, feature } = plot;
  const path = cutOff(world.page, [mil(from.x), mil(from.y), mil(to.x), mil(to.y)]);
  if (path.length < 4) return null;
  return draw(world, { clause, feature, kind: 'tunnel', shape: line(path, TUNNEL), what });
}

/** The two ends of a line of this length with its middle here, as far as it lies in the ground. */
export function centredLine(
  page: Page,
  middle: Point,
  way: Point,
  long: number,
): { readonly from: Point; readonly to: Point } {
  const end = (far: number): Point => {
    const path = cutOff(page, [middle.x, middle.y, mil(middle.x + way.x * far), mil(middle.y + way.y * far)]);
    return { x: path.at(-2) ?? middle.x, y: path.at(-1) ?? middle.y };
  };
  return { from: end(-long / 2), to: end(long / 2) };
}
