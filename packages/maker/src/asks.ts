import { asks } from '@understory/table';
import type { Question, What } from './questions.ts';

/** The asks of the game. Rules take them from here, so that they can ask only what can be told. */
export const { choose, rollFaces } = asks<Question, What, never>();
