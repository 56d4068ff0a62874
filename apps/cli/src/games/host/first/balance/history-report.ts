import { VILLAINS, type VillainKey } from '@understory/host/first';
import { capital } from '@understory/table';
import { mean, share, table } from '../../balance/tables.ts';
import { addHistories, endingsOf, type HistoryTally, newHistoryTally } from './history-tally.ts';

/** The histories of one hand in one world. */
export interface HistoryRow {
  readonly hand: string;
  readonly world: string;
  readonly tally: HistoryTally;
}

/** How each age was played, for the words around the tables. */
export interface PlayedHistories {
  readonly seeds: number;
  readonly command: string;
  /** With whole realm (H1-DMR-23) and a strong Alpha Villain (H1-AVI-15) the rulebook foretells otherwise. */
  readonly wholeRealm: boolean;
  readonly strong: boolean;
}

/** H1-MON-02, -03, -10, -11. */
const MONSTERS = ['six treasures', 'no kingdoms', 'too many restarts', 'too many groups', 'last year', 'chosen'];

/** What each villain's age can end by, its triumph first. */
const ENDINGS: Readonly<Record<VillainKey, readonly string[]>> = {
  'dungeon master': ['world conquered', 'attack beaten', 'villain dead', 'undecided'],
  'thought lords': ['all minds taken', 'villain dead', 'undecided'],
  'liche king': ['land overrun', 'villain dead', 'undecided'],
  'alpha villain': ['surface ruled', 'villain dead', 'undecided'],
};
const TRIUMPHS = VILLAINS.flatMap((it) => ENDINGS[it].slice(0, 1));

/** From so many histories on, what the rulebook foretells must come. */
const ENOUGH = 400;
/** “Hardly one in a hundred” (H1-AVI-15). */
const HARDLY = 0.02;

/** What the rules promise and the histories break, each in a sentence. */
export function brokenHistories(rows: readonly HistoryRow[], { wholeRealm, strong }: PlayedHistories): string[] {
  const all = together(rows);
  if (all.plays < ENOUGH) return [];
  const two = all.villainy.has('two villains');
  const missing = VILLAINS.filter((it) => !two && !all.villainy.has(it)).map(
    (it) => `The ${it} never came (H1-VIL-T1).`,
  );
  const { attacks, won } = attacksIn(all);
  const beaten = !wholeRealm && attacks > 0 && won * 2 <= attacks;
  const alphas = endingsOf(all, 'alpha villain');
  const often = !strong && (alphas.get('surface ruled') ?? 0) > HARDLY * total(alphas);
  return [
    ...missing,
    ...(beaten ? ['The Dungeon Master’s attack mostly fails (H1-DMR-21 calls his victory very likely).'] : []),
    ...(often ? ['The Alpha Villain comes to rule more often than H1-AVI-15 says.'] : []),
  ];
}

/** All of it, to print or to keep. */
export function historyReport(rows: readonly HistoryRow[], how: PlayedHistories): string {
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  const worlds = [...new Set(rows.map(({ world }) => world))];
  const of = (wish: Partial<HistoryRow>) =>
    together(rows.filter((it) => (!wish.hand || it.hand === wish.hand) && (!wish.world || it.world === wish.world)));
  const byHand = hands.map((it) => ({ name: it, tally: of({ hand: it }) }));
  const byWorld = worlds.map((it) => ({ name: it, tally: of({ world: it }) }));
  const broken = brokenHistories(rows, how).map((it) => `- **Broken:** ${it}`);
  return [
    '# Whole histories of the first edition',
    '',
    `How its last two ages end over ${how.seeds.toLocaleString('en')} seeds by each hand in each world.`,
    '',
    '```sh',
    `npx ${how.command}`,
    '```',
    '',
    ...monsters(byHand, byWorld),
    ...VILLAINS.flatMap((it) => villainy(byHand, it)),
    ...(together(rows).villainy.has('two villains') ? villainy(byHand, 'two villains') : []),
    ...worldsOf(byWorld),
    ...foretold(together(rows), how),
    ...broken,
    '',
    `The command ends with 1 if one of these is broken, from ${ENOUGH} histories on.`,
    '',
  ].join('\n');
}

interface Named {
  readonly name: string;
  readonly tally: HistoryTally;
}

