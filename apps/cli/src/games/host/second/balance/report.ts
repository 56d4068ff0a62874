import { PEOPLES, type PeopleKey, peoples } from '@understory/host/second';
import { section } from '../../balance/section.ts';
import type { Tally } from '../../balance/tally.ts';

/** The tally of one people by one hand, or by several that play alike. */
export interface Row {
  readonly people: PeopleKey;
  readonly hand: string;
  readonly tally: Tally;
}

/** One age in this many may last longer than its rules foresee. */
const LATE_IN = 200;

/** Some endings need a rare nexus in a rare place. An ending that has not come in this many worlds never comes. */
const ENOUGH_TO_SEE_ALL = 2000;

/** What the rules promise and the plays break, each in a sentence. */
export function brokenPromises(rows: readonly Row[]): string[] {
  const late = rows
    .filter(({ tally }) => tally.late * LATE_IN > tally.plays)
    .map(
      ({ people, hand, tally }) =>
        `The ${people} by the ${hand} hand outlast their rules in ${tally.late} of ${tally.plays} ages.`,
    );
  const hasSeenEnough = rows.every(({ tally }) => tally.plays >= ENOUGH_TO_SEE_ALL);
  return hasSeenEnough ? [...late, ...unseenEndings(rows, false)] : late;
}

/** The endings that no hand came to: the rare ones, or those that must come. */
function unseenEndings(rows: readonly Row[], rareOnes: boolean): string[] {
  return PEOPLES.flatMap((people) => {
    const own = rows.filter((it) => it.people === people);
    if (own.length === 0) return [];
    return peoples[people].waysToEnd
      .filter(
        ({ kind, rare }) => (rare !== undefined) === rareOnes && !own.some(({ tally }) => tally.endings.has(kind)),
      )
      .map(({ kind, clause, rare }) => `The ${people} never ended by “${kind}” (${clause})${rare ? `: ${rare}` : ''}.`);
  });
}

/** What was played, and how to have it again. */
export interface Played {
  readonly seeds: number;
  readonly page: { readonly width: number; readonly height: number };
  readonly command: string;
}

/** All of it, to print or to keep. */
export function report(rows: readonly Row[], { seeds, page, command }: Played): string {
  const played = PEOPLES.filter((it) => rows.some(({ people }) => people === it));
  return [
    '# Balance',
    '',
    `How the peoples of the second edition fare over ${seeds.toLocaleString('en')} seeds each, by each hand, on a page of ` +
      `${page.width} × ${page.height} beads:`,
    'how often each ending comes, how many turns the age lasts, how much is built, what the people have when it ends, and',
    'the epic treasures (❖) that are on the map after it.',
    '',
    '```sh',
    `npx ${command}`,
    '```',
    '',
    ...played.flatMap((it) =>
      section(it, peoples[it].waysToEnd, {
        rows: rows.filter(({ people }) => people === it),
        units: 'turns',
        left: '❖',
      }),
    ),
    '## What must hold',
    '',
    ...promises(rows),
    '',
    'The command ends with 1 if one of these is broken.',
    '',
  ].join('\n');
}

function promises(rows: readonly Row[]): string[] {
  const sum = (of: (tally: Tally) => number) => rows.reduce((all, { tally }) => all + of(tally), 0);
  const late = `No people outlasts its rules (H2-INV-11, H2-INV-12, H2-INV-17) in more than 1 of ${LATE_IN} ages`;
  const ages = sum((it) => it.plays).toLocaleString('en');
  const broken = brokenPromises(rows).map((it) => `- **Broken:** ${it}`);
  const [rare, unseen] = [unseenEndings(rows, true), unseenEndings(rows, false)];
  return [
    `- ${late}; here it was ${sum((it) => it.late)} of ${ages}.`,
    `- Every ending that the rules know comes about by some hand, but for the rare ones; over ${ENOUGH_TO_SEE_ALL.toLocaleString('en')} seeds or more this must hold.`,
    ...(unseen.length === 0 ? ['  Here it does.'] : unseen.map((it) => `  - Not seen here: ${it}`)),
    ...rare.map((it) => `  - Too rare for these seeds: ${it}`),
    ...broken,
  ];
}
