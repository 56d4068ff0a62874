import { distance, line, mil, type Page, type Shape } from '@understory/page';
import { VEIN } from '../../measures.ts';
import { extentOf, type Plot } from './plot.ts';

/** How far over the page's edge a line is drawn that runs off it. */
const OFF_PAGE = 0.6;

/** How deep under the surface a river from side to side keeps (H2-FEA-T4.3). */
const COVER = 1;

/** A river of water or magma along the centre line: where its units lie, and the course as drawn. */
export interface River {
  readonly path: readonly number[];
  readonly shape: Shape;
}

/** H2-MSR-33: along the centre line; an end within half a bead of the page's edge is prolonged over it. */
export function alongStratum(plot: Plot): River {
  const path = extentOf(plot).centreLine();
  const { page } = plot.world;
  const before = offPage(page, path[2] as number, path[3] as number, path[0] as number, path[1] as number);
  const n = path.length;
  const after = offPage(
    page,
    path[n - 4] as number,
    path[n - 3] as number,
    path[n - 2] as number,
    path[n - 1] as number,
  );
  return { path, shape: line([...before, ...path, ...after], VEIN) };
}

/** The point beyond an end, over the page's edge, or none. */
function offPage(page: Page, x0: number, y0: number, x1: number, y1: number): number[] {
  const nearEdge = Math.min(x1, page.width - x1, page.height - y1) <= 0.5;
  const long = distance(x0, y0, x1, y1);
  if (!nearEdge || long === 0) return [];
  const far = OFF_PAGE + 0.5;
  return [mil(x1 + ((x1 - x0) / long) * far), mil(y1 + ((y1 - y0) / long) * far)];
}

/**
 * H2-FEA-T4.3: along the centre line, both ends prolonged straight to the sides of the page, through other strata if need
 * be, at least a bead under the surface.
 */
export function sideToSide(plot: Plot): River {
  const middle = deepEnough(plot, extentOf(plot).centreLine());
  const n = middle.length;
  const first = { x: middle[0] as number, y: middle[1] as number };
  const last = { x: middle[n - 2] as number, y: middle[n - 1] as number };
  const leftFirst = first.x <= last.x;
  const before = outward(plot, first, slopeAt(middle, 0), leftFirst ? -1 : 1);
  const after = outward(plot, last, slopeAt(middle, n - 4), leftFirst ? 1 : -1);
  const path = [...reversed(before), ...middle, ...after];
  return { path, shape: line(path, VEIN) };
}

/** A stratum may thin out towards the surface; the river does not follow it there. */
function deepEnough({ world }: Plot, path: readonly number[]): number[] {
  return path.map((it, i) =>
    i % 2 === 0 ? it : mil(Math.max(it, world.page.surfaceAt(path[i - 1] as number) + COVER)),
  );
}

/** Step by step from an end to the page's edge, at the slope that the river has there. */
function outward(plot: Plot, from: { x: number; y: number }, slope: number, step: 1 | -1): number[] {
  const { page } = plot.world;
  const path: number[] = [];
  let { x, y } = from;
  while (x > 0 && x < page.width && y < page.height) {
    x = Math.min(page.width, Math.max(0, x + step * 0.5));
    y = Math.max(y + slope * step * 0.5, page.surfaceAt(x) + COVER);
    path.push(mil(x), mil(Math.min(y, page.height)));
  }
  return path;
}

function slopeAt(path: readonly number[], i: number): number {
  const across = (path[i + 2] as number) - (path[i] as number);
  if (Math.abs(across) < 1e-6) return 0;
  return Math.min(1.5, Math.max(-1.5, ((path[i + 3] as number) - (path[i + 1] as number)) / across));
}

function reversed(path: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) turned.push(path[i] as number, path[i + 1] as number);
  return turned;
}
