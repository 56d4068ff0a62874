import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import type { FirstOptions, FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { bonusOf } from '../../../src/first/monsters/encounter.ts';
import { TABLES } from '../../../src/first/monsters/flavours.ts';
import { homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { kill, settle, slay } from '../../../src/first/monsters/losses.ts';
import { relocate } from '../../../src/first/monsters/moving.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import { loners } from '../../../src/first/monsters/state.ts';
import { zoneOf } from '../../../src/first/monsters/zone.ts';
import { follow, furnish, spendable, works } from '../../../src/first/villainy/alpha-villain/lair.ts';
import { SANCTUMS, sanctumOf } from '../../../src/first/villainy/alpha-villain/sanctums.ts';
import { setUpAlphaVillain } from '../../../src/first/villainy/alpha-villain/set-up.ts';
import { newVillainy } from '../../../src/first/villainy/state.ts';
import { watchVillainy } from '../../../src/first/villainy/watch.ts';
import { cave, group, has, home, kingdom, rooms, season, villainous, way } from './setting.ts';

interface Beast {
  readonly flavour?: string;
  readonly coins?: number;
  readonly options?: Partial<FirstOptions>;
  readonly alignment?: 'lawful' | 'chaotic' | 'hungry';
}

/** An alpha that ended the Age of Monsters, as a villain, without its lair furnished. */
function beast({ flavour = 'Owlbear', coins = 0, options, alignment = 'hungry' }: Beast = {}): {
  world: FirstWorld;
  me: MonsterGroup;
} {
  const world = villainous(options);
  const me = group(world, 'alpha', { at: { x: 15, y: 12 }, has: [1, coins], flavour, alignment });
  world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
  playOut({ world, rule: setUpAlphaVillain }, {});
  world.villainy.villains.push(me.id);
  return { world, me };
}

const furnished = (it: Beast) => {
  const all = beast(it);
  playOut({ world: all.world, rule: (world) => furnish(world, all.me) }, {});
  return all;
};

const encounter = (world: FirstWorld, me: MonsterGroup, other: MonsterGroup, dice: readonly number[]) =>
  playOut({ world, rule: (it) => lawsOf(it).encounter(it, me, other, 'H1-AVI-11') }, { dice });

describe('the set-up of the Alpha Villain', () => {
  it('[H1-AVI-01] is the alpha that ended the Age of Monsters, with what it has', () => {
    const { world, me } = beast({ coins: 6 });
    expect([me.kind, has(world, me)]).toEqual(['alpha villain', [1, 6]]);
  });

  it('[H1-AVI-01] else the richest alpha, which gains 3○', () => {
    const world = villainous();
    group(world, 'alpha', { at: { x: 5, y: 12 }, has: [1, 1] });
    const rich = group(world, 'alpha', { at: { x: 25, y: 12 }, has: [1, 2] });
    playOut({ world, rule: setUpAlphaVillain }, {});
    expect([rich.kind, has(world, rich)]).toEqual(['alpha villain', [1, 5]]);
  });

  it('[H1-AVI-01] else a new one with 3○, that wipes out the group it lands among', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 15, y: 12 }, has: [1, 2] });
    const { result } = playOut({ world, rule: setUpAlphaVillain }, { dice: [7], spots: [{ x: 15, y: 12 }] });
    const me = result as MonsterGroup;
    expect(world.groups.find(({ id }) => id === goblins.id)?.alive).toBe(false);
    expect(has(world, me)).toEqual([1, 5]);
  });

  it('[H1-AVI-15] [H1-GEN-T2.14] has 2● more where it is strong', () => {
    const { world, me } = beast({ options: { alphaVillain: 'strong' } });
    expect(has(world, me)[0]).toBe(3);
    expect(rooms(world, 'den of a follower')).toHaveLength(2);
  });

  it('[H1-AVI-02] gives each ● that it gains a room of its own', () => {
    const { world, me } = beast();
    follow(world, me, 'H1-AVI-09');
    expect(rooms(world, 'den of a follower')).toHaveLength(1);
    expect(has(world, me)[0]).toBe(2);
  });

  it('[H1-AVI-03] [H1-AVI-T1.1] [H1-AVI-T1.3] [H1-AVI-T1.4] [H1-AVI-T2.1] builds down the table while its ○ lasts', () => {
    const world = villainous();
    const [lair, a, b] = [cave(world, 15, 12), cave(world, 10, 12), cave(world, 20, 12)];
    way(world, lair, a);
    way(world, lair, b);
    const me = group(world, 'alpha', { at: lair, has: [1, 6] });
    world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
    playOut({ world, rule: setUpAlphaVillain }, {});
    playOut({ world, rule: (it) => furnish(it, me) }, {});
    expect([
      rooms(world, 'Grand Lair').length,
      rooms(world, 'Temple Complex').length,
      rooms(world, 'Great Nest').length,
    ]).toEqual([2, 0, 1]);
    expect(has(world, me)).toEqual([2, 0]);
    expect(works(world, me)).toHaveLength(2);
  });

  it('[H1-AVI-T1.2] has a temple only if it is lawful or chaotic', () => {
    const { world } = furnished({ flavour: 'Sphinx', coins: 5, alignment: 'lawful' });
    expect(rooms(world, 'Temple Complex')).toHaveLength(1);
  });

  it('[H1-AVI-04] rules the surface with 7●', () => {
    const { world, me } = beast();
    for (let i = 0; i < 5; i++) follow(world, me, 'H1-AVI-09');
    watchVillainy(world);
    expect(world.monsters.over).toBe(null);
    follow(world, me, 'H1-AVI-09');
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'surface ruled' });
  });

  it('[H1-AVI-06] is no more without a ●', () => {
    const { world, me } = beast();
    kill(world, me, 'H1-AVI-13', 'encounter');
    settle(world);
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });
});

