import { distance, type Point, partOf, pathLength, pointAlong, TOLERANCE } from '@understory/ruler';
import { Impossible } from '@understory/table';
import { lasting } from '../derived.ts';
import type { Network, Node, Stop, Tunnel } from './network.ts';

/** Where somebody stands in a network: in a room, or so far along a tunnel. Plain data. */
export interface Station {
  readonly piece: string;
  /** How far along the tunnel; 0 in a room. */
  readonly along: number;
}

/** A way on from a station, to the next room or junction, or to a dead end. */
export interface Leg {
  /** The tunnel that it follows; null for the step from a room into one that it touches. */
  readonly tunnel: string | null;
  /** From and to which distance along the tunnel. */
  readonly from: number;
  readonly to: number;
  /** Where it leads; null at a dead end. */
  readonly node: Node | null;
  /** From the middle of the room that it leaves, if it does, along the tunnel, to the middle of the room that it comes to, if it does. */
  readonly path: readonly number[];
  readonly length: number;
  /** How much of that lies in the room that is left, and in the one that is entered (H1-MON-15). */
  readonly out: number;
  readonly in: number;
  /** The room that is left, if it begins in one. */
  readonly leaves: string | null;
}

/** Where a station is on the page: a room's middle, or a point of the tunnel's middle line. */
export function placeOf(network: Network, at: Station): Point {
  const room = network.rooms.get(at.piece);
  if (room) return { x: room.x, y: room.y };
  return pointAlong(tunnelOf(network, at.piece).passage.shape.path, at.along);
}

/** The ways on from a station, in a fixed order; `came` is the leg that led here, and is not gone back (H1-MEA-33). */
export function waysOn(network: Network, at: Station, came: Leg | null = null): Leg[] {
  const node = nodeAt(network, at);
  const all = node
    ? legsFrom(node, network).all
    : [1, -1].map((onward) => legAlong(tunnelOf(network, at.piece), at.along, onward as Onward, null));
  return all.filter((it) => it.length > TOLERANCE && !(came && isBack(it, came)));
}

/** The leg that follows a tunnel from a place along it, one way or the other. */
export function legOnward(network: Network, { piece, along }: Station, onward: Onward): Leg {
  return legAlong(tunnelOf(network, piece), along, onward, null);
}

/** Towards the end of a tunnel's middle line, or back towards its beginning. */
export type Onward = 1 | -1;

/** Where somebody stands who has gone so far along a leg: whoever is in a room is in all of it. */
export function stationAfter(network: Network, leg: Leg, far: number): Station {
  if (far >= leg.length - TOLERANCE)
    return leg.node ? stationOf(leg.node) : { piece: leg.tunnel as string, along: leg.to };
  if (leg.leaves !== null && far < leg.out) return { piece: leg.leaves, along: 0 };
  if (leg.node?.room && far > leg.length - leg.in) return stationOf(leg.node);
  // On the very threshold between two rooms one is still in the first.
  if (leg.tunnel === null) return { piece: leg.leaves as string, along: 0 };
  const { length } = tunnelOf(network, leg.tunnel);
  const gone = far - leg.out;
  return { piece: leg.tunnel, along: Math.min(length, Math.max(0, leg.from + (leg.to > leg.from ? gone : -gone))) };
}

/** A node as a place to stand. */
function stationOf(node: Node): Station {
  if (node.room) return { piece: node.room.id, along: 0 };
  const [first] = node.by;
  if (!first) throw new Impossible('a junction of no tunnels');
  return { piece: first.tunnel.passage.id, along: first.stop.from };
}

function nodeAt(network: Network, { piece, along }: Station): Node | null {
  const room = network.rooms.get(piece);
  if (room) return room;
  const stop = stopAt(tunnelOf(network, piece), along);
  return stop?.node ?? null;
}

function stopAt({ stops }: Tunnel, along: number): Stop | undefined {
  return stops.find(({ from, to }) => along >= from - TOLERANCE && along <= to + TOLERANCE);
}

