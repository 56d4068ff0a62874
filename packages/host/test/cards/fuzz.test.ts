import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/cards.ts';
import { FILE_LIMIT } from '../../src/second/cards/limits.ts';
import { read } from './read.ts';

const WORDS =
  'card villain kind tags start lair unique set says path setup spawn always if one of rules finish wins when - * : , ; / ( ) \n \n \n ● ○ ★ ⌂ ☒ 3 99 100 +1 -12 1d6 "text" "open # build req gain many near then and stop we have built Gate the The of or not no fight denizens anyone groups with sharing a tag evil humanoids at explore toward prey relocate leaving free immune to exploit ore tomb biome fungus unable hunt there are'.split(
    ' ',
  );
const tokens = fc.array(fc.constantFrom(...WORDS), { maxLength: 200 }).map((it) => it.join(' '));
const bytes = fc.uint8Array({ maxLength: 600 }).map((it) => String.fromCharCode(...it));
const mutated = fc
  .tuple(
    fc.constantFrom(...CORE_TEXTS),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 12 }), fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 5 })))),
  )
  .map(([{ text }, edits]) =>
    edits.reduce((it, [at, cut, put]) => {
      const i = at % (it.length + 1);
      return it.slice(0, i) + put + it.slice(i + cut);
    }, text),
  );

/** Whatever stands there, it is read to the end: each problem is one sentence at a place in the text. */
function readsAll(text: string): void {
  const { problems } = read(text);
  const nLines = text.split('\n').length;
  for (const { line, column, from, to, words, message } of problems) {
    expect(line >= 1 && line <= nLines && column >= 1 && from <= to && to <= text.length).toBe(true);
    expect(words).toBe(text.slice(from, to));
    expect(message).toMatch(/^[^\n]+[.?]$/);
  }
}

describe('any text at all', () => {
  it.each([
    ['random bytes', bytes],
    ['random characters', fc.string({ unit: 'binary', maxLength: 400 })],
    ['random words of the language', tokens],
    ['cards with pieces cut out and put in', mutated],
  ])('is read without a fall: %s', (_what, texts) => {
    fc.assert(fc.property(texts, readsAll), { numRuns: 300 });
  });

  it('makes no card of what is wrong', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const { cards, villains, problems } = read(text);
        const nErrors = problems.filter((it) => it.severity === 'error').length;
        expect(cards.length + villains.length > 0 || nErrors > 0 || /^(\s|#.*$)*$/m.test(text)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a hostile file', () => {
  const fill = (piece: string) => piece.repeat(Math.floor(FILE_LIMIT / piece.length) - 1);
  const cards = (lines: (i: number) => string) => {
    let text = '';
    for (let i = 0; text.length < FILE_LIMIT - 2000; i++) text += `card C${i}\n${lines(i)}`;
    return text;
  };
  const tagsOf = (i: number, letter: string) =>
    Array.from(
      { length: 20 },
      (_, k) => `${letter}${String.fromCharCode(97 + k, 97 + (i % 26), 97 + (Math.floor(i / 26) % 26))}`,
    );

  it.each([
    ['nothing but titles', fill('card x\n')],
    ['nothing but dashes', `card x\n${fill('-\n')}`],
    ['one long line', `card x\nalways ${fill('breed then ')}`],
    ['brackets in brackets', `card x\nalways build X ${fill('(')}`],
    ['brackets in brackets, line by line', cards(() => `always build X ${'('.repeat(180)}\n`.repeat(10))],
    ['a slip in every word', cards(() => 'alwys fihgt denzens thn expolre towrad prey thn breeed\n'.repeat(20))],
    [
      'tags that nobody has',
      cards((i) => `tags ${tagsOf(i, 'a').join(', ')}\nalways fight ${tagsOf(i, 'b').join(', ')}\n`),
    ],
    [
      'lists of everything',
      cards(() =>
        'always relocate near ore, gems or a, b or away from c or near d then fight e that met or fought us\n'.repeat(
          9,
        ),
      ),
    ],
  ])('is read to its end, and complained of no more than anybody reads: %s', (_what, text) => {
    const { problems } = read(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(1001);
  });

  it('of a megabyte is not even looked at', () => {
    const { problems, cards: none } = read('card X\nalways breed\n'.repeat(60_000));
    expect(none).toEqual([]);
    expect(problems.map((it) => it.message)).toEqual([
      `The file has 1200000 characters, and ${FILE_LIMIT} are the most.`,
    ]);
  });

  it('is one of a hundred, and they are read until it is too much (H2-CRD-115)', () => {
    const files = Array.from({ length: 100 }, (_, i) => ({
      file: `${i}.card`,
      text: cards((k) => `# ${i} ${k}\nalways breed\n`).slice(0, 20_000),
    }));
    const { problems } = loadDeck(files);
    const left = problems.filter((it) => it.message.includes('All files together'));
    expect(left.map(({ file, line }) => ({ file, line }))).toEqual([{ file: '15.card', line: 1 }]);
    expect(problems.some(({ file }) => file === '16.card')).toBe(false);
  });

  it('does not keep the others out', () => {
    const { cards: all } = loadDeck([...CORE_TEXTS, { file: 'bad.card', text: fill('card x\n') }]);
    expect(all).toHaveLength(loadDeck(CORE_TEXTS).cards.length);
  });
});
