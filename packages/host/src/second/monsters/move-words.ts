import type { Option as AskOption, Subject } from '@understory/table';
import { printAct } from '../cards/print/act.ts';
import type { Act, Step } from '../cards/tree/act.ts';
import { upperFirst } from '../draw.ts';
import type { Den } from './den.ts';
import { nameOf } from './measure.ts';
import type { Monster } from './monster.ts';
import type { Move } from './moves.ts';
import { whatItDoes } from './what-it-does.ts';

/** A move as it stands in an ask: whom it is done to, and what it does. */
export function optionOf(den: Den, me: Monster, move: Move): AskOption {
  return new MoveOption(den, me, move);
}

/** Its words are made where somebody looks: autopilots think for themselves. */
class MoveOption implements AskOption {
  readonly key: string;
  readonly subject?: Subject;
  readonly #den: Den;
  readonly #me: Monster;
  readonly #move: Move;

  constructor(den: Den, me: Monster, move: Move) {
    const { key, target } = move;
    this.key = key;
    this.#den = den;
    this.#me = me;
    this.#move = move;
    if (target) this.subject = target.is === 'wild' ? { piece: target.id } : { group: target.id };
  }

  get text(): string {
    const { act, target } = this.#move;
    return upperFirst(target ? `${verbOf(act.steps[0])} ${nameOf(target)}` : shortWordsOf(act));
  }

  get does(): string {
    const { act, target } = this.#move;
    return whatItDoes(this.#den, this.#me, act, target);
  }
}

/** What is done to somebody: a contest, or else `remove ★`, the only other step that needs a target (H2-ACT-271). */
function verbOf(step: Step | undefined): string {
  return step?.kind === 'contest' ? VERBS[step.verb] : 'remove ★ from';
}

/** As the card has it, without what a construction costs. */
function shortWordsOf(act: Act): string {
  const [first] = act.steps;
  if (first?.kind === 'build')
    return first.written === 'list' ? 'build something' : `build ${first.buildings[0]?.name ?? ''}`;
  return wordsOf(act);
}

/** As the card has it. */
export function wordsOf(act: Act): string {
  let words = spelt.get(act);
  if (words === undefined) {
    words = printAct(act).line;
    spelt.set(act, words);
  }
  return words;
}

/** Cards stay as they are written. */
const spelt = new WeakMap<Act, string>();

const VERBS = {
  ally: 'ally with',
  annex: 'annex',
  bribe: 'bribe',
  exterminate: 'exterminate',
  extort: 'extort',
  fight: 'fight',
  hunt: 'hunt',
  recruit: 'recruit from',
  rout: 'rout',
  steal: 'steal from',
  trade: 'trade with',
} as const;
