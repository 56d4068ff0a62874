import { escapedXml } from '../draw/layers.ts';

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

/** TA-ESC-04: for Markdown, where a line may begin. */
export function markdown(text: string): string {
  return markdownWithin(text).replace(/^(\s*)([#+\-=~:>]|\d+[.)])/, '$1\\$2');
}

/** TA-ESC-04: for Markdown within a line, where less could mean something. */
export function markdownWithin(text: string): string {
  return isolated(text)
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_[\]|<>]/g, '\\$&')
    .replace(/!(?=\\\[)/g, '\\!');
}

/** TA-ESC-07: for CSV: nothing that a spreadsheet would run. */
export function csv(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** TA-MDN-02: the fragment of a heading, as GitHub makes it. */
export function headingSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** TA-ESC-03: for HTML text and attributes, which are always quoted. */
export function html(text: string): string {
  return escapedXml(isolated(text));
}

/** TA-ESC-09: for Foundry: besides HTML, nothing that its enrichers would take for a link, a roll or a check. */
export function foundry(text: string): string {
  return html(text)
    .replace(/(@\w*)\[/g, '$1&#91;')
    .replace(/(&amp;\w+)\[/g, '$1&#91;')
    .replaceAll('[[', '&#91;&#91;');
}

/** TA-ESC-05: for YAML: always quoted. */
export function yaml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be written as escapes
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}

/** TA-ESC-04: a wikilink: the target is a file's name, what is shown has no brackets and bars. */
export function wikilink(file: string, shown: string): string {
  const text = isolated(shown)
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('|', '/')
    .replace(/[<>]/g, '\\$&');
  return `[[${file}|${text}]]`;
}
