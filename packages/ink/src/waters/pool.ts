import { inRing, turnCosine, turnSine } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import { evenly, type Polyline, smooth, straight } from '../pen-path.ts';
import { silhouetteOf } from '../walls/silhouette.ts';

/** Water or magma as it lies. */
export interface Pool {
  readonly d: string;
  readonly ring: Polyline;
  /** The height of its level top, or null where it fills its cave. */
  readonly level: number | null;
  readonly clip: string | null;
}

/** In a cave it lies level; a small one in a large cave is seen a little from above; without a cave it fills its own outline. */
export function poolOf(piece: Figure, home: Figure | undefined): Pool {
  const { shape } = piece;
  const own = silhouetteOf(piece);
  if (!home) return { d: own.d, ring: own.ring, level: null, clip: null };
  const clip = silhouetteOf(home).d;
  if (shape.path.length === 2) {
    const [x, y, r] = [shape.path[0] as number, shape.path[1] as number, shape.swell];
    if (home.shape.path.length === 2) {
      const level = y - r * 0.42;
      const ring = [x - 2 * r, level, x + 2 * r, level, x + 2 * r, y + 2 * r, x - 2 * r, y + 2 * r];
      return { d: straight(ring, true), ring, level, clip };
    }
    const ring = oval(x, y + r * 0.2, r, r * 0.52);
    return { d: smooth(ring, true), ring, level: null, clip };
  }
  const level = flatTop(shape.path, piece.kind === 'water' ? 0.08 : 0.6);
  if (!shape.closed || level === null) return { d: own.d, ring: own.ring, level: null, clip };
  const ring = brimful(shape.path, level);
  return { d: straight(ring, true), ring, level, clip };
}

function oval(x: number, y: number, across: number, down: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < 12; i++) ring.push(x + across * turnCosine(i / 12), y + down * turnSine(i / 12));
  return ring;
}

/** The highest edge, if it is level and takes up enough of the width to be the top of a lake. A sea of magma may hang under a roof instead. */
function flatTop(path: Polyline, share: number): number | null {
  let top = Infinity;
  for (let i = 1; i < path.length; i += 2) top = Math.min(top, path[i] as number);
  let [left, right, from, to] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < path.length; i += 2) {
    from = Math.min(from, path[i] as number);
    to = Math.max(to, path[i] as number);
    if ((path[i + 1] as number) > top + 0.02) continue;
    left = Math.min(left, path[i] as number);
    right = Math.max(right, path[i] as number);
  }
  return right - left > share * (to - from) ? top : null;
}

/**
 * The lake's edge follows the rule's exact cave, the drawn wall strays from it: so the water is drawn a little too wide, but for its
 * level top, and the cave's outline cuts it.
 */
function brimful(path: Polyline, top: number): number[] {
  const ring = evenly(path, true, 0.3);
  const n = ring.length;
  let mx = 0;
  for (let i = 0; i < n; i += 2) mx += (ring[i] as number) / (n / 2);
  const wide: number[] = [];
  for (let i = 0; i < n; i += 2) {
    const [ax, ay] = [ring[(i + n - 2) % n] as number, ring[(i + n - 1) % n] as number];
    const [bx, by] = [ring[(i + 2) % n] as number, ring[(i + 3) % n] as number];
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    let [nx, ny] = [(by - ay) / long, -(bx - ax) / long];
    if (inRing(path, x + nx * 0.05, y + ny * 0.05)) [nx, ny] = [-nx, -ny];
    const brim = y < top + 0.06;
    const out = x < mx ? -0.12 : 0.12;
    wide.push(x + (brim && Math.abs(nx) > 0.3 ? out : nx * 0.22), brim ? top : Math.max(top, y + ny * 0.22));
  }
  return wide;
}
