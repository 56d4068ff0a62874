import { areConnected, box, centreOf } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { draw, putBeads } from '../../../src/first/draw.ts';
import { playEvent, rollEvent } from '../../../src/first/event-tables.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { alignmentOf, bears, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { fightGroup } from '../../../src/first/monsters/lone-fights.ts';
import { lose, settle } from '../../../src/first/monsters/losses.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import { isAlive, loners } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import { enlist } from '../../../src/first/villainy/dungeon-master/army.ts';
import { defenders } from '../../../src/first/villainy/dungeon-master/attack.ts';
import { construct, constructions } from '../../../src/first/villainy/dungeon-master/constructions.ts';
import { setUpDungeonMaster } from '../../../src/first/villainy/dungeon-master/set-up.ts';
import { toil } from '../../../src/first/villainy/dungeon-master/slaves.ts';
import { subdue } from '../../../src/first/villainy/subdue.ts';
import { watchVillainy } from '../../../src/first/villainy/watch.ts';
import { lodesLeft } from '../../../src/first/words/lodes.ts';
import { network } from '../../../src/first/words/network.ts';
import { cave, group, has, home, house, kinds, kingdom, rooms, season, villainous, way } from './setting.ts';

/** He comes to a lone cave, or to the one given, with so many more in his army and so many ○. */
function master(world: FirstWorld, army = 1, coins = 0): MonsterGroup {
  if (![...world.page.drawn()].some(({ kind }) => kind === 'cave')) cave(world, 15, 12);
  const { result } = playOut({ world, rule: setUpDungeonMaster }, {});
  const me = result as MonsterGroup;
  world.villainy?.villains.push(me.id);
  for (let i = 1; i < army; i++) enlist(world, me, 'H1-DMR-05');
  gain(world, me, 'H1-DMR-04', 'treasure', coins, 'growth');
  return me;
}

const encounter = (world: FirstWorld, me: MonsterGroup, other: MonsterGroup, dice: readonly number[]) =>
  playOut({ world, rule: (it) => lawsOf(it).encounter(it, me, other, 'H1-DMR-06') }, { dice });

describe('the set-up of the Dungeon Master', () => {
  it('[H1-DMR-01] takes the place of an itinerant wizard, and what he had', () => {
    const world = villainous();
    const [room, other] = [cave(world, 8, 10), cave(world, 20, 10)];
    const wizard = addLone(world, {
      clause: 'H1-WAN-01',
      type: 'Itinerant Wizard',
      at: { piece: room.id, along: 0 },
      population: 1,
      treasure: 1,
    });
    const me = master(world);
    expect(homeOf(me)).toBe(room.id);
    expect(isAlive(world, wizard)).toBe(false);
    expect(has(world, me)).toEqual([1, 1]);
    expect(world.page.countIn(other.id)).toBe(0);
  });

  it('[H1-DMR-01] else takes the largest room that nobody lives in', () => {
    const world = villainous();
    const hall = (x: number, wide: number) =>
      draw(world, {
        clause: 'H1-MEA-05',
        kind: 'room',
        shape: box(x, 12, wide, 1),
        area: wide,
        what: { kind: 'den' },
      });
    group(world, 'breeders', { at: hall(5, 4), has: [1, 0] });
    cave(world, 12, 12);
    const large = hall(16, 2);
    hall(20, 1);
    const me = master(world);
    expect(homeOf(me)).toBe(large.id);
  });

  it('[H1-DMR-01] draws a room where the map is emptiest, and joins it, if somebody lives in all of them', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 5, y: 6 }, has: [1, 0] });
    const { result } = playOut({ world, rule: setUpDungeonMaster }, {});
    const me = result as MonsterGroup;
    expect(home(world, me).room).toBe('HQ');
    expect(areConnected(network(world.page), homeOf(me), homeOf(goblins))).toBe(true);
  });

  it('[H1-DMR-02] [H1-DMR-03] has a name, a token, and a barracks with the first of his army', () => {
    const world = villainous();
    const me = master(world);
    expect(world.page.beadsIn(homeOf(me)).map(({ kind }) => kind)).toContain('token');
    expect(rooms(world, 'barracks')).toHaveLength(1);
    expect(has(world, me)).toEqual([1, 0]);
    expect(alignmentOf(me)).toBe('chaotic');
  });
});

