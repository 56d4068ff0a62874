import { PEOPLES, type PeopleKey, peoples } from '@understory/host/first';
import { AUTOPILOTS, Problem } from '@understory/table';
import type { Option } from 'commander';
import type { Balance, BalanceFlags } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { tallied } from '../../balance/crew.ts';
import { handFlag, handsOf, historiesFlag, isPlayedAlready, seedsFlag } from '../../balance/flags.ts';
import { section } from '../../balance/section.ts';
import { add, newTally, type Tally } from '../../balance/tally.ts';
import { peopleFlag } from '../../shared-flags.ts';
import { peopleNamed } from '../peoples.ts';
import { unrulyFlag, villainFlags, worldFlag } from '../world-flags.ts';
import { type HistoriesFlags, histories } from './histories.ts';
import type { FirstSetting } from './outcome.ts';

interface Flags extends BalanceFlags, HistoriesFlags {
  readonly seeds: number;
  /** How many whole histories are played for each hand and world, instead of ages of peoples. */
  readonly histories?: number;
}

export function firstBalanceFlags(): Option[] {
  return [
    seedsFlag(),
    historiesFlag(),
    peopleFlag('only these peoples'),
    handFlag(),
    worldFlag(),
    unrulyFlag(),
    ...villainFlags(),
  ];
}

interface Row {
  readonly people: PeopleKey;
  readonly hand: string;
  readonly tally: Tally;
}

/** Many ages or whole histories, and how they end. */
export function firstBalance(flags: Flags): Promise<Balance> {
  if (flags.histories !== undefined) return histories(flags, flags.histories);
  if (flags.villains || flags.arrivals || flags.strong || flags.wholeRealm)
    throw new Problem('Villains come in whole histories only: add --histories.');
  return civilizations(flags);
}

async function civilizations(flags: Flags): Promise<Balance> {
  const settings = settingsOf(flags);
  const tallies = await tallied(settings, flags.seeds, { edition: '1', fresh: newTally, add, told: progress });
  const rows = settings.map(
    ({ people, hand }, i): Row => ({ people, hand: handsOf(hand, flags.hand), tally: tallies[i] ?? newTally() }),
  );
  return { text: report(rows, flags), broken: brokenPromises(rows, flags) };
}

function settingsOf({ people, hand, world = 'usual', unruly }: Flags): FirstSetting[] {
  const named = people.map((word) => {
    const it = peopleNamed(word);
    if (typeof it === 'string') return it;
    throw new Problem('Only the peoples of the book are balanced: leave out files.');
  });
  const by = AUTOPILOTS.filter((it) => hand.length === 0 || hand.includes(it)).filter(
    (it) => !isPlayedAlready(it, hand),
  );
  return PEOPLES.filter((it) => named.length === 0 || named.includes(it)).flatMap((it) =>
    by.map((each) => ({
      people: it,
      hand: each,
      world,
      darkElves: unruly ? ('unruly' as const) : ('steady' as const),
    })),
  );
}

/** From so many worlds on, what the rulebook foretells must come. */
const ENOUGH = 200;

/** What the rules promise and the plays break, each in a sentence. */
function brokenPromises(rows: readonly Row[], { unruly }: Flags): string[] {
  const late = rows
    .filter(({ tally }) => tally.late > 0)
    .map(
      ({ people, hand, tally }) =>
        `The ${people} by the ${hand} hand outlast their rules in ${tally.late} of ${tally.plays} ages (H1-INV-14).`,
    );
  const calm = rows.filter(
    ({ people, tally }) =>
      unruly &&
      people === 'dark elves' &&
      tally.plays >= ENOUGH &&
      (tally.endings.get('no city left') ?? 0) < tally.plays / 2,
  );
  return [
    ...late,
    ...calm.map(
      ({ hand }) => `Unruly Dark Elves by the ${hand} hand end in revolts in less than half of their ages (H1-ELF-35).`,
    ),
  ];
}

/** All of it, to print or to keep. */
function report(rows: readonly Row[], flags: Flags): string {
  const played = PEOPLES.filter((it) => rows.some(({ people }) => people === it));
  const broken = brokenPromises(rows, flags).map((it) => `- **Broken:** ${it}`);
  return [
    '# Balance of the first edition',
    '',
    `How its peoples fare over ${flags.seeds.toLocaleString('en')} seeds each, by each hand, in ${worldOf(flags)}:`,
    'how often each ending comes, how many years the age lasts, how much is built, what the people have when it ends, and',
    'the ○ that are on the map after it.',
    '',
    '```sh',
    `npx ${commandFor(flags)}`,
    '```',
    '',
    ...played.flatMap((it) =>
      section(it, peoples[it].waysToEnd, {
        rows: rows.filter(({ people }) => people === it),
        units: 'years',
        left: '○ left',
      }),
    ),
    '## What must hold',
    '',
    '- No people outlasts its rules (H1-INV-14).',
    `- Unruly Dark Elves mostly end in revolts (H1-ELF-35); from ${ENOUGH} seeds on.`,
    ...broken,
    '',
    'The command ends with 1 if one of these is broken.',
    '',
  ].join('\n');
}

function worldOf({ world = 'usual' }: Flags): string {
  if (world === 'usual') return 'the usual world';
  return world === 'roll' ? 'worlds that are rolled' : `the ${world}`;
}

/** The command that gives the same table. */
function commandFor({ seeds, people, hand, world, unruly }: Flags): string {
  return [
    `understory balance --edition 1 --seeds ${seeds}`,
    ...people.map((it) => `--people ${it}`),
    ...hand.map((it) => `--hand ${it}`),
    ...(world ? [`--world ${world.replaceAll(' ', '-')}`] : []),
    ...(unruly ? ['--unruly'] : []),
  ].join(' ');
}
