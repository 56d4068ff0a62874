import { centreOf, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { putBeads } from '../draw.ts';
import { surfacePoint, turned } from '../words/landing.ts';
import { drawCave, drawTunnel, type Plot } from '../words/natural.ts';

/** The crater's radius. */
const RADIUS = 0.5;

/** H1-DIS-07: a crater with a treasure, and three tunnels down from it. */
export function* fallenStar(plot: Plot): Rule {
  const own = { ...plot, clause: 'H1-DIS-07' } as const;
  const { world, feature } = own;
  const at = yield* surfacePoint(world, own.clause, { kind: 'where the star falls' }, feature);
  const down = world.page.fall(at.x, at.y);
  const crater = drawCave(own, along(at, down, RADIUS), { what: { kind: 'crater' } });
  putBeads(world, own.clause, crater, 'treasure', 1, 'fallen star');
  const middle = centreOf(crater.shape);
  // An hour and a half of the clock is an eighth of a turn.
  for (const hours of [-1.5, 0, 1.5]) {
    const way = turned(down, hours);
    drawTunnel(own, along(middle, way, RADIUS), along(middle, way, RADIUS + FINGER));
  }
}

function along({ x, y }: Point, way: Point, far: number): Point {
  return { x: x + way.x * far, y: y + way.y * far };
}
