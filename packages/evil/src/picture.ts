import { mapOf, markersOf } from './map.ts';
import { ITEMS, type ItemKey } from './search.table.ts';
import { STACK } from './stacks.ts';
import { anyMonsterOn, monstersOn, type World } from './world.ts';

/** Where a monster may be on the track (DE-TRK-01). */
const SPACES = [1, 2, 3] as const;

/** The game as it lies on the table (DE-MAP-01 to -04), as plain data: all that a screen shows, and nothing that lies face down. */
export function picture(world: World) {
  const { tiles, track, pack } = world;
  const { cells } = mapOf(tiles);
  return {
    round: world.round,
    phase: world.phase,
    life: world.life,
    dice: { ...world.dice },
    kora: { tile: world.at, space: world.space, steps: world.steps },
    tiles: tiles.map(({ face, level, parent, by, beyond, below, searched }, at) => ({
      name: face.name,
      group: face.group,
      spaces: face.spaces,
      exit: face.exit,
      staircase: face.staircase,
      arrow: face.arrow,
      level,
      parent,
      by,
      beyond,
      below,
      searched,
      x: cells[at]?.x ?? 0,
      y: cells[at]?.y ?? 0,
      heading: cells[at]?.heading ?? 0,
      goblins: monstersOn(world, 'goblin', at),
      skeletons: monstersOn(world, 'skeleton', at),
      grislyk: monstersOn(world, 'grislyk', at) > 0,
      isHeld: anyMonsterOn(world, at),
    })),
    markers: markersOf(tiles, cells),
    track: SPACES.map((space) => ({
      space,
      goblins: track.goblin[space] ?? 0,
      skeletons: track.skeleton[space] ?? 0,
      grislyk: world.grislyk === 'track' && world.grislykAt === space,
    })),
    items: (Object.keys(pack) as ItemKey[])
      .filter((it) => pack[it] > 0)
      .map((key) => ({
        key,
        name: ITEMS[key].name,
        kind: ITEMS[key].kind,
        many: pack[key],
      })),
    objectives: { book: world.book, crucible: world.crucible, grislyk: world.grislyk === 'slain' },
    invisible: world.invisible,
    cursed: world.cursed,
    decks: {
      events: world.events.length,
      search: world.search.map((left) => left.reduce((sum, it) => sum + it, 0)),
      stacks: world.drawn.map((it) => STACK - it),
    },
    result: world.result,
  };
}

export type Picture = ReturnType<typeof picture>;
