import { centreOf, line, type Piece, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import {
  addLone,
  adventure,
  bears,
  disaster,
  fightLone,
  kingdomSeason,
  loners,
  newVillainy,
  setUpKingdoms,
  specialFeature,
  watchVillainy,
} from '../../src/first/lent.ts';
import { alignmentOf } from '../../src/first/monsters/group.ts';
import { drawBuilding } from '../../src/first/monsters/kingdoms/building.ts';
import { excursion } from '../../src/first/monsters/kingdoms/excursion.ts';
import { enter } from '../../src/first/monsters/kingdoms/set-up.ts';
import { buildSpecial } from '../../src/first/monsters/kingdoms/specials.ts';
import type { Kingdom } from '../../src/first/monsters/state.ts';
import { works } from '../../src/first/villainy/alpha-villain/lair.ts';
import { draw, mark, putBeads } from '../../src/playtest/draw.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { settingOf } from '../../src/playtest/joined/setting.ts';
import { isAlive, isOver, living, treasureOf } from '../../src/playtest/monsters/bands.ts';
import { put } from '../../src/playtest/monsters/beads.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import type { GroupKind } from '../../src/playtest/monsters/flavours.table.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import { packs } from '../../src/playtest/monsters/packs.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, has, loose, packAt, takeTurn, wild } from './bands-at.ts';
import { comes, hollow, stretch, villainous } from './villains-at.ts';
import { laid, play } from './world-at.ts';

// The worked examples of the chapters that are lent, in this setting. In their own they are among the tests of the first edition.

const shaft = (world: PlaytestWorld, x: number, to: number): Piece =>
  draw(world, { clause: 'PT-DEL-02', kind: 'tunnel', shape: line([x, 4, x, to], 0.5), what: { kind: 'shaft' } });
const ended = (world: PlaytestWorld) => world.journal.entries.findLast(({ kind }) => kind === 'party ended');

describe('disasters and rivers', () => {
  const comesDown = (world: PlaytestWorld, dice: number[] | null) =>
    play(world, (it) => disaster(settingOf(it), 'test'), { dice });

  it('[H1-WE-02] [PT-DIS-05] a river runs off the bottom', () => {
    const world = laid();
    comesDown(world, [5, 3, 2, 7, 10, 8, 6, 6, 6]);
    const water = [...world.page.drawn()].filter(({ kind }) => kind === 'water');
    expect(water.map(({ shape }) => shape.path.map((it) => Math.round(it * 100) / 100))).toEqual([
      [0, 11.08, 4.5, 11.08],
      [4.5, 11.08, 8.4, 13.33],
      [8.4, 13.33, 8.4, 15.58],
      [8.4, 15.58, 12.9, 15.58],
      [12.9, 15.58, 16.79, 17.83],
      [16.79, 17.83, 20.69, 20.08],
      [20.69, 20.08, 22.28, 21],
    ]);
    expect(water.every(({ shape }) => shape.swell === 0.4)).toBe(true);
  });

  it('[H1-WE-03] [PT-DIS-05] [PT-JOI-10] one that meets the surface ends in a lake there, and goes down again', () => {
    const world = laid();
    comesDown(world, [5, 1, 4, 2, 1, 10, 10, 10, 10, 10, 10, 10]);
    const water = [...world.page.drawn()].filter(({ kind }) => kind === 'water');
    const runs = water.filter(({ what }) => what.kind !== 'lake').map(({ shape }) => shape.path);
    expect(runs.slice(0, 3)).toEqual(
      [
        [0, 5.42, 2.45, 4],
        [2.45, 4, 6.35, 6.25],
        [6.35, 6.25, 10.85, 6.25],
      ].map((run) => run.map((it) => expect.closeTo(it, 1))),
    );
    const lake = water.find(({ what }) => what.kind === 'lake');
    const xs = lake?.shape.path.filter((_, i) => i % 2 === 0) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(1.45, 1), expect.closeTo(3.45, 1)]);
    expect(JOINED.gates(world.page)).toEqual([]);
  });

  it('[H1-WE-16] [PT-DIS-05] an earthquake comes in the stead of a second one', () => {
    const world = laid();
    comesDown(world, [5, 3, 10, 10, 10, 10, 10]);
    const water = () => [...world.page.drawn()].filter(({ kind }) => kind === 'water').length;
    const before = water();
    comesDown(world, [5]);
    expect(water()).toBe(before);
    const cracks = [...world.page.drawn()].filter(
      ({ clause, kind }) => kind === 'tunnel' && clause.startsWith('H1-DIS'),
    );
    expect(cracks).toHaveLength(6);
    expect(JOINED.gates(world.page).length).toBeGreaterThanOrEqual(1);
  });
});