describe('the season of the Dungeon Master', () => {
  it('[H1-DMR-04] [H1-DMR-05] gains 1○ if he has none, and pays it for one more in a new barracks', () => {
    const world = villainous();
    const me = master(world);
    season(world, me);
    expect(has(world, me)).toEqual([2, 0]);
    expect(rooms(world, 'barracks')).toHaveLength(2);
    // The row of them is named once.
    expect(world.page.labels.filter(({ what }) => 'name' in what && what.name === 'barracks')).toHaveLength(1);
    season(world, me, { choose: { 'H1-DMR-05': ['no'] } });
    expect(has(world, me)).toEqual([2, 1]);
  });

  it('[H1-DMR-06] encounters the group of last season again, if he did not enslave it', () => {
    const world = villainous();
    const me = master(world, 1, 1);
    const elves = group(world, 'delvers', { at: { x: 25, y: 18 }, has: [6, 2] });
    encounter(world, me, elves, [1, 6]);
    expect(world.villainy?.unbroken).toBe(elves.id);
    season(world, me, { dice: [6, 1] });
    expect(kinds(world).filter((it) => it === 'met')).toHaveLength(2);
  });

  it('[H1-DMR-07] else goes a finger along a tunnel, and takes what lies free there', () => {
    const world = villainous();
    const [a, b] = [cave(world, 10, 12), cave(world, 14, 12)];
    way(world, a, b);
    putBeads(world, 'H1-PRM-T2.3', b, 'treasure', 1, 'gems');
    const me = master(world);
    season(world, me);
    expect(has(world, me)[1]).toBe(1);
  });

  it('[H1-DMR-07] … and stops at the first group, short of what lies beyond', () => {
    const world = villainous();
    const [a, b] = [cave(world, 10, 12), cave(world, 13.5, 12)];
    way(world, a, b);
    group(world, 'breeders', { at: b, has: [2, 0] });
    const beyond = cave(world, 16, 12);
    way(world, b, beyond);
    putBeads(world, 'H1-PRM-T2.3', beyond, 'treasure', 1, 'gems');
    const me = master(world);
    season(world, me, { dice: [6, 1] });
    expect([kinds(world).includes('met'), has(world, me)[1]]).toEqual([true, 0]);
  });

  it('[H1-DMR-08] [H1-DMR-T1] pays 3○ for a construction when he has more', () => {
    const world = villainous();
    const me = master(world, 1, 4);
    season(world, me, { choose: { 'H1-DMR-05': ['no'] }, dice: [2] });
    expect(has(world, me)[1]).toBe(1);
    expect(rooms(world, 'Lab')).toHaveLength(1);
  });

  it('[H1-DMR-22] digs, shut in, toward what is not joined to HQ', () => {
    const world = villainous();
    cave(world, 10, 12);
    const far = cave(world, 20, 12);
    const me = master(world);
    season(world, me);
    season(world, me);
    season(world, me);
    expect(areConnected(network(world.page), homeOf(me), far.id)).toBe(true);
    const dug = [...world.page.drawn()].filter(({ clause }) => clause === 'H1-DMR-22').map(({ id }) => id);
    expect(dug.every((id) => world.page.bonds.some((it) => it.kind === 'claimed' && it.piece === id))).toBe(true);
    expect(dug.length).toBeGreaterThan(0);
  });
});

