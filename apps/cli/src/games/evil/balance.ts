import { ABOUT, ACHIEVED, BALANCE, type Fates, fatesOf, MARGIN, offBalance } from '@understory/evil';
import type { Balance } from '../../shared/playable.ts';

/** Many games of Dungeon of Deadliest Evil, and whether they fare as its rulebook says. */
export function evilBalance(games: number): Balance {
  const rows = BALANCE.map((line) => ({ line, fates: fatesOf(line, games) }));
  const broken = rows.flatMap(({ line, fates }) => offBalance(line, fates));
  const [standard] = rows;
  const text = [
    '## Dungeon of Deadliest Evil',
    '',
    `How Kora fares over ${games.toLocaleString('en')} seeded games, by each way to play of the rulebook; in brackets what the rulebook says.`,
    `Within its margin is ± ${MARGIN.wins} points of wins, ± ${MARGIN.ultimate} of ultimate ones (DE-BAL-01), and ± ${MARGIN.rounds} rounds.`,
    '',
    '```sh',
    `npx understory balance --game evil --games ${games}`,
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
    ...broken.map((it) => `- **Broken:** ${it}`),
    '',
  ];
  return { text: text.join('\n'), broken };
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
