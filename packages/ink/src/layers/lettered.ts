import { type Lived, livedAt, type Sheet } from '@understory/page';
import { type Bounds, boundsOf } from '@understory/ruler';
import { around } from '../box.ts';
import type { Figure } from '../figure.ts';
import { numbersOn } from '../ground/numbers.ts';
import { terrainOf } from '../ground/terrain.ts';
import type { Kept } from '../kept.ts';
import type { PageSoFar, Placement, TakenBox } from '../lettering/page-so-far.ts';
import { LettersThroughTime } from '../lettering/through-time.ts';
import type { WrittenLabel } from '../lettering/written-label.ts';
import { groundedAt } from '../page-then.ts';
import type { PatternBook } from '../pattern-book.ts';
import type { LayerName } from '../scene.ts';

/** From where a map is looked at: from afar it has few names and large ones, near by all of them. */
export type Detail = keyof typeof FROM;

const FROM = {
  far: { type: 1.7, sizes: ['large'] },
  middle: { type: 1.25, sizes: ['large', 'plain'] },
  near: { type: 1, sizes: ['large', 'plain', 'small'] },
} as const satisfies Readonly<
  Record<string, { readonly type: number; readonly sizes: readonly WrittenLabel['size'][] }>
>;

/** What the names of a picture are placed among. */
interface Lettered extends Pick<PageSoFar, 'tick' | 'pieces' | 'beads' | 'units' | 'pinned' | 'chain'> {
  readonly kept: Kept;
  readonly sheet: Sheet;
  readonly book: PatternBook;
  readonly shown: ReadonlySet<LayerName>;
  /** All labels that were ever written up to the moment, numbers at the sides among them. */
  readonly written: readonly WrittenLabel[];
  readonly taken: readonly TakenBox[];
  readonly detail: Detail;
}

/** The names in their places, and the numbers at which dice point. */
export function lettered(by: Lettered): Placement {
  const { kept, sheet, book, shown, tick, written, detail, pinned, chain } = by;
  const { others } = numbersOn(sheet, written, book);
  const labels = kept.rows('names so far', shown.has('labels') ? others.filter((it) => isWritten(it, detail)) : []);
  const isAny = labels.length > 0 || shown.has('strata-numbers');
  const pieces = isAny ? by.pieces : NOBODY;
  const beads = kept.rows('beads so far', shown.has('beads') && labels.length > 0 ? by.beads : NOBODY);
  const units = kept.rows('units so far', labels.length > 0 ? by.units : NOBODY);
  const taken = kept.rows('taken so far', by.taken);
  const { width, height, ground, former } = sheet;
  const grounds = kept.list('grounds so far', [ground, ...former]);
  const sides = book.sideNumbers === null ? NOBODY : kept.rows('numbers so far', written);
  const type = typeFor(width, detail);
  const letters = kept.made(
    'letters',
    [width, height, type, chain, pinned, book, shown.has('buildings')],
    () => new LettersThroughTime(),
  );
  return kept.made('lettering', [letters, tick, labels, pieces, beads, units, taken, grounds, sides], () =>
    letters.on({
      width,
      height,
      tick,
      labels,
      pieces,
      beads,
      units,
      taken,
      pinned,
      type,
      chain,
      upright: (piece) => (shown.has('buildings') ? uprightOf(piece, book) : []),
      terrainAt: (at) => terrainOf(groundedAt(sheet, at)),
      numbersAt: (at) =>
        shown.has('strata-numbers')
          ? numbersOn(groundedAt(sheet, at), written.filter(livedThen(at)), book).numbers
          : NOBODY,
    }),
  );
}

const NOBODY: readonly never[] = [];

const livedThen = (at: number) => (it: Lived) => livedAt(it, at);

/** A larger page has larger type, though not in the same measure; from far away fewer names are larger still. */
function typeFor(width: number, detail: Detail): number {
  const page = Math.max(1, Math.sqrt(width / 30));
  return page * FROM[detail].type;
}

const isWritten = ({ size }: WrittenLabel, detail: Detail): boolean =>
  (FROM[detail].sizes as readonly string[]).includes(size);

/** What stands out over the ground: a house with its roof, the head of a shaft over its mouth. */
function uprightOf({ kind, road, room, shape: { path, swell } }: Figure, { headed }: PatternBook): readonly Bounds[] {
  if (kind === 'building' && road === null) return [boundsOf(path, swell)];
  if (room !== null && headed.has(room)) return [around(path[0] as number, path[1] as number, 0.9)];
  return [];
}

/** The moments up to now from which on the legend tells something else, each with its end. */
export function chaptersOf(legend: readonly Lived[], tick: number): readonly (readonly [number, number | null])[] {
  const turns = legend.flatMap(({ since, until }) => [since, ...(until === null ? [] : [until])]);
  const days = [...new Set([0, ...turns])].filter((it) => it <= tick).sort((a, b) => a - b);
  return days.map((it, i) => [it, days[i + 1] ?? null]);
}
