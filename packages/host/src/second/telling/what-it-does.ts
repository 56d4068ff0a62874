import { Catalogue, type Fact } from '@understory/table/words';
import { printBuilding } from '../cards/print/building.ts';
import { commaList, orList, printAim, printBeads, printResource } from '../cards/print/words.ts';
import type { Contest } from '../cards/steps/contest.ts';
import { contest } from '../cards/steps/contest.ts';
import { printGoal } from '../cards/steps/relocate.ts';
import type { Step } from '../cards/steps/steps.ts';
import type { Act } from '../cards/tree/act.ts';
import type { Building } from '../cards/tree/building.ts';
import { type DeedKind, isClash } from '../cards/tree/deeds.ts';
import { canBuild } from '../monsters/afford.ts';
import { bonusAt } from '../monsters/contests/legal.ts';
import type { Den } from '../monsters/den.ts';
import { bonusOf } from '../monsters/measure.ts';
import { chanceWith } from '../monsters/minds/chances.ts';
import { modifier } from '../monsters/modifier.ts';
import type { Creature, Monster } from '../monsters/monster.ts';
import { candidates } from '../monsters/steps/candidates.ts';
import { gainsInstead, inReach } from '../monsters/steps/exploit.ts';
import type { SecondWorld } from '../world.ts';
import { ACTS } from './english/acts.ts';
import { some } from './grammar.ts';

const catalogue = new Catalogue('en', ACTS);

type Facts = Readonly<Record<string, Fact>>;

/** What an act would do, in a few words, for whoever is asked; its first step is done to `target`. */
export function whatItDoes(den: Den, me: Monster, { steps, stop }: Act, target: Creature | null): string {
  const does = steps
    .map((step, i) => whatStepDoes(den, me, step, i === 0 ? target : null))
    .reduce((first, next) => catalogue.say('one after the other', { first, next }));
  return stop ? catalogue.say('stop', { does }) : does;
}

/** How likely an act would be won, or what it would do if no dice are thrown for it. */
export function inBrief(den: Den, me: Monster, act: Act, target: Creature): string {
  const [first] = act.steps;
  const isThrown = first?.kind === 'contest' && isClash(first.verb);
  return isThrown ? catalogue.say('odds', oddsOf(den, me, first, target)) : whatItDoes(den, me, act, target);
}

/** What is done to somebody, without whom: "Ally with". */
export function deedText(deed: DeedKind | null): string {
  return catalogue.sentence('deed', { deed });
}

function whatStepDoes(den: Den, me: Monster, step: Step, target: Creature | null): string {
  if (step.kind !== 'contest') return catalogue.say(step.kind, factsOf(den, me, step));
  if (!target) return catalogue.say('untargeted contest', { words: contest.print(step, commaList) });
  return catalogue.say(step.verb, oddsOf(den, me, step, target));
}

type OwnStep = Exclude<Step, Contest>;

/** What the words of a step speak of, besides who does it. A message that needs more and has none here throws when it is said. */
const FACTS: {
  readonly [K in OwnStep['kind']]?: (den: Den, me: Monster, step: Extract<OwnStep, { kind: K }>) => Facts;
} = {
  prepare: (den, me) => ({ bonus: bonusOf(den, me) }),
  exploit: exploits,
  explore: (_den, _me, { toward }) => ({ toward: toward.length > 0 ? orList(toward.map(printAim)) : null }),
  relocate: (den, me, { goals, leavingTreasure }) => ({
    many: candidates(den, me, goals).length,
    goals: goals.length > 0 ? ` ${orList(goals.map((it) => printGoal(it, orList)))}` : '',
    leaving: leavingTreasure,
  }),
  build: builds,
  gain: (_den, _me, { beads }) => ({ beads: printBeads(beads) }),
  lose: (_den, _me, { beads }) => ({ beads: printBeads(beads) }),
  split: (_den, _me, { number }) => ({ number }),
};

function factsOf(den: Den, me: Monster, step: OwnStep): Facts {
  const facts = FACTS[step.kind] as ((den: Den, me: Monster, step: OwnStep) => Facts) | undefined;
  return facts?.(den, me, step) ?? {};
}

/** How likely it is won, ★ aside. */
function oddsOf(den: Den, me: Monster, step: Contest, target: Creature): Facts {
  const { verb } = step;
  if (!isClash(verb)) return {};
  const ahead =
    modifier(den, me, target, verb, 'actor', bonusAt(den, me, step, target)) -
    modifier(den, me, target, verb, 'target');
  const won = Math.round(chanceWith(ahead) * 36);
  const shared = divisor(won, 36);
  return { odds: won === 36 ? 'sure' : won === 0 ? 'never' : 'even', won: won / shared, of: 36 / shared };
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.max(1, a) : divisor(b, a % b);
}

function exploits(den: Den, me: Monster, { resources }: Extract<Step, { kind: 'exploit' | 'harvest' }>): Facts {
  const instead = gainsInstead(me);
  const near = inReach(den, me, resources);
  const used = new Set(near.flatMap((it) => (it.kind === 'stone' ? [] : [some(it.kind, it.unit?.biome ?? null)])));
  return {
    beads: instead.length > 0 ? printBeads(instead) : '○',
    used: used.size > 0 ? orList([...used]) : null,
    resources: orList(resources.map(printResource)),
  };
}

function builds(den: Den, me: Monster, { buildings }: Extract<Step, { kind: 'build' }>): Facts {
  const open = buildings.filter((it) => canBuild(den, me, it));
  const [only, second] = open;
  const works = open.map((it) => it.name).join(', ');
  return only && !second ? { work: only.name, price: whatItBrings(den.world, only) || null } : { work: null, works };
}

/** What a construction costs and gives; and that it ends the age, where it makes the villain (H2-MON-503). */
export function whatItBrings({ journal }: SecondWorld, building: Building): string {
  const does = costAndGain(building);
  const ends = journal.age === 'monsters' && building.gains.some(({ kind }) => kind === 'villainy');
  return ends ? catalogue.say('ends the age', { does }) : does;
}

/** What a construction costs and gives, as the card has it. */
function costAndGain(building: Building): string {
  return printBuilding({ ...building, many: false })
    .slice(building.name.length)
    .replace(/^ [(]|[)]$/g, '');
}
