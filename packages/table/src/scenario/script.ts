import type { Answer, Ask, ChooseAsk, RollAsk, Spot } from '../ask.ts';
import { parseDice } from '../dice.ts';
import { misfit } from '../hand.ts';
import type { Teller } from '../in-words.ts';
import { Problem, unreachable } from '../problem.ts';

/** What a test or scenario writes down beforehand: dice in the order thrown, answers in the order asked. */
export interface Script {
  /** A throw of 2d4 takes two. Left out, no die may be thrown; null lets the game throw, from its seed. */
  readonly dice?: readonly Die[] | null;
  /** Keys or texts of options, or `usual`. Left out, everything is answered as usual. */
  readonly choose?: Written<string>;
  /** Null is any spot that will do. Left out, all are found by the seed. */
  readonly spots?: Written<Spot | null>;
  /** Names, or `usual`. */
  readonly names?: Written<string>;
}

/** Answers in the order asked; or by the clause that asks, where all others are answered as usual. */
type Written<T> = readonly T[] | { readonly [clause: string]: readonly T[] };

/** One face; with its sides where the writer said which die it is, so that a die thrown out of turn is seen. */
export type Die = number | { readonly sides: number; readonly face: number };

export type ScriptList = 'dice' | 'choose' | 'spots' | 'names';

/** The rules and the script do not go together: says which entry of which list, if it is one. */
export class ScriptProblem extends Problem {
  readonly list: ScriptList;
  /** Where in the list: an index, or a clause and an index; empty for the list itself. */
  readonly entry: readonly (string | number)[];

  constructor(message: string, list: ScriptList, entry: readonly (string | number)[]) {
    super(message);
    this.list = list;
    this.entry = entry;
  }
}

const USUAL = 'usual';

/** The hand that answers from a script. It refuses asks beyond what was written, and knows what was never asked for. */
export class ScriptHand {
  readonly #dice: readonly Die[] | null;
  #thrown = 0;
  readonly #choices: WrittenAnswers<string>;
  readonly #spots: WrittenAnswers<Spot | null>;
  readonly #names: WrittenAnswers<string>;

  readonly #teller: Teller;

  /** The teller knows what an option is called, for scripts that write it so. */
  constructor({ dice = [], choose, spots, names }: Script, teller: Teller) {
    this.#dice = dice;
    this.#teller = teller;
    this.#choices = new WrittenAnswers('choose', choose, teller);
    this.#spots = new WrittenAnswers('spots', spots, teller);
    this.#names = new WrittenAnswers('names', names, teller);
  }

  /** The written answer; null leaves it to the rulebook's default, or to chance. */
  answer(ask: Ask): Answer | null {
    switch (ask.ask) {
      case 'roll':
        return this.#throw(ask);
      case 'choose':
        return this.#choices.take(ask, (given) => keyOf(ask, given, this.#teller));
      case 'spot':
        return this.#spots.take(ask, (given) => given);
      case 'name':
        return this.#names.take(ask, (given) => (given === USUAL ? null : given));
      default:
        return unreachable(ask);
    }
  }

  /** Throws if something was written that nobody asked for: a forgotten roll is a bug too. */
  finish(): void {
    const written = this.#dice?.length ?? 0;
    if (this.#thrown < written) throw leftOver('dice', written, this.#thrown, [this.#thrown]);
    for (const list of [this.#choices, this.#spots, this.#names]) list.finish();
  }

  #throw(ask: RollAsk): Answer | null {
    const dice = this.#dice;
    if (dice === null) return null;
    const { count, sides } = parseDice(ask.dice);
    const from = this.#thrown;
    if (from + count > dice.length) {
      throw new ScriptProblem(`${said(ask, this.#teller)}, but only ${dice.length} dice are written.`, 'dice', []);
    }
    this.#thrown += count;
    return dice.slice(from, from + count).map((die, i) => {
      const { face, sides: meant } = typeof die === 'number' ? { face: die, sides } : die;
      if (meant === sides && Number.isInteger(face) && face >= 1 && face <= sides) return face;
      const wrong = meant === sides ? `: a d${sides} shows 1 to ${sides}, got ${face}` : `, but a d${meant} is written`;
      throw new ScriptProblem(`${said(ask, this.#teller)}${wrong}.`, 'dice', [from + i]);
    });
  }
}

/** The answers to one kind of ask, taken one by one. */
class WrittenAnswers<T> {
  readonly #list: ScriptList;
  readonly #written: Written<T> | undefined;
  readonly #teller: Teller;
  /** How many were taken, by clause; under '' where they are written in the order asked. */
  readonly #used = new Map<string, number>();

  constructor(list: ScriptList, written: Written<T> | undefined, teller: Teller) {
    this.#list = list;
    this.#written = written;
    this.#teller = teller;
  }

  take(ask: Ask, answerOf: (given: T) => Answer | null): Answer | null {
    const clause = isInOrder(this.#written) ? '' : ask.clause;
    const written = this.#under(clause);
    if (!written) return null;
    const used = this.#used.get(clause) ?? 0;
    const given = written[used];
    if (given === undefined) {
      const message = `${said(ask, this.#teller)}, but only ${written.length} of ${this.#list} are written.`;
      throw new ScriptProblem(message, this.#list, clause === '' ? [] : [clause]);
    }
    this.#used.set(clause, used + 1);
    const answer = answerOf(given);
    const why = answer === null ? null : misfit(ask, answer, this.#teller.place);
    if (why === null) return answer;
    const entry = clause === '' ? [used] : [clause, used];
    throw new ScriptProblem(`${said(ask, this.#teller)}: ${why}.`, this.#list, entry);
  }

  finish(): void {
    const clauses = isInOrder(this.#written) ? [''] : Object.keys(this.#written ?? {});
    for (const clause of clauses) {
      const { length } = this.#under(clause) ?? [];
      const used = this.#used.get(clause) ?? 0;
      const entry = clause === '' ? [used] : [clause, used];
      if (used < length) throw leftOver(clause === '' ? this.#list : clause, length, used, entry, this.#list);
    }
  }

  #under(clause: string): readonly T[] | undefined {
    if (this.#written === undefined || isInOrder(this.#written)) return this.#written;
    return Object.hasOwn(this.#written, clause) ? this.#written[clause] : undefined;
  }
}

function isInOrder<T>(written: Written<T> | undefined): written is readonly T[] {
  return Array.isArray(written);
}

/** The key that is meant, be it written as key or as text. */
function keyOf(ask: ChooseAsk, given: string, teller: Teller): string | null {
  const { options } = ask;
  const option = options.find((it) => it.key === given) ?? options.find((it) => teller.option(ask, it).text === given);
  return option?.key ?? (given === USUAL ? null : given);
}

function leftOver(what: string, written: number, used: number, entry: (string | number)[], list: ScriptList = 'dice') {
  return new ScriptProblem(`${what}: ${written} are written, only ${used} were asked for.`, list, entry);
}

function said(ask: Ask, teller: Teller): string {
  const about = ask.about === '' ? '' : ` (${ask.about})`;
  if (ask.ask === 'roll') return `${ask.clause}${about} throws ${ask.dice} for ${teller.ask(ask)}`;
  return `${ask.clause}${about} asks "${teller.ask(ask)}"`;
}
