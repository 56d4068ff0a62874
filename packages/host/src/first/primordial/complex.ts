import { distance, type Page, type Point, surfaceOver } from '@understory/page';
import type { Rule } from '@understory/table';
import { HALF_FINGER } from '../../measures.ts';
import { putBeads } from '../draw.ts';
import { landing } from '../words/landing.ts';
import { drawCave, drawTunnel, type Plot } from '../words/natural.ts';
import { movedIntoRock } from '../words/rock.ts';
import { equilateral } from '../words/triangle.ts';

/** How far apart the middles of its caves are. */
const SIDE = 2.5;
const RADIUS = 0.5;

/** H1-PRM-06: three caves joined to each other, a beast in each; those near the surface open to it. */
export function* complex(plot: Plot, landed: Point | null): Rule {
  const own = { ...plot, clause: 'H1-PRM-06' } as const;
  const { world } = own;
  const { page } = world;
  const at = landed ?? (yield* landing(world, 'H1-MEA-19', plot.feature));
  const middles = corners(page, at, SIDE, RADIUS);
  const caves = middles.map((it) => drawCave(own, it));
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const)
    drawTunnel(own, middles[i] as Point, middles[j] as Point);
  for (const cave of caves) putBeads(world, own.clause, cave, 'population', 1, 'primordial beast');
  middles.forEach((it) => {
    const above = surfaceOver(page, it);
    if (distance(it.x, it.y, above.x, above.y) - RADIUS <= HALF_FINGER) drawTunnel(own, it, above);
  });
}

/** The corners of a triangle with one tip straight up, moved as a whole until caves round them lie in the rock. */
export function corners(page: Page, at: Point, side: number, radius: number): Point[] {
  const down = page.fall(at.x, at.y);
  const ring = equilateral(at, { x: -down.x, y: -down.y }, side);
  const { path } = movedIntoRock(page, { ...ring, swell: radius });
  return [0, 2, 4].map((i) => ({ x: path[i] as number, y: path[i + 1] as number }));
}
