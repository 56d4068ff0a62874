import { type Game, stream } from '@understory/table';
import type { MakerOptions } from '../options.ts';
import type { World } from '../world.ts';
import { FastDice } from './fast-dice.ts';
import { type Position, scoreOf } from './playout.ts';
import { RoughPlayer } from './rough-player.ts';

/** What playouts say of one option. */
export interface Figure {
  readonly key: string;
  /** Playouts. */
  readonly n: number;
  /** The final score that they came to, on average. */
  readonly mean: number;
  /** The standard deviation of the scores. */
  readonly spread: number;
  /** How far the mean may be off: one standard error. */
  readonly error: number;
}

export interface Advice {
  /** Playouts in all. */
  readonly playouts: number;
  /** In the order of the options. */
  readonly figures: readonly Figure[];
}

/**
 * What each option of the present choice is worth: an iterator of growing figures, one more playout of every option each time.
 * Stop whenever you like; the same game, seed and number of playouts give the same figures. Ends at once where nobody chooses.
 */
export function* advise(game: Game<World, MakerOptions>, seed = game.seed): Generator<Advice, void, void> {
  const position = positionOf(game);
  const { ask } = game;
  if (!position || ask?.ask !== 'choose') return;
  const tallies = ask.options.map(({ key }) => ({ key, n: 0, sum: 0, squares: 0 }));
  const luck = stream(seed, 'playouts', `${ask.clause}@${ask.about}`);
  const dice = new FastDice(luck);
  const player = new RoughPlayer(dice);
  for (let n = 1; ; n++) {
    const [a, b, c] = [luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff)];
    for (const it of tallies) {
      dice.seed(a, b, c);
      const score = scoreOf(position, it.key, player);
      it.n += 1;
      it.sum += score;
      it.squares += score * score;
    }
    yield { playouts: n * tallies.length, figures: tallies.map(figure) };
  }
}

/** Where a game stands, to be played on from; null where no player chooses. */
export function positionOf({ ask, world, trail }: Game<World, MakerOptions>): Position | null {
  if (ask?.ask !== 'choose' || !world.began) return null;
  const seat = world.sheets.findIndex((it) => it.seat === ask.by);
  if (seat < 0) return null;
  return { began: world.began.world, given: trail.slice(world.began.step).map((it) => it.answer), seat };
}

interface Tally {
  readonly key: string;
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

function figure({ key, n, sum, squares }: Tally): Figure {
  const mean = sum / n;
  const spread = Math.sqrt(Math.max(0, squares / n - mean * mean));
  return { key, n, mean, spread, error: spread / Math.sqrt(n) };
}
