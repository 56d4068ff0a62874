import { type Leg, type Station, TOLERANCE } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import { choose } from '../asks.ts';

/** A way on by chance. */
export function* pickLeg(clause: Clause, by: string, ways: readonly Leg[], about: string): Rule<Leg> {
  const options = ways.map((it, i) => ({ key: String(i + 1), subject: { spot: endOf(it) } }));
  const key = yield* choose(clause, {
    by: 'chance',
    topic: { kind: 'which way', group: by },
    options,
    usual: null,
    about,
  });
  const leg = ways[Number(key) - 1];
  if (!leg) throw new Impossible(`no way ${key}`);
  return leg;
}

function endOf({ path }: Leg) {
  return { x: path.at(-2) as number, y: path.at(-1) as number };
}

/** How far along a leg somebody stands; infinite if not on it. Whoever is in a room is met where it is entered. */
export function farOf(leg: Leg, { piece, along }: Station): number {
  if (leg.node?.room?.id === piece) return leg.length - leg.in;
  if (leg.tunnel !== piece) return Number.POSITIVE_INFINITY;
  const [low, high] = [Math.min(leg.from, leg.to), Math.max(leg.from, leg.to)];
  if (along < low - TOLERANCE || along > high + TOLERANCE) return Number.POSITIVE_INFINITY;
  return leg.out + Math.abs(along - leg.from);
}

/** The surface is no piece, and nobody claims it. */
export function isSurface(id: string): boolean {
  return id.startsWith('surface');
}
