import type { Point } from '@understory/page';
import type { Den } from '../den.ts';
import { isPerilous } from '../ground/nexus.ts';
import type { Monster } from '../monster.ts';
import { courseTo } from '../steps/course.ts';

/** H2-ACT-342: would an exploration towards this point come upon a Fate or Plague that still acts? */
export function isDeadly(den: Den, me: Monster, to: Point): boolean {
  return hasPerils(den) && courseTo(den, me, to).places.some((it) => isPerilous(den.world, it));
}

/** Most worlds have none, which saves computing any course. */
function hasPerils({ world: { page } }: Den): boolean {
  return page.marks.some((it) => {
    if (it.until !== null || it.kind !== 'nexus') return false;
    const { nexus } = page.piece(it.piece);
    return nexus === 'fate' || nexus === 'plague';
  });
}