describe('kingdoms', () => {
  const realmIn = (world: PlaytestWorld, x = 15): Kingdom => {
    play(world, setUpKingdoms, { dice: [], spots: [{ x, y: 4 }] });
    return world.monsters.kingdoms[0] as Kingdom;
  };
  const castle = (realm: Kingdom) =>
    realm.buildings.find(({ what }) => what === 'castle') as Kingdom['buildings'][number];
  const folk = (world: PlaytestWorld, piece: string) => world.page.beadsIn(piece, 'population').length;

  it('[H1-WE-17] [PT-JOI-18] grow, and send an excursion in the end', () => {
    const world = wild();
    const realm = realmIn(world);
    shaft(world, 10, 12);
    const grown = Array.from({ length: 5 }, () => {
      play(world, (it) => kingdomSeason(it, realm));
      return [folk(world, castle(realm).piece), realm.buildings.filter(({ what }) => what === 'farm').length];
    });
    expect(grown).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
      [5, 4],
      [5, 5],
    ]);
    play(world, (it) => kingdomSeason(it, realm));
    expect(realm.buildings.filter(({ what }) => what === 'farm')).toHaveLength(6);
    expect(world.journal.entries.find(({ kind }) => kind === 'set out')).toMatchObject({ count: 3 });
  });

  it('[H1-WE-31] [PT-JOI-18] [H1-SUR-T1.3] with the castle full nobody moves; without an entrance they dig a level', () => {
    const world = wild();
    const realm = realmIn(world, 25);
    enter(world, realm, castle(realm).piece, 'H1-SUR-07', 'population', 3);
    for (let i = 0; i < 6; i++) {
      const at = { x: 1.5 + 2.1 * i, y: 4 };
      const farm = drawBuilding(world, realm, { at, what: 'farm', clause: 'H1-SUR-09' });
      enter(world, realm, farm.piece, 'H1-SUR-09', 'population', 1);
    }
    play(world, (it) => kingdomSeason(it, realm), { dice: [] });
    const farms = realm.buildings.filter(({ what }) => what === 'farm');
    expect([folk(world, castle(realm).piece), farms.map(({ piece }) => folk(world, piece))]).toEqual([
      5,
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(realm.levels).toHaveLength(1);
    // In the end every special construction stands, and nothing more is built.
    const later = wild();
    const grown = realmIn(later, 25);
    for (let i = 0; i < 12; i++) play(later, (it) => buildSpecial(it, grown));
    expect(grown.buildings.map(({ what }) => what)).toEqual(['castle', 'city', 'tower', ...Array(6).fill('other')]);
  });

  it('[H1-WE-18] [PT-JOI-18] an excursion destroys delvers, brings their ○ home, and the City is built', () => {
    const world = wild();
    const realm = realmIn(world, 20);
    enter(world, realm, castle(realm).piece, 'H1-SUR-07', 'population', 3);
    shaft(world, 20, 8);
    const delvers = bandAt(world, 'delvers', '2/3', { x: 20, y: 8 });
    play(world, (it) => excursion(it, realm, castle(realm)));
    expect(isAlive(world, delvers)).toBe(false);
    expect(folk(world, castle(realm).piece)).toBe(3);
    const city = realm.buildings.find(({ what }) => what === 'city');
    expect(folk(world, city?.piece ?? '')).toBe(2);
    expect(world.page.beadsOf(realm.id).filter(({ kind }) => kind === 'treasure')).toHaveLength(5);
    expect(isOver(world)).toBe(false);
  });
});

describe('natural caverns', () => {
  // There are no primordial events here, so that what each of the three drops brings comes as a special feature.
  it('[H1-WE-05] [PT-JOI-06] hold treasure, a beast and Fate', () => {
    const world = wild();
    const rows = [
      [6, 3, 2],
      [6, 5],
      [6, 6],
    ];
    const caves = rows.map((dice, i) => {
      const before = world.page.pieces.length;
      play(world, (it) => specialFeature(it, { x: 5 + 8 * i, y: 8 }), { dice });
      return world.page.pieces[before]?.id ?? '';
    });
    const held = caves.map((it) => world.page.beadsIn(it).map(({ kind }) => kind));
    expect(held).toEqual([['treasure', 'treasure'], ['population'], []]);
    expect(packs(world).map(({ piece }) => piece.id)).toEqual([caves[1]]);
    expect(world.page.marks.map(({ kind, piece }) => [kind, piece])).toEqual([['fate', caves[2]]]);
  });
});

