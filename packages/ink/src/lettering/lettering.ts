import { ITALIC, UPRIGHT } from './fell-widths.ts';

/** A letter that the font does not have comes from another font, which is about this wide. Beyond U+2E80 letters fill their square. */
const STRANGE = 600;
const SQUARE = 1050;

/** How wide words are, in beads, at a type size in beads. */
export function widthOf(text: string, size: number, italic = false): number {
  const widths = italic ? ITALIC : UPRIGHT;
  let sum = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    sum += widths[code] ?? (code >= 0x2e80 ? SQUARE : STRANGE);
  }
  return (sum * size) / 1000;
}

/** Words in lines no wider than this, as few lines as possible and about equally long; what does not fit in `most` lines is cut off. */
export function wrap(text: string, size: number, wide: number, most: number, italic = false): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`, size, italic) <= limit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(cut(word, size, wide, italic));
    }
    return lines;
  };
  const greedy = fill(wide);
  if (greedy.length > most) {
    const kept = greedy.slice(0, most);
    kept[most - 1] = cut(`${kept[most - 1]} ${greedy.slice(most).join(' ')}`, size, wide, italic);
    return kept;
  }
  // As narrow as it can be in as many lines.
  for (let limit = wide * 0.5; limit < wide; limit += wide * 0.05) {
    const lines = fill(limit);
    if (lines.length === greedy.length && lines.every((line) => widthOf(line, size, italic) <= limit)) return lines;
  }
  return greedy;
}

/** What fits, and an ellipsis. */
export function cut(text: string, size: number, wide: number, italic = false): string {
  if (widthOf(text, size, italic) <= wide) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, size, italic) > wide) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
