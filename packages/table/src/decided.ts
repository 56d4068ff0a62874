import type { Answer, Ask } from './ask.ts';
import { Sum } from './digest.ts';
import { rowText } from './plain-row.ts';

/** How many steps lie between two marks. */
export const STRIDE = 50;
const MARK_LETTERS = 4;
/** What ends a part, and what ends a step: `|` and a new line. */
const BAR = 124;
const LINE_END = 10;

/**
 * The running check sum of what was asked and answered, with a mark every 50 steps: two games part between the last mark that
 * they share and the first that they don't. Sentences are no part of it, so that they can be reworded.
 */
export class Decided {
  readonly marks: string[] = [];
  #sum = new Sum();
  #steps = 0;

  copy(): Decided {
    const copy = new Decided();
    copy.marks.push(...this.marks);
    copy.#sum = this.#sum.copy();
    copy.#steps = this.#steps;
    return copy;
  }

  get sum(): string {
    return this.#sum.letters;
  }

  add(ask: Ask, answer: Answer): void {
    const sum = this.#sum;
    sum.add(ask.ask, BAR).add(ask.clause, BAR).add(ask.about, BAR);
    if (ask.ask === 'choose') for (const { key } of ask.options) sum.add(key, BAR);
    sum.add(typeof answer === 'string' ? answer : rowText('x' in answer ? [answer.x, answer.y] : answer), LINE_END);
    this.#steps++;
    if (this.#steps % STRIDE === 0) this.marks.push(this.sum.slice(0, MARK_LETTERS));
  }
}
