import { type Stream, stream } from '@understory/table';
import { DefaultPlayer } from './bot/default-player.ts';
import { Hasty, RandomWalker, Wanderer } from './bot/other-players.ts';
import { MasterPlayer } from './master/master-player.ts';
import { playOn } from './playout.ts';
import { type Aim, copyOf, newWorld, type Player, type World } from './world.ts';

/** A line of the rulebook's table of balance: a way to play, and how it fares there. Shares are in percent. */
export interface BalanceLine {
  readonly player: string;
  readonly wins: number;
  readonly ultimate: number;
  readonly rounds: number;
  readonly playing: (draw: Stream) => Player;
}

/** The figures of the rulebook (rules/evil.md, Balance). */
export const BALANCE: readonly BalanceLine[] = [
  { player: 'default', wins: 43, ultimate: 17, rounds: 15.1, playing: () => new DefaultPlayer(4) },
  { player: 'bolder', wins: 35, ultimate: 21, rounds: 15.7, playing: () => new DefaultPlayer(3) },
  { player: 'warier', wins: 51, ultimate: 12, rounds: 14.3, playing: () => new DefaultPlayer(5) },
  { player: 'cautious', wins: 64, ultimate: 0, rounds: 11.1, playing: () => new DefaultPlayer(7) },
  { player: 'without searching', wins: 25, ultimate: 1.5, rounds: 12.3, playing: () => new Hasty(4) },
  { player: 'random', wins: 1, ultimate: 0, rounds: 11.7, playing: (draw) => new Wanderer(draw) },
  { player: 'random walk', wins: 0, ultimate: 0, rounds: 10.5, playing: (draw) => new RandomWalker(draw) },
];

/** DE-BAL-01 allows the default player this many points either way; the other rows are held to the same. */
export const MARGIN = { wins: 4, ultimate: 3, rounds: 1.5 } as const;

/** DE-BAL-02: what the default player comes to, in percent; "about" is taken as `ABOUT` points either way. */
export const ACHIEVED = { slain: 42, book: 63, crucible: 53, deepest: [18, 62, 20] } as const;
export const ABOUT = 4;

/** How many games went, in percent of all. */
export interface Fates {
  readonly games: number;
  readonly wins: number;
  readonly ultimate: number;
  readonly rounds: number;
  readonly slain: number;
  readonly book: number;
  readonly crucible: number;
  /** The deepest level placed: I, II, III. */
  readonly deepest: readonly number[];
}

/** Play the seeded games 1 to `games` in this way, by the rules themselves. */
export function fatesOf({ playing }: BalanceLine, games: number): Fates {
  return faresOver(games, 'victory', (_, draw) => playing(draw));
}

/** The same by the hand that searches. */
export function masterFates(aim: Aim, games: number, told: (done: number, all: number) => void = () => {}): Fates {
  let done = 0;
  return faresOver(games, aim, (seed) => {
    told(done++, games);
    return new MasterPlayer(stream(seed, 'master'));
  });
}

/** The master hand wins at least this often when it plays for any victory, in percent. */
export const MASTER_WINS = 70;

function faresOver(games: number, aim: Aim, playing: (seed: string, draw: Stream) => Player): Fates {
  const ends: World[] = [];
  for (let i = 1; i <= games; i++) {
    const world = copyOf(newWorld(4, aim));
    const draw = stream(String(i), 'balance');
    playOn(world, playing(String(i), draw), draw);
    ends.push(world);
  }
  const share = (is: (world: World) => boolean) => (100 * ends.filter(is).length) / games;
  return {
    games,
    wins: share((it) => it.result !== 'defeat'),
    ultimate: share((it) => it.result === 'ultimate'),
    rounds: ends.reduce((sum, it) => sum + it.round, 0) / games,
    slain: share((it) => it.grislyk === 'slain'),
    book: share((it) => it.book),
    crucible: share((it) => it.crucible),
    deepest: [1, 2, 3].map((level) => share(({ tiles }) => Math.max(...tiles.map((it) => it.level)) === level)),
  };
}

/** What is not as the rulebook has it, each in a sentence; none if all is within the margins. */
export function offBalance(line: BalanceLine, fates: Fates): string[] {
  const off: string[] = [];
  const check = (what: string, found: number, expected: number, margin: number) => {
    if (Math.abs(found - expected) <= margin) return;
    off.push(`The ${line.player} player: ${what} ${found.toFixed(1)}, expected ${expected} ± ${margin}.`);
  };
  check('wins in percent', fates.wins, line.wins, MARGIN.wins);
  check('ultimate victories in percent', fates.ultimate, line.ultimate, MARGIN.ultimate);
  check('mean rounds', fates.rounds, line.rounds, MARGIN.rounds);
  if (line !== BALANCE[0]) return off;
  check('Grislyk slain in percent', fates.slain, ACHIEVED.slain, ABOUT);
  check('Book held in percent', fates.book, ACHIEVED.book, ABOUT);
  check('Crucible destroyed in percent', fates.crucible, ACHIEVED.crucible, ABOUT);
  ACHIEVED.deepest.forEach((share, i) => {
    check(`deepest level ${i + 1} in percent`, fates.deepest[i] ?? 0, share, ABOUT);
  });
  return off;
}
