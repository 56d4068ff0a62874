import { type Fared, fared, ITEMS, MASTER_MEAN, masterFared, type Way } from '@understory/maker';
import type { Balance, BalanceFlags } from '../../shared/playable.ts';
import { progress } from '../../shared/progress.ts';
import { timed } from '../../shared/timed.ts';

/** A line of the rulebook's table of balance (rules/maker.md, Balance), and how far off we may be. */
interface Expected {
  readonly name: string;
  readonly way: Way['player'];
  /** In percent, without spells and with them. */
  readonly plain: number;
  readonly kills: number;
  readonly building: number;
  readonly mean: number;
  readonly sd: number;
  readonly percentiles: string;
  readonly within: { readonly kills: readonly [number, number]; readonly mean: readonly [number, number] };
}

/** DM-BAL-01 says what the default player may come to; the random one, whose manner the rulebook leaves open, is held to as much either way. */
const EXPECTED: readonly Expected[] = [
  {
    name: 'default player DM-BOT',
    way: 'default',
    plain: 48,
    kills: 57,
    building: 9.2,
    mean: 13.5,
    sd: 7.3,
    percentiles: '1 / 13 / 25',
    within: { kills: [53, 61], mean: [12, 15] },
  },
  {
    name: 'random',
    way: 'random',
    plain: 17,
    kills: 19,
    building: 2.3,
    mean: -2.9,
    sd: 5.4,
    percentiles: '-10 / -4 / 7',
    within: { kills: [15, 23], mean: [-4.4, -1.4] },
  },
];

/** DM-BAL-02: leaving out any single item costs at most this many points. */
const MOST_COST = 2;
/** DM-BAL-03, of the spells that the default player casts; measured there with another player. */
const SPELL_WORTH = { Firebolt: 1.7, Frenzy: 2.1, Mend: 2 } as const;

/** Many games of Dungeon Maker Deluxe, and whether they fare as its rulebook says. */
export function makerBalance({ games, master }: BalanceFlags): Balance {
  const rows = EXPECTED.map((line) => ({
    line,
    plain: fared({ player: line.way, spells: 'none' }, games),
    full: fared({ player: line.way }, games),
  }));
  const broken = rows.flatMap(({ line, full }) => offBalance(line, full));
  // There are so many ways to play that each gets fewer games.
  const few = Math.max(1, Math.ceil(games / 10));
  const whole = fared({ player: 'default' }, few);
  const costs = ITEMS.map((item) => ({ item, without: fared({ player: 'default', barred: item }, few) })).map(
    ({ item, without }) => ({ item, cost: whole.mean - without.mean, error: errorOf(whole, without) }),
  );
  const dear = costs.filter(({ cost, error }) => cost - 2 * error > MOST_COST);
  broken.push(
    ...dear.map(
      ({ item, cost }) => `Without ${item.name} the default player loses ${cost.toFixed(1)} points (DM-BAL-02).`,
    ),
  );
  const masters = masterRows(master ?? 0);
  broken.push(...masters.broken);
  const [standard] = rows;
  const text = [
    '## Dungeon Maker Deluxe',
    '',
    `How dungeons fare over ${games.toLocaleString('en')} seeded games, by the players of the rulebook that it describes; in brackets what the`,
    'rulebook says. Within is 53 to 61 % of heroes killed and 12 to 15 points for the default player (DM-BAL-01), and as much',
    'either way for the random one.',
    '',
    '```sh',
    `npx understory balance --game maker --games ${games}${master ? ` --master ${master}` : ''}`,
    '```',
    '',
    '| player | kills, no spells | kills, with spells | building | final score | sd | 5 / 50 / 95 % | within |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- | --- |',
    ...rows.map(({ line, plain, full }) => row(line, plain, full)),
    '',
    `What the default player loses, in points, without an item (DM-BAL-02, ${few.toLocaleString('en')} games each, ± ${(costs[0]?.error ?? 0).toFixed(1)}): ${costs
      .map(({ item, cost }) => `${item.name} ${cost.toFixed(1)}`)
      .join(', ')}.`,
    '',
    `What it builds, a game: ${ITEMS.map(({ name, key }) => `${name} ${(standard?.full.built.get(key) ?? 0).toFixed(2)}`).join(', ')}.`,
    '',
    `What one spell is worth to it, in points (DM-BAL-03 measured a greedier player): ${spellWorths(games, standard?.plain).join(', ')}.`,
    '',
    ...masters.lines,
    ...broken.map((it) => `- **Broken:** ${it}`),
  ];
  return { text: `${text.join('\n').trimEnd()}\n`, broken };
}

/** How the hand that searches fares. */
function masterRows(games: number): { readonly lines: readonly string[]; readonly broken: readonly string[] } {
  if (games === 0) return { lines: [], broken: [] };
  const { result, seconds } = timed(() => masterFared(games, progress));
  progress(games, games);
  const error = result.sd / Math.sqrt(games);
  const lines = [
    `The \`master\` hand comes to ${result.mean.toFixed(1)} ± ${error.toFixed(1)} points on average over ${games.toLocaleString('en')} games ` +
      `(building ${result.building.toFixed(1)}, ${result.kills.toFixed(1)} % of heroes killed; ${result.percentiles.join(' / ')} are the scores below which 5, 50 and 95 % lie), ` +
      `in ${(seconds / games).toFixed(1)} s of processor time a game.`,
    '',
  ];
  const isShort = result.mean + 2 * error < MASTER_MEAN;
  return { lines, broken: isShort ? [`The master hand scores ${result.mean.toFixed(1)}, not ${MASTER_MEAN}.`] : [] };
}

function row(line: Expected, plain: Fared, full: Fared): string {
  const cells = [
    line.name,
    `${plain.kills.toFixed(1)} % (${line.plain})`,
    `${full.kills.toFixed(1)} % (${line.kills})`,
    `${full.building.toFixed(1)} (${line.building})`,
    `${full.mean.toFixed(1)} (${line.mean})`,
    `${full.sd.toFixed(1)} (${line.sd})`,
    `${full.percentiles.join(' / ')} (${line.percentiles})`,
    offBalance(line, full).length === 0 ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}

function offBalance({ name, within }: Expected, { kills, mean }: Fared): string[] {
  const isOff = (value: number, [least, most]: readonly [number, number]) => value < least || value > most;
  return [
    ...(isOff(kills, within.kills)
      ? [`The ${name} kills ${kills.toFixed(1)} %, not ${within.kills.join(' to ')} %.`]
      : []),
    ...(isOff(mean, within.mean) ? [`The ${name} scores ${mean.toFixed(1)}, not ${within.mean.join(' to ')}.`] : []),
  ];
}

function spellWorths(games: number, plain: Fared | undefined): string[] {
  return Object.entries(SPELL_WORTH).map(([spell, said]) => {
    const one = fared({ player: 'default', spells: spell as keyof typeof SPELL_WORTH }, games);
    return `${spell} ${(one.mean - (plain?.mean ?? 0)).toFixed(1)} (${said})`;
  });
}

/** One standard error of the difference of two means. */
function errorOf(a: Fared, b: Fared): number {
  return Math.sqrt((a.sd * a.sd + b.sd * b.sd) / a.games);
}
