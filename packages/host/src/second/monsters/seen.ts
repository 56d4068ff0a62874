import type { Den } from './den.ts';
import { bonusOf, hasBlood, hasBones, kindOf, powerOf, sizeOf, tagsOf } from './measure.ts';
import type { Creature } from './monster.ts';
import type { Seen } from './past.ts';
import { wealthAsTarget } from './wealth.ts';

export function see(den: Den, it: Creature): Seen {
  return {
    id: it.id,
    kind: kindOf(it),
    tags: tagsOf(it),
    size: sizeOf(den, it),
    wealth: wealthAsTarget(den, it),
    bonus: bonusOf(den, it),
    power: powerOf(den, it),
    blood: hasBlood(it),
    bones: hasBones(it),
  };
}
