import { PAGE_SIZES, PEOPLES, type PeopleKey } from '@understory/host';
import { AUTOPILOTS, type Autopilot } from '@understory/table';
import { Command, InvalidArgumentError } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { writeWhole } from '../host/outputs.ts';
import { collectedPeople, PEOPLE_WORDS } from '../host/peoples.ts';
import { pageOption, type WorldFlags } from '../host/world-flags.ts';
import { tallied } from './crew.ts';
import type { Setting } from './outcome.ts';
import { brokenPromises, type Row, report } from './report.ts';
import { newTally } from './tally.ts';

interface BalanceFlags {
  readonly seeds: number;
  readonly people: readonly PeopleKey[];
  readonly hand: readonly Autopilot[];
  readonly page: WorldFlags['page'];
  readonly out?: string;
}

const MOST_SEEDS = 100_000;

/** `understory balance`: many ages, and how they end. */
export function balanceCommand(): Command {
  return new Command('balance')
    .description('Play many Ages of Civilization by themselves, and tell how they end.')
    .option('--seeds <n>', `how many worlds a people and hand, up to ${MOST_SEEDS}: the seeds 1 to n`, seedCount, 200)
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
rules never comes.

Examples:
  understory balance --seeds 50 --people dwarves
  understory balance --hand story --hand random --out balance.md`,
    )
    .action(async (flags: BalanceFlags) => {
      const settings = settingsOf(flags);
      const tallies = await tallied(settings, flags.seeds, progress);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      const rows = settings.map(
        ({ people, hand }, i): Row => ({
          people,
          hand: handsOf(hand, flags.hand),
          tally: tallies[i] ?? newTally(),
        }),
      );
      const text = report(rows, { ...flags, command: commandFor(flags) });
      if (flags.out === undefined) process.stdout.write(text);
      else writeWhole(flags.out, text);
      const broken = brokenPromises(rows);
      for (const it of broken) process.stderr.write(`${it}\n`);
      if (broken.length > 0) process.exitCode = EXIT.failed;
    });
}

/** The command that gives the same table. */
function commandFor({ seeds, people, hand, page }: BalanceFlags): string {
  const { width, height } = PAGE_SIZES.standard;
  return [
    `understory balance --seeds ${seeds}`,
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
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done} of ${all} ages`);
}

function seedCount(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_SEEDS) return Number(text);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST_SEEDS}.`);
}

function collectedHand(text: string, before: readonly Autopilot[]): Autopilot[] {
  const hand = AUTOPILOTS.find((it) => it === text);
  if (hand === undefined) throw new InvalidArgumentError(`Allowed choices are ${AUTOPILOTS.join(', ')}.`);
  return before.includes(hand) ? [...before] : [...before, hand];
}
