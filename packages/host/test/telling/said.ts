import { Game, hands, inWords, tellerOf } from '@understory/table';
import { PAGE_SIZES } from '../../src/index.ts';
import { type PeopleKey, secondEdition, secondOptions } from '../../src/second/index.ts';

/** Something that was said to people in a game: a line of the record, an ask, an option, a place. */
export interface Said {
  /** What was put into words: the kind of a line or a question. */
  readonly of: string;
  readonly age: string;
  readonly what: 'line' | 'ask' | 'option' | 'place' | 'chapter';
  readonly text: string;
}

/** Everything that is said in a game by random hands, until an age begins. */
export function everythingSaid(seed: string, people: PeopleKey | null, until: string): Said[] {
  const game = new Game(secondEdition, {
    seed,
    options: secondOptions(PAGE_SIZES.notebook),
    hands: hands({ choices: 'random' }),
  });
  const teller = tellerOf(game);
  const said: Said[] = [];
  while (game.ask && game.world.journal.age !== until) {
    const { age } = game.world.journal;
    const of = game.ask.topic.kind;
    const ask = inWords(game.ask, teller);
    said.push({ of, age, what: 'ask', text: ask.ask === 'roll' ? ask.for : ask.prompt });
    if (ask.ask === 'spot') said.push({ of, age, what: 'place', text: ask.says });
    if (ask.ask === 'choose')
      for (const { text, does } of ask.options) said.push({ of, age, what: 'option', text: `${text}, ${does}` });
    if (people && ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  for (const entry of game.world.journal.entries) {
    const { kind: of, age } = entry;
    if (['rolled', 'chose', 'spotted', 'named'].includes(of)) continue;
    said.push({ of, age, what: 'line', text: teller.line(entry) });
  }
  return said;
}

/** Ids of the page, and words that stand for nothing, are not for people. */
export const UNFIT = /\b[pbugfmln]\d+\b|undefined|\bnull\b|\bnone\b|NaN|[{}]/;
