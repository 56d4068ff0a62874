import { centreOf, surfaceOver } from '@understory/page';
import { Game, hands, type Rule } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { putBeads } from '../../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions, firstView } from '../../../src/first/index.ts';
import { monsterStretch } from '../../../src/first/monsters/age.ts';
import { specialFeature } from '../../../src/first/monsters/features/features.ts';
import { TABLES } from '../../../src/first/monsters/flavours.ts';
import { alignmentOf, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { invade } from '../../../src/first/monsters/invasion.ts';
import { adoptLone, wakeWyrms } from '../../../src/first/monsters/leftovers.ts';
import { arrive } from '../../../src/first/monsters/set-up.ts';
import { isAlive, living, loners } from '../../../src/first/monsters/state.ts';
import { controlOf } from '../../../src/first/monsters/zone-of-control.ts';
import { wyrm } from '../../../src/first/primordial/wyrm.ts';
import { den, freeIn, group, has, kingdom, lone, play, room, tunnel } from './monsters-at.ts';

const comes = (
  world: FirstWorld,
  kind: 'delvers' | 'breeders' | 'alpha',
  dice: number[],
  at = { x: 10, y: 10 },
  script = {},
) => play(world, () => arrive(world, kind, at), { dice, ...script }).result as MonsterGroup;

/** A stretch of the age. */
const stretch = (world: FirstWorld, script = {}) => play(world, () => firstEdition.next(world) as Rule, script);

describe('the flavours', () => {
  const start = (kind: 'delvers' | 'breeders' | 'alpha', row: number, more: number[] = []) => {
    const world = den();
    room(world, 10, 10);
    room(world, 12, 19);
    const me = comes(world, kind, [row, ...more]);
    return { world, me, is: [me.flavour, ...has(world, me), alignmentOf(me)] };
  };

  it('[H1-DLV-01] [H1-DLV-T1.3] [H1-DLV-T1.4] [H1-DLV-T1.5] [H1-DLV-T1.6] [H1-DLV-T1.7] [H1-DLV-T1.11] [H1-DLV-14] [H1-MON-08] of delvers', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 10, 11].map((row) => start('delvers', row).is)).toEqual([
      ['Antlings', 3, 2, 'lawful'],
      ['Dark Elf', 3, 2, 'chaotic'],
      ['Darrow', 4, 1, 'lawful'],
      ['Druegar', 3, 2, 'chaotic'],
      ['Dwarves', 3, 2, 'lawful'],
      ['Earth Devils', 3, 2, 'lawful'],
      ['Fungaliths', 2, 2, 'lawful'],
      ['Hobgoblin Miners', 3, 2, 'chaotic'],
      ['Magma Spirits', 3, 2, 'lawful'],
      ['Morlons', 3, 2, 'lawful'],
    ]);
  });

  it('[H1-BRD-01] [H1-BRD-T1.2] [H1-BRD-T1.3] [H1-BRD-T1.5] [H1-BRD-T1.8] [H1-BRD-T1.11] [H1-BRD-13] [H1-MEA-37] of breeders', () => {
    expect([1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((row) => start('breeders', row).is)).toEqual([
      ['Ants', 2, 1, 'chaotic'],
      ['Gnolls', 1, 1, 'chaotic'],
      ['Gnomes', 2, 1, 'lawful'],
      ['Goblins', 2, 1, 'chaotic'],
      ['Goblin Miners', 2, 1, 'chaotic'],
      ['Cave Giants', 1, 1, 'chaotic'],
      ['Kobolds', 3, 0, 'chaotic'],
      ['Orcs', 2, 2, 'chaotic'],
      ['Outsiders', 2, 1, 'chaotic'],
      ['Tunnel Wyrds', 1, 2, 'chaotic'],
    ]);
    expect([start('breeders', 2, [3]).is, start('breeders', 2, [4]).is]).toEqual([
      ['Earth Men', 2, 0, 'lawful'],
      ['Earth Men', 2, 0, 'chaotic'],
    ]);
  });

  it('[H1-ALP-01] [H1-ALP-T1.2] [H1-ALP-T1.6] [H1-ALP-T1.7] [H1-ALP-T1.10] [H1-ALP-11] of alphas', () => {
    expect([2, 3, 4, 5, 6, 7, 9, 11].map((row) => start('alpha', row).is)).toEqual([
      ['Ettin', 2, 0, 'hungry'],
      ['Fire Giant', 1, 0, 'hungry'],
      ['Minotaur', 1, 0, 'hungry'],
      ['Ogre', 1, 0, 'hungry'],
      ['Ogre Magi', 1, 1, 'hungry'],
      ['Owlbear', 1, 0, 'hungry'],
      ['Rakshasa', 1, 0, 'hungry'],
      ['Xorn', 1, 0, 'hungry'],
    ]);
    expect([start('alpha', 1, [2]).is, start('alpha', 10, [5]).is]).toEqual([
      ['Dragon', 1, 2, 'lawful'],
      ['Sphinx', 1, 1, 'chaotic'],
    ]);
  });

  it('[H1-DLV-T1.2] Dark Elves settle near the bottom, straight below', () => {
    const { world, me } = start('delvers', 2);
    expect(centreOf(world.page.piece(homeOf(me)).shape)).toMatchObject({ x: 12, y: 19 });
  });

  it('[H1-DLV-T1.10] [H1-BRD-T1.10] Magma Spirits have a Magma Pool, Outsiders a Planar Warp, beside the lair', () => {
    for (const [kind, row, wanted] of [
      ['delvers', 10, 'Magma Pool'],
      ['breeders', 10, 'Planar Warp'],
    ] as const) {
      const { world } = start(kind, row);
      expect(world.page.pieces.some((it) => it.room === wanted)).toBe(true);
    }
  });

  it('[H1-DLV-T1.9] [H1-DLV-13] Human Miners begin under the surface, and sink a shaft until it meets something', () => {
    const world = den();
    const deep = room(world, 10, 10);
    const me = comes(world, 'delvers', [9]);
    expect([has(world, me), homeOf(me) === deep.id]).toEqual([[3, 1], false]);
    const home = centreOf(world.page.piece(homeOf(me)).shape);
    expect([home.x, surfaceOver(world.page, home).y]).toEqual([10, 4]);
    const laws = world.monsters.laws as { season(of: FirstWorld, who: MonsterGroup): Rule };
    for (let i = 0; i < 4; i++) play(world, () => laws.season(world, me));
    expect([world.page.connected(world.page.piece(homeOf(me)), deep), me.shaft]).toEqual([true, null]);
  });

  it('[H1-ALP-T1.8] a Purple Worm has a cave of its own, joined to the nearest', () => {
    const { world, me } = start('alpha', 8);
    const cave = world.page.piece(homeOf(me));
    expect([cave.kind, world.page.connected(cave, world.page.pieces[0] as typeof cave)]).toEqual(['cave', true]);
  });

  it('[H1-ALP-T1.5] an Ogre is set up in a natural cave within 9', () => {
    const world = den();
    room(world, 10, 10);
    const { id } = world.page.pieces.at(-1) as { id: string };
    const me = comes(world, 'alpha', [5]);
    expect(homeOf(me)).toBe(id);
  });

  it('[H1-DLV-T1.12] [H1-BRD-T1.12] [H1-ALP-T1.12] one to make up is rolled again, or has a name and no rules', () => {
    for (const kind of ['delvers', 'breeders', 'alpha'] as const) {
      expect(TABLES[kind].rows).toHaveLength(12);
      const world = den();
      room(world, 10, 10);
      expect(comes(world, kind, [12, 7]).flavour).not.toBe('own');
      const other = den();
      room(other, 10, 10);
      const own = comes(other, kind, [12], undefined, {
        choose: { 'H1-MEA-32': ['own', 'no'] },
        names: { 'H1-MEA-32': ['Frogmen'] },
      });
      expect(own.flavour).toBe('Frogmen');
    }
  });

  it('[H1-MEA-14] on a map without a room a cave is drawn where the die landed', () => {
    const world = den();
    const me = comes(world, 'breeders', [5]);
    expect(world.page.piece(homeOf(me)).shape.path.slice(0, 2)).toEqual([10, 10]);
  });
});

