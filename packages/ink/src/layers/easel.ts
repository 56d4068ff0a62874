import { type Bead, type Lived, livedAt, type Naming, type Sheet, type Mark as Sign } from '@understory/page';
import type { Bounds, Point } from '@understory/ruler';
import type { Neighbourhood } from '../asked.ts';
import { bookOf, type Edition } from '../books.ts';
import { drawCartouche } from '../cartouche.ts';
import { asTheyLie, offFaces } from '../crowd.ts';
import { type Dominion, dominionOn } from '../dominion.ts';
import { type Desertion, desertedAmong } from '../dwellings.ts';
import type { Figure } from '../figure.ts';
import { type Numbered, numbersOn } from '../ground/numbers.ts';
import { type Terrain, terrainOf } from '../ground/terrain.ts';
import { undergroundPath } from '../ground/underground.ts';
import type { Kept } from '../kept.ts';
import { drawLegend } from '../legend.ts';
import type { Placement, TakenBox } from '../lettering/page-so-far.ts';
import { type WrittenLabel, writtenOut } from '../lettering/written-label.ts';
import { LOOKS, type Look, type LookName } from '../looks/index.ts';
import { type BareSheet, groundedAt, onPage } from '../page-then.ts';
import type { PatternBook, PenMeasures } from '../pattern-book.ts';
import type { Penwork } from '../pen/penwork.ts';
import { LAYER_NAMES, type LayerName } from '../scene.ts';
import { surroundingsOn } from '../surroundings.ts';
import type { ShownTerritory } from '../territory.ts';
import { type AgeSheet, onTop, type Tracing, tracingOf } from '../tracing.ts';
import { builtOver, enclosedAmong } from '../walls/enclosed.ts';
import { newestAge } from '../walls/fading.ts';
import { wallsAmong } from '../walls/neighbours.ts';
import type { Silhouette } from '../walls/silhouette.ts';
import type { WallField } from '../walls/wall-field.ts';
import { walled } from '../walls/walls.ts';
import type { Detail } from './detail.ts';
import { fieldOf } from './field.ts';
import { chaptersOf, lettered } from './lettered.ts';

export interface MapOptions {
  /** Whose names are drawn. */
  readonly edition: Edition;
  /** The words for what lies on the page. */
  readonly called: Naming;
  readonly look?: LookName | Look;
  /** The map as it stood then; all that is there now if left out. */
  readonly tick?: number;
  /** Which layers are drawn; all but the legend if left out. */
  readonly layers?: readonly LayerName[];
  /** Tracing paper: what earlier ages drew shines through, paler. */
  readonly faded?: boolean;
  /** From where it is looked at; near by if left out. */
  readonly detail?: Detail;
  /** Where groups are at home, shown softly; none if left out. */
  readonly territories?: readonly ShownTerritory[];
  /** How much is seen of each age, in the order of the ages; all of all if left out. */
  readonly tracing?: readonly AgeSheet[];
  /** What the player has drawn and changed on the map (H2-GEN-09). */
  readonly pen?: Penwork;
  /** What touches and what is near at that moment, which a nudge must not change; as usual in that edition if left out. */
  readonly measures?: PenMeasures;
}

/**
 * A sheet made ready to be drawn: what there is at the moment, how well each thing is seen, and what several layers need. Each part
 * is the same as for an earlier picture if nothing about it has changed.
 */
