import { AUTOPILOTS, type Autopilot } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import { upTo } from '../../../shared/up-to.ts';

const MOST_SEEDS = 100_000;

export function seedsFlag(): Option {
  return new Option('--seeds <n>', `of host: how many worlds a people and hand, up to ${MOST_SEEDS}: the seeds 1 to n`)
    .argParser(upTo(MOST_SEEDS))
    .default(200);
}

/** Whole histories instead of ages of peoples. */
export function historiesFlag(): Option {
  return new Option(
    '--histories <n>',
    'so many whole histories a hand instead: monsters, villains, and how each card or villain fares',
  ).argParser(upTo(MOST_SEEDS));
}

export function handFlag(): Option {
  return new Option('--hand <hand>', `only by these: ${AUTOPILOTS.join(', ')}; may be given several times`)
    .argParser(collectedHand)
    .default([]);
}

function collectedHand(flag: string, before: readonly Autopilot[]): Autopilot[] {
  const hand = AUTOPILOTS.find((it) => it === flag);
  if (hand === undefined) throw new InvalidArgumentError(`Allowed choices are ${AUTOPILOTS.join(', ')}.`);
  return before.includes(hand) ? [...before] : [...before, hand];
}

/** Up to the end of the peoples the story hand plays as the tactical one: both by the rulebook's defaults. */
export function isPlayedAlready(it: Autopilot, asked: readonly Autopilot[]): boolean {
  return it === 'story' && (asked.length === 0 || asked.includes('tactical'));
}

/** The hands that a row stands for. */
export function handsOf(it: Autopilot, asked: readonly Autopilot[]): string {
  return it === 'tactical' && isPlayedAlready('story', asked) && (asked.length === 0 || asked.includes('story'))
    ? 'tactical, story'
    : it;
}
