import { aim } from '../phrases/filter.ts';
import { list, maybe, node, second } from '../phrases/phrase.ts';
import { say } from '../phrases/words.ts';
import { printAim } from '../print/words.ts';
import type { Aim } from '../tree/filter.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

export interface Explore extends Span {
  readonly kind: 'explore';
  readonly toward: readonly Aim[];
}

export const explore: Wording<Explore> = {
  read: (between) =>
    node(second(say('explore'), maybe(second(say('toward'), list(aim, between)))), (toward) => ({
      kind: 'explore',
      toward: toward ?? [],
    })),
  print: ({ toward }, joined) => (toward.length === 0 ? 'explore' : `explore toward ${joined(toward.map(printAim))}`),
  deed: () => 'explore',
};