describe('an invasion', () => {
  it('[H1-WE-24] [H1-MON-20] [H1-MON-21] [H1-BRD-10] [H1-BRD-11] bounces from the Dwarves to an ogre, and on to a free room', () => {
    const world = den();
    const [home, second, third] = [room(world, 10, 10), room(world, 15, 10), room(world, 22, 10)];
    const dwarves = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const ogre = group(world, room(world, 15, 11.4), 'alpha', 'Ogre', 1, 0);
    const gnomes = group(world, home, 'breeders', 'Gnomes', 2, 1, 'lawful');
    play(world, () => invade(world, gnomes), { dice: [3, 4, 6, 3] });
    expect([has(world, gnomes), has(world, dwarves), has(world, ogre)]).toEqual([
      [1, 0],
      [3, 2],
      [1, 1],
    ]);
    expect([homeOf(gnomes), ogre.bribes.length]).toEqual([third.id, 1]);
    expect(second.id).not.toBe(homeOf(gnomes));
  });

  it('[H1-MON-22] keeps the place if the defender is destroyed', () => {
    const world = den();
    const home = room(world, 10, 10);
    const weak = group(world, home, 'delvers', 'Dwarves', 1, 2);
    const me = group(world, home, 'delvers', 'Morlons', 3, 2);
    play(world, () => invade(world, me));
    expect([isAlive(world, weak), homeOf(me), has(world, me)]).toEqual([false, home.id, [2, 2]]);
    expect(freeIn(world, home)).toBe(2);
  });

  it('[H1-MON-21] with no room to go to it digs a cave 2 outside of the zone', () => {
    const world = den();
    const home = room(world, 10, 10);
    const foe = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const me = group(world, home, 'delvers', 'Morlons', 3, 2);
    play(world, () => invade(world, me));
    expect(controlOf(foe, world).gap(world.page.piece(homeOf(me)).shape)).toBeGreaterThanOrEqual(1.99);
  });

  it('[H1-MON-23] a lone ● of the room is fought at once', () => {
    const world = den();
    const home = room(world, 10, 10);
    const beast = lone(world, home, 'primordial beast', 1);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    play(world, () => invade(world, me));
    expect([isAlive(world, beast), has(world, me)]).toEqual([false, [2, 2]]);
  });
});

