import type { Piece } from '@understory/page';
import { type Shape, signedArea } from '@understory/ruler';
import { mannerOf } from './lairs/lair-of.ts';
import { LAIR_MANNERS, type LairManner } from './lairs/manners.ts';
import type { Colour, Mark, Pen } from './mark.ts';
import { outlineOf } from './outline.ts';
import { evenly, straight } from './pen-path.ts';

/** How a people builds: the floor it lays, and what it sets round its walls. */
export interface Masonry {
  readonly floor: Colour;
  /** Drawn under the walls, one after the other, each a little narrower. */
  readonly courses: readonly (readonly [colour: Colour, width: number])[];
  readonly join?: 'sharp';
  readonly thorns?: true;
  /** Stars are painted on the ceilings. */
  readonly stars?: true;
  /** Even what it hollowed out has its floor; others leave bare rock behind. */
  readonly stainsHollows?: true;
}

/** Crisp stone; a fine line beside the wall; thorns; plaster; plates of metal. */
const MASONRY: Readonly<Record<string, Masonry>> = {
  dwarves: { floor: 'floorBuilt', courses: [['ink', 0.13]], join: 'sharp' },
  'deep elves': {
    floor: 'floorElf',
    courses: [
      ['ink', 0.29],
      ['floorElf', 0.238],
    ],
  },
  demons: { floor: 'floorDemon', courses: [], thorns: true, stainsHollows: true },
  magicians: { floor: 'floorMagic', courses: [], stars: true },
  aliens: {
    floor: 'floorAlien',
    courses: [
      ['ink', 0.35],
      ['smoke', 0.278],
    ],
  },
};

/** How a piece is built; null for what nature made, or a people without a manner of its own. */
export function masonryOf({ people, kind }: Piece): Masonry | null {
  const masonry = people !== null && Object.hasOwn(MASONRY, people) ? MASONRY[people] : undefined;
  return masonry && (kind !== 'hollow' || masonry.stainsHollows) ? masonry : null;
}

/** All that lies under the walls: course by course over all pieces, so that it merges as the walls do. */
export function layCourses(pieces: readonly Piece[]): Mark[] {
  const marks: Mark[] = [];
  for (const masonry of Object.values(MASONRY)) {
    const { courses, thorns, join } = masonry;
    const own = pieces.filter((piece) => masonryOf(piece) === masonry);
    if (own.length === 0) continue;
    const all = own.map((piece) => outlineOf(piece).d).join('');
    for (const [stroke, width] of courses) {
      const pen: Pen = { stroke, width, cap: 'round', ...(join ? { join } : {}) };
      marks.push({ mark: 'path', d: all, pen });
    }
    if (thorns) marks.push({ mark: 'path', d: own.map(thornsRound).join(''), pen: { fill: 'ink' } });
  }
  return [...marks, ...layLairs(pieces)];
}

/** The same for the lairs of monsters, style by style (H2-CRD-T3). */
function layLairs(pieces: readonly Piece[]): Mark[] {
  const byManner = new Map<LairManner, Piece[]>();
  for (const piece of pieces) {
    const manner = mannerOf(piece);
    if (!manner || (piece.kind === 'tunnel' && !manner.alongWays && !manner.thorns)) continue;
    const some = byManner.get(manner);
    if (some) some.push(piece);
    else byManner.set(manner, [piece]);
  }
  return Object.values<LairManner>(LAIR_MANNERS).flatMap((manner) => {
    const own = byManner.get(manner) ?? [];
    if (own.length === 0) return [];
    const all = own.map((piece) => outlineOf(piece).d).join('');
    const join = manner.soft ? {} : ({ join: 'sharp' } as const);
    return [
      ...manner.courses.map(({ colour, width, dash }): Mark => {
        const pen: Pen = { stroke: colour, width, cap: dash ? 'butt' : 'round', ...join, ...(dash ? { dash } : {}) };
        return { mark: 'path', d: all, pen };
      }),
      ...(manner.thorns ? [{ mark: 'path', d: own.map(thornsRound).join(''), pen: { fill: 'ink' } } as const] : []),
    ];
  });
}

const grown = new WeakMap<Shape, string>();

/** Spikes all round, pulled out of the wall at every other step. */
function thornsRound(piece: Piece): string {
  const known = grown.get(piece.shape);
  if (known !== undefined) return known;
  const ring = evenly(outlineOf(piece).ring, true, 0.13);
  const n = ring.length >> 1;
  const out = signedArea(ring) > 0 ? 1 : -1;
  const spiked: number[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b] = [((i + n - 1) % n) * 2, ((i + 1) % n) * 2];
    const [dx, dy] = [(ring[b] as number) - (ring[a] as number), (ring[b + 1] as number) - (ring[a + 1] as number)];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const far = i % 2 === 0 ? 0.03 : i % 4 === 1 ? 0.17 : 0.12;
    spiked.push(
      (ring[i * 2] as number) + (dy / long) * far * out,
      (ring[i * 2 + 1] as number) - (dx / long) * far * out,
    );
  }
  const d = straight(spiked, true);
  grown.set(piece.shape, d);
  return d;
}
