import { PAGE_SIZES } from '@understory/host';
import { deckOf } from '@understory/host/cards';
import { PEOPLES, type PeopleKey, secondOptions } from '@understory/host/second';
import { AUTOPILOTS, type Autopilot, Problem } from '@understory/table';
import { type Command, InvalidArgumentError } from 'commander';
import type { Balance, BalanceFlags } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { upTo } from '../../../../shared/up-to.ts';
import { cardFilesIn } from '../cards/card-files.ts';
import { collectedPeople, PEOPLE_WORDS } from '../peoples.ts';
import { pageOption, type SecondFlags } from '../world-flags.ts';
import { tallied } from './crew.ts';
import { brokenPaths, type HistoryRow, historyReport } from './history-report.ts';
import { addHistories, newHistoryTally } from './history-tally.ts';
import type { Setting } from './outcome.ts';
import { brokenPromises, type Row, report } from './report.ts';
import { add, newTally } from './tally.ts';

interface HostBalanceFlags extends BalanceFlags {
  readonly seeds: number;
  /** How many whole histories are played for each hand, instead of ages of peoples. */
  readonly histories?: number;
  readonly cards: readonly string[];
  readonly people: readonly PeopleKey[];
  readonly hand: readonly Autopilot[];
  readonly page: SecondFlags['page'];
}

const MOST_SEEDS = 100_000;

export function withHostBalanceFlags(command: Command): Command {
  return command
    .option(
      '--seeds <n>',
      `of host: how many worlds a people and hand, up to ${MOST_SEEDS}: the seeds 1 to n`,
      upTo(MOST_SEEDS),
      200,
    )
    .option(
      '--histories <n>',
      'so many whole histories a hand instead: monsters, villains, and how each card fares',
      upTo(MOST_SEEDS),
    )
    .option(
      '--cards <file-or-folder>',
      'with --histories: cards of your own (*.card); may be given several times',
      (path: string, before: readonly string[]) => [...before, path],
      [],
    )
    .option(
      '--people <people>',
      `only these: ${PEOPLE_WORDS.join(', ')}; may be given several times`,
      collectedPeople,
      [],
    )
    .option('--hand <hand>', `only by these: ${AUTOPILOTS.join(', ')}; may be given several times`, collectedHand, [])
    .addOption(pageOption());
}

/** Many ages or whole histories, and how they end. */
export function hostBalance(flags: HostBalanceFlags): Promise<Balance> {
  return flags.histories === undefined ? peoples(flags) : histories(flags, flags.histories);
}

async function peoples(flags: HostBalanceFlags): Promise<Balance> {
  if (flags.cards.length > 0) throw new Problem('Cards are played in whole histories only: add --histories.');
  const settings = settingsOf(flags);
  const tallies = await tallied(settings, flags.seeds, { fresh: newTally, add, told: progress });
  const rows = settings.map(
    ({ people, hand }, i): Row => ({ people, hand: handsOf(hand, flags.hand), tally: tallies[i] ?? newTally() }),
  );
  return { text: report(rows, { ...flags, command: commandFor(flags) }), broken: brokenPromises(rows) };
}

async function histories(flags: HostBalanceFlags, seeds: number): Promise<Balance> {
  if (flags.people.length > 0)
    throw new Problem('In whole histories the peoples come as they are rolled: leave out --people.');
  const options = secondOptions({ ...flags.page, cards: cardFilesIn(flags.cards) });
  deckOf(options);
  const by = AUTOPILOTS.filter((it) => flags.hand.length === 0 || flags.hand.includes(it));
  const settings = by.map((hand) => ({ hand, options }));
  const tallies = await tallied(settings, seeds, { fresh: newHistoryTally, add: addHistories, told: progress });
  const rows = by.map((hand, i): HistoryRow => ({ hand, tally: tallies[i] ?? newHistoryTally() }));
  return {
    text: historyReport(rows, { seeds, page: flags.page, command: commandFor(flags) }),
    broken: brokenPaths(rows),
  };
}

/** The command that gives the same table. */
function commandFor({ seeds, histories: whole, cards, people, hand, page }: HostBalanceFlags): string {
  const { width, height } = PAGE_SIZES.standard;
  return [
    whole === undefined ? `understory balance --seeds ${seeds}` : `understory balance --histories ${whole}`,
    ...cards.map((it) => `--cards ${it}`),
    ...people.map((it) => `--people ${it.replace(' ', '-')}`),
    ...hand.map((it) => `--hand ${it}`),
    ...(page.width === width && page.height === height ? [] : [`--page ${page.width}x${page.height}`]),
  ].join(' ');
}

function settingsOf({ people, hand, page }: HostBalanceFlags): Setting[] {
  const by = AUTOPILOTS.filter((it) => hand.length === 0 || hand.includes(it)).filter(
    (it) => !isPlayedAlready(it, hand),
  );
  return PEOPLES.filter((it) => people.length === 0 || people.includes(it)).flatMap((it) =>
    by.map((each) => ({ people: it, hand: each, page })),
  );
}

/** Up to the end of the peoples the story hand plays as the tactical one: both by the rulebook's defaults. */
function isPlayedAlready(it: Autopilot, asked: readonly Autopilot[]): boolean {
  return it === 'story' && (asked.length === 0 || asked.includes('tactical'));
}

/** The hands that a row stands for. */
function handsOf(it: Autopilot, asked: readonly Autopilot[]): string {
  return it === 'tactical' && isPlayedAlready('story', asked) && (asked.length === 0 || asked.includes('story'))
    ? 'tactical, story'
    : it;
}

function collectedHand(flag: string, before: readonly Autopilot[]): Autopilot[] {
  const hand = AUTOPILOTS.find((it) => it === flag);
  if (hand === undefined) throw new InvalidArgumentError(`Allowed choices are ${AUTOPILOTS.join(', ')}.`);
  return before.includes(hand) ? [...before] : [...before, hand];
}
