import {
  type Bead,
  type BeadKind,
  centreOf,
  holdsPoint,
  mil,
  type Piece,
  type Point,
  spread,
  TOLERANCE,
} from '@understory/page';
import type { Tick } from './events.ts';
import type { Change } from './note.ts';
import type { World } from './world.ts';

/** The beads of a group on the page, oldest first. An epic treasure counts as treasure too (H2-GEN-03). */
export function beadsOf(world: World, owner: string, kind: 'population' | 'treasure' | 'bonus'): Bead[] {
  return world.page.beadsOf(owner).filter((it) => it.kind === kind || (kind === 'treasure' && it.kind === 'epic'));
}

export function count(world: World, owner: string, kind: 'population' | 'treasure' | 'bonus'): number {
  let many = 0;
  for (const it of world.page.beadsOf(owner))
    if (it.kind === kind || (kind === 'treasure' && it.kind === 'epic')) many++;
  return many;
}

/** The line in which beads of a group last came or went. */
export function lastStir({ page }: World, owner: string): Tick | undefined {
  let last: Tick | undefined;
  for (const { owner: whose, since, until } of page.beads)
    if (whose === owner) last = Math.max(last ?? 0, until ?? since);
  return last;
}

/** The ids that the next beads to be put down will have. */
export function nextBeads({ page }: World, many: number): string[] {
  return Array.from({ length: many }, (_, others) => page.idAhead('b', others));
}

/** The one kind that all of some beads are of; null if they are of several. */
export function oneKind(beads: readonly Bead[]): BeadKind | null {
  const [first] = beads;
  return first && beads.every((it) => it.kind === first.kind) ? first.kind : null;
}

/** H2-MSR-09: how many beads a room holds. */
export function capacity({ area }: Pick<Piece, 'area'>): number {
  return Math.max(1, Math.floor(area + TOLERANCE));
}

export function hasSpace(world: World, room: Piece): boolean {
  return world.page.countIn(room.id) < capacity(room);
}

/** The seat for the next bead in a piece (H2-MSR-34), when so many others are put there with it. */
function seatIn(world: World, room: Piece, others: number): Point {
  const there = world.page.countIn(room.id) + others;
  const middle = middleOf(room);
  // A crescent's or a ring's middle lies beside it.
  if (there === 0 && capacity(room) === 1 && holdsPoint(room.shape, middle.x, middle.y)) return middle;
  const seats = spread(room.shape, Math.max(there + 1, Math.min(capacity(room), 12)));
  return seats[there % seats.length] ?? { x: room.shape.path[0] as number, y: room.shape.path[1] as number };
}

/** A room for one has its seat in the middle. */
function middleOf({ shape }: Piece): Point {
  const { x, y } = centreOf(shape);
  return { x: mil(x), y: mil(y) };
}

interface NewBead {
  readonly kind: BeadKind;
  readonly owner: string | null;
  readonly name?: string | null;
  readonly emblem?: string | null;
  readonly fixed?: boolean;
}

/** A bead put into a piece. */
export function putBead(world: World, into: Piece, bead: NewBead, others = 0): Extract<Change, { do: 'bead' }> {
  return { do: 'bead', bead: seated(world, into, bead, others) };
}

/** A bead moves into another piece, or stays and changes hands. */
export function moveBead(world: World, bead: Bead, into: Piece, owner = bead.owner, others = 0): Move {
  const { id, kind, name, emblem } = bead;
  return { do: 'move', id, bead: seated(world, into, { kind, owner, name, emblem }, others) };
}
type Move = Extract<Change, { do: 'move' }>;

/** Several move together, each to a seat of its own. */
export function moveBeads(world: World, beads: readonly Bead[], into: Piece): Move[] {
  return beads.map((it, others) => moveBead(world, it, into, it.owner, others));
}

function seated(
  world: World,
  into: Piece,
  { kind, owner, name = null, emblem = null, fixed = false }: NewBead,
  others: number,
) {
  return {
    id: world.page.newId('b'),
    kind,
    at: seatIn(world, into, others),
    piece: into.id,
    owner,
    name,
    fixed,
    emblem,
  };
}
