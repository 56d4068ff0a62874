import type { Span } from '../tree/words.ts';

/** A piece of a line: a word, a number, a symbol, a text in quotes or a mark. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'signed' | 'dice' | 'symbol' | 'text' | 'mark';
  readonly text: string;
}

/** A line that is being read, and what would have helped where reading got stuck. */
export class Sentence {
  readonly tokens: readonly Token[];
  /** The next token to read. */
  at = 0;
  /** Only kept when asked for: most lines are right, and are read quicker without. */
  readonly doubt: Doubt | null;

  /** Is its first word the first of the line? Then a capital is forgiven (H2-CRD-101). */
  readonly startsLine: boolean;

  constructor(tokens: readonly Token[], startsLine: boolean, doubt: Doubt | null = null) {
    this.doubt = doubt;
    this.tokens = tokens;
    this.startsLine = startsLine;
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }
}

/**
 * The furthest token that no phrase could take, and what the phrases would have taken there: in words for a message
 * (`wanted`), and letter by letter, to find the word that was meant (`words`).
 */
export class Doubt {
  at = -1;
  wanted = new Set<string>();
  words = new Set<string>();

  note(at: number, wanted: string, word: string | null): void {
    if (at < this.at) return;
    if (at > this.at) {
      this.at = at;
      this.wanted = new Set();
      this.words = new Set();
    }
    this.wanted.add(wanted);
    if (word !== null) this.words.add(word);
  }
}
