import type { Bead } from '@understory/page';
import type { MonsterCard } from '../cards/tree/card.ts';
import type { Den } from './den.ts';
import { guardedBy, holdsGodFragment } from './ground/loose.ts';
import { seatsOf } from './ground/seats.ts';
import { type Creature, hasTrait, type Monster } from './monster.ts';

/** H2-MON-117: its ●. */
export function sizeOf({ world }: Den, of: Creature): number {
  const beads = of.is === 'wild' ? world.page.beadsIn(of.id, 'population') : world.page.beadsOf(of.id);
  let count = 0;
  for (const it of beads) if (it.kind === 'population' && (of.is === 'monster' || it.owner === null)) count++;
  return count;
}

/** Its own ○ and ❖: what it can spend, give and lose (H2-MON-128). */
export function treasureOf({ world }: Den, of: Monster): number {
  let count = 0;
  for (const it of world.page.beadsOf(of.id)) if (it.kind === 'treasure' || it.kind === 'epic') count++;
  return count;
}

export function bonusOf({ world }: Den, of: Creature): number {
  if (of.is === 'wild') return 0;
  let count = 0;
  for (const it of world.page.beadsOf(of.id)) if (it.kind === 'bonus') count++;
  return count;
}

/** What it counts as its own: a God fragment in its territory too, which nobody can take (H2-MON-T2.6). */
export function wealthOf(den: Den, of: Monster): number {
  return treasureOf(den, of) + (holdsGodFragment(den, of) ? 1 : 0);
}

/** H2-MON-413: what can be taken from it: a guard's wealth is also what it guards. */
export function takeableFrom(den: Den, of: Creature): readonly Bead[] {
  const own = of.is === 'monster' ? seatsOf(den, of).filter((it) => it.kind !== 'population') : [];
  return isGuard(of) ? [...own, ...guardedBy(den, of)] : own;
}

/** As others compare it (H2-MON-118, -413). */
export function wealthAsTarget(den: Den, of: Creature): number {
  const own = of.is === 'monster' ? wealthOf(den, of) : 0;
  return own + (isGuard(of) ? guardedBy(den, of).length : 0);
}

export function isGuard(of: Creature): boolean {
  return of.is === 'wild' || hasTrait(of, 'guards ○');
}

/** H2-MON-117: ● and ★, and 2 for an alpha predator. */
export function powerOf(den: Den, of: Creature): number {
  return sizeOf(den, of) + bonusOf(den, of) + (kindOf(of) === 'alpha predator' ? 2 : 0);
}

/** H2-MON-122: a wild group is a denizen. */
export function kindOf(of: Creature): MonsterCard['kind'] {
  return of.is === 'wild' ? 'denizen' : of.card.kind;
}

export function tagsOf(of: Creature): readonly string[] {
  return of.is === 'wild' ? [] : of.tags;
}

export function nameOf(of: Creature): string {
  return of.is === 'wild' ? of.name : of.group.name;
}

/** H2-MON-136. */
export function hasBlood(of: Creature): boolean {
  return !tagsOf(of).some((it) => it === 'undead' || it === 'ooze' || it === 'fungus');
}

/** H2-MON-136. */
export function hasBones(of: Creature): boolean {
  return !tagsOf(of).some((it) => it === 'ooze' || it === 'fungus' || it === 'insect' || it === 'worm');
}
