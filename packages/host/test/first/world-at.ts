import { centreOf, distance, type Page, type Point } from '@understory/page';
import { Game, hands } from '@understory/table';
import { type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { WORLD_KEYS, type WorldKey } from '../../src/first/worlds/keys.ts';
import {
  firetopRange,
  hollowEarth,
  type Lie,
  pocketUniverse,
  riftOfSorrows,
  scorchedLands,
  usual,
} from '../../src/first/worlds/lie.ts';
import { layOut } from '../../src/first/worlds/worlds.ts';

export { WORLD_KEYS };

export const LIES: Readonly<Record<WorldKey, () => Lie>> = {
  usual,
  'firetop range': () =>
    firetopRange([
      { x: 8, y: 1.5 },
      { x: 22, y: 1.2 },
    ]),
  'rift of sorrows': () => riftOfSorrows(15),
  'scorched lands': () => scorchedLands(3),
  'hollow earth': hollowEarth,
  'pocket universe': pocketUniverse,
};

/** A world of the first edition with its ground and nothing else on it. */
export function laid(key: WorldKey = 'usual', lie: Lie = LIES[key]()): FirstWorld {
  const world = firstEdition.begin(firstOptions({ world: key }), 'test');
  layOut(world, key, lie);
  return world;
}

/** A game by an autopilot that takes any answer, to the end of the Great Disaster. */
export function anyGame(seed: string, options: Partial<FirstOptions>): Game<FirstWorld, FirstOptions> {
  return played(seed, options, ({ at }) => at.age === 'monsters');
}

/** … and to its very end. */
export function wholeGame(seed: string, options: Partial<FirstOptions>): Game<FirstWorld, FirstOptions> {
  return played(seed, options, () => false);
}

/** … and its first age alone. */
export function firstAge(seed: string, options: Partial<FirstOptions>): Game<FirstWorld, FirstOptions> {
  return played(seed, options, ({ at }) => at.age !== 'primordial');
}

function played(seed: string, options: Partial<FirstOptions>, stop: (world: FirstWorld) => boolean) {
  const game = new Game(firstEdition, { seed, options: firstOptions(options), hands: hands({ choices: 'random' }) });
  game.playTo(({ world }) => stop(world));
  return game;
}

/** How far apart the middles of a map's three caves are. */
export function sidesBetweenCaves({ pieces }: Page): number[] {
  const caves = pieces.filter((it) => it.kind === 'cave').map(({ shape }) => centreOf(shape));
  const [a, b, c] = caves as [Point, Point, Point];
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return sides.map(([p, q]) => distance(p.x, p.y, q.x, q.y));
}