export interface Easel {
  /** What was made for earlier pictures. */
  readonly kept: Kept;
  /** The sheet with the ground of the moment. */
  readonly sheet: BareSheet;
  /** The ground as it lay at another moment. */
  terrainAt(tick: number): Terrain;
  readonly book: PatternBook;
  readonly look: Look;
  readonly shown: ReadonlySet<LayerName>;
  readonly paper: Tracing;
  /** The sheets that beads lie on. */
  readonly beadPaper: Tracing;
  readonly terrain: Terrain;
  /** The outline of all rock. */
  readonly underground: string;
  /** The pieces that are seen. */
  readonly pieces: readonly Figure[];
  /** Every piece that ever was, by its id. */
  readonly byId: ReadonlyMap<string, Figure>;
  /** The pieces with walls in the rock, and how far any point is from these walls. */
  readonly open: readonly Figure[];
  readonly field: WallField;
  /** Rooms amid something open or wet, which need walls of their own. */
  readonly enclosed: readonly Figure[];
  /** Hollows and gems that a room has been built over. */
  readonly built: ReadonlySet<Figure>;
  /** Buildings under the sky; roads are none. */
  readonly houses: readonly Figure[];
  /** Beads, signs and labels that are there at the moment and are seen. */
  readonly beads: readonly Bead[];
  readonly signs: readonly Sign[];
  readonly labels: readonly WrittenLabel[];
  /** The numbers at which dice point. */
  readonly numbers: readonly Numbered[];
  /** The walls that decide how far it is to one from anywhere in a box. */
  wallsIn(box: Bounds): readonly Silhouette[];
  /** What drawings are told of their surroundings. */
  readonly place: Neighbourhood;
  readonly cartouche: ReturnType<typeof drawCartouche>;
  readonly legend: ReturnType<typeof drawLegend>;
  readonly lettering: Placement;
  /** What has been left by those who built it. */
  readonly fates: ReadonlyMap<string, Desertion>;
  readonly territories: readonly ShownTerritory[];
  /** Who rules, and what; null if nobody does. */
  readonly dominion: Dominion | null;
  readonly pen: Penwork | undefined;
  /** Pieces of these kinds, of those that are seen. */
  of(...kinds: readonly string[]): Figure[];
  /** Is it of an earlier age than the newest, and drawn paler for it? */
  isOld(piece: Figure): boolean;
  /** Is it so pale that only its outline and what lies in it are drawn: no hatching, no courses of stone? */
  isDim(piece: Figure): boolean;
  /** How much of it is seen, from 0 to 1. */
  seen(piece: Figure): number;
}

const UNPINNED: ReadonlyMap<string, Point> = new Map();
const NO_TERRITORIES: readonly ShownTerritory[] = [];

/** An age that is seen less than this is dim. */
const DIM = 0.6;
/** What is left of an older age under tracing paper. */
const FADED = 0.45;

