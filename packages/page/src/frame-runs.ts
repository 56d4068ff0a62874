import { TOLERANCE } from '@understory/ruler';

/** A straight run of a ring on an edge of the page: along y on the left and the right, along x at the top and the bottom. */
export interface FrameRun {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly from: number;
  readonly to: number;
}

/** PT-STR-09: the runs of a ring on the page's edges, the upper and the left ones first; what lies end to end is one run. */
export function frameRuns(ring: readonly number[], width: number, height: number): FrameRun[] {
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const isUpright = side === 'left' || side === 'right';
    const edge = side === 'left' || side === 'top' ? 0 : side === 'right' ? width : height;
    const spans: [number, number][] = [];
    for (let i = 0; i < ring.length; i += 2) {
      const j = i + 2 < ring.length ? i + 2 : 0;
      const [a, b] = isUpright ? [ring[i], ring[j]] : [ring[i + 1], ring[j + 1]];
      if (Math.abs((a as number) - edge) > TOLERANCE || Math.abs((b as number) - edge) > TOLERANCE) continue;
      const [p, q] = isUpright ? [ring[i + 1], ring[j + 1]] : [ring[i], ring[j]];
      spans.push([Math.min(p as number, q as number), Math.max(p as number, q as number)]);
    }
    return joined(spans.sort((a, b) => a[0] - b[0])).map(([from, to]) => ({ side, from, to }));
  });
}

function joined(spans: readonly (readonly [number, number])[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = runs.at(-1);
    if (last && from <= last[1] + TOLERANCE) last[1] = Math.max(last[1], to);
    else runs.push([from, to]);
  }
  return runs.filter(([from, to]) => to - from > TOLERANCE);
}
