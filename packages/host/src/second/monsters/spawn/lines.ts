import { disc, distance, gapTo, mil, TOLERANCE } from '@understory/page';
import { type Rule, unreachable } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Filter, Resource } from '../../cards/tree/filter.ts';
import type { Spawn } from '../../cards/tree/rule.ts';
import type { Den } from '../den.ts';
import { holderOf } from '../ground/places.ts';
import { type Source, sources } from '../ground/resources.ts';
import type { Monster } from '../monster.ts';
import { drawFilledCave } from './filled-cave.ts';
import { aboveGround, type Location, locationAt } from './location.ts';
import { drawTwoCards, rollTags } from './nature.ts';

/** What the spawn lines have made of a group so far. */
export interface Coming extends Pick<Monster, 'tags' | 'rolled' | 'under'> {
  readonly location: Location;
  /** What it is called here (H2-CRD-336). */
  readonly called: string | null;
  /** Its home will be marked ☒ (H2-CRD-335). */
  readonly makesTomb: boolean;
  /** Who comes with it, if none of them is there (H2-CRD-340). */
  readonly foes: readonly Filter[];
}

/** H2-CRD-331: the card's spawn lines, in order. One that is told where to be lets none of them lead it away (H2-CRD-246). */
export function* bySpawnLines(den: Den, card: MonsterCard, location: Location, stays: boolean): Rule<Coming> {
  let coming: Coming = {
    location,
    called: null,
    tags: card.tags,
    rolled: [],
    under: null,
    makesTomb: false,
    foes: [],
  };
  for (const line of card.spawns) {
    if (!stays) coming = { ...coming, location: led(den, card, line, coming.location) };
    coming = yield* made(den, card, line, coming);
  }
  return coming;
}

/** Where a line leads. */
function led(den: Den, card: MonsterCard, line: Spawn, from: Location): Location {
  switch (line.kind) {
    case 'on the surface':
      return toTheSurface(den, line, from);
    case 'in':
      return into(den, card, line, from);
    case 'in a near tomb':
      return nearTomb(den, from) ?? from;
    case 'near':
    case 'never on the surface':
    case 'rolling tags':
    case 'drawing 2 cards':
    case 'onto a random group':
    case 'with a foe':
      return from;
    default:
      return unreachable(line);
  }
}

/** H2-CRD-332: straight above; `above` something, over the nearest of it; `if the stratum has no` something, only then. */
function toTheSurface(den: Den, line: Extract<Spawn, { kind: 'on the surface' }>, from: Location): Location {
  if (line.ifStratumHasNo && inStratum(den, line.ifStratumHasNo, from.stratum).length > 0) return from;
  if (line.above.length === 0) return straightAbove(den, from);
  const below = nearest(
    line.above.flatMap((it) => sources(den, it)),
    from,
  );
  return below ? aboveGround(den, below.at.x) : from;
}

function straightAbove(den: Den, from: Location): Location {
  return from.stratum === 0 ? from : aboveGround(den, from.at.x);
}

/** H2-CRD-334: it spawns in the nearest place with the resource, or in a cave drawn for it; with `or on the surface`, only in one of its stratum. */
function into(den: Den, card: MonsterCard, line: Extract<Spawn, { kind: 'in' }>, from: Location): Location {
  const { resource, orOnTheSurface } = line;
  const there = orOnTheSurface ? inStratum(den, resource, from.stratum) : sources(den, resource);
  const source = nearest(there, from);
  if (source) return { ...locationAt(den, source.at), stratum: stratumOf(den, source) };
  return orOnTheSurface ? straightAbove(den, from) : drawFilledCave(den, resource, from, card);
}

/** H2-CRD-335: the nearest ☒ within a finger that nobody holds. */
function nearTomb(den: Den, from: Location): Location | null {
  const near = sources(den, TOMB).filter(
    (it) => gapTo(it.shape, from.at.x, from.at.y) <= FINGER + TOLERANCE && it.piece && !holderOf(den, it.piece, it.at),
  );
  const tomb = nearest(near, from);
  return tomb && { at: tomb.at, piece: tomb.piece, stratum: stratumOf(den, tomb), gateway: null };
}

const TOMB: Resource = { kind: 'tomb', plural: false, from: 0, to: 0 };

/** What a line makes of the group. */
function* made(den: Den, card: MonsterCard, line: Spawn, coming: Coming): Rule<Coming> {
  switch (line.kind) {
    case 'in a near tomb':
      return { ...coming, makesTomb: line.orMakeOne && nearTomb(den, coming.location) === null };
    case 'near': {
      // H2-CRD-336: the first such line that fits counts, the others do not.
      if (coming.called !== null || !isNearHome(den, line.resource, coming.location)) return coming;
      return { ...coming, called: line.name, tags: together(coming.tags, [line.tag]) };
    }
    case 'rolling tags': {
      const rolled = yield* rollTags(den, card, line.number, line.tags);
      return { ...coming, rolled: together(coming.rolled, rolled), tags: together(coming.tags, rolled) };
    }
    case 'drawing 2 cards':
      // Said twice, it is still two cards: no others would have a place (H2-MON-903).
      return coming.under ? coming : { ...coming, under: yield* drawTwoCards(den) };
    case 'with a foe':
      return { ...coming, foes: [...coming.foes, line.groups] };
    case 'on the surface':
    case 'never on the surface':
    case 'in':
    case 'onto a random group':
      return coming;
    default:
      unreachable(line);
  }
}

export function together(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}

/** H2-CRD-336: within a finger of the seat that will be its home. */
function isNearHome(den: Den, resource: Resource, { at }: Location): boolean {
  const { page } = den.world;
  const home = disc(at.x, at.y, 0.5);
  const far = FINGER + TOLERANCE;
  return sources(den, resource).some((it) => page.gap(home, it.shape, far) <= far);
}

function inStratum(den: Den, resource: Resource, stratum: number): Source[] {
  return sources(den, resource).filter((it) => stratumOf(den, it) === stratum);
}

function stratumOf({ world: { page } }: Den, { unit, piece, at }: Source): number {
  return unit?.stratum ?? piece?.stratum ?? page.stratumAt(at.x, at.y);
}

/** H2-MON-116: ties go to the smaller x, then the smaller y, then the older, which comes first in the list. */
function nearest(among: readonly Source[], { at }: Location): Source | null {
  let best: Source | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const it of among) {
    const far = mil(distance(it.at.x, it.at.y, at.x, at.y));
    if (far > least || (best && far === least && !comesFirst(it, best))) continue;
    best = it;
    least = far;
  }
  return best;
}

function comesFirst({ at: a }: Source, { at: b }: Source): boolean {
  return a.x < b.x || (a.x === b.x && a.y < b.y);
}
