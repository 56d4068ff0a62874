import { unreachable } from '@understory/table';
import type { Building, Need } from '../cards/tree/building.ts';
import type { Beads } from '../cards/tree/words.ts';
import { holds, OF_RULES } from './conditions.ts';
import type { Den } from './den.ts';
import { matches } from './filters.ts';
import { hasNear, marksNear } from './ground/resources.ts';
import { neighbours } from './ground/territory.ts';
import { bonusOf, sizeOf } from './measure.ts';
import type { Monster } from './monster.ts';
import { partsOf } from './parts.ts';

/** H2-ACT-211, -212, H2-CRD-314: could this be built now? */
export function canBuild(den: Den, me: Monster, building: Building): boolean {
  const isBarred = partsOf(me).rules.some(
    (it) => it.kind === 'may not build if' && holds(den, me, it.condition, OF_RULES),
  );
  return !isBarred && canAfford(den, me, building);
}

/** Not built yet, unless there may be many (H2-ACT-212), and everything it requires is there. */
function canAfford(den: Den, me: Monster, building: Building): boolean {
  if (!building.many && me.constructions.some((it) => it.building.name === building.name)) return false;
  return building.needs.every((it) => isMet(den, me, it));
}

function isMet(den: Den, me: Monster, need: Need): boolean {
  switch (need.kind) {
    case 'beads':
      return need.beads.every((it) => hasBeads(den, me, it));
    case 'resource':
      return hasNear(den, me, [need.resource]);
    case 'built':
      return me.constructions.some((it) => it.building.name === need.name);
    case 'near':
      return neighbours(den, me).some((it) => matches(den, me, need.groups, it));
    default:
      return unreachable(need);
  }
}

/** Never the last ● (H2-MON-408), and never a ❖ for a ○ (H2-MON-128); marks are only looked for (H2-CRD-113). */
function hasBeads(den: Den, me: Monster, { symbol, count }: Beads): boolean {
  switch (symbol) {
    case '●':
      return sizeOf(den, me) > count;
    case '○':
      return beadsOf(den, me, 'treasure') >= count;
    case '❖':
      return beadsOf(den, me, 'epic') >= count;
    case '★':
      return bonusOf(den, me) >= count;
    case '⌂':
      return marksNear(den, me, 'fortification').length >= count;
    case '☒':
      return marksNear(den, me, 'tomb').length >= count;
    default:
      return unreachable(symbol);
  }
}

function beadsOf({ world }: Den, me: Monster, kind: 'treasure' | 'epic'): number {
  return world.page.beadsOf(me.id).filter((it) => it.kind === kind).length;
}
