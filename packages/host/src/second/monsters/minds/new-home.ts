import { distance, mil, type Piece, type Point } from '@understory/page';
import type { Spot } from '@understory/table';
import type { Goal } from '../../cards/steps/relocate.ts';
import type { Den } from '../den.ts';
import { stepsOf } from '../filters.ts';
import { homeOf } from '../ground/lair.ts';
import { isClearedLair, isRuin } from '../ground/places.ts';
import { territoryOf } from '../ground/territory.ts';
import { powerOf, whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { couldAttack, preyOf } from '../prey.ts';
import { isHungry } from './always.ts';
import { rivalOf } from './grudges.ts';
import type { HomeSite } from './home-site.ts';
import { bySpot, namedResources } from './landmarks.ts';
import { hasGroup, hasResource, isWithin, seatAt } from './nearby.ts';
import { bestOf, type Mind, oldWrong, type Thought } from './reasons.ts';

/** H2-ACT-343: which of the sites that fit a group moves to; all of them serve one of its goals. */
export function whereToMove(den: Den, me: Monster, _goals: readonly Goal[], sites: readonly HomeSite[]): Mind<Spot> {
  return (hand) => {
    const near = nearestFirst(homeOf(den, me).at, sites);
    return hand === 'tactical' ? bestSite(den, me, near) : storySite(den, me, near);
  };
}

interface Distant {
  readonly site: HomeSite;
  readonly far: number;
}

function nearestFirst(home: Point, sites: readonly HomeSite[]): Distant[] {
  return sites
    .map((site) => ({ site, far: mil(distance(home.x, home.y, site.at.x, site.at.y)) }))
    .sort((a, b) => a.far - b.far || bySpot(a.site.at, b.site.at));
}

/** Tactical: the highest score; ties: the nearest. */
function bestSite(den: Den, me: Monster, sites: readonly Distant[]): Thought<Spot> {
  const wishes = wishesOf(den, me);
  let best: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { site, far } of sites) {
    // No site beyond this distance can be better.
    if (wishes.most - FAR * far <= most) break;
    const score = scoreAt(den, wishes, site.at) - FAR * far;
    if (score > most) [most, best] = [score, site.at];
  }
  return { answer: best ?? homeOf(den, me).at, why: bestOf(most, sites.length) };
}

/** −0.1 per bead of distance. */
const FAR = 0.1;

/** What a group looks for in a new home, and what it shuns. */
interface Wishes {
  readonly resources: ReturnType<typeof namedResources>;
  readonly prey: readonly Creature[];
  /** What the first prey counts: 4 for the hungry. */
  readonly firstPrey: number;
  readonly foes: readonly Creature[];
  readonly forts: readonly Point[];
  /** The most that any place could score, were it next door. */
  readonly most: number;
}

function wishesOf(den: Den, me: Monster): Wishes {
  const ours = powerOf(den, me);
  const resources = namedResources(stepsOf(me));
  const prey = preyOf(den, me).filter((it) => powerOf(den, it) <= ours);
  const foes = den.monsters.filter((it) => it !== me && powerOf(den, it) > ours && couldAttack(den, it, me, ATTACKS));
  const forts = den.world.page.marks
    .filter((it) => it.until === null && it.kind === 'fortification')
    .map((it) => it.at);
  const firstPrey = isHungry(me) ? 4 : 1;
  const most = 2 * resources.length + firstPrey + Math.max(0, prey.length - 1) + 1;
  return { resources, prey, firstPrey, foes, forts, most };
}

const ATTACKS = ['extort', 'fight', 'hunt', 'rout', 'steal', 'exterminate'] as const;

function scoreAt(den: Den, { resources, prey, firstPrey, foes, forts }: Wishes, at: Point): number {
  const seat = seatAt(at);
  let score = 0;
  for (const it of resources) if (hasResource(den, seat, it)) score += 2;
  let hasPrey = false;
  for (const it of prey) {
    if (!hasGroup(den, seat, it)) continue;
    score += hasPrey ? 1 : firstPrey;
    hasPrey = true;
  }
  for (const it of foes) if (hasGroup(den, seat, it)) score -= 2;
  if (forts.some(({ x, y }) => isWithin(seat, { path: [x, y], closed: false, swell: 0 }))) score += 1;
  return score;
}

/** Story: for or against a rival; else prey for the hungry, a cleared lair, a ruin, prey, or whatever is nearest. */
function storySite(den: Den, me: Monster, sites: readonly Distant[]): Thought<Spot> {
  const byRival = rivalSite(den, me, sites);
  if (byRival) return byRival;
  const prey = preyOf(den, me);
  const isHunting = ({ site }: Distant) => {
    const seat = seatAt(site.at);
    return prey.some((it) => hasGroup(den, seat, it));
  };
  const hunger = isHungry(me) ? sites.find(isHunting) : undefined;
  if (hunger) return { answer: hunger.site.at, why: { key: 'hunger' } };
  const isOf = (fits: (den: Den, piece: Piece) => boolean) =>
    sites.find(({ site: { piece } }) => piece !== null && fits(den, piece));
  const cleared = isOf(isClearedLair);
  if (cleared) return { answer: cleared.site.at, why: { key: 'empty lair' } };
  const ruin = isOf(isRuin);
  if (ruin) return { answer: ruin.site.at, why: { key: 'ruins' } };
  const hunt = sites.find(isHunting);
  if (hunt) return { answer: hunt.site.at, why: { key: 'prey' } };
  return { answer: sites[0]?.site.at ?? homeOf(den, me).at, why: { key: 'nearest' } };
}

/** Near the rival if we are stronger than it, away from it if weaker. */
function rivalSite(den: Den, me: Monster, sites: readonly Distant[]): Thought<Spot> | null {
  const rival = rivalOf(den, me);
  if (!rival) return null;
  const by = powerOf(den, me) - powerOf(den, rival);
  if (by === 0) return null;
  const land = territoryOf(den, rival);
  const found = sites.find(({ site }) => {
    const seat = seatAt(site.at);
    return by > 0 ? hasGroup(den, seat, rival) : !hasGroup(den, seat, rival) && !land.reaches(seat);
  });
  if (!found) return null;
  const why = by > 0 ? oldWrong(me, rival) : ({ key: 'away from', of: whoOf(rival) } as const);
  return { answer: found.site.at, why };
}
