import { centreOf, gap } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { putBeads } from '../../../src/first/draw.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { alignmentOf, bears, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { kill, settle } from '../../../src/first/monsters/losses.ts';
import { isAlive, loners } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import { brokenByVillains } from '../../../src/first/villainy/invariants.ts';
import { buildAll, newTomb } from '../../../src/first/villainy/liche-king/constructions.ts';
import { asFighter, hoard, legions, loseLegions, raise } from '../../../src/first/villainy/liche-king/legions.ts';
import { minionsOf } from '../../../src/first/villainy/liche-king/season.ts';
import { dominate, setUpLicheKing } from '../../../src/first/villainy/liche-king/set-up.ts';
import { emptyTombs, tombs } from '../../../src/first/villainy/tombs.ts';
import { watchVillainy } from '../../../src/first/villainy/watch.ts';
import { buried, cave, group, has, home, kingdom, rooms, season, tomb, villainous, way } from './setting.ts';

/** He comes, without building yet. */
function king(world: FirstWorld): MonsterGroup {
  if (tombs(world).length === 0) tomb(world, 15, 12);
  const { result } = playOut({ world, rule: setUpLicheKing }, {});
  const me = result as MonsterGroup;
  world.villainy?.villains.push(me.id);
  return me;
}

const builds = (world: FirstWorld, me: MonsterGroup, coins: number, dice: readonly number[] | null = null) => {
  hoard(world, me, 'H1-SUR-19', coins);
  playOut({ world, rule: (it) => buildAll(it, me) }, { dice });
};

