import { firstEdition, firstOptions, WORLD_KEYS } from '@understory/host/first';
import { drawMap, toSvg } from '@understory/ink';
import { learnFirstEdition } from '@understory/ink/first';
import { digest, Game, hands } from '@understory/table';

/** Each of the six worlds for each seed, played by chance, by one people and by two: what its journal and its map come to. */
export function playFirstWorlds(seeds: readonly string[]): string[] {
  learnFirstEdition();
  return seeds.flatMap((seed) =>
    WORLD_KEYS.map((world, i) => {
      const civilizations = i % 2 === 0 ? 1 : 2;
      const options = firstOptions({ world, civilizations });
      const game = new Game(firstEdition, { seed, options, hands: hands({ choices: 'random' }) });
      game.playTo(() => false);
      const { entries } = game.world.journal;
      const called = (what: Parameters<typeof firstEdition.telling.called>[1]) =>
        firstEdition.telling.called(game.world, what);
      const svg = toSvg(drawMap(game.world.page, { edition: '1', called }));
      return `${seed}/${world}: ${entries.length} lines ${digest(JSON.stringify(entries))}, map ${svg.length} ${digest(svg)}`;
    }),
  );
}
