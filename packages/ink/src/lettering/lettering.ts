import { ITALIC, UPRIGHT } from './fell-widths.ts';

/** A letter that the font does not have comes from another font, which is about this wide. Beyond U+2E80 letters fill their square. */
const STRANGE = 600;
const SQUARE = 1050;

/** How wide words are, in beads, at a type size in beads. */
export function widthOf(text: string, size: number, italic = false): number {
  return (thousandths(text, italic) * size) / 1000;
}

/** How wide words are in thousandths of their size: whole numbers, which can be added up without an error. */
function thousandths(text: string, italic: boolean): number {
  const widths = italic ? ITALIC : UPRIGHT;
  let sum = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    sum += widths[code] ?? (code >= 0x2e80 ? SQUARE : STRANGE);
  }
  return sum;
}

/** Words in lines no wider than this, as few lines as possible and about equally long; what does not fit in `most` lines is cut off. */
export function wrap(text: string, size: number, wide: number, most: number, italic = false): string[] {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => cut(word, size, wide, italic));
  const widths = words.map((word) => thousandths(word, italic));
  const space = thousandths(' ', italic);
  const fill = (limit: number) => filled(words, widths, space, (limit * 1000) / size);
  const greedy = fill(wide).lines;
  if (greedy.length > most) {
    const kept = greedy.slice(0, most);
    kept[most - 1] = cut(`${kept[most - 1]} ${greedy.slice(most).join(' ')}`, size, wide, italic);
    return kept;
  }
  // As narrow as it can be in as many lines.
  for (let limit = wide * 0.5; limit < wide; limit += wide * 0.05) {
    const { lines, isWide } = fill(limit);
    if (lines.length === greedy.length && !isWide) return lines;
  }
  return greedy;
}

/** Line after line, each as full as the limit lets it be; and whether a word alone is wider than that. */
function filled(words: readonly string[], widths: readonly number[], space: number, limit: number) {
  const lines: string[] = [];
  let [line, width] = ['', 0];
  for (const [i, word] of words.entries()) {
    const wide = widths[i] as number;
    const isSame = i > 0 && width + space + wide <= limit;
    if (i > 0 && !isSame) lines.push(line);
    [line, width] = isSame ? [`${line} ${word}`, width + space + wide] : [word, wide];
  }
  if (words.length > 0) lines.push(line);
  return { lines, isWide: widths.some((it) => it > limit) };
}

/** What fits, and an ellipsis. */
export function cut(text: string, size: number, wide: number, italic = false): string {
  if (widthOf(text, size, italic) <= wide) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, size, italic) > wide) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
