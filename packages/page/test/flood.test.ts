import { describe, expect, it } from 'vitest';
import { disc, flood, fluidStretch, line, pathLength, polygon, ringArea } from '../src/index.ts';
import { draw, flatPage } from './sheet.ts';

describe('a flood', () => {
  it('[H1-WAT-03] fills what can be come to by going level or down, and nothing above', () => {
    const page = flatPage();
    const shaft = draw(page, 'tunnel', line([10, 6, 10, 14], 0.4));
    const level = draw(page, 'tunnel', line([10, 14, 18, 14], 0.4));
    const up = draw(page, 'tunnel', line([18, 14, 18, 8], 0.4));
    const { stretches, pools } = flood(page, { x: 10, y: 10 }, [shaft], { limit: Number.POSITIVE_INFINITY });
    expect(stretches.map((it) => it.piece)).toEqual([shaft, level]);
    // A bump of a tenth of a bead is run over, the shaft above is not.
    expect(stretches[0]?.from).toBeCloseTo(3.9, 6);
    expect(stretches[0]?.to).toBeCloseTo(8, 1);
    expect(stretches[1]?.to).toBeCloseTo(8, 1);
    expect(stretches.find((it) => it.piece === up)).toBeUndefined();
    expect(pools).toEqual([]);
  });

  it('[H1-WAT-03] runs at most so far: 9 from a lake, 4.5 for magma', () => {
    const page = flatPage();
    const tunnel = draw(page, 'tunnel', line([5, 10, 25, 10], 0.4));
    const lake = flood(page, { x: 5, y: 10 }, [tunnel], { limit: 9 }).stretches[0];
    expect(pathLength(lake?.path ?? [])).toBeCloseTo(9, 6);
    const magma = flood(page, { x: 15, y: 10 }, [tunnel], { limit: 4.5 }).stretches[0];
    expect([magma?.from, magma?.to]).toEqual([5.5, 14.5]);
    const river = flood(page, { x: 5, y: 10 }, [tunnel], { limit: Number.POSITIVE_INFINITY }).stretches[0];
    expect(river?.to).toBeCloseTo(20, 6);
  });

  it('[H1-WAT-03] fills a room up to where it came in, and runs on from there', () => {
    const page = flatPage();
    const inlet = draw(page, 'tunnel', line([5, 8, 8.1, 10], 0.4));
    const hall = draw(page, 'room', polygon([8, 8, 12, 8, 12, 12, 8, 12]));
    const drain = draw(page, 'tunnel', line([11.9, 11.8, 16, 11.8], 0.4));
    const attic = draw(page, 'tunnel', line([11.9, 8.5, 16, 8.5], 0.4));
    const { stretches, pools } = flood(page, { x: 5, y: 8 }, [inlet], { limit: 30 });
    expect(pools.map((it) => it.piece)).toEqual([hall]);
    expect(ringArea(pools[0]?.ring ?? [])).toBeCloseTo(8, 0);
    const wet = stretches.map((it) => it.piece);
    expect(wet).toContain(drain);
    expect(wet).not.toContain(attic);
  });

  it('[H1-WAT-02] goes nowhere if nothing leads down or on', () => {
    const page = flatPage();
    const up = draw(page, 'tunnel', line([10, 12, 10, 6], 0.4));
    const { stretches } = flood(page, { x: 10, y: 12 }, [up], { limit: 9 });
    expect(stretches.every((it) => it.to - it.from < 0.3)).toBe(true);
    expect(flood(page, { x: 10, y: 12 }, [up], { limit: 9, fills: () => false })).toEqual({ stretches: [], pools: [] });
  });

  it('fills a round room too', () => {
    const page = flatPage();
    const room = draw(page, 'room', disc(10, 10, 1));
    const { pools } = flood(page, { x: 9, y: 10 }, [room], { limit: 9 });
    expect(ringArea(pools[0]?.ring ?? [])).toBeCloseTo(Math.PI / 2, 1);
  });
});

describe('a fault that crosses water and magma', () => {
  const arm = [10, 6, 11, 10, 10, 14, 12, 21];

  it('[H2-NEX-09 + PT-NEX-09] fills from each crossing down to the next, the last to its low end', () => {
    const first = fluidStretch(arm, 2, [8, 2]);
    expect(first.slice(0, 2)).not.toEqual(arm.slice(0, 2));
    expect(pathLength(first)).toBeCloseTo(6, 2);
    expect(fluidStretch(arm, 8, [8, 2]).slice(-2)).toEqual([12, 21]);
  });

  it('[H2-NEX-09] an arm that goes up from the spot fills towards the spot', () => {
    const stretch = fluidStretch([10, 12, 9, 8, 10, 4], 6, [6]);
    expect(stretch.slice(0, 2)).toEqual([10, 12]);
    expect(pathLength(stretch)).toBeCloseTo(6, 2);
  });

  it('[PT-NEX-09] crossings at one place fill the same stretch, and one at the low end none', () => {
    expect(fluidStretch(arm, 2, [2, 2.005])).toEqual(fluidStretch(arm, 2, [2]));
    expect(fluidStretch(arm, pathLength(arm), [2])).toEqual([]);
  });
});
