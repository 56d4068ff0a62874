import { type Asks, asks } from '@understory/table';
import type { Question, Reason, What } from './questions.ts';

const own: Asks<Question, What, never, { readonly key: Reason }> = asks();

/** The asks of the game. Rules take them from here, so that they can ask only what can be told. */
export const choose: typeof own.choose = own.choose;
export const roll: typeof own.roll = own.roll;
