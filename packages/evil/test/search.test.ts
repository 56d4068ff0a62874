import { describe, expect, it } from 'vitest';
import { whyNot } from '../src/why-not.ts';
import { DICE, offered, phase, table, told, walk, wholeRound } from './table.ts';

const LEVELS = [
  ['The Cliff'],
  ['Stairs Down', { tile: 'The Cliff', after: 1, by: 'staircase' }],
  ['Stairs Down', { tile: 'Stairs Down', after: 1, by: 'staircase' }, { tile: 'The Cliff', after: 2, by: 'staircase' }],
];

/** Kora on an unsearched tile of a level. */
function on(level: number, more: object = {}) {
  return table({ tiles: LEVELS[level - 1], kora: { tile: 'The Cliff' }, dice: DICE, ...more });
}

function draw(level: number, card: string, more: object = {}, dice: number[] = []) {
  const world = on(level, more);
  phase(world, 3, { choose: { 'DE-SCH-02': [card] }, dice });
  return world;
}

describe('phase 3', () => {
  it('[DE-SCH-01] searching is a choice', () => {
    const world = on(1);
    const played = phase(world, 3, { choose: ['go on'] });
    expect(offered(played, 'DE-SCH-01')).toEqual([['search', 'go on']]);
    expect(world.tiles[1]?.searched).toBe(false);
  });

  it('[DE-SCH-02] the card comes from the deck of the level of the tile', () => {
    for (const [level, first] of [
      [1, 'Nothing'],
      [2, 'Giant Rat Attack'],
      [3, 'Poison Gas Trap'],
    ] as const) {
      const world = on(level);
      expect(offered(phase(world, 3, { dice: null }), 'DE-SCH-02')[0]?.[0]).toBe(first);
      expect(world.search[level - 1]?.reduce((sum, it) => sum + it, 0)).toBe(6 - level);
      expect(world.tiles[world.at]?.searched).toBe(true);
    }
  });

  it('[DE-SCH-03] an Item is kept, an Instant is not', () => {
    expect(draw(1, 'Healing Balm').pack.balm).toBe(1);
    expect(Object.values(draw(2, 'Giant Rat Attack', {}, [1, 1]).pack).every((it) => it === 0)).toBe(true);
  });

  it('[DE-SCH-04] then the track advances', () => {
    const world = draw(1, 'Nothing', { track: { goblins: [1, 0, 1], grislyk: 2 } });
    expect(world.track.goblin).toEqual([0, 0, 1, 0]);
    expect(world).toMatchObject({ grislyk: 'track', grislykAt: 3 });
    expect(world.tiles[1]?.goblin).toBe(1);
  });

  it('[DE-SCH-04] not if the card killed Kora', () => {
    const world = draw(3, 'Poison Gas Trap', { life: 2, track: { goblins: [0, 0, 1] } }, [6, 1]);
    expect(world).toMatchObject({ result: 'defeat', track: { goblin: [0, 0, 0, 1] } });
  });

  it('[DE-SCH-05] at most one search a round', () => {
    const { asked } = wholeRound(on(1));
    expect(asked.filter((it) => it.clause === 'DE-SCH-01')).toHaveLength(1);
  });

  it('[DE-SCH-06] a drawn card does not come back', () => {
    const world = draw(2, 'Rope');
    expect(world.search[1]).toEqual([1, 1, 1, 1, 0]);
    const empty = on(1, { emptyDecks: [1] });
    Object.assign(empty, { phase: 'search' });
    expect(whyNot(empty, { kind: 'search' })).toMatchObject({ clause: 'DE-SCH-06' });
  });

  it('[DE-SCH-07] the program remembers which tiles were searched', () => {
    const world = draw(1, 'Nothing');
    expect(phase(world, 3).asked.filter((it) => it.clause === 'DE-SCH-01')).toHaveLength(0);
    expect(whyNot(world, { kind: 'search' })).toEqual({ clause: 'DE-SCH-01', why: 'searched' });
  });

  it('[DE-CON-04] three Nothings make six cards of Level I', () => {
    expect(on(1).search[0]).toEqual([3, 2, 1]);
  });
});

