import { CULTURE_NAMES } from '../../grammar/culture.ts';
import { act } from './phrases/act.ts';
import { building } from './phrases/building.ts';
import { condition } from './phrases/condition.ts';
import { all, as, called, either, maybe, node, type Phrase, second, several } from './phrases/phrase.ts';
import { rule, spawn, tagWord } from './phrases/rule.ts';
import { beads, commas, name, say, symbol, token, word } from './phrases/words.ts';
import { type Finish, type If, type Option, type Setup, VICTORIES } from './tree/card.ts';
import { type CardNoun, KINDS, LAIRS, PRONOUNS } from './tree/words.ts';

/** What follows the word that a line begins with. */

const nothing: Phrase<true> = () => true;
const textInQuotes = token('text', 'a text in quotes', (text) => text.slice(1, -1));
const tag = node(tagWord, (text) => ({ text }));

const conditional: Phrase<If> = node(all(condition, say(':'), act), ([it, , done]) => ({ condition: it, act: done }));
const unconditional: Phrase<Option> = node(act, (done) => ({ condition: null, act: done }));

const option: Phrase<Option> = either(second(say('if'), conditional), unconditional);
const finish: Phrase<Finish> = either(second(say('always'), unconditional), second(say('if'), conditional));

const setup: Phrase<Setup> = either(
  node(word(['corrupt our main stratum', 'take sides']), (kind) => ({ kind })),
  node(second(say('build'), building), (it) => ({ kind: 'build', building: it })),
);

const nounWord = token('word', 'a noun such as goblin', (text) => text);
const nounWords = as(all(nounWord, several(nounWord)), ([first, others]) => [first, ...others].join(' '));
const noun: Phrase<CardNoun> = as(all(nounWords, maybe(second(say('/'), nounWords))), ([one, many]) => ({
  one,
  many: many ?? `${one}s`,
}));

/** How the card is told of (H2-CRD-117, -118): monsters and villains alike. */
const TELLING = {
  noun,
  solitary: nothing,
  pronoun: called('it, she, he or they', word(PRONOUNS)),
  culture: called('a culture such as warren or beast', word(CULTURE_NAMES)),
  says: textInQuotes,
} as const;

export const HEADS = {
  kind: called('alpha predator, denizen or overlay', word(KINDS)),
  tags: commas(tag),
  start: beads,
  lair: called('a lair style such as cave or hall', word(LAIRS)),
  unique: nothing,
  set: either(name, say('core')),
  ...TELLING,
} as const;

export const VILLAIN_HEADS = { path: symbol, setup, ...TELLING } as const;

export const PARTS = { spawn, always: act, if: conditional, one: say('of :'), rules: say(':') } as const;

export const ENDINGS = { finish, wins: second(say('when'), called('how the villain wins', word(VICTORIES))) } as const;

export const ITEMS = { option, rule, construction: building } as const;
