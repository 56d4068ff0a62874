import { boundsOf, cutsOfLevel, inRing, noiseFor } from '@understory/ruler';
import { round } from '../drawings/stencil.ts';
import type { Figure } from '../figure.ts';
import type { Mark, Pen } from '../mark.ts';
import { at, smooth } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import { silhouetteOf } from '../walls/silhouette.ts';

const SAND: Pen = { fill: 'sand', fillOpacity: 0.75, stroke: 'pencil', width: 0.02 };

/** A smaller pool has no shore of its own. */
const LEAST = 3;

/** The level stretches of water in its cave: from wall to wall. */
function stretches(piece: Figure, home: Figure, level: number): readonly (readonly [from: number, to: number])[] {
  const { left, right } = boundsOf(piece.shape.path, piece.shape.swell);
  const cuts = cutsOfLevel(silhouetteOf(home).ring, level + 0.02);
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from, to] = [cuts[i] as number, cuts[i + 1] as number];
    if (to - from > LEAST && from < right && to > left) found.push([from, to]);
  }
  return found;
}

/** A strip of land on the other side, behind the water. */
export function drawFarShore(piece: Figure, home: Figure, level: number): Mark[] {
  const noise = noiseFor(`${piece.id} far shore`);
  const d = stretches(piece, home, level).map(([from, to]) => {
    const edge: number[] = [];
    for (let x = from; x <= to; x += 0.5) {
      // It runs out toward the walls.
      const high = Math.min(1, (x - from) / 0.9, (to - x) / 0.9);
      edge.push(x, level + 0.02 - high * (0.13 + 0.09 * noise(x * 1.1, 0)));
    }
    return `${smooth(edge, false)}L${at(to)} ${at(level + 0.1)}L${at(from)} ${at(level + 0.1)}Z`;
  });
  return [{ mark: 'path', d: d.join(''), pen: { ...SAND, fillOpacity: 0.6 } }];
}

/** It is shallow along its bed. */
export function drawShoals(d: string): Mark[] {
  return [
    { mark: 'path', d, pen: { stroke: 'sand', width: 0.7, opacity: 0.13 } },
    { mark: 'path', d, pen: { stroke: 'sand', width: 0.34, opacity: 0.2 } },
  ];
}

/** Where water meets a wall it has washed up sand and stones; beyond the edge of the page it goes on. */
export function drawBeaches(piece: Figure, home: Figure, level: number, width: number): Mark[] {
  const tremor = tremorFor(`${piece.id} beach`);
  let [sand, stones] = ['', ''];
  for (const [from, to] of stretches(piece, home, level)) {
    for (const [wall, way] of [
      [from, 1],
      [to, -1],
    ] as const) {
      const broad = Math.min(1.3, (to - from) * 0.16) * (0.8 + 0.4 * tremor.unit());
      const sizes = [tremor.unit(), tremor.unit(), tremor.unit()];
      // Where the ground rises gently out of the water there is land enough.
      const isBank = inRing(silhouetteOf(home).ring, wall - way * 0.4, level - 0.2);
      if (isBank || wall < 0.25 || wall > width - 0.25) continue;
      const x = (out: number) => at(wall + way * out);
      sand += `M${x(-0.5)} ${at(level - 0.26)}Q${x(broad * 0.35)} ${at(level - 0.18)} ${x(broad)} ${at(level + 0.03)}Q${x(broad * 0.4)} ${at(level + 0.16)} ${x(-0.5)} ${at(level + 0.46)}Z`;
      for (const [i, size] of sizes.entries())
        stones += round(
          wall + way * (0.12 + i * broad * 0.26),
          level - 0.14 + i * 0.07,
          0.05 + 0.06 * size,
          0.04 + 0.04 * size,
        );
    }
  }
  return [
    { mark: 'path', d: sand, pen: { ...SAND, fillOpacity: 1 } },
    { mark: 'path', d: stones, pen: { fill: 'smoke', stroke: 'pencil', width: 0.018 } },
  ];
}
