import { asks } from '@understory/table';
import type { Place, Question, What } from './questions.ts';

/** The asks of the second edition. Rules take them from here, so that they can ask only what can be told. */
export const { choose, name, roll, rollFaces, rollOn, spot } = asks<Question, What, Place>();
