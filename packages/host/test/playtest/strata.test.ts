import { gap, ringArea } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/playtest/events.ts';
import { brokenPromises, type PlaytestWorld, playtestEdition, playtestOptions } from '../../src/playtest/index.ts';
import { fitting } from '../../src/playtest/primordial/candidates.ts';
import { drawStrata, drawSurface } from '../../src/playtest/primordial/strata.ts';
import { game, play, TWO } from './world-at.ts';

function fresh(surface: 4 | 1.8 = 4): PlaytestWorld {
  const world = playtestEdition.begin(playtestOptions({ surface }), 'test');
  drawSurface(world);
  return world;
}

type Line = Extract<Event, { kind: 'line drawn' }>;
const linesOf = ({ journal }: PlaytestWorld) =>
  (journal.entries as readonly { readonly kind: string }[]).filter((it): it is Line => it.kind === 'line drawn');

/** The strata after the first throws; then the player stops. */
function strata(dice: readonly number[], lines = 1, choose: readonly string[] = ['stop']) {
  const { world, asked } = play(fresh(), drawStrata, { dice, choose: [...Array(lines - 1).fill('roll'), ...choose] });
  return { world, asked, lines: linesOf(world), areas: world.page.strata.map(({ area }) => area) };
}

const ends = ({ path }: Line | { path: readonly number[] }) => [path.slice(0, 2), path.slice(-2)];
const FRAME = { width: 30, height: 21, surface: 4 };

