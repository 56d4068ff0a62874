import { bounds, type Shape } from '@understory/ruler';

/** The roomiest place in a room, where its furniture stands: the middle, and how far the wall is. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly clear: number;
}

const known = new WeakMap<Shape, Stand>();
const STEPS = 8;

export function standIn(shape: Shape): Stand {
  const found = known.get(shape) ?? search(shape);
  known.set(shape, found);
  return found;
}

function search(shape: Shape): Stand {
  const { left, top, right, bottom } = bounds(shape);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  // The middle of the room is preferred, for furniture off the middle looks like a mistake.
  let [x, y, clear] = [mx, my, depth(shape, mx, my) * 1.06];
  for (let j = 1; j < STEPS; j++) {
    for (let i = 1; i < STEPS; i++) {
      const [px, py] = [left + ((right - left) * i) / STEPS, top + ((bottom - top) * j) / STEPS];
      const far = depth(shape, px, py);
      if (far > clear) [x, y, clear] = [px, py, far];
    }
  }
  return clear > 0 ? { x, y, clear } : { x: mx, y: my, clear: 0.3 };
}

/** How big something may be that is `wide` by `high`, 1 on its longer side. In a nook it stands out over the walls, rather than be less than `least`. */
export function sizeIn(shape: Shape, wide: number, high: number, least: number): number {
  const { x, y, clear } = standIn(shape);
  const most = clear * 3.2;
  const fits = (size: number) => {
    const [w, h] = [wide * size * 0.48, high * size * 0.48];
    return (
      depth(shape, x - w, y - h) > 0 &&
      depth(shape, x + w, y - h) > 0 &&
      depth(shape, x - w, y + h) > 0 &&
      depth(shape, x + w, y + h) > 0
    );
  };
  for (let size = most; size > clear * 1.3; size -= clear * 0.12) if (fits(size)) return Math.max(size, least);
  return Math.max(clear * 1.3, least);
}

/** How far a thing of this size is above the floor. */
export function dropIn(shape: Shape, wide: number, high: number): number {
  const { x, y } = standIn(shape);
  const [w, foot] = [wide * 0.46, y + high * 0.48];
  let drop = 0;
  while (
    drop < high * 0.3 &&
    depth(shape, x - w, foot + drop + 0.09) > 0 &&
    depth(shape, x + w, foot + drop + 0.09) > 0
  )
    drop += 0.03;
  return drop;
}

/** How far inside a point is; negative outside. */
function depth({ path, closed, swell }: Shape, x: number, y: number): number {
  const n = path.length;
  let [least, inside] = [Infinity, false];
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const [ax, ay, bx, by] = [path[j] as number, path[j + 1] as number, path[i] as number, path[i + 1] as number];
    if (!closed && i === 0 && n > 2) continue;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [qx, qy] = [x - ax - dx * t, y - ay - dy * t];
    least = Math.min(least, qx * qx + qy * qy);
    if (closed && ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * dx) inside = !inside;
  }
  return (inside ? Math.sqrt(least) : -Math.sqrt(least)) + swell;
}
