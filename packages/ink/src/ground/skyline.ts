import { type Bounds, boundsOf } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { BareSheet } from '../page-then.ts';
import type { Terrain } from './terrain.ts';

/** What stands on the skyline, which the cartouche must not cover. */
export function skyline(pieces: readonly Figure[], terrain: Terrain): Bounds[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'vent') {
      const box = boundsOf(piece.shape.path, piece.shape.swell);
      return [{ ...box, left: box.left - 0.4, right: box.right + 0.4, top: box.top - 1.6 }];
    }
    if (piece.kind === 'building' && piece.road === null) return [boundsOf(piece.shape.path, piece.shape.swell)];
    if (piece.kind !== 'biome' || piece.stratum !== 0) return [];
    const box = boundsOf(piece.shape.path, piece.shape.swell);
    const strip: Bounds[] = [];
    for (let x = box.left; x < box.right; x += 1) {
      const right = Math.min(box.right, x + 1);
      const top = terrain.highest(x, right);
      strip.push({ left: x, right, top: top - 1.4, bottom: top });
    }
    return strip;
  });
}

/** How high the surface lies on the whole, and where it is lowest. */
export function horizonOf({ ground, height }: BareSheet): { mean: number; lowest: number } {
  const path = ground?.surfaces[0]?.path ?? [];
  let [sum, lowest] = [0, 0];
  for (let i = 1; i < path.length; i += 2) {
    sum += path[i] as number;
    lowest = Math.max(lowest, path[i] as number);
  }
  return path.length === 0 ? { mean: height, lowest: height } : { mean: sum / (path.length / 2), lowest };
}
