import { describe, expect, it } from 'vitest';
import type { Board } from '../src/boards/index.ts';
import { boardsPdf } from '../src/pdf.ts';
import { printFonts } from '../src/png.ts';

const BOARD: Board = {
  title: 'A page',
  width: 42,
  height: 29.7,
  marks: [
    { mark: 'path', d: 'M1 1L41 28', pen: { stroke: 'ink', width: 0.1 } },
    { mark: 'text', x: 3, y: 3, text: 'Rounds', size: 0.6, colour: 'ink' },
  ],
};

describe('boards as PDF', () => {
  it('has a page for each, and the same bytes every time', async () => {
    const once = await boardsPdf([BOARD, BOARD], printFonts());
    expect(new TextDecoder('latin1').decode(once.slice(0, 5))).toBe('%PDF-');
    expect(await boardsPdf([BOARD, BOARD], printFonts())).toEqual(once);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const read = await PDFDocument.load(once);
    expect(read.getPageCount()).toBe(2);
    expect(read.getTitle()).toBe('A page');
  });

  it('carries its type along: words make it larger by a font', async () => {
    const wordless: Board = { ...BOARD, marks: BOARD.marks.slice(0, 1) };
    const [with_, without] = await Promise.all([BOARD, wordless].map((it) => boardsPdf([it], printFonts())));
    expect((with_?.length ?? 0) - (without?.length ?? 0)).toBeGreaterThan(1000);
  });
});
