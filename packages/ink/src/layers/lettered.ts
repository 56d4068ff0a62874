import { type Bead, type Lived, livedAt, type Sheet } from '@understory/page';
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
import { type Detail, isWrittenAt, typeFor } from './detail.ts';

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

/** The names in their places, and the numbers at which dice point, moment by moment. */
export function* lettered(by: Lettered): Generator<void, Placement, void> {
  const { kept, sheet, book, shown, tick, written, detail, pinned, chain } = by;
  const { others } = numbersOn(sheet, written, book);
  const labels = kept.rows('names so far', shown.has('labels') ? labelsAt(detail, others) : []);
  const isAny = labels.length > 0 || shown.has('strata-numbers');
  const pieces = isAny ? by.pieces : NOBODY;
  const beads = kept.rows('beads so far', shown.has('beads') && labels.length > 0 ? namedAt(detail, by.beads) : NOBODY);
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
  const terrainAt = (at: number) => {
    const then = groundedAt(sheet, at);
    // A ground has one terrain; before there is any, the page has the same one too.
    return then.ground ? terrainOf(then) : kept.made('terrain of no ground', [width, height], () => terrainOf(then));
  };
  // Without numbers at the sides they change with the ground alone.
  const numberedAt = (at: number) => {
    const then = groundedAt(sheet, at);
    return book.sideNumbers === null && then.ground
      ? kept.made('numbers of a ground', [then.ground, book], () => numbersOn(then, [], book).numbers)
      : numbersOn(then, written.filter(livedThen(at)), book).numbers;
  };
  const numbersAt = (at: number) => (shown.has('strata-numbers') ? numberedAt(at) : NOBODY);
  return yield* kept.making('lettering', [letters, tick, labels, pieces, beads, units, taken, grounds, sides], () =>
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
      terrainAt,
      numbersAt,
    }),
  );
}

const NOBODY: readonly never[] = [];

/** What is said beside a name is as small as a small name, and can't be read from afar either. */
const labelsAt = (detail: Detail, labels: readonly WrittenLabel[]): readonly WrittenLabel[] => {
  const written = labels.filter((it) => isWrittenAt(detail, it));
  return isWrittenAt(detail, { size: 'small' }) ? written : written.map((it) => (it.note ? { ...it, note: null } : it));
};

/** The names of treasures are small. */
const namedAt = (detail: Detail, beads: readonly Bead[]): readonly Bead[] =>
  isWrittenAt(detail, { size: 'small' }) ? beads : beads.map((it) => (it.name ? { ...it, name: null } : it));

const livedThen = (at: number) => (it: Lived) => livedAt(it, at);

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
