import { distance, gap, isLine, line, mil, type Piece, partOf, type Shape } from '@understory/page';
import type { Rule } from '@understory/table';
import { TUNNEL } from '../../measures.ts';
import { cutOff } from '../../natural/path.ts';
import { HANDS } from '../civilization/hands.table.ts';
import { draw } from '../draw.ts';
import type { FirstWorld } from '../world.ts';
import { handOf } from './flavours.ts';
import type { MonsterGroup } from './group.ts';
import { type Dig, lawsOf } from './laws.ts';
import { ownRooms } from './quarters.ts';

/** How far a tunnel keeps inside the page, and under the surface (H1-MEA-21). */
const INSIDE = 0.3;

/** H1-MEA-43: from what a group digs: its rooms, and the stretches of tunnel that it has claimed. */
export function digsFrom(world: FirstWorld, me: MonsterGroup): Shape[] {
  const { page } = world;
  const stretches = page.bonds.flatMap(({ kind, until, group, piece, stretch }) => {
    if (kind !== 'claimed' || until !== null || group !== me.id || !stretch) return [];
    const { shape } = page.piece(piece);
    return isLine(shape)
      ? [{ path: partOf(shape.path, stretch.from, stretch.to), closed: false, swell: shape.swell }]
      : [];
  });
  return [...ownRooms(world, me).map(({ shape }) => shape), ...stretches];
}

/** The nearest of some pieces to what a group digs from (H1-MEA-09), and from where to where. */
export function nearestToDig(world: FirstWorld, me: MonsterGroup, among: readonly Piece[]): DigPlan | null {
  const own = digsFrom(world, me);
  let best: DigPlan | null = null;
  for (const target of among) {
    for (const shape of own) {
      const far = gap(shape, target.shape, best?.far ?? Number.POSITIVE_INFINITY);
      if (best && far >= best.far - 0.001) continue;
      best = { target, from: shape, far };
    }
  }
  return best;
}

interface DigPlan {
  readonly target: Piece;
  readonly from: Shape;
  readonly far: number;
}

/** H1-MEA-21: a tunnel of at most a length from a point towards another. What it touches is met (H1-MEA-24). */
export function* digTunnel(
  world: FirstWorld,
  me: MonsterGroup,
  { clause, from, to, length, isNatural }: Dig,
): Rule<Piece | null> {
  const { page } = world;
  const long = distance(from.x, from.y, to.x, to.y);
  if (long < 0.01) return null;
  const share = Math.min(1, length / long);
  const aim = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  const at = { x: mil(clampTo(aim.x, page.width)), y: mil(clampTo(aim.y, page.height)) };
  const path = cutOff(page, [mil(from.x), mil(from.y), at.x, at.y]);
  if (
    path.length < 4 ||
    distance(path[0] as number, path[1] as number, path.at(-2) as number, path.at(-1) as number) < 0.02
  )
    return null;
  const hand = HANDS[isNatural ? 'breeders' : handOf(me)];
  const tunnel = draw(world, {
    clause,
    kind: 'tunnel',
    shape: line(path, TUNNEL),
    what: { kind: isNatural ? 'natural tunnel' : 'tunnel of monsters' },
    manner: hand.tunnels[0] ?? 'natural',
    people: hand.hand,
  });
  for (const it of page.touching(tunnel)) yield* lawsOf(world).touched(world, me, it);
  return tunnel;
}

function clampTo(at: number, size: number): number {
  return Math.min(size - INSIDE, Math.max(INSIDE, at));
}
