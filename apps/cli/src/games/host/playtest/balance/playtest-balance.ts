import { AUTOPILOTS, type Autopilot } from '@understory/table';
import type { Option } from 'commander';
import type { Balance, BalanceFlags } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { tallied } from '../../balance/crew.ts';
import { handFlag, seedsFlag } from '../../balance/flags.ts';
import { share } from '../../balance/tables.ts';
import { kingdomsFlag } from '../world-flags.ts';
import { ELVES, MONSTERS, VILLAINS } from './endings.ts';
import { addEndings, type Endings, noEndings, type PlaytestSetting } from './outcome.ts';
import { brokenPromises, ENOUGH, lopsided, PLENTY } from './promises.ts';
import { turnsBy } from './turns.ts';

interface Flags extends BalanceFlags {
  readonly seeds: number;
  readonly hand: readonly Autopilot[];
  readonly kingdoms?: true;
}

export function playtestBalanceFlags(): Option[] {
  return [seedsFlag(), handFlag(), kingdomsFlag()];
}

/** Many whole games of the playtest rules, and how their ages end. */
export async function playtestBalance(flags: Flags): Promise<Balance> {
  const { seeds, hand } = flags;
  const kingdoms = flags.kingdoms === true;
  const settings = AUTOPILOTS.filter((it) => (hand.length === 0 ? it !== 'tactical' : hand.includes(it))).map(
    (it): PlaytestSetting => ({ hand: it, kingdoms }),
  );
  const how = { edition: 'playtest', fresh: noEndings, add: addEndings, told: progress } as const;
  const all = await tallied(settings, seeds, how);
  const rows = settings.map((it, i) => ({ hand: it.hand, endings: all[i] ?? noEndings() }));
  const together = noEndings();
  for (const it of all) addEndings(together, it);
  const broken = [...rows.flatMap((it) => brokenPromises(it.hand, it.endings)), ...lopsided(together)];
  return { text: report(rows, flags, broken), broken };
}

interface Row {
  readonly hand: string;
  readonly endings: Endings;
}

/** All of it, to print or to keep. */
function report(rows: readonly Row[], { seeds, hand, kingdoms }: Flags, broken: readonly string[]): string {
  const command = [
    'understory balance --edition playtest',
    `--seeds ${seeds}`,
    ...hand.map((it) => `--hand ${it}`),
    ...(kingdoms ? ['--kingdoms'] : []),
  ];
  return [
    '# Balance of the playtest rules',
    '',
    `How ${seeds.toLocaleString('en')} whole games by each hand end: in parts of a hundred how the elves, the Age of Monsters and that of Villainy end, how long`,
    'they last, and how often each weirdness comes up in a game.',
    '',
    '```sh',
    `npx ${command.join(' ')}`,
    '```',
    '',
    ...table('End of the elves', rows, ({ elves, plays }) => shares(elves, plays, ELVES)),
    ...table('End of the Age of Monsters', rows, ({ monsters, plays }) =>
      shares(monsters, plays, kingdoms ? MONSTERS : MONSTERS.filter((it) => it !== 'no kingdoms')),
    ),
    ...table('Who gathered ten ○', rows, ({ victors, plays }) => shares(victors, plays)),
    ...table('Villain: in how many games, and how these end', rows, villains),
    ...table('Weirdness a game', rows, ({ weird, plays }) =>
      sorted(weird).map(([it, many]) => [it, (many / plays).toFixed(2)]),
    ),
    ...table('Length (a tenth, the half and nine tenths are no longer)', rows, ({ years, eras, seasons }) => [
      ['years of the elves', spread(years)],
      ['eras of the monsters', spread(eras)],
      ['seasons of the villains', spread(seasons)],
    ]),
    '## What must hold',
    '',
    `- From ${ENOUGH} games on the median of either length lies between 5 and 25, and each of civil war, slave revolt and surface war`,
    '  ends some civilization, each of ten ○, too many groups and the last era some age (PT-INV-14).',
    `- From ${PLENTY.toLocaleString('en')} games by all hands together the Dungeon Master conquers the world in some of those that he comes in, and not in all (PT-JOI-14).`,
    ...broken.map((it) => `- **Broken:** ${it}`),
    '',
    'The command ends with 1 if one of these is broken.',
    '',
  ].join('\n');
}

type Cells = readonly (readonly [what: string, much: string])[];

/** A table with a line for each thing that came up, and a column for each hand. */
function table(title: string, rows: readonly Row[], cells: (of: Endings) => Cells): string[] {
  const columns = rows.map(({ endings }) => new Map(cells(endings)));
  const whats = [...new Set(columns.flatMap((it) => [...it.keys()]))];
  return [
    `| ${[title, ...rows.map(({ hand }) => hand)].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(rows.length)}`,
    ...whats.map((it) => `| ${[it, ...columns.map((column) => column.get(it) ?? '–')].join(' | ')} |`),
    '',
  ];
}

function sorted(of: ReadonlyMap<string, number>): [string, number][] {
  return [...of].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** What came up, and what of all that may come did not. */
function shares(of: ReadonlyMap<string, number>, plays: number, all: readonly string[] = []): Cells {
  const came = sorted(of).map(([it, many]) => [it, share(many, plays)] as const);
  return [...came, ...all.flatMap((it) => (of.has(it) ? [] : [[it, share(0, plays)] as const]))];
}

/** How often each comes, and how its own games end. */
function villains({ villains: ends, plays }: Endings): Cells {
  return VILLAINS.flatMap(([who, all]) => {
    const own = all.map((it) => ends.get(`${who}: ${it}`) ?? 0);
    const many = own.reduce((sum, it) => sum + it, 0);
    return [
      [who, share(many, plays)] as const,
      ...all.map((it, i) => [`${who}: ${it}`, share(own[i] ?? 0, many)] as const),
    ];
  });
}

function spread(turns: ReadonlyMap<number, number>): string {
  return [0.1, 0.5, 0.9].map((share) => turnsBy(turns, share)).join(', ');
}
