import { CLASHES_WORDS, VERB_WORDS } from '../phrases/act.ts';
import type { Act, Bonus, Building, Contest, Gain, Goal, Need, Step } from '../tree/act.ts';
import {
  commaList,
  type Joined,
  orList,
  printAim,
  printBeads,
  printFilter,
  printResource,
  printSigned,
  spelled,
} from './words.ts';

/** The act on one line; the constructions of a list stand below it. */
export function printAct({ steps, stop }: Act): { readonly line: string; readonly list: readonly string[] } {
  const line = steps.map((it) => printStep(it, commaList)).join(' then ');
  const list = steps.flatMap((it) => (it.kind === 'build' && it.written === 'list' ? it.buildings : []));
  return { line: stop ? `${line} and stop` : line, list: list.map((it) => `  * ${printBuilding(it)}`) };
}

function printStep(step: Step, joined: Joined): string {
  switch (step.kind) {
    case 'contest':
      return printContest(step, joined);
    case 'exploit':
    case 'harvest':
      return `${step.kind} ${joined(step.resources.map(printResource))}`;
    case 'explore':
      return step.toward.length === 0 ? 'explore' : `explore toward ${joined(step.toward.map(printAim))}`;
    case 'relocate': {
      const goals = orList(step.goals.map((it) => printGoal(it, joined)));
      return ['relocate', goals, step.leavingTreasure ? 'leaving ○' : ''].filter((it) => it !== '').join(' ');
    }
    case 'build':
      return step.written === 'list' ? 'build:' : `build ${step.buildings.map(printBuilding).join('')}`;
    case 'gain':
    case 'lose':
      return `${step.kind} ${printBeads(step.beads)}`;
    case 'remove ★':
      return `remove ★ from ${printFilter(step.groups, joined)}`;
    case 'split':
      return `split ${step.number}`;
    default:
      return step.kind;
  }
}

export function printContest({ verb, targets, bonus }: Contest, joined: Joined = commaList): string {
  const deed = `${spelled(VERB_WORDS, verb)} ${printFilter(targets, joined)}`;
  return bonus === 0 ? deed : `${deed} at ${printSigned(bonus)}`;
}

export function printGoal(goal: Goal, joined: Joined): string {
  switch (goal.kind) {
    case 'near':
      return `near ${joined(goal.aims.map(printAim))}`;
    case 'away from':
      return `away from ${printFilter(goal.groups, joined)}`;
    default:
      return goal.kind;
  }
}

export function printBuilding({ name, needs, gains, many }: Building): string {
  const req = needs.length === 0 ? '' : `req ${needs.map(printNeed).join(', ')}`;
  const gain = gains.length === 0 ? '' : `gain ${gains.map(printGain).join(', ')}`;
  const inside = [req, gain].filter((it) => it !== '').join(' / ');
  return `${name}${inside === '' ? '' : ` (${inside})`}${many ? ' many' : ''}`;
}

function printNeed(need: Need): string {
  switch (need.kind) {
    case 'beads':
      return printBeads(need.beads);
    case 'resource':
      return printResource(need.resource);
    case 'built':
      return need.name;
    case 'near':
      return `near ${printFilter(need.groups, orList)}`;
  }
}

function printGain(gain: Gain): string {
  switch (gain.kind) {
    case 'beads':
      return printBeads(gain.beads);
    case 'bonus':
      return printBonus(gain.bonus);
    case 'resource':
      return printResource(gain.resource);
    case 'free':
      // A comma would begin the next gain.
      return `free ${printStep(gain.step, orList)}`;
    case 'immune to':
      return `immune to ${gain.deed}`;
    case 'exploit':
      return `exploit ${printResource(gain.resource)}`;
    case 'the first card here':
      return `the first ${printFilter(gain.groups, orList)} card here`;
    default:
      return gain.kind;
  }
}

export function printBonus({ amount, side, clash, foes }: Bonus): string {
  const what = side === 'in' ? spelled(CLASHES_WORDS, clash) : clash;
  const against = foes === null ? '' : ` with ${printFilter(foes, orList)}`;
  return `${printSigned(amount)} ${side} ${what}${against}`;
}
