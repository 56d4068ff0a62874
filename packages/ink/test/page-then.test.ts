import { disc } from '@understory/page';
import { expect, it } from 'vitest';
import { onPage } from '../src/page-then.ts';
import { lairRoom } from './monster-pieces.ts';

it('draws what reaches onto the page by more than a hair’s breadth, on each of its sides', () => {
  const drawn = (x: number, y: number) => onPage(lairRoom('', { shape: disc(x, y, 1) }), { width: 30, height: 21 });
  const reaching = [drawn(-0.9, 10), drawn(30.9, 10), drawn(15, -0.9), drawn(15, 21.9)];
  const beside = [drawn(-0.97, 10), drawn(30.97, 10), drawn(15, -0.97), drawn(15, 21.97)];
  expect([reaching, beside]).toEqual([
    [true, true, true, true],
    [false, false, false, false],
  ]);
});
