import { evenly, type Polyline, smooth, straight } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';

/** How far a pencil strays from a ruled line, in beads, and how long it keeps its way. */
const STRAY = 0.035;
const STRIDE = 0.9;

/** A straight line drawn without a ruler; its corners stay nearly in place. */
export function shaky(points: Polyline, closed: boolean, id: string): string {
  const tremor = tremorFor(id);
  const n = points.length >> 1;
  const legs = closed ? n : n - 1;
  if (legs < 1) return straight(points, closed);
  let d = '';
  for (let i = 0; i < legs; i++) {
    const [a, b] = [i * 2, ((i + 1) % n) * 2];
    const leg = [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0];
    const bent = evenly(leg, false, STRIDE).map((it) => it + tremor.stray(STRAY));
    const drawn = smooth(bent, false);
    d += i === 0 ? drawn : drawn.replace(/^M/, 'L');
  }
  return closed ? `${d}Z` : d;
}