function monsters(byHand: readonly Named[], byWorld: readonly Named[]): string[] {
  const line = ({ name, tally }: Named) => [
    name,
    ...MONSTERS.map((it) => share(tally.monsters.get(it) ?? 0, tally.plays)),
    mean(tally.years, tally.plays),
    mean(tally.restarts, tally.plays),
  ];
  const kinds = [...new Set(byHand.flatMap(({ tally }) => [...tally.richest.keys()]))].sort();
  return [
    '## The Age of Monsters',
    '',
    'What ended it: six ○ in one hand (H1-MON-02), no kingdoms left (H1-MON-03), a fourth restart (H1-MON-10), too many groups or',
    'the last year (H1-MON-11), or the player; how many years it had, and how often it began anew.',
    '',
    ...table(['hand', ...MONSTERS, 'years', 'restarts'], byHand.map(line)),
    ...table(['world', ...MONSTERS, 'years', 'restarts'], byWorld.map(line)),
    'Who had the six ○:',
    '',
    ...table(
      ['hand', ...kinds],
      byHand.map(({ name, tally }) => [name, ...kinds.map((it) => share(tally.richest.get(it) ?? 0, tally.plays))]),
    ),
  ];
}

function villainy(byHand: readonly Named[], who: VillainKey | 'two villains'): string[] {
  const endings = who === 'two villains' ? [...TRIUMPHS, 'villain dead', 'undecided'] : ENDINGS[who];
  return [
    `## ${capital(who)}`,
    '',
    ...table(
      ['hand', 'of all worlds', ...endings, 'years'],
      byHand.map(({ name, tally }) => {
        const own = endingsOf(tally, who);
        const many = total(own);
        return [
          name,
          share(many, tally.plays),
          ...endings.map((it) => share(own.get(it) ?? 0, many)),
          mean(tally.villainyYears.get(who) ?? 0, many),
        ];
      }),
    ),
  ];
}

function worldsOf(byWorld: readonly Named[]): string[] {
  return [
    '## Villainy by world',
    '',
    ...table(
      ['world', 'a villain triumphs', 'villain dead or beaten', 'undecided', 'years'],
      byWorld.map(({ name, tally }) => {
        const ended = (...ways: readonly string[]) =>
          [...tally.villainy.values()].reduce(
            (sum, it) => sum + ways.reduce((all, way) => all + (it.get(way) ?? 0), 0),
            0,
          );
        return [
          name,
          share(ended(...TRIUMPHS), tally.plays),
          share(ended('villain dead', 'attack beaten'), tally.plays),
          share(ended('undecided'), tally.plays),
          mean(
            [...tally.villainyYears.values()].reduce((sum, it) => sum + it, 0),
            tally.plays,
          ),
        ];
      }),
    ),
  ];
}

/** What the rulebook says of it, beside what came. */
function foretold(all: HistoryTally, { wholeRealm, strong }: PlayedHistories): string[] {
  const { attacks, won } = attacksIn(all);
  const alphas = endingsOf(all, 'alpha villain');
  return [
    '## What the rulebook foretells',
    '',
    ...table(
      ['what', 'the rulebook', 'here'],
      [
        [
          'a Dungeon Master who attacks conquers (H1-DMR-21, -23)',
          wholeRealm ? 'hardly ever' : 'very likely',
          `${share(won, attacks)} of ${attacks}`,
        ],
        [
          'an Alpha Villain comes to rule (H1-AVI-15)',
          strong ? 'more often' : 'hardly one in a hundred',
          `${share(alphas.get('surface ruled') ?? 0, total(alphas))} of ${total(alphas)}`,
        ],
      ],
    ),
    '- Each of the four villains comes. That one triumphs is rare by design: a party stronger by one comes every year (H1-VIL-05).',
  ];
}

function attacksIn(all: HistoryTally): { readonly attacks: number; readonly won: number } {
  const masters = endingsOf(all, 'dungeon master');
  const won = masters.get('world conquered') ?? 0;
  return { won, attacks: won + (masters.get('attack beaten') ?? 0) };
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, it) => sum + it, 0);
}

function together(rows: readonly { readonly tally: HistoryTally }[]): HistoryTally {
  const all = newHistoryTally();
  for (const { tally } of rows) addHistories(all, tally);
  return all;
}
