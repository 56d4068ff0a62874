import type { BareSheet } from '../page-then.ts';

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
