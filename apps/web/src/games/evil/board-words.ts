import type { Picture } from '@understory/evil';

const LEVELS = ['', 'I', 'II', 'III'] as const;

/** One tile of the dungeon in words. */
export interface TileInWords {
  readonly name: string;
  /** Level, spaces, whether it was searched. */
  readonly is: string;
  /** Who is there; empty if nobody is. */
  readonly holds: string;
  /** Where its ways lead. */
  readonly ways: string;
}

/** The board as a list, tile by tile from the Dungeon Entrance on. */
export function boardWords({ tiles, kora }: Picture): TileInWords[] {
  return tiles.map((tile, at) => {
    const { name, level, spaces, searched } = tile;
    const is = [`Level ${LEVELS[level]}`, spaces === 1 ? '1 space' : `${spaces} spaces`, searched ? 'searched' : ''];
    return {
      name: twin(tiles, at) ? `${name} (Level ${LEVELS[level]})` : name,
      is: is.filter(Boolean).join(', '),
      holds: whoIsOn(tile, kora.tile === at ? kora.space : 0),
      ways: waysOf(tiles, at),
    };
  });
}

type Tiles = Picture['tiles'];

/** There are two Stairs Down. */
function twin(tiles: Tiles, at: number): boolean {
  return tiles.some(({ name }, i) => i !== at && name === tiles[at]?.name);
}

function whoIsOn({ goblins, skeletons, grislyk }: Tiles[number], space: number): string {
  const there = [
    space > 0 ? `Kora on space ${space}` : '',
    goblins > 0 ? `${goblins} goblin${goblins === 1 ? '' : 's'}` : '',
    skeletons > 0 ? `${skeletons} skeleton${skeletons === 1 ? '' : 's'}` : '',
    grislyk ? 'Grislyk' : '',
  ];
  return there.filter(Boolean).join(', ');
}

function waysOf(tiles: Tiles, at: number): string {
  const tile = tiles[at];
  if (!tile) return '';
  const to = (id: number) => tiles[id]?.name ?? 'what nobody has seen yet';
  const says = [
    tile.parent < 0 ? '' : `back to ${to(tile.parent)}`,
    tile.exit === 'none' ? 'no way on' : `on to ${to(tile.beyond)}`,
    tile.staircase > 0 ? `down the staircase from space ${tile.staircase} to ${to(tile.below)}` : '',
  ];
  return says.filter(Boolean).join('; ');
}
