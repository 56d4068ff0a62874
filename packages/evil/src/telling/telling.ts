import { type Reading, tellingOf } from '@understory/table/words';
import type { World } from '../world.ts';
import { ENGLISH } from './english.ts';

const reading: Reading<World> = { facts: () => ({}) };

/** What the game says to people, in English. */
export const telling = tellingOf(ENGLISH, reading);
