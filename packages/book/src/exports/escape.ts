// TA-ESC-01: names and notes of a world are data of strangers. Each format has one door here, and no template joins raw text.

const MARKS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a file name has none of them
const UNFIT = /[\\/:*?"<>|#^[\]%\u0000-\u001f\u007f]/g;
const DEVICE = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])(?=\.|$)/i;
const LONGEST = 80;
const MOST_BYTES = 200;

/** TA-ESC-02: for file names, without their ending. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(MARKS, ' ')
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const cut = shortened(plain);
  if (cut === '') return 'unnamed';
  return cut.replace(DEVICE, '$1_');
}

/** Cut between characters. */
function shortened(text: string): string {
  let [out, bytes] = ['', 0];
  for (const letter of [...text].slice(0, LONGEST)) {
    bytes += bytesOf(letter);
    if (bytes > MOST_BYTES) break;
    out += letter;
  }
  return out.replace(/[ .]+$/, '');
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** TA-ESC-02: equal names, without regard to case, get a number. */
export class FileNames {
  readonly #taken = new Set<string>();

  named(name: string): string {
    const plain = fileName(name);
    for (let i = 1; ; i++) {
      const tried = i === 1 ? plain : `${plain} ${i}`;
      if (this.#taken.has(tried.toLowerCase())) continue;
      this.#taken.add(tried.toLowerCase());
      return tried;
    }
  }
}

/** TA-ESC-02: lower case, letters and digits kept, all else one hyphen. */
export function slug(name: string): string {
  const plain = fileName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'unnamed' : plain;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** TA-ESC-10: in running text a name that is read from the right is kept to itself. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** TA-ESC-04: for Markdown. */
export function markdown(text: string): string {
  return isolated(text)
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_[\]|<>]/g, '\\$&')
    .replace(/^(\s*)([#+\-=~:>]|\d+[.)])/, '$1\\$2')
    .replace(/!(?=\\\[)/g, '\\!');
}

/** TA-ESC-07: for CSV: nothing that a spreadsheet would run. */
export function csv(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
