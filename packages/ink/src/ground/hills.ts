import { type Noise, noiseFor } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { at, pair, smooth } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';

/** How a far country stands against the sky, from 0 (flat) to about 1; `across` runs in beads. */
type Skyline = (noise: Noise, across: number, row: number) => number;

const SKYLINES: readonly [Skyline, ...Skyline[]] = [
  // Rolling hills.
  (noise, x, row) => 0.5 + 0.42 * noise(x * 0.16, row * 9) + 0.1 * noise(x * 0.7, row * 5),
  // A high range: ridges are where the noise turns.
  (noise, x, row) => 0.95 - 1.3 * Math.abs(noise(x * 0.22, row * 9)) - 0.25 * Math.abs(noise(x * 0.9, row * 4)),
  // Table mountains.
  (noise, x, row) =>
    0.35 + 0.4 * Math.min(1, Math.max(-0.6, noise(x * 0.2, row * 7) * 2.4)) + 0.03 * noise(x * 1.7, row),
  // Crags.
  (noise, x, row) => 0.5 + 0.5 * noise(x * 0.3, row * 3) - 0.4 * Math.abs(noise(x * 1.3, row * 8)),
  // Downs, long and low.
  (noise, x, row) => 0.3 + 0.28 * noise(x * 0.09, row * 9),
];

/** Two far countries in two washes; which they are goes by the name of the world. */
export function drawHills({ width, title }: BareSheet, horizon: number, lowest: number): Mark[] {
  const tremor = tremorFor(`hills of ${title}`);
  const noise = noiseFor(`hills of ${title}`);
  const foot = lowest + 0.3;
  return [0, 1].flatMap((row): Mark[] => {
    const skyline = tremor.pick(SKYLINES);
    const base = horizon - (row === 0 ? 0.55 : 0.05);
    const high = row === 0 ? 1.7 : 1.15;
    const points: number[] = [];
    const height = (x: number) => base - high * Math.max(0.02, skyline(noise, x, row + 1));
    for (let x = -0.4; x <= width + 0.8; x += 0.4) points.push(x, height(x));
    const line = smooth(points, false);
    const pen =
      row === 0 ? ({ fill: 'hillFar', fillOpacity: 0.55 } as const) : ({ fill: 'hillNear', fillOpacity: 0.6 } as const);
    return [
      { mark: 'path', d: `${line}L${at(width + 0.8)} ${at(foot)}L-.4 ${at(foot)}Z`, pen },
      { mark: 'path', d: line, pen: { stroke: 'pencil', width: 0.018, opacity: row === 0 ? 0.18 : 0.3, cap: 'round' } },
      {
        mark: 'path',
        d: slopes(points, base),
        pen: { stroke: 'pencil', width: 0.016, opacity: row === 0 ? 0.12 : 0.2, cap: 'round' },
      },
    ];
  });
}

/** A few strokes down the lee of each rise. */
function slopes(points: readonly number[], base: number): string {
  let d = '';
  for (let i = 2; i + 3 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const fall = (points[i + 3] as number) - y;
    if (fall < 0.05 || base - y < 0.25) continue;
    const long = Math.min(0.5, (base - y) * 0.4);
    d += `M${pair(at(x + 0.1), at(y + fall * 0.25 + 0.06))}q${pair(at(0.06), at(long * 0.5))} ${pair(at(0.16), at(long))}`;
  }
  return d;
}
