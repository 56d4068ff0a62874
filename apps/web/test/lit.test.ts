import type { AskInWords } from '@understory/table';
import { expect, it } from 'vitest';
import { litBy } from '../src/parts/map/lit.ts';
import { playedTo } from './played.ts';

const { world } = playedTo('lit', () => true);
const { width, height } = world.page;

function asking(right: number): AskInWords {
  const ring = [0, 0, right, 0, right, height, 0, height];
  const where = { outlines: [ring], has: ({ x }: { x: number }) => x <= right };
  return { ask: 'spot', where, says: 'there' } as unknown as AskInWords;
}

it('where nearly the whole page may be pointed at, what is drawn there is not dyed', () => {
  expect(litBy(asking(width), world)).toMatchObject([{ isEverywhere: true, width: 0 }]);
  expect(litBy(asking(width / 2), world)).toMatchObject([{ isEverywhere: false, width: 0 }]);
});
