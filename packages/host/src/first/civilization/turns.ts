import { count } from '../../beads.ts';
import { SEASONS } from '../questions.ts';
import type { Realm } from '../realm.ts';
import { type Civ, civsOf, groupsOf } from './civ.ts';

/** A season of a year, by its place among the four; `order` are the peoples that this year is still to be played by, the acting one first. */
export interface AtSeason {
  readonly year: number;
  readonly order: readonly number[];
  readonly season: number;
}

/** H1-TWO-02, -06: a year of those that have not ended: one full year each, the one with more ○ first, the older of two equals. Null if all have. */
export function yearOf(world: Realm, year: number): AtSeason | null {
  const civs = civsOf(world);
  const rich = (civ: Civ) => groupsOf(world, civ).reduce((sum, { id }) => sum + count(world, id, 'treasure'), 0);
  const living = civs.flatMap((civ, nth) => (civ.ending ? [] : [{ nth, rich: rich(civ) }]));
  const order = living.sort((a, b) => b.rich - a.rich || a.nth - b.nth).map(({ nth }) => nth);
  return order.length > 0 ? { year, order, season: 0 } : null;
}

/** The season after this one: of the same people, of the other one, or of the next year. */
export function seasonAfter(world: Realm, { year, order, season }: AtSeason, { ending }: Civ): AtSeason | null {
  if (!ending && season + 1 < SEASONS.length) return { year, order, season: season + 1 };
  const left = order.slice(1).filter((nth) => !civsOf(world)[nth]?.ending);
  return left.length > 0 ? { year, order: left, season: 0 } : yearOf(world, year + 1);
}
