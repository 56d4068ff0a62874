import { centreOf, gapTo, type Point, pathLength, pointAlong, type Shape, TOLERANCE } from '@understory/ruler';
import { isLine, placeAlong, runsAlong } from '../contacts.ts';
import { derived, lasting } from '../derived.ts';
import { meeting } from '../meeting.ts';
import type { Piece, Stretch } from '../model.ts';
import { isOpen, type Page } from '../page.ts';
import type { Passage } from '../ways.ts';

/** Where a tunnel's middle line meets a node: from one distance along it to another; the two are the same at a junction. */
export interface Stop {
  readonly from: number;
  readonly to: number;
  readonly node: Node;
}

/** A tunnel with all that it meets, in order along its middle line. */
export interface Tunnel {
  readonly passage: Passage;
  readonly length: number;
  readonly stops: Stop[];
}

/** A room, or a place where tunnels cross or meet (H1-MEA-05, -06). */
export interface Node extends Point {
  /** The room whose middle it is; null at a junction. */
  readonly room: Passage | null;
  /** The tunnels that come here, and where they do; one that runs by twice is here twice. */
  readonly by: { readonly tunnel: Tunnel; readonly stop: Stop }[];
  /** Rooms that this one touches, and where one passes over. */
  readonly beside: { readonly node: Node; readonly at: Point }[];
}

/** Which open pieces can be walked, and what else can: stretches of the surface (H1-MEA-11, -17). */
export interface NetworkRules {
  readonly through: (piece: Piece) => boolean;
  readonly also: readonly Passage[];
}

/** The open pieces of a page as a network (H1-MEA-05): rooms and junctions, and the middle lines of tunnels between them. */
export interface Network {
  readonly nodes: readonly Node[];
  readonly tunnels: ReadonlyMap<string, Tunnel>;
  readonly rooms: ReadonlyMap<string, Node>;
  /** The end of a tunnel that goes on no farther than this past its last stop is part of the stop, and no dead end. */
  readonly stub: number;
}

/** The network of a page, as it is now. The same rules, handed in again, find it ready. */
export function networkOf(page: Page, rules: NetworkRules): Network {
  const all = known(page);
  let network = all.get(rules);
  if (!network) {
    network = built(page, rules);
    all.set(rules, network);
  }
  return network;
}

const known = derived(
  ({ version }: Page) => version,
  () => new Map<NetworkRules, Network>(),
);

function built(page: Page, { through, also }: NetworkRules): Network {
  const pieces = [...page.drawn()].filter((it) => isOpen(it) && through(it));
  const passages: readonly Passage[] = [...also, ...pieces];
  const nodes: Node[] = [];
  const rooms = new Map<string, Node>();
  const tunnels = new Map<string, Tunnel>();
  for (const passage of passages) {
    const { id, shape } = passage;
    if (isLine(shape)) tunnels.set(id, { passage, length: pathLength(shape.path), stops: [] });
    else rooms.set(id, addNode(nodes, centreOf(shape), passage));
  }
  const pairs = pairsOf(page, also, pieces);
  for (const [a, b] of pairs) joinRoom(page, rooms, tunnels, a, b);
  for (const { stops } of tunnels.values()) stops.sort((a, b) => a.from - b.from || a.to - b.to);
  for (const [a, b] of pairs) joinTunnels(page, nodes, tunnels, a, b);
  for (const { stops } of tunnels.values()) stops.sort((a, b) => a.from - b.from || a.to - b.to);
  return { nodes, rooms, tunnels, stub: page.measures.touch };
}

function addNode(nodes: Node[], { x, y }: Point, room: Passage | null): Node {
  const node: Node = { x, y, room, by: [], beside: [] };
  nodes.push(node);
  return node;
}

/** All that touch each other, the older first. */
function pairsOf(page: Page, also: readonly Passage[], pieces: readonly Piece[]): [Passage, Passage][] {
  const pairs: [Passage, Passage][] = [];
  const entered = new Set<Piece>();
  for (const piece of pieces) {
    for (const it of also) if (page.touches(it.shape, piece.shape)) pairs.push([it, piece]);
    for (const other of page.touching(piece)) if (entered.has(other)) pairs.push([other, piece]);
    entered.add(piece);
  }
  return pairs;
}