describe('its sanctum', () => {
  it('[H1-AVI-T2.12] [H1-AVI-07] is a plain one for an alpha that the table does not know, and a hoard for an Ancient Wyrm', () => {
    expect(sanctumOf({ flavour: 'Own Horror' }).room).toBe('sanctum');
    expect(sanctumOf({ flavour: 'Ancient Wyrm' })).toEqual(SANCTUMS['Dragon']);
    const known = TABLES.alpha.rows.map(({ value }) => value.name).filter((it) => it !== 'own');
    expect(known.filter((it) => !Object.hasOwn(SANCTUMS, it))).toEqual([]);
  });

  it('[H1-AVI-T2.3] of a Dragon is a hoard, of which 1○ is never spent', () => {
    const { world, me } = furnished({ flavour: 'Dragon', coins: 5 });
    expect([rooms(world, 'Hoard').length, has(world, me)[1], spendable(world, me)]).toEqual([1, 1, 0]);
  });

  it('[H1-AVI-T2.4] [H1-AVI-07] of a Xorn has a heart of 1○ that is nobody’s any more', () => {
    const { world } = furnished({ flavour: 'Xorn', coins: 5 });
    const [gem] = rooms(world, 'Heartgem');
    expect(world.page.beadsIn(gem?.id ?? '', 'treasure').map(({ owner }) => owner)).toEqual([null]);
  });

  it('[H1-AVI-T2.5] of a Purple Worm costs nothing', () => {
    const { world } = furnished({ flavour: 'Purple Worm', coins: 0 });
    expect(rooms(world, 'Midden')).toHaveLength(1);
  });

  it('[H1-AVI-T2.6] [H1-AVI-T2.7] of an Ogre Magi is a library, of an Ogre a throne room', () => {
    expect([sanctumOf({ flavour: 'Ogre Magi' }).room, sanctumOf({ flavour: 'Ogre' }).room]).toEqual([
      'Library',
      'Throne Room',
    ]);
  });

  it('[H1-AVI-T2.8] of an Ettin has a champion in it', () => {
    const { world } = furnished({ flavour: 'Ettin', coins: 4 });
    expect(loners(world).map(({ type, at }) => [type, world.page.piece(at.piece).room])).toEqual([
      ['champion', 'Arena of Death'],
    ]);
  });

  it('[H1-AVI-T2.9] [H1-AVI-12] of a Rakshasa costs 2○, and gives +1 there besides its own', () => {
    const { world, me } = furnished({ flavour: 'Rakshasa', coins: 5 });
    expect([rooms(world, 'Palace').length, has(world, me)[1]]).toEqual([1, 0]);
    expect([bonusOf(world, me, 'met'), bonusOf(world, me, 'acting')]).toEqual([3, 2]);
    gain(world, me, 'H1-AVI-13', 'treasure', 2, 'tribute');
    expect([bonusOf(world, me, 'met'), bonusOf(world, me, 'acting')]).toEqual([4, 3]);
  });

  it('[H1-AVI-T2.10] of a Sphinx is three beads long', () => {
    const { world } = furnished({ flavour: 'Sphinx', coins: 5, alignment: 'lawful' });
    expect(rooms(world, 'Grand Gallery')[0]?.area).toBe(3);
  });

  it('[H1-AVI-T2.11] of a Fire Giant is a forge, or a drinking hall', () => {
    const { world, me } = beast({ flavour: 'Fire Giant', coins: 4 });
    playOut({ world, rule: (it) => furnish(it, me) }, { choose: ['Drinking Hall'] });
    expect(rooms(world, 'Drinking Hall')).toHaveLength(1);
    expect(rooms(furnished({ flavour: 'Fire Giant', coins: 4 }).world, 'Forge')).toHaveLength(1);
  });
});