describe('the set-up of the Liche King', () => {
  it('[H1-LIC-01] comes to the tomb with the most other tombs near, beside it a lair for two', () => {
    const world = villainous();
    tomb(world, 3, 18);
    const crowded = tomb(world, 15, 12);
    tomb(world, 18, 12);
    tomb(world, 12, 12);
    const me = king(world);
    expect(gap(home(world, me).shape, crowded.shape)).toBeLessThan(1.6);
    expect(home(world, me)).toMatchObject({ room: 'lair of the Liche King', area: 2 });
    expect(has(world, me)[0]).toBe(1);
  });

  it('[H1-LIC-01] comes to a random room where there are no tombs', () => {
    const world = villainous();
    cave(world, 15, 12);
    cave(world, 20, 12);
    const { result, asked } = playOut({ world, rule: setUpLicheKing }, {});
    expect(asked.some(({ clause, ask }) => clause === 'H1-LIC-01' && ask === 'choose')).toBe(true);
    expect(result).not.toBe(null);
  });

  it('[H1-LIC-01] has a tomb as his lair where there is no room for one, and that is no tomb any more', () => {
    const world = villainous();
    const me = king(world);
    const lair = world.page.piece(homeOf(me));
    buried(world, lair);
    expect(tombs(world).map(({ id }) => id)).not.toContain(lair.id);
    expect(legions(world, me)).toEqual([]);
    hoard(world, me, 'H1-LIC-09', 3);
    expect(world.page.beadsIn(lair.id)).toHaveLength(3);
    expect(brokenByVillains(world)).toEqual([]);
  });

  it('[H1-LIC-02] takes the ○ in all tombs, and whoever is in them is no more', () => {
    const world = villainous();
    const [rich, haunted] = [tomb(world, 15, 12), tomb(world, 20, 12)];
    putBeads(world, 'H1-DWF-17', rich, 'treasure', 1, 'gems');
    addLone(world, {
      clause: 'H1-ADV-20',
      type: 'undead',
      at: { piece: haunted.id, along: 0 },
      population: 1,
      treasure: 1,
    });
    const me = king(world);
    expect(has(world, me)).toEqual([1, 2]);
    expect(loners(world)).toEqual([]);
  });

  it('[H1-LIC-03] [H1-INV-11] lays a ○ into an empty tomb, else into his lair, one bead to a tomb', () => {
    const world = villainous();
    const only = tomb(world, 15, 12);
    const me = king(world);
    hoard(world, me, 'H1-LIC-09', 2);
    expect(world.page.beadsIn(only.id)).toHaveLength(1);
    expect(world.page.beadsIn(homeOf(me), 'treasure')).toHaveLength(1);
  });

  it('[H1-LIC-04] [H1-LIC-15] makes the richest group his minions, chaotic to all others, and takes all its ○ but one', () => {
    const world = villainous();
    const poor = group(world, 'breeders', { at: { x: 5, y: 18 }, has: [3, 1] });
    const rich = group(world, 'delvers', { at: { x: 25, y: 18 }, has: [4, 5] });
    const me = king(world);
    playOut({ world, rule: (it) => dominate(it, me) }, { dice: null });
    expect([bears(rich, 'dominated'), bears(poor, 'dominated')]).toEqual([true, false]);
    expect([alignmentOf(rich), has(world, rich)[1]]).toEqual(['chaotic', 1]);
  });

  it('[H1-LIC-05] [H1-LIC-T1.1] [H1-LIC-T1.3] [H1-LIC-T1.4] [H1-LIC-T1.6] builds down the table what he can pay, and tombs with the rest', () => {
    const world = villainous();
    const me = king(world);
    builds(world, me, 14, [9]);
    expect(['Lab', 'Menagerie', 'Bone Pit', 'Shrine of Evil'].map((it) => rooms(world, it).length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(
      world.page.beadsIn(rooms(world, 'Shrine of Evil')[0]?.id ?? '', 'treasure').map(({ owner }) => owner),
    ).toEqual([null]);
    expect(tombs(world)).toHaveLength(1 + 4);
    const [pit] = rooms(world, 'Bone Pit');
    expect(centreOf(pit?.shape ?? home(world, me).shape).y).toBeGreaterThan(centreOf(home(world, me).shape).y);
    expect(has(world, me)[1]).toBe(0);
    // Too little for the lab is enough for the menagerie.
    const less = villainous();
    const poor = king(less);
    builds(less, poor, 2);
    expect([rooms(less, 'Lab').length, rooms(less, 'Menagerie').length]).toEqual([0, 1]);
  });

  it('[H1-LIC-T1.2] catches the nearest wandering monster, which never moves again, and takes its ○', () => {
    const world = villainous();
    const den = cave(world, 20, 16);
    const spider = addLone(world, {
      clause: 'H1-WAN-01',
      type: 'Giant Spider',
      at: { piece: den.id, along: 0 },
      population: 1,
      treasure: 1,
    });
    const me = king(world);
    builds(world, me, 2);
    expect(spider.isHeld).toBe(true);
    expect(spider.at.piece).toBe(rooms(world, 'Menagerie')[0]?.id);
    expect(world.page.beadsOf(spider.id).map(({ kind }) => kind)).toEqual(['population']);
  });

  it('[H1-LIC-T1.5] guards each entrance, as long as he can pay', () => {
    const world = villainous();
    for (const x of [5, 25]) cave(world, x, 4.6);
    const me = king(world);
    builds(world, me, 10 + 4);
    expect(world.villainy?.gates).toHaveLength(2);
    expect(loners(world).filter(({ type }) => type === 'guard')).toHaveLength(2);
  });

  it('[H1-LIC-06] counts himself, his legions and the lab’s ●; legions fall first, he last', () => {
    const world = villainous();
    const me = king(world);
    builds(world, me, 3 + 2 + 1);
    raise(world, me, 'H1-LIC-08');
    raise(world, me, 'H1-LIC-08');
    expect(asFighter(world, me).population).toBe(2 + legions(world, me).length);
    loseLegions(world, me, legions(world, me).length, 'H1-LIC-14');
    expect(legions(world, me)).toEqual([]);
    loseLegions(world, me, 1, 'H1-LIC-14');
    expect(world.page.beadsIn(homeOf(me), 'population')).toHaveLength(1);
  });
});

describe('how it ends', () => {
  it('[H1-LIC-07] overruns the land with ten legions', () => {
    const world = villainous();
    const me = king(world);
    for (let i = 0; i < 9; i++) playOut({ world, rule: (it) => newTomb(it, me) }, {});
    for (let i = 0; i < 9; i++) raise(world, me, 'H1-LIC-08');
    watchVillainy(world);
    expect(world.monsters.over).toBe(null);
    raise(world, me, 'H1-LIC-08');
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'land overrun' });
  });

  it('[H1-LIC-07] or with his death', () => {
    const world = villainous();
    const me = king(world);
    kill(world, me, 'H1-LIC-14', 'fight');
    settle(world);
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });
});

