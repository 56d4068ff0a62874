import { type Bounds, bounds, gap, isOpen, type Piece, type Point } from '@understory/page';
import type { Then } from '../then.ts';
import { TOUCH } from './touching.ts';

type PlaceKind = 'room' | 'cave' | 'building' | 'diggings' | 'water' | 'fault' | 'wonder';

/** Somewhere that has a number and an entry: a room, a cave, a building, a lake (TA-ARE-02). */
export interface Place {
  /** TA-ARE-17: that of its eldest piece. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** The eldest first. */
  readonly pieces: readonly Piece[];
  /** TA-ARE-05: who made it; null for nature. */
  readonly maker: string | null;
  /** In square beads. */
  readonly area: number;
  readonly box: Bounds;
  /** The middle of its box (TA-ARE-18). */
  readonly centre: Point;
  /** Its place in the order of drawing: the smaller, the elder. */
  readonly order: number;
}

/** Something that leads somewhere (TA-ARE-01). */
export interface Way {
  readonly piece: Piece;
  readonly order: number;
}

/** What lies on the page at a moment, as whoever walks there would sort it. */
export interface Sorted {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
  /** TA-ARE-03: water that lies in a place, by that place's piece. */
  readonly pools: readonly Piece[];
  /** TA-ARE-03: magma, ore, gems, void and vents: beside places, never places themselves. */
  readonly matter: readonly Piece[];
  /** TA-ARE-02: wonders too large to be a place. */
  readonly influences: readonly Piece[];
}

const LARGEST_WONDER = 12;
const KINDS: Readonly<Record<string, PlaceKind>> = {
  room: 'room',
  cave: 'cave',
  building: 'building',
  hollow: 'diggings',
  water: 'water',
  fault: 'fault',
};
const MATTER: ReadonlySet<string> = new Set(['magma', 'ore', 'gem', 'void', 'vent']);

export function sorted({ pieces }: Then): Sorted {
  const places: Place[] = [];
  const ways: Way[] = [];
  const pools: Piece[] = [];
  const matter: Piece[] = [];
  const influences: Piece[] = [];
  const hollows: Ordered[] = [];
  for (const [order, piece] of pieces.entries()) {
    const kind = KINDS[piece.kind];
    if (isWay(piece)) ways.push({ piece, order });
    else if (piece.kind === 'water' && piece.within !== null) pools.push(piece);
    else if (piece.kind === 'hollow') hollows.push({ piece, order });
    else if (kind !== undefined) places.push(placeOf(kind, [{ piece, order }]));
    else if (piece.kind === 'nexus' && piece.area <= LARGEST_WONDER) places.push(placeOf('wonder', [{ piece, order }]));
    else if (piece.kind === 'nexus') influences.push(piece);
    else if (MATTER.has(piece.kind)) matter.push(piece);
  }
  for (const run of runsOf(hollows)) places.push(placeOf('diggings', run));
  places.sort((a, b) => a.order - b.order);
  return { places, ways, pools, matter, influences };
}

/** TA-ARE-01: every tunnel, and water or a fault whose shape is an open path of at least two points. */
function isWay({ kind, shape }: Piece): boolean {
  if (kind === 'tunnel') return true;
  return (kind === 'water' || kind === 'fault') && !shape.closed && shape.path.length >= 4;
}

interface Ordered {
  readonly piece: Piece;
  readonly order: number;
}

/** TA-ARE-04: hollows of one owner that touch each other are one digging. */
function runsOf(hollows: readonly Ordered[]): Ordered[][] {
  const runs: Ordered[][] = [];
  for (const it of hollows) {
    const met = runs.filter((run) =>
      run.some(({ piece }) => piece.owner === it.piece.owner && gap(piece.shape, it.piece.shape, TOUCH) <= TOUCH),
    );
    for (const run of met) runs.splice(runs.indexOf(run), 1);
    runs.push([...met.flat(), it].sort((a, b) => a.order - b.order));
  }
  return runs;
}

function placeOf(kind: PlaceKind, of: readonly Ordered[]): Place {
  const [eldest] = of as readonly [Ordered];
  const box = boxAround(of.map(({ piece }) => bounds(piece.shape)));
  return {
    id: eldest.piece.id,
    kind,
    pieces: of.map(({ piece }) => piece),
    maker: eldest.piece.owner,
    area: of.reduce((sum, { piece }) => sum + piece.area, 0),
    box,
    centre: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    order: eldest.order,
  };
}

export function boxAround(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map((it) => it.left)),
    top: Math.min(...all.map((it) => it.top)),
    right: Math.max(...all.map((it) => it.right)),
    bottom: Math.max(...all.map((it) => it.bottom)),
  };
}

/** The shortest straight line between two places; beyond `limit` any number over it may come back. */
export function placeGap(a: Place, b: Place, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.pieces) for (const q of b.pieces) least = Math.min(least, gap(p.shape, q.shape, limit));
  return least;
}

/** TA-ARE-07: the pieces that one can go through. In the first edition nobody walks through water (H1-MEA-11). */
export function openPieces({ pieces, world }: Then): readonly Piece[] {
  return pieces.filter((it) => isOpen(it) && !(world.edition === '1' && it.kind === 'water'));
}
