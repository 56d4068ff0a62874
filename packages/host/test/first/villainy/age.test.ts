import { areConnected } from '@understory/page';
import { Game, hands, type Rulebook } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { playEvent, rollEvent } from '../../../src/first/event-tables.ts';
import { type FirstOptions, type FirstWorld, firstEdition } from '../../../src/first/index.ts';
import { bears, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { enter } from '../../../src/first/monsters/kingdoms/set-up.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { kill, settle } from '../../../src/first/monsters/losses.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import { isAlive } from '../../../src/first/monsters/state.ts';
import { watch } from '../../../src/first/monsters/watch.ts';
import { sheetOf } from '../../../src/first/record.ts';
import { villainyStretch } from '../../../src/first/villainy/age.ts';
import { setUpDungeonMaster } from '../../../src/first/villainy/dungeon-master/set-up.ts';
import { VILLAINS } from '../../../src/first/villainy/keys.ts';
import { sizeOfParty } from '../../../src/first/villainy/parties.ts';
import { setUpVillain } from '../../../src/first/villainy/set-up.ts';
import { SIGNS, signsFor, suited } from '../../../src/first/villainy/signs.ts';
import { newVillainy } from '../../../src/first/villainy/state.ts';
import { archVillains } from '../../../src/first/villainy/villains.table.ts';
import { villainsOf } from '../../../src/first/villainy/villains.ts';
import { watchVillainy } from '../../../src/first/villainy/watch.ts';
import { wayToVillain } from '../../../src/first/villainy/way-in.ts';
import { entrances, network } from '../../../src/first/words/network.ts';
import { cave, group, has, house, kinds, kingdom, tomb, villainous, way } from './setting.ts';

/** The Age of Villainy begins in this world. */
const beginning = (world: FirstWorld) =>
  playOut({ world, rule: (it) => villainyStretch(it, { age: 'villainy', phase: 'beginning' }) }, {});

/** Plays a world on to its end. */
function playOn(world: FirstWorld): FirstWorld {
  const rest: Rulebook<FirstWorld, FirstOptions> = { ...firstEdition, begin: () => world };
  const game = new Game(rest, { seed: 'on', options: world.options, hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
  return game.world;
}

/** A dungeon with a realm above, and a villain about to come. */
function inhabited(options: Partial<FirstOptions> = {}): FirstWorld {
  const world = villainous(options);
  kingdom(world, 25);
  const [a, b] = [cave(world, 8, 10), cave(world, 14, 10)];
  way(world, a, b);
  group(world, 'breeders', { at: { x: 20, y: 14 }, has: [3, 2] });
  group(world, 'delvers', { at: { x: 5, y: 16 }, has: [3, 2] });
  return world;
}

/** A die decides which villain comes. */
const ROLL = { choose: { 'H1-VIL-02': ['roll'] } } as const;

describe('the beginning', () => {
  it('[H1-VIL-01] [H1-GEN-13] is a new sheet, on which rooms with somebody in them are drawn anew', () => {
    const world = inhabited();
    const before = world.sheets.length;
    world.monsters.over = { ending: 'six treasures', group: null };
    beginning(world);
    expect(world.sheets).toHaveLength(before + 1);
    expect(sheetOf(world, { since: world.journal.entries.length })).toBe(world.sheets.length);
    const anew = world.page.bonds.flatMap(({ kind, piece }) => (kind === 'redrawn' ? [piece] : []));
    const lived = new Set(
      world.page.beads.flatMap(({ kind, owner, piece }) => (kind === 'population' && owner ? [piece] : [])),
    );
    const rooms = [...lived].filter((it) => ['room', 'cave'].includes(world.page.piece(it).kind));
    expect(rooms.length).toBeGreaterThanOrEqual(2);
    expect(anew).toEqual(expect.arrayContaining(rooms));
    // The two caves in which nobody lives lie fallow below.
    expect(world.page.pieces.filter((it) => it.kind === 'cave' && !anew.includes(it.id)).length).toBeGreaterThanOrEqual(
      2,
    );
    expect(world.monsters.over).toBe(null);
  });

  it('[H1-VIL-01] [H1-SUR-06] sets up kingdoms anew that were wiped out, and leaves others as they are', () => {
    const world = inhabited();
    const [old] = world.monsters.kingdoms;
    beginning(world);
    expect(world.monsters.kingdoms).toEqual([old]);
    const empty = villainous();
    cave(empty, 10, 10);
    beginning(empty);
    expect(empty.monsters.kingdoms).toHaveLength(1);
  });

  it('[H1-VIL-02] [H1-VIL-T1] rolls for the villain, or takes the one that is chosen', () => {
    expect(archVillains.rows.map(({ value }) => value)).toEqual([...VILLAINS]);
    const world = inhabited();
    playOut({ world, rule: (it) => setUpVillain(it, 1) }, { ...ROLL, dice: [1] });
    expect(villainsOf(world).map(({ kind }) => kind)).toEqual(['dungeon master']);
    const other = inhabited();
    playOut({ world: other, rule: (it) => setUpVillain(it, 1) }, { choose: ['thought lords'] });
    expect(villainsOf(other).map(({ kind }) => kind)).toEqual(['thought lords']);
  });

  it.each(VILLAINS.map((key, i) => ({ key, row: i + 1 })))(
    '[H1-VIL-T1.1–4] brings the $key by a $row',
    ({ key, row }) => {
      const world = inhabited();
      playOut(
        { world, rule: (it) => setUpVillain(it, 1) },
        { ...ROLL, dice: [row, ...(key === 'alpha villain' ? [7] : [])] },
      );
      expect(villainsOf(world).map(({ kind }) => kind)).toEqual([key]);
    },
  );

  it('[H1-SUR-19] [H1-VIL-02] gives 5○ of kingdoms that grew too rich to the villain, before it builds', () => {
    const world = inhabited();
    world.monsters.setAside = Array.from({ length: 5 }, () => ({ name: null, emblem: 'hoard' }));
    playOut({ world, rule: (it) => setUpVillain(it, 1) }, { choose: { 'H1-VIL-02': ['dungeon master'] } });
    const [me] = villainsOf(world) as [MonsterGroup];
    expect(has(world, me)[1]).toBe(5);
    expect(world.monsters.setAside).toEqual([]);
  });
});

describe('the signs of H1-VIL-T2', () => {
  const weight = (world: FirstWorld, row: number) => SIGNS.find((it) => it.row === row)?.weighs(world);

  it('[H1-VIL-11] [H1-VIL-T2.1] [H1-VIL-T2.2] gold, and treasure in a tower, speak for the Dungeon Master', () => {
    const world = villainous();
    const realm = kingdom(world, 25);
    expect([weight(world, 1), weight(world, 2)]).toEqual([0, 0]);
    const tower = house(world, realm, 'tower', 10, 1);
    enter(world, realm, tower, 'H1-SUR-T1.2', 'treasure', 1);
    playOut(
      {
        world,
        *rule(it) {
          yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'vein'), { x: 15, y: 15 });
        },
      },
      { dice: [4, 4, 4] },
    );
    expect([weight(world, 1), weight(world, 2), signsFor(world, 'dungeon master')]).toEqual([1, 1, 2]);
    expect(suited(world)).toEqual(['dungeon master']);
  });

  it('[H1-VIL-T2.3] two groups of breeders speak for the Thought Lords', () => {
    const world = villainous();
    group(world, 'breeders', { at: { x: 5, y: 10 }, has: [2, 1] });
    expect(weight(world, 3)).toBe(0);
    group(world, 'breeders', { at: { x: 20, y: 10 }, has: [2, 1] });
    expect(weight(world, 3)).toBe(1);
  });

  it('[H1-VIL-T2.4] a lawful end speaks against the Liche King', () => {
    const world = villainous();
    const dwarves = group(world, 'delvers', { at: { x: 5, y: 10 }, has: [3, 6] });
    world.villainy = newVillainy({ ending: 'six treasures', group: dwarves.id }, world.options);
    expect(weight(world, 4)).toBe(-1);
  });

  it('[H1-VIL-T2.5] [H1-VIL-T2.6] strong or rich chaotic groups, and tombs, speak for the Liche King', () => {
    const world = villainous();
    for (const x of [5, 20]) group(world, 'breeders', { at: { x, y: 10 }, has: [4, 0] });
    for (const x of [5, 20]) tomb(world, x, 18);
    expect([weight(world, 5), weight(world, 6)]).toEqual([1, 1]);
  });

  it('[H1-VIL-T2.7] a powerful alpha speaks for the Alpha Villain, twice if it ended the age', () => {
    const world = villainous();
    const ogre = group(world, 'alpha', { at: { x: 5, y: 10 }, has: [1, 3], flavour: 'Ogre' });
    expect(weight(world, 7)).toBe(1);
    world.villainy = newVillainy({ ending: 'six treasures', group: ogre.id }, world.options);
    expect(weight(world, 7)).toBe(2);
  });
});

describe('the years', () => {
  it('[H1-VIL-03] go from the villain to kingdoms and groups, to what wanders, to a party', () => {
    const world = inhabited();
    world.at = { age: 'villainy', phase: 'set-up', nth: 1 };
    const order: string[] = [];
    const watched: Rulebook<FirstWorld, FirstOptions> = {
      ...firstEdition,
      begin: () => world,
      next(it) {
        if (it.at.age === 'villainy' && 'year' in it.at && it.at.year === 1) order.push(it.at.phase);
        return it.at.age === 'villainy' && 'year' in it.at && it.at.year > 1 ? null : firstEdition.next(it);
      },
    };
    const game = new Game(watched, { seed: 'year', options: world.options });
    game.playTo(() => false);
    const once = order.filter((it, i) => it !== order[i - 1]);
    expect(['villain', 'arrival', 'season', 'wandering', 'party'].slice(0, once.length)).toEqual(once);
    expect(once[0]).toBe('villain');
  });

  it('[H1-VIL-04] six ○ in one hand, or the loss of the kingdoms, end nothing any more', () => {
    const world = inhabited();
    playOut({ world, rule: (it) => setUpVillain(it, 1) }, { choose: { 'H1-VIL-02': ['dungeon master'] } });
    const [goblins] = world.monsters.groups as [MonsterGroup];
    gain(world, goblins, 'H1-BRD-09', 'treasure', 6, 'growth');
    watch(world);
    expect(world.monsters.over).toBe(null);
  });

  it('[H1-VIL-05] brings a party that is larger by one each year', () => {
    const world = inhabited();
    expect(playOut({ world, rule: (it) => sizeOfParty(it, 1) }, { dice: [4] }).result).toBe(4);
    expect(playOut({ world, rule: (it) => sizeOfParty(it, 7) }, { dice: [4] }).result).toBe(10);
  });

  it('[H1-VIL-05] digs a way in to a villain that is shut in', () => {
    const world = villainous();
    cave(world, 15, 12);
    const { result } = playOut({ world, rule: setUpDungeonMaster }, {});
    const me = result as MonsterGroup;
    world.villainy?.villains.push(me.id);
    expect(entrances(world.page)).toEqual([]);
    const leads = wayToVillain(world);
    const [gate] = entrances(world.page);
    expect(gate && leads?.(gate)).toBe(true);
    expect(areConnected(network(world.page), gate?.pieces[0] ?? '', homeOf(me))).toBe(true);
  });

  it('[H1-VIL-06] [H1-GEN-T2.3] brings nobody new, unless the option is on', () => {
    const arrival = (world: FirstWorld, dice: readonly number[] | null) =>
      playOut({ world, rule: (it) => villainyStretch(it, { age: 'villainy', phase: 'arrival', year: 1 }) }, { dice });
    const quiet = inhabited();
    arrival(quiet, []);
    expect(quiet.monsters.groups).toHaveLength(2);
    const busy = inhabited({ arrivals: true });
    arrival(busy, [2, 5]);
    expect(busy.monsters.groups).toHaveLength(3);
    const parties = inhabited({ arrivals: true });
    arrival(parties, [6]);
    expect(kinds(parties)).not.toContain('party came');
  });

  it('[H1-VIL-08] [H1-GEN-T2.12] [H1-INV-14] end undecided after the last of them', () => {
    const after = (year: number) => {
      const world = villainous({ villainyYears: 5 });
      cave(world, 10, 17);
      playOut({ world, rule: (it) => setUpVillain(it, 0) }, { choose: { 'H1-VIL-02': ['dungeon master'] } });
      const [me] = villainsOf(world) as [MonsterGroup];
      // Too many for the party, and too few to conquer the world.
      gain(world, me, 'H1-DMR-05', 'population', 10, 'set-up');
      world.monsters.year = year;
      playOut({ world, rule: (it) => villainyStretch(it, { age: 'villainy', phase: 'party', year }) }, { dice: null });
      return world;
    };
    const early = after(4);
    expect([early.monsters.over, early.at]).toEqual([null, { age: 'villainy', phase: 'villain', year: 5, nth: 0 }]);
    const world = after(5);
    expect(world.monsters.over).toMatchObject({ ending: 'undecided' });
    const ended = playOn(world);
    expect([ended.at, ended.outcome?.kind, ended.monsters.year]).toEqual([{ age: 'over' }, 'undecided', 5]);
  });
});

describe('two villains', () => {
  it('[H1-VIL-09] [H1-GEN-T2.2] are two different ones, and the age lasts until both are dead', () => {
    const world = inhabited({ villains: 2 });
    playOut({ world, rule: (it) => setUpVillain(it, 1) }, { ...ROLL, dice: [1] });
    playOut({ world, rule: (it) => setUpVillain(it, 2) }, { ...ROLL, dice: [1, 3] });
    expect(villainsOf(world).map(({ kind }) => kind)).toEqual(['dungeon master', 'liche king']);
    const [first, second] = villainsOf(world) as [MonsterGroup, MonsterGroup];
    kill(world, second, 'H1-ADV-14', 'fight');
    settle(world);
    watchVillainy(world);
    expect([isAlive(world, first), world.monsters.over]).toEqual([true, null]);
  });

  it('[H1-VIL-12] cannot enslave or infiltrate each other: by a win the other loses 1● and 1○', () => {
    const world = inhabited({ villains: 2 });
    playOut({ world, rule: (it) => setUpVillain(it, 1) }, { choose: { 'H1-VIL-02': ['dungeon master'] } });
    playOut({ world, rule: (it) => setUpVillain(it, 2) }, { choose: { 'H1-VIL-02': ['thought lords'] } });
    const [master, lords] = villainsOf(world) as [MonsterGroup, MonsterGroup];
    const before = has(world, lords);
    playOut({ world, rule: (it) => lawsOf(it).encounter(it, master, lords, 'H1-DMR-06') }, { dice: [6, 1] });
    expect(bears(lords, 'enslaved')).toBe(false);
    expect(has(world, lords)).toEqual([before[0] - 1, before[1] - 1]);
  });
});
