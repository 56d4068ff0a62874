import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { madeFiles } from '../src/exports/made.ts';
import { booklet } from '../src/print/booklet.ts';
import { linesOf } from '../src/print/lines.ts';
import { Paper } from '../src/print/paper.ts';
import { tilesPdf } from '../src/print/tiles.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const book = bookOf(played('2', 'print-1'));
const fonts = await quick.print();
const pressed = await booklet(book, 'A4', {
  fonts,
  section: async () => ({ png: await quick.picture('<svg width="1" height="1">', 1, {}), shape: 0.7 }),
});
const said = pressed.said.join(' ');

describe('the booklet', () => {
  it('[TA-GEN-T1.5] [TA-BOO-01] is a PDF of A4 with a title, a language and its fonts inside, and Letter if that is asked for', async () => {
    const pdf = await PDFDocument.load(pressed.bytes, { updateMetadata: false });
    expect(pdf.getTitle()).toBe(book.title);
    expect(pdf.getPages()[0]?.getSize()).toMatchObject({ width: 595.28, height: 841.89 });
    expect(pdf.getLanguage()).toBe('en');
    const [letter] = await madeFiles(book, 'booklet', quick, { paper: 'Letter' });
    const other = await PDFDocument.load(letter?.content as Uint8Array, { updateMetadata: false });
    expect(other.getPages()[0]?.getSize()).toMatchObject({ width: 612, height: 792 });
    expect(letter?.name).toContain('-letter-keeper.pdf');
  }, 60_000);

  it('[TA-BOO-02] has its chapters in their order, and every page but the cover is numbered', () => {
    const at = [
      'How to use this book',
      'The world in brief',
      'the land above',
      'Factions',
      'Treasures',
      'Rumours',
      'What lies where',
      'Chronicle',
      'Index of names',
    ].map((it) => pressed.said.lastIndexOf(it));
    expect(at.every((it) => it >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    for (let n = 2; n <= pressed.pages; n++) expect(pressed.said).toContain(String(n));
  });

  it('[TA-BOO-10] [TA-KEY-01] every numbered room has its entry, with its name', () => {
    for (const { name } of book.key) expect(said).toContain(name);
  });

  it('[TA-BOO-01] nothing in it says when it was made, and it is made the same again', async () => {
    const again = await booklet(book, 'A4', {
      fonts,
      section: async () => ({ png: await quick.picture('<svg width="1" height="1">', 1, {}), shape: 0.7 }),
    });
    expect(again.said).toEqual(pressed.said);
    const pdf = await PDFDocument.load(pressed.bytes, { updateMetadata: false });
    expect(pdf.getCreationDate()).toBe(undefined);
  }, 60_000);
});

describe('printing', () => {
  it('[TA-ESC-08] what a font lacks is a box, and is listed once', async () => {
    const paper = await Paper.begin('x', 'A4', fonts);
    expect(paper.printable('漢 a 漢', 'sans')).toBe('\u25a1 a \u25a1');
    expect([...paper.lacking]).toEqual(['漢']);
    expect(paper.printable('\u202egnilbog', 'sans')).toBe('gnilbog');
  });

  it('[TA-BOO-06] lines are broken between words, and a word that is longer than a line is cut', async () => {
    const paper = await Paper.begin('x', 'A4', fonts);
    const lines = linesOf(paper, [{ text: 'one two three four', face: 'sans' }], 9, 40);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flat().map((it) => it.text)).toEqual(['one', 'two', 'three', 'four']);
    const long = linesOf(paper, [{ text: 'a'.repeat(80), face: 'sans' }], 9, 40);
    expect(long.length).toBeGreaterThan(3);
  });

  it('[TA-PIC-04] tiles are an inch a square; pages of rock are left out and named', async () => {
    const plan = book.plans.reduce((best, it) => (it.plan.sheet.width > best.plan.sheet.width ? it : best));
    const { bytes, left, said: words } = await tilesPdf(plan, 'A4', fonts, 'keeper');
    const pdf = await PDFDocument.load(bytes);
    const all = Math.ceil(plan.plan.sheet.width / 7) * Math.ceil(plan.plan.sheet.height / 10);
    expect(pdf.getPageCount()).toBe(1 + all - left.length);
    if (left[0]) expect(words.join(' ')).toContain(left[0]);
  }, 60_000);

  it('[TA-CRD-01] [TA-CRD-02] nine cards a page: treasures, factions, rumours and sites', async () => {
    const [file] = await madeFiles(book, 'cards', quick);
    const pdf = await PDFDocument.load(file?.content as Uint8Array);
    const many =
      book.gazetteer.treasures.length +
      book.factions.filter((it) => !it.dead).length +
      book.rumours.filter((it) => it.area === null).length +
      book.lands.flatMap((it) => it.signs).length;
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(Math.ceil(many / 9));
    expect(pdf.getPageCount()).toBeLessThanOrEqual(Math.ceil((many + 3) / 9));
  }, 60_000);
});
