import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { secondEdition, secondOptions, secondOptionsSchema } from '../src/second/index.ts';
import { strataCount, worldShape } from '../src/second/primordial/shape.ts';

const blank = () => secondEdition.begin(secondOptions({ wobble: false }), 'test');

describe('the page and the world’s shape', () => {
  it('[H2-GEN-01] plays the ages in their order, and the one player makes every choice', () => {
    const game = new Game(secondEdition, {
      seed: 'one',
      options: secondOptions(),
      hands: hands({ choices: 'random' }),
    });
    const deciders = new Set<string>();
    while (game.ask) {
      if (game.ask.ask !== 'roll') deciders.add(game.ask.by);
      game.letAnswer();
    }
    expect(game.world.ages.map((it) => it.name)).toEqual(['primordial', 'civilization', 'monsters', 'villainy']);
    const groups = game.world.groups.map((it) => it.id);
    expect([...deciders].filter((it) => it !== 'chance' && it !== 'maker' && !groups.includes(it))).toEqual([]);
  });

  it('[H2-PRI-01] starts with a blank landscape page', () => {
    const world = blank();
    expect([world.page.width, world.page.height, world.page.pieces]).toEqual([30, 21, []]);
    expect(secondOptionsSchema.safeParse({ width: 20, height: 30 }).success).toBe(false);
  });

  it('[H2-MSR-04] gives the number of strata by the page’s size, or as the player sets it', () => {
    const sizes = [
      [30, 21],
      [20, 14],
      [40, 28],
      [60, 42],
      [16, 12],
    ] as const;
    expect(sizes.map(([width, height]) => strataCount({ width, height, strata: null }))).toEqual([8, 4, 14, 20, 4]);
    expect(strataCount({ width: 30, height: 21, strata: 5 })).toBe(5);
    expect(secondOptionsSchema.safeParse({ strata: 21 }).success).toBe(false);
    expect(secondOptionsSchema.safeParse({ width: 61 }).success).toBe(false);
  });

  it('[H2-PRI-02] rolls 1d6 for the world’s shape, or lets the player pick', () => {
    const rolled = playOut({ world: blank(), rule: worldShape }, { dice: [3], choose: ['roll'] });
    const picked = playOut({ world: blank(), rule: worldShape }, { dice: [], choose: ['6'] });
    expect([rolled.world.page.ground.world, picked.world.page.ground.world]).toEqual(['Folds', 'Dome']);
  });

  it('[H2-PRI-03] draws the surface, then the strata under it', () => {
    const { world, journal } = playOut({ world: blank(), rule: worldShape }, { dice: [1] });
    expect(world.page.ground.surfaces[0]?.path).toEqual([0, 4, 30, 4]);
    expect(world.page.strata).toHaveLength(8);
    expect(journal.at(-1)).toMatchObject({ kind: 'laid out', clause: 'H2-PRI-T2.1', strata: 8 });
  });

  it('[H2-PRI-04] wobbles boundaries by at most 0.2, and not at all with the wobble off', () => {
    const wobbly = playOut({ world: secondEdition.begin(secondOptions(), 'w'), rule: worldShape }, { dice: [1] });
    const heights = (wobbly.world.page.ground.surfaces[0]?.path ?? []).filter((_, i) => i % 2 === 1);
    expect(new Set(heights).size).toBeGreaterThan(20);
    expect(heights.every((y) => Math.abs(y - 4) <= 0.2)).toBe(true);
  });
});
