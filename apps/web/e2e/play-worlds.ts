import { secondEdition, secondOptions } from '@understory/host/second';
import { drawMap, Kept, toSvg } from '@understory/ink';
import { digest, Game, hands } from '@understory/table';

/** How far a world is played: until the monsters come, or on to its outcome. */
export type Far = 'to the monsters' | 'to the end';

/** A world of each shape for each seed, played by chance: what its journal and its map come to when the monsters come, and at the end. */
export function playWorlds(seeds: readonly string[], far: Far): string[] {
  return seeds.flatMap((seed) => ['1', '2', '3', '4', '5', '6'].flatMap((shape) => playWorld(seed, shape, far)));
}

function playWorld(seed: string, shape: string, far: Far): string[] {
  const game = new Game(secondEdition, {
    seed,
    options: secondOptions({ width: 20, height: 14 }),
    hands: hands({ choices: 'random' }),
  });
  const kept = new Kept();
  const tell = () => {
    const { page, journal } = game.world;
    const called = (what: Parameters<typeof secondEdition.telling.called>[1]) =>
      secondEdition.telling.called(game.world, what);
    const svg = toSvg(drawMap(page, { edition: '2', called }, kept));
    const told = JSON.stringify(journal.entries);
    return `${seed}/${shape}: ${journal.entries.length} lines ${digest(told)}, map ${svg.length} ${digest(svg)}`;
  };
  game.playTo(({ ask }) => ask?.clause === 'H2-PRI-02');
  game.answer(shape);
  game.playTo(({ world: { journal } }) => journal.age === 'monsters');
  const early = tell();
  if (far === 'to the monsters') return [early];
  game.playTo(() => false);
  return [early, tell()];
}
