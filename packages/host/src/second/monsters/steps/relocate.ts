import { clock, distance, gapTo, mil, TOLERANCE } from '@understory/page';
import type { Clause, Rule, Spot, Stream } from '@understory/table';
import { spot } from '../../asks.ts';
import type { Relocate } from '../../cards/steps/relocate.ts';
import type { Tick } from '../../events.ts';
import { losePopulation } from '../belongings.ts';
import { isInDanger } from '../conditions.ts';
import type { Den } from '../den.ts';
import { homeOf } from '../ground/lair.ts';
import { areNeighbours } from '../ground/territory.ts';
import { sizeOf } from '../measure.ts';
import { isIdle } from '../minds/always.ts';
import type { HomeSite } from '../minds/home-site.ts';
import { whereToMove } from '../minds/new-home.ts';
import type { Mind } from '../minds/reasons.ts';
import type { Creature, Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';
import { candidates, hasCandidate, type SiteWish, spreadOf } from './candidates.ts';
import { type Moving, moveTo } from './move-to.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-261: a group picks a new home and moves there with all it has. */
export const relocate: StepRules<Relocate> = {
  isPossible: (den, me, { goals }) => hasCandidate(den, me, goals),
  *play(den, me, step) {
    const { goals, leavingTreasure } = step;
    const sites = candidates(den, me, goals);
    if (sites.length === 0) return false;
    const site = yield* pickSite(me, sites, 'H2-ACT-262', whereToMove(den, me, goals, sites));
    const isHabit = isBidden(me, step);
    const moved = yield* moveTo(den, me, site, 'H2-ACT-261', { leaving: leavingTreasure, isHabit });
    // H2-CRD-307: the treasure left behind is no longer its own.
    if (leavingTreasure) yield* den.laws.watchBeads(den, me, sizeOf(den, me), moved);
    return true;
  },
  // H2-ACT-T2.15
  worth(den, me) {
    if (isInDanger(den, me)) return 4;
    return isIdle(me) ? 2 : 0.3;
  },
};

/** H2-MON-312, -313: is it a step of an `always` or `if` line, which nobody may decline? */
function isBidden(me: Monster, step: Relocate): boolean {
  const { always, ifs } = partsOf(me);
  return [...always, ...ifs.map((it) => it.act)].some((it) => it.steps.includes(step));
}

/** The group points at the place; a single one is no choice. */
function* pickSite(me: Monster, sites: readonly HomeSite[], clause: Clause, usual: Spot | Mind<Spot>): Rule<HomeSite> {
  const [first, second] = sites;
  if (first && !second) return first;
  const at = yield* spot(clause, {
    by: me.id,
    topic: { kind: 'where the group goes to live', group: me.id },
    where: placesOf(sites),
    usual,
    about: me.id,
  });
  return siteAt(sites, at) ?? (first as HomeSite);
}

function placesOf(sites: readonly HomeSite[]) {
  return {
    place: { kind: 'where they could live' } as const,
    has: (it: Spot) => siteAt(sites, it) !== null,
    any: (draw: Stream) => draw.pick(sites).at,
    // Computed lazily: only a person looks at outlines.
    get outlines() {
      return sites.map(outlineOf);
    },
  };
}

/** How near to a spot of rock one must point. */
const POINTING = 0.6;

function siteAt(sites: readonly HomeSite[], { x, y }: Spot): HomeSite | null {
  const exact = sites.find(({ at }) => Math.abs(at.x - x) <= TOLERANCE && Math.abs(at.y - y) <= TOLERANCE);
  if (exact) return exact;
  const isAt = ({ piece, at }: HomeSite) =>
    piece ? gapTo(piece.shape, x, y, TOLERANCE) <= TOLERANCE : distance(at.x, at.y, x, y) <= POINTING;
  return sites.find(isAt) ?? null;
}

function outlineOf({ piece, at }: HomeSite): readonly number[] {
  if (piece?.shape.closed) return piece.shape.path;
  return Array.from({ length: 12 }, (_, hour) => clock(hour)).flatMap(({ x, y }) => [
    mil(at.x + POINTING * x),
    mil(at.y + POINTING * y),
  ]);
}

/** H2-ACT-266, -267: driven out, it goes to the nearest place that serves. False if it had none, and lost 1●. */
export function* driveOut(den: Den, me: Monster, by: Creature, clause: Clause, cause: Tick): Rule<boolean> {
  // H2-ACT-109: a rule may have cost it its last ●; then it dies where it is.
  if (sizeOf(den, me) === 0) return false;
  const pick = function* (sites: readonly HomeSite[]): Rule<HomeSite> {
    return yield* pickSite(me, sites, 'H2-ACT-266', nearest(den, me, sites));
  };
  const went = yield* goAway(den, me, by, clause, 'if nothing else', pick, { by, cause });
  // H2-MON-914: on a crowded page it may have moved and still be a neighbour.
  if (went && !areNeighbours(den, me, by)) return true;
  yield* losePopulation(den, me, 1, { clause: 'H2-ACT-267', deed: 'driven', by, cause });
  return false;
}

/** H2-ACT-272: it goes where it likes, but away from the other. False if there is no such place. */
export function* partFrom(den: Den, me: Monster, from: Monster, clause: Clause, cause: Tick): Rule<boolean> {
  const pick = function* (sites: readonly HomeSite[]): Rule<HomeSite> {
    return yield* pickSite(me, sites, 'H2-ACT-262', whereToMove(den, me, [], sites));
  };
  return yield* goAway(den, me, from, clause, 'too', pick, { cause });
}

/** How often it moves on while its new rooms are still too near, and how much farther each time. */
const TRIES = 4;
const FARTHER = 3;

/** H2-MON-914: afterwards the two are not neighbours, with all the rooms that it took or dug. */
function* goAway(
  den: Den,
  me: Monster,
  from: Creature,
  clause: Clause,
  dug: NonNullable<SiteWish['dug']>,
  pick: (sites: readonly HomeSite[]) => Rule<HomeSite>,
  why: Pick<Moving, 'by' | 'cause'>,
): Rule<boolean> {
  let moved = false;
  for (let go = 0; go < TRIES && (!moved || areNeighbours(den, me, from)); go++) {
    const margin = spreadOf(den, me) + go * FARTHER;
    const roomy = candidates(den, me, [], { dug, shun: { from: [from], margin } });
    const sites = roomy.length > 0 ? roomy : candidates(den, me, [], { dug, shun: { from: [from], margin: 0 } });
    if (sites.length === 0) break;
    yield* moveTo(den, me, yield* pick(sites), clause, { ...why, shun: from });
    moved = true;
  }
  return moved;
}

/** The nearest to the old home; ties: the smaller x, then the smaller y (H2-MON-116). */
function nearest(den: Den, me: Monster, sites: readonly HomeSite[]): Spot {
  const home = homeOf(den, me).at;
  const far = ({ at }: HomeSite) => mil(distance(at.x, at.y, home.x, home.y));
  const [best] = [...sites].sort((a, b) => far(a) - far(b) || a.at.x - b.at.x || a.at.y - b.at.y);
  return (best as HomeSite).at;
}
