import { centreOf, mil, type Point } from '@understory/ruler';
import type { Page } from './page.ts';

/** Where the line up from a point leaves the rock (H1-ALT-18): above it on the paper, or outwards in a world that is closed all round. */
export function surfaceOver(page: Page, { x, y }: Point): Point {
  const [surface] = page.ground.surfaces;
  if (!surface?.closed) return { x: mil(x), y: mil(page.surfaceAt(x)) };
  const down = page.fall(x, y);
  const far = farthestCut(surface.path, x, y, -down.x, -down.y);
  return { x: mil(x - down.x * far), y: mil(y - down.y * far) };
}

/** Where the line down from a point ends (H1-ALT-18): at the page's lower edge, at the lower surface, or in the middle of a closed world. */
export function bottomUnder(page: Page, { x }: Point): Point {
  const [surface] = page.ground.surfaces;
  if (!surface?.closed) return { x: mil(x), y: mil(page.floorAt(x)) };
  const middle = centreOf(surface);
  return { x: mil(middle.x), y: mil(middle.y) };
}

/** How far out the last side of a ring is that a ray from a point crosses; 0 if it crosses none. */
function farthestCut(ring: readonly number[], x: number, y: number, dx: number, dy: number): number {
  let far = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay] = [(ring[i] as number) - x, (ring[i + 1] as number) - y];
    const [ex, ey] = [(ring[j] as number) - (ring[i] as number), (ring[j + 1] as number) - (ring[i + 1] as number)];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const along = (ax * ey - ay * ex) / across;
    const side = (ax * dy - ay * dx) / across;
    if (side >= 0 && side <= 1 && along > far) far = along;
  }
  return far;
}
