import { clock, closest, depthIn, mil, type Point, type Shape, TOLERANCE } from '@understory/ruler';

/** Pushes before a shape is left where it is: one that is larger than the rock never fits. */
const TRIES = 60;
/** How far apart the points of an outline are looked at. */
const STEP = 0.4;

/**
 * H1-MEA-40, H1-ALT-19: a shape that sticks out of the rock (over a page's edge, above the surface, into what is open to the sky) is moved by
 * the shortest way until it does not. `rock` is a closed ring.
 */
export function intoRock(rock: Shape, shape: Shape): Shape {
  const points = outlinePoints(shape);
  let [dx, dy] = [0, 0];
  for (let i = 0; i < TRIES; i++) {
    const worst = worstOf(rock, points, shape.swell, dx, dy);
    if (worst.missing <= TOLERANCE) break;
    dx += worst.push.x * worst.missing;
    dy += worst.push.y * worst.missing;
  }
  return { ...shape, path: shape.path.map((it, i) => mil(it + (i % 2 === 0 ? dx : dy))) };
}

/** The point that is missing most of the rock it needs round it, and the way into the rock from there, one bead long. */
function worstOf(rock: Shape, points: readonly Point[], need: number, dx: number, dy: number) {
  let worst: Point | null = null;
  let missing = 0;
  for (const { x, y } of points) {
    const lacks = need - depthIn(rock, x + dx, y + dy);
    if (lacks > missing) [worst, missing] = [{ x: x + dx, y: y + dy }, lacks];
  }
  return { missing, push: worst ? inwards(rock, worst) : { x: 0, y: 0 } };
}

/** The direction in which the rock deepens at a point: off its nearest wall. */
function inwards(rock: Shape, { x, y }: Point): Point {
  const walls = { path: [...rock.path, rock.path[0] as number, rock.path[1] as number], closed: false, swell: 0 };
  const { to, gap } = closest({ path: [x, y], closed: false, swell: 0 }, walls);
  if (gap > 1e-4) {
    const out = depthIn(rock, x, y) < 0 ? 1 : -1;
    return { x: ((to.x - x) / gap) * out, y: ((to.y - y) / gap) * out };
  }
  // On the wall itself the way in is felt for.
  let [best, deepest] = [clock(6), Number.NEGATIVE_INFINITY];
  for (let hour = 0; hour < 12; hour += 0.25) {
    const way = clock(hour);
    const depth = depthIn(rock, x + way.x * 0.01, y + way.y * 0.01);
    if (depth > deepest + TOLERANCE) [best, deepest] = [way, depth];
  }
  return best;
}

/** The corners of an outline, and points between them. */
function outlinePoints({ path, closed }: Shape): Point[] {
  const points: Point[] = [];
  const sides = closed ? path.length : path.length - 2;
  for (let i = 0; i < Math.max(2, sides); i += 2) {
    const [ax, ay] = [path[i] as number, path[i + 1] as number];
    const [bx, by] = [path[(i + 2) % path.length] as number, path[(i + 3) % path.length] as number];
    const steps = Math.max(1, Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / STEP));
    for (let k = 0; k <= steps; k++) points.push({ x: ax + ((bx - ax) * k) / steps, y: ay + ((by - ay) * k) / steps });
  }
  return points;
}
