import { playOut } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { putBeads } from '../../../src/first/draw.ts';
import { bears, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { isAlive } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import { furnish, works } from '../../../src/first/villainy/alpha-villain/lair.ts';
import { setUpAlphaVillain } from '../../../src/first/villainy/alpha-villain/set-up.ts';
import { dominate, setUpLicheKing } from '../../../src/first/villainy/liche-king/set-up.ts';
import { newVillainy } from '../../../src/first/villainy/state.ts';
import { emptyTombs } from '../../../src/first/villainy/tombs.ts';
import { cave, group, has, rooms, season, tomb, villainous, way } from './setting.ts';

it('[H1-WE-30] [H1-LIC-02] [H1-LIC-03] [H1-LIC-04] [H1-LIC-05] the Liche King comes, as the rulebook tells it', () => {
  const world = villainous();
  const [rich, haunted] = [tomb(world, 15, 12), tomb(world, 18, 12), tomb(world, 12, 12)];
  putBeads(world, 'H1-DWF-17', rich, 'treasure', 1, 'gems');
  addLone(world, {
    clause: 'H1-ADV-20',
    type: 'undead',
    at: { piece: haunted.id, along: 0 },
    population: 1,
    treasure: 1,
  });
  const orcs = group(world, 'breeders', { at: { x: 25, y: 17 }, has: [4, 6], flavour: 'Orcs' });
  const spider = addLone(world, {
    clause: 'H1-WAN-01',
    type: 'Giant Spider',
    at: { piece: cave(world, 5, 17).id, along: 0 },
    population: 1,
    treasure: 1,
  });
  const me = playOut({ world, rule: setUpLicheKing }, {}).result as MonsterGroup;
  world.villainy?.villains.push(me.id);
  expect(has(world, me)[1]).toBe(2);
  playOut({ world, rule: (it) => dominate(it, me) }, {});
  expect([bears(orcs, 'dominated'), has(world, orcs)]).toEqual([true, [4, 1]]);
  expect(['Lab', 'Menagerie', 'Bone Pit', 'Shrine of Evil'].map((it) => rooms(world, it).length)).toEqual([1, 1, 1, 0]);
  expect([spider.isHeld, has(world, me)[1], emptyTombs(world).length]).toEqual([true, 0, 3]);
});

it('[H1-WE-30] [H1-AVI-01] [H1-AVI-03] [H1-AVI-09] [H1-AVI-13] [H1-AVI-T2.1] the Alpha Villain comes, and hunts', () => {
  const world = villainous();
  const [lair, west, east] = [cave(world, 15, 12), cave(world, 5, 12), cave(world, 22, 12)];
  way(world, lair, west);
  way(world, lair, east);
  const me = group(world, 'alpha', { at: lair, has: [1, 6] });
  world.villainy = newVillainy({ ending: 'six treasures', group: me.id }, world.options);
  playOut({ world, rule: setUpAlphaVillain }, {});
  world.villainy.villains.push(me.id);
  playOut({ world, rule: (it) => furnish(it, me) }, {});
  expect([has(world, me), rooms(world, 'Temple Complex').length, works(world, me).length]).toEqual([[2, 0], 0, 2]);
  const goblins = group(world, 'breeders', { at: west, has: [2, 1] });
  season(world, me, { dice: [4, 3] });
  expect([isAlive(world, goblins), has(world, me)]).toEqual([false, [3, 1]]);
});