describe('the season of the Liche King', () => {
  /** With goblins for minions, and orcs beside them. */
  function reign() {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 5, y: 18 }, has: [4, 2] });
    const orcs = group(world, 'breeders', { at: { x: 12, y: 18 }, has: [4, 1], flavour: 'Orcs' });
    const me = king(world);
    playOut({ world, rule: (it) => dominate(it, me) }, { dice: null });
    return { world, me, goblins, orcs };
  }

  it('[H1-LIC-08] puts a legion into an empty tomb', () => {
    const { world, me } = reign();
    const before = legions(world, me).length;
    const free = emptyTombs(world).length;
    season(world, me, { dice: null });
    expect(free).toBeGreaterThan(0);
    expect(legions(world, me).length).toBeGreaterThan(before);
  });

  it('[H1-LIC-09] sends his minions: a win costs the other 1● and brings 1○, a tie 1●, a loss costs them 1● and brings a legion', () => {
    const won = reign();
    const [, coins] = has(won.world, won.me);
    season(won.world, won.me, { dice: [6, 1], choose: { 'H1-LIC-11': ['no'] } });
    expect([has(won.world, won.orcs)[0], has(won.world, won.me)[1]]).toEqual([3, coins + 1]);
    const tied = reign();
    season(tied.world, tied.me, { dice: [3, 3] });
    expect([has(tied.world, tied.orcs)[0], has(tied.world, tied.goblins)[0]]).toEqual([3, 4]);
    const lost = reign();
    playOut({ world: lost.world, rule: (it) => newTomb(it, lost.me) }, {});
    const before = legions(lost.world, lost.me).length;
    season(lost.world, lost.me, { dice: [1, 6] });
    expect(has(lost.world, lost.goblins)[0]).toBe(3);
    expect(legions(lost.world, lost.me).length).toBeGreaterThanOrEqual(before + 2);
  });

  it('[H1-LIC-09] [H1-VIL-12] [H1-INV-12] does not send those who are held by the Thought Lords too against them', () => {
    const world = villainous({ villains: 2 });
    const goblins = group(world, 'breeders', { at: { x: 5, y: 18 }, has: [4, 3] });
    const lords = group(world, 'thought lords', { at: { x: 8, y: 18 }, has: [3, 1] });
    const orcs = group(world, 'breeders', { at: { x: 25, y: 18 }, has: [4, 1], flavour: 'Orcs' });
    const me = king(world);
    playOut({ world, rule: (it) => dominate(it, me) }, { dice: null });
    for (const it of [goblins, lords]) it.marks.push({ mark: 'control', since: 0, until: null });
    season(world, me, { dice: [6, 1] });
    expect([has(world, lords)[0], has(world, orcs)[0]]).toEqual([3, 3]);
    expect(brokenByVillains(world)).toEqual([]);
  });

  it('[H1-LIC-10] may take legions out of their tombs for minions, where he has none', () => {
    const world = villainous();
    const me = king(world);
    for (let i = 0; i < 4; i++) playOut({ world, rule: (it) => newTomb(it, me) }, {});
    for (let i = 0; i < 4; i++) raise(world, me, 'H1-LIC-08');
    season(world, me);
    const minions = minionsOf(world);
    expect(minions?.kind).toBe('minions');
    expect(minions && has(world, minions)[0]).toBe(3);
    // With three he keeps them.
    const few = villainous();
    const other = king(few);
    for (let i = 0; i < 3; i++) playOut({ world: few, rule: (it) => newTomb(it, other) }, {});
    for (let i = 0; i < 2; i++) raise(few, other, 'H1-LIC-08');
    season(few, other);
    expect([minionsOf(few), legions(few, other).length]).toEqual([null, 3]);
  });

  it('[H1-LIC-11] may build a tomb where none is empty, and pay for whoever lies in it', () => {
    const world = villainous();
    const me = king(world);
    raise(world, me, 'H1-LIC-08');
    hoard(world, me, 'H1-SUR-19', 1);
    season(world, me, { choose: { 'H1-LIC-10': ['0'] } });
    expect(tombs(world)).toHaveLength(2);
    expect([legions(world, me).length, has(world, me)[1]]).toEqual([2, 0]);
    season(world, me, { choose: { 'H1-LIC-10': ['0'], 'H1-LIC-11': ['no'] } });
    expect(tombs(world)).toHaveLength(2);
  });

  it('[H1-LIC-12] may post one of breeder minions at a gate whose guard is dead', () => {
    const { world, me, goblins } = reign();
    const room = cave(world, 25, 4.6);
    world.villainy?.gates.push({ at: { x: 25, y: 4 }, room: room.id, guard: 'nobody' });
    season(world, me, { dice: [6, 1] });
    expect(has(world, goblins)[0]).toBe(3);
    expect(loners(world).some(({ type, at }) => type === 'guard' && at.piece === room.id)).toBe(true);
  });
});

