import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misthrow, Problem, parseDice, span, total } from '../src/index.ts';

describe('dice (H2-GEN-06)', () => {
  it.each([
    ['1d6', { count: 1, sides: 6, plus: 0 }],
    ['2d4', { count: 2, sides: 4, plus: 0 }],
    ['1d4+2', { count: 1, sides: 4, plus: 2 }],
    ['d20', { count: 1, sides: 20, plus: 0 }],
    ['1d7', { count: 1, sides: 7, plus: 0 }],
  ])('[H2-GEN-06] %s is read as the rulebooks write it', (dice, thrown) => {
    expect(parseDice(dice)).toEqual(thrown);
  });

  it.each(['', 'six', '0d6', '1d0', '2d', '1d6-1', '1d6+', ' 1d6', '1e3d6', '1000d6', '1d1000000', '-1d6', '1d6\n'])(
    '[H2-GEN-06] %j is not dice, and the sentence says what is',
    (dice) => {
      expect(() => parseDice(dice)).toThrow(new Problem(`"${dice}" is not dice; write 1d6, 2d4 or 1d4+2.`));
    },
  );

  it('[H2-GEN-06] XdN is the sum of X dice, and +k is added to the sum', () => {
    expect(total('2d4', [1, 4])).toBe(5);
    expect(total('1d4+2', [3])).toBe(5);
    expect(span('2d4')).toEqual({ low: 2, high: 8 });
    expect(span('1d4+2')).toEqual({ low: 3, high: 6 });
  });

  it.each([
    ['1d6', [7], 'a d6 shows 1 to 6, got 7'],
    ['1d6', [0], 'a d6 shows 1 to 6, got 0'],
    ['1d6', [2.5], 'a d6 shows 1 to 6, got 2.5'],
    ['1d6', [Number.NaN], 'a d6 shows 1 to 6, got NaN'],
    ['2d4', [3], '2d4 shows 2 faces, got 1'],
    ['1d4', [], '1d4 shows 1 face, got 0'],
    ['1d4', [1, 2], '1d4 shows 1 face, got 2'],
  ])('[H2-GEN-06] %s cannot show %j', (dice, faces, why) => {
    expect(misthrow(dice, faces)).toBe(why);
  });

  it('[H2-GEN-06] any throw that can be made lies within the span of its dice', () => {
    const throws = fc
      .record({ count: fc.integer({ min: 1, max: 9 }), sides: fc.integer({ min: 1, max: 100 }), plus: fc.nat(20) })
      .chain((it) =>
        fc.tuple(
          fc.constant(it),
          fc.array(fc.integer({ min: 1, max: it.sides }), { minLength: it.count, maxLength: it.count }),
        ),
      );
    fc.assert(
      fc.property(throws, ([{ count, sides, plus }, faces]) => {
        const dice = `${count}d${sides}+${plus}`;
        expect(misthrow(dice, faces)).toBeNull();
        expect(total(dice, faces)).toBeGreaterThanOrEqual(span(dice).low);
        expect(total(dice, faces)).toBeLessThanOrEqual(span(dice).high);
      }),
    );
  });
});
