import { groundOfRegions, Page, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { disaster } from '../../src/first/lent.ts';
import { caverns } from '../../src/first/primordial/caverns.ts';
import { river } from '../../src/first/primordial/river.ts';
import type { Setting } from '../../src/setting.ts';
import { newWorld, type World } from '../../src/world.ts';

function* nothing(): Rule {}

/** A world that is not the first edition's, with its surface 6 deep and wider rivers, and events of its own. */
function elsewhere(some: Partial<Setting> = {}): Setting {
  const measures = { touch: 0.25, near: 2.25, tie: 'age' } as const;
  const page = new Page({ width: 30, height: 21, title: 'Elsewhere', measures });
  const line = { path: [0, 6, 30, 6], closed: false, swell: 0 };
  page.apply({ do: 'lay', ground: groundOfRegions('Elsewhere', [line], [[0, 6, 30, 6, 30, 21, 0, 21]]) }, 0);
  const options = { width: 30, height: 21, name: '', firstGame: false, wobble: false };
  const world = newWorld('2', 'test', options, page);
  return {
    world,
    sides: { from: 6, to: 21 },
    riverWide: 0.8,
    hasRiver: () => false,
    primordialEvent: nothing,
    ...some,
  };
}
const plot = (setting: Setting) => ({ ...setting, clause: 'PT-DIS-05', feature: 'f1' }) as const;
const play = (setting: Setting, rule: () => Rule, dice: readonly number[] | null) =>
  playOut<World, void>({ world: setting.world, rule }, { dice }).world.page.pieces;

describe('what the first edition lends', () => {
  it('[H1-PRM-07] a river runs from the side numbers of its setting, and is as wide as there', () => {
    const setting = elsewhere();
    const [first] = play(setting, () => river(plot(setting)), [3, 10, 10, 10, 10]);
    expect(first?.shape).toMatchObject({ path: [0, 12.25, 0, 14.5], swell: 0.4 });
  });

  it('[H1-PRM-05] caverns lie under the surface of their setting', () => {
    const setting = elsewhere();
    const caves = play(setting, () => caverns(plot(setting)), [4, 4, 4, 4, 4, 4]);
    expect(caves).toHaveLength(6);
    for (const { shape } of caves) expect(shape.path[1]).toBeGreaterThan(6.5);
  });

  it('[H1-DIS-T1.5] a disaster asks its setting whether there is a river', () => {
    const kinds = (hasRiver: boolean, dice: readonly number[]) => {
      const setting = elsewhere({ hasRiver: () => hasRiver });
      return new Set(play(setting, () => disaster(setting, 'test'), dice).map(({ kind }) => kind));
    };
    expect(kinds(true, [5])).toEqual(new Set(['tunnel']));
    expect(kinds(false, [5, 3, 10, 10, 10, 10])).toEqual(new Set(['water']));
  });

  it('[H1-DIS-T1.8] … and what comes in its stead', () => {
    const came: (Point | null)[] = [];
    const setting = elsewhere({
      primordialEvent: (landed) => {
        came.push(landed);
        return nothing();
      },
    });
    play(setting, () => disaster(setting, 'test', { x: 9, y: 9 }), [8, 3]);
    expect(came).toEqual([{ x: 9, y: 9 }]);
  });

  it('all other disasters keep to the rock of their setting', () => {
    for (const d8 of [1, 4, 6, 7]) {
      const setting = elsewhere();
      const drawn = play(setting, () => disaster(setting, 'test'), [d8]);
      expect(drawn.length).toBeGreaterThan(0);
      for (const { shape, matter } of drawn) {
        if (matter === 'cover') continue;
        for (let i = 1; i < shape.path.length; i += 2) expect(shape.path[i]).toBeGreaterThanOrEqual(5.99);
      }
    }
  });
});
