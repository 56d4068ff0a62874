import type { Sheet } from '@understory/page';
import { type Hand, handFor } from './hand.ts';
import type { Mark } from './mark.ts';
import { type Noise, noiseFor } from './noise.ts';
import { at, pair, smooth, straight } from './pen-path.ts';
import type { Terrain } from './terrain.ts';

/** Pale, paler towards the horizon. */
export function drawSky({ width }: Sheet, horizon: number): Mark[] {
  return [{ mark: 'path', d: `M0 0H${at(width)}V${at(horizon + 1)}H0Z`, pen: { wash: 'sky' } }];
}

/** How a far country stands against the sky, from 0 (flat) to about 1; `across` runs in beads. */
type Skyline = (noise: Noise, across: number, row: number) => number;

const SKYLINES: readonly [Skyline, ...Skyline[]] = [
  // Rolling hills.
  (noise, x, row) => 0.5 + 0.42 * noise(x * 0.16, row * 9) + 0.1 * noise(x * 0.7, row * 5),
  // A high range: ridges are where the noise turns.
  (noise, x, row) => 0.95 - 1.3 * Math.abs(noise(x * 0.22, row * 9)) - 0.25 * Math.abs(noise(x * 0.9, row * 4)),
  // Table mountains.
  (noise, x, row) => {
    const rise = noise(x * 0.2, row * 7) * 2.4;
    return 0.35 + 0.4 * Math.min(1, Math.max(-0.6, rise)) + 0.03 * noise(x * 1.7, row);
  },
  // Crags.
  (noise, x, row) => 0.4 + 0.5 * noise(x * 0.3, row * 3) - 0.4 * Math.abs(noise(x * 1.3, row * 8)) + 0.1,
  // Downs, long and low.
  (noise, x, row) => 0.3 + 0.28 * noise(x * 0.09, row * 9),
];

/** Two far countries in two washes; which they are goes by the name of the world. */
export function drawHills({ width, title, ground }: Sheet, horizon: number): Mark[] {
  if (!ground) return [];
  const hand = handFor(`hills of ${title}`);
  const noise = noiseFor(`hills of ${title}`);
  const foot = horizon + 1.2;
  return [0, 1].flatMap((row): Mark[] => {
    const skyline = hand.pick(SKYLINES);
    const base = horizon - (row === 0 ? 0.55 : 0.05);
    const high = row === 0 ? 1.7 : 1.15;
    const points: number[] = [];
    for (let x = -0.4; x <= width + 0.8; x += 0.4)
      points.push(x, base - high * Math.max(0.02, skyline(noise, x, row + 1)));
    const line = smooth(points, false);
    return [
      {
        mark: 'path',
        d: `${line}L${at(width + 0.8)} ${at(foot)}L-.4 ${at(foot)}Z`,
        pen: row === 0 ? { fill: 'hillFar', fillOpacity: 0.55 } : { fill: 'hillNear', fillOpacity: 0.6 },
      },
      {
        mark: 'path',
        d: line,
        pen: { stroke: 'pencil', width: 0.018, opacity: row === 0 ? 0.16 : 0.28, cap: 'round' },
      },
    ];
  });
}

/** Clouds and birds, a few, where nothing else is. */
export function drawWeather(
  { width, title }: Sheet,
  terrain: Terrain,
  busy: (x: number, y: number, w: number, h: number) => boolean,
): Mark[] {
  const hand = handFor(`weather of ${title}`);
  const lines: string[] = [];
  const clouds = 2 + Math.floor(hand.unit() * 4);
  for (let i = 0; i < clouds; i++) {
    const [x, y, size] = [hand.unit() * width, 0.5 + hand.unit() * 1.5, 0.7 + hand.unit() * 0.7];
    if (!busy(x - 1.3, y - 0.5, 2.6, 1) && y + 0.9 < terrain.highest(x - 1, x + 1)) lines.push(cloud(hand, x, y, size));
  }
  const flocks = Math.floor(hand.unit() * 3);
  for (let i = 0; i < flocks; i++) {
    const [x, y] = [1 + hand.unit() * (width - 2), 0.7 + hand.unit() * 1.2];
    if (!busy(x - 1, y - 0.5, 2, 1) && y + 0.9 < terrain.highest(x - 1, x + 1)) lines.push(flock(hand, x, y));
  }
  return lines.length > 0
    ? [{ mark: 'path', d: lines.join(''), pen: { stroke: 'pencil', width: 0.026, opacity: 0.5, cap: 'round' } }]
    : [];
}

/** A row of bumps over a flat, broken foot. */
function cloud(hand: Hand, x: number, y: number, size: number): string {
  const bumps = 3 + Math.floor(hand.unit() * 2);
  let d = `M${pair(at(x - size), at(y))}`;
  for (let i = 0; i < bumps; i++) {
    const wide = (2 * size) / bumps;
    const high = size * (0.32 + 0.3 * hand.unit()) * (i === 0 || i === bumps - 1 ? 0.7 : 1.2);
    d += `c${pair(at(wide * 0.05), at(-high))} ${pair(at(wide * 0.95), at(-high))} ${pair(at(wide), '0')}`;
  }
  const foot = straight(
    [x - size * 0.8, y + 0.07, x - size * 0.1, y + 0.07, x + size * 0.15, y + 0.07, x + size * 0.7, y + 0.07],
    false,
  );
  return d + foot.replace(/L([^L]*)L([^L]*)L/, 'L$1M$2L');
}

function flock(hand: Hand, x: number, y: number): string {
  let d = '';
  for (let i = 0; i < 3 + hand.unit() * 3; i++) {
    const [bx, by, w] = [x + hand.stray(0.8), y + hand.stray(0.3), 0.1 + 0.05 * hand.unit()];
    d += `M${pair(at(bx - w), at(by - w * 0.5))}q${pair(at(w * 0.7), at(-w * 0.4))} ${pair(at(w), at(w * 0.5))}q${pair(at(w * 0.3), at(-w * 0.9))} ${pair(at(w), at(-w * 0.5))}`;
  }
  return d;
}

/** The surface in ink, and under it the soil in short slanting strokes. */
export function drawSurface({ ground, width, title }: Sheet, terrain: Terrain): Mark[] {
  if (!ground) return [];
  const hand = handFor(`soil of ${title}`);
  const marks: Mark[] = ground.surfaces.map(({ path, closed }) => ({
    mark: 'path',
    d: smooth(path, closed),
    pen: { stroke: 'ink', width: 0.072, cap: 'round' },
  }));
  let soil = '';
  for (let x = 0.15; x < width; x += 0.1 + 0.16 * hand.unit()) {
    if (hand.unit() < 0.3) continue;
    const y = terrain.surfaceAt(x) + 0.09;
    const long = 0.07 + 0.16 * hand.unit() * hand.unit();
    soil += `M${pair(at(x), at(y))}l${pair(at(-long * 0.55), at(long))}`;
  }
  marks.push({ mark: 'path', d: soil, pen: { stroke: 'ink', width: 0.022, opacity: 0.55, cap: 'round' } });
  return marks;
}
