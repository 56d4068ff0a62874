import { centreOf } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { FirstWorld } from '../../../src/first/index.ts';
import { ARTIFACT } from '../../../src/first/monsters/artifact.ts';
import { excursion } from '../../../src/first/monsters/kingdoms/excursion.ts';
import { kingdomSeason } from '../../../src/first/monsters/kingdoms/season.ts';
import { setUpKingdoms } from '../../../src/first/monsters/kingdoms/set-up.ts';
import { buildSpecial } from '../../../src/first/monsters/kingdoms/specials.ts';
import { loseGarrison } from '../../../src/first/monsters/raids.ts';
import { isAlive, type Kingdom } from '../../../src/first/monsters/state.ts';
import { watch } from '../../../src/first/monsters/watch.ts';
import { entrances } from '../../../src/first/words/network.ts';
import { WORLD_KEYS } from '../world-at.ts';
import { den, freeIn, freeTreasure, group, has, kingdom, lone, play, room, tunnel } from './monsters-at.ts';

function count(world: FirstWorld, { buildings }: Kingdom, what: string): number[] {
  return buildings.filter((it) => it.what === what).map(({ piece }) => world.page.beadsIn(piece, 'population').length);
}

const season = (world: FirstWorld, realm: Kingdom, script = {}) =>
  play(world, () => kingdomSeason(world, realm), script);

