import { FastDice, type Game, stream, Trials, type Verdict } from '@understory/table';
import type { MakerOptions } from '../options.ts';
import type { World } from '../world.ts';
import { type Position, scoreOf } from './playout.ts';
import { RoughPlayer } from './rough-player.ts';

/** What playouts say of one option. */
interface Figure {
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
  /** Which options are clearly better. */
  readonly verdict: Verdict;
}

/**
 * What each option of the present choice is worth: an iterator of growing figures, one more playout of every option each time.
 * Stop whenever you like; the same game, seed and number of playouts give the same figures. Ends at once where nobody chooses.
 */
export function* advise(game: Game<World, MakerOptions>, seed = game.seed): Generator<Advice, void, void> {
  const position = positionOf(game);
  const { ask } = game;
  if (!position || ask?.ask !== 'choose') return;
  const trials = new Trials(ask.options.map(({ key }) => key));
  const luck = stream(seed, 'playouts', `${ask.clause}@${ask.about}`);
  const dice = new FastDice(luck);
  const player = new RoughPlayer(dice);
  for (let n = 1; ; n++) {
    const [a, b, c] = [luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff)];
    const scores = trials.keys.map((key) => {
      dice.seed(a, b, c);
      return scoreOf(position, key, player);
    });
    trials.add(scores);
    yield { playouts: n * scores.length, figures: figuresOf(trials), verdict: trials.verdict() };
  }
}

/** Where a game stands, to be played on from; null where no player chooses. */
export function positionOf({
  ask,
  world,
  trail,
}: Pick<Game<World, MakerOptions>, 'ask' | 'world' | 'trail'>): Position | null {
  if (ask?.ask !== 'choose' || !world.began) return null;
  const seat = world.sheets.findIndex((it) => it.seat === ask.by);
  if (seat < 0) return null;
  return { began: world.began.world, given: trail.slice(world.began.step).map((it) => it.answer), seat };
}

function figuresOf(trials: Trials): Figure[] {
  return trials.keys.map((key, nth) => ({
    key,
    n: trials.many,
    mean: trials.mean(nth),
    spread: trials.spread(nth),
    error: trials.error(nth),
  }));
}
