import {
  ABOUT,
  ACHIEVED,
  AIMS,
  BALANCE,
  type Fates,
  fatesOf,
  MARGIN,
  MASTER_WINS,
  masterFates,
  offBalance,
} from '@understory/evil';
import type { Balance, BalanceFlags } from '../../shared/playable.ts';
import { progress } from '../../shared/progress.ts';
import { timed } from '../../shared/timed.ts';

/** Many games of Dungeon of Deadliest Evil, and whether they fare as its rulebook says. */
export function evilBalance({ games, master }: BalanceFlags): Balance {
  const rows = BALANCE.map((line) => ({ line, fates: fatesOf(line, games) }));
  const broken = rows.flatMap(({ line, fates }) => offBalance(line, fates));
  const masters = masterRows(master ?? 0);
  broken.push(...masters.broken);
  const [standard] = rows;
  const text = [
    '## Dungeon of Deadliest Evil',
    '',
    `How Kora fares over ${games.toLocaleString('en')} seeded games, by each way to play of the rulebook; in brackets what the rulebook says.`,
    `Within its margin is ± ${MARGIN.wins} points of wins, ± ${MARGIN.ultimate} of ultimate ones (DE-BAL-01), and ± ${MARGIN.rounds} rounds.`,
    '',
    '```sh',
    `npx understory balance --game evil --games ${games}${master ? ` --master ${master}` : ''}`,
    '```',
    '',
    '| player | wins | ultimate | mean rounds | within |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows.map(({ line, fates }) => {
      const { wins, ultimate, rounds } = fates;
      const within = offBalance(line, fates).length === 0 ? 'yes' : '**no**';
      return `| ${line.player} | ${wins.toFixed(1)} % (${line.wins}) | ${ultimate.toFixed(1)} % (${line.ultimate}) | ${rounds.toFixed(1)} (${line.rounds}) | ${within} |`;
    }),
    '',
    ...(standard ? achieved(standard.fates) : []),
    ...masters.lines,
    ...broken.map((it) => `- **Broken:** ${it}`),
    '',
  ];
  return { text: text.join('\n'), broken };
}

/** How the hand that searches fares, by what it plays for. */
function masterRows(games: number): { readonly lines: readonly string[]; readonly broken: readonly string[] } {
  if (games === 0) return { lines: [], broken: [] };
  const rows = AIMS.map((aim) => ({ aim, ...timed(() => masterFates(aim, games, progress)) }));
  progress(games, games);
  const [first] = rows;
  const wins = first?.result.wins ?? 0;
  const lines = [
    '',
    `The \`master\` hand over ${games.toLocaleString('en')} games, by what it plays for; ± is a standard error.`,
    '',
    '| aim | wins | ultimate | mean rounds | processor time a game |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ aim, result, seconds }) => {
      const share = (it: number) => `${it.toFixed(1)} % ± ${Math.sqrt((it * (100 - it)) / games).toFixed(1)}`;
      return `| ${aim} | ${share(result.wins)} | ${share(result.ultimate)} | ${result.rounds.toFixed(1)} | ${(seconds / games).toFixed(1)} s |`;
    }),
    '',
  ];
  const isShort = wins + 2 * Math.sqrt((wins * (100 - wins)) / games) < MASTER_WINS;
  return { lines, broken: isShort ? [`The master hand wins ${wins.toFixed(1)} %, not ${MASTER_WINS} %.`] : [] };
}

/** DE-BAL-02. */
function achieved({ slain, book, crucible, deepest }: Fates): string[] {
  const levels = deepest.map((it) => it.toFixed(0)).join(', ');
  return [
    `The default player slays Grislyk in ${slain.toFixed(1)} % (${ACHIEVED.slain}) of the games, holds the Book in ${book.toFixed(1)} % ` +
      `(${ACHIEVED.book}), destroys the Crucible in ${crucible.toFixed(1)} % (${ACHIEVED.crucible});`,
    `the deepest level placed is I, II, III in ${levels} % (${ACHIEVED.deepest.join(', ')}). About is ± ${ABOUT} points (DE-BAL-02).`,
  ];
}
