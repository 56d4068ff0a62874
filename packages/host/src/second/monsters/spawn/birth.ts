import type { Rule } from '@understory/table';
import type { Instruction } from '../../civilization/civ.ts';
import { drawCard } from '../deck.ts';
import type { Den } from '../den.ts';
import { handOver } from './hand-over.ts';
import { spawn } from './spawn.ts';

/** H2-MON-203: so many cards are drawn before the first turn. */
const FIRST = 3;

/** H2-MON-203: the hand-over, then three cards, one after the other. The rest is the deck. */
export function* birth(den: Den, instructions: readonly Instruction[]): Rule {
  const { first } = yield* handOver(den, instructions);
  for (let i = 0; i < FIRST; i++) {
    const card = yield* drawCard(den, 'H2-MON-203', `Which is the ${ORDINALS[i]} card?`);
    if (!card) return;
    yield* spawn(den, card, first && i === 0 ? { clause: 'H2-MON-T1.4', at: first } : {});
  }
}

const ORDINALS = ['first', 'second', 'third'] as const;
