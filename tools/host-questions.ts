import { ENGLISH } from '../packages/host/src/second/telling/english/english.ts';

/** Every kind of question that the second edition has words for. */
export const HOST_QUESTIONS: readonly string[] = Object.keys(ENGLISH.questions);
