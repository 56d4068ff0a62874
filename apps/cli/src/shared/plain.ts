import { harmless } from '@understory/table';

/** The longest line that is shown of words from outside. */
const LONGEST = 300;

/**
 * Words that may come from a stranger (a save, a card, a code, a name) as a terminal may show them: what it would obey is made
 * visible, and no line is endless. Whatever shows such words says them through here, and colours them only afterwards.
 */
export function plain(words: string): string {
  return words
    .split('\n')
    .map((line) => cut(harmless(line, LONGEST)))
    .join('\n');
}

/** What was made visible takes more room than before. */
function cut(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
