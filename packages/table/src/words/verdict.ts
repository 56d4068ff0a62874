import type { Verdict } from '../trials.ts';
import { Catalogue, type Messages } from './catalogue.ts';

/** How an advisor compares the options of a choice, whatever the game. */
const ENGLISH: Messages<'too few' | 'no difference' | 'best' | 'worse' | 'by' | 'more'> = {
  'too few': 'Too few playouts to tell yet.',
  'no difference': 'No clear difference between the options.',
  best: `{ $many ->
    [one] Clearly the best{ $by }: { $best }.
   *[other] Clearly better than the others{ $by }: { $best }.
}`,
  worse: 'Clearly worse than the others{ $by }: { $worse }.',
  by: '{" "}({ $what })',
  more: 'A clear difference ({ $what }): { $best }.',
};

const catalogue = new Catalogue('en', ENGLISH);

/** What options are compared by, where that needs saying; and whether more of it is what one wants. */
export interface ComparedBy {
  readonly what: string;
  readonly isWanted: boolean;
}

/** What a verdict says, as a sentence. `textOf` is what an option is called. */
export function verdictText({ best, worse }: Verdict, textOf: (key: string) => string, by?: ComparedBy): string {
  if (best.length === 0) return catalogue.say('too few');
  if (worse.length === 0) return catalogue.say('no difference');
  if (by && !by.isWanted) return catalogue.say('more', { what: by.what, best: best.map(textOf) });
  const said = by ? catalogue.say('by', { what: by.what }) : '';
  // The fewer names, the sooner it is read.
  if (worse.length < best.length) return catalogue.say('worse', { worse: worse.map(textOf), by: said });
  return catalogue.say('best', { many: best.length, best: best.map(textOf), by: said });
}