describe('its season', () => {
  it('[H1-AVI-09] pays 3○ for 1●, once', () => {
    const { world, me } = beast({ coins: 7 });
    season(world, me);
    expect(has(world, me)[0]).toBe(2);
    expect(has(world, me)[1]).toBeLessThanOrEqual(4);
  });

  it('[H1-AVI-10] grows by 1 along every way, and may dig toward what is not joined to it', () => {
    const world = villainous();
    const [lair, a] = [cave(world, 15, 12), cave(world, 20, 12)];
    way(world, lair, a);
    cave(world, 15, 18);
    const me = group(world, 'alpha', { at: lair, has: [1, 0] });
    world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
    playOut({ world, rule: setUpAlphaVillain }, {});
    const dug = () => [...world.page.drawn()].filter(({ clause }) => clause === 'H1-AVI-10').length;
    expect(zoneOf(me, world).holds(17.4, 12)).toBe(false);
    season(world, me, { choose: { 'H1-AVI-10': ['no'] } });
    expect(zoneOf(me, world).holds(17.4, 12)).toBe(true);
    expect(dug()).toBe(0);
    season(world, me, {});
    expect(dug()).toBe(1);
  });

  it('[H1-AVI-11] forages within a finger of its zone, and never moves its lair', () => {
    const world = villainous();
    const lair = cave(world, 10, 12);
    const goblins = group(world, 'breeders', { at: { x: 17, y: 12 }, has: [1, 1] });
    way(world, lair, home(world, goblins));
    const me = group(world, 'alpha', { at: lair, has: [1, 0] });
    world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
    playOut({ world, rule: setUpAlphaVillain }, {});
    season(world, me, { dice: null });
    expect(world.journal.entries.some((it) => it.kind === 'met')).toBe(true);
    const alone = beast();
    const before = homeOf(alone.me);
    season(alone.world, alone.me);
    expect(homeOf(alone.me)).toBe(before);
  });
});

