import { expect, it } from 'vitest';
import { picture } from '../src/picture.ts';
import { standing, stoodIn } from '../src/standing.ts';
import { table } from './table.ts';

const world = table({ tiles: ['The Cliff', 'Stairs Down'] });

it('what lies on the table is told apart by Kora, tiles, monsters, items, objectives and the result', () => {
  const others = [
    { ...world, life: world.life - 1 },
    { ...world, round: world.round + 1 },
    { ...world, space: world.space + 1 },
    { ...world, tiles: world.tiles.slice(0, -1) },
    { ...world, tiles: world.tiles.map((it, at) => (at === 1 ? { ...it, goblin: it.goblin + 1 } : it)) },
    { ...world, tiles: world.tiles.map((it, at) => (at === 1 ? { ...it, searched: !it.searched } : it)) },
    { ...world, track: { ...world.track, skeleton: [0, 0, 0, 1] } },
    { ...world, pack: { ...world.pack, rope: world.pack.rope + 1 } },
    { ...world, book: !world.book },
    { ...world, result: 'defeat' as const },
  ];
  for (const other of others) expect(standing(other)).not.toEqual(standing(world));
  expect(standing({ ...world, tiles: world.tiles.map((it) => ({ ...it })) })).toEqual(standing(world));
});

it('it is read from a picture, in whatever words, and from nothing else', () => {
  const shown = picture(world);
  const reworded = { ...shown, tiles: shown.tiles.map((it) => ({ ...it, name: 'A Tile' })) };
  expect(stoodIn(reworded)).toEqual(standing(world));
  for (const odd of [null, 'a picture', {}, { ...shown, tiles: [{}] }]) expect(stoodIn(odd)).toBeNull();
});