describe('the encounters of the Dungeon Master', () => {
  it('[H1-DMR-09] counts 3, or his army if that is more', () => {
    const world = villainous();
    const me = master(world, 1);
    const dwarves = group(world, 'delvers', { at: { x: 25, y: 18 }, has: [3, 1] });
    // 3 + 3 against 3 + 3: a tie, not a win.
    encounter(world, me, dwarves, [3, 3]);
    expect(bears(dwarves, 'enslaved')).toBe(false);
    for (let i = 0; i < 5; i++) enlist(world, me, 'H1-DMR-05');
    me.encountered = [];
    encounter(world, me, dwarves, [1, 1]);
    expect(bears(dwarves, 'enslaved')).toBe(true);
  });

  it('[H1-DMR-10] lives on without an army, whatever he loses', () => {
    const world = villainous();
    const me = master(world, 1, 2);
    lose(world, me, 'H1-DLV-12', 3, 'encounter');
    settle(world);
    expect(isAlive(world, me)).toBe(true);
    expect(has(world, me)[0]).toBe(0);
  });

  it('[H1-DMR-11] with a lawful group: a win enslaves, a tie costs both 1●, a loss 1● and 1○', () => {
    for (const [dice, own, theirs, isSlave] of [
      [[6, 1], [4, 2], [4, 2], true],
      [[3, 3], [3, 2], [3, 2], false],
      [[1, 6], [3, 1], [4, 2], false],
    ] as const) {
      const world = villainous();
      const me = master(world, 4, 2);
      const dwarves = group(world, 'delvers', { at: { x: 25, y: 18 }, has: [4, 2] });
      encounter(world, me, dwarves, dice);
      expect([has(world, me), has(world, dwarves), bears(dwarves, 'enslaved')]).toEqual([own, theirs, isSlave]);
    }
  });

  it('[H1-DMR-12] with a chaotic group or an alpha: a tie enslaves too, and a loss pays 1○', () => {
    const world = villainous();
    const me = master(world, 3, 2);
    const goblins = group(world, 'breeders', { at: { x: 25, y: 18 }, has: [3, 0] });
    encounter(world, me, goblins, [3, 3]);
    expect(bears(goblins, 'enslaved')).toBe(true);
    const ogre = group(world, 'alpha', { at: { x: 5, y: 18 }, has: [1, 0] });
    encounter(world, me, ogre, [1, 6]);
    expect([has(world, me), has(world, ogre)]).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('[H1-DMR-13] fights lone ones with his army and a +2 that soaks up damage', () => {
    const world = villainous();
    const me = master(world, 2);
    const room = cave(world, 25, 18);
    const slug = addLone(world, {
      clause: 'H1-WAN-01',
      type: 'Giant Slug',
      at: { piece: room.id, along: 0 },
      population: 2,
    });
    playOut({ world, rule: (it) => fightGroup(it, slug, me, 'H1-DMR-13', 'acting') }, {});
    expect(has(world, me)[0]).toBe(2);
    expect(loners(world)).toEqual([]);
  });
});

/** A cave under an entrance, where he lives. */
function underEntrance(army: number) {
  const world = villainous();
  kingdom(world, 28);
  const [lair, top] = [cave(world, 10, 9), cave(world, 10, 4.6)];
  way(world, top, lair);
  const me = master(world, army);
  return { world, me };
}

describe('adventurers and the Dungeon Master', () => {
  it('[H1-DMR-14] [H1-DMR-15] fight the army first, then him alone; for a party that is destroyed the army gains 1●', () => {
    const { world, me } = underEntrance(3);
    playOut({ world, rule: (it) => adventure(it, { size: 5, alignment: 'lawful' }) }, { dice: [3, 4] });
    // 2 + 3 against 3 + 4: lost by 2.
    expect(kinds(world)).toContain('party ended');
    expect(has(world, me)[0]).toBe(1);
  });

  it('[H1-VIL-07] [H1-DMR-14] end the age when they kill him', () => {
    const { world, me } = underEntrance(1);
    playOut({ world, rule: (it) => adventure(it, { size: 6, alignment: 'lawful' }) }, { dice: [6, 1] });
    watchVillainy(world);
    expect(isAlive(world, me)).toBe(false);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });

  it('[H1-DMR-T1.1] walk into his traps', () => {
    const { world, me } = underEntrance(2);
    playOut({ world, rule: (it) => construct(it, me) }, { dice: [1], spots: [{ x: 10, y: 7 }] });
    expect(world.page.marks.filter((it) => it.kind === 'trap' && it.until === null)).toHaveLength(1);
    playOut({ world, rule: (it) => adventure(it, { size: 8, alignment: 'lawful' }) }, { dice: null });
    expect(kinds(world)).toContain('trap sprang');
    expect(world.page.marks.filter((it) => it.kind === 'trap' && it.until === null)).toHaveLength(0);
  });

  it('[H1-DMR-T1.3] free his prisoners, who join them', () => {
    const { world, me } = underEntrance(1);
    playOut({ world, rule: (it) => construct(it, me) }, { dice: [3] });
    const [cell] = rooms(world, 'Prison');
    expect(world.page.beadsIn(cell?.id ?? '', 'population')).toHaveLength(1);
    // There is somebody behind the prison, for whom they go on.
    const beyond = cave(world, 22, 9);
    if (cell) way(world, cell, beyond);
    addLone(world, { clause: 'H1-WAN-01', type: 'Mimic', at: { piece: beyond.id, along: 0 }, population: 1 });
    playOut({ world, rule: (it) => adventure(it, { size: 9, alignment: 'lawful' }) }, { dice: [6, 1] });
    expect(kinds(world)).toContain('freed');
  });
});

describe('his constructions', () => {
  it('[H1-DMR-T1.1] [H1-DMR-T1.2] [H1-DMR-T1.3] [H1-DMR-T1.4] are a trap, a lab, a prison and a hall', () => {
    expect(constructions.rows.map(({ value }) => value)).toEqual(['Trap', 'Lab', 'Prison', 'Hall']);
  });

  it('[H1-DMR-T1.3] puts the prison where his zone and that of his strongest slaves come nearest', () => {
    const world = villainous();
    const [a, b] = [cave(world, 10, 12), cave(world, 20, 12)];
    way(world, a, b);
    const me = master(world);
    const goblins = group(world, 'breeders', { at: { x: 26, y: 12 }, has: [3, 0] });
    subdue(world, me, goblins, 'enslaved', 'H1-DMR-12');
    const west = rooms(world, 'barracks').map(({ shape }) => centreOf(shape).x);
    playOut({ world, rule: (it) => construct(it, me) }, { dice: [3] });
    const [cell] = rooms(world, 'Prison');
    expect(centreOf(cell?.shape ?? a.shape).x).toBeGreaterThan(Math.min(...west) - 3);
  });

  it('[H1-DMR-T1.4] lets a hall that stands grow by a bead', () => {
    const world = villainous();
    const me = master(world);
    for (const _ of [1, 2]) playOut({ world, rule: (it) => construct(it, me) }, { dice: [4] });
    const [hall, ...others] = rooms(world, 'Hall');
    expect(others).toEqual([]);
    expect(hall?.area).toBeCloseTo(2);
  });
});

describe('his slaves', () => {
  function enslaved(kind: 'delvers' | 'breeders' | 'alpha', beads: readonly [number, number]) {
    const world = villainous();
    const me = master(world);
    const slaves = group(world, kind, { at: { x: 25, y: 12 }, has: beads });
    subdue(world, me, slaves, 'enslaved', 'H1-DMR-12');
    const work = () => playOut({ world, rule: (it) => toil(it, me, slaves) }, {});
    return { world, me, slaves, work };
  }

  it('[H1-DMR-16] [H1-DMR-17] delvers pay him, are moved to a lode when they have nothing left, and then mine for him', () => {
    const { world, me, slaves, work } = enslaved('delvers', [3, 1]);
    playOut(
      {
        world,
        *rule(it) {
          yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'vein'), { x: 15, y: 15 });
        },
      },
      { dice: [4, 4, 4] },
    );
    const many = lodesLeft(world.page).length;
    work();
    expect([has(world, me)[1], has(world, slaves)[1]]).toEqual([1, 0]);
    const before = homeOf(slaves);
    work();
    expect(homeOf(slaves)).not.toBe(before);
    work();
    expect(has(world, me)[1]).toBe(2);
    expect(lodesLeft(world.page)).toHaveLength(many - 1);
  });

  it('[H1-DMR-18] breeders breed up to three, and send him the third', () => {
    const { world, me, slaves, work } = enslaved('breeders', [2, 0]);
    work();
    expect(has(world, slaves)[0]).toBe(3);
    work();
    expect([has(world, slaves)[0], has(world, me)[0]]).toEqual([2, 2]);
  });

  it('[H1-DMR-19] alphas pay 1○ if they have more than one', () => {
    const { world, me, slaves, work } = enslaved('alpha', [1, 2]);
    work();
    work();
    expect([has(world, slaves)[1], has(world, me)[1]]).toEqual([1, 1]);
  });

  it('[H1-DMR-20] fight neither each other nor him, and count as chaotic to a party', () => {
    const { world, me, slaves } = enslaved('delvers', [3, 1]);
    const others = group(world, 'breeders', { at: { x: 5, y: 12 }, has: [3, 1] });
    subdue(world, me, others, 'enslaved', 'H1-DMR-12');
    encounter(world, slaves, others, []);
    encounter(world, others, me, []);
    expect(kinds(world)).not.toContain('met');
    kingdom(world, 2);
    const mouth = cave(world, 20, 4.6);
    way(world, mouth, home(world, slaves));
    playOut({ world, rule: (it) => adventure(it, { size: 9, alignment: 'lawful' }) }, { dice: null });
    expect(kinds(world)).not.toContain('quest');
  });
});

