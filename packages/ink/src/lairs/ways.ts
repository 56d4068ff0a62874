import type { Noise } from '@understory/ruler';
import { evenly, type Polyline } from '../pen-path.ts';

/** How far a tunnel is drawn into what it joins, whose walls may lie inside their exact outline. */
const INTO = 0.2;

/** How a lair's tunnels run: in steps, each moved aside and made wider or narrower. */
export interface Way {
  readonly step: number;
  /** Are its corners soft? */
  readonly soft: boolean;
  /** How far aside it goes at a step, in beads. */
  readonly aside: (i: number, chance: number) => number;
  /** Times its exact half width. */
  readonly width: (i: number, chance: number) => number;
  /** It goes aside at right angles, all at once. */
  readonly jogs?: true;
}

export const even: Way = { step: 9, soft: false, aside: () => 0, width: () => 1 };

/** Along the exact way, aside as its builders go; both ends stay in line, for something joins there. */
export function spineOf(path: Polyline, swell: number, way: Way, noise: Noise): { spine: number[]; halves: number[] } {
  const points = way.step > 8 ? path : evenly(path, false, way.step);
  const n = points.length >> 1;
  const spine: number[] = [];
  const halves: number[] = [];
  const push = (x: number, y: number, half: number) => {
    spine.push(x, y);
    halves.push(half);
  };
  for (let i = 0; i < n; i++) {
    const [x, y] = [points[i * 2] as number, points[i * 2 + 1] as number];
    const [a, b] = [Math.max(0, i - 1) * 2, Math.min(n - 1, i + 1) * 2];
    const [dx, dy] = [
      (points[b] as number) - (points[a] as number),
      (points[b + 1] as number) - (points[a + 1] as number),
    ];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const [tx, ty] = [dx / long, dy / long];
    const chance = noise(x * 2.1, y * 2.1);
    const half = swell * way.width(i, chance);
    if (i === 0 || i === n - 1) {
      const on = i === 0 ? -INTO : INTO;
      if (i === 0) push(x + tx * on, y + ty * on, half);
      push(x, y, half);
      if (i === n - 1) push(x + tx * on, y + ty * on, half);
      continue;
    }
    const before = way.jogs ? way.aside(i - 1, chance) : 0;
    if (way.jogs && i > 1) push(x - ty * before, y + tx * before, half);
    const aside = way.aside(i, chance);
    push(x - ty * aside, y + tx * aside, half);
    if (way.jogs && i === n - 2) push(x, y, half);
  }
  return { spine, halves };
}
