import type { Messages } from '@understory/table/words';
import type { Called } from '../../../called.ts';
import { dugThings, toldThings } from './dug.ts';
import { naturalThings, wonderThings } from './natural.ts';
import { signs } from './signs.ts';

/** Everything that lies or is written on the page, in English. */
export const called: Messages<Called['kind']> = {
  ...naturalThings,
  ...wonderThings,
  ...dugThings,
  ...toldThings,
  ...signs,
};
