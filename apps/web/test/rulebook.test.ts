import { describe, expect, it } from 'vitest';
import { compileBook } from '../build/compile-book.ts';
import { ruleTables } from '../build/rule-tables.ts';

const TEXT = `# A game: rules spec

Its tables are lost.

## 1. Words <script>alert(1)</script>

- **H2-FEA-01** Roll on H2-FEA-T1, see [here](javascript:alert(1)) and <img src=x onerror=alert(1)>. \`[ruling]\`

**H2-FEA-T1** Ore (1d10)

| Row | Drawn |
|---|---|
| 1–3 | A vein \`[choice: which]\` (long) |
| 4 | Nothing: H2-FEA-01 |

## 16. Invariants (H2-INV)

- **H2-FEA-02** No bead below zero.

## 3. After it (H2-MON-3xx)
`;

describe('a rulebook', () => {
  const { title, html, sections } = compileBook('test', TEXT, (clause) =>
    clause.startsWith('H2-FEA') ? 'test' : null,
  );

  it('has an anchor at every clause and at every number of a row', () => {
    expect(title).toBe('A game');
    for (const id of ['H2-FEA-01', 'H2-FEA-T1', 'H2-FEA-T1.1', 'H2-FEA-T1.3', 'H2-FEA-T1.4'])
      expect(html).toContain(`id="${id}"`);
  });

  it('calls its chapters by their names, and folds away what is not needed to play', () => {
    expect(sections.map((it) => it.title)).toEqual(['Words <script>alert(1)</script>', 'Invariants', 'After it']);
    const folded = [...html.matchAll(/<details class="for-builders">(.*?)<\/details>/gs)].map(([, text]) => text);
    expect(folded).toEqual([
      expect.stringContaining('Its tables are lost'),
      expect.stringMatching(/Invariants.*No bead below zero/s),
    ]);
  });

  it('links the clauses it names', () => {
    expect(html).toContain('Roll on <a class="clause" href="#/rules/test/H2-FEA-T1">H2-FEA-T1</a>');
  });

  it('lets nothing raw through', () => {
    expect(html).not.toMatch(/<script|<img|javascript:/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('gives its tables in plain words, to be read beside the dice', () => {
    expect(ruleTables(TEXT)).toEqual({
      'H2-FEA-T1': [
        ['1–3', 'A vein'],
        ['4', 'Nothing'],
      ],
    });
    const rows = '**H1-PRM-T1** Events (d8)\n\n| d8 | event |\n|---|---|\n| 1 | Natural caverns: `H1-PRM-05` |\n';
    expect(ruleTables(rows)).toEqual({ 'H1-PRM-T1': [['1', 'Natural caverns']] });
  });
});
