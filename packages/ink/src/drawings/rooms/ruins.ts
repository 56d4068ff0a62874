import { bounds } from '@understory/ruler';
import type { Figure } from '../../figure.ts';
import type { Mark, Pen } from '../../mark.ts';
import { evenly, type Polyline } from '../../pen-path.ts';
import { type Tremor, tremorFor } from '../../tremor.ts';
import { silhouetteOf } from '../../walls/silhouette.ts';
import { spansAt } from '../cavity.ts';
import { Rows, sketch } from '../sketch.ts';
import { stroke } from '../stencil.ts';
import { drawn, poly } from './parts.ts';

const FALLEN: Pen = { fill: 'rockTop', stroke: 'pencil', width: 0.026, cap: 'round' };
const CRACK: Pen = { stroke: 'ink', width: 0.03, cap: 'round' };

const rubble = sketch(
  [drawn('smoke'), poly(-0.5, 0, -0.42, -0.34, -0.14, -0.42, -0.02, 0) + poly(0.04, 0, 0.1, -0.26, 0.36, -0.3, 0.5, 0)],
  [drawn('rockDeep'), poly(-0.24, 0, -0.18, -0.22, 0.08, -0.24, 0.18, 0)],
);
const beam = sketch([drawn('trunk'), poly(-0.5, 0, 0.3, -0.62, 0.38, -0.54, -0.4, 0.02)]);

/** A room that has come to grief: its walls are breached, what stood in it is rubble. */
export function drawRuin(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} ruin`);
  const rows = new Rows();
  const { left, right } = bounds(piece.shape);
  const middle = (left + right) / 2;
  for (const part of [0.24, 0.52, 0.78]) {
    const x = left + (right - left) * part + tremor.stray(0.05);
    const floor = spansAt(piece.shape, x).at(-1);
    if (!floor) continue;
    if (part === 0.52)
      rows.draw(0, beam, { x: middle, y: floor.bottom, size: 0.7, mirrored: tremor.unit() < 0.5 }, tremor);
    rows.draw(
      1,
      rubble,
      { x, y: floor.bottom, size: 0.3 + 0.16 * tremor.unit(), mirrored: tremor.unit() < 0.5 },
      tremor,
    );
  }
  return [...drawBreaches(piece), ...rows.marks()];
}

/** Gaps in the wall, with the stones that fell out of it. */
export function drawBreaches(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} breach`);
  const ring = evenly(silhouetteOf(piece).ring, true, 0.16);
  const n = ring.length >> 1;
  if (n < 8) return [];
  const gaps: string[] = [];
  for (let i = Math.floor(tremor.unit() * 5); i < n; i += 6 + Math.floor(tremor.unit() * 5))
    gaps.push(breach(ring, i, tremor));
  return [{ mark: 'path', d: gaps.join(''), pen: FALLEN }];
}

/** A stone as wide as the wall is thick, aslant in the gap. */
function breach(ring: Polyline, i: number, tremor: Tremor): string {
  const n = ring.length >> 1;
  const [a, b] = [(i % n) * 2, ((i + 1) % n) * 2];
  const [x, y] = [ring[a] as number, ring[a + 1] as number];
  const [dx, dy] = [((ring[b] as number) - x) * 0.62, ((ring[b + 1] as number) - y) * 0.62];
  const [nx, ny] = [-dy * 0.9 + tremor.stray(0.03), dx * 0.9 + tremor.stray(0.03)];
  return stroke(
    [
      [x - nx, y - ny],
      [x + dx - nx * 0.8, y + dy - ny * 1.1],
      [x + dx + nx, y + dy + ny],
      [x + nx * 0.7, y + ny * 1.1],
    ],
    true,
  );
}

/** Cracks over something that is damaged. */
export function drawDamage(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} damage`);
  const { left, top, right, bottom } = bounds(piece.shape);
  const [wide, high] = [right - left, bottom - top];
  const crack = (x: number, y: number, lean: number) => {
    const points: (readonly [number, number])[] = [];
    for (let k = 0; k < 5; k++)
      points.push([x + (k * lean + (k % 2 === 0 ? 0.05 : -0.05)) * wide + tremor.stray(0.02), y + k * 0.13 * high]);
    return stroke(points) + stroke([points[2] as [number, number], [x + lean * 4 * wide, y + 0.2 * high]]);
  };
  return [
    {
      mark: 'path',
      d: crack(left + wide * 0.3, top + high * 0.1, 0.05) + crack(left + wide * 0.74, top + high * 0.3, -0.05),
      pen: CRACK,
    },
  ];
}
