import type { Topic } from '@understory/table';
import { telling } from '../src/second/telling/telling.ts';
import type { SecondWorld } from '../src/second/world.ts';

/** What is written on a page, or lies there, in words. */
export function wordsIn({ groups = [], page = NOWHERE }: Partial<Pick<SecondWorld, 'groups' | 'page'>>) {
  return ({ what }: { readonly what: Topic }): string =>
    telling.called({ groups, page } as unknown as SecondWorld, what);
}

/** For what is told without a look at its page. */
const NOWHERE = { thing: () => undefined } as unknown as SecondWorld['page'];
