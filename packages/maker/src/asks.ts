import { type Asks, asks } from '@understory/table';
import type { Question, What } from './questions.ts';

const own: Asks<Question, What, never, never> = asks();

/** The asks of the game. Rules take them from here, so that they can ask only what can be told. */
export const choose: typeof own.choose = own.choose;
export const rollFaces: typeof own.rollFaces = own.rollFaces;
