import type { Point } from '@understory/page';
import { causedBy } from '../../../note.ts';
import { note } from '../../note.ts';
import type { Cause } from '../cause.ts';
import type { Den } from '../den.ts';
import { sizeOf, whoOf } from '../measure.ts';
import type { Monster, Wild } from '../monster.ts';
import { see } from '../seen.ts';

/** A wild group loses ●; with the last of them it is about to be wiped out (H2-MON-122, H2-ACT-109). */
export function slayWild(den: Den, it: Wild, many: number, why: Cause & { readonly by: Monster }): void {
  const { world } = den;
  const { by, clause, deed, cause } = why;
  const seen = see(den, it);
  const beads = world.page.beadsIn(it.id, 'population').filter((bead) => bead.owner === null);
  const slain = beads.slice(-many).map(({ id }) => id);
  const lost = note(
    world,
    {
      kind: 'slain',
      clause,
      group: by.id,
      to: whoOf(it),
      piece: it.id,
      count: slain.length,
      beads: slain,
      deed,
      ...causedBy(cause),
    },
    slain.map((id) => ({ do: 'end', id })),
  );
  const home: Point = beads[0]?.at ?? { x: 0, y: 0 };
  if (sizeOf(den, it) === 0) den.dying.push({ monster: null, wild: it, by, home, seen, lost });
}
