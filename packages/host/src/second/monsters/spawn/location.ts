import { centreOf, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { struckOut } from '../../../struck-out.ts';
import type { World } from '../../../world.ts';
import { roll, spot } from '../../asks.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { placeAt } from '../ground/places.ts';
import { whereToSpawn } from '../minds/birthplace.ts';
import { homeSitesIn, somewhereIn, surfaceLine } from './whereabouts.ts';

/** Where a group is about to live. */
export interface Location {
  readonly at: Point;
  /** The place that it lies in; null = rock to be dug out, or the bare surface. */
  readonly piece: Piece | null;
  /** 0 is the surface. */
  readonly stratum: number;
  /** The gateway that it comes out of, unless its card leads it elsewhere (H2-MON-229). */
  readonly gateway: Piece | null;
  /** The page is full: the home is walled off inside the place, which others hold (H2-MON-130). */
  readonly isWalled?: boolean;
}

/** H2-MON-211, steps 1 and 2: the stratum is rolled, and the maker of the world points at a place in it. */
export function* rolledLocation(den: Den, card: MonsterCard): Rule<Location> {
  const stratum = yield* randomStratum(den, card);
  const gateway = stratum > 0 ? unusedGateway(den.world, stratum) : null;
  if (gateway) return { ...locationAt(den, centreOf(gateway.shape)), stratum, gateway };
  return yield* pointedAt(den, card, stratum);
}

/** H2-MON-119: one die more than there are strata; the highest is the surface. H2-CRD-333: some cards roll again then. */
function* randomStratum({ world }: Den, card: MonsterCard): Rule<number> {
  const { length: strata } = world.page.strata;
  for (;;) {
    const topic = { kind: 'the stratum of a card', card: card.name } as const;
    const face = yield* roll('H2-MON-119', `1d${strata + 1}`, topic, card.name);
    if (face <= strata) return face;
    if (mayComeAbove(card)) return 0;
    note(world, { kind: 'rolled again', clause: 'H2-CRD-333', card: card.name });
  }
}

/** H2-CRD-333. */
export function mayComeAbove(card: MonsterCard): boolean {
  return !card.spawns.some((it) => it.kind === 'never on the surface');
}

/** H2-MON-213: any place or spot of the stratum; of the surface, a spot on its line. */
function* pointedAt(den: Den, card: MonsterCard, stratum: number): Rule<Location> {
  if (stratum === 0) return yield* onTheSurface(den, card, 'maker');
  const sites = homeSitesIn(den, stratum);
  const at = yield* spot('H2-MON-213', {
    by: 'maker',
    topic: { kind: 'where in a stratum it comes to live', card: card.name, stratum },
    where: somewhereIn(den, stratum, sites),
    usual: whereToSpawn(den, card, stratum, sites),
    about: card.name,
  });
  return { ...locationAt(den, at), stratum };
}

/** A spot of the surface line: pointed at, or found by chance (H2-CRD-312). Every autopilot takes any (H2-ACT-341). */
export function* onTheSurface(den: Den, card: MonsterCard, by: 'maker' | 'chance'): Rule<Location> {
  const { page } = den.world;
  const where = surfaceLine(page);
  const topic = { kind: 'where on the surface it comes to live', card: card.name } as const;
  const { x } = yield* spot('H2-MON-213', { by, topic, where, about: card.name });
  return aboveGround(den, x);
}

/** The spot of the surface line at this x. */
export function aboveGround(den: Den, x: number): Location {
  return { ...locationAt(den, { x, y: den.world.page.surfaceAt(x) }), stratum: 0 };
}

export function locationAt(den: Den, at: Point): Location {
  return { at, piece: placeAt(den, at), stratum: den.world.page.stratumAt(at.x, at.y), gateway: null };
}

/** H2-MON-T2.5: its mark is struck out when somebody has come through it, or used it up. */
function unusedGateway({ page }: World, stratum: number): Piece | null {
  const open = page.marks.filter((it) => it.kind === 'nexus' && it.until === null).map((it) => page.piece(it.piece));
  return open.find((it) => it.nexus === 'gateway' && it.stratum === stratum) ?? null;
}

/** H2-MON-229: they came out of it, and it lets nobody else through. */
export function useUpGateway({ world }: Den, gateway: Piece, group: string, cause: Tick): void {
  note(
    world,
    { kind: 'gateway used', clause: 'H2-MON-229', piece: gateway.id, group, cause },
    struckOut(world.page, gateway),
  );
}
