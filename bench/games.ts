import { type HostOptions, hostOptions, secondEdition, type World } from '@understory/host';
import { drawMap, toSvg } from '@understory/ink';
import { Game, hands } from '@understory/table';
import { type Line, median, megabytes } from './harness.ts';

/** A whole second-edition history, as far as the rules are built, by random hands. */
export function played(seed: string, options: HostOptions): Game<World, HostOptions> {
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'random' }) });
  game.playTo(() => false);
  return game;
}

/** The design's numbers to hold. */
export function benchGames(): Line[] {
  const standard = hostOptions();
  const poster = hostOptions({ width: 60, height: 42 });
  const history = median((i) => played(`bench ${i}`, standard), 60, 20);
  const large = median((i) => played(`bench ${i}`, poster), 15, 5);
  const finished = Array.from({ length: 8 }, (_, i) => played(`bench ${i}`, standard));
  const replay = median((i) => finished[i % 8]?.fork(), 40, 8);
  const svg = (i: number) => toSvg(drawMap((finished[i % 8] as Game<World, HostOptions>).world.page));
  const sizes = finished.map((_, i) => svg(i).length).sort((a, b) => a - b);
  return [
    { what: 'second-edition histories, one core', value: 1000 / history, unit: '/s', bar: { least: 100 } },
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
