import type { SecondOptions } from '@understory/host/second';
import { AUTOPILOTS, stream } from '@understory/table';
import { type Measurement, middle, timesOf } from './harness.ts';
import { POSTER, played, type SecondGame, STANDARD } from './whole-games.ts';

export const title = 'Taking back';

/** Undo of a step at the end of a finished game, and jumps to any step of it. */
export function bench(): Measurement[] {
  return [
    ...of('standard', STANDARD, { games: 24, undo: 5, worst: 16, jump: 16 }),
    ...of('poster', POSTER, { games: 12, undo: 16, worst: 50, jump: 16 }),
  ];
}

interface Bars {
  readonly games: number;
  readonly undo: number;
  readonly worst: number;
  readonly jump: number;
}

function of(page: string, options: SecondOptions, bars: Bars): Measurement[] {
  const games = Array.from({ length: bars.games }, (_, i) =>
    played(`undo ${i}`, options, AUTOPILOTS[i % AUTOPILOTS.length]),
  );
  for (const game of games) jumpAbout(game, 12);
  const first = games.map((_, i) => firstUndo(i, options));
  const undone = games.map(undoAtTheEnd);
  const jumps = games.flatMap((it) => jumpAbout(it, 12));
  return [
    { what: `${page}: undo of one step, median`, value: middle(undone.flat()), unit: 'ms', bar: { most: bars.undo } },
    {
      what: `${page}: undo of one step, worst`,
      value: Math.max(...undone.flat()),
      unit: 'ms',
      bar: { most: bars.worst },
    },
    {
      what: `${page}: the first undo after playing itself, median`,
      value: middle(first),
      unit: 'ms',
      bar: { most: bars.undo },
    },
    {
      what: `${page}: the first undo after playing itself, worst`,
      value: Math.max(...first),
      unit: 'ms',
      bar: { most: bars.worst },
    },
    { what: `${page}: jump to any step, median`, value: middle(jumps), unit: 'ms', bar: { most: bars.jump } },
    { what: `${page}: jump to any step, worst`, value: Math.max(...jumps), unit: 'ms', bar: null },
  ];
}

/** The first step taken back in a game that played itself, before finer bookmarks are made: the middle of three such games. */
function firstUndo(i: number, options: SecondOptions): number {
  const games = [0, 1, 2].map(() => played(`undo ${i}`, options, AUTOPILOTS[i % AUTOPILOTS.length]));
  return middle(timesOf(games.map((it) => () => it.undo())));
}

/** The last steps taken back one by one, three times over: the middle of three counts, so that a collector's pause is nobody's worst. */
function undoAtTheEnd(game: SecondGame): number[] {
  const end = game.step;
  const times = timesOf(undoing(game, end));
  game.goTo(end);
  return Array.from({ length: BACK }, (_, i) => middle([0, 1, 2].map((round) => times[round * BACK + i] as number)));
}

/** So many steps. */
const BACK = 6;

function* undoing(game: SecondGame, end: number): Iterable<() => void> {
  for (let round = 0; round < 3; round++) {
    game.goTo(end);
    for (let i = 0; i < BACK; i++) yield () => game.undo();
  }
}

function jumpAbout(game: SecondGame, jumps: number): number[] {
  const end = game.step;
  const draw = stream(game.seed, 'jumps');
  const steps = Array.from({ length: jumps }, () => draw.int(0, end));
  const times = timesOf(steps.map((to) => () => game.goTo(to)));
  game.goTo(end);
  return times;
}
