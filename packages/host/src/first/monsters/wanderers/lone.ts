import {
  centreOf,
  mil,
  type Piece,
  type Point,
  pathLength,
  placeAlong,
  pointAlong,
  type Station,
} from '@understory/page';
import type { Clause } from '@understory/table';
import { putBead } from '../../../beads.ts';
import type { Change } from '../../../note.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isSurface } from '../legs.ts';
import { raidsOf } from '../map.ts';
import type { Lone } from '../state.ts';
import { typeOf } from './types.ts';

/** A lone fighter that comes into the world. */
export interface NewLone {
  readonly clause: Clause;
  readonly type: string;
  readonly at: Station;
  readonly population: number;
  readonly treasure?: number;
  readonly spares?: string;
}

/** It is there from now on, with its ● and ○. */
export function addLone(world: Realm, { clause, type, at, population, treasure = 0, spares }: NewLone): Lone {
  const lone = newLone(world, clause, type, at, spares ?? null);
  putThere(world, lone, clause, 'population', population);
  putThere(world, lone, clause, 'treasure', treasure);
  return lone;
}

/** One whose beads lie there already. */
export function adoptedLone(
  world: Realm,
  {
    clause,
    type,
    room,
    at,
  }: { readonly clause: Clause; readonly type: string; readonly room: Piece; readonly at: Point },
): Lone {
  return newLone(world, clause, type, stationIn(room, at), null);
}

function newLone(world: Realm, clause: Clause, type: string, at: Station, spares: string | null): Lone {
  const { page } = world;
  const id = page.newId('g');
  const group = { id, sort: 'monsters', kind: 'lone', of: id, name: type, card: null } as const;
  const since = note(
    world,
    {
      kind: 'founded',
      clause,
      group: id,
      what: 'lone',
      home: at.piece,
      beads: [],
      parent: null,
      because: null,
      folk: type,
    },
    [{ do: 'found', group }],
  );
  const lone: Lone = { id, type, at, isHeld: false, web: null, beside: [], spares, since };
  world.monsters.lone.push(lone);
  return lone;
}

/** Beads of its own where it stands. */
export function putThere(
  world: Realm,
  { id, type, at }: Lone,
  clause: Clause,
  kind: 'population' | 'treasure',
  many: number,
): void {
  if (many === 0) return;
  const piece = world.page.piece(at.piece);
  const emblem = kind === 'population' ? typeOf(type).look : 'hoard';
  const puts = Array.from({ length: many }, (_, nth) =>
    seated(world, at, putBead(world, piece, { kind, owner: id, emblem }, nth)),
  );
  const beads = puts.map((it) => it.bead.id);
  note(
    world,
    { kind: 'gained', clause, group: id, bead: kind, count: many, beads, piece: piece.id, deed: 'set-up' },
    puts,
  );
}

/** In a tunnel a bead lies where its owner stands; in a room where there is a seat. */
function seated<C extends Extract<Change, { do: 'bead' }>>(world: Realm, at: Station, change: C): C {
  const piece = world.page.piece(at.piece);
  return piece.kind === 'tunnel' ? { ...change, bead: { ...change.bead, at: pointOf(world, at) } } : change;
}

/** Where somebody stands. */
export function pointOf({ page }: Realm, { piece, along }: Station): Point {
  const { shape, kind } = page.piece(piece);
  const { x, y } = kind === 'tunnel' ? pointAlong(shape.path, along) : centreOf(shape);
  return { x: mil(x), y: mil(y) };
}

/** A place to stand in a piece: in a room as a whole, in a tunnel at the point nearest to another. */
export function stationIn({ kind, id, shape }: Piece, near: Point): Station {
  if (kind !== 'tunnel') return { piece: id, along: 0 };
  return { piece: id, along: Math.min(pathLength(shape.path), placeAlong(shape.path, near.x, near.y)) };
}

/** All that it has comes with it. Nobody stops on the surface: it stays in front of it. */
export function moveLone(world: Realm, lone: Lone, to: Station, clause: Clause): void {
  if (isSurface(to.piece)) return;
  const { page } = world;
  const piece = page.piece(to.piece);
  const moves = page.beadsOf(lone.id).map((it, nth) => {
    const { bead } = seated(world, to, putBead(world, piece, it, nth));
    return { do: 'move', id: it.id, bead: { ...bead, name: it.name } } as const;
  });
  const web = lone.web ? [{ do: 'end', id: lone.web } as const] : [];
  lone.at = to;
  lone.web = null;
  lone.beside = [];
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'walked', clause, group: lone.id, piece: piece.id, beads }, [...moves, ...web]);
}

/** Where a lone fighter stands in the network of those who walk. */
export function isOnNetwork(world: Realm, { piece }: Station): boolean {
  const { rooms, tunnels } = raidsOf(world);
  return rooms.has(piece) || tunnels.has(piece);
}