describe('the strata', () => {
  it('[PT-EX-01] [PT-STR-01] [PT-STR-03] [PT-STR-06] [PT-STR-T1.4] [PT-MEA-01] [PT-MEA-25] a first line straight across makes two regions of 255', () => {
    const { lines, areas, asked } = strata([2, 5, 51, 51, 51, 51]);
    expect(ends(lines[0] as Line)).toEqual([
      [0, 12.5],
      [30, 12.5],
    ]);
    expect(areas).toEqual([255, 255]);
    expect(asked.map((it) => it.clause)).toEqual(['PT-STR-16', 'PT-STR-T1', 'PT-STR-10', 'PT-STR-08']);
  });

  it('[PT-EX-02] [PT-STR-04] [PT-STR-05] [PT-STR-T1.1] [PT-STR-T1.2] loops from the left edge, or bends from it to the bottom', () => {
    const loop = strata([2, 1, 51, 51, 51, 8]);
    expect(ends(loop.lines[0] as Line)).toEqual([
      [0, 9.5],
      [0, 15.5],
    ]);
    expect(Math.max(...(loop.lines[0] as Line).path.filter((_, i) => i % 2 === 0))).toBeCloseTo(11, 2);
    expect(Math.min(...loop.areas)).toBeCloseTo(52.6, 1);
    const bend = strata([2, 3, 51, 51, 8, 8]);
    expect(ends(bend.lines[0] as Line)).toEqual([
      [0, 12.5],
      [15, 21],
    ]);
    expect(Math.min(...bend.areas)).toBeCloseTo(100, 1);
  });

  it('[PT-STR-07] [PT-STR-T1.8] [PT-STR-T1.10] the shapes of the right are those of the left, mirrored', () => {
    expect(ends(strata([2, 8, 51, 51, 8, 8]).lines[0] as Line)).toEqual([
      [30, 12.5],
      [15, 21],
    ]);
    expect(ends(strata([2, 10, 51, 51, 51, 8]).lines[0] as Line)).toEqual([
      [30, 9.5],
      [30, 15.5],
    ]);
  });

  it('[PT-EX-03] [PT-STR-08] [PT-STR-09] [PT-STR-10] [PT-STR-14] of two equal regions the upper is cut, by another shape where its own has no edges', () => {
    const { lines, areas } = strata([2, 5, 51, 51, 51, 51, 2, 21, 81, 51, 51], 2);
    expect(lines[1]).toMatchObject({ shape: 'LR', calmer: 0 });
    expect(ends(lines[1] as Line)).toEqual([
      [0, 6.78],
      [30, 9.72],
    ]);
    expect(areas).toEqual([expect.closeTo(127.5, 1), expect.closeTo(127.5, 1), 255]);
  });

  it('[PT-EX-33] [PT-STR-12] [PT-STR-13] [PT-STR-14] [PT-MEA-26] a line that comes too near is drawn calmer', () => {
    const { lines, areas } = strata([2, 5, 51, 51, 51, 51, 4, 100, 100, 100, 100], 2);
    expect(lines[1]).toMatchObject({ shape: 'LR', calmer: 3 });
    expect(ends(lines[1] as Line)).toEqual([
      [0, expect.closeTo(9.4505, 2)],
      [30, expect.closeTo(9.4505, 2)],
    ]);
    expect(areas[0]).toBeCloseTo(178.2, 0);
    expect(areas[1]).toBeCloseTo(76.8, 0);
  });

  it('[PT-STR-11] a loop picks a piece of its side, its span, its place and its reach', () => {
    const fit = fitting(
      { frame: FRAME, region: TWO[1] as number[], lines: [[0, 12.5, 30, 12.5]] },
      'LL',
      [0.5, 0, 0, 0.5],
    );
    expect(fit && ends(fit)).toEqual([
      [0, 14.3],
      [0, 17.9],
    ]);
    expect(Math.max(...(fit?.path.filter((_, i) => i % 2 === 0) ?? []))).toBeCloseTo(9, 2);
  });

  it('[PT-STR-13] the second pass lets lines come as near as 1.2, only where nothing else fits', () => {
    const thin = [0, 4, 30, 4, 30, 7, 0, 7];
    const lines = [[0, 7, 30, 7]];
    const fit = fitting({ frame: FRAME, region: thin, lines }, 'LR', [0.5, 0.5, 0.5, 0.5]);
    expect(
      fit && gap({ path: fit.path, closed: false, swell: 0 }, { path: lines[0] as number[], closed: false, swell: 0 }),
    ).toBeCloseTo(1.5, 2);
    const thinner = [0, 4, 30, 4, 30, 6.2, 0, 6.2];
    expect(
      fitting({ frame: FRAME, region: thinner, lines: [[0, 6.2, 30, 6.2]] }, 'LR', [0.5, 0.5, 0.5, 0.5]),
    ).toBeNull();
  });

  it('[PT-STR-02] [PT-STR-15] a line has 24 equal steps, the first too', () => {
    expect((strata([2, 5, 1, 100, 1, 100]).lines[0] as Line).path).toHaveLength(50);
  });

  it('[PT-STR-16] a die says how many lines there are to be, and the player may stop', () => {
    const calm = (many: number) => Array(many).fill([5, 51, 51, 51, 51]).flat();
    const many = (d6: number, lines: number) =>
      linesOf(play(fresh(), drawStrata, { dice: [d6, ...calm(lines)] }).world);
    expect(many(3, 5)).toHaveLength(5);
    expect(many(4, 6)).toHaveLength(6);
    expect(strata([6, 5, 51, 51, 51, 51]).lines).toHaveLength(1);
    expect(strata([6, 5, 51, 51, 51, 51, 51, 51, 51, 51], 1, ['LR', 'stop']).lines).toHaveLength(2);
  });

  it('[PT-STR-17] strata are numbered by the height of their middles', () => {
    const { world } = game('numbers', {}, 'usual', ({ at }) => at.age === 'primordial' && at.chapter === 'stratum');
    const heights = world.page.strata.map(({ centre }) => centre.y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(world.page.strata.length).toBe(linesOf(world).length + 1);
  });

  it('[PT-SET-01] [PT-SET-02] [PT-SET-03] [PT-SET-04] the surface runs across the page, four beads deep or an inch', () => {
    expect(fresh().page.surfaceAt(9)).toBe(4);
    const high = fresh(1.8);
    expect(high.page.surfaceAt(9)).toBe(1.8);
    const { world } = play(high, drawStrata, { dice: [2, 5, 51, 51, 51, 51], choose: ['stop'] });
    expect((linesOf(world)[0] as Line).path.slice(0, 2)).toEqual([0, 11.4]);
    expect(world.page.strata.map(({ area }) => area)).toEqual([288, 288]);
  });

  it('[PT-INV-02] lines keep apart in many worlds, and strata are large enough', () => {
    for (let i = 0; i < 8; i++) {
      const { world } = game(
        `lines ${i}`,
        {},
        'usual',
        ({ at }) => at.age === 'primordial' && at.chapter === 'stratum',
      );
      const lines = linesOf(world).map(({ path }) => ({ path, closed: false, swell: 0 }));
      const surface = { path: [0, 4, 30, 4], closed: false, swell: 0 };
      lines.forEach((a, n) => {
        for (const b of [surface, ...lines.slice(n + 1)]) expect(gap(a, b)).toBeGreaterThanOrEqual(1.199);
      });
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(world.page.strata.reduce((sum, { outline }) => sum + ringArea(outline), 0)).toBeCloseTo(510, 0);
      for (const { area } of world.page.strata) expect(area).toBeGreaterThan(15.99);
    }
  });

  it('[PT-INV-15] [PT-INV-02] over many seeds nearly all worlds have the lines that were rolled, and none fewer than two', () => {
    // Ten thousand are tried by `npm run soak -- --strata`.
    const many = 250;
    let full = 0;
    for (let i = 0; i < many; i++) {
      const options = playtestOptions({ surface: i % 5 === 4 ? 1.8 : 4 });
      const { world } = game(
        `many ${i}`,
        options,
        'usual',
        ({ at }) => at.age === 'primordial' && at.chapter === 'stratum',
      );
      const thrown = world.journal.entries.find((it) => it.kind === 'rolled' && it.clause === 'PT-STR-16');
      const wanted = thrown && 'total' in thrown && Number(thrown.total) <= 3 ? 5 : 6;
      const lines = linesOf(world).length;
      if (lines >= wanted) full++;
      expect(lines).toBeGreaterThanOrEqual(2);
      expect(brokenPromises(world)).toEqual([]);
    }
    expect(full / many).toBeGreaterThanOrEqual(0.9);
  });
});