describe('wanderers, parties and temples', () => {
  const into = (type: string, many: number, kind: GroupKind, of: string) => {
    const world = wild();
    const band = bandAt(world, kind, of, { x: 20, y: 8 });
    const at = { piece: packAt(world, { x: 5, y: 8 }, 0).id, along: 0 };
    const lone = addLone(world, { clause: 'H1-WAN-01', type, at, population: many });
    play(world, (it) => fightLone(it, lone, kinOf(it, band), 'H1-MON-30', 'met'), { dice: null });
    return [
      loners(world).length && world.page.beadsOf(lone.id).filter((it) => it.kind === 'population').length,
      has(world, band),
    ];
  };

  it('[H1-WE-23] [PT-JOI-04] [PT-JOI-14] fights without dice come out as there', () => {
    expect(into('Giant Slug', 1, 'breeders', '3/1')).toEqual([0, '2/1']);
    expect(into('Skeletons', 3, 'alpha', '1/0')).toEqual([0, '0/0']);
    expect(into('Skeletons', 2, 'alpha', '1/0')).toEqual([0, '1/0']);
    expect(into('Ooze', 1, 'delvers', '5/1')).toEqual([0, '3/1']);
    expect(into('Green Slime', 1, 'breeders', '1/1')).toEqual([2, '0/0']);
  });

  it('[H1-WE-25] [PT-JOI-07] a party fights its way down, and the last one flees', () => {
    const world = wild();
    const slug = packAt(world, { x: 10, y: 6 }, 0);
    addLone(world, { clause: 'H1-WAN-01', type: 'Giant Slug', at: { piece: slug.id, along: 0 }, population: 1 });
    const goblins = bandAt(world, 'breeders', '3/2', { x: 10, y: 11 });
    // Chaotic as Druegar are (PT-JOI-01).
    const others = bandAt(world, 'breeders', '3/1', { x: 10, y: 16 });
    shaft(world, 10, 16);
    play(world, (it) => adventure(it), { dice: [2, 4, 4, 3, 2, 1] });
    expect([isAlive(world, goblins), isAlive(world, others), has(world, others)]).toEqual([false, true, '3/1']);
    expect(ended(world)).toMatchObject({ ending: 'fled', count: 1, treasure: 3 });
  });

  it('[H1-WE-26] [PT-JOI-01] a party is sent on a quest by delvers, and paid', () => {
    const world = wild();
    const dwarves = bandAt(world, 'delvers', '3/2', { x: 10, y: 8 });
    const orcs = bandAt(world, 'breeders', '2/2', { x: 10, y: 14 });
    shaft(world, 10, 14);
    play(world, (it) => adventure(it), { dice: [1, 5, 6, 3] });
    expect([isAlive(world, orcs), has(world, dwarves)]).toEqual([false, '3/1']);
    expect(ended(world)).toMatchObject({ ending: 'left', count: 5, treasure: 4 });
  });

  it('[H1-WE-27] [PT-JOI-17] a temple builds shrines for the chaotic, and turns the lawful', () => {
    const world = wild();
    packAt(world, { x: 6, y: 8 }, 0);
    const goblins = bandAt(world, 'breeders', '2/1', { x: 12, y: 8 });
    const dwarves = bandAt(world, 'delvers', '3/2', { x: 20, y: 8 });
    play(world, (it) => specialFeature(it, { x: 6, y: 8 }), { dice: [4] });
    const temple = living(world).find(({ kind }) => kind === 'temple') as Band;
    expect(has(world, temple)).toBe('1/1');
    takeTurn(world, temple, []);
    expect([bears(kinOf(world, goblins), 'shrine'), has(world, temple)]).toEqual([true, '2/2']);
    takeTurn(world, temple, [5, 3]);
    expect([alignmentOf(kinOf(world, dwarves)), has(world, temple)]).toEqual(['chaotic', '2/2']);
    takeTurn(world, temple, []);
    expect([bears(kinOf(world, dwarves), 'shrine'), has(world, temple)]).toEqual([true, '3/3']);
  });
});

describe('the Dungeon Master', () => {
  const A: Point = { x: 10, y: 8 };

  it('[H1-WE-28] [PT-VIL-11] a year of his, as the first edition tells it', () => {
    const world = villainous();
    hollow(world, A);
    const { band } = comes(world, 'dungeon master');
    shaft(world, 10, 8);
    const kobolds = bandAt(world, 'breeders', '3/0', { x: 13.5, y: 8 });
    takeTurn(world, band, [3, 3]);
    expect([has(world, band), bears(kinOf(world, kobolds), 'enslaved')]).toEqual(['2/0', true]);
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [kobolds.id] });
    expect([has(world, kobolds), has(world, band)]).toEqual(['2/0', '3/0']);
    play(world, (it) => adventure(it, { size: 5, alignment: 'lawful' }), { dice: [3, 4] });
    expect([has(world, band), ended(world), loose(world).length]).toMatchObject(['1/0', { ending: 'dead' }, 1]);
  });

  it('[H1-WE-34] [PT-VIL-07] with an army of ten against seven he has conquered the world', () => {
    const world = villainous();
    hollow(world, A);
    play(world, setUpKingdoms, { dice: [], spots: [{ x: 20, y: 4 }] });
    const realm = world.monsters.kingdoms[0] as Kingdom;
    enter(world, realm, realm.buildings[0]?.piece ?? '', 'H1-SUR-07', 'population', 5);
    const { band } = comes(world, 'dungeon master');
    for (let i = 1; i < 10; i++) {
      watchVillainy(world);
      expect(isOver(world)).toBe(false);
      put(world, band, 'H1-DMR-05', 'population', world.page.piece(band.lair ?? ''));
    }
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'world conquered' });
  });
});

