import { AUTOPILOTS, type Autopilot } from '@understory/table';
import type { Option } from 'commander';
import type { Balance, BalanceFlags } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { tallied } from '../../balance/crew.ts';
import { handFlag, seedsFlag } from '../../balance/flags.ts';
import { addEndings, type Endings, noEndings, type PlaytestSetting } from './outcome.ts';
import { brokenPromises } from './promises.ts';
import { turnsBy } from './turns.ts';

interface Flags extends BalanceFlags {
  readonly seeds: number;
  readonly hand: readonly Autopilot[];
}

export function playtestBalanceFlags(): Option[] {
  return [seedsFlag(), handFlag()];
}

/** Many whole games of the playtest rules, and how their ages end. */
export async function playtestBalance({ seeds, hand }: Flags): Promise<Balance> {
  const settings = AUTOPILOTS.filter((it) => (hand.length === 0 ? it !== 'tactical' : hand.includes(it))).map(
    (it): PlaytestSetting => ({ hand: it }),
  );
  const how = { edition: 'playtest', fresh: noEndings, add: addEndings, told: progress } as const;
  const all = await tallied(settings, seeds, how);
  const rows = settings.map((it, i) => ({ hand: it.hand, endings: all[i] ?? noEndings() }));
  const broken = rows.flatMap((it) => brokenPromises(it.hand, it.endings));
  return { text: report(rows, seeds, hand, broken), broken };
}

interface Row {
  readonly hand: string;
  readonly endings: Endings;
}

/** All of it, to print or to keep. */
function report(rows: readonly Row[], seeds: number, hand: readonly string[], broken: readonly string[]): string {
  return [
    '# Balance of the playtest rules',
    '',
    `How ${seeds.toLocaleString('en')} whole games by each hand end: in parts of a hundred how the elves, the Age of Monsters and that of Villainy end, how long`,
    'they last, and how often each weirdness comes up in a game.',
    '',
    '```sh',
    `npx ${['understory balance --edition playtest', `--seeds ${seeds}`, ...hand.map((it) => `--hand ${it}`)].join(' ')}`,
    '```',
    '',
    ...table('End of the elves', rows, ({ elves, plays }) => shares(elves, plays)),
    ...table('End of the Age of Monsters', rows, ({ monsters, plays }) => shares(monsters, plays)),
    ...table('Who gathered ten ○', rows, ({ victors, plays }) => shares(victors, plays)),
    ...table('End of the Age of Villainy', rows, ({ villains, plays }) => shares(villains, plays)),
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
    '- From 200 games on the median of either length lies between 5 and 25, and each of civil war, slave revolt and surface war',
    '  ends some civilization, each of ten ○, too many groups and the last era some age (PT-INV-14).',
    ...broken.map((it) => `- **Broken:** ${it}`),
    '',
    'The command ends with 1 if this is broken.',
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
    ...whats.map((it) => `| ${[it, ...columns.map((column) => column.get(it) ?? '0')].join(' | ')} |`),
    '',
  ];
}

function sorted(of: ReadonlyMap<string, number>): [string, number][] {
  return [...of].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

function shares(of: ReadonlyMap<string, number>, plays: number): Cells {
  return sorted(of).map(([it, many]) => [it, `${((100 * many) / plays).toFixed(1)} %`]);
}

function spread(turns: ReadonlyMap<number, number>): string {
  return [0.1, 0.5, 0.9].map((share) => turnsBy(turns, share)).join(', ');
}
