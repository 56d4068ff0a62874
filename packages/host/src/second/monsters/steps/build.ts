import { choose } from '../../asks.ts';
import type { Build } from '../../cards/steps/build.ts';
import { canBuild } from '../afford.ts';
import { build as buildIt } from '../build.ts';
import { alone, standsOn } from '../card-lines.ts';
import { whichBuilding } from '../minds/buildings.ts';
import { buildingValue } from '../minds/worth.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-211: one construction per step, of those that can be built. */
export const build: StepRules<Build> = {
  isPossible: (den, me, { buildings }) => buildings.some((it) => canBuild(den, me, it)),
  *play(den, me, step) {
    const open = step.buildings.filter((it) => canBuild(den, me, it));
    const card = standsOn(me, alone(step));
    const key = yield* choose('H2-ACT-211', {
      by: me.id,
      topic: { kind: 'what the group builds', group: me.id },
      options: open.map(({ name: work }) => ({ key: work, what: { kind: 'building', card, line: step.from, work } })),
      usual: whichBuilding(den, me, open),
      about: me.id,
    });
    const building = open.find((it) => it.name === key);
    if (!building) return false;
    yield* buildIt(den, me, building, { clause: 'H2-ACT-211' });
    return true;
  },
  // H2-ACT-T2.5
  worth(den, me, { buildings }) {
    const values = buildings.filter((it) => canBuild(den, me, it)).map((it) => buildingValue(den, me, it));
    return Math.max(...values, Number.NEGATIVE_INFINITY);
  },
};
