import { count } from '../../beads.ts';
import type { Who } from '../../events.ts';
import type { MonsterCard } from '../cards/tree/card.ts';
import type { Den } from './den.ts';
import type { Creature, Monster } from './monster.ts';

/** H2-MON-117: its ●. */
export function sizeOf({ world }: Den, of: Creature): number {
  if (of.is === 'monster') return count(world, of.id, 'population');
  return world.page.beadsIn(of.id, 'population').filter((it) => it.owner === null).length;
}

/** Its own ○ and ❖: what it can spend, give and lose (H2-MON-128). */
export function treasureOf({ world }: Den, of: Monster): number {
  return count(world, of.id, 'treasure');
}

export function bonusOf({ world }: Den, of: Creature): number {
  return of.is === 'wild' ? 0 : count(world, of.id, 'bonus');
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

/** As the journal names it. */
export function whoOf(of: Creature): Who<never> {
  return of.is === 'wild' ? { wild: of.id } : of.id;
}

/** H2-MON-136. */
export function hasBlood(of: Creature): boolean {
  return isWithBlood(tagsOf(of));
}

/** H2-MON-136. */
export function hasBones(of: Creature): boolean {
  return isWithBones(tagsOf(of));
}

export function isWithBlood(tags: readonly string[]): boolean {
  return !tags.some((it) => it === 'undead' || it === 'ooze' || it === 'fungus');
}

export function isWithBones(tags: readonly string[]): boolean {
  return !tags.some((it) => it === 'ooze' || it === 'fungus' || it === 'insect' || it === 'worm');
}
