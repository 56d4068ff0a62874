import type { Ask } from '@understory/table';
import { expect, it } from 'vitest';
import { litBy } from '../src/parts/map/lit.ts';
import { playedTo } from './played.ts';

const { world } = playedTo('lit', () => true);
const { width, height } = world.page;

function asking(right: number): Ask {
  const ring = [0, 0, right, 0, right, height, 0, height];
  const where = { outlines: [ring], says: 'there', has: ({ x }: { x: number }) => x <= right };
  return { ask: 'spot', where } as unknown as Ask;
}

it('where nearly the whole page may be pointed at, what is drawn there is not dyed', () => {
  expect(litBy(asking(width), world)).toMatchObject([{ isEverywhere: true, width: 0 }]);
  expect(litBy(asking(width / 2), world)).toMatchObject([{ isEverywhere: false, width: 0 }]);
});
