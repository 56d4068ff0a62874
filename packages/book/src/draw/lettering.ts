// How wide letters are is only known where the font is; so it is reckoned with the widest of the fonts that may stand in for it.

const NARROW = new Set("iljtfr.,;:'’|!()[]· ");
const WIDE = new Set('mwMWQOGDHNUAVXYKR—…');

/** How wide a text is at most, in the measure of its size. */
export function wideOf(text: string, size: number): number {
  let wide = 0;
  for (const letter of text) wide += NARROW.has(letter) ? 0.32 : WIDE.has(letter) ? 0.78 : 0.52;
  return wide * size;
}

/** TA-INK-10: cut with an ellipsis where it does not fit. */
export function shortened(text: string, size: number, wide: number): string {
  if (wideOf(text, size) <= wide) return text;
  const letters = [...text];
  while (letters.length > 1 && wideOf(`${letters.join('')}…`, size) > wide) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** TA-INK-10: a title is set smaller down to 60 %, then broken into two lines, then cut. */
export function fittedTitle(
  title: string,
  size: number,
  wide: number,
): { readonly lines: string[]; readonly size: number } {
  const full = wideOf(title, size);
  if (full <= wide) return { lines: [title], size };
  if (full * SMALLEST <= wide) return { lines: [title], size: (size * wide) / full };
  const small = size * SMALLEST;
  return { lines: inLines(title.split(' '), small, wide, 2, ' '), size: small };
}

const SMALLEST = 0.6;

/** Words in lines of a width; what does not fit into so many lines is cut with an ellipsis. */
export function inLines(words: readonly string[], size: number, wide: number, most: number, between = ' · '): string[] {
  const lines: string[] = [];
  for (const it of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? it : `${last}${between}${it}`;
    if (last !== undefined && (wideOf(longer, size) <= wide || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(it);
  }
  return lines.map((it) => shortened(it, size, wide));
}
