/** The most letters of a stranger's words that are shown in one place. */
const MOST_SHOWN = 200;

/** Control characters, marks that turn the direction of writing, and others that take no room: a terminal or a screen obeys them. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/**
 * Words from a stranger as they may be shown to people: cut short, and what a terminal would obey made visible. Line breaks become
 * spaces, so that what is told in a line stays in it.
 */
export function harmless(words: string, most: number = MOST_SHOWN): string {
  // Cut first: it may be megabytes. Nothing gets shorter below but line breaks with a tab or return beside them.
  const short = words.length > most ? `${words.slice(0, most - 1)}…` : words;
  return short.replace(/\s*[\r\n]+\s*/g, ' ').replace(OBEYED, visible);
}

/** Those that have a picture in Unicode get it (␛); the others are told by number. */
function visible(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
