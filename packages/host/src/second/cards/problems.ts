import type { Span } from './tree/words.ts';

/** Something wrong in a card file (`error`: the card stays out of the deck), or odd (`warning`). */
export interface CardProblem extends Span {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  /** The words at fault, as written; empty where the line ends too early. */
  readonly words: string;
  /** What could have stood there. */
  readonly expected: string | null;
  /** The known word nearest to what was written. */
  readonly meant: string | null;
  /** The whole problem in one sentence. */
  readonly message: string;
}

/** `goblins.card:4:7: "magicle" …`, as compilers say it. */
export function told({ file, line, column, message }: CardProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** Writes down what is found in one file, and where. */
export class Proofreader {
  readonly file: string;
  nErrors = 0;
  readonly #text: string;
  readonly #lineStarts: readonly number[];
  readonly #told: CardProblem[] = [];
  readonly #errorPlaces = new Set<number>();
  #nUntold = 0;

  constructor(file: string, text: string) {
    this.file = file;
    this.#text = text;
    this.#lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  }

  get problems(): readonly CardProblem[] {
    if (this.#nUntold === 0) return this.#told;
    const end = { from: this.#text.length, to: this.#text.length };
    return [...this.#told, this.#problem('error', end, `There are ${this.#nUntold} problems more in this file`, {})];
  }

  /** Problems beyond this number are only counted: nobody reads them, and a file full of errors should not take long. */
  get isFull(): boolean {
    return this.#told.length >= MOST_TOLD;
  }

  hasErrorAt({ from }: Span): boolean {
    return this.#errorPlaces.has(from);
  }

  error(at: Span, message: string, hints: Hints = {}): void {
    this.#note('error', at, message, hints);
  }

  warn(at: Span, message: string, hints: Hints = {}): void {
    this.#note('warning', at, message, hints);
  }

  #note(severity: CardProblem['severity'], at: Span, sentence: string, hints: Hints): void {
    if (severity === 'error') {
      this.nErrors++;
      this.#errorPlaces.add(at.from);
    }
    if (this.isFull) this.#nUntold++;
    else this.#told.push(this.#problem(severity, at, sentence, hints));
  }

  #problem(severity: CardProblem['severity'], { from, to }: Span, sentence: string, hints: Hints): CardProblem {
    const { expected = null, meant = null } = hints;
    const message = meant === null ? `${sentence}.` : `${sentence}; did you mean "${meant}"?`;
    const words = this.#text.slice(from, to);
    return { severity, file: this.file, ...this.#place(from), from, to, words, expected, meant, message };
  }

  #place(offset: number): { line: number; column: number } {
    let [low, high] = [0, this.#lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}

const MOST_TOLD = 1000;

interface Hints {
  readonly expected?: string | null;
  readonly meant?: string | null;
}

/** In order of place, file by file. */
export function inOrder(problems: readonly CardProblem[]): CardProblem[] {
  return [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from));
}
