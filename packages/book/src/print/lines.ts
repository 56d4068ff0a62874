import type { PDFPage } from '@cantoo/pdf-lib';
import type { Told } from '../key/told.ts';
import { type Face, INK, type Paper, RED } from './paper.ts';

/** Words in one face, and where they lead. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly to?: string;
}

interface Word extends Run {
  readonly wide: number;
  /** A space stands before it. */
  readonly apart: boolean;
}

export type Line = readonly Word[];

/** A sentence as runs: what a keeper looks for in bold, what is named as a link. */
export function runsOf(of: Told, face: Face = 'sans'): Run[] {
  const strong: Face = face === 'sans' ? 'bold' : face;
  return of.map((it): Run => {
    if (typeof it === 'string') return { text: it, face };
    if ('strong' in it) return { text: it.strong, face: strong };
    return { text: it.text, face: strong, to: it.to };
  });
}

/** Broken between words so that none is longer than so wide. */
export function linesOf(paper: Paper, runs: readonly Run[], size: number, wide: number): Line[] {
  const lines: Word[][] = [[]];
  let at = 0;
  let apart = false;
  for (const run of runs) {
    const text = paper.printable(run.text.replace(/\s+/g, ' '), run.face);
    for (const [i, part] of text.split(' ').entries()) {
      if (i > 0) apart = true;
      if (part === '') continue;
      for (const piece of fitting(paper, part, run.face, size, wide)) {
        const width = paper.widthOf(piece, run.face, size);
        const space = apart ? paper.widthOf(' ', run.face, size) : 0;
        const line = lines.at(-1) as Word[];
        if (line.length > 0 && at + space + width > wide) {
          lines.push([{ ...run, text: piece, wide: width, apart: false }]);
          at = width;
        } else {
          line.push({ ...run, text: piece, wide: width, apart: apart && line.length > 0 });
          at += (line.length > 1 ? space : 0) + width;
        }
        apart = false;
      }
    }
  }
  return lines.filter((it) => it.length > 0);
}

/** A word that is longer than a line is cut. */
function fitting(paper: Paper, word: string, face: Face, size: number, wide: number): string[] {
  if (paper.widthOf(word, face, size) <= wide) return [word];
  const pieces: string[] = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1) ?? ''}${letter}`;
    if (paper.widthOf(longer, face, size) > wide && pieces.at(-1) !== '') pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

/** Draws a line with its baseline at y; neighbours in one face in one stroke. */
export function drawLine(
  paper: Paper,
  page: PDFPage,
  line: Line,
  x: number,
  y: number,
  size: number,
  colour = INK,
): void {
  let at = x;
  for (let i = 0; i < line.length; ) {
    const first = line[i] as Word;
    let [text, n] = [first.text, i + 1];
    for (; n < line.length; n++) {
      const next = line[n] as Word;
      if (next.face !== first.face || next.to !== first.to) break;
      text += `${next.apart ? ' ' : ''}${next.text}`;
    }
    if (first.apart) at += paper.widthOf(' ', first.face, size);
    const wide = paper.text(page, at, y, text, { face: first.face, size, colour: first.to ? RED : colour });
    if (first.to) paper.link(page, first.to, [at, y - size * 0.2, at + wide, y + size * 0.8]);
    at += wide;
    i = n;
  }
}
