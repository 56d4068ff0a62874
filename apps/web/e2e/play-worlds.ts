import { secondEdition, secondOptions } from '@understory/host/second';
import { drawMap, toSvg } from '@understory/ink';
import { digest, Game, hands } from '@understory/table';

/** How far a world is played: until the monsters come, or to its outcome. */
export type Far = 'to the monsters' | 'to the end';

/** A world of each shape for each seed, played by chance: what its journal and its map come to. */
export function playWorlds(seeds: readonly string[], far: Far): string[] {
  return seeds.flatMap((seed) => ['1', '2', '3', '4', '5', '6'].map((shape) => playWorld(seed, shape, far)));
}

function playWorld(seed: string, shape: string, far: Far): string {
  const game = new Game(secondEdition, {
    seed,
    options: secondOptions({ width: 20, height: 14 }),
    hands: hands({ choices: 'random' }),
  });
  game.playTo(({ ask }) => ask?.clause === 'H2-PRI-02');
  game.answer(shape);
  game.playTo(({ world: { journal } }) => far === 'to the monsters' && journal.age === 'monsters');
  const { entries } = game.world.journal;
  const svg = toSvg(
    drawMap(game.world.page, {
      edition: '2',
      called: (what) => secondEdition.telling.called(game.world, what),
    }),
  );
  return `${seed}/${shape}: ${entries.length} lines ${digest(JSON.stringify(entries))}, map ${svg.length} ${digest(svg)}`;
}
