/** The 64 letters of base64url, as codes use them: safe in links, mails and chats. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text as letters: base64url of its UTF-8. */
export function lettersOf(text: string): string {
  const bytes = utf8(text);
  let letters = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    const many = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < many; k++) letters += LETTERS[(bits >> (18 - 6 * k)) & 63];
  }
  return letters;
}

/** The text that letters stand for; null if they stand for none. */
export function textOf(letters: string): string | null {
  let escaped = '';
  for (let i = 0; i < letters.length; i += 4) {
    const four = Array.from(letters.slice(i, i + 4), (it) => LETTERS.indexOf(it));
    if (four.length < 2 || four.includes(-1)) return null;
    const [a = 0, b = 0, c = 0, d = 0] = four;
    const bits = (a << 18) | (b << 12) | (c << 6) | d;
    for (let k = 0; k < four.length - 1; k++)
      escaped += `%${((bits >> (16 - 8 * k)) & 255).toString(16).padStart(2, '0')}`;
  }
  try {
    const text = decodeURIComponent(escaped);
    // Every text has one spelling only, so that a code cannot come in two.
    return lettersOf(text) === letters ? text : null;
  } catch {
    // Bytes that are no UTF-8.
    return null;
  }
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  const escaped = encodeURIComponent(text);
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] !== '%') bytes.push(escaped.charCodeAt(i));
    else {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    }
  }
  return bytes;
}

/** Whole numbers below 62 as a letter each; three and more zeros in a row are counted: most spells are “not now”. */
export function packed(numbers: readonly number[]): string {
  let letters = '';
  for (let i = 0; i < numbers.length; ) {
    let zeros = 0;
    while (numbers[i + zeros] === 0 && zeros < MANY) zeros++;
    if (zeros >= 3) {
      letters += RUN + LETTERS[zeros];
      i += zeros;
    } else letters += LETTERS[numbers[i++] ?? 0];
  }
  return letters;
}

const RUN = '_';
/** Letters that stand for themselves. */
const MANY = 61;

/** The numbers again; null if a letter is none of ours. */
export function unpacked(letters: string): number[] | null {
  const numbers: number[] = [];
  for (let i = 0; i < letters.length; i++) {
    const isRun = letters[i] === RUN;
    const number = LETTERS.indexOf(letters[isRun ? ++i : i] ?? '?');
    if (number < 0 || number > MANY) return null;
    if (isRun) numbers.push(...Array.from({ length: number }, () => 0));
    else numbers.push(number);
  }
  return numbers;
}
