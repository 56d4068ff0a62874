import { handFor } from '../hand.ts';
import { evenly, type Line, smooth, straight } from '../pen-path.ts';

/** How far a pencil strays from a ruled line, in beads, and how long it keeps its way. */
const STRAY = 0.035;
const STRIDE = 0.9;

/** A ruled line as a free hand draws it: its corners stay nearly where they are. */
export function shaky(points: Line, closed: boolean, id: string): string {
  const hand = handFor(id);
  const n = points.length >> 1;
  const legs = closed ? n : n - 1;
  if (legs < 1) return straight(points, closed);
  let d = '';
  for (let i = 0; i < legs; i++) {
    const [a, b] = [i * 2, ((i + 1) % n) * 2];
    const leg = [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0];
    const bent = evenly(leg, false, STRIDE).map((it) => it + hand.stray(STRAY));
    const drawn = smooth(bent, false);
    d += i === 0 ? drawn : drawn.replace(/^M/, 'L');
  }
  return closed ? `${d}Z` : d;
}
