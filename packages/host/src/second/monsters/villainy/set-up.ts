import type { Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import type { Building } from '../../cards/tree/building.ts';
import type { VillainCard } from '../../cards/tree/card.ts';
import type { Tick } from '../../events.ts';
import { build } from '../build.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { corruptMain } from './corrupt.ts';
import { takeSides } from './sides.ts';

/** H2-EMP-14: the size of a Capital, in beads. */
const CAPITAL = 2;

/** H2-VIL-05: the setup of the villain card, once. `rise` is the line that tells of its age. */
export function* setUp(den: Den, me: Monster, card: VillainCard, rise?: Tick): Rule {
  for (const it of card.setup) {
    if (den.outcome) return;
    if (it.kind === 'corrupt our main stratum') yield* corruptMain(den, me, rise);
    else if (it.kind === 'take sides') yield* takeSides(den, me, rise);
    else if (it.kind === 'build' && mayStand(me, it.building))
      yield* build(den, me, it.building, { clause: 'H2-EMP-14', area: CAPITAL, ...causedBy(rise) });
  }
}

/** H2-ACT-212: it is free, but each stands once, whatever the card says. */
function mayStand({ constructions }: Monster, { name, many }: Building): boolean {
  return many || !constructions.some((it) => it.building.name === name);
}
