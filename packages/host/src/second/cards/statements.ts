import { act } from './phrases/act.ts';
import { building } from './phrases/building.ts';
import { condition } from './phrases/condition.ts';
import { all, called, either, node, type Phrase, second } from './phrases/phrase.ts';
import { rule, spawn, tagWord } from './phrases/rule.ts';
import { beads, commas, name, say, symbol, token, word } from './phrases/words.ts';
import { type Finish, type If, type Option, type Setup, VICTORIES } from './tree/card.ts';
import { KINDS, LAIRS } from './tree/words.ts';

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

export const HEADS = {
  kind: called('alpha predator, denizen or overlay', word(KINDS)),
  tags: commas(tag),
  start: beads,
  lair: called('a lair style such as cave or hall', word(LAIRS)),
  unique: nothing,
  set: either(name, say('core')),
  says: textInQuotes,
} as const;

export const VILLAIN_HEADS = { path: symbol, setup, says: textInQuotes } as const;

export const PARTS = { spawn, always: act, if: conditional, one: say('of :'), rules: say(':') } as const;

export const ENDINGS = { finish, wins: second(say('when'), called('how the villain wins', word(VICTORIES))) } as const;

export const ITEMS = { option, rule, construction: building } as const;
