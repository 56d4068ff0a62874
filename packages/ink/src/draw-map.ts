import { type Lived, livedAt, type Piece, type Sheet } from '@understory/page';
import { boundsOf, type Point } from '@understory/ruler';
import { BEAD, drawBeads } from './beads.ts';
import { around, overlap } from './box.ts';
import { drawCartouche } from './cartouche.ts';
import { drawCorruption } from './corruption.ts';
import type { DrawingContext } from './drawing-context.ts';
import {
  drawCaveFurniture,
  drawCaveLife,
  drawGem,
  drawLairWay,
  drawLake,
  drawNexus,
  drawOre,
  drawSurfaceLife,
  drawVent,
  fatesOf,
  furnish,
  raise,
} from './drawings/index.ts';
import { builtOver, enclosedAmong } from './enclosed.ts';
import { fading, freshField } from './fading.ts';
import { drawFrame, drawGrain, drawPaper } from './frame.ts';
import { hatch } from './hatching.ts';
import { drawHills } from './hills.ts';
import { drawLegend } from './legend.ts';
import { letter } from './letter.ts';
import { LOOKS, type Look, type LookName } from './looks/index.ts';
import { drawGlow, drawMagma } from './magma.ts';
import type { Mark } from './mark.ts';
import { layCourses } from './masonry.ts';
import { outlineOf } from './outline.ts';
import { groundedAt, onPage } from './page-then.ts';
import { drawInk, drawStickers } from './pen/draw-pen.ts';
import { penned } from './pen/penned.ts';
import { isBare, type Penwork } from './pen/penwork.ts';
import type { PenMeasures } from './pen/relations.ts';
import { drawRoad, isRoad } from './road.ts';
import { texture } from './rock.ts';
import { LAYER_NAMES, type LayerName, type Scene } from './scene.ts';
import { drawSign } from './signs.ts';
import { drawInnerSky, drawSky, drawStars, drawSun, drawWeather } from './sky.ts';
import { horizonOf, skyline } from './skyline.ts';
import { drawOreBody } from './solid.ts';
import { drawStrataLines, numberStrata, tintStrata } from './strata.ts';
import { drawSurface } from './surface-line.ts';
import { drawTarn } from './tarn.ts';
import { terrainOf } from './terrain.ts';
import { drawTerritories, type ShownTerritory } from './territory.ts';
import { type AgeSheet, floorOpacity, together, tracingOf, wordsSeen } from './tracing.ts';
import { undergroundPath } from './underground.ts';
import { WallField } from './wall-field.ts';
import { drawEnclosure, drawFloor, drawWall, inOrder, reachesSky, shadeFloors, walled } from './walls.ts';
import { drawWater } from './water.ts';

export interface MapOptions {
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
  /** What a hand has drawn and changed on the map (H2-GEN-09). */
  readonly pen?: Penwork;
  /** What touches and what is near, where that is not as in the second edition: a nudge must not change it. */
  readonly measures?: PenMeasures;
}

const UNPINNED: ReadonlyMap<string, Point> = new Map();

