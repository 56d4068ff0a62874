import { type Answer, type Ask, isSameAnswer, type Option } from './ask.ts';
import { Sum } from './digest.ts';
import { rowText } from './plain-row.ts';
import { unreachable } from './problem.ts';
import type { TableLine } from './told.ts';

/** How many steps lie between two marks. */
export const STRIDE = 50;
const MARK_LETTERS = 4;
/** What ends a part, and what ends a step: `|` and a new line. */
const BAR = 124;
const LINE_END = 10;

/** What a save keeps of it. */
export interface CheckSums {
  /** One for every 50 steps: two games part between the last mark that they share and the first that they don't. */
  readonly marks: readonly string[];
  readonly sum: string;
}

/** What could be chosen; null where nothing was offered. */
type Offered = readonly Option[] | null;

/**
 * What was asked and answered, for check sums of it. Sentences are no part of them, so that they can be reworded. They are reckoned when
 * somebody wants them, since most games are played and never saved. What was taken back stays until something else is decided.
 */
export class Decided {
  /** By step: the line that tells of it in the journal, and what could be chosen, of which the line says nothing. */
  #lines: TableLine[] = [];
  #offered: Offered[] = [];
  /** The sum as it was before the first step, and at each mark as far as it has been reckoned. */
  #sums: Sum[] = [new Sum()];

  /** Whatever lay ahead was decided after the same answers, so it stays if this one is the same too. */
  add(step: number, line: TableLine, offered: Offered): void {
    const before = this.#lines[step];
    if (before) {
      if (isSameAnswer(answerIn(before), answerIn(line))) return;
      this.#lines.length = this.#offered.length = step;
      this.#sums.length = Math.min(this.#sums.length, 1 + Math.floor(step / STRIDE));
    }
    this.#lines.push(line);
    this.#offered.push(offered);
  }

  copy(): Decided {
    const copy = new Decided();
    copy.#lines = this.#lines.slice();
    copy.#offered = this.#offered.slice();
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
    for (let step = mark * STRIDE; step < to; step++)
      addTo(sum, this.#lines[step] as TableLine, this.#offered[step] as Offered);
    return sum;
  }
}

const ASKED: Readonly<Record<TableLine['kind'], Ask['ask']>> = {
  rolled: 'roll',
  chose: 'choose',
  spotted: 'spot',
  named: 'name',
};

function addTo(sum: Sum, line: TableLine, offered: Offered): void {
  sum.add(ASKED[line.kind], BAR).add(line.clause, BAR).add(line.about, BAR);
  if (offered) for (const { key } of offered) sum.add(key, BAR);
  const answer = answerIn(line);
  sum.add(typeof answer === 'string' ? answer : rowText('x' in answer ? [answer.x, answer.y] : answer), LINE_END);
}

/** What was answered, by the line that tells of it. */
function answerIn(line: TableLine): Answer {
  switch (line.kind) {
    case 'rolled':
      return line.faces;
    case 'chose':
      return line.key;
    case 'spotted':
      return line;
    case 'named':
      return line.name;
    default:
      return unreachable(line);
  }
}
