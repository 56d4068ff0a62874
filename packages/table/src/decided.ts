import type { Answer, Ask } from './ask.ts';
import { Sum } from './digest.ts';
import { rowText } from './plain-row.ts';

/** How many steps lie between two marks. */
export const STRIDE = 50;
const MARK_LETTERS = 4;

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
    this.#sum.add(`${ask.ask}|${ask.clause}|${ask.about}|`);
    if (ask.ask === 'choose') for (const { key } of ask.options) this.#sum.add(`${key}|`);
    this.#sum.add(`${rowText(answerRow(answer))}\n`);
    this.#steps++;
    if (this.#steps % STRIDE === 0) this.marks.push(this.sum.slice(0, MARK_LETTERS));
  }
}

function answerRow(answer: Answer): readonly (string | number)[] {
  if (typeof answer === 'string') return [answer];
  return 'x' in answer ? [answer.x, answer.y] : answer;
}