describe('what was left over', () => {
  it('[H1-MON-06] [H1-PRM-14] a Wyrm is an alpha predator with what is in its cave', () => {
    const world = den();
    play(world, () => wyrm({ world, clause: 'H1-PRM-12', feature: 'f1' }, { x: 10, y: 10 }));
    wakeWyrms(world);
    const [me] = living(world);
    expect([me?.kind, me?.flavour, me && has(world, me), me && alignmentOf(me)]).toEqual([
      'alpha',
      'Ancient Wyrm',
      [1, 1],
      'hungry',
    ]);
    // Its name stands in its cave already.
    expect(world.page.labels.filter(({ about }) => about === me?.homes[0]?.value)).toHaveLength(1);
  });

  it('[H1-MON-12] [H1-PRM-11] every other ● is a lone fighter; freed slaves of one place are one, and wander', () => {
    const world = den();
    const [a, b] = [room(world, 5, 10), room(world, 9, 10)];
    putBeads(world, 'H1-PRM-T2.5', a, 'population', 1, 'primordial beast');
    putBeads(world, 'H1-ELF-27', b, 'population', 3, 'freed slaves');
    adoptLone(world, 'H1-MON-12');
    expect(loners(world).map((it) => [it.type, has(world, it)[0]])).toEqual([
      ['primordial beast', 1],
      ['freed slaves', 3],
    ]);
    expect(world.page.beadsOf(null).filter((it) => it.kind === 'population')).toEqual([]);
  });
});

