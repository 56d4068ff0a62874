import { describe, expect, it } from 'vitest';
import { DefaultPlayer } from '../src/bot/default-player.ts';
import { goalOf, headingTo } from '../src/bot/goal.ts';
import { DICE, phase, table } from './table.ts';

const bot = new DefaultPlayer(4);
const STAIRS = ['The Cliff', 'Stairs Down'];

describe('the default player', () => {
  it('[DE-BOT-01] stays on a chamber whose objective is not done', () => {
    expect(goalOf(table({ tiles: ['Book Chamber'], kora: { tile: 1 } }), 4)).toMatchObject({ to: 'stay' });
    expect(goalOf(table({ tiles: ['Book Chamber'], kora: { tile: 1 }, done: ['book'] }), 4)).toMatchObject({
      to: 'home',
    });
  });

  it('[DE-BOT-01] goes home with Book and Crucible, or with any objective below Life 4', () => {
    const tiles = STAIRS;
    expect(goalOf(table({ tiles, kora: { tile: 2 }, done: ['book', 'crucible'] }), 4).to).toBe('home');
    expect(goalOf(table({ tiles, kora: { tile: 2 }, done: ['grislyk'], life: 3 }), 4).to).toBe('home');
    expect(goalOf(table({ tiles, kora: { tile: 2 }, done: ['grislyk'], life: 4 }), 4).to).toBe('exit');
    expect(goalOf(table({ tiles, kora: { tile: 2 }, life: 1 }), 4).to).toBe('exit');
  });

  it('[DE-BOT-01] else to an explored chamber, the nearest', () => {
    const tiles = ['Stairs Down', 'The Cliff', 'Book Chamber', { tile: 'The Pit', after: 1, by: 'staircase' }];
    expect(goalOf(table({ tiles, kora: { tile: 4 } }), 4)).toEqual({ to: 'chamber', tile: 3 });
    const two = [...tiles, { tile: 'Crucible Chamber', after: 4 }];
    expect(goalOf(table({ tiles: two, kora: { tile: 4 } }), 4)).toEqual({ to: 'chamber', tile: 5 });
  });

  it('[DE-BOT-01] else to the way on of the lowest level, its exit before its staircase', () => {
    expect(goalOf(table({ tiles: STAIRS, kora: { tile: 2, space: 3 } }), 4)).toEqual({ to: 'exit', tile: 2 });
    const ended = table({ tiles: [...STAIRS, 'The Pit', 'Dead End'], kora: { tile: 4 } });
    expect(goalOf(ended, 4)).toEqual({ to: 'staircase', tile: 2 });
    expect(headingTo(ended, goalOf(ended, 4))).toBe('back');
    for (const [space, heading] of [
      [1, 'on'],
      [3, 'down'],
      [5, 'back'],
    ] as const) {
      const world = Object.assign(ended, { at: 2, space });
      expect(headingTo(world, goalOf(world, 4))).toBe(heading);
    }
  });

  it('[DE-BOT-02] dice by what is near', () => {
    const at = (more: object) => bot.assign(table({ tiles: STAIRS, kora: { tile: 2 }, ...more }));
    expect(at({ monsters: [{ on: 2, goblins: 1 }] })).toBe('8-6-4');
    expect(at({ monsters: [{ on: 1, goblins: 1 }] })).toBe('4-8-6');
    expect(at({ track: { skeletons: [0, 0, 1] } })).toBe('4-8-6');
    expect(at({ track: { grislyk: 3 } })).toBe('4-8-6');
    expect(at({ monsters: [{ on: 0, goblins: 1 }], track: { goblins: [1, 1, 0] } })).toBe('4-6-8');
  });

  it('[DE-BOT-03] searches whenever it may', () => {
    const world = table({ tiles: STAIRS, kora: { tile: 1 } });
    phase(world, 3, { dice: null });
    expect(world.tiles[1]?.searched).toBe(true);
  });

  it('[DE-BOT-04] items by need', () => {
    const at = (items: string[], life: number, here: object = {}) =>
      bot.item(table({ tiles: STAIRS, kora: { tile: 2 }, items, life, monsters: [{ on: 2, ...here }] }));
    expect(at(['Healing Balm'], 4)).toBe('balm');
    expect(at(['Healing Balm'], 5)).toBe('done');
    expect(at(['Healing Potion'], 2)).toBe('potion');
    expect(at(['Healing Potion'], 3)).toBe('done');
    expect(at(['Fireball Spell Scroll'], 6, { goblins: 1, skeletons: 1 })).toBe('fireball');
    expect(at(['Fireball Spell Scroll'], 6, { skeletons: 1 })).toBe('done');
    expect(at(['Fireball Spell Scroll'], 3, { skeletons: 1 })).toBe('fireball');
    expect(at(['Fireball Spell Scroll'], 3, { goblins: 1 })).toBe('done');
    expect(at(['Invisibility Spell Scroll'], 2, { goblins: 1 })).toBe('invisibility');
    expect(at(['Invisibility Spell Scroll'], 2)).toBe('done');
    expect(at(['Invisibility Spell Scroll'], 6, { goblins: 2, grislyk: true })).toBe('invisibility');
    expect(at(['Invisibility Spell Scroll'], 6, { goblins: 2 })).toBe('done');
  });

  it('[DE-BOT-05] fights what is here and then moves; or moves and then fights', () => {
    const beset = table({
      tiles: STAIRS,
      kora: { tile: 1 },
      dice: DICE,
      monsters: [{ on: 1, goblins: 1, grislyk: true }],
    });
    const { asked } = phase(beset, 5, { dice: [8, 1, 1, 4, 1] });
    expect(asked.filter((it) => it.ask === 'roll')).toHaveLength(5);
    expect(beset).toMatchObject({ grislyk: 'slain', at: 1, space: 2 });
    const free = table({ tiles: STAIRS, kora: { tile: 1, space: 5 }, dice: DICE, monsters: [{ on: 2, goblins: 1 }] });
    phase(free, 5, { dice: [4, 8, 1] });
    expect(free.at).toBe(2);
    expect(free.tiles[2]?.goblin).toBe(0);
  });

  it('[DE-BOT-05] leaves from the Entrance, once something is done', () => {
    const world = table({ done: ['book', 'crucible'], dice: DICE });
    phase(world, 5, { dice: [2] });
    expect(world.result).toBe('minor');
  });
});
