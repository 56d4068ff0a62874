import { raiseSurface, type Sheet } from '@understory/page';
import { expect, it } from 'vitest';
import { toSvg } from '../src/index.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';

const RAISED_AT = 1_000_000;

function buried(): { before: Sheet; after: Sheet } {
  const before = fixtureWorld('Buried');
  if (!before.ground) throw new Error('no ground');
  const ground = raiseSurface(before.ground, { from: 10, to: 16, by: 1.5, slope: 3, top: 0.5 });
  return { before, after: { ...before, ground, former: [{ ground: before.ground, until: RAISED_AT }] } };
}

it('[H2-MAG-22] draws the ground of the moment: the old one before, the new one after', () => {
  const { before, after } = buried();
  const drawn = (sheet: Sheet, tick: number) => toSvg(drawMap(sheet, { tick }));
  expect(drawn(after, RAISED_AT - 1)).toBe(drawn(before, RAISED_AT - 1));
  expect(drawn(after, RAISED_AT)).not.toBe(drawn(before, RAISED_AT));
});

it('[H2-MAG-23] keeps the old line, dashed, under the new one', () => {
  const { before, after } = buried();
  const dashes = (sheet: Sheet) =>
    drawMap(sheet)
      .layers.find(({ name }) => name === 'surface')
      ?.marks.filter((mark) => mark.mark === 'path' && mark.pen.stroke === 'inkOld').length;
  expect([dashes(before), dashes(after)]).toEqual([0, 1]);
});
