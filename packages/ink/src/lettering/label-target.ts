import {
  type Bounds,
  boundsOf,
  distance,
  inRing,
  type Point,
  type Shape,
  turnCosine,
  turnSine,
} from '@understory/ruler';
import type { Figure } from '../figure.ts';
import { evenly, type Polyline } from '../pen-path.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { walled } from '../walls/walls.ts';
import type { WrittenLabel } from './written-label.ts';

/** What a label names, as far as its placing needs it. */
export interface LabelTarget {
  /** Points along its outline. */
  readonly points: Polyline;
  readonly rings: readonly Polyline[];
  /** Places that are not strange to the name: those that it names, and those that they lie in. */
  readonly own: readonly Figure[];
  /** Those of them that a name may stand in without being wholly inside: rivers and tunnels, and what all of it lies in. */
  readonly beside: readonly Figure[];
  /** A place that can carry its name inside itself. */
  readonly roomy: readonly Figure[];
  /** A house under the sky has its name over its roof; land has it anywhere over itself. */
  readonly sky: 'house' | 'land' | null;
  /** Does it hang on who lives where? */
  readonly folk: boolean;
}

/** Somebody who lives on the page: names of groups are about those. */
interface Dweller {
  readonly owner: string | null;
  readonly piece: string;
  readonly at: Point;
}

/** What there is on the page at a moment. */
interface Around {
  readonly figures: ReadonlyMap<string, Figure>;
  /** Those of them that are places, but no rooms, each with its box. */
  readonly places: ReadonlyMap<Figure, Bounds>;
  /** Those of these that lie in others. */
  readonly ponds: Iterable<Figure>;
  readonly byFeature: ReadonlyMap<string, ReadonlySet<Figure>>;
  /** Who lives on the page and belongs to somebody. */
  readonly folkOf: (owner: string) => readonly Dweller[];
  /** Is there nothing left of the riches that lay in a piece? */
  readonly isSpent: (piece: string) => boolean;
}

/** A place that a name may not lie in unless it is its own. */
export function isPlace(piece: Figure): boolean {
  const { kind, area, stratum } = piece;
  if (kind === 'water' || kind === 'magma' || kind === 'void') return true;
  if (kind === 'nexus') return area < 5;
  return stratum !== 0 && (walled(piece) || piece.isUnwalled);
}

/** Of a scattered feature no more pieces than this are looked at. */
const MOST = 8;
/** The beads of a group that its name is written by. */
const NEAR_HOME = 2.5;
/** Smaller caves are named by their walls. */
const HALL = 4;

export function targetOf(label: WrittenLabel, around: Around): LabelTarget {
  const named = namedBy(label, around);
  return named.length > 0 ? targetAt(named, label, around) : { ...homeOf(label, around), folk: true };
}

/** Where those live that a label is about. */
function homeOf(label: WrittenLabel, around: Around): LabelTarget {
  const folk = around.folkOf(label.about);
  const home = folk.reduce<Dweller | null>(
    (best, it) => (best && far(best, label) <= far(it, label) ? best : it),
    null,
  );
  const lair = home && around.figures.get(home.piece);
  if (!home || !lair) {
    const room = roomAt(label.at, around);
    return room ? targetAt([room], label, around) : bare(label.at, containing(label.at, around));
  }
  if (lair.kind === 'building') return targetAt([lair], label, around);
  if (lair.kind === 'room' || (lair.area < HALL && lair.shape.closed))
    return { ...targetAt([lair], label, around), roomy: [] };
  const beads = folk.filter(
    (it) => it.piece === home.piece && distance(it.at.x, it.at.y, home.at.x, home.at.y) < NEAR_HOME,
  );
  const own = [...new Set([lair, ...containing(home.at, around)])].filter(isPlace);
  return {
    points: beads.slice(0, MOST).flatMap(({ at }) => round(at)),
    rings: [],
    own,
    beside: own,
    roomy: [],
    sky: null,
    folk: true,
  };
}

const far = ({ at }: Dweller, label: WrittenLabel) => distance(at.x, at.y, label.at.x, label.at.y);

const bare = ({ x, y }: Point, own: readonly Figure[]): LabelTarget => ({
  points: [x, y],
  rings: [],
  own,
  beside: own,
  roomy: [],
  sky: null,
  folk: true,
});

/** A bead as a ring of points. */
function round({ x, y }: Point): number[] {
  return Array.from({ length: 8 }, (_, i) => [x + 0.36 * turnCosine(i / 8), y + 0.36 * turnSine(i / 8)]).flat();
}

