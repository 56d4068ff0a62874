import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, cosine, grain, hash, noiseFor, sine, turnCosine, turnSine, wander } from '../src/index.ts';

describe('sine and cosine', () => {
  it('are right, in radians and in turns', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (angle) => {
        expect(sine(angle)).toBeCloseTo(Math.sin(angle), 12);
        expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 12);
        expect(turnSine(angle)).toBeCloseTo(Math.sin(2 * Math.PI * angle), 6);
        expect(turnCosine(angle)).toBeCloseTo(Math.cos(2 * Math.PI * angle), 6);
      }),
    );
  });

  it('point where the hour of a clock does', () => {
    expect(clock(3)).toMatchObject({ x: 1 });
    expect(clock(6).y).toBeCloseTo(1, 12);
    expect(clock(12).y).toBe(-1);
  });
});

describe('noise', () => {
  const counting = () => {
    let n = 0;
    return { unit: () => ((n++ * 7) % 10) / 10 };
  };
  const kinds = { 'of an id': () => noiseFor('p1'), 'by chance': () => grain(counting()) };

  it.each(Object.entries(kinds))('%s is smooth, between -1 and 1, and the same again', (_, make) => {
    const [one, other] = [make(), make()];
    const place = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(place, place, (x, y) => {
        expect(one(x, y)).toBe(other(x, y));
        expect(Math.abs(one(x, y))).toBeLessThanOrEqual(1);
        expect(Math.abs(one(x + 0.001, y) - one(x, y))).toBeLessThan(0.01);
      }),
    );
  });

  it('along a line draws no more numbers than it is asked for', () => {
    const drawn: number[] = [];
    const line = wander({ unit: () => drawn.push(0) / 1000 });
    line(2.5);
    expect(drawn).toHaveLength(4);
  });

  it('differs from id to id', () => {
    expect(noiseFor('p1')(0.5, 0.5)).not.toBe(noiseFor('p2')(0.5, 0.5));
    expect([hash(''), hash('a')]).toEqual([-2128831035, -468965076]);
  });
});
