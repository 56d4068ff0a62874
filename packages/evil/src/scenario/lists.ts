import type { Fields } from '@understory/table/scenario';
import { picture } from '../picture.ts';
import type { World } from '../world.ts';

/** What can be asked about. */
export const lists: Readonly<Record<string, (world: World) => readonly Fields[]>> = {
  tiles: (world) => picture(world).tiles.map((it, number) => ({ number, ...it, cell: [it.x, it.y] })),
  markers: (world) => picture(world).markers.map((it) => ({ ...it })),
  track: (world) => picture(world).track,
  items: (world) => picture(world).items,
  kora: (world) => {
    const { life, round, phase, result, dice, objectives, invisible, cursed, kora } = picture(world);
    const tile = world.tiles[kora.tile]?.face.name;
    return [
      { ...kora, number: kora.tile, tile, life, round, phase, result, ...dice, ...objectives, invisible, cursed },
    ];
  },
  decks: (world) => [picture(world).decks],
};