describe('the last attack', () => {
  function tenAgainst(knights: number, farms: number, lastAttack: 'knights' | 'whole realm' = 'knights') {
    const world = villainous({ lastAttack });
    const realm = kingdom(world, 3, knights);
    for (let i = 0; i < farms; i++) house(world, realm, 'farm', 7 + i * 3, 1);
    const me = master(world, 10);
    watchVillainy(world);
    return { world, me };
  }

  it('[H1-DMR-21] [H1-WE-34] conquers the world if fewer than ten but peasants stand against his ten', () => {
    const { world } = tenAgainst(7, 6);
    expect(world.monsters.over).toMatchObject({ ending: 'world conquered' });
  });

  it('[H1-DMR-21] is beaten otherwise, and the age ends all the same', () => {
    const { world, me } = tenAgainst(10, 0);
    expect(world.monsters.over).toMatchObject({ ending: 'attack beaten' });
    expect(isAlive(world, me)).toBe(false);
  });

  it('[H1-DMR-23] [H1-GEN-T2.15] counts farms too where the whole realm stands against him', () => {
    expect(tenAgainst(7, 3).world.monsters.over).toMatchObject({ ending: 'world conquered' });
    const { world } = tenAgainst(7, 3, 'whole realm');
    expect(world.monsters.over).toMatchObject({ ending: 'attack beaten' });
    expect(defenders(world)).toBe(10);
  });
});

