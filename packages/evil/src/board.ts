import type { Picture } from './picture.ts';

const TRAVELS = ['N', 'E', 'S', 'W'] as const;

/** The dungeon as a pen draws it (DE-MAP-01 to -03): plain data again, tile by tile. */
export function boardOf({ tiles, markers, kora, objectives }: Picture) {
  return {
    tiles: tiles.map((tile, id) => {
      const slips = markers.filter((it) => it.tile === id);
      const stairs = slips.find((it) => it.points === (tile.heading + 1) % 4);
      const back = slips.find((it) => it !== stairs);
      return {
        id,
        name: tile.name,
        x: tile.x,
        y: tile.y,
        travel: TRAVELS[tile.heading] ?? 'N',
        spaces: tile.spaces,
        exit: tile.exit,
        level: tile.level as 1 | 2 | 3,
        searched: tile.searched,
        done:
          (tile.name === 'Book Chamber' && objectives.book) ||
          (tile.name === 'Crucible Chamber' && objectives.crucible),
        ...(back && { marker: back.text }),
        ...(stairs && { stairsMarker: stairs.text }),
        goblins: tile.goblins,
        skeletons: tile.skeletons,
        grislyk: tile.grislyk,
      };
    }),
    kora: { tile: kora.tile, space: kora.space },
  };
}
