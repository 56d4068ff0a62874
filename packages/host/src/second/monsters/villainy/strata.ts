import { type Bead, gapTo } from '@understory/page';
import type { Den } from '../den.ts';
import { seatsOf } from '../ground/lair.ts';
import { wilds } from '../ground/places.ts';
import { SEAT } from '../ground/seat.ts';
import type { Creature, Monster } from '../monster.ts';

/** H2-MON-105: how many seats of a group lie in each stratum; 0 is the surface. */
export function seatsByStratum(den: Den, of: Creature): Map<number, number> {
  const { page } = den.world;
  const found = new Map<number, number>();
  for (const { at, piece } of seatsOf(den, of)) {
    const stratum = page.piece(piece).stratum === 0 ? 0 : page.stratumAt(at.x, at.y);
    found.set(stratum, (found.get(stratum) ?? 0) + 1);
  }
  return found;
}

/**
 * H2-HRD-31: how many of these seats each numbered stratum holds, at least partly. Beside a river a stratum may be too thin for a
 * room whose middle lies in it.
 */
export function strataHeld(den: Den, seats: readonly Bead[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const seat of seats)
    for (const stratum of strataUnder(den, seat)) found.set(stratum, (found.get(stratum) ?? 0) + 1);
  return found;
}

/** The numbered strata that hold a seat at least partly. */
export function strataUnder({ world: { page } }: Den, { at, piece }: Bead): number[] {
  if (page.piece(piece).stratum === 0) return [];
  return page.strata.map(({ number }) => number).filter((it) => gapTo(page.stratumShape(it), at.x, at.y, SEAT) < SEAT);
}

/** The strata in which others have a seat. */
export function strataOfOthers(den: Den, me: Monster): Set<number> {
  const found = new Set<number>();
  for (const it of [...den.monsters.filter((it) => it !== me), ...wilds(den)])
    for (const stratum of seatsByStratum(den, it).keys()) found.add(stratum);
  return found;
}

/** H2-HRD-31: the numbered strata, not corrupted, that hold a bead of this group and no seat of anybody else; the fullest first, then the lowest. */
export function standsAlone(den: Den, me: Monster): number[] {
  const own = strataHeld(den, seatsOf(den, me));
  const others = strataOfOthers(den, me);
  return [...own.keys()]
    .filter((it) => !den.corrupted.has(it) && !others.has(it))
    .sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0) || lowerFirst(den, a, b));
}

/** Which of two strata lies lower on the page. */
export function lowerFirst({ world: { page } }: Den, a: number, b: number): number {
  return page.stratum(b).centre.y - page.stratum(a).centre.y || b - a;
}
