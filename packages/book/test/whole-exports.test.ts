import { describe, expect, it } from 'vitest';
import own from '../package.json' with { type: 'json' };
import { bookOf } from '../src/book.ts';
import { FORMATS, type Format } from '../src/exports/files.ts';
import { madeFiles } from '../src/exports/made.ts';
import { MADE_BY } from '../src/exports/version.ts';
import { cardsPdf } from '../src/print/cards.ts';
import { piece, room, small } from './small-world.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const book = bookOf(played('1', 'book-3'));
const TEXTS: readonly Format[] = ['json', 'csv', 'md', 'svg', 'site', 'uvtt', 'foundry', 'obsidian'];

describe('exports of a whole world', () => {
  it('[TA-INV-08] keep their rules, and made again are the same', async () => {
    for (const format of TEXTS) {
      const [once, again] = [await madeFiles(book, format, quick), await madeFiles(book, format, quick)];
      expect(again.map((it) => it.name)).toEqual(once.map((it) => it.name));
      for (const [i, it] of once.entries())
        if (typeof it.content === 'string') expect(again[i]?.content === it.content, it.name).toBe(true);
    }
  }, 120_000);

  it('[TA-INV-07] for players are searched and found to tell nothing, and have no id that is not theirs', async () => {
    const revealed = book.survey.rooms.filter((_, i) => i % 3 === 0).map((it) => it.place.id);
    const theirs = new Set(revealed);
    const others = book.survey.rooms.map((it) => it.place.id).filter((id) => !theirs.has(id));
    for (const format of FORMATS)
      for (const { name, content } of await madeFiles(book, format, quick, { forWhom: 'players', revealed })) {
        const words = new Set(`${name} ${typeof content === 'string' ? content : ''}`.match(/[\w-]+/g));
        expect(
          others.filter((id) => words.has(id)),
          name,
        ).toEqual([]);
      }
  }, 120_000);

  it('[TA-INV-12] are made of a world with kinds that nobody knows yet, in every format', async () => {
    const strange = bookOf(
      small({
        pieces: [
          room('p1', 5, 8, { room: 'Thing of Tomorrow' }),
          room('p2', 7, 8, { biome: 'plaid' as never, nexus: 'unheard of' as never, owner: 'gone' }),
          piece('p3', { path: [9, 9], closed: false, swell: 0.5 }, { kind: 'whirl' as never }),
        ],
        groups: [{ id: 'x', name: 'Somebody', kind: 'unknown', alive: true, since: 0, until: null } as never],
        journal: [{ kind: 'sang' as never, tick: 1, age: 'someday', turn: 1, piece: 'p1', text: 'It sang.' } as never],
      }),
    );
    for (const format of FORMATS)
      for (const forWhom of ['keeper', 'players'] as const)
        await madeFiles(strange, format, quick, { forWhom, revealed: ['p1'] });
    expect(strange.key.map((it) => it.name)).toContain('Thing of Tomorrow');
  }, 120_000);

  it('[TA-EXP-04] say which program made them', () => {
    expect(MADE_BY).toBe(`Understory ${own.version}`);
  });
});

describe('a card', () => {
  it('[TA-CRD-04] is cut by whole sentences, and says on which page of the booklet the rest is', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => [
      { text: `Sentence number ${i} is said here.`, face: 'sans' as const },
    ]);
    const card = { kind: 'treasure', title: 'Long', keeper: true, back: '', about: 'treasures', lines };
    const fonts = await quick.print();
    const { said } = await cardsPdf('x', [card], 'A4', fonts, {
      pages: async () => (id) => (id === 'treasures' ? 41 : null),
    });
    const words = said.join(' ');
    expect(words).toContain('More on page 41 of the booklet.');
    const whole = [...words.matchAll(/Sentence number \d+ is said here\./g)].length;
    expect(whole).toBe([...words.matchAll(/Sentence/g)].length);
    expect(whole).toBeGreaterThan(10);
    const short = await cardsPdf('x', [{ ...card, lines: lines.slice(0, 3) }], 'A4', fonts);
    expect(short.said.join(' ')).not.toContain('booklet');
  });
});