it('[H1-WE-28] [H1-DMR-04] [H1-DMR-05] [H1-DMR-09] [H1-DMR-12] [H1-DMR-14] [H1-DMR-15] [H1-DMR-18] a year of the Dungeon Master, as the rulebook tells it', () => {
  const { world, me } = underEntrance(1);
  const kobolds = group(world, 'breeders', { at: { x: 25, y: 18 }, has: [3, 0], flavour: 'Kobolds' });
  season(world, me, {});
  expect(has(world, me)).toEqual([2, 0]);
  me.encountered = [];
  encounter(world, me, kobolds, [3, 3]);
  expect(bears(kobolds, 'enslaved')).toBe(true);
  playOut({ world, rule: (it) => toil(it, me, kobolds) }, {});
  expect([has(world, kobolds)[0], has(world, me)[0]]).toEqual([2, 3]);
  playOut({ world, rule: (it) => adventure(it, { size: 5, alignment: 'lawful' }) }, { dice: [3, 4] });
  expect(has(world, me)[0]).toBe(1);
  const parties = world.journal.entries.filter((it) => it.kind === 'party ended');
  expect(parties).toMatchObject([{ ending: 'dead' }]);
  expect(world.page.beadsOf(null).filter(({ kind }) => kind === 'treasure')).toHaveLength(1);
});
