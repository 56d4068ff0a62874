import type { Bead } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';

/** Loose ○ and ❖: those that belong to nobody, and can be taken at all. */
export function looseTreasure(_den: Den): readonly Bead[] {
  throw new Impossible('looseTreasure');
}

/** H2-MON-121, -413: the loose treasure that this one guards: of a wild group what lies in its piece, else in its territory. */
export function guardedBy(_den: Den, _guard: Creature): readonly Bead[] {
  throw new Impossible('guardedBy');
}

/** H2-MON-T2.6: does the God fragment count for this group? Of several, for the one with the nearest seat. */
export function holdsGodFragment(_den: Den, _monster: Monster): boolean {
  throw new Impossible('holdsGodFragment');
}

/** H2-MON-411, -412: what it could gather now, the nearest to its home first. */
export function withinGrasp(_den: Den, _monster: Monster): readonly Bead[] {
  throw new Impossible('withinGrasp');
}

/** H2-MON-411 to -415: it takes the loose treasure it can, as much as it wants. */
export function* gather(_den: Den, _monster: Monster, _clause: Clause): Rule {
  yield* [];
  throw new Impossible('gather');
}

/** One of its own ○ or ❖ comes to lie loose where it is, or at another spot (H2-MON-401, H2-ACT-251). */
export function letLie(_den: Den, _bead: Bead, _clause: Clause, _where: Bead | null = null): void {
  throw new Impossible('letLie');
}
