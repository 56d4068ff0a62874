import {
  type Answer,
  type Ask,
  type Game,
  Problem,
  parseDice,
  type Stream,
  stream,
  Trials,
  type Verdict,
} from '@understory/table';
import { DefaultPlayer } from './bot/default-player.ts';
import type { EvilOptions } from './edition.ts';
import { playOn, quickly } from './playout.ts';
import { round } from './round.ts';
import { copyOf, type Result, type World } from './world.ts';

/** How one option has fared so far. Shares are of all its playouts, from 0 to 1. */
export interface Prospect {
  /** The option's key; empty where there is nothing to choose, and the game just goes on. */
  readonly key: string;
  readonly playouts: number;
  readonly minor: number;
  readonly ultimate: number;
  /** A victory of either kind, and the standard error of that share. */
  readonly victory: number;
  readonly spread: number;
  /** Rounds until the end, on average. */
  readonly rounds: number;
}

export interface Advice {
  /** In the order of the options. */
  readonly prospects: readonly Prospect[];
  /** Which options are clearly better, by their victories. */
  readonly verdict: Verdict;
}

export interface Inquiry {
  /** How many playouts an option gets; the figures of fewer are told on the way. */
  readonly playouts: number;
  /** How many more of each option are played between two tellings. */
  readonly batch?: number;
}

/**
 * What becomes of each option of what is asked now, if the default player goes on from there: figures that grow with every
 * step of the iterator, which may be left at any time. The rest of the game is played by the rules themselves, on copies, and
 * every option meets the same dice. What lies face down is not known to it. The same game and number give the same figures.
 */
export function* advise(game: Game<World, EvilOptions>, { playouts, batch = 25 }: Inquiry): Generator<Advice, void> {
  const moment = momentOf(game);
  const keys = keysOf(moment.ask);
  const tallies = keys.map((key) => new Tally(key));
  const victories = new Trials(keys);
  for (let done = 0; done < playouts; ) {
    const until = Math.min(playouts, done + batch);
    for (; done < until; done++) {
      const results = tallies.map((tally) => {
        const draw = stream(game.seed, 'advice', String(game.step), String(done));
        const world = copyOf(moment.start);
        const result = playout(world, moment, tally.key, draw);
        tally.add(result, world.round);
        return result;
      });
      victories.add(results.map((it) => (it === 'minor' || it === 'ultimate' ? 1 : 0)));
    }
    yield {
      prospects: tallies.map((it, nth) => it.prospect(victories, nth)),
      verdict: victories.verdict(),
    };
  }
}

/** The start of the round that is being played, what was answered in it so far, and what is asked. */
interface Moment {
  readonly start: World;
  readonly answers: readonly Answer[];
  readonly ask: Ask;
}

/** Generators can't be copied, but worlds can: the game is played again, and a copy is kept at the start of each round. */
function momentOf({ rulebook, options, seed, trail }: Game<World, EvilOptions>): Moment {
  const world = copyOf(rulebook.begin(options, seed));
  let given = 0;
  while (world.result === null) {
    const start = copyOf(world);
    const first = given;
    const rule = round(world);
    for (let next = rule.next(); !next.done; next = rule.next((trail[given++] as { answer: Answer }).answer)) {
      if (given < trail.length) continue;
      return { start, answers: trail.slice(first).map((it) => it.answer), ask: next.value };
    }
  }
  throw new Problem('The game is over; there is nothing to advise.');
}

function keysOf(ask: Ask): readonly string[] {
  return ask.ask === 'choose' && ask.by !== 'chance' ? ask.options.map((it) => it.key) : [''];
}

function playout(world: World, { answers, ask }: Moment, key: string, draw: Stream): Result {
  const player = new DefaultPlayer(world.nerve);
  const rule = round(world);
  rule.next();
  for (const answer of answers) rule.next(answer);
  world.quick = quickly(player, draw);
  rule.next(key === '' ? fallen(ask, draw) : key);
  return playOn(world, player, draw);
}

/** A throw or a card, by chance. */
function fallen(ask: Ask, draw: Stream): Answer {
  if (ask.ask === 'roll') return [draw.int(1, parseDice(ask.dice).sides)];
  if (ask.ask !== 'choose') throw new Problem(`${ask.clause} is nothing to advise on.`);
  return draw.pick(ask.coin ?? ask.options.map((it) => it.key));
}

class Tally {
  readonly key: string;
  #playouts = 0;
  #minor = 0;
  #ultimate = 0;
  #rounds = 0;

  constructor(key: string) {
    this.key = key;
  }

  add(result: Result, rounds: number): void {
    this.#playouts += 1;
    this.#rounds += rounds;
    if (result === 'minor') this.#minor += 1;
    if (result === 'ultimate') this.#ultimate += 1;
  }

  prospect(victories: Trials, nth: number): Prospect {
    const n = this.#playouts;
    const [victory, spread] = [victories.mean(nth), victories.error(nth)];
    const [minor, ultimate] = [this.#minor / n, this.#ultimate / n];
    return { key: this.key, playouts: n, minor, ultimate, victory, spread, rounds: this.#rounds / n };
  }
}