describe('the years', () => {
  function year(): FirstWorld {
    const world = den();
    for (const x of [5, 10, 15, 20, 25]) room(world, x, 10);
    world.at = { age: 'monsters', phase: 'set-up', nth: 0 };
    return world;
  }

  it('[H1-MON-04] year 1 sets up the kingdoms, then one of each kind, and nobody acts', () => {
    const world = year();
    for (let i = 0; i < 4; i++) stretch(world);
    expect(world.monsters.groups.map(({ kind }) => kind)).toEqual(['delvers', 'breeders', 'alpha']);
    expect([world.monsters.kingdoms.length, world.monsters.year, world.at]).toEqual([
      1,
      1,
      { age: 'monsters', phase: 'arrival', year: 2 },
    ]);
  });

  it('[H1-MON-05] [H1-MON-07] [H1-MON-T1.1] [H1-MON-T1.2] [H1-MON-T1.3] later years have an arrival, all seasons in order, then what wanders', () => {
    for (const [d6, kind] of [
      [1, 'delvers'],
      [2, 'breeders'],
      [3, 'alpha'],
    ] as const) {
      const world = den();
      for (const x of [5, 10, 15, 20, 25]) room(world, x, 10);
      const realm = kingdom(world, [2, 1]);
      const one = group(world, world.page.pieces[0] as never, 'delvers', 'Dwarves', 3, 2);
      world.at = { age: 'monsters', phase: 'arrival', year: 3 };
      stretch(world, { dice: [d6, 7], spots: [{ x: 20, y: 10 }] });
      const { at } = world;
      const late = living(world).at(-1);
      expect(late?.kind).toBe(kind);
      expect(at).toEqual({ age: 'monsters', phase: 'season', year: 3, order: [realm.id, one.id, late?.id] });
    }
  });

  it('[H1-MON-T1.4] [H1-MON-T1.5] [H1-MON-T1.6] [H1-ADV-01] wanderers, a feature, and undead with fewer than three groups', () => {
    const comesOn = (dice: number[]) => {
      const world = den();
      for (const x of [5, 10, 15, 20, 25]) room(world, x, 10);
      group(world, world.page.pieces[0] as never, 'delvers', 'Dwarves', 3, 2);
      world.at = { age: 'monsters', phase: 'arrival', year: 3 };
      const clause = `H1-MON-T1.${dice[0]}`;
      stretch(world, { dice, spots: { [clause]: [{ x: 20, y: 10 }] } });
      return world;
    };
    expect(loners(comesOn([5, 9])).map(({ type }) => type)).toEqual(['gate-crashers']);
    expect(loners(comesOn([6])).map(({ type }) => type)).toEqual(['undead']);
    expect(comesOn([4, 7, 7, 7]).monsters.lone.length).toBeGreaterThan(0);
  });

  it('[H1-MON-09] [H1-ADV-08] with no group left another disaster comes, and the kingdoms stay', () => {
    const world = den();
    const realm = kingdom(world, [2, 1]);
    play(world, () => monsterStretch(world, { age: 'monsters', phase: 'wandering', year: 2 }));
    expect([world.at, world.monsters.restarts]).toEqual([{ age: 'disaster' }, 1]);
    stretch(world);
    room(world, 10, 12);
    stretch(world);
    expect([world.monsters.kingdoms, world.journal.age]).toEqual([[realm], 'monsters 2']);
  });

  it('[H1-MON-10] a fourth restart ends the age', () => {
    const restarted = (restarts: number) => {
      const world = den();
      world.monsters.restarts = restarts;
      play(world, () => monsterStretch(world, { age: 'monsters', phase: 'wandering', year: 2 }));
      return world;
    };
    const third = restarted(2);
    expect([third.monsters.over, third.monsters.restarts]).toEqual([null, 3]);
    const world = restarted(3);
    expect([world.at, world.monsters.over?.ending]).toEqual([{ age: 'monsters', phase: 'end' }, 'too many restarts']);
  });

  it('[H1-MON-07] who is split off in a season waits for the next year', () => {
    const world = den();
    const home = room(world, 10, 10);
    room(world, 15, 10);
    tunnel(world, 10, 10, 15, 10);
    const me = group(world, home, 'breeders', 'Goblins', 6, 1);
    play(world, () => monsterStretch(world, { age: 'monsters', phase: 'season', year: 3, order: [me.id] }));
    expect(living(world)).toHaveLength(2);
    expect(world.at).toEqual({ age: 'monsters', phase: 'wandering', year: 3 });
  });

  it('[H1-MON-11] [H1-GEN-T2.11] thirteen groups end it, and its last year; with eight the player may', () => {
    const crowd = (many: number) => {
      const world = den();
      for (let i = 0; i < many; i++) group(world, room(world, 2 + 2 * i, 10 + (i % 2) * 5), 'delvers', 'Dwarves', 1, 1);
      return world;
    };
    const end = (world: FirstWorld, year: number, script = {}) => {
      play(world, () => monsterStretch(world, { age: 'monsters', phase: 'wandering', year }), script);
      return world.monsters.over?.ending ?? null;
    };
    expect(end(crowd(13), 5)).toBe('too many groups');
    expect(end(crowd(1), 40)).toBe('last year');
    expect(end(crowd(1), 39)).toBeNull();
    expect(end(crowd(12), 5)).toBeNull();
    // Seven are too few to be asked.
    expect(end(crowd(7), 5, { choose: [] })).toBeNull();
    expect(end(crowd(8), 5, { choose: ['yes'] })).toBe('chosen');
  });
});

