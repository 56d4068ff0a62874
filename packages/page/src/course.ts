import { distance, mil, type Point, type Wander } from '@understory/ruler';

/** How a natural tunnel is drawn; only its ends and what it touches matter (H2-FEA-03). */
export const COURSES = ['straight', 'jagged', 'winding'] as const;
export type Course = (typeof COURSES)[number];

/** How far a course turns aside after `far` beads, from −1 to 1. */
export function turnAside(course: Course, wander: Wander): (far: number) => number {
  if (course === 'straight') return () => 0;
  if (course === 'winding') return (far) => wander(far / 1.6);
  // Jagged: from one knot to the next in straight stretches, swinging from side to side.
  return (far) => {
    const knot = Math.floor(far / 0.9);
    const t = far / 0.9 - knot;
    const at = (k: number) => (k % 2 === 0 ? 1 : -1) * (0.5 + wander(k * 3) / 2);
    return at(knot) + (at(knot + 1) - at(knot)) * t;
  };
}

/** From a to b, turning aside at most `sway` beads, less towards the ends. */
export function courseBetween(a: Point, b: Point, aside: (far: number) => number, sway = 0.35): number[] {
  const long = distance(a.x, a.y, b.x, b.y);
  const steps = Math.max(1, Math.ceil(long / 0.45));
  const path = [mil(a.x), mil(a.y)];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const off = aside(t * long) * sway * Math.min(1, 4 * t * (1 - t));
    path.push(
      mil(a.x + (b.x - a.x) * t - ((b.y - a.y) / long) * off),
      mil(a.y + (b.y - a.y) * t + ((b.x - a.x) / long) * off),
    );
  }
  path.push(mil(b.x), mil(b.y));
  return path;
}
