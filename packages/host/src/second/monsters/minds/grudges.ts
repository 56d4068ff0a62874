import type { Den } from '../den.ts';
import { nearestOf, neighbours } from '../ground/territory.ts';
import type { Creature, Monster } from '../monster.ts';
import { bear } from '../state.ts';

/** H2-ACT-322: the grudge that makes a rival. */
const RIVALRY = 2;

/** H2-ACT-321: what one group holds against another; 0 against a wild group, which does nothing to anybody. */
export function grudgeOf(of: Monster, against: Creature): number {
  return of.grudges.get(against.id) ?? 0;
}

/** H2-ACT-321: a grudge grows, or softens (n below 0); it never falls below 0, and does not fade. */
export function addGrudge(den: Den, of: Monster, against: Creature, n: number): void {
  bear(den, of, against.id, Math.max(0, grudgeOf(of, against) + n));
}

/** H2-ACT-322: the neighbour with the highest grudge of at least 2; ties: the nearest. */
export function rivalOf(den: Den, me: Monster): Monster | null {
  // Most bear no grudge, and then nobody needs to know who lives near.
  let isSore = false;
  for (const it of me.grudges.values()) if (it >= RIVALRY) isSore = true;
  if (!isSore) return null;
  let most = RIVALRY;
  let rivals: Monster[] = [];
  for (const it of neighbours(den, me)) {
    const grudge = grudgeOf(me, it);
    if (it.is === 'wild' || grudge < most) continue;
    if (grudge > most) rivals = [];
    most = grudge;
    rivals.push(it);
  }
  return rivals.length > 1 ? nearestOf(den, me, rivals) : (rivals[0] ?? null);
}
