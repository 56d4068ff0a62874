import type { Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { note } from '../../../world.ts';
import type { Den } from '../den.ts';
import { nameOf, sizeOf } from '../measure.ts';
import type { Monster, Wild } from '../monster.ts';
import { see } from '../seen.ts';

/** A wild group loses ●; with the last of them it is about to be wiped out (H2-MON-122, H2-ACT-109). */
export function slayWild(den: Den, it: Wild, many: number, by: Monster, clause: Clause): void {
  const { world } = den;
  const seen = see(den, it);
  const beads = world.page.beadsIn(it.id, 'population').filter((bead) => bead.owner === null);
  note(
    world,
    { kind: 'slain', clause, group: by.id, piece: it.id, text: `${nameOf(by)} slew ${many} of ${nameOf(it)}.` },
    beads.slice(-many).map(({ id }) => ({ do: 'end', id })),
  );
  den.stir++;
  const home: Point = beads[0]?.at ?? { x: 0, y: 0 };
  if (sizeOf(den, it) === 0) den.dying.push({ monster: null, wild: it, by, home, seen });
}