/** A network never changes: its legs are found once. */
const legsFrom = lasting((node: Node, network: Network): { readonly all: readonly Leg[] } => {
  const legs: Leg[] = [];
  for (const { tunnel, stop } of node.by) {
    for (const onward of [1, -1] as const) {
      const start = onward > 0 ? stop.to : stop.from;
      if (leadsOn(network, tunnel, start, onward, stop)) legs.push(legAlong(tunnel, start, onward, node));
    }
  }
  for (const { node: next, at } of node.beside) legs.push(stepOver(node, next, at));
  return { all: legs };
});

/** Does a tunnel go on from here to something, or to an end that is worth the name? */
function leadsOn(network: Network, tunnel: Tunnel, along: number, onward: Onward, but: Stop): boolean {
  if (nextStop(tunnel, along, onward, but)) return true;
  const left = onward > 0 ? tunnel.length - along : along;
  return left > network.stub + tunnel.passage.shape.swell;
}

/** The next thing that a tunnel comes to, however near; `but` is where it is now. */
function nextStop({ stops }: Tunnel, along: number, onward: Onward, but: Stop | null): Stop | null {
  let best: Stop | null = null;
  for (const stop of stops) {
    if (stop === but || stop.node === but?.node) continue;
    const edge = onward > 0 ? stop.from : stop.to;
    const isAhead = onward > 0 ? stop.to > along - TOLERANCE : stop.from < along + TOLERANCE;
    if (!isAhead) continue;
    if (!best || (onward > 0 ? edge < best.from : edge > best.to)) best = stop;
  }
  return best;
}

function legAlong(tunnel: Tunnel, along: number, onward: Onward, leaving: Node | null): Leg {
  const here = leaving
    ? (leaving.by.find((it) => it.tunnel === tunnel && touchesAt(it.stop, along))?.stop ?? null)
    : null;
  const next = nextStop(tunnel, along, onward, here);
  const { path: middle } = tunnel.passage.shape;
  const end = next
    ? onward > 0
      ? Math.max(along, next.from)
      : Math.min(along, next.to)
    : onward > 0
      ? tunnel.length
      : 0;
  const part = partOf(middle, Math.min(along, end), Math.max(along, end));
  const inside = onward > 0 ? part : turned(part);
  const path: number[] = [];
  if (leaving?.room) path.push(leaving.x, leaving.y);
  path.push(...inside);
  const isEntered = next?.node.room != null;
  if (isEntered) path.push(next.node.x, next.node.y);
  const long = Math.abs(end - along);
  const [startX, startY, endX, endY] = [inside[0], inside[1], inside.at(-2), inside.at(-1)] as [
    number,
    number,
    number,
    number,
  ];
  const out = leaving?.room ? distance(leaving.x, leaving.y, startX, startY) : 0;
  const into = isEntered ? distance(next.node.x, next.node.y, endX, endY) : 0;
  return {
    tunnel: tunnel.passage.id,
    from: along,
    to: end,
    node: next?.node ?? null,
    path,
    length: out + long + into,
    out,
    in: into,
    leaves: leaving?.room?.id ?? null,
  };
}

const touchesAt = ({ from, to }: Stop, along: number) => along >= from - TOLERANCE && along <= to + TOLERANCE;

/** Out of one room straight into another that it touches. */
function stepOver(from: Node, node: Node, at: Point): Leg {
  const path = [from.x, from.y, at.x, at.y, node.x, node.y];
  const out = distance(from.x, from.y, at.x, at.y);
  const length = pathLength(path);
  return { tunnel: null, from: 0, to: 0, node, path, length, out, in: length - out, leaves: from.room?.id ?? null };
}

/** Does a leg go back the way that another came? */
function isBack(leg: Leg, came: Leg): boolean {
  if (leg.tunnel !== came.tunnel) return false;
  if (leg.tunnel === null) return leg.node?.room?.id === came.leaves;
  const goes = came.to > came.from || (came.to === came.from && leg.to < leg.from) ? 1 : -1;
  return Math.abs(leg.from - came.to) <= TOLERANCE && (goes > 0 ? leg.to <= leg.from : leg.to >= leg.from);
}

function tunnelOf({ tunnels }: Network, id: string): Tunnel {
  const found = tunnels.get(id);
  if (!found) throw new Impossible(`no room or tunnel ${id} in the network`);
  return found;
}

function turned(path: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) back.push(path[i] as number, path[i + 1] as number);
  return back;
}
