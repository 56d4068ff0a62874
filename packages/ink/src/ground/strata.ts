import type { Ground, Stratum } from '@understory/page';
import { noiseFor } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { evenly, smooth, straight } from '../pen-path.ts';
import type { Terrain } from './terrain.ts';

const tintsOf = new WeakMap<Ground, readonly Mark[]>();

/** A tint for each stratum, darker going down; neighbours at one height differ a little too. */
export function tintStrata({ ground, height }: BareSheet): readonly Mark[] {
  if (!ground) return [];
  const known = tintsOf.get(ground);
  if (known) return known;
  const top = Math.min(...ground.strata.map(({ centre }) => centre.y), height);
  const span = Math.max(1, height - top);
  const tints = ground.strata.map(({ outline, centre, number }): Mark => {
    const deep = Math.min(1, Math.max(0, (centre.y - top) / span + (number % 2 === 0 ? 0.09 : 0)));
    return { mark: 'path', d: straight(outline, true), pen: { fill: 'rockTop', deep: Math.round(deep * 100) / 100 } };
  });
  tintsOf.set(ground, tints);
  return tints;
}

const linesOf = new WeakMap<Ground, string>();

/** Dashed, in red pencil, each boundary once. */
export function drawStrataLines({ ground }: BareSheet, terrain: Terrain): Mark[] {
  if (!ground) return [];
  const known = linesOf.get(ground) ?? ground.strata.map((stratum) => boundaries(stratum, terrain)).join('');
  linesOf.set(ground, known);
  return [
    {
      mark: 'path',
      d: known,
      pen: { stroke: 'strataLine', width: 0.036, dash: [0.27, 0.12, 0.07, 0.12], opacity: 0.75 },
    },
  ];
}

/** The stretches of the outline with a later stratum on the other side. */
function boundaries({ number, outline }: Stratum, terrain: Terrain): string {
  const ring = evenly(outline, true, 0.4);
  const n = ring.length >> 1;
  const drawn = Array.from({ length: n }, (_, i) => {
    const [a, b] = [i * 2, ((i + 1) % n) * 2];
    const [ax, ay, bx, by] = [ring[a] as number, ring[a + 1] as number, ring[b] as number, ring[b + 1] as number];
    const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [nx, ny] = [(-(by - ay) / long) * 0.15, ((bx - ax) / long) * 0.15];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const sides = [terrain.stratumAt(mx + nx, my + ny), terrain.stratumAt(mx - nx, my - ny)];
    return sides.every((side) => side !== null) && sides.some((side) => (side?.number ?? 0) > number);
  });
  const start = drawn.indexOf(false);
  const noise = noiseFor(`stratum ${number}`);
  const paths: string[] = [];
  let run: number[] = [];
  for (let k = 0; k <= n; k++) {
    const i = (Math.max(0, start) + k) % n;
    const [x, y] = [ring[i * 2] as number, ring[i * 2 + 1] as number];
    if (run.length > 0 || (drawn[i] && k < n)) run.push(x + 0.03 * noise(x, y), y + 0.03 * noise(x + 50, y));
    if (!drawn[i] || k === n) {
      if (run.length >= 6) paths.push(smooth(run, false));
      run = [];
    }
  }
  return paths.join('');
}
