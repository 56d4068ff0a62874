import { BEAD_RADIUS, distance, mil } from '@understory/page';
import type { Spot, Stream } from '@understory/table';
import { discFits, placesIn, surfacePlaces } from '../../../places.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Den } from '../den.ts';
import { holderOf, isRuin } from '../ground/places.ts';
import { whoOf } from '../measure.ts';
import { preyOfCard } from './card-prey.ts';
import type { HomeSite } from './home-site.ts';
import { bySpot, namedResources } from './landmarks.ts';
import { hasGroup, hasResource, seatAt } from './nearby.ts';
import { bestOf, type Mind, type Thought } from './reasons.ts';

/** H2-ACT-341: where a card spawns in a stratum; `sites` are its rooms and caves, held by somebody or not. */
export function whereToSpawn(den: Den, card: MonsterCard, stratum: number, sites: readonly HomeSite[]): Mind<Spot> {
  return (hand, draw): Thought<Spot> => {
    if (stratum === 0) return { answer: freshSpot(den, 0, draw) };
    const inner = innermostFirst(den, stratum, sites);
    const thought = hand === 'tactical' ? richest(den, card, inner) : storied(den, inner, draw);
    return thought ?? { answer: freshSpot(den, stratum, draw), why: { key: 'room in the rock' } };
  };
}

/** H2-MON-120: a random spot where a lair could be dug; on the surface, any spot of the surface line. */
function freshSpot({ world: { page } }: Den, stratum: number, draw: Stream): Spot {
  const where =
    stratum === 0
      ? surfacePlaces(page, 1, page.width - 1, [], 0)
      : placesIn(page, stratum, (x, y) => discFits(page, stratum, x, y, BEAD_RADIUS));
  return where.any(draw);
}

/** Those nearest to the middle of the stratum first. */
function innermostFirst({ world: { page } }: Den, stratum: number, sites: readonly HomeSite[]): HomeSite[] {
  const { x, y } = page.stratum(stratum).centre;
  return sites
    .map((site) => ({ site, far: mil(distance(x, y, site.at.x, site.at.y)) }))
    .sort((a, b) => a.far - b.far || bySpot(a.site.at, b.site.at))
    .map(({ site }) => site);
}

/** Tactical: the free room or cave with the most of what the card lives on; ties: nearest to the middle. */
function richest(den: Den, card: MonsterCard, sites: readonly HomeSite[]): Thought<Spot> | null {
  const steps = [...card.always, ...[...card.ifs, ...card.options].map((it) => it.act)].flatMap((it) => it.steps);
  const resources = namedResources(steps);
  const prey = preyOfCard(den, card);
  let best: Spot | null = null;
  let most = -1;
  for (const { piece, at } of sites) {
    if (holderOf(den, piece, at)) continue;
    const seat = seatAt(at);
    let score = 0;
    for (const it of resources) if (hasResource(den, seat, it)) score += 2;
    for (const it of prey) if (hasGroup(den, seat, it)) score += 1;
    if (score > most) [most, best] = [score, at];
  }
  return best && { answer: best, why: bestOf(most, sites.length) };
}

/** Story: on a 1 of 1d6 somebody's lair; else a ruin, else a natural cave. */
function storied(den: Den, sites: readonly HomeSite[], draw: Stream): Thought<Spot> | null {
  const isBold = draw.int(1, 6) === 1;
  const free: HomeSite[] = [];
  for (const site of sites) {
    const holder = holderOf(den, site.piece, site.at);
    if (!holder) free.push(site);
    else if (isBold) return { answer: site.at, why: { key: 'their home', of: whoOf(holder) } };
  }
  const ruins = free.filter(({ piece }) => piece && isRuin(den, piece));
  if (ruins.length > 0) return { answer: draw.pick(ruins).at, why: { key: 'ruins' } };
  const caves = free.filter(({ piece }) => piece?.kind === 'cave');
  return caves.length > 0 ? { answer: draw.pick(caves).at, why: { key: 'open cave' } } : null;
}
