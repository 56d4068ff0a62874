import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { drawMap, toSvg } from '@understory/ink';
import { type Autopilot, Game, hands } from '@understory/table';
import { busy, type Measurement, median, megabytes } from './harness.ts';

export const title = 'Games';

type Played = Game<SecondWorld, SecondOptions>;

function begun(seed: string, options: SecondOptions, choices: Autopilot): Played {
  return new Game(secondEdition, { seed, options, hands: hands({ choices }) });
}

/** A whole second-edition history, from the blank page to the outcome, by story hands. */
function played(seed: string, options: SecondOptions): Played {
  const game = begun(seed, options, 'story');
  game.playTo(() => false);
  return game;
}

/** The design's numbers to hold. */
export function bench(): Measurement[] {
  const standard = secondOptions();
  const poster = secondOptions({ width: 60, height: 42 });
  // Long enough for the compiler to be done: it works beside, and its time would be counted too.
  const history = median((i) => played(`bench ${i}`, standard), 60, 300);
  const large = median((i) => played(`bench ${i}`, poster), 15, 5);
  const finished = Array.from({ length: 8 }, (_, i) => played(`bench ${i}`, standard));
  const replay = median((i) => finished[i % 8]?.fork(), 80, 80);
  const svg = (i: number) => toSvg(drawMap((finished[i % 8] as Played).world.page, { edition: '2' }));
  const sizes = finished.map((_, i) => svg(i).length).sort((a, b) => a - b);
  return [
    { what: 'second-edition histories, one core', value: 1000 / history, unit: '/s', bar: { least: 100 } },
    ...agesOf(standard),
    { what: 'replay of a finished standard game', value: replay, unit: 'ms', bar: { most: 15 } },
    {
      what: 'memory of a finished standard game',
      value: megabytes((i) => played(`kept ${i}`, standard), 12),
      unit: 'MB',
      bar: { most: 8 },
    },
    { what: 'poster page (4 × the area) against standard', value: large / history, unit: '×', bar: { most: 6 } },
    { what: 'SVG of a finished standard map, to make', value: median(svg, 16, 4), unit: 'ms', bar: { most: 60 } },
    {
      what: 'SVG of a finished standard map, the largest of 8',
      value: (sizes.at(-1) ?? 0) / 1024 / 1024,
      unit: 'MB',
      bar: { most: 1.5 },
    },
  ];
}

/** How a history's time is spent: the mean of each age, over games of which some never come to the last. */
function agesOf(options: SecondOptions): Measurement[] {
  const games = 40;
  const spent = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const game = begun(`bench ${i}`, options, 'story');
    while (game.ask) {
      const { age } = game.world.journal;
      const before = busy();
      game.playTo(({ world }) => world.journal.age !== age);
      spent.set(age, (spent.get(age) ?? 0) + busy() - before);
    }
  }
  return [...spent].map(([age, ms]) => ({
    what: `  of it the age "${age}"`,
    value: ms / games,
    unit: 'ms',
    bar: null,
  }));
}
