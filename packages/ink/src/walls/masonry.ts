import { type Shape, signedArea } from '@understory/ruler';
import type { Figure, Masonry } from '../figure.ts';
import type { LairStyle } from '../lairs/lair.ts';
import type { Colour, Mark, Pen } from '../mark.ts';
import type { PatternBook } from '../pattern-book.ts';
import { evenly, straight } from '../pen-path.ts';
import { silhouetteOf } from './silhouette.ts';

/** What lies under the walls: course by course over all pieces, so that courses merge as walls do. */
export function layCourses(pieces: readonly Figure[], { peoples, lairs }: PatternBook): Mark[] {
  const marks: Mark[] = [];
  const inUse = new Set(pieces.flatMap(({ masonry }) => (masonry ? [masonry] : [])));
  for (const masonry of new Set([...Object.values(peoples), ...inUse])) {
    const { courses, thorns, join, line } = masonry;
    const own = pieces.filter((piece) => piece.masonry === masonry);
    if (own.length === 0) continue;
    const all = own.map((piece) => silhouetteOf(piece).d).join('');
    for (const [stroke, width] of courses) {
      const pen: Pen = { stroke, width, cap: 'round', ...(join ? { join } : {}) };
      marks.push({ mark: 'path', d: all, pen });
    }
    if (thorns) marks.push({ mark: 'path', d: own.map(thornsRound).join(''), pen: { fill: line?.ink ?? 'ink' } });
  }
  return [...marks, ...layLairs(pieces, Object.values(lairs?.styles ?? {}))];
}

const inks = new WeakMap<Masonry, Map<Colour, Masonry>>();

/** The same manner of building with another pen. */
export function penned(masonry: Masonry, ink: Colour): Masonry {
  const some = inks.get(masonry) ?? new Map<Colour, Masonry>();
  inks.set(masonry, some);
  const known = some.get(ink);
  if (known) return known;
  const { line, courses } = masonry;
  const own = line?.ink ?? 'ink';
  const made: Masonry = {
    ...masonry,
    line: { ...(line ?? { width: 1 }), ink },
    courses: courses.map(([colour, width]) => [colour === own ? ink : colour, width]),
  };
  some.set(ink, made);
  return made;
}

/** The same for lairs, style by style. */
function layLairs(pieces: readonly Figure[], styles: readonly LairStyle[]): Mark[] {
  const byStyle = new Map<LairStyle, Figure[]>();
  for (const piece of pieces) {
    const { lair } = piece;
    if (!lair || (piece.kind === 'tunnel' && !lair.manner.alongWays && !lair.manner.thorns)) continue;
    const some = byStyle.get(lair);
    if (some) some.push(piece);
    else byStyle.set(lair, [piece]);
  }
  return styles.flatMap((style) => {
    const { manner } = style;
    const own = byStyle.get(style) ?? [];
    if (own.length === 0) return [];
    const all = own.map((piece) => silhouetteOf(piece).d).join('');
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
function thornsRound(piece: Figure): string {
  const known = grown.get(piece.shape);
  if (known !== undefined) return known;
  const ring = evenly(silhouetteOf(piece).ring, true, 0.13);
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
