import { term } from '../phrases/filter.ts';
import { list, node, second } from '../phrases/phrase.ts';
import { say } from '../phrases/words.ts';
import { printFilter } from '../print/words.ts';
import type { Filter } from '../tree/filter.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

export interface RemoveBonus extends Span {
  readonly kind: 'remove ★';
  readonly groups: Filter;
}

export const removeBonus: Wording<RemoveBonus> = {
  read: (between) =>
    node(second(say('remove ★ from'), list(term, between)), (groups) => ({ kind: 'remove ★', groups })),
  print: ({ groups }, joined) => `remove ★ from ${printFilter(groups, joined)}`,
  deed: () => 'remove ★',
};
