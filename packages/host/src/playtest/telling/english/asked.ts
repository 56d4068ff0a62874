import type { AskWords } from '@understory/table/words';
import type { Question } from '../../questions.ts';

/** The words of some questions. */
export type Asked<K extends Question['kind']> = Readonly<Record<K, string | AskWords>>;
