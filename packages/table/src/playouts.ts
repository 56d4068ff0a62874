import { type Answer, type Ask, isSameAnswer } from './ask.ts';
import { stream } from './chance.ts';
import type { Game, Told } from './game.ts';
import { type Autopilot, asUsual, hands } from './hand.ts';

/** What is to be found out about a game by playing it out. */
export interface Inquiry<W extends Told, O, T> {
  /** The answers to what is asked now that are tried. */
  readonly answers: readonly Answer[];
  /** Who decides everything from there on. */
  readonly hand?: Autopilot;
  /** Where a playout stops; at the end of the game if it is left out. */
  readonly until?: (game: Game<W, O>) => boolean;
  /** What a playout is read for. */
  read(played: Game<W, O>): T;
}

/**
 * Plays the rest of a game from what is asked now, again and again: each step of the iterator is one more playout of every answer, in
 * their order. Within one step all answers meet the same luck, as far as they lead to the same throws. The caller can stop at any time. The same
 * game gives the same playouts, and is not changed by them.
 */
export function* playouts<W extends Told, O, T>(
  game: Game<W, O>,
  { answers, hand = 'tactical', until = () => false, read }: Inquiry<W, O, T>,
): Generator<readonly T[], never> {
  const deciding = hands({ choices: hand });
  for (let nth = 0; ; nth++) {
    yield answers.map((answer) => {
      const copy = game.playout(`${game.step} ${nth}`);
      copy.hands = deciding;
      copy.answer(answer);
      copy.playTo(until);
      return read(copy);
    });
  }
}

/** How many spots are compared where a spot is asked for. */
const SPOTS = 6;

/** The answers that can be compared: every option of a choice; of a spot, the usual one and some others. None where chance decides. */
export function optionsOf({ seed, step }: { readonly seed: string; readonly step: number }, ask: Ask | null): Answer[] {
  if (ask?.ask === 'choose' && ask.by !== 'chance') return ask.options.map((it) => it.key);
  if (ask?.ask !== 'spot' || ask.by === 'chance') return [];
  const draw = stream(seed, 'playout', 'spots', String(step));
  const spots = [asUsual(ask, 'tactical', draw).answer];
  for (let tries = 0; spots.length < SPOTS && tries < 4 * SPOTS; tries++) {
    const spot = ask.where.any(draw);
    if (!spots.some((it) => isSameAnswer(it, spot))) spots.push(spot);
  }
  return spots;
}