describe('Search cards', () => {
  it('[DE-SCH-T1.1] Nothing', () => {
    const world = draw(1, 'Nothing');
    expect(world.life).toBe(6);
    expect(Object.values(world.pack).every((it) => it === 0)).toBe(true);
  });

  it('[DE-SCH-T1.2] Healing Balm recovers two wounds, once', () => {
    const world = draw(1, 'Healing Balm', { life: 2 });
    phase(world, 4, { choose: ['balm'] });
    expect(world).toMatchObject({ life: 4, pack: { balm: 0 } });
  });

  it('[DE-SCH-T1.3] Amulet of Speed: one step more', () => {
    const world = draw(1, 'Amulet of Speed');
    walk(world, [1], ['on', 'on']);
    expect(world.space).toBe(3);
  });

  it('[DE-SCH-T2.1] Giant Rat Attack: d6 vs. Combat', () => {
    expect(draw(2, 'Giant Rat Attack', {}, [5, 3]).life).toBe(5);
    expect(draw(2, 'Giant Rat Attack', {}, [5, 4]).life).toBe(6);
  });

  it('[DE-SCH-T2.2] the Fireball leaves nobody but Grislyk', () => {
    const world = draw(2, 'Fireball Spell Scroll');
    Object.assign(world.tiles[world.at] ?? {}, { goblin: 2, skeleton: 3 });
    Object.assign(world, { grislyk: 'board', grislykAt: world.at });
    phase(world, 4, { choose: ['fireball'] });
    expect(world.tiles[world.at]).toMatchObject({ goblin: 0, skeleton: 0 });
    expect(world.grislyk).toBe('board');
  });

  it('[DE-SCH-T2.3] Invisibility: the next phase 1 is skipped, and only that', () => {
    const world = draw(2, 'Invisibility Spell Scroll');
    Object.assign(world.tiles[0] ?? {}, { goblin: 1 });
    phase(world, 4, { choose: ['invisibility'] });
    phase(world, 1);
    expect(world.tiles[0]?.goblin).toBe(1);
    phase(world, 1);
    expect(world.tiles[1]?.goblin).toBe(1);
  });

  it('[DE-SCH-T2.4] Enchanted Shield: one more on every Defense roll', () => {
    const world = draw(2, 'Enchanted Shield', { events: ['Dart Trap'] });
    phase(world, 7, { dice: [4, 3] });
    expect(world.life).toBe(6);
  });

  it('[DE-SCH-T2.5] Rope: The Pit without a roll', () => {
    const tiles = ['Stairs Down', { tile: 'The Pit', after: 1, by: 'staircase' }];
    const world = table({ tiles, kora: { tile: 'The Pit' }, dice: DICE });
    phase(world, 3, { choose: { 'DE-SCH-02': ['Rope'] } });
    walk(world, [1], ['on']);
    expect(world.space).toBe(2);
  });

  it('[DE-SCH-T3.1] Poison Gas Trap: d6 vs. Speed, two wounds', () => {
    expect(draw(3, 'Poison Gas Trap', {}, [4, 3]).life).toBe(4);
    expect(draw(3, 'Poison Gas Trap', {}, [4, 4]).life).toBe(6);
  });

  it('[DE-SCH-T3.2] Magic Sword: two more on every Combat roll', () => {
    const world = draw(3, 'Magic Sword', { events: ['Swarm of Bats'] });
    phase(world, 7, { dice: [6, 3] });
    expect(world.life).toBe(6);
  });

  it('[DE-SCH-T3.3] Healing Potion: Life becomes six', () => {
    const world = draw(3, 'Healing Potion', { life: 1 });
    phase(world, 4, { choose: ['potion'] });
    expect(world.life).toBe(6);
  });

  it('[DE-SCH-T3.4] Cloak of Stealth: one fewer on the track', () => {
    const world = draw(3, 'Cloak of Stealth', { events: ['Goblin Patrol'] });
    phase(world, 7);
    expect(world.track.goblin[1]).toBe(1);
  });
});

describe('phase 4', () => {
  it('[DE-ITM-01] any number of items, in any order', () => {
    const world = on(1, { life: 1, items: ['Healing Balm', 'Healing Balm', 'Healing Potion'] });
    const played = phase(world, 4, { choose: ['potion', 'balm', 'balm'] });
    expect(offered(played, 'DE-ITM-01')).toEqual([
      ['balm', 'potion', 'done'],
      ['balm', 'done'],
      ['balm', 'done'],
    ]);
    expect(world.pack).toMatchObject({ balm: 0, potion: 0 });
  });

  it('[DE-ITM-02] a used item is gone, and items are used in this phase only', () => {
    const world = on(1, { items: ['Healing Balm'] });
    phase(world, 4, { choose: ['balm'] });
    expect(world.pack.balm).toBe(0);
    const early = Object.assign(on(1, { items: ['Healing Balm'] }), { phase: 'act' });
    expect(whyNot(early, { kind: 'use', item: 'balm' })).toMatchObject({ clause: 'DE-ITM-02' });
    Object.assign(early, { phase: 'items' });
    expect(whyNot(early, { kind: 'use', item: 'balm' })).toBeNull();
    expect(whyNot(early, { kind: 'use', item: 'potion' })).toMatchObject({ clause: 'DE-ITM-01' });
  });

  it('[DE-ITM-03] lasting items are never offered, and never spent', () => {
    const world = on(1, { items: ['Magic Sword', 'Rope', 'Amulet of Speed'] });
    expect(phase(world, 4).asked).toEqual([]);
    expect(world.pack).toMatchObject({ sword: 1, rope: 1, amulet: 1 });
  });

  it('[DE-ITM-04] a Balm or a Potion at Life 6 is wasted', () => {
    const world = on(1, { items: ['Healing Balm', 'Healing Potion'] });
    phase(world, 4, { choose: ['balm', 'potion'] });
    expect(world).toMatchObject({ life: 6, pack: { balm: 0, potion: 0 } });
  });

  it('[DE-ITM-05] a Fireball with nobody there is wasted', () => {
    const world = on(1, { items: ['Fireball Spell Scroll'] });
    expect(told(phase(world, 4, { choose: ['fireball'] }), 'burnt')).toMatchObject([{ goblin: 0, skeleton: 0 }]);
    expect(world.pack.fireball).toBe(0);
  });

  it('[DE-ITM-06] burnt monsters may come again', () => {
    const monsters = [{ on: 1, goblins: 6 }];
    const world = on(1, { monsters, items: ['Fireball Spell Scroll'], events: ['Goblin Patrol'] });
    phase(world, 4, { choose: ['fireball'] });
    phase(world, 7);
    expect(world.track.goblin[1]).toBe(2);
  });

  it('[DE-ITM-07] Invisibility does not stop the track', () => {
    const world = on(1, { items: ['Invisibility Spell Scroll'], track: { goblins: [0, 0, 1] } });
    phase(world, 4, { choose: ['invisibility'] });
    phase(world, 6);
    expect(world.tiles[1]?.goblin).toBe(1);
  });
});
