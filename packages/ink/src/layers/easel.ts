import { type Lived, livedAt, type Sheet } from '@understory/page';
import { boundsOf, type Point } from '@understory/ruler';
import { BEAD } from '../beads.ts';
import { BOOKS, type Edition } from '../books.ts';
import { around } from '../box.ts';
import { drawCartouche } from '../cartouche.ts';
import type { DrawingContext } from '../drawing-context.ts';
import { type Fates, fatesOf } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import { figureOf } from '../figure-of.ts';
import { skyline } from '../ground/skyline.ts';
import { type Terrain, terrainOf } from '../ground/terrain.ts';
import { undergroundPath } from '../ground/underground.ts';
import { drawLegend } from '../legend.ts';
import { letter } from '../lettering/letter.ts';
import { LOOKS, type Look, type LookName } from '../looks/index.ts';
import { groundedAt, onPage } from '../page-then.ts';
import type { PatternBook, PenMeasures } from '../pattern-book.ts';
import { penned } from '../pen/penned.ts';
import { isBare, type Penwork } from '../pen/penwork.ts';
import { LAYER_NAMES, type LayerName } from '../scene.ts';
import type { ShownTerritory } from '../territory.ts';
import { type AgeSheet, type Tracing, tracingOf } from '../tracing.ts';
import { builtOver, enclosedAmong } from '../walls/enclosed.ts';
import { fading } from '../walls/fading.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { WallField } from '../walls/wall-field.ts';
import { walled } from '../walls/walls.ts';

export interface MapOptions {
  /** Whose names are drawn. */
  readonly edition: Edition;
  readonly look?: LookName | Look;
  /** The map as it stood then; all that is there now if left out. */
  readonly tick?: number;
  /** Which layers are drawn; all but the legend if left out. */
  readonly layers?: readonly LayerName[];
  /** Tracing paper: what earlier ages drew shines through, paler. */
  readonly faded?: boolean;
  /** Where groups are at home, shown softly; none if left out. */
  readonly territories?: readonly ShownTerritory[];
  /** How much is seen of each age, in the order of the ages; all of all if left out. */
  readonly tracing?: readonly AgeSheet[];
  /** What the player has drawn and changed on the map (H2-GEN-09). */
  readonly pen?: Penwork;
  /** What touches and what is near at that moment, which a nudge must not change; as usual in that edition if left out. */
  readonly measures?: PenMeasures;
}

/** A sheet made ready to be drawn: what there is at the moment, how well each thing is seen, and what several layers need. */
export interface Easel {
  /** The sheet as the player's pen has changed it, with the ground of the moment. */
  readonly sheet: Sheet;
  /** The ground as it lay at another moment. */
  terrainAt(tick: number): Terrain;
  readonly book: PatternBook;
  readonly look: Look;
  readonly shown: ReadonlySet<LayerName>;
  readonly paper: Tracing;
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
  readonly fates: Fates;
  readonly context: DrawingContext;
  readonly cartouche: ReturnType<typeof drawCartouche>;
  readonly legend: ReturnType<typeof drawLegend>;
  readonly lettering: ReturnType<typeof letter>;
  readonly territories: readonly ShownTerritory[];
  readonly pen: Penwork | undefined;
  /** Pieces of these kinds, of those that are seen. */
  of(...kinds: readonly string[]): Figure[];
  /** Beads, marks and labels that are there at the moment and are seen. */
  there<T extends Lived>(all: readonly T[]): T[];
  /** Is it of an earlier age than the newest, and drawn paler for it? */
  isOld(piece: Figure): boolean;
  /** Is it so pale that only its outline and what lies in it are drawn: no hatching, no courses of stone? */
  isDim(piece: Figure): boolean;
  /** How much of it is seen, from 0 to 1. */
  seen(piece: Figure): number;
}

const UNPINNED: ReadonlyMap<string, Point> = new Map();

/** An age that is seen less than this is dim. */
const DIM = 0.6;
/** What is left of an older age under tracing paper. */
const FADED = 0.45;

