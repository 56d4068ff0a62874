import type { Contest } from '../cards/tree/act.ts';
import type { Clash } from '../cards/tree/words.ts';
import { bonusAt } from './actions/legal.ts';
import type { Den } from './den.ts';
import { chanceWith } from './minds/chances.ts';
import { modifier } from './modifier.ts';
import type { Creature, Monster } from './monster.ts';

/** What it would do, and how likely, ★ aside: "7 in 12: take ○; else lose ●". */
export function oddsOf(den: Den, me: Monster, step: Contest, target: Creature): string {
  const { verb } = step;
  if (verb === 'hunt') return 'they lose ●';
  if (verb === 'exterminate') return 'spend ●●●, they are no more, gain ●';
  const ahead =
    modifier(den, me, target, verb, 'actor', bonusAt(den, me, step, target)) -
    modifier(den, me, target, verb, 'target');
  const won = Math.round(chanceWith(ahead) * 36);
  const shared = divisor(won, 36);
  const { ifWon, ifLost } = COMES_OF[verb];
  const chance = won === 36 ? 'sure' : won === 0 ? 'never' : `${won / shared} in ${36 / shared}`;
  return `${chance}: ${ifWon}${ifLost && won < 36 ? `; else ${ifLost}` : ''}`;
}

const COMES_OF: Readonly<Record<Clash, { readonly ifWon: string; readonly ifLost?: string }>> = {
  ally: { ifWon: 'a pact' },
  annex: { ifWon: 'annexed for good' },
  bribe: { ifWon: 'they may not attack us (○ paid)' },
  extort: { ifWon: 'take ○' },
  fight: { ifWon: 'they lose ●', ifLost: 'lose ●' },
  recruit: { ifWon: 'take ● (○ paid)' },
  rout: { ifWon: 'they drop ○ and go' },
  steal: { ifWon: 'take ○', ifLost: 'lose ●' },
  trade: { ifWon: 'each gains ○ or ★', ifLost: 'give ○' },
};

function divisor(a: number, b: number): number {
  return b === 0 ? Math.max(1, a) : divisor(b, a % b);
}