export function* easelFor(page: Sheet, options: MapOptions, kept: Kept): Generator<void, Easel, void> {
  const look = typeof options.look === 'object' ? options.look : LOOKS[options.look ?? 'pen-and-paper'];
  const book = bookOf(options.edition);
  const tick = options.tick ?? Number.MAX_SAFE_INTEGER;
  const { called, pen, tracing = [], measures = book.measures, territories = NO_TERRITORIES } = options;
  const { sheet: now, pinned } = pen?.tools?.penned(page, pen, tick, measures, called) ?? {
    sheet: page,
    pinned: UNPINNED,
  };
  const then = groundedAt(now, tick);
  const laid = book.seated?.(then) ?? then.beads;
  const sheet = bareOf(then, kept);
  const layers = options.layers ?? LAYER_NAMES.filter((name) => name !== 'legend');
  const shown = kept.made('shown', layers, () => new Set(layers));
  const paper = kept.made(
    'paper',
    tracing.flatMap((it) => [it.age, it.since, it.opacity, it.since <= tick]),
    () => tracingOf(tracing, tick),
  );
  const beadPaper = book.beadsOnTop ? kept.made('beads on top', [paper], () => onTop(tracing, tick)) : paper;
  const there = <T extends Lived>(all: readonly T[], on = paper) =>
    all.filter((it) => livedAt(it, tick) && on.of(it) > 0);
  yield;
  const terrain = terrainOf(sheet);
  const underground = kept.made('underground', [sheet, terrain], () => undergroundPath(sheet, terrain));

  yield;
  const figures = kept.list(
    'figures',
    (book.redrawn?.(then, tick, paper) ?? then.pieces).map((piece) => kept.figure(piece, book)),
  );
  const byId = kept.made('by id', [figures], () => new Map(figures.map((piece) => [piece.id, piece])));
  const pieces = kept.list(
    'pieces',
    figures.filter((piece) => livedAt(piece, tick) && paper.ofAge(piece.age) > 0 && onPage(piece, sheet)),
  );
  const open = kept.list(
    'open',
    pieces.filter((piece) => walled(piece) && !isUnderSky(piece)),
  );
  yield;
  const field = fieldOf(open, sheet, kept);
  const wallsIn = kept.made('walls', [open], () => wallsAmong(open));
  const of = (...kinds: readonly string[]) => pieces.filter((piece) => kinds.includes(piece.kind));
  const houses = of('building').filter(({ road }) => road === null);
  const built = kept.made('built', [pieces], () => builtOver(pieces));
  const newest = options.faded === true ? newestAge(pieces) : null;
  const isOld = kept.made(
    'old',
    [newest],
    () =>
      ({ age }: Figure) =>
        newest !== null && age !== newest,
  );
  /** What has come up to the moment, whether it is still there or not; nothing is known of what it will come to. */
  const soFar = <T extends Lived>(all: readonly T[]) =>
    all
      .filter((it) => it.since <= tick && paper.of(it) > 0)
      .map((it) => (it.until !== null && it.until > tick ? { ...it, until: null } : it));
  yield;
  const written = soFar(then.labels).map((it) => writtenOut(it, called));
  const labels = kept.rows('labels there', numbersOn(then, there(written), book).others);
  const signs = kept.rows('signs there', there(then.marks));
  const hearts = then.units.filter((it) => it.kind === 'nexus' && it.since <= tick);
  const beads = kept.rows(
    'beads there',
    shown.has('beads')
      ? asTheyLie(withFolk(there(laid, beadPaper), figures, book), hearts, (id) => byId.get(id)?.area ?? 0)
      : [],
  );

  yield;
  const storyAt = (at: number) =>
    then.legend.filter((it) => livedAt(it, at) && paper.of(it) > 0).map(({ what }) => called(what));
  const story = storyAt(tick);
  const begun = terrainOf(now.laidAt === null || now.laidAt > tick ? sheet : groundedAt(now, now.laidAt));
  const cartouche = kept.made('cartouche', [sheet, begun, ...story], () => drawCartouche(sheet, story, begun));
  const soFarBeads = kept.rows('beads until now', offFaces(soFar(laid), hearts));
  const fates = kept.made('fates', [pieces, soFarBeads], () => desertedAmong(pieces, soFarBeads));
  const legend = kept.made('legend', [sheet, book], () => drawLegend(sheet, book));
  const taken: TakenBox[] = [
    ...(shown.has('cartouche')
      ? chaptersOf(then.legend, tick).map(([since, until]) => {
          const told = storyAt(since);
          const { box } = kept.made(`cartouche ${since}`, [sheet, begun, ...told], () =>
            drawCartouche(sheet, told, begun),
          );
          return { id: `cartouche ${since}`, since, until, box };
        })
      : []),
    ...(shown.has('legend') ? [{ id: 'legend', since: 0, until: null, box: legend.box }] : []),
  ];
  const lettering = yield* lettered({
    kept,
    sheet: now,
    book,
    shown,
    tick,
    written,
    pieces: kept.list(
      'pieces so far',
      figures.filter((it) => it.since <= tick && paper.ofAge(it.age) > 0 && onPage(it, sheet)),
    ),
    beads: soFarBeads,
    units: soFar(then.units),
    taken,
    pinned,
    chain: measures.chain,
    detail: options.detail ?? 'near',
  });
  return {
    kept,
    sheet,
    terrainAt: (at) => terrainOf(groundedAt(now, at)),
    book,
    look,
    shown,
    paper,
    beadPaper,
    terrain,
    underground,
    pieces,
    byId,
    open,
    field,
    enclosed: kept.made('enclosed', [pieces], () => enclosedAmong(pieces).filter((piece) => !built.has(piece))),
    built,
    houses,
    beads,
    signs,
    dominion: kept.made('dominion', [pieces, signs], () => dominionOn(pieces, signs, book)),
    labels,
    numbers: kept.rows('numbers', lettering.numbers),
    wallsIn,
    place: {
      context: surroundingsOn(then, tick, book.fates, {
        surfaceAt: terrain.surfaceAt,
        footing: terrain.footing,
        open: (x, y) => field.at(x, y) < 0 || y < terrain.surfaceAt(x),
      }),
      terrain,
      wallsIn,
    },
    cartouche,
    legend,
    lettering,
    fates,
    territories,
    pen,
    of,
    isOld,
    isDim: kept.made('dim', [isOld, paper], () => (piece: Figure) => isOld(piece) || paper.ofAge(piece.age) < DIM),
    seen: kept.made(
      'seen',
      [isOld, paper],
      () => (piece: Figure) => (isOld(piece) ? FADED : 1) * paper.ofAge(piece.age),
    ),
  };
}

/** Who has no look of its own has that of its people. */
function withFolk(beads: readonly Bead[], figures: readonly Figure[], { folk }: PatternBook): readonly Bead[] {
  const looks = new Map(figures.map(({ owner, people }) => [owner, people === null ? undefined : folk[people]]));
  return beads.map((it) => (it.emblem === null ? { ...it, emblem: looks.get(it.owner) ?? null } : it));
}

function bareOf({ width, height, title, ground, former }: Sheet, kept: Kept): BareSheet {
  const from = [width, height, title, ground, ...former.flatMap((it) => [it.ground, it.until])];
  return kept.made('sheet', from, () => ({ width, height, title, ground, former: [...former] }));
}

/** Land and lakes, which lie on the surface and not in the rock. */
export const isUnderSky = ({ stratum, kind }: Figure): boolean =>
  stratum === 0 && (kind === 'water' || kind === 'biome' || kind === 'wasteland');