/** The pieces that a label is about, the nearest first; of a feature only those that are places, if some are, and of deposits those that are not mined out. */
function namedBy({ about, at }: WrittenLabel, { figures, byFeature, isSpent }: Around): Figure[] {
  const one = figures.get(about);
  if (one) return [one];
  const all = [...(byFeature.get(about) ?? [])];
  const main = all.filter((it) => it.kind !== 'hollow' && (it.within === null || it.kind !== 'biome'));
  const places = main.length > 0 ? main : all;
  const rich = places.filter(({ id }) => !isSpent(id));
  const some = rich.length > 0 ? rich : places;
  const away = new Map(some.map((it) => [it, awayFrom(silhouetteOf(it).ring, at)]));
  return some.sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)).slice(0, MOST);
}

function targetAt(named: readonly Figure[], label: WrittenLabel, around: Around): LabelTarget {
  const rings = named.map((it) => silhouetteOf(it).ring);
  const { stratum, kind, feature } = named[0] as Figure;
  const sky = stratum !== 0 ? null : kind === 'building' ? 'house' : kind === 'water' ? null : 'land';
  const places = named.filter((it) => it.kind !== 'room' && it.kind !== 'building');
  const kin = feature === null || label.about !== feature ? [] : [...(around.byFeature.get(feature) ?? [])];
  const middles = named.slice(0, 2).map(({ shape }) => middle(boxOf(shape)));
  const own = new Set([
    ...places,
    ...kin,
    ...middles
      .flatMap((it) => containing(it, around))
      .filter((it) => silhouetteOf(it).spine === null && holdsMost(it, named[0] as Figure)),
    ...pondsIn(places, around),
  ]);
  for (const it of named) if (it.kind === 'room') own.delete(it);
  return {
    points: named.flatMap(pointsOf),
    rings,
    own: [...own].filter(isPlace),
    beside: [...own].filter((it) => isPlace(it) && (!named.includes(it) || silhouetteOf(it).spine !== null)),
    roomy: places.filter(
      (it) => (isPlace(it) || it.kind === 'ore') && silhouetteOf(it).spine === null && it.area >= HALL,
    ),
    sky,
    folk: false,
  };
}

const boxes = new WeakMap<Shape, Bounds>();
const rims = new WeakMap<Shape, Polyline>();

export function boxOf(shape: Shape): Bounds {
  const box = boxes.get(shape) ?? boundsOf(shape.path, shape.swell);
  boxes.set(shape, box);
  return box;
}

/** Half a bead apart along its outline. */
function pointsOf(figure: Figure): Polyline {
  const rim = rims.get(figure.shape) ?? evenly(silhouetteOf(figure).ring, true, 0.5);
  rims.set(figure.shape, rim);
  return rim;
}

const middle = ({ left, top, right, bottom }: Bounds): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The places round a point that are no rooms. */
function containing({ x, y }: Point, { places }: Around): Figure[] {
  const found: Figure[] = [];
  for (const [it, { left, top, right, bottom }] of places) {
    if (x < left || x > right || y < top || y > bottom) continue;
    if (inRing(silhouetteOf(it).ring, x, y)) found.push(it);
  }
  return found;
}

/** A vein may lie in a cave with its middle only, and is no thing of the cave. */
const holdsMost = (place: Figure, { kind, shape }: Figure): boolean =>
  kind !== 'ore' || shareIn(silhouetteOf(place).ring, shape.path) > 0.6;

function shareIn(ring: Polyline, path: Polyline): number {
  let many = 0;
  for (let i = 0; i + 1 < path.length; i += 2) if (inRing(ring, path[i] as number, path[i + 1] as number)) many++;
  return many / (path.length / 2);
}

function roomAt({ x, y }: Point, { figures }: Around): Figure | null {
  for (const it of figures.values()) if (it.kind === 'room' && inRing(silhouetteOf(it).ring, x, y)) return it;
  return null;
}

/** The lakes that lie in caves. */
function pondsIn(caves: readonly Figure[], { ponds }: Around): Figure[] {
  return [...ponds].filter(({ within }) => caves.some(({ id }) => id === within));
}

function awayFrom(ring: Polyline, { x, y }: Point): number {
  let least = Infinity;
  for (let i = 0; i + 1 < ring.length; i += 2)
    least = Math.min(least, distance(ring[i] as number, ring[i + 1] as number, x, y));
  return least;
}

/** How far a box is from a target. */
export function gapTo({ points, rings }: LabelTarget, box: Bounds): number {
  let least = Infinity;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const dx = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
    const dy = y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  if (least === 0 || rings.length === 0) return Math.sqrt(least);
  const { x, y } = middle(box);
  return rings.some((ring) => inRing(ring, x, y)) ? 0 : Math.sqrt(least);
}

/** The point of a target that is nearest to a box. */
export function nearestPoint({ points }: LabelTarget, box: Bounds): readonly [number, number] {
  let [least, nx, ny] = [Infinity, points[0] as number, points[1] as number];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const dx = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
    const dy = y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
    const square = dx * dx + dy * dy;
    if (square < least) [least, nx, ny] = [square, x, y];
  }
  return [nx, ny];
}
