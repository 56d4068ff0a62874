import { ENGLISH as FIRST } from '../packages/host/src/first/telling/english/english.ts';
import { ENGLISH as PLAYTEST } from '../packages/host/src/playtest/telling/english/english.ts';
import { ENGLISH } from '../packages/host/src/second/telling/english/english.ts';

/** Every kind of question that an edition has words for. */
export const HOST_QUESTIONS: Readonly<Record<'host' | 'first' | 'playtest', readonly string[]>> = {
  host: Object.keys(ENGLISH.questions),
  first: Object.keys(FIRST.questions),
  playtest: Object.keys(PLAYTEST.questions),
};
