import { FastDice, Game, hands, Impossible, stream } from '@understory/table';
import { bestOf, wantsToCollect } from './bot/builder.ts';
import { deluxe } from './edition.ts';
import { ITEMS, type Item, offered } from './market.ts';
import { makerOptions } from './options.ts';
import { buildable, liesFor, type Plan, squaresFor } from './placing.ts';
import { finalScore } from './score/final-score.ts';
import type { Sheet } from './sheet.ts';
import type { Spell } from './spells.ts';
import { playOn, step } from './step.ts';
import { copyOf, newWorld, type Quick, type World } from './world.ts';

/** A way to play many games: who builds, and what they do without. */
export interface Way {
  readonly player: 'default' | 'random';
  /** An item that is never built (DM-BAL-02). */
  readonly barred?: Item;
  /** The spells that heroes meet: those circled, none, or this one alone (DM-BAL-03). */
  readonly spells?: 'circled' | 'none' | Spell;
}

/** How many games went. */
export interface Fared {
  readonly games: number;
  /** Of 5 heroes, in percent. */
  readonly kills: number;
  readonly building: number;
  readonly mean: number;
  readonly sd: number;
  /** The scores below which 5, 50 and 95 percent lie. */
  readonly percentiles: readonly [number, number, number];
  /** How often each item was built, a game. */
  readonly built: ReadonlyMap<string, number>;
}

/** Play the seeded games 1 to `games` in this way, by the rules themselves; all five heroes come (DM-BOT-04). */
export function fared(way: Way, games: number): Fared {
  return faredOver(games, (seed) => played(way, seed));
}

function faredOver(games: number, play: (seed: string) => Sheet): Fared {
  const scores: number[] = [];
  const built = new Map(ITEMS.map((it) => [it.key, 0]));
  let [souls, building] = [0, 0];
  for (let i = 1; i <= games; i++) {
    const sheet = play(String(i));
    scores.push(finalScore(sheet));
    souls += sheet.souls;
    building += sheet.building?.points ?? 0;
    for (const it of sheet.rounds) if (it.did === 'built') built.set(it.what, (built.get(it.what) ?? 0) + 1 / games);
  }
  const mean = scores.reduce((sum, it) => sum + it, 0) / games;
  const square = scores.reduce((sum, it) => sum + (it - mean) * (it - mean), 0) / games;
  scores.sort((a, b) => a - b);
  const below = (share: number) => scores[Math.min(games - 1, Math.floor(share * games))] ?? 0;
  return {
    games,
    kills: (100 * souls) / (5 * games),
    building: building / games,
    mean,
    sd: Math.sqrt(square),
    percentiles: [below(0.05), below(0.5), below(0.95)],
    built,
  };
}

/** How many games went that the hand that searches played: at the table, as anybody meets it. */
export function masterFared(games: number, told: (done: number, all: number) => void = () => {}): Fared {
  let done = 0;
  return faredOver(games, (seed) => {
    told(done++, games);
    const game = new Game(deluxe, { seed, options: makerOptions(), hands: hands({ choices: 'master' }), bookmarks: 0 });
    game.playTo(() => false);
    const [sheet] = game.world.sheets;
    if (!sheet) throw new Impossible('a game without a sheet');
    return sheet;
  });
}

/** What the master hand comes to on average, at least. */
export const MASTER_MEAN = 22;

function played({ player, barred, spells = 'circled' }: Way, seed: string): Sheet {
  const world = copyOf(newWorld(makerOptions(), seed));
  const dice = new FastDice(stream(seed, 'balance'));
  world.quick = player === 'default' ? new DefaultBuilder(dice, barred ?? null) : new RandomBuilder(dice);
  while (world.phase !== 'heroes') step(world).next();
  const [sheet] = world.sheets as [Sheet];
  if (spells !== 'circled') {
    sheet.spells.length = 0;
    if (spells !== 'none') sheet.spells.push(spells);
  }
  playOn(world).next();
  return sheet;
}

/** DM-BOT-02, DM-BOT-03. */
class DefaultBuilder implements Quick {
  readonly #dice: FastDice;
  readonly #barred: Item | null;

  constructor(dice: FastDice, barred: Item | null) {
    this.#dice = dice;
    this.#barred = barred;
  }

  die(): number {
    return this.#dice.below(6) + 1;
  }

  collects({ round }: World, sheet: Sheet): boolean {
    return wantsToCollect(sheet, round);
  }

  build({ round }: World, sheet: Sheet, market: readonly [number, number]): Plan | null {
    const kinds = offered(market);
    const items = buildable(sheet, (it) => kinds.has(it)).filter((it) => it !== this.#barred);
    return bestOf(sheet, items, round);
  }
}

/** Any action, any item or none, any square, any lie. */
class RandomBuilder implements Quick {
  readonly #dice: FastDice;

  constructor(dice: FastDice) {
    this.#dice = dice;
  }

  die(): number {
    return this.#dice.below(6) + 1;
  }

  collects(): boolean {
    return this.#dice.below(2) === 0;
  }

  cast(spells: readonly Spell[]): Spell | null {
    return spells[this.#dice.below(spells.length + 1)] ?? null;
  }

  build(_: World, sheet: Sheet, market: readonly [number, number]): Plan | null {
    const kinds = offered(market);
    const items = buildable(sheet, (it) => kinds.has(it));
    const item = items[this.#dice.below(items.length + 1)];
    if (!item) return null;
    const squares = squaresFor(sheet, item);
    const square = squares[this.#dice.below(squares.length)] ?? 0;
    const lies = liesFor(sheet, item, square);
    return { item, square, lie: lies[this.#dice.below(lies.length)] ?? 0 };
  }
}
