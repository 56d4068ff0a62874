import { describe, expect, it } from 'vitest';
import { everythingSaid, type Said, UNFIT } from './said.ts';

/** What goes without saying. */
const SILENT = ['works'];

describe.each(Array.from({ length: 12 }, (_, i) => `told ${i}`))('the world and the Dwarves of "%s"', (seed) => {
  const said = everythingSaid(seed, 'dwarves', 'monsters');

  it('have words for all that is asked and happens', () => {
    for (const { of, what, text } of said) {
      expect(text, `${what} of ${of}`).not.toMatch(UNFIT);
      if (!SILENT.includes(of)) expect(text, `${what} of ${of}`).not.toBe('');
    }
  });

  it('are told in sentences', () => {
    for (const { of, text } of said.filter((it) => it.what === 'line' && it.text !== ''))
      expect(text, of).toMatch(/^[\p{Lu}\d●○❖★“].*[.!?”]$/su);
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
