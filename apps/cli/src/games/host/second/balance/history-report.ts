import { mean, share, table } from '../../balance/tables.ts';
import { FATES, TRIGGERS } from './history.ts';
import { addHistories, type HistoryTally, newHistoryTally } from './history-tally.ts';
import type { Played } from './report.ts';

/** The histories of one hand. */
export interface HistoryRow {
  readonly hand: string;
  readonly tally: HistoryTally;
}

/** The two paths of the game, and the results that each can come to (H2-VIL-35). */
const RESULTS_OF: Readonly<Record<string, readonly string[]>> = {
  'The Horde': ['horde conquers', 'villain slain', 'villain destroyed', 'stalemate'],
  'The Empire': ['empire rules', 'villain slain', 'villain destroyed', 'stalemate'],
};

/** A path that has not been seen in this many worlds does not exist. */
const ENOUGH_TO_SEE_PATHS = 100;

/** What the rules promise and the histories break, each in a sentence: both paths are taken, and both can be won and lost. */
export function brokenPaths(rows: readonly HistoryRow[]): string[] {
  const all = together(rows);
  if (all.plays < ENOUGH_TO_SEE_PATHS) return [];
  return Object.entries(RESULTS_OF).flatMap(([path, [victory = '']]) => {
    const results = all.results.get(path);
    if (!results) return [`Nobody ever took the path of ${path} (H2-VIL-02).`];
    const isLost = [...results.keys()].some((it) => it !== victory);
    return [
      ...(results.has(victory) ? [] : [`${path} never won (H2-VIL-31).`]),
      ...(isLost ? [] : [`${path} never failed (H2-VIL-32, H2-VIL-33).`]),
    ];
  });
}

/** All of it, to print or to keep. */
export function historyReport(rows: readonly HistoryRow[], { seeds, page, command }: Played): string {
  const broken = brokenPaths(rows).map((it) => `**Broken:** ${it}`);
  return [
    '# Whole histories',
    '',
    `How worlds end over ${seeds.toLocaleString('en')} seeds by each hand, on a page of ${page.width} × ${page.height} beads.`,
    '',
    '```sh',
    `npx ${command}`,
    '```',
    '',
    ...monsters(rows),
    ...Object.keys(RESULTS_OF).flatMap((it) => villainy(rows, it)),
    ...cards(together(rows)),
    'Both paths must be taken, won and lost by some hand; over 100 histories or more the command ends with 1 if not.',
    ...(broken.length > 0 ? ['', ...broken] : []),
    '',
  ].join('\n');
}

function monsters(rows: readonly HistoryRow[]): string[] {
  return [
    '## The Age of Monsters',
    '',
    'What made the villain: six ●, six ○ or both (H2-MON-501), a construction alone, or the last turn (H2-MON-505); and how many',
    'turns the age had on average. Nobody: no card could live on the map at the last turn (H2-MON-506).',
    '',
    ...table(
      ['hand', ...TRIGGERS, 'turns'],
      rows.map(({ hand, tally }) => [
        hand,
        ...TRIGGERS.map((it) => share(tally.triggers.get(it) ?? 0, tally.plays)),
        mean(tally.turns, tally.plays),
      ]),
    ),
  ];
}

function villainy(rows: readonly HistoryRow[], path: string): string[] {
  const results = RESULTS_OF[path] ?? [];
  return [
    `## ${path}`,
    '',
    ...table(
      ['hand', 'of all worlds', ...results, 'rounds'],
      rows.map(({ hand, tally }) => {
        const own = tally.results.get(path) ?? new Map<string, number>();
        const many = [...own.values()].reduce((sum, it) => sum + it, 0);
        return [
          hand,
          share(many, tally.plays),
          ...results.map((it) => share(own.get(it) ?? 0, many)),
          mean(tally.rounds.get(path) ?? 0, many),
        ];
      }),
    ),
  ];
}

function cards({ cards: fates, plays }: HistoryTally): string[] {
  const names = [...fates.keys()].sort();
  return [
    '## The cards',
    '',
    `How often each came into play in ${plays.toLocaleString('en')} histories by all hands, died out, left the map, rose to rule, and won.`,
    '',
    ...table(
      ['card', ...FATES],
      names.map((it) => [it, ...FATES.map((fate) => String(fates.get(it)?.[fate] ?? 0))]),
    ),
  ];
}

function together(rows: readonly HistoryRow[]): HistoryTally {
  const all = newHistoryTally();
  for (const { tally } of rows) addHistories(all, tally);
  return all;
}
