import { PAGE_SIZES } from '@understory/host';
import { deckOf } from '@understory/host/cards';
import { PEOPLES, type PeopleKey, secondOptions } from '@understory/host/second';
import { AUTOPILOTS, type Autopilot, Problem } from '@understory/table';
import { Option } from 'commander';
import type { Balance, BalanceFlags } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { tallied } from '../../balance/crew.ts';
import { handFlag, handsOf, historiesFlag, isPlayedAlready, seedsFlag } from '../../balance/flags.ts';
import { add, newTally } from '../../balance/tally.ts';
import { peopleFlag } from '../../shared-flags.ts';
import { cardFilesIn } from '../cards/card-files.ts';
import { peoplesNamed } from '../peoples.ts';
import { pageOption, type SecondFlags } from '../world-flags.ts';
import { brokenPaths, type HistoryRow, historyReport } from './history-report.ts';
import { addHistories, newHistoryTally } from './history-tally.ts';
import type { Setting } from './outcome.ts';
import { brokenPromises, type Row, report } from './report.ts';

interface HostBalanceFlags extends BalanceFlags {
  readonly seeds: number;
  /** How many whole histories are played for each hand, instead of ages of peoples. */
  readonly histories?: number;
  readonly cards: readonly string[];
  /** As it was written. */
  readonly people: readonly string[];
  readonly hand: readonly Autopilot[];
  readonly page: SecondFlags['page'];
}

export function balanceFlags(): Option[] {
  return [
    seedsFlag(),
    historiesFlag(),
    new Option('--cards <file-or-folder>', 'with --histories: cards of your own (*.card); may be given several times')
      .argParser((path: string, before: readonly string[]) => [...before, path])
      .default([]),
    peopleFlag('only these peoples; may be given several times'),
    handFlag(),
    pageOption(),
  ];
}

/** Many ages or whole histories, and how they end. */
export function hostBalance(flags: HostBalanceFlags): Promise<Balance> {
  return flags.histories === undefined ? peoples(flags) : histories(flags, flags.histories);
}

async function peoples(flags: HostBalanceFlags): Promise<Balance> {
  if (flags.cards.length > 0) throw new Problem('Cards are played in whole histories only: add --histories.');
  const settings = settingsOf({ ...flags, people: peoplesNamed(flags.people) });
  const tallies = await tallied(settings, flags.seeds, { edition: '2', fresh: newTally, add, told: progress });
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
  const tallies = await tallied(settings, seeds, {
    edition: '2',
    fresh: newHistoryTally,
    add: addHistories,
    told: progress,
  });
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
    ...people.map((it) => `--people ${it}`),
    ...hand.map((it) => `--hand ${it}`),
    ...(page.width === width && page.height === height ? [] : [`--page ${page.width}x${page.height}`]),
  ].join(' ');
}

function settingsOf({ people, hand, page }: HostBalanceFlags & { readonly people: readonly PeopleKey[] }): Setting[] {
  const by = AUTOPILOTS.filter((it) => hand.length === 0 || hand.includes(it)).filter(
    (it) => !isPlayedAlready(it, hand),
  );
  return PEOPLES.filter((it) => people.length === 0 || people.includes(it)).flatMap((it) =>
    by.map((each) => ({ people: it, hand: each, page })),
  );
}
