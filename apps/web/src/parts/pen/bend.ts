import { FINE, PEN_LIMITS } from '@understory/ink/pen';
import { type Point, pathLength, pointAlong } from '@understory/page';

/** Where along a tunnel its three handles are. */
const HANDLES = [0.25, 0.5, 0.75] as const;
/** How far a bend reaches to either side, in beads. */
const REACH = 3;
const STEP = 0.4;

export function handlesOf(path: readonly number[]): Point[] {
  const long = pathLength(path);
  return HANDLES.map((part) => pointAlong(path, long * part));
}

/** The course with one handle dragged aside, softly; between its ends, which stay, in the pen's own fine measure. */
export function bent(path: readonly number[], handle: number, dx: number, dy: number): number[] {
  const long = pathLength(path);
  const held = long * (HANDLES[handle] ?? 0.5);
  const steps = Math.max(4, Math.min(PEN_LIMITS.coursePoints, Math.round(long / STEP)));
  const points: number[] = [];
  for (let i = 1; i < steps; i++) {
    const far = (long * i) / steps;
    const { x, y } = pointAlong(path, far);
    const reach = Math.min(REACH, far < held ? held : long - held);
    const off = Math.min(1, Math.abs(far - held) / reach);
    const pull = (1 - off * off) * (1 - off * off);
    points.push(Math.round((x + dx * pull) * FINE), Math.round((y + dy * pull) * FINE));
  }
  return points;
}
