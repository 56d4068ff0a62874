import { describe, expect, it } from 'vitest';
import { PEOPLES, type PeopleKey } from '../../src/second/index.ts';
import { everythingSaid, type Said, UNFIT } from './said.ts';

/** What goes without saying. */
const SILENT = ['works', 'tunnelled'];
/** The Demons mark each work of theirs, which the line of the work has told. */
const isSilent = (people: PeopleKey, of: string) => SILENT.includes(of) || (people === 'demons' && of === 'marked');

const WORLDS = PEOPLES.flatMap((people) => ['told 0', 'told 1', 'told 2'].map((seed) => ({ people, seed })));

describe.each(WORLDS)('the world and the $people of "$seed"', ({ people, seed }) => {
  const said = everythingSaid(seed, people, 'monsters');

  it('have words for all that is asked and happens', () => {
    for (const { of, what, text } of said) {
      expect(text, `${what} of ${of}`).not.toMatch(UNFIT);
      if (!isSilent(people, of)) expect(text, `${what} of ${of}`).not.toBe('');
    }
  });

  it('are told in sentences', () => {
    for (const { of, text } of said.filter((it) => it.what === 'line' && it.text !== ''))
      expect(text, of).toMatch(/^[\p{Lu}\d●○❖★“].*[.!?”]$/su);
  });
});

describe('the first to come', () => {
  it.each([
    ['aliens', /^A colonist comes down to .+\.$/],
    ['deep elves', /^A noble moves into \S+\.$/],
    ['dwarves', /^A dwarf moves into \S+\.$/],
    ['magicians', /^A magician raises the Summoning Stone\.$/],
  ] as const)('of the %s are called what they are', (people, sentence) => {
    const lines = everythingSaid('told 1', people, 'monsters').filter(
      ({ of, what }) => of === 'gained' && what === 'line',
    );
    expect(lines.some(({ text }) => sentence.test(text))).toBe(true);
  });
});

describe('some sentences', () => {
  const said = everythingSaid('told 0', 'dwarves', 'monsters');
  const all = (of: string, what: Said['what']) =>
    said.flatMap((it) => (it.of === of && it.what === what ? it.text : []));

  it('of the world', () => {
    expect(all('age began', 'line')).toEqual([
      'A blank page lies on the table.',
      'The Age of Civilization begins.',
      'The Age of Monsters begins.',
    ]);
    expect(all('which shape of the world', 'ask')).toEqual(['What shape does the world have?']);
    expect(all('which shape of the world', 'option')).toContain('Rift, a sunken block between two sides');
    expect(all('what a stratum holds', 'ask')[0]).toMatch(/^what stratum \d+ holds$/);
    expect(all('feature', 'line').at(-1)).toBe('On the surface: the land under the sky.');
  });

  it('of the Dwarves', () => {
    expect(all('founded', 'line')[0]).toMatch(/^Dwarves come to found \p{Lu}\w+\.$/u);
    expect(all('style', 'line')[0]).toMatch(/^Each dormitory is built as an? \w+, each vault as an? \w+\.$/);
    expect(all('what the Dwarves build', 'option')).toContain('Tomb, ☒');
    expect(all('gained', 'line').some((it) => /^\S+ gained [●○]/.test(it))).toBe(true);
    expect(all('built', 'line').every((it) => / (built|lays waste) /.test(it))).toBe(true);
    expect(all('age ended', 'line').at(-1)).toMatch(/^The Age of Civilization is over; the halls of \S+ lie empty\.$/);
  });
});
