import { describe, expect, it } from 'vitest';
import {
  definitions,
  isExcused,
  isNamed,
  named,
  notYetBuilt,
  rulebooks,
  tests,
  titles,
} from '../scripts/rules-coverage.mjs';

const book = `
- **EX-DIG-01** The diggers dig.

**EX-DIG-T1** What they find (1d6)

| Row | Find |
|---|---|
| 1–4 | rock |
| 5 | a cave |
| Luck | gold |

- **EX-CRD-C01.2** A card has small print.
**EX-MON-E01 An example** of more.
Elsewhere **EX-DIG-09** is only mentioned.
`;

const rows = (text: string) =>
  definitions(book)
    .filter((it) => isNamed(it, named(text)))
    .map((it) => it.id);

describe('reading a rulebook', () => {
  it('finds clauses, cards, examples and the rows of tables', () => {
    expect(definitions(book).map((it) => it.id)).toEqual([
      'EX-DIG-01',
      'EX-DIG-T1.1–4',
      'EX-DIG-T1.5',
      'EX-DIG-T1.Luck',
      'EX-CRD-C01.2',
      'EX-MON-E01',
    ]);
  });

  it('finds each clause once', () => {
    for (const { defines } of rulebooks()) {
      const ids = defines.map((it) => it.id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

describe('what a test names', () => {
  it('is a clause in full, and not a longer one', () => {
    expect(rows('[EX-DIG-01] dig')).toEqual(['EX-DIG-01']);
    expect(rows('[EX-DIG-011] dig, [AN-EX-DIG-01]')).toEqual([]);
  });

  it('is a row, by its range or any number in it', () => {
    expect(rows('EX-DIG-T1.3')).toEqual(['EX-DIG-T1.1–4']);
    expect(rows('EX-DIG-T1.1–4')).toEqual(['EX-DIG-T1.1–4']);
    expect(rows('EX-DIG-T1.4-5')).toEqual(['EX-DIG-T1.1–4', 'EX-DIG-T1.5']);
    expect(rows('EX-DIG-T1.Luck')).toEqual(['EX-DIG-T1.Luck']);
  });

  it('is not a table without a row, nor a number carried on', () => {
    expect(rows('EX-DIG-T1, -T1.5')).toEqual([]);
  });

  it('is read from titles, also of a table of tests', () => {
    const text = "it.each([[1, 'EX-A-02']])('[EX-A-01] %s', (n) => say('EX-A-03'))";
    expect([...named(titles({ file: 'a.test.ts', text })).clauses]).toEqual(['EX-A-01']);
  });
});

describe('the list of what is not yet built', () => {
  const { atMost, entries } = notYetBuilt();
  const books = rulebooks();

  it('only shrinks', () => {
    const excused = books.flatMap(({ file, defines }) =>
      defines.filter((it) => entries.some((entry: Entry) => isExcused(it, file, entry))),
    );
    expect(excused.length, 'rules/not-yet-built.json excuses more clauses than atMost').toBeLessThanOrEqual(atMost);
  });

  it('names only what is in the rulebooks', () => {
    const idle = entries.filter(
      (entry: Entry) => !books.some(({ file, defines }) => defines.some((it) => isExcused(it, file, entry))),
    );
    expect(idle).toEqual([]);
  });

  // The page has words for all editions before any game plays them; a clause is built when a game's tests or scenarios name it.
  it('holds nothing that the title of a game’s test names', () => {
    const played = tests().filter(({ file }: { file: string }) => !/packages.(table|page|ink)./.test(file));
    expect(played.length).toBeGreaterThan(20);
    const names = named(played.map(titles).join('\n'));
    const both = books.flatMap(({ file, defines }) =>
      defines.filter((it) => isNamed(it, names) && entries.some((entry: Entry) => isExcused(it, file, entry))),
    );
    expect(both.map((it) => it.id)).toEqual([]);
  });
});

type Entry = { file: string; ids: string };
