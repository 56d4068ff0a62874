import type { MonsterCard } from '../cards/tree/card.ts';
import type { Den } from './den.ts';
import { bonusOf, hasBlood, hasBones, kindOf, powerOf, sizeOf, tagsOf, wealthAsTarget } from './measure.ts';
import type { Creature } from './monster.ts';

/** A group as others see it; of a dead one, as it was when it died (H2-CRD-228). */
export interface Seen {
  readonly id: string;
  readonly kind: MonsterCard['kind'];
  readonly tags: readonly string[];
  readonly size: number;
  readonly wealth: number;
  readonly bonus: number;
  readonly power: number;
  readonly blood: boolean;
  readonly bones: boolean;
}

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
