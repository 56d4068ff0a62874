import { inRing } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { at, pair, smooth, straight } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import { type Silhouette, silhouetteOf } from '../walls/silhouette.ts';
import { poolOf } from './pool.ts';
import { drawBeaches, drawFarShore, drawShoals } from './shore.ts';

/** A lake lies level in its cave; a river is a band with lines of flow. */
export function drawWater(piece: Figure, home: Figure | undefined, width: number): Mark[] {
  const outline = silhouetteOf(piece);
  if (outline.spine) return drawRiver(piece, outline);
  const { d, ring, level, clip } = poolOf(piece, home);
  const marks: Mark[] = [
    ...(home && level !== null ? drawFarShore(piece, home, level) : []),
    { mark: 'path', d, pen: { wash: 'lake' } },
    ...(home && level !== null ? drawShoals(outline.d) : []),
    ...(level === null ? [] : [shoreline(ring)]),
    { mark: 'path', d: ripples(piece, ring), pen: { stroke: 'waterLine', width: 0.026, opacity: 0.75, cap: 'round' } },
  ];
  if (home && level !== null) marks.push(...drawBeaches(piece, home, level, width));
  return clip === null ? marks : [{ mark: 'group', clip, of: marks }];
}

/** A thin line where the water meets the air. */
export function shoreline(ring: readonly number[]): Mark {
  let [top, left, right] = [Infinity, Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) top = Math.min(top, ring[i + 1] as number);
  for (let i = 0; i < ring.length; i += 2) {
    if ((ring[i + 1] as number) > top + 0.05) continue;
    left = Math.min(left, ring[i] as number);
    right = Math.max(right, ring[i] as number);
  }
  return {
    mark: 'path',
    d: straight([left, top, right, top], false),
    pen: { stroke: 'waterLine', width: 0.04, opacity: 0.9 },
  };
}

/** Double swells, sparser in deep water than under the shore. */
function ripples({ id, area }: Figure, ring: readonly number[]): string {
  const tremor = tremorFor(`${id} ripples`);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i] as number);
    right = Math.max(right, ring[i] as number);
    top = Math.min(top, ring[i + 1] as number);
    bottom = Math.max(bottom, ring[i + 1] as number);
  }
  let d = '';
  const wanted = Math.min(160, 3 + area * 2.6);
  for (let i = 0, drawn = 0; i < wanted * 6 && drawn < wanted; i++) {
    const [x, u, w] = [left + tremor.unit() * (right - left), tremor.unit(), 0.09 + 0.06 * tremor.unit()];
    const y = top + 0.1 + (bottom - top - 0.1) * u;
    if (!inRing(ring, x, y) || !inRing(ring, x + w * 4, y)) continue;
    drawn++;
    d += `M${pair(at(x), at(y))}q${pair(at(w), at(-w * 0.55))} ${pair(at(w * 2), '0')}t${pair(at(w * 2), '0')}`;
  }
  return d;
}

function drawRiver(piece: Figure, outline: Silhouette): Mark[] {
  return [
    { mark: 'path', d: outline.d, pen: { fill: 'water', stroke: 'waterLine', width: 0.03 } },
    { mark: 'path', d: flow(piece, outline), pen: { stroke: 'waterLine', width: 0.024, opacity: 0.75, cap: 'round' } },
  ];
}

/** Lines that run with the water, lifted from the paper now and then. */
export function flow({ id, shape }: Figure, { spine, halves }: Silhouette): string {
  if (!spine || !halves || spine.length < 6) return '';
  const tremor = tremorFor(`${id} flow`);
  const lanes = shape.swell > 0.25 ? [-0.55, 0.02, 0.55] : [0];
  return lanes.map((lane) => lineOfFlow(spine, halves, lane, tremor.unit, lane === 0.02 ? 0.5 : 0.35)).join('');
}

function lineOfFlow(
  spine: readonly number[],
  halves: readonly number[],
  lane: number,
  unit: () => number,
  gap: number,
): string {
  const n = spine.length >> 1;
  let [d, run]: [string, number[]] = ['', []];
  for (let i = 0; i < n; i++) {
    const [a, b] = [Math.max(0, i - 1) * 2, Math.min(n - 1, i + 1) * 2];
    const [dx, dy] = [(spine[b] as number) - (spine[a] as number), (spine[b + 1] as number) - (spine[a + 1] as number)];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const off = lane * (halves[i] as number) + (unit() - 0.5) * 0.05;
    run.push((spine[i * 2] as number) - (dy / long) * off, (spine[i * 2 + 1] as number) + (dx / long) * off);
    const lifted = unit() < gap;
    if (!lifted && i < n - 1) continue;
    if (run.length >= 4) d += smooth(run, false);
    run = [];
  }
  return d;
}