/** Join two rooms, or a room and a tunnel. */
function joinRoom(
  page: Page,
  rooms: ReadonlyMap<string, Node>,
  tunnels: ReadonlyMap<string, Tunnel>,
  a: Passage,
  b: Passage,
): void {
  const [first, second] = [rooms.get(a.id), rooms.get(b.id)];
  if (first && second) {
    const at = passingPlace(page, first, second);
    first.beside.push({ node: second, at });
    second.beside.push({ node: first, at });
    return;
  }
  const node = first ?? second;
  const tunnel = tunnels.get(first ? b.id : a.id);
  if (!node?.room || !tunnel) return;
  for (const run of runsBeside(page, tunnel, node.room.shape)) stopAt(tunnel, { ...run, node });
}

/** Of the places where two rooms touch, the one on the shortest way from middle to middle. */
function passingPlace(page: Page, a: Node, b: Node): Point {
  const places = meeting(page, a.room as Passage, b.room as Passage);
  let [best, least] = [places[0] as Point, Number.POSITIVE_INFINITY];
  for (const { x, y } of places) {
    const long =
      Math.sqrt((x - a.x) * (x - a.x) + (y - a.y) * (y - a.y)) +
      Math.sqrt((x - b.x) * (x - b.x) + (y - b.y) * (y - b.y));
    if (long < least - TOLERANCE) [best, least] = [{ x, y }, long];
  }
  return { x: best.x, y: best.y };
}

/** Where two tunnels meet outside of any room they are joined by a junction; inside, the room joins them already. */
function joinTunnels(page: Page, nodes: Node[], tunnels: ReadonlyMap<string, Tunnel>, a: Passage, b: Passage): void {
  const [one, other] = [tunnels.get(a.id), tunnels.get(b.id)];
  if (!one || !other) return;
  for (const { from, to } of runsBeside(page, one, other.passage.shape)) {
    const alongOne = (from + to) / 2;
    const at = pointAlong(one.passage.shape.path, alongOne);
    const alongOther = placeAlong(other.passage.shape.path, at.x, at.y);
    if (inRoom(one, alongOne) || inRoom(other, alongOther)) continue;
    const near = page.measures.touch + one.passage.shape.swell;
    const node = junctionAt(one, alongOne, near) ?? junctionAt(other, alongOther, near) ?? addNode(nodes, at, null);
    for (const [tunnel, along] of [
      [one, alongOne],
      [other, alongOther],
    ] as const)
      if (!tunnel.stops.some((it) => it.node === node)) stopAt(tunnel, { from: along, to: along, node });
  }
}

function stopAt(tunnel: Tunnel, stop: Stop): void {
  tunnel.stops.push(stop);
  stop.node.by.push({ tunnel, stop });
}

const inRoom = ({ stops }: Tunnel, along: number) =>
  stops.some(({ from, to, node }) => node.room !== null && along >= from - TOLERANCE && along <= to + TOLERANCE);

/** Three tunnels that meet at one place meet in one junction. */
function junctionAt({ stops }: Tunnel, along: number, near: number): Node | null {
  return stops.find(({ from, node }) => node.room === null && Math.abs(from - along) <= near)?.node ?? null;
}

/** The stretches of a tunnel's middle line that run through a shape or touch it: at least one, since the two touch. Outlines never change, so they are found once. */
function runsBeside(page: Page, tunnel: Tunnel, shape: Shape): readonly Stretch[] {
  const known = stretchesBeside(tunnel.passage.shape);
  let runs = known.get(shape);
  if (!runs) {
    runs = foundBeside(page, tunnel, shape);
    known.set(shape, runs);
  }
  return runs;
}

const stretchesBeside = lasting((_: Shape) => new Map<Shape, readonly Stretch[]>());

function foundBeside(page: Page, { passage, length }: Tunnel, shape: Shape): Stretch[] {
  const { path, swell } = passage.shape;
  const near = page.measures.touch + swell + TOLERANCE;
  const runs = runsAlong(path, (x, y) => gapTo(shape, x, y, near) <= near);
  if (runs.length > 0) return runs;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const along of [0, length]) {
    const { x, y } = pointAlong(path, along);
    const off = gapTo(shape, x, y);
    if (off < least) [best, least] = [along, off];
  }
  return [{ from: best, to: best }];
}