/** The page as a picture. The same page, tick and look give the same marks, on every machine. */
export function drawMap(page: Sheet, options: MapOptions = {}): Scene {
  const look = typeof options.look === 'object' ? options.look : LOOKS[options.look ?? 'pen-and-paper'];
  const tick = options.tick ?? Number.MAX_SAFE_INTEGER;
  const { pen, tracing = [], measures } = options;
  const { sheet: now, pinned } =
    pen === undefined || isBare(pen) ? { sheet: page, pinned: UNPINNED } : penned(page, pen, tick, measures);
  const sheet = groundedAt(now, tick);
  const paper = tracingOf(tracing, tick);
  const shown = new Set<LayerName>(options.layers ?? LAYER_NAMES.filter((name) => name !== 'legend'));
  const terrain = terrainOf(sheet);
  const there = <T extends Lived>(all: readonly T[]) => all.filter((it) => livedAt(it, tick) && paper.of(it) > 0);
  const pieces = sheet.pieces.filter(
    (piece) => livedAt(piece, tick) && paper.ofAge(piece.age) > 0 && onPage(piece, sheet),
  );
  const open = pieces.filter((piece) => walled(piece) && !onSurface(piece));
  const field = new WallField(sheet.width, sheet.height);
  for (const piece of open) field.open(outlineOf(piece));
  const context: DrawingContext = {
    sheet,
    tick,
    surfaceAt: terrain.surfaceAt,
    open: (x, y) => field.at(x, y) < 0 || y < terrain.surfaceAt(x),
  };
  const byId = new Map(sheet.pieces.map((piece) => [piece.id, piece]));
  const fates = fatesOf(context);
  const built = builtOver(pieces);
  const enclosed = enclosedAmong(pieces).filter((piece) => !built.has(piece));
  const horizon = horizonOf(sheet);
  const underground = undergroundPath(sheet, terrain);
  const old = fading(pieces, options.faded === true);
  const dim = (piece: Piece) => old(piece) || paper.ofAge(piece.age) < DIM;
  // Gems set in the wall of a cave lie over its hatching.
  const free = ({ shape }: Piece) => field.at(shape.path[0] as number, shape.path[1] as number) > 0.62;
  const seen = (piece: Piece) => (old(piece) ? 0.45 : 1) * paper.ofAge(piece.age);
  const pale = (piece: Piece) => seen(piece) < 1 && { opacity: seen(piece) };
  const each = (among: readonly Piece[], draw: (piece: Piece) => readonly Mark[]): Mark[] =>
    among.map((piece) => ({ mark: 'group', piece: piece.id, of: draw(piece), ...pale(piece) }));
  // A way that comes out at the surface ends there, open: nothing of it hangs in the sky.
  const cut = (piece: Piece) => reachesSky(piece, terrain) && { clip: underground };
  const below = (among: readonly Piece[], draw: (piece: Piece) => readonly Mark[]): Mark[] =>
    among.map((piece) => ({ mark: 'group', piece: piece.id, of: draw(piece), ...pale(piece), ...cut(piece) }));
  const inRock = (of: readonly Mark[]): Mark[] => (of.length === 0 ? [] : [{ mark: 'group', clip: underground, of }]);
  // Walls and floors merge, so that they must not shine through: old ones have another ink instead.
  const merged = (
    among: readonly Piece[],
    draw: (piece: Piece) => readonly Mark[],
    paling: (opacity: number) => number = (it) => it,
  ): Mark[] =>
    among.map((piece) => {
      const opacity = paling(paper.ofAge(piece.age));
      return { mark: 'group', piece: piece.id, of: draw(piece), ...(opacity < 1 ? { opacity } : {}), ...cut(piece) };
    });
  const of = (...kinds: Piece['kind'][]) => pieces.filter((piece) => kinds.includes(piece.kind));
  const beads = there(sheet.beads);
  const houses = of('building').filter((piece) => !isRoad(piece));
  const story = there(sheet.legend).map(({ text }) => text);
  const cartouche = drawCartouche(sheet, story, terrain, skyline(pieces, terrain));
  const legend = drawLegend(sheet);
  const lettering = letter(sheet, {
    labels: shown.has('labels') ? there(sheet.labels) : [],
    pieces,
    units: there(sheet.units),
    beads: shown.has('beads') ? beads : [],
    pinned,
    terrain,
    field,
    taken: [
      ...(shown.has('cartouche') ? [cartouche.box] : []),
      ...(shown.has('legend') ? [legend.box] : []),
      ...(shown.has('buildings') ? houses.map(({ shape }) => boundsOf(shape.path, shape.swell)) : []),
      ...(shown.has('beads') ? beads.map(({ at }) => around(at.x, at.y, BEAD + 0.08)) : []),
      ...(shown.has('strata-numbers')
        ? (sheet.ground?.strata ?? []).map(({ numberAt }) => around(numberAt.x, numberAt.y, 0.3))
        : []),
    ],
  });

  const draw: Readonly<Record<LayerName, () => readonly Mark[]>> = {
    paper: () => drawPaper(sheet),
    sky: () => {
      if (!sheet.ground) return look.fills ? drawSky(sheet, sheet.height) : [];
      const { mean, lowest } = horizon;
      const aside = (x: number, y: number, w: number, h: number) =>
        shown.has('cartouche') && overlap(cartouche.box, { left: x, top: y, right: x + w, bottom: y + h });
      const floating = sheet.ground.surfaces[0]?.closed === true;
      const hills = floating ? [] : drawHills(sheet, mean, lowest);
      if (!look.fills) return hills;
      return [
        ...drawSky(sheet, floating ? sheet.height : lowest),
        ...drawInnerSky(sheet),
        ...(look.stars ? drawStars(sheet, mean, aside) : drawSun(sheet, mean, terrain, aside)),
        ...hills,
        ...drawWeather(sheet, terrain, aside),
      ];
    },
    strata: () => (look.fills ? tintStrata(sheet) : whiteRock(underground)),
    rock: () => texture(sheet, terrain, field),
    corruption: () => inRock(each(of('corruption'), drawCorruption)),
    'strata-lines': () => drawStrataLines(sheet, terrain),
    glow: () => below(look.fills ? of('magma') : [], drawGlow),
    nexus: () => [
      ...each(of('nexus'), (piece) => drawNexus(piece, context)),
      ...inRock(each(of('ley'), (piece) => drawNexus(piece, context))),
    ],
    resources: () => [
      ...below(of('ore'), (piece) => [...drawOreBody(piece), ...drawOre(piece, context)]),
      ...each(of('gem').filter(free), (piece) => drawGem(piece, context)),
      ...each(of('void'), (piece) => drawNexus(piece, context)),
    ],
    hatching: () => hatch(sheet, field, freshField(sheet, open, dim), terrain.rockAt, look.hatching),
    walls: () => [
      ...inRock(layCourses(open.filter((piece) => !dim(piece)))),
      ...merged(open, (piece) => drawWall(piece, old(piece))),
    ],
    surface: () => drawSurface(sheet, terrain),
    floors: () => [
      // Under what is pale there must be no wall's ink. What lies in a tunnel is covered by whatever crosses it.
      ...merged(
        inOrder(open.filter((piece) => dry(piece) || seen(piece) < 1)),
        (piece) => [...drawFloor(piece), ...(old(piece) ? [] : drawLairWay(piece))],
        floorOpacity,
      ),
      ...(look.fills ? [{ mark: 'group', clip: underground, of: [shadeFloors(field)] } as const] : []),
    ],
    water: () => [
      ...each(of('water').filter(onSurface), (piece) => {
        // A lake lies as the ground lay when it was drawn, whatever has buried it since.
        const { lake, marks } = drawTarn(piece, terrainOf(groundedAt(now, piece.since)), [
          ...drawPaper(sheet),
          ...draw.sky(),
        ]);
        return [...marks, ...drawLake(lake, context)];
      }),
      ...below(channelsFirst(of('water').filter((piece) => !onSurface(piece))), (piece) =>
        drawWater(piece, home(piece, byId)),
      ),
    ],
    magma: () => below(channelsFirst(of('magma')), (piece) => drawMagma(piece, home(piece, byId))),
    furniture: () => [
      ...inRock(layCourses(enclosed)),
      ...merged(enclosed, (piece) => drawEnclosure(piece, old(piece))),
      ...each(of('cave', 'room', 'tunnel', 'hollow', 'fault', 'water'), (piece) => [
        ...(built.has(piece) ? [] : drawCaveFurniture(piece, context)),
        ...(piece.nexus && piece.room === null && piece.kind !== 'water' ? drawNexus(piece, context) : []),
        ...furnish(piece, fates, old(piece)),
      ]),
      ...each(
        of('gem').filter((piece) => !free(piece) && !built.has(piece)),
        (piece) => drawGem(piece, context),
      ),
    ],
    land: () =>
      each(
        pieces.filter((piece) => onSurface(piece) && piece.kind !== 'water'),
        (piece) => drawSurfaceLife(piece, context),
      ),
    life: () =>
      each(
        pieces.filter((piece) => piece.biome !== null && !onSurface(piece)),
        (piece) => life(piece, context),
      ),
    buildings: () => [
      ...each(pieces.filter(isRoad), drawRoad),
      ...each(of('vent'), (piece) => drawVent(piece, context)),
      ...each(houses, (piece) => raise(piece, fates, old(piece), context)),
    ],
    territory: () => drawTerritories(options.territories ?? []),
    'strata-numbers': () => numberStrata(sheet),
    marks: () =>
      together(paper, there(sheet.marks), (some) => some.flatMap((sign) => drawSign(sign, byId.get(sign.piece)))),
    beads: () => together(paper, beads, drawBeads),
    labels: () => wordsSeen(paper, lettering.marks, sheet.labels),
    pen: () => (pen ? drawInk(pen, paper) : []),
    stickers: () => (pen ? drawStickers(pen, paper) : []),
    cartouche: () => cartouche.marks,
    legend: () => legend.marks,
    grain: () => [...drawFrame(sheet), ...drawGrain(sheet, look)],
  };
  return {
    width: sheet.width,
    height: sheet.height,
    title: sheet.title,
    look,
    layers: LAYER_NAMES.filter((name) => shown.has(name)).map((name) => ({ name, marks: draw[name]() })),
    labels: lettering.placed,
    unplaced: lettering.unplaced,
  };
}