export function easelFor(page: Sheet, options: MapOptions): Easel {
  const look = typeof options.look === 'object' ? options.look : LOOKS[options.look ?? 'pen-and-paper'];
  const book = BOOKS[options.edition];
  const tick = options.tick ?? Number.MAX_SAFE_INTEGER;
  const { pen, tracing = [], measures = book.measures, territories = [] } = options;
  const { sheet: now, pinned } =
    pen === undefined || isBare(pen) ? { sheet: page, pinned: UNPINNED } : penned(page, pen, tick, measures);
  const sheet = groundedAt(now, tick);
  const shown = new Set<LayerName>(options.layers ?? LAYER_NAMES.filter((name) => name !== 'legend'));
  const paper = tracingOf(tracing, tick);
  const terrain = terrainOf(sheet);
  const there = <T extends Lived>(all: readonly T[]) => all.filter((it) => livedAt(it, tick) && paper.of(it) > 0);
  const figures = sheet.pieces.map((piece) => figureOf(piece, book));
  const pieces = figures.filter((piece) => livedAt(piece, tick) && paper.ofAge(piece.age) > 0 && onPage(piece, sheet));
  const open = pieces.filter((piece) => walled(piece) && !isUnderSky(piece));
  const field = new WallField(sheet.width, sheet.height);
  for (const piece of open) field.open(silhouetteOf(piece));
  const context: DrawingContext = {
    sheet,
    tick,
    surfaceAt: terrain.surfaceAt,
    open: (x, y) => field.at(x, y) < 0 || y < terrain.surfaceAt(x),
  };
  const built = builtOver(pieces);
  const isOld = fading(pieces, options.faded === true);
  const of = (...kinds: readonly string[]) => pieces.filter((piece) => kinds.includes(piece.kind));
  const houses = of('building').filter(({ road }) => road === null);
  const beads = shown.has('beads') ? there(sheet.beads) : [];
  const story = there(sheet.legend).map(({ text }) => text);
  const cartouche = drawCartouche(sheet, story, terrain, skyline(pieces, terrain));
  const legend = drawLegend(sheet, book);
  const lettering = letter(sheet, {
    labels: shown.has('labels') ? there(sheet.labels) : [],
    pieces,
    units: there(sheet.units),
    beads,
    pinned,
    terrain,
    field,
    taken: [
      ...(shown.has('cartouche') ? [cartouche.box] : []),
      ...(shown.has('legend') ? [legend.box] : []),
      ...(shown.has('buildings') ? houses.map(({ shape }) => boundsOf(shape.path, shape.swell)) : []),
      ...beads.map(({ at }) => around(at.x, at.y, BEAD + 0.08)),
      ...(shown.has('strata-numbers')
        ? (sheet.ground?.strata ?? []).map(({ numberAt }) => around(numberAt.x, numberAt.y, 0.3))
        : []),
    ],
  });
  return {
    sheet,
    terrainAt: (then) => terrainOf(groundedAt(now, then)),
    book,
    look,
    shown,
    paper,
    terrain,
    underground: undergroundPath(sheet, terrain),
    pieces,
    byId: new Map(figures.map((piece) => [piece.id, piece])),
    open,
    field,
    enclosed: enclosedAmong(pieces).filter((piece) => !built.has(piece)),
    built,
    houses,
    fates: fatesOf(context, book.fates),
    context,
    cartouche,
    legend,
    lettering,
    territories,
    pen,
    of,
    there,
    isOld,
    isDim: (piece) => isOld(piece) || paper.ofAge(piece.age) < DIM,
    seen: (piece) => (isOld(piece) ? FADED : 1) * paper.ofAge(piece.age),
  };
}

/** Land and lakes, which lie on the surface and not in the rock. */
export const isUnderSky = ({ stratum, kind }: Figure): boolean =>
  stratum === 0 && (kind === 'water' || kind === 'biome' || kind === 'wasteland');
