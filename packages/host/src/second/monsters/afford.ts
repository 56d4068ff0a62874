import type { Building, Need } from '../cards/tree/act.ts';
import { holds } from './conditions.ts';
import type { Den } from './den.ts';
import { matches } from './filters.ts';
import { hasNear, marksNear } from './ground/resources.ts';
import { neighbours } from './ground/territory.ts';
import { bonusOf, sizeOf } from './measure.ts';
import { type Monster, partsOf } from './monster.ts';

/** H2-ACT-211, -212, H2-CRD-314: could this be built now? */
export function canBuild(den: Den, me: Monster, building: Building): boolean {
  const isBarred = partsOf(me).rules.some(
    (it) => it.kind === 'may not build if' && holds(den, me, it.condition, NOTHING_MORE),
  );
  return !isBarred && canAfford(den, me, building);
}

const NOTHING_MORE = { line: null, isPossible: () => false, holdsStratumAlone: () => false };

/** Not built yet, unless there may be many (H2-ACT-212), and everything it requires is there. */
export function canAfford(den: Den, me: Monster, building: Building): boolean {
  if (!building.many && me.constructions.some((it) => it.building.name === building.name)) return false;
  return building.needs.every((it) => isMet(den, me, it));
}

function isMet(den: Den, me: Monster, need: Need): boolean {
  switch (need.kind) {
    case 'beads':
      return need.beads.every(({ symbol, count }) => {
        switch (symbol) {
          case '●':
            return sizeOf(den, me) > count; // H2-MON-408
          case '○':
            return plainTreasure(den, me) >= count; // H2-MON-128
          case '★':
            return bonusOf(den, me) >= count;
          case '⌂':
            return marksNear(den, me, 'fortification').length >= count;
          case '☒':
            return marksNear(den, me, 'tomb').length >= count;
          case '❖':
            return den.world.page.beadsOf(me.id).filter((it) => it.kind === 'epic').length >= count;
        }
      });
    case 'resource':
      return hasNear(den, me, [need.resource]);
    case 'built':
      return me.constructions.some((it) => it.building.name === need.name);
    case 'near':
      return neighbours(den, me).some((it) => matches(den, me, need.groups, it));
  }
}

function plainTreasure({ world }: Den, me: Monster): number {
  return world.page.beadsOf(me.id).filter((it) => it.kind === 'treasure').length;
}