describe('whoever comes upon him', () => {
  it('[H1-LIC-14] [H1-LIC-06] whoever enters one tomb has the legions of all others against them', () => {
    const world = villainous();
    kingdom(world, 28);
    const grave = tomb(world, 10, 9);
    tomb(world, 3, 18);
    tomb(world, 6, 18);
    const me = king(world);
    way(world, cave(world, 10, 4.6), grave);
    for (let i = 0; i < 3; i++) raise(world, me, 'H1-LIC-08');
    const all = asFighter(world, me).population;
    playOut({ world, rule: (it) => adventure(it, { size: all + 1, alignment: 'lawful' }) }, {});
    const fight = world.journal.entries.find(({ clause }) => clause === 'H1-LIC-14');
    expect(fight).toMatchObject({ lost: all, killed: all });
    expect([all, isAlive(world, me)]).toEqual([4, false]);
  });

  it('[H1-LIC-13] [H1-LIC-14] a party fights them all at once where they lie, and its end is one legion more', () => {
    const world = villainous();
    kingdom(world, 28);
    const grave = tomb(world, 10, 9);
    const me = king(world);
    way(world, cave(world, 10, 4.6), grave);
    raise(world, me, 'H1-LIC-08');
    playOut({ world, rule: (it) => newTomb(it, me) }, {});
    playOut({ world, rule: (it) => adventure(it, { size: 1, alignment: 'lawful' }) }, {});
    expect(world.journal.entries.some(({ clause }) => clause === 'H1-LIC-14')).toBe(true);
    expect(legions(world, me)).toHaveLength(1);
  });

  it('[H1-VIL-10] a group fights him and his legions without dice', () => {
    const world = villainous();
    const orcs = group(world, 'breeders', { at: { x: 25, y: 18 }, has: [3, 1] });
    const me = king(world);
    raise(world, me, 'H1-LIC-08');
    playOut({ world, rule: (it) => lawsOf(it).encounter(it, orcs, me, 'H1-BRD-08') }, {});
    expect([has(world, orcs)[0], world.groups.find(({ id }) => id === me.id)?.alive]).toEqual([1, false]);
  });
});
