import type { Answer, Ask, ChooseAsk, RollAsk, Spot } from '../ask.ts';
import { parseDice } from '../dice.ts';
import { misfit } from '../hand.ts';
import { Problem, unreachable } from '../problem.ts';

/** What a test or scenario writes down beforehand: dice in the order thrown, answers in the order asked. */
export interface Script {
  /** A throw of 2d4 takes two. Left out, no die may be thrown; null lets the game throw, from its seed. */
  readonly dice?: readonly Die[] | null;
  /** Keys or texts of options, or `usual`. Left out, everything is answered as usual. */
  readonly choose?: readonly string[];
  /** Null is any spot that will do. Left out, all are found by the seed. */
  readonly spots?: readonly (Spot | null)[];
  /** Names, or `usual`. */
  readonly names?: readonly string[];
}

/** One face; with its sides where the writer said which die it is, so that a die thrown out of turn is seen. */
export type Die = number | { readonly sides: number; readonly face: number };

export type ScriptList = 'dice' | 'choose' | 'spots' | 'names';

/** The rules and the script do not go together: says which entry of which list, if it is one. */
export class ScriptProblem extends Problem {
  readonly list: ScriptList;
  readonly index: number | null;

  constructor(message: string, list: ScriptList, index: number | null) {
    super(message);
    this.list = list;
    this.index = index;
  }
}

const USUAL = 'usual';

/** The hand that answers from a script. It refuses asks beyond what was written, and knows what was never asked for. */
export class ScriptHand {
  readonly #script: Script;
  readonly #used: Record<ScriptList, number> = { dice: 0, choose: 0, spots: 0, names: 0 };

  constructor(script: Script) {
    this.#script = script;
  }

  /** The written answer; null leaves it to the rulebook's default, or to chance. */
  answer(ask: Ask): Answer | null {
    switch (ask.ask) {
      case 'roll':
        return this.#thrown(ask);
      case 'choose':
        return this.#chosen(ask);
      case 'spot':
        return this.#checked(ask, 'spots', this.#next('spots', this.#script.spots, ask));
      case 'name': {
        const given = this.#next('names', this.#script.names, ask);
        return this.#checked(ask, 'names', given === USUAL ? null : given);
      }
      default:
        return unreachable(ask);
    }
  }

  /** Throws if something was written that nobody asked for: a forgotten roll is a bug too. */
  finish(): void {
    for (const list of ['dice', 'choose', 'spots', 'names'] as const) {
      const written = this.#script[list]?.length ?? 0;
      const used = this.#used[list];
      if (used < written)
        throw new ScriptProblem(`${list}: ${written} are written, only ${used} were asked for.`, list, used);
    }
  }

  #thrown(ask: RollAsk): Answer | null {
    const { dice = [] } = this.#script;
    if (dice === null) return null;
    const { count, sides } = parseDice(ask.dice);
    const from = this.#used.dice;
    if (from + count > dice.length) {
      throw new ScriptProblem(`${said(ask)}, but only ${dice.length} dice are written.`, 'dice', null);
    }
    this.#used.dice += count;
    return dice.slice(from, from + count).map((die, i) => {
      const { face, sides: meant } = typeof die === 'number' ? { face: die, sides } : die;
      if (meant !== sides) throw new ScriptProblem(`${said(ask)}, but a d${meant} is written.`, 'dice', from + i);
      if (Number.isInteger(face) && face >= 1 && face <= sides) return face;
      throw new ScriptProblem(`${said(ask)}: a d${sides} shows 1 to ${sides}, got ${face}.`, 'dice', from + i);
    });
  }

  #chosen(ask: ChooseAsk): Answer | null {
    const given = this.#next('choose', this.#script.choose, ask);
    const option = ask.options.find((it) => it.key === given) ?? ask.options.find((it) => it.text === given);
    if (option) return option.key;
    return this.#checked(ask, 'choose', given === USUAL ? null : given);
  }

  /** The next entry of a list; null where no list is written. */
  #next<T>(list: ScriptList, written: readonly T[] | undefined, ask: Ask): T | null {
    if (!written) return null;
    const given = written[this.#used[list]];
    if (given === undefined) {
      throw new ScriptProblem(`${said(ask)}, but only ${written.length} of ${list} are written.`, list, null);
    }
    this.#used[list] += 1;
    return given;
  }

  #checked(ask: Ask, list: ScriptList, answer: Answer | null): Answer | null {
    const why = answer === null ? null : misfit(ask, answer);
    if (why) throw new ScriptProblem(`${said(ask)}: ${why}.`, list, this.#used[list] - 1);
    return answer;
  }
}

function said(ask: Ask): string {
  const about = ask.about === '' ? '' : ` (${ask.about})`;
  if (ask.ask === 'roll') return `${ask.clause}${about} throws ${ask.dice} for ${ask.for}`;
  return `${ask.clause}${about} asks "${ask.prompt}"`;
}
