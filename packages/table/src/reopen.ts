import * as z from 'zod/mini';
import type { Bits } from './bits.ts';
import { firstFault } from './fault.ts';
import { Game, type Rulebook, type Told } from './game.ts';
import type { Hands } from './hand.ts';
import { type Evidence, type Parting, partingOf } from './parting.ts';
import { Problem } from './problem.ts';

/** A game that was kept, however it is written down. */
export interface Kept extends Evidence {
  /** What a person calls it. */
  readonly called: 'save' | 'game';
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
  readonly options: unknown;
  readonly hands: Hands;
  /** What had been taken back and may be done again: the steps after `steps`. */
  readonly redoSteps: number;
  readonly beside: unknown;
  /** Give the kept answers from where the game stands to a step. */
  play(game: Game<Told, unknown>, to: number): Replaying;
}

/** Answers given again one by one; it says where and why, and stops there, if one does not fit. */
export type Replaying = Generator<void, { readonly at: number; readonly why: string } | null, void>;

/** A kept game opened: as far as its answers still play as they did, and where they part from the rules if they no longer do. */
export interface Opened<W extends Told, O> {
  readonly game: Game<W, O>;
  readonly parted: Parting | null;
  /** How it stood when it was kept, to look at. */
  readonly picture: unknown;
  /** What the app kept with it, unread: undefined if nothing. */
  readonly beside: unknown;
}

/**
 * Play a kept game again. Nothing in it is trusted: what can't be opened is a `Problem` of one sentence. It is done in
 * small steps, so that the person who waits can see how far it is, and stop it.
 */
export function* reopening<W extends Told, O>(kept: Kept, rulebook: Rulebook<W, O>): Bits<Opened<W, O>> {
  const { seed, hands, steps, redoSteps, picture, beside } = kept;
  const game = new Game(rulebook, { seed, options: optionsOf(kept, rulebook), hands });
  const of = steps + redoSteps;
  const stopped = yield* playedTo(kept, game, steps, of);
  const parted = partingOf(game, kept, stopped);
  if (parted) return { game: parted.at < game.step ? yield* game.forking(parted.at) : game, parted, picture, beside };
  if (redoSteps > 0) {
    const ahead = yield* game.forking();
    if (!(yield* playedTo(kept, ahead, of, of))) game.expect(ahead.trail.slice(steps).reverse());
  }
  return { game, parted, picture, beside };
}

function* playedTo<W extends Told, O>(
  kept: Kept,
  game: Game<W, O>,
  to: number,
  of: number,
): Bits<{ readonly at: number; readonly why: string } | null> {
  const replaying = kept.play(game as Game<Told, unknown>, to);
  for (;;) {
    const next = replaying.next();
    if (next.done) return next.value;
    yield { step: game.step, of };
  }
}

function optionsOf<W extends Told, O>({ called, game, edition, options }: Kept, rulebook: Rulebook<W, O>): O {
  if (game !== rulebook.game || edition !== rulebook.edition) {
    throw new Problem(
      `This ${called} is of "${game}", edition "${edition}"; it was opened as "${rulebook.game}", edition "${rulebook.edition}".`,
    );
  }
  const read = z.safeParse(rulebook.options, options);
  if (!read.success) throw new Problem(`This ${called} is damaged: options: ${firstFault(read.error)}.`);
  return read.data;
}
