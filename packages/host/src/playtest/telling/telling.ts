import { tellingOf } from '@understory/table/words';
import { ENGLISH } from './english/english.ts';
import { reading } from './reading.ts';

/** What the playtest rules say to people, in English. */
export const telling = tellingOf(ENGLISH, reading);
