import type { CardProblem } from '@understory/host/cards';

const WIDEST = 100;

/** The line at fault, with its number, and carets under the words. */
export function excerpt({ line, column, words }: CardProblem, text: string): string {
  const whole = (text.split('\n')[line - 1] ?? '').trimEnd();
  // Of a very long line only the part round the fault is shown.
  const from = column > WIDEST - 20 ? column - WIDEST / 2 : 0;
  const shown = whole.slice(from, from + WIDEST).replace(UNPRINTABLE, '·');
  const margin = `${line}`.padStart(4);
  const indent = ' '.repeat(Math.max(0, column - 1 - from));
  const nCarets = Math.max(1, Math.min(words.length, WIDEST - indent.length));
  return `${margin} | ${shown}\n${' '.repeat(margin.length)} | ${indent}${'^'.repeat(nCarets)}`;
}

/** What a terminal would obey; each gives way to one sign, so that the carets stand where they should. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
