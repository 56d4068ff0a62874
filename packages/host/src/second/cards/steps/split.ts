import { node, second } from '../phrases/phrase.ts';
import { number, say } from '../phrases/words.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

export interface Split extends Span {
  readonly kind: 'split';
  readonly number: number;
}

export const split: Wording<Split> = {
  read: () => node(second(say('split'), number), (it) => ({ kind: 'split', number: it })),
  print: ({ number: many }) => `split ${many}`,
  deed: () => null,
};
