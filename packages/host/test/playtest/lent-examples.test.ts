import { line, type Piece, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import {
  addLone,
  adventure,
  bears,
  disaster,
  fightLone,
  kingdomSeason,
  loners,
  setUpKingdoms,
  specialFeature,
  watchVillainy,
} from '../../src/first/lent.ts';
import { alignmentOf } from '../../src/first/monsters/group.ts';
import { excursion } from '../../src/first/monsters/kingdoms/excursion.ts';
import { enter } from '../../src/first/monsters/kingdoms/set-up.ts';
import type { Kingdom } from '../../src/first/monsters/state.ts';
import { draw } from '../../src/playtest/draw.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { settingOf } from '../../src/playtest/joined/setting.ts';
import { isAlive, isOver, living } from '../../src/playtest/monsters/bands.ts';
import { put } from '../../src/playtest/monsters/beads.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import type { GroupKind } from '../../src/playtest/monsters/flavours.table.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
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
