import { Catalogue } from '@understory/table/words';
import type { RoundPicture } from '../picture.ts';
import { ENGLISH, ROUNDS } from './english.ts';

const rounds = new Catalogue(ENGLISH.language, ROUNDS);

/** What a building round was used for, in a few words. */
export function roundText(round: RoundPicture): string {
  return rounds.say(round.did, { ...round });
}
