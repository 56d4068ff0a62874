import { Catalogue } from '@understory/table/words';
import { LEGENDS } from '../words/english/legends.ts';
import type { PageSort } from './page.ts';

const catalogue = new Catalogue('en-GB', LEGENDS);

/** What the legends say by themselves. */
export const say = (key: keyof typeof LEGENDS, args: Parameters<Catalogue['say']>[1] = {}): string =>
  catalogue.say(key, args);

/** The same of a key made of parts; null where there is no such message. */
export const sayIf = (key: string, args: Parameters<Catalogue['say']>[1] = {}): string | null =>
  catalogue.has(key) ? catalogue.say(key, args) : null;

/** What a number of the shelf is called. */
export const sayNumber = (
  key: `shelf.${'came' | 'card' | 'times' | 'rose' | 'ended' | 'endings' | 'longest' | 'graves'}`,
): string => say(key);

/** What a sort of pages is called. */
export const sortName = (sort: PageSort): string => say(`sort.${sort}`);
