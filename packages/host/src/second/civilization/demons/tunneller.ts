import {
  bounds,
  distance,
  gapTo,
  holdsPoint,
  line,
  type Manner,
  mil,
  type Piece,
  type Point,
  route,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { TUNNEL } from '../../../measures.ts';
import { causedBy } from '../../../note.ts';
import { whim } from '../../../world.ts';
import { choose } from '../../asks.ts';
import type { Thing } from '../../called.ts';
import { note } from '../../note.ts';
import { drawWork } from '../opening.ts';
import { wanderOf } from '../rooms.ts';
import { type DemonCiv, TUNNELS, type TunnelLook } from './demon-civ.ts';

/** It keeps this far from the page's edge (H2-DEM-11). */
const EDGE = 0.5;
/** How fine a move is watched. */
const STEP = 0.05;
const HAIR = 0.001;

/** H2-DEM-04: straight towards a point, drawing a tunnel behind it; the move is cut short where it must be. */
export function* moveTunneller(civ: DemonCiv, clause: Clause, aim: Point, length = Number.POSITIVE_INFINITY): Rule {
  const { world, tunneller: from } = civ;
  const to = whereItStops(civ, aim, length);
  if (distance(from.x, from.y, to.x, to.y) < HAIR) return;
  const tunnel = yield* demonTunnel(civ, clause, from, to, { kind: 'tunnel of the Tunneller' });
  civ.tunneller = to;
  civ.hasLeft ||= !holdsPoint(civ.gate.shape, to.x, to.y);
  const cause = note(world, { kind: 'tunnelled', clause, group: civ.group.id, piece: tunnel.id, from, to });
  signAt(civ, clause, tunnel, cause);
}

/** H2-DEM-04, -11, H2-NEX-16: short of the page's edge, under the surface line, out of the Gate, and never in a void. */
function whereItStops(civ: DemonCiv, aim: Point, length: number): Point {
  const { page } = civ.world;
  const { tunneller: from, gate, hasLeft } = civ;
  const long = distance(from.x, from.y, aim.x, aim.y);
  if (long < HAIR) return from;
  const along = (far: number): Point => ({
    x: from.x + ((aim.x - from.x) * far) / long,
    y: from.y + ((aim.y - from.y) * far) / long,
  });
  const isUnder = ({ x, y }: Point) => y >= page.surfaceAt(x) - HAIR;
  let far = Math.min(
    length,
    long,
    untilEdge(from.x, (aim.x - from.x) / long, page.width),
    untilEdge(from.y, (aim.y - from.y) / long, page.height),
  );
  // Under the lowest valley there is no sky to watch for.
  const valley = page.ground.surfaces.reduce((low, it) => Math.max(low, bounds(it).bottom), 0);
  if (Math.min(from.y, along(far).y) < valley) far = lastBefore(far, (at) => isUnder(along(at)));
  if (hasLeft) far = backOut(far, (at) => !isIn(gate, along(at)));
  for (const hole of page.drawn())
    if (hole.kind === 'void') far = backOut(far, (at) => gapTo(hole.shape, along(at).x, along(at).y) >= TUNNEL / 2);
  const { x, y } = along(far);
  return { x: mil(x), y: mil(y) };
}

/** How far until it comes too near to the page's edge, going at this pace along one of its sides. */
function untilEdge(from: number, pace: number, side: number): number {
  if (pace === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, ((pace > 0 ? side - EDGE : EDGE) - from) / pace);
}

function isIn({ shape }: Piece, { x, y }: Point): boolean {
  return holdsPoint(shape, x, y);
}

/** How far one comes before it stops holding. */
function lastBefore(most: number, holds: (far: number) => boolean): number {
  for (let good = 0; good < most; good += STEP) {
    const next = Math.min(most, good + STEP);
    if (!holds(next)) return border(good, next, holds);
  }
  return most;
}

/** From where it does not hold, back to where it last did; 0 if it never did. */
function backOut(most: number, holds: (far: number) => boolean): number {
  if (holds(most)) return most;
  for (let bad = most; bad > 0; bad -= STEP) {
    const before = Math.max(0, bad - STEP);
    if (holds(before)) return border(before, bad, holds);
  }
  return 0;
}

function border(good: number, bad: number, holds: (far: number) => boolean): number {
  let [low, high] = [good, bad];
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A tunnel of the Demons: it opens what it touches and touches what sleeps there, but meets nobody (H2-DEM-14, H2-CIV-22). */
export function* demonTunnel(civ: DemonCiv, clause: Clause, from: Point, to: Point, what: Thing): Rule<Piece> {
  const { page } = civ.world;
  const variant = yield* tunnelLook(civ);
  const course = COURSES[variant];
  // Magma is passed round (H2-CIV-17) but for the lake that it comes from or goes into.
  const round = (it: Piece) => it.kind === 'void' || (it.kind === 'magma' && !isIn(it, from) && !isIn(it, to));
  const path = route(page, from, to, { manner: course, wander: wanderOf(civ), width: TUNNEL, round });
  const drawing = { clause, kind: 'tunnel', shape: line(path, TUNNEL), what, variant, manner: PENS[variant] } as const;
  return yield* drawWork(civ, drawing, { encounters: false });
}

const COURSES: Readonly<Record<TunnelLook, Manner>> = {
  straight: 'straight',
  curved: 'curved',
  tangled: 'meandering',
  zigzag: 'zigzag',
};

/** With which pen: a tangled tunnel is built like the others, and not a burrow. */
const PENS: Readonly<Record<TunnelLook, Manner>> = { ...COURSES, tangled: 'curved' };

/** H2-DEM-21: the same throughout, or another each time. */
function* tunnelLook({ world, digs, group }: DemonCiv): Rule<TunnelLook> {
  if (digs === 'mixed') return whim(world, 'demon tunnel', String(world.page.pieces.length)).pick(TUNNELS);
  if (digs !== 'each') return digs;
  return yield* choose('H2-DEM-21', {
    by: group.id,
    topic: { kind: 'how this tunnel runs' },
    options: TUNNELS.map((key) => ({ key })),
    usual: null,
    about: group.id,
  });
}

/** Its sign moves with it. */
export function signAt(civ: DemonCiv, clause: Clause, piece: Piece, cause?: Tick): void {
  const { world, group, sign, tunneller } = civ;
  const mark = { id: world.page.newId('m'), kind: 'tunneller', at: tunneller, piece: piece.id, what: null } as const;
  const gone = sign ? [{ do: 'end', id: sign } as const] : [];
  const marked = { kind: 'marked', clause, piece: piece.id, mark: 'tunneller', what: piece.room } as const;
  note(world, { ...marked, by: group.id, ...causedBy(cause) }, [...gone, { do: 'mark', mark }]);
  civ.sign = mark.id;
}