describe('who is counted among monsters', () => {
  it('[H1-SUR-05] [H1-WAN-02] [H1-MON-01] [H1-GEN-05] kingdoms and lone fighters have no zone, and are no groups', () => {
    const world = den();
    kingdom(world, [2, 1]);
    lone(world, room(world, 10, 10), 'Mimic', 1, 1);
    expect([living(world), world.groups.map(({ kind }) => kind)]).toEqual([[], ['kingdoms', 'lone']]);
    const me = group(world, room(world, 24.5, 5.2), 'delvers', 'Dwarves', 3, 2);
    expect([has(world, me), living(world)]).toEqual([[3, 2], [me]]);
    play(world, () =>
      monsterStretch(world, {
        age: 'monsters',
        phase: 'season',
        year: 2,
        order: [world.monsters.kingdoms[0]?.id ?? ''],
      }),
    );
    expect(has(world, me)).toEqual([3, 2]);
  });

  it('[H1-FEA-01] special features never mean the kingdoms', () => {
    const world = den();
    kingdom(world, [5, 5]);
    const poor = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 1, 1);
    play(world, () => specialFeature(world, { x: 10, y: 10 }), { dice: [1] });
    expect(has(world, poor)).toEqual([1, 0]);
  });

  it('[H1-SUR-19] of the six ○ of the kingdoms five are set aside, an artifact last', () => {
    const world = den();
    const realm = kingdom(world, [2, 5]);
    play(world, () => specialFeature(world, { x: 10, y: 10 }), { dice: [2], names: ['Cup of Salt'] });
    world.monsters.over = { ending: 'six treasures', group: realm.id };
    play(world, () => monsterStretch(world, { age: 'monsters', phase: 'end' }));
    expect([
      has(world, realm)[1],
      world.monsters.setAside.length,
      world.monsters.setAside.some(({ name }) => name !== null),
    ]).toEqual([1, 5, false]);
  });

  it('[H1-PRM-17] Fate is nothing to monsters', () => {
    const world = den();
    const cave = room(world, 10, 10);
    world.page.apply(
      { do: 'mark', mark: { id: 'm9', kind: 'fate', at: { x: 10, y: 10 }, piece: cave.id, what: null } },
      1,
    );
    const me = comes(world, 'breeders', [5]);
    expect([homeOf(me), has(world, me)]).toEqual([cave.id, [2, 1]]);
  });

  it('[H1-MEA-13] [H1-MEA-38] a group lives in the room nearest to where the die landed, until it moves', () => {
    const world = den();
    room(world, 20, 10);
    const near = room(world, 12, 10);
    const me = comes(world, 'alpha', [7], { x: 14, y: 10 });
    expect(me.homes.map(({ value }) => value)).toEqual([near.id]);
  });

  it('[H1-MEA-41] a step that finds nothing to act on does nothing', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 2, 2);
    const before = world.page.pieces.length;
    const laws = world.monsters.laws as { season(of: FirstWorld, who: MonsterGroup): Rule };
    play(world, () => laws.season(world, me), { dice: [] });
    expect([has(world, me), world.page.pieces.length]).toEqual([[2, 2], before]);
  });
});

describe('looking back', () => {
  it('[H1-MON-13] shows each zone, home and alignment as it was', () => {
    const game = new Game(firstEdition, {
      seed: 'then',
      options: firstOptions({}),
      hands: hands({ choices: 'story' }),
    });
    const seen: { readonly tick: number; readonly state: unknown }[] = [];
    const stateOf = (world: FirstWorld) =>
      living(world).map((me) => [
        me.id,
        homeOf(me),
        alignmentOf(me),
        has(world, me),
        controlOf(me, world).parts.length,
        me.met.length,
      ]);
    game.playTo(({ world }) => {
      if (world.at.age === 'monsters' && world.monsters.year % 3 === 0)
        seen.push({ tick: world.journal.entries.length - 1, state: stateOf(world) });
      return false;
    });
    expect(seen.length).toBeGreaterThan(5);
    for (const { tick, state } of seen.filter((_, i) => i % 7 === 0))
      expect(stateOf(firstView.at(game.world, tick))).toEqual(state);
    const someone = living(game.world)[0]?.id ?? '';
    expect(firstView.territory(game.world, someone).length).toBeGreaterThan(0);
    expect(firstView.players(game.world).map(({ id }) => id)).toContain(someone);
  });
});