describe('its encounters', () => {
  const goblins = (world: FirstWorld, folk: number) =>
    group(world, 'breeders', { at: { x: 25, y: 18 }, has: [folk, 1] });

  it('[H1-AVI-13] a win kills two and a tie one; of a group wiped out it gains 1●, and by a win 1○', () => {
    const { world, me } = beast();
    const prey = goblins(world, 2);
    encounter(world, me, prey, [4, 3]);
    expect(has(world, me)).toEqual([2, 1]);
    const tie = beast();
    const one = goblins(tie.world, 1);
    encounter(tie.world, tie.me, one, [1, 3]);
    expect(has(tie.world, tie.me)).toEqual([2, 0]);
  });

  it('[H1-AVI-13] a loss costs 1●, or 1○ for its last, if it likes', () => {
    const { world, me } = beast({ coins: 1 });
    encounter(world, me, goblins(world, 6), [1, 6]);
    expect(has(world, me)).toEqual([1, 0]);
    const other = beast({ coins: 1 });
    playOut(
      { world: other.world, rule: (it) => lawsOf(it).encounter(it, other.me, goblins(it, 6), 'H1-AVI-11') },
      { dice: [1, 6], choose: ['no'] },
    );
    expect(other.world.groups.find(({ id }) => id === other.me.id)?.alive).toBe(false);
  });

  it('[H1-AVI-14] destroys another alpha by a win, and is looted by it otherwise', () => {
    const { world, me } = beast({ coins: 1 });
    const ogre = group(world, 'alpha', { at: { x: 25, y: 18 }, has: [1, 0], flavour: 'Ogre' });
    encounter(world, me, ogre, [3, 3]);
    expect([has(world, me)[1], has(world, ogre)[1]]).toEqual([0, 1]);
    me.encountered = [];
    encounter(world, me, ogre, [6, 1]);
    expect(has(world, me)[0]).toBe(2);
    expect(world.groups.find(({ id }) => id === ogre.id)?.alive).toBe(false);
  });

  it('[H1-VIL-10] killed by another group means 1● less, and to be driven off nothing', () => {
    const { world, me } = beast();
    follow(world, me, 'H1-AVI-09');
    const dwarves = group(world, 'delvers', { at: { x: 25, y: 18 }, has: [3, 1] });
    slay(world, me, 'H1-DLV-11');
    expect(has(world, me)[0]).toBe(1);
    expect(relocate(world, me, dwarves, 2, 'H1-DLV-11')).toBe(false);
  });
});

describe('adventurers', () => {
  function underEntrance(of: Beast) {
    const all = furnished(of);
    const { world, me } = all;
    kingdom(world, 28);
    way(world, cave(world, 15, 4.6), home(world, me));
    return {
      ...all,
      go: (size: number, dice: readonly number[]) =>
        playOut({ world, rule: (it) => adventure(it, { size, alignment: 'lawful' }) }, { dice }),
    };
  }

  it('[H1-AVI-05] that it destroys in its zone are 1● more for it', () => {
    const { world, me, go } = underEntrance({});
    go(1, [1, 6]);
    expect(has(world, me)[0]).toBe(2);
  });

  it('[H1-AVI-08] have its works against them: +1, and one of them falls', () => {
    const world = villainous();
    const [lair, top] = [cave(world, 15, 12), cave(world, 15, 4.6)];
    way(world, top, lair);
    kingdom(world, 28);
    const me = group(world, 'alpha', { at: lair, has: [1, 6] });
    world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
    playOut({ world, rule: setUpAlphaVillain }, {});
    gain(world, me, 'H1-AVI-01', 'treasure', 1, 'growth');
    playOut({ world, rule: (it) => furnish(it, me) }, {});
    world.villainy.villains.push(me.id);
    const before = works(world, me).length;
    playOut({ world, rule: (it) => adventure(it, { size: 2, alignment: 'lawful' }) }, { dice: [1, 6] });
    const fought = world.journal.entries.find(({ kind }) => kind === 'fought');
    // 6, its 2●, the alpha's +2 and the works' +1.
    expect(fought).toMatchObject({ sum: 3, against: 11 });
    expect(works(world, me)).toHaveLength(before - 1);
  });

  it('[H1-AVI-T2.2] lose one of them in a labyrinth', () => {
    const { world, go } = underEntrance({ flavour: 'Minotaur', coins: 4 });
    go(6, [6, 1]);
    expect(world.journal.entries.some(({ clause }) => clause === 'H1-AVI-T2.2')).toBe(true);
  });
});