describe('the surface kingdoms', () => {
  it.each(WORLD_KEYS)('[H1-SUR-01] [H1-ALT-12] begin with a castle of 2●1○ on every surface (%s)', (key) => {
    const world = den(key);
    play(world, () => setUpKingdoms(world));
    const { kingdoms } = world.monsters;
    expect(kingdoms.map((it) => [has(world, it), it.alignment])).toEqual(
      [
        [[2, 1], 'lawful'],
        [[2, 1], 'chaotic'],
      ].slice(0, key === 'hollow earth' ? 2 : 1),
    );
    for (const { buildings } of kingdoms) {
      const { x, y } = centreOf(world.page.piece(buildings[0]?.piece ?? '').shape);
      expect(world.page.stratumAt(x, y)).toBe(0);
    }
  });

  it('[H1-WE-17] [H1-SUR-07] [H1-SUR-08] [H1-SUR-09] [H1-SUR-10] [H1-SUR-11] grow, and send an excursion in the end', () => {
    const world = den();
    tunnel(world, 10, 4, 10, 12);
    const realm = kingdom(world, [2, 1]);
    const state = () => [count(world, realm, 'castle')[0], count(world, realm, 'farm').length];
    for (const wanted of [
      [3, 1],
      [4, 2],
      [5, 3],
      [5, 4],
      [5, 5],
    ]) {
      season(world, realm);
      expect(state()).toEqual(wanted);
    }
    season(world, realm);
    expect(state()[1]).toBe(6);
    expect(world.journal.entries.find((it) => it.kind === 'set out')).toMatchObject({ count: 3 });
  });

  it('[H1-SUR-09] an empty farm is settled from the castle first; and a castle of two gains 1○ if it has none', () => {
    const world = den();
    const realm = kingdom(world, [3, 0], 1);
    const farm = realm.buildings[1];
    loseGarrison(world, realm, farm?.piece ?? '', 1, 'H1-SUR-03');
    season(world, realm);
    expect([count(world, realm, 'castle'), count(world, realm, 'farm'), has(world, realm)[1]]).toEqual([[3], [1], 1]);
  });

  it('[H1-WE-31] [H1-SUR-12] [H1-SUR-14] with the castle full nothing moves; without an entrance they dig a level', () => {
    const world = den();
    const realm = kingdom(world, [5, 1], 6);
    season(world, realm);
    expect([count(world, realm, 'castle'), count(world, realm, 'farm').length, realm.levels.length]).toEqual([
      [5],
      6,
      1,
    ]);
    const level = world.page.piece(realm.levels[0] ?? '');
    expect(centreOf(level.shape)).toMatchObject({ x: 25, y: 5 });
    expect(entrances(world.page)).toEqual([]);
    room(world, 25, 8);
    for (let i = 0; i < 4; i++) season(world, realm);
    expect([realm.levels.length, realm.levelsDone]).toEqual([3, true]);
  });

  it('[H1-SUR-10] a spare peasant becomes a knight', () => {
    const world = den();
    const realm = kingdom(world, [2, 1], 4);
    season(world, realm);
    expect([count(world, realm, 'castle'), count(world, realm, 'farm')]).toEqual([[4], [1, 1, 1, 0]]);
  });

  it('[H1-SUR-02] [H1-SUR-13] buildings stand a bead apart; where there is no place, none is built', () => {
    const world = den();
    const realm = kingdom(world, [2, 1]);
    for (let i = 0; i < 40; i++) play(world, () => buildSpecial(world, realm));
    const feet = realm.buildings.map(({ piece }) => world.page.piece(piece).shape.path);
    for (const [i, a] of feet.entries())
      for (const b of feet.slice(i + 1)) {
        const gap = Math.max(b[0] as number, a[0] as number) - Math.min(b[2] as number, a[2] as number);
        expect(gap).toBeGreaterThanOrEqual(0.99);
      }
  });

  it('[H1-SUR-T1.1] [H1-SUR-T1.2] [H1-SUR-T1.3] [H1-WE-31] build the City, the Tower, then six others, each once', () => {
    const world = den();
    const realm = kingdom(world, [2, 1]);
    for (let i = 0; i < 12; i++) play(world, () => buildSpecial(world, realm));
    expect(realm.buildings.map(({ what }) => what)).toEqual(['castle', 'city', 'tower', ...Array(6).fill('other')]);
    expect(realm.buildings.slice(3).map(({ piece }) => world.page.piece(piece).variant)).toEqual([
      'chapel',
      'watchtower',
      'monastery',
      'mill',
      'market',
      'beacon',
    ]);
    expect(has(world, realm)).toEqual([5, 3]);
    const tower = realm.buildings[2];
    expect(world.page.beadsIn(tower?.cellar ?? '', 'treasure')).toHaveLength(1);
    loseGarrison(world, realm, tower?.piece ?? '', 1, 'H1-SUR-03');
    expect(freeIn(world, world.page.piece(tower?.cellar ?? ''))).toBe(1);
  });

  it('[H1-SUR-T1.1] [H1-SUR-04] a city that is wiped out is peopled from the castle; a castle stands on, and its ○ is free', () => {
    const world = den();
    const realm = kingdom(world, [2, 1]);
    play(world, () => buildSpecial(world, realm));
    const [castle, city] = realm.buildings;
    loseGarrison(world, realm, city?.piece ?? '', 2, 'H1-SUR-03');
    expect([count(world, realm, 'castle'), count(world, realm, 'city')]).toEqual([[1], [1]]);
    loseGarrison(world, realm, castle?.piece ?? '', 1, 'H1-SUR-03');
    expect([isAlive(world, realm), world.monsters.over]).toEqual([true, null]);
    expect(has(world, realm)[1]).toBe(2);
    loseGarrison(world, realm, city?.piece ?? '', 1, 'H1-SUR-03');
    // What the castle had went to the city with those who peopled it.
    const free = world.page.beadsOf(null).filter(({ kind }) => kind === 'treasure');
    expect([has(world, realm)[1], free.length]).toEqual([0, 2]);
    watch(world);
    // H1-SUR-06, H1-MON-03.
    expect(world.monsters.over).toEqual({ ending: 'no kingdoms', group: null });
  });

  it('[H1-SUR-06] [H1-MON-03] wiped out, they end the age', () => {
    const world = den();
    const realm = kingdom(world, [1, 0]);
    watch(world);
    expect(world.monsters.over).toBeNull();
    loseGarrison(world, realm, realm.buildings[0]?.piece ?? '', 1, 'H1-SUR-03');
    watch(world);
    expect(world.monsters.over?.ending).toBe('no kingdoms');
  });
});

