import type { Mark as Sign } from '@understory/page';
import { type Bounds, Contour, distance, type Point } from '@understory/ruler';
import { around, overlap } from './box.ts';
import { banner, boundaryStone } from './drawings/signs.ts';
import { drawOne, Rows } from './drawings/sketch.ts';
import type { Figure } from './figure.ts';
import type { Terrain } from './ground/terrain.ts';
import type { Mark } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { evenly, smooth } from './pen-path.ts';
import { onTop, onWall } from './signs.ts';
import { tremorFor } from './tremor.ts';
import { silhouetteOf } from './walls/silhouette.ts';
import type { WallField } from './walls/wall-field.ts';

/** How far somebody rules: from a capital over what was built for it, and over those who were made to serve. */
export interface Dominion {
  readonly capital: Figure;
  readonly rooms: readonly Figure[];
  readonly ways: readonly Figure[];
  readonly vassals: readonly Figure[];
  /** Pieces with a sign of their own. */
  readonly signed: ReadonlySet<string>;
}

export function dominionOn(
  pieces: readonly Figure[],
  signs: readonly Sign[],
  { rule }: Pick<PatternBook, 'rule'>,
): Dominion | null {
  const capital = rule && pieces.find(({ room }) => room === rule.capital);
  if (!capital) return null;
  const its = pieces.filter(({ owner, age }) => owner !== null && owner === capital.owner && age === capital.age);
  const served = new Set(signs.filter(({ kind }) => kind === rule.vassal).map(({ piece }) => piece));
  return {
    capital,
    rooms: its.filter(({ kind }) => kind === 'room' || kind === 'building'),
    ways: its.filter(({ kind }) => kind === 'tunnel'),
    vassals: pieces.filter(({ id }) => served.has(id)),
    signed: new Set(signs.map(({ piece }) => piece)),
  };
}

/** How far from what it holds a border runs. */
const REACH = 2.1;
/** Between two knots of the lattice by which it is found, and between two points of what is held. */
const KNOT = 0.5;
/** Between two boundary stones, and at the least where two stretches of the border run beside each other. */
const APART = 2.3;
const LEAST = 1.5;

/** A border in the rock, with stones along it wherever nothing is dug and no words stand. */
export function drawBorder(
  { rooms, ways, vassals }: Dominion,
  { width, height }: { readonly width: number; readonly height: number },
  terrain: Terrain,
  field: WallField,
  words: readonly Bounds[],
): Mark[] {
  const rings = borders([...rooms, ...ways, ...vassals], width, height);
  const d = rings.map((ring) => smooth(evenly(ring, true, 0.7), true)).join('');
  const rows = new Rows();
  const set: Point[] = [];
  for (const ring of rings) {
    const posts = evenly(ring, true, APART);
    for (let i = 0; i + 1 < posts.length; i += 2) {
      const [x, y] = [posts[i] as number, posts[i + 1] as number];
      const isOnPage = x > 0.6 && x < width - 0.6 && y < height - 0.6;
      if (words.some((it) => overlap(it, around(x, y, 0.3)))) continue;
      if (set.some((it) => distance(it.x, it.y, x, y) < LEAST)) continue;
      if (!isOnPage || y <= terrain.surfaceAt(x) + 0.5 || field.at(x, y) <= 0.5) continue;
      set.push({ x, y });
      rows.draw(0, boundaryStone, { x, y, size: 0.5 }, tremorFor(`stone ${Math.round(x * 9)} ${Math.round(y * 9)}`));
    }
  }
  return [
    { mark: 'path', d, pen: { fill: 'gold', fillOpacity: 0.09 } },
    { mark: 'path', d, pen: { stroke: 'gold', width: 0.2, opacity: 0.35 } },
    {
      mark: 'path',
      d,
      pen: { stroke: 'blood', width: 0.045, dash: [0.34, 0.14, 0.06, 0.14], opacity: 0.85, cap: 'butt' },
    },
    ...rows.marks(),
  ];
}

/** Where it is just so far to the nearest of what is held. */
function borders(held: readonly Figure[], width: number, height: number): number[][] {
  const [margin, across, down] = [3, Math.ceil((width + 6) / KNOT) + 1, Math.ceil((height + 6) / KNOT) + 1];
  const values = new Float32Array(across * down).fill(-1);
  for (const figure of held) {
    const { ring, spine } = silhouetteOf(figure);
    const points = evenly(spine ?? ring, spine === null, KNOT);
    for (let p = 0; p + 1 < points.length; p += 2) {
      const [x, y] = [points[p] as number, points[p + 1] as number];
      const [u, v] = [Math.round((x + margin) / KNOT), Math.round((y + margin) / KNOT)];
      const wide = Math.ceil(REACH / KNOT) + 1;
      for (let j = Math.max(0, v - wide); j <= Math.min(down - 1, v + wide); j++)
        for (let i = Math.max(0, u - wide); i <= Math.min(across - 1, u + wide); i++) {
          const near = REACH - distance(i * KNOT - margin, j * KNOT - margin, x, y);
          if (near > (values[j * across + i] as number)) values[j * across + i] = near;
        }
    }
  }
  return new Contour(across, down, (cells) => cells * KNOT - margin).rings(values);
}

/** The ways between are paved. */
export function drawPaving({ ways }: Dominion): Mark[] {
  const d = ways
    .map((it) => silhouetteOf(it).spine)
    .map((spine) => (spine ? smooth(spine, false) : ''))
    .join('');
  if (d === '') return [];
  return [
    { mark: 'path', d, pen: { stroke: 'pencil', width: 0.24, dash: [0.11, 0.05], opacity: 0.5, cap: 'butt' } },
    { mark: 'path', d, pen: { stroke: 'floor', width: 0.03, opacity: 0.9 } },
  ];
}

/** A banner hung in a corner of each of its rooms, or over it where a sign is already; and over the capital two large ones. */
export function drawBanners({ rooms, capital, signed }: Dominion): Mark[] {
  return rooms.map((room) => {
    const [left, right] = [onWall(room, HERE, -1), onWall(room, HERE, 1)];
    const over = onTop(room, HERE);
    const places = room === capital ? [left, right] : [signed.has(room.id) ? over : left];
    const size = room === capital ? 0.62 : 0.4;
    return {
      mark: 'group',
      piece: room.id,
      of: places.flatMap(({ x, y }) => drawOne(banner, { x, y: y + size * 0.2, size }, tremorFor(room.id))),
    };
  });
}

const HERE = { x: 0, y: 0 };