describe('the other villains', () => {
  it('[H1-WE-29] [PT-VIL-11] [PT-VIL-12] a year of the Thought Lords', () => {
    const world = villainous();
    const goblins = bandAt(world, 'breeders', '4/2', { x: 15, y: 12 });
    const { band } = comes(world, 'thought lords');
    expect([bears(kinOf(world, goblins), 'control'), has(world, band)]).toEqual([true, '3/1']);
    const dwarves = bandAt(world, 'delvers', '4/0', { x: 3, y: 6 });
    takeTurn(world, band, [2, 4]);
    expect([has(world, dwarves), has(world, goblins), has(world, band)]).toEqual(['3/0', '3/2', '3/1']);
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [goblins.id] });
    expect([has(world, goblins), has(world, band)]).toEqual(['3/1', '3/2']);
  });

  it('[H1-WE-30] [PT-VIL-11] [PT-JOI-12] the Liche King comes', () => {
    const world = villainous();
    const [rich, haunted, empty] = [15, 18, 12].map((x) => hollow(world, { x, y: 12 })) as [Piece, Piece, Piece];
    for (const it of [rich, haunted, empty]) mark(world, 'PT-BLD-T1.12', it, 'tomb');
    putBeads(world, 'PT-CAV-02', rich, 'treasure', 1, 'treasure');
    const undead = { clause: 'H1-ADV-20', type: 'undead', population: 1, treasure: 1 } as const;
    addLone(world, { ...undead, at: { piece: haunted.id, along: 0 } });
    const orcs = bandAt(world, 'breeders', '4/6', { x: 25, y: 17 });
    const den = { piece: hollow(world, { x: 5, y: 17 }).id, along: 0 };
    const spider = addLone(world, { clause: 'H1-WAN-01', type: 'Giant Spider', at: den, population: 1, treasure: 1 });
    const { band } = comes(world, 'liche king');
    expect([bears(kinOf(world, orcs), 'dominated'), has(world, orcs)]).toEqual([true, '4/1']);
    const built = (name: string) => [...world.page.drawn()].filter(({ room }) => room === name).length;
    expect(['Lab', 'Menagerie', 'Bone Pit', 'Shrine of Evil'].map(built)).toEqual([1, 1, 1, 0]);
    expect([spider.isHeld, treasureOf(world, band)]).toEqual([true, 0]);
    expect([rich, haunted, empty].map(({ id }) => world.page.beadsIn(id, 'treasure').length)).toEqual([0, 0, 0]);
  });

  // The Owlbear and its Great Nest are not of this game: an Ankheng has a plain sanctum, and so one ● less (PT-VIL-13).
  it('[H1-WE-30] [PT-VIL-04] [PT-VIL-13] the Alpha Villain comes, and hunts', () => {
    const world = villainous();
    const lair = { x: 15, y: 12 };
    const [west, east] = [hollow(world, { x: 5, y: 12 }), hollow(world, { x: 25, y: 12 })];
    const me = bandAt(world, 'alpha', '1/6', lair);
    for (const to of [west, east]) {
      const { x, y } = centreOf(to.shape);
      const shape = line([lair.x, lair.y, x, y], 0.5);
      draw(world, { clause: 'PT-MEA-12', kind: 'tunnel', shape, what: { kind: 'natural tunnel' } });
    }
    world.villainy = newVillainy(
      { ending: 'ten treasures', group: me.id },
      { alphaVillain: 'as printed', lastAttack: 'knights' },
    );
    const { band } = comes(world, 'alpha villain');
    expect([band.id, has(world, band), works(world, kinOf(world, band)).length]).toEqual([me.id, '1/0', 2]);
    const goblins = bandAt(world, 'breeders', '2/1', { x: 10.5, y: 12 });
    takeTurn(world, band, [4, 3]);
    expect([isAlive(world, goblins), has(world, band)]).toEqual([false, '2/1']);
  });
});
