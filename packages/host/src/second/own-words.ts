import { type AsWritten, asWritten, type Clause, type Rule, type Seat, type Subject } from '@understory/table';
import { choose, name } from './asks.ts';
import type { InOwnWords, Offer, Question } from './questions.ts';

/** A choice among the words of a list, or words of one's own. */
interface Wording<W extends string> {
  readonly by: Seat;
  readonly topic: Question;
  readonly options: readonly Offer<W>[];
  readonly usual: NoInfer<W> | null;
  readonly about?: string;
  readonly subject?: Subject;
  /** What the words are of, and what they are written about. */
  readonly own: InOwnWords;
  readonly id: string;
}

/** Let somebody choose one of a list, or write it in words of their own. Autopilots and chance keep to the list. */
export function* chooseOrWrite<const W extends string>(clause: Clause, wording: Wording<W>): Rule<W | AsWritten> {
  const { options, own: of, id, ...asked } = wording;
  const { by, about = '' } = asked;
  const own: Offer<W | typeof OWN> = { key: OWN, what: { kind: 'own words' } };
  const coin: readonly (W | typeof OWN)[] = options.map((it) => it.key);
  const key = yield* choose<W | typeof OWN>(clause, { ...asked, options: [...options, own], coin });
  if (key !== OWN) return key as W;
  const words = yield* name(clause, {
    by,
    topic: { kind: 'in your own words', of },
    ideas: IDEAS[of],
    of: { subject: 'note', id },
    about,
  });
  return asWritten(words.trim());
}

const OWN = 'own';

/** Where a drawing is wanted, words of one's own get the plain one. */
export function variantOf(look: string | AsWritten): { readonly variant?: string } {
  return typeof look === 'string' ? { variant: look } : {};
}

/** The words of one's own, for a label; null where it is one of the list. */
export function writtenIn(look: string | AsWritten): AsWritten | null {
  return typeof look === 'string' ? null : look;
}

const IDEAS: Readonly<Record<InOwnWords, readonly string[]>> = {
  facility: ['a grey cube without doors', 'a garden under glass', 'something that hums at night'],
  'the dreamer': ['a child with a fever', 'a whale under the ice', 'a cartographer, long dead'],
  'the dungeonheart': ['a bell that swings by itself', 'an eye in the rock', 'a loom that weaves veins'],
  'the land': ['heath', 'salt flats', 'orchards', 'moorland'],
  'the Magicians': ['weavers of weather', 'clockmakers who stopped time', 'poets whose verses come true'],
  'the Manufactory': ['pottery', 'paper mill', 'cheese vaults', 'bell foundry'],
  'the Powerplant': ['a captive thunderstorm', 'a thousand mice', 'a lake of lamp oil'],
};
