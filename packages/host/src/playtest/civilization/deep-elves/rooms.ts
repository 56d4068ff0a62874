import { disc, gap, line, type Piece, type Point, polygon, type Shape } from '@understory/page';
import type { Clause } from '@understory/table';
import { draw } from '../../draw.ts';
import { JOINT, TUNNEL } from '../../measures.ts';
import { isRoom, isVoid } from '../../words/open-space.ts';
import type { PlaytestWorld } from '../../world.ts';
import { gain, KEY } from './elves.ts';
import { explore } from './exploring.ts';
import type { Elves } from './state.ts';

/** PT-ELF-05: where rooms stand along the street, in order, and how far from it. */
const OFFSETS = [-1.5, 0, 1.5, 3, -3, 4.5, -4.5] as const;
const OFF = 1.2;
const ROWS = 4;
/** How long the street is at first. */
export const STREET = 4.5;

/** PT-ELF-06: a new bead takes an empty room of its kind, else a place in the Crystal Palace, else a new room. */
export function housed(
  world: PlaytestWorld,
  elves: Elves,
  clause: Clause,
  bead: 'population' | 'treasure',
  many = 1,
): void {
  for (let i = 0; i < many; i++) gain(world, clause, elves.city, bead, roomFor(world, elves, clause, bead));
}

function roomFor(world: PlaytestWorld, elves: Elves, clause: Clause, bead: 'population' | 'treasure'): Piece {
  const { page } = world;
  const own = bead === 'population' ? elves.sanctums : elves.pits;
  const empty = own.find((id) => page.countIn(id) === 0);
  if (empty) return page.piece(empty);
  if (elves.palace !== null && page.countIn(elves.palace) < 2) return page.piece(elves.palace);
  return newRoom(world, elves, clause, bead) ?? page.piece(own.at(-1) ?? (elves.street[0] as string));
}

/** PT-ELF-05: the next sanctum over the street or pit under it; null if no place is left. */
function newRoom(world: PlaytestWorld, elves: Elves, clause: Clause, bead: 'population' | 'treasure'): Piece | null {
  const side = bead === 'population' ? -1 : 1;
  for (let row = 1; row <= ROWS; row++) {
    for (const offset of OFFSETS) {
      const at = { x: elves.centre.x + offset, y: elves.centre.y + side * row * OFF };
      const shape = bead === 'population' ? sixSided(at) : disc(at.x, at.y, 0.5);
      if (!isFree(world, at, shape)) continue;
      return drawRoom(world, elves, clause, at, shape, bead);
    }
  }
  return null;
}

function drawRoom(
  world: PlaytestWorld,
  elves: Elves,
  clause: Clause,
  at: Point,
  shape: Shape,
  bead: 'population' | 'treasure',
): Piece {
  const room = bead === 'population' ? 'sanctum' : 'pit';
  const by = { clause, owner: elves.city, people: KEY };
  const made = draw(world, { ...by, kind: 'room', shape, what: { kind: room }, room, area: 1 });
  const foot = line([at.x, at.y, at.x, elves.centre.y], JOINT);
  const joint = draw(world, { ...by, kind: 'tunnel', shape: foot, what: { kind: 'tunnel' }, manner: 'straight' });
  (bead === 'population' ? elves.sanctums : elves.pits).push(made.id);
  explore(world, elves, made, joint, lengthened(world, elves, clause, at.x));
  return made;
}

/** The street grows with the rooms. */
function lengthened(world: PlaytestWorld, elves: Elves, clause: Clause, x: number): Piece | null {
  const { x: middle, y } = elves.centre;
  const far = Math.abs(x - middle);
  if (far <= STREET / 2) return null;
  const from = x < middle ? middle - STREET / 2 : middle + STREET / 2;
  return drawStreet(world, elves, clause, from, x, y);
}

/** PT-ELF-05: a level stretch of street. */
export function drawStreet(
  world: PlaytestWorld,
  elves: Elves,
  clause: Clause,
  from: number,
  to: number,
  y: number,
): Piece {
  const shape = line([from, y, to, y], TUNNEL);
  const by = { clause, owner: elves.city, people: KEY, manner: 'straight' };
  const made = draw(world, { ...by, kind: 'tunnel', shape, what: { kind: 'street' }, room: 'street' });
  elves.street.push(made.id);
  return made;
}

function isFree({ page, options }: PlaytestWorld, { x, y }: Point, shape: Shape): boolean {
  if (x < 0.5 || x > page.width - 0.5 || y > page.height - 0.5 || y < options.surface + 0.5) return false;
  return page.within(shape, 0).every((it) => !isRoom(it) && !isVoid(it));
}

/** A room of six sides, a bead across. */
function sixSided({ x, y }: Point): Shape {
  return polygon([
    x - 0.5,
    y,
    x - 0.25,
    y - 0.45,
    x + 0.25,
    y - 0.45,
    x + 0.5,
    y,
    x + 0.25,
    y + 0.45,
    x - 0.25,
    y + 0.45,
  ]);
}

/** Does an outline come near something that elves shun when they look for the ground of their city? */
export function keepsClear(shape: Shape, of: readonly Piece[], far: number): boolean {
  return of.every((it) => gap(it.shape, shape, far) >= far - 0.001);
}
