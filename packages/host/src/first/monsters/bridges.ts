import { closest, isOpen, line, type Page, type Piece, type Point, type Shape } from '@understory/page';
import { TUNNEL } from '../../measures.ts';
import { draw } from '../draw.ts';
import type { Realm } from '../realm.ts';
import { isDry } from '../words/network.ts';
import { openings } from '../words/rock.ts';
import type { Kingdom } from './state.ts';

/** What opens into the far wall at most this much higher or lower can be bridged to. */
const LEVEL = 1;

/** H1-ALT-07: the kingdoms bridge the mouth of a rift when they first have buildings on both sides. */
export function bridgeMouth(world: Realm, { id, surface, buildings }: Kingdom): void {
  const { page } = world;
  const rift = riftOf(page);
  if (!rift || surface !== 0 || isBridged(page, id)) return;
  const [left, right] = mouthOf(rift);
  const at = buildings.map(({ piece }) => page.piece(piece).shape.path[0] as number);
  if (at.some((x) => x < left.x) && at.some((x) => x > right.x))
    drawBridge(world, { id, hand: 'kingdoms' }, left, right);
}

/** H1-ALT-07: a group whose expansion comes to a wall of the rift bridges it, where something opens into the other wall at about the same height. */
export function bridgeFrom(
  world: Realm,
  me: { readonly id: string; readonly hand: string },
  piece: Piece,
  at: Point,
): void {
  const { page } = world;
  if (piece !== riftOf(page)) return;
  const [left, right] = wallsOf(piece);
  const isLeft = page.gap(left, pointOf(at)) < page.gap(right, pointOf(at));
  const [near, far] = isLeft ? [left, right] : [right, left];
  let best: { readonly to: Point; readonly off: number } | null = null;
  for (const it of page.drawn()) {
    if (it === piece || !isOpen(it) || !isDry(it) || it.kind === 'building' || !page.touches(it.shape, far)) continue;
    const { to } = closest(it.shape, far);
    const off = Math.abs(to.y - at.y);
    if (isBridge(it)) {
      // Somebody has been here before.
      if (off <= LEVEL) return;
    } else if (off <= LEVEL && (!best || off < best.off)) best = { to, off };
  }
  if (best) drawBridge(world, me, closest(pointOf(at), near).to, best.to);
}

/** A bridge is a tunnel. */
function drawBridge(
  world: Realm,
  { id, hand }: { readonly id: string; readonly hand: string },
  from: Point,
  to: Point,
): void {
  draw(world, {
    clause: 'H1-ALT-07',
    kind: 'tunnel',
    shape: line([from.x, from.y, to.x, to.y], TUNNEL),
    what: { kind: 'bridge' },
    room: 'bridge',
    owner: id,
    people: hand,
    manner: 'straight',
  });
}

function isBridge({ what }: Piece): boolean {
  return what.kind === 'bridge';
}

function isBridged(page: Page, owner: string): boolean {
  return page.pieces.some((it) => isBridge(it) && it.owner === owner);
}

function riftOf(page: Page): Piece | undefined {
  return openings(page).find(({ what }) => what.kind === 'rift');
}

/** The ends of its mouth: its corners run from there down and round (H1-ALT-05). */
function mouthOf({ shape: { path } }: Piece): readonly [Point, Point] {
  return [
    { x: path[0] as number, y: path[1] as number },
    { x: path.at(-2) as number, y: path.at(-1) as number },
  ];
}

function wallsOf({ shape: { path } }: Piece): readonly [Shape, Shape] {
  return [
    { path: path.slice(0, 4), closed: false, swell: 0 },
    { path: path.slice(4), closed: false, swell: 0 },
  ];
}

function pointOf({ x, y }: Point): Shape {
  return { path: [x, y], closed: false, swell: 0 };
}
