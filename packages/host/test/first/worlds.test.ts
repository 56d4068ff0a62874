import { bottomUnder, depthIn, gapTo, inRing, surfaceOver } from '@understory/page';
import { Game } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { firstOptionsSchema } from '../../src/first/options.ts';
import { underground } from '../../src/first/words/landing.ts';
import { entrances } from '../../src/first/words/network.ts';
import { openings, sideNumber } from '../../src/first/words/rock.ts';
import { firetopRange, scorchedLands } from '../../src/first/worlds/lie.ts';
import { layWorld } from '../../src/first/worlds/worlds.ts';
import { laid, WORLD_KEYS } from './world-at.ts';

/** The world that the option and these answers lay out. */
function chosen(world: 'roll' | 'usual', dice: number[], choose: string[] = []) {
  const begun = firstEdition.begin(firstOptions({ world }), 'test');
  return playOut({ world: begun, rule: layWorld }, { dice, choose }).world.page.ground.world;
}

const numbers = (key: Parameters<typeof laid>[0], side: 'left' | 'right' = 'left') => {
  const { page, sides } = laid(key);
  return [1, 2, 3, 4, 5, 6].map((n) => sideNumber(page, sides, n, side));
};

describe('the page', () => {
  it('[H1-MEA-01] [H1-GEN-19] is 30 by 21 beads, with the surface at 4, and no other size is taken', () => {
    const { page } = laid();
    expect([page.width, page.height, page.surfaceAt(0), page.surfaceAt(17)]).toEqual([30, 21, 4, 4]);
    expect(firstOptionsSchema.safeParse({ width: 40 }).success).toBe(false);
    expect(firstOptionsSchema.safeParse({ height: 20 }).success).toBe(false);
  });

  it('[H1-MEA-03] [H1-PRM-01] has the numbers 1 to 6 on both sides', () => {
    const ys = [5.417, 8.25, 11.083, 13.917, 16.75, 19.583];
    expect(numbers('usual')).toEqual(ys.map((y) => ({ x: 0, y })));
    expect(numbers('usual', 'right')).toEqual(ys.map((y) => ({ x: 30, y })));
    const labels = laid().page.labels.map(({ what, at }) => [what, at.x]);
    expect(labels).toHaveLength(12);
    expect(labels.slice(0, 2)).toEqual([
      [{ kind: 'side number', number: 1 }, 0],
      [{ kind: 'side number', number: 1 }, 30],
    ]);
  });

  it('[H1-MEA-19] lets dice fall underground, a bead clear of edges and surface', () => {
    const { has } = underground(laid().page);
    expect([has({ x: 1, y: 5 }), has({ x: 0.9, y: 9 }), has({ x: 9, y: 4.9 }), has({ x: 29, y: 20 })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

it.each(WORLD_KEYS)('[H1-MEA-19] shows in %s where dice may fall, by outlines that are a bead off all edges', (key) => {
  const { page } = laid(key);
  const { has, outlines } = underground(page);
  const rock = page.stratumShape(1);
  const points = outlines.flatMap((ring) =>
    Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i], ring[2 * i + 1]] as [number, number]),
  );
  expect(points.length).toBeGreaterThan(10);
  for (const [x, y] of points) expect(Math.abs(depthIn(rock, x, y) - 1)).toBeLessThan(0.13);
  const inside = (x: number, y: number) => outlines.filter((it) => inRing(it, x, y)).length % 2 === 1;
  for (let x = 0.5; x < 30; x += 1.5)
    for (let y = 0.5; y < 21; y += 1.5)
      if (Math.abs(depthIn(rock, x, y) - 1) > 0.2) expect(inside(x, y), `${x}, ${y}`).toBe(has({ x, y }));
});

it.each(WORLD_KEYS)('[H1-ALT-02] %s gives surface, rock, down, bottom and side numbers', (key) => {
  const { page, sides } = laid(key);
  const { x, y } = page.stratum(1).centre;
  expect(page.ground.surfaces.length).toBeGreaterThan(0);
  expect(page.stratumAt(x, y)).toBe(1);
  const [down, bottom] = [page.fall(x, y - 2), bottomUnder(page, { x, y })];
  expect(down).toEqual({ x: expect.closeTo(0, 2), y: expect.closeTo(1, 2) });
  expect(bottom.y).toBeCloseTo({ 'hollow earth': 17, 'pocket universe': 10.5 }[key as string] ?? 21, 1);
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const at = sideNumber(page, sides, n, 'left');
    expect(gapTo({ path: page.stratum(1).outline, closed: true, swell: 0 }, at.x, at.y)).toBeLessThan(0.01);
  }
});

describe('which world', () => {
  it('[H1-ALT-01] [H1-GEN-T2.7] is the usual one without a roll, unless the option says otherwise', () => {
    expect(chosen('usual', [])).toBe('The usual page');
    expect(
      new Game(firstEdition, { seed: '1', options: firstOptions({ world: 'hollow earth' }) }).world.page.ground.world,
    ).toBe('Hollow Earth');
  });

  it('[H1-ALT-01] by a d8: another on 1, any on 8, else the usual', () => {
    for (const d8 of [2, 5, 7]) expect(chosen('roll', [d8])).toBe('The usual page');
    expect(chosen('roll', [1, 7])).toBe('Hollow Earth');
    expect(chosen('roll', [8], ['pocket universe'])).toBe('Pocket Universe');
    expect(chosen('roll', [8, 10], ['roll'])).toBe('Pocket Universe');
  });

  it('[H1-ALT-T1.1–2] [H1-ALT-T1.3–4] [H1-ALT-T1.5–6] [H1-ALT-T1.7–8] [H1-ALT-T1.9–10] by a d10', () => {
    expect(chosen('roll', [1, 2, 1])).toBe('Firetop Range');
    expect(chosen('roll', [1, 3])).toBe('Rift of Sorrows');
    expect(chosen('roll', [1, 6, 2])).toBe('Scorched Lands');
    expect(chosen('roll', [1, 8])).toBe('Hollow Earth');
    expect(chosen('roll', [1, 9])).toBe('Pocket Universe');
  });
});

describe('the Firetop Range', () => {
  it('[H1-ALT-03] has d4 peaks between a foot line at 6.5', () => {
    const { page } = laid(
      'firetop range',
      firetopRange([
        { x: 8, y: 1.5 },
        { x: 22, y: 1 },
      ]),
    );
    expect([1, 2, 5, 8, 14, 15, 22, 29].map((x) => page.surfaceAt(x))).toEqual([6.5, 6.5, 4, 1.5, 6.5, 6.5, 1, 6.5]);
  });

  it('[H1-ALT-03] cuts its outermost peaks off at the sides, and lets peaks whose feet overlap meet in a pass', () => {
    const { page } = laid('firetop range', firetopRange([3, 11, 16.5, 27].map((x) => ({ x, y: 2 }))));
    expect(page.surfaceAt(0)).toBeCloseTo(6, 2);
    expect(page.surfaceAt(7)).toBeCloseTo(6.5, 2);
    expect(page.surfaceAt(13.75)).toBeCloseTo(2 + (4.5 * 2.75) / 3.375, 2);
    expect(page.surfaceAt(30)).toBeCloseTo(6, 2);
    const xs = page.ground.surfaces[0]?.path.filter((_, i) => i % 2 === 0) ?? [];
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it('[H1-ALT-03] asks for each tip within a bead of its place, and 1 to 2 high', () => {
    const world = firstEdition.begin(firstOptions({ world: 'firetop range' }), 'test');
    const { asked } = playOut({ world, rule: layWorld }, { dice: [3] });
    const spots = asked.filter((it) => it.ask === 'spot');
    expect(
      spots.map(({ where }) => [where.has({ x: 4, y: 1 }), where.has({ x: 15, y: 2 }), where.has({ x: 15, y: 2.1 })]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ]);
  });

  it('[H1-ALT-04] is rock up to its peaks, which smoke, and its numbers stand under the foot line', () => {
    const { page } = laid('firetop range');
    expect(page.stratumAt(8, 3)).toBe(1);
    expect(page.stratumAt(15, 3)).toBe(0);
    expect(page.pieces.filter((it) => it.kind === 'vent')).toHaveLength(2);
    expect(numbers('firetop range').map(({ y }) => y)).toEqual([7.708, 10.125, 12.542, 14.958, 17.375, 19.792]);
    expect(surfaceOver(page, { x: 8, y: 12 })).toEqual({ x: 8, y: 1.5 });
  });
});

describe('the Rift of Sorrows', () => {
  it('[H1-ALT-05] is open from the surface down to 18, its middle within 3 of the page’s', () => {
    const begun = firstEdition.begin(firstOptions({ world: 'rift of sorrows' }), 'test');
    const { world } = playOut({ world: begun, rule: layWorld }, { spots: [{ x: 17, y: 4 }] });
    expect(world.page.pieces.map(({ kind, shape }) => [kind, shape.path])).toEqual([
      ['cave', [14, 4, 16, 18, 18, 18, 20, 4]],
    ]);
  });

  it('is a cave whose mouth is an entrance, and is reckoned underground', () => {
    const { page } = laid('rift of sorrows');
    expect(entrances(page)).toMatchObject([{ x: 15, y: 4 }]);
    expect(underground(page).has({ x: 15, y: 10 })).toBe(true);
  });
});

describe('the Scorched Lands', () => {
  it('[H1-ALT-08] are d4 + 1 mesas with valleys between them, down to 9', () => {
    const { page } = laid('scorched lands', scorchedLands(3));
    expect(openings(page).map(({ shape }) => shape.path)).toEqual([
      [6, 4, 6.5, 9, 11.5, 9, 12, 4],
      [18, 4, 18.5, 9, 23.5, 9, 24, 4],
    ]);
    for (const mesas of [2, 3, 4, 5]) {
      const valleys = openings(laid('scorched lands', scorchedLands(mesas)).page);
      expect(valleys).toHaveLength(mesas - 1);
      expect(30 - (valleys.at(-1)?.shape.path.at(-2) ?? 0)).toBeCloseTo(18 / mesas, 2);
    }
  });

  it('have no entrance in their valleys', () => {
    expect(entrances(laid('scorched lands').page)).toEqual([]);
  });
});

describe('the Hollow Earth', () => {
  it('[H1-ALT-11] is rock between 4 and 17, with numbers between them', () => {
    const { page } = laid('hollow earth');
    expect([3, 5, 16, 18].map((y) => page.stratumAt(9, y))).toEqual([0, 1, 1, 0]);
    expect(page.floorAt(9)).toBe(17);
    expect(numbers('hollow earth').map(({ y }) => y)).toEqual([5.083, 7.25, 9.417, 11.583, 13.75, 15.917]);
  });
});

describe('the Pocket Universe', () => {
  it('[H1-ALT-15] is an ellipse of rock round (15, 10.5)', () => {
    const { page } = laid('pocket universe');
    expect(
      [
        [15, 2.6],
        [15, 18.4],
        [3.1, 10.5],
        [26.9, 10.5],
      ].map(([x, y]) => page.stratumAt(x as number, y as number)),
    ).toEqual([1, 1, 1, 1]);
    expect(
      [
        [15, 2.4],
        [15, 18.6],
        [2.9, 10.5],
        [27.1, 10.5],
        [5, 4],
      ].map(([x, y]) => page.stratumAt(x as number, y as number)),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(page.fall(15, 4)).toEqual({ x: expect.closeTo(0, 3), y: expect.closeTo(1, 3) });
    expect(page.fall(15, 17)).toEqual({ x: expect.closeTo(0, 3), y: expect.closeTo(-1, 3) });
  });

  it('[H1-ALT-16] has its numbers on the rim', () => {
    for (const { x, y } of [...numbers('pocket universe'), ...numbers('pocket universe', 'right')])
      expect(((x - 15) / 12) ** 2 + ((y - 10.5) / 8) ** 2).toBeCloseTo(1, 1);
    expect(numbers('pocket universe').map(({ y }) => y)).toEqual([3.833, 6.5, 9.167, 11.833, 14.5, 17.167]);
  });

  it('lets dice fall a bead clear of the rim', () => {
    const { has } = underground(laid('pocket universe').page);
    expect([has({ x: 15, y: 3.4 }), has({ x: 15, y: 3.6 }), has({ x: 4.5, y: 10.5 })]).toEqual([false, true, true]);
  });
});
