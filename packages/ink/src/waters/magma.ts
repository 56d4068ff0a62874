import { inRing } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { at, type Polyline, pair, smooth } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { poolOf } from './pool.ts';
import { flow } from './water.ts';

/** The rock round it is lit. */
export function drawGlow(piece: Figure): Mark[] {
  const { d } = silhouetteOf(piece);
  return [
    { mark: 'path', d, pen: { stroke: 'fire', width: 0.9, opacity: 0.1, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'fire', width: 0.5, opacity: 0.14, cap: 'round' } },
  ];
}

/** Hot in the middle, with a dark crust that cracks; in a cave it lights the walls. */
export function drawMagma(piece: Figure, home: Figure | undefined): Mark[] {
  const outline = silhouetteOf(piece);
  const { d, ring, clip } = poolOf(piece, home);
  const marks: Mark[] = outline.spine
    ? [
        { mark: 'path', d, pen: { fill: 'magma', stroke: 'magmaLine', width: 0.03 } },
        {
          mark: 'path',
          d: smooth(outline.spine, false),
          pen: { stroke: 'magmaHot', width: piece.shape.swell * 0.9, opacity: 0.55, cap: 'round' },
        },
        {
          mark: 'path',
          d: flow(piece, outline),
          pen: { stroke: 'magmaLine', width: 0.032, opacity: 0.8, cap: 'round' },
        },
      ]
    : [
        ...(clip === null ? [] : ([{ mark: 'path', d, pen: { stroke: 'fire', width: 0.7, opacity: 0.2 } }] as const)),
        { mark: 'path', d, pen: { wash: 'lava', ...(home && { stroke: 'magmaLine', width: 0.05 }) } },
        { mark: 'path', d: crust(piece, ring), pen: { stroke: 'magmaLine', width: 0.034, opacity: 0.8, cap: 'round' } },
        { mark: 'path', d: sparks(piece, ring), pen: { fill: 'magmaHot' } },
      ];
  return clip === null ? marks : [{ mark: 'group', clip, of: marks }];
}

/** Forked cracks between floating slabs. */
function crust({ id, area }: Figure, ring: Polyline): string {
  const tremor = tremorFor(`${id} crust`);
  const spot = within(ring);
  let d = '';
  for (let i = 0; i < Math.min(90, 2 + area * 2.2); i++) {
    const [x, y] = spot(tremor.unit(), tremor.unit());
    const [w, h] = [0.14 + 0.16 * tremor.unit(), tremor.stray(0.06)];
    const fork = tremor.unit();
    if (!inRing(ring, x, y) || !inRing(ring, x + w, y + h)) continue;
    d += `M${pair(at(x), at(y))}q${pair(at(w * 0.4), at(h - 0.07))} ${pair(at(w), at(h))}`;
    if (fork < 0.5) d += `M${pair(at(x + w * 0.45), at(y + h * 0.5 - 0.03))}l${pair(at(0.05), at(0.07 + fork * 0.1))}`;
  }
  return d;
}

function sparks({ id, area }: Figure, ring: Polyline): string {
  const tremor = tremorFor(`${id} sparks`);
  const spot = within(ring);
  let d = '';
  for (let i = 0; i < Math.min(60, 2 + area * 1.5); i++) {
    const [x, y] = spot(tremor.unit(), tremor.unit());
    const r = 0.02 + 0.03 * tremor.unit();
    if (inRing(ring, x, y))
      d += `M${pair(at(x - r), at(y))}a${at(r)} ${at(r)} 0 1 0 ${at(r * 2)} 0a${at(r)} ${at(r)} 0 1 0${at(-r * 2)} 0`;
  }
  return d;
}

function within(ring: Polyline): (u: number, v: number) => readonly [number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i] as number);
    right = Math.max(right, ring[i] as number);
    top = Math.min(top, ring[i + 1] as number);
    bottom = Math.max(bottom, ring[i + 1] as number);
  }
  return (u, v) => [left + u * (right - left), top + v * (bottom - top)];
}
