import { expect, it } from 'vitest';
import { layoutOf } from '../../src/second/cards/layout.ts';

const tokensOf = (line: string) => {
  const { stray } = layoutOf(line);
  return stray.flatMap(({ tokens }) => tokens.map(({ kind, text }) => `${kind} ${text}`));
};

it.each([
  ['2d6 2 +1 −3 -', ['dice 2d6', 'number 2', 'signed +1', 'signed −3', 'mark -']],
  ['12d d6', ['number 12', 'word d', 'word d6']],
  ['deep-elf’s ●3', ['word deep-elf’s', 'symbol ●', 'number 3']],
  ['"two, words" "open', ['text "two, words"', 'mark "', 'word open']],
  ['fight # "not read" 3', ['word fight']],
  ['if (a/b): ?', ['word if', 'mark (', 'word a', 'mark /', 'word b', 'mark )', 'mark :', 'mark ?']],
])('[H2-CRD-101] cuts %s into tokens', (line, tokens) => {
  expect(tokensOf(line)).toEqual(tokens);
});

it('[H2-CRD-101] knows a line by its first word, whose capital is forgiven; a shouted word is none', () => {
  const { cards, stray } = layoutOf('above\ncard Newts\nAlways breed\n\n  - rest # later\nALWAYS x\nVillain Lich');
  expect(stray.map(({ tokens }) => tokens.map(({ text }) => text))).toEqual([['above']]);
  expect(cards.map(({ what, title }) => [what, title.tokens.map(({ text }) => text)])).toEqual([
    ['card', ['Newts']],
    ['villain', ['Lich']],
  ]);
  expect(cards[0]?.lines.map(({ word, tokens }) => [word?.text ?? null, tokens.length])).toEqual([
    ['always', 1],
    ['-', 1],
    [null, 2],
  ]);
});

it('tells where each line stands, without the space and the comment after it', () => {
  const text = 'card Newts\n  always breed  # often';
  const [line] = layoutOf(text).cards[0]?.lines ?? [];
  expect(text.slice(line?.from, line?.to)).toBe('always breed');
});
