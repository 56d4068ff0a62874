import type { Clause, Rule } from '@understory/table';
import { note } from '../../../world.ts';
import type { Den } from '../den.ts';
import { afterWildGone } from '../ground/nexus.ts';
import { nameOf, sizeOf } from '../measure.ts';
import type { Monster, Wild } from '../monster.ts';
import { see } from '../seen.ts';

/** A wild group loses ●; with the last of them it is wiped out (H2-MON-122, -404). */
export function* slayWild(den: Den, it: Wild, many: number, by: Monster, clause: Clause): Rule {
  const { world } = den;
  const seen = see(den, it);
  const beads = world.page.beadsIn(it.id, 'population').filter((bead) => bead.owner === null);
  note(
    world,
    { kind: 'slain', clause, group: by.id, piece: it.id, text: `${nameOf(by)} slew ${many} of ${nameOf(it)}.` },
    beads.slice(-many).map(({ id }) => ({ do: 'end', id })),
  );
  den.stir++;
  if (sizeOf(den, it) > 0) return;
  note(world, {
    kind: 'died',
    clause: 'H2-MON-404',
    group: it.id,
    by: by.id,
    text: `That was the last of ${nameOf(it)}.`,
  });
  yield* afterWildGone(den, it.piece);
  by.past.victims.push({ ...seen, at: ++den.moment });
  yield* den.laws.fire(den, by, { kind: 'we wipe out a group', foe: it, there: beads[0]?.at ?? { x: 0, y: 0 } });
}