describe('an excursion', () => {
  const sent = (world: FirstWorld, realm: Kingdom, script = {}) =>
    play(world, () => excursion(world, realm, realm.buildings[0] as Kingdom['buildings'][number]), script);

  it('[H1-WE-18] [H1-SUR-14] [H1-SUR-15] [H1-SUR-16] [H1-SUR-18] destroys delvers, brings their ○ home, and the City is built', () => {
    const world = den();
    const realm = kingdom(world, [5, 1]);
    tunnel(world, 20, 4, 20, 8);
    const foe = group(world, room(world, 20, 8), 'delvers', 'Dwarves', 2, 3);
    sent(world, realm);
    expect(isAlive(world, foe)).toBe(false);
    expect([count(world, realm, 'castle'), count(world, realm, 'city'), has(world, realm)[1]]).toEqual([[3], [2], 5]);
    expect(world.monsters.over).toBeNull();
  });

  it('[H1-SUR-14] [H1-SUR-18] goes in by the nearest entrance with 1○, and builds though it met nobody', () => {
    const world = den();
    const realm = kingdom(world, [5, 1]);
    tunnel(world, 22, 4, 22, 5);
    tunnel(world, 15, 4, 15, 5);
    const hoard = room(world, 15, 5.6);
    freeTreasure(world, hoard);
    sent(world, realm);
    // Three of them and the treasure; what lies by the other entrance stays there.
    const out = world.journal.entries.find((it) => it.kind === 'set out') as unknown as { beads: string[] };
    expect([out.beads.length, freeIn(world, hoard), has(world, realm)[1]]).toEqual([4, 1, 2]);
    expect([count(world, realm, 'castle'), count(world, realm, 'city')]).toEqual([[5], [2]]);
  });

  it('[H1-SUR-14] [H1-FEA-03] takes 1○ or none, and the artifact; [H1-SUR-17] wiped out, all of it lies where they fell', () => {
    const world = den();
    const realm = kingdom(world, [5, 1]);
    const castle = realm.buildings[0]?.piece ?? '';
    world.page.apply(
      {
        do: 'bead',
        bead: {
          id: 'b99',
          kind: 'treasure',
          at: { x: 25, y: 3.5 },
          piece: castle,
          owner: realm.id,
          name: 'Cup of Salt',
          fixed: false,
          emblem: ARTIFACT,
        },
      },
      1,
    );
    tunnel(world, 20, 4, 20, 8);
    const place = room(world, 20, 8);
    lone(world, place, 'undead', 6);
    sent(world, realm, { choose: { 'H1-SUR-14': ['none'] } });
    expect([count(world, realm, 'castle'), has(world, realm)[1]]).toEqual([[2], 1]);
    expect(world.page.beadsIn(place.id).filter((it) => it.name === 'Cup of Salt')).toHaveLength(1);
  });

  it('[H1-SUR-15] goes a finger at most, and heads for what it can still reach', () => {
    const world = den();
    const realm = kingdom(world, [5, 1]);
    const [near, far] = [room(world, 20, 8), room(world, 20, 12)];
    tunnel(world, 20, 4, 20, 12);
    freeTreasure(world, near);
    freeTreasure(world, far);
    sent(world, realm);
    expect([freeIn(world, near), freeIn(world, far)]).toEqual([0, 1]);
  });

  it('[H1-SUR-18] [H1-MON-02] with six ○ home ends the age before anything is built', () => {
    const world = den();
    const realm = kingdom(world, [5, 5]);
    tunnel(world, 20, 4, 20, 8);
    freeTreasure(world, room(world, 20, 8));
    sent(world, realm);
    expect([world.monsters.over, realm.specials]).toEqual([{ ending: 'six treasures', group: realm.id }, 0]);
  });
});
