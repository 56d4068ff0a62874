import { printContest, printGoal } from '../cards/print/act.ts';
import { orList, printAim, printBeads, printResource } from '../cards/print/words.ts';
import type { Act, Step } from '../cards/tree/act.ts';
import { candidates } from './actions/candidates.ts';
import { gainsInstead, inReach } from './actions/exploit.ts';
import { canBuild } from './afford.ts';
import { costAndGain } from './build.ts';
import type { Den } from './den.ts';
import { bonusOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';
import { oddsOf } from './odds.ts';

/** What an act would do, in a few words, for whoever is asked; its first step is done to `target`. */
export function whatItDoes(den: Den, me: Monster, { steps, stop }: Act, target: Creature | null): string {
  const does = steps.map((step, i) => whatStepDoes(den, me, step, i === 0 ? target : null)).join('; then ');
  return stop ? `${does}; and no option after that` : does;
}

function whatStepDoes(den: Den, me: Monster, step: Step, target: Creature | null): string {
  switch (step.kind) {
    case 'contest':
      return target ? oddsOf(den, me, step, target) : printContest(step);
    case 'breed':
      return 'gain ●';
    case 'prepare':
      return bonusOf(den, me) === 0 ? 'gain ★' : 'nothing: there is a ★ already';
    case 'scout':
      return 'the places next to ours become known';
    case 'tax':
      return 'every annexed group gives ○';
    case 'corrupt it':
      return 'the stratum is corrupted for good';
    case 'exploit':
      return exploits(den, me, step);
    case 'harvest':
      return 'gain ○; nothing is used up';
    case 'explore':
      return `4.5 beads of way become known${step.toward.length > 0 ? `, towards ${orList(step.toward.map(printAim))}` : ''}`;
    case 'relocate':
      return moves(den, me, step);
    case 'build':
      return builds(den, me, step);
    case 'gain':
    case 'lose':
      return `${step.kind} ${printBeads(step.beads)}`;
    case 'remove ★':
      return 'they lose ★';
    case 'split':
      return `${step.number} ● become a group of their own, and the two part`;
  }
}

function exploits(den: Den, me: Monster, { resources }: Extract<Step, { kind: 'exploit' | 'harvest' }>): string {
  const instead = gainsInstead(me);
  const near = inReach(den, me, resources);
  const kinds = [...new Set(near.map((it) => (it.kind === 'stone' ? null : (it.unit?.biome ?? it.kind))))];
  const used = kinds.flatMap((it) => it ?? []).join(' or ');
  const gain = instead.length > 0 ? printBeads(instead) : '○';
  return used
    ? `gain ${gain}; some ${used} is used up`
    : `gain ${gain} from the ${orList(resources.map(printResource))}`;
}

function moves(den: Den, me: Monster, { goals, leavingTreasure }: Extract<Step, { kind: 'relocate' }>): string {
  const many = candidates(den, me, goals).length;
  const where = goals.length > 0 ? ` ${orList(goals.map((it) => printGoal(it, orList)))}` : '';
  const stays = leavingTreasure
    ? 'what is built, what is known and all ○ stay behind'
    : 'what is built and known stays behind';
  return `a new home${where} (${many === 1 ? 'one place' : `${many} places`}); ${stays}`;
}

function builds(den: Den, me: Monster, { buildings }: Extract<Step, { kind: 'build' }>): string {
  const open = buildings.filter((it) => canBuild(den, me, it));
  const [only, second] = open;
  if (only && !second) return costAndGain(only) || 'a room more';
  return `one of ${open.map((it) => it.name).join(', ')}`;
}
