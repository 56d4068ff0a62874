import { hostOptions, PAGE_SIZES, PEOPLES, type PeopleKey } from '@understory/host';
import { deckOf } from '@understory/host/cards';
import { AUTOPILOTS, type Autopilot, Problem } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { evilBalance } from '../games/evil/balance.ts';
import { tallied } from '../games/host/balance/crew.ts';
import { brokenPaths, type HistoryRow, historyReport } from '../games/host/balance/history-report.ts';
import { addHistories, newHistoryTally } from '../games/host/balance/history-tally.ts';
import type { Setting } from '../games/host/balance/outcome.ts';
import { brokenPromises, type Row, report } from '../games/host/balance/report.ts';
import { add, newTally } from '../games/host/balance/tally.ts';
import { cardFilesIn } from '../games/host/cards/card-files.ts';
import { collectedPeople, PEOPLE_WORDS } from '../games/host/peoples.ts';
import { pageOption, type WorldFlags } from '../games/host/world-flags.ts';
import { makerBalance } from '../games/maker/balance.ts';
import { EXIT } from '../shared/exit-codes.ts';
import { writeWhole } from '../shared/write-whole.ts';

interface BalanceFlags {
  readonly game: Game;
  /** So many games of a smaller game. */
  readonly games: number;
  readonly seeds: number;
  /** So many whole histories a hand, instead of ages of peoples. */
  readonly histories?: number;
  readonly cards: readonly string[];
  readonly people: readonly PeopleKey[];
  readonly hand: readonly Autopilot[];
  readonly page: WorldFlags['page'];
  readonly out?: string;
}

const MOST_SEEDS = 100_000;

/** The smaller games, each with its own figures to reproduce. */
const SMALLER = { evil: evilBalance, maker: makerBalance } as const satisfies Record<
  string,
  (games: number) => Balance
>;
type Game = 'host' | keyof typeof SMALLER;

/** `understory balance`: many ages or whole histories, and how they end. */
export function balanceCommand(): Command {
  return new Command('balance')
    .description(
      'Play many Ages of Civilization, whole histories, or smaller games by themselves, and tell how they end.',
    )
    .addOption(new Option('--game <game>', 'which game').choices(['host', ...Object.keys(SMALLER)]).default('host'))
    .option('--games <n>', 'with another game than host: how many games a way to play', seedCount, 2000)
    .option('--seeds <n>', `how many worlds a people and hand, up to ${MOST_SEEDS}: the seeds 1 to n`, seedCount, 200)
    .option(
      '--histories <n>',
      'so many whole histories a hand instead: monsters, villains, and how each card fares',
      seedCount,
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
    .addOption(pageOption())
    .option('--out <file>', 'where to keep it, as Markdown; to standard output if left out')
    .addHelpText(
      'after',
      `
Ends with 1 if a people outlasts its rules in more than 1 of 200 ages, or, over 2000 seeds or more, if an ending of the
rules never comes; of 100 histories or more, if a villain's path is never taken, won or lost; of another game, if a figure of
its rulebook is not met within its margin.

Examples:
  understory balance --seeds 50 --people dwarves
  understory balance --hand story --hand random --out balance.md
  understory balance --histories 100 --hand story --cards moles.card
  understory balance --game evil --games 2000
  understory balance --game maker --games 1000`,
    )
    .action(async (flags: BalanceFlags) => {
      const { text, broken } = await balanceOf(flags);
      if (flags.out === undefined) process.stdout.write(text);
      else writeWhole(flags.out, text);
      for (const it of broken) process.stderr.write(`${it}\n`);
      if (broken.length > 0) process.exitCode = EXIT.failed;
    });
}

interface Balance {
  readonly text: string;
  readonly broken: readonly string[];
}

async function balanceOf(flags: BalanceFlags): Promise<Balance> {
  if (flags.game !== 'host') return SMALLER[flags.game](flags.games);
  return flags.histories === undefined ? peoples(flags) : histories(flags, flags.histories);
}

async function peoples(flags: BalanceFlags): Promise<Balance> {
  if (flags.cards.length > 0) throw new Problem('Cards are played in whole histories only: add --histories.');
  const settings = settingsOf(flags);
  const tallies = await tallied(settings, flags.seeds, { fresh: newTally, add, told: progress });
  const rows = settings.map(
    ({ people, hand }, i): Row => ({ people, hand: handsOf(hand, flags.hand), tally: tallies[i] ?? newTally() }),
  );
  return { text: report(rows, { ...flags, command: commandFor(flags) }), broken: brokenPromises(rows) };
}

async function histories(flags: BalanceFlags, seeds: number): Promise<Balance> {
  if (flags.people.length > 0)
    throw new Problem('In whole histories the peoples come as they are rolled: leave out --people.');
  const options = hostOptions({ ...flags.page, cards: cardFilesIn(flags.cards) });
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
function commandFor({ seeds, histories: whole, cards, people, hand, page }: BalanceFlags): string {
  const { width, height } = PAGE_SIZES.standard;
  return [
    whole === undefined ? `understory balance --seeds ${seeds}` : `understory balance --histories ${whole}`,
    ...cards.map((it) => `--cards ${it}`),
    ...people.map((it) => `--people ${it.replace(' ', '-')}`),
    ...hand.map((it) => `--hand ${it}`),
    ...(page.width === width && page.height === height ? [] : [`--page ${page.width}x${page.height}`]),
  ].join(' ');
}

function settingsOf({ people, hand, page }: BalanceFlags): Setting[] {
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

/** Only a person at a terminal wants to see how far it is. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done === all ? '' : `${done} of ${all}`}`);
}

function seedCount(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= MOST_SEEDS) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST_SEEDS}.`);
}

function collectedHand(flag: string, before: readonly Autopilot[]): Autopilot[] {
  const hand = AUTOPILOTS.find((it) => it === flag);
  if (hand === undefined) throw new InvalidArgumentError(`Allowed choices are ${AUTOPILOTS.join(', ')}.`);
  return before.includes(hand) ? [...before] : [...before, hand];
}
