import type { SecondOptions } from '@understory/host/second';
import { drawMap, toSvg } from '@understory/ink';
import { AUTOPILOTS, type Autopilot } from '@understory/table';
import { cost, type Measurement, median, megabytes, timesOf } from './harness.ts';
import { begun, POSTER, played, playedAgain, type SecondGame, STANDARD } from './whole-games.ts';

export const title = 'Games';

/** As `balance`, `host` and the soak play them: nothing is ever taken back, so there is nothing to take it back by. */
const BATCH = { bookmarks: 0 };

/** The design's numbers to hold. */
export function bench(): Measurement[] {
  // Long enough for most of it to be compiled: the rules are wide, and slowly warm.
  for (let i = 0; i < 200; i++) played(`warm ${i}`, STANDARD, AUTOPILOTS[i % AUTOPILOTS.length]);
  const story = history(100, STANDARD, 'story', BATCH);
  const kept = history(100, STANDARD, 'story');
  const large = history(25, POSTER, 'story', BATCH);
  const finished = Array.from({ length: 8 }, (_, i) => played(`bench ${i}`));
  const of = (i: number) => finished[i % finished.length] as SecondGame;
  const svg = (i: number) => {
    const { world, rulebook } = of(i);
    return toSvg(drawMap(world.page, { edition: '2', called: (what) => rulebook.telling.called(world, what) }));
  };
  const sizes = finished.map((_, i) => svg(i).length);
  return [
    { what: 'whole histories by the story hand, in a batch', value: 1000 / story, unit: '/s', bar: { least: 100 } },
    {
      what: 'whole histories by the tactical hand, in a batch',
      value: 1000 / history(100, STANDARD, 'tactical', BATCH),
      unit: '/s',
      bar: null,
    },
    {
      what: 'whole histories by the random hand, in a batch',
      value: 1000 / history(100, STANDARD, 'random', BATCH),
      unit: '/s',
      bar: null,
    },
    ...agesOf(STANDARD),
    { what: 'whole histories by the story hand, with bookmarks', value: 1000 / kept, unit: '/s', bar: null },
    { what: '… and the share that the bookmarks cost', value: (100 * (kept - story)) / kept, unit: '%', bar: null },
    {
      what: 'replay of a finished game',
      value: median((i) => playedAgain(of(i)), 40, 16),
      unit: 'ms',
      bar: { most: 15 },
    },
    {
      what: 'memory of a finished game with its bookmarks',
      value: megabytes((i) => played(`kept ${i}`), 12),
      unit: 'MB',
      bar: { most: 16 },
    },
    { what: 'poster page (4 × the area) against standard', value: large / story, unit: '×', bar: { most: 6 } },
    { what: 'SVG of a finished map, to make', value: median(svg, 16, 8), unit: 'ms', bar: { most: 60 } },
    {
      what: 'SVG of a finished map, the largest of 8',
      value: Math.max(...sizes) / 1024 / 1024,
      unit: 'MB',
      bar: { most: 1.5 },
    },
  ];
}

/** What a history costs: the mean, since histories a second are asked for. */
function history(
  games: number,
  ...how: [options: SecondOptions, hand: Autopilot, keep?: { bookmarks: number }]
): number {
  for (let i = 0; i < games / 5; i++) played(`warm ${i}`, ...how);
  const times = timesOf(Array.from({ length: games }, (_, i) => () => played(`bench ${i}`, ...how)));
  return times.reduce((sum, it) => sum + it, 0) / games;
}

/** How a history's time is spent: the mean of each age, over games of which some never come to the last. */
function agesOf(options: SecondOptions): Measurement[] {
  const games = 40;
  const spent = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const game = begun(`bench ${i}`, options, 'story', BATCH);
    while (game.ask) {
      const { age } = game.world.journal;
      const took = cost(() => game.playTo(({ world }) => world.journal.age !== age));
      spent.set(age, (spent.get(age) ?? 0) + took);
    }
  }
  return [...spent].map(([age, ms]) => ({
    what: `  of it the age "${age}"`,
    value: ms / games,
    unit: 'ms',
    bar: null,
  }));
}
