import * as z from 'zod';
import type { Ask, Rule } from '../ask.ts';
import type { Game, Rulebook, Told } from '../game.ts';
import type { Hand } from '../hand.ts';
import { tellerOf } from '../in-words.ts';
import { Problem } from '../problem.ts';
import { PLAIN, type Telling } from '../telling.ts';
import { PLAIN_TIME } from '../time.ts';
import { type Script, ScriptHand } from './script.ts';

/** More asks than any game has; a rule that passes this limit never ends, and the scenario says so. */
const MOST_ASKS = 20_000;

/** What came of a script. */
export interface Performed<W extends Told, O> {
  readonly game: Game<W, O>;
  /** Every ask that was put, in order. */
  readonly asked: readonly Ask[];
}

/** Play a game from a script until it is over, or `until` holds; what is not written is the autopilot's. Fails on a die too many or too few. */
export function perform<W extends Told, O>(
  game: Game<W, O>,
  script: Script,
  until: (game: Game<W, O>) => boolean = () => false,
  autopilot: Hand = 'script',
): Performed<W, O> {
  const hand = new ScriptHand(script, tellerOf(game));
  const asked: Ask[] = [];
  while (game.ask && !until(game)) {
    const { ask } = game;
    if (asked.push(ask) > MOST_ASKS) throw new Problem(`${ask.clause} is still asking after ${MOST_ASKS} asks.`);
    const answer = hand.answer(ask);
    if (answer !== null) game.answer(answer, { hand: 'script' });
    else game.letAnswer(autopilot);
  }
  hand.finish();
  return { game, asked };
}

/** A rulebook of one rule, in a world that stands already: it can be played once and not taken back. */
export function oneRule<W extends Told>(
  world: W,
  rule: (world: W) => Rule<unknown>,
  telling: Telling<W> = PLAIN,
): Rulebook<W, unknown> {
  let isPlayed = false;
  return {
    game: 'one rule',
    edition: '1',
    version: 1,
    options: z.unknown(),
    telling,
    sorts: {},
    time: PLAIN_TIME,
    begin: () => world,
    next(begun) {
      if (isPlayed) return null;
      isPlayed = true;
      return rule(begun) as Rule;
    },
    picture: () => null,
    standing: () => [],
  };
}