/** Of an age that is seen less than this, only outlines and what lies in them are drawn: no hatching, no courses of stone. */
const DIM = 0.6;

const onSurface = ({ stratum, kind }: Piece): boolean =>
  stratum === 0 && (kind === 'water' || kind === 'biome' || kind === 'wasteland');

const dry = ({ kind }: Piece): boolean => kind !== 'magma' && kind !== 'water';

const home = ({ within }: Piece, byId: ReadonlyMap<string, Piece>): Piece | undefined =>
  within === null ? undefined : byId.get(within);

/** A pool covers the end of the channel that feeds it. */
const channelsFirst = (pieces: readonly Piece[]): Piece[] => [
  ...pieces.filter(({ shape }) => !shape.closed && shape.path.length > 2),
  ...pieces.filter(({ shape }) => shape.closed || shape.path.length === 2),
];

/** Nothing grows through a wall: the drawn outline cuts what the exact one let stand. */
function life(piece: Piece, context: DrawingContext): readonly Mark[] {
  const marks = drawCaveLife(piece, context);
  return marks.length > 0 && piece.kind !== 'biome' ? [{ mark: 'group', clip: outlineOf(piece).d, of: marks }] : marks;
}

const whiteRock = (underground: string): Mark[] => [{ mark: 'path', d: underground, pen: { fill: 'rockTop' } }];
