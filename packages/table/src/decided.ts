import type { Answer, Ask, Option } from './ask.ts';
import { Sum } from './digest.ts';
import { rowText } from './plain-row.ts';

/** How many steps lie between two marks. */
export const STRIDE = 50;
const MARK_LETTERS = 4;
/** What ends a part, and what ends a step: `|` and a new line. */
const BAR = 124;
const LINE_END = 10;

/** As much of a step as the sum is made of. */
interface Decision {
  readonly ask: Ask['ask'];
  readonly clause: string;
  readonly about: string;
  readonly options: readonly Option[] | null;
  readonly answer: Answer;
}

/** What a save keeps of it. */
export interface CheckSums {
  /** One for every 50 steps: two games part between the last mark that they share and the first that they don't. */
  readonly marks: readonly string[];
  readonly sum: string;
}

/**
 * What was asked and answered, for check sums of it. Sentences are no part of them, so that they can be reworded. They are reckoned when
 * somebody wants them, since most games are played and never saved. What was taken back stays until something else is decided.
 */
export class Decided {
  #steps: Decision[] = [];
  /** The sum as it was before the first step, and at each mark as far as it has been reckoned. */
  #sums: Sum[] = [new Sum()];

  /** Whatever lay ahead was decided after the same answers, so it stays if this one is the same too. */
  add(step: number, ask: Ask, answer: Answer): void {
    if (step < this.#steps.length) {
      if (this.#steps[step]?.answer === answer) return;
      this.#steps.length = step;
      this.#sums.length = Math.min(this.#sums.length, 1 + Math.floor(step / STRIDE));
    }
    const options = ask.ask === 'choose' ? ask.options : null;
    this.#steps.push({ ask: ask.ask, clause: ask.clause, about: ask.about, options, answer });
  }

  copy(): Decided {
    const copy = new Decided();
    copy.#steps = this.#steps.slice();
    copy.#sums = this.#sums.slice();
    return copy;
  }

  upTo(step: number): CheckSums {
    const marks = Math.floor(step / STRIDE);
    for (let mark = this.#sums.length; mark <= marks; mark++) this.#sums.push(this.#sum(mark - 1, mark * STRIDE));
    return {
      marks: this.#sums.slice(1, 1 + marks).map((it) => it.letters.slice(0, MARK_LETTERS)),
      sum: this.#sum(marks, step).letters,
    };
  }

  /** From a mark on to a step. */
  #sum(mark: number, to: number): Sum {
    const sum = (this.#sums[mark] as Sum).copy();
    for (const it of this.#steps.slice(mark * STRIDE, to)) addTo(sum, it);
    return sum;
  }
}

function addTo(sum: Sum, { ask, clause, about, options, answer }: Decision): void {
  sum.add(ask, BAR).add(clause, BAR).add(about, BAR);
  if (options) for (const { key } of options) sum.add(key, BAR);
  sum.add(typeof answer === 'string' ? answer : rowText('x' in answer ? [answer.x, answer.y] : answer), LINE_END);
}
