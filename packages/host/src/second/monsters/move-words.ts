import type { Option as AskOption } from '@understory/table';
import { printAct } from '../cards/print/act.ts';
import type { Act, Step } from '../cards/tree/act.ts';
import type { Den } from './den.ts';
import { nameOf } from './measure.ts';
import type { Monster } from './monster.ts';
import type { Move } from './moves.ts';
import { whatItDoes } from './what-it-does.ts';

/** A move as it stands in an ask: whom it is done to, and what it does. */
export function optionOf(den: Den, me: Monster, { key, act, target }: Move): AskOption {
  const [first] = act.steps;
  const text = target ? `${verbOf(first)} ${nameOf(target)}` : shortWordsOf(act);
  return {
    key,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    // Read only where a person looks: autopilots think for themselves.
    get does() {
      return whatItDoes(den, me, act, target);
    },
    ...(target ? { subject: target.is === 'wild' ? { piece: target.id } : { group: target.id } } : {}),
  };
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
