import { cutsOfUpright, type Ground, gapTo, type Point } from '@understory/page';

/** TA-ARE-18: a floor is so many beads high. */
const FLOOR = 3;

/** TA-ARE-18: how far a point lies straight under the surface line above it, or from the nearest surface where there is none above. */
export function depthOf(ground: Ground | null, { x, y }: Point): number {
  if (!ground) return y;
  const above = ground.surfaces.flatMap(({ path, closed }) => heightsAt(path, closed, x).filter((it) => it <= y));
  if (above.length > 0) return y - Math.max(...above);
  const [first] = ground.surfaces;
  if (first && !first.closed) {
    const at = heightsAt(first.path, false, x)[0];
    if (at !== undefined) return y - at;
  }
  return Math.min(...ground.surfaces.map((it) => gapTo({ ...it, closed: false }, x, y)));
}

/** The floor of a depth; 0 is the surface. */
export function floorOf(depth: number): number {
  return depth < 0 ? 0 : Math.floor(depth / FLOOR + 1e-9) + 1;
}

function heightsAt(path: readonly number[], closed: boolean, x: number): number[] {
  if (closed) return cutsOfUpright(path, x);
  const found: number[] = [];
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i], path[i + 1], path[i + 2], path[i + 3]] as [number, number, number, number];
    if (x < Math.min(ax, bx) || x > Math.max(ax, bx)) continue;
    found.push(ax === bx ? Math.min(ay, by) : ay + ((by - ay) * (x - ax)) / (bx - ax));
  }
  return found;
}
