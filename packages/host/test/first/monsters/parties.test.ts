import type { Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { ARTIFACT } from '../../../src/first/monsters/artifact.ts';
import { nearestFind } from '../../../src/first/monsters/company.ts';
import { setUpKingdoms } from '../../../src/first/monsters/kingdoms/set-up.ts';
import { isAlive } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import { entrances } from '../../../src/first/words/network.ts';
import { den, freeIn, freeTreasure, group, has, kingdom, lone, play, room, tunnel } from './monsters-at.ts';

const party = (world: FirstWorld, dice: number[], script = {}) =>
  play(world, () => adventure(world), { dice, ...script });
/** The kingdoms of a hollow earth, the upper one first. */
const playSetUp = (world: FirstWorld, spots: readonly { readonly x: number; readonly y: number }[]) =>
  play(world, () => setUpKingdoms(world), { spots: [...spots] });
const ended = (world: FirstWorld) =>
  world.journal.entries.findLast((it) => it.kind === 'party ended') as unknown as {
    readonly ending: string;
    readonly count: number;
    readonly treasure: number;
  };

/** One way down from the surface, with rooms at these depths. */
function shaft(world: FirstWorld, ...depths: number[]) {
  const rooms = depths.map((y) => room(world, 10, y));
  tunnel(world, 10, 4, 10, Math.max(...depths));
  return rooms;
}

describe('a party', () => {
  it('[H1-WE-25] [H1-ADV-03] [H1-ADV-07] [H1-ADV-09] [H1-ADV-15] [H1-ADV-16] fights its way down, and the last one flees', () => {
    const world = den();
    const [a, b, c] = shaft(world, 6, 11, 16) as [never, never, never];
    lone(world, a, 'Giant Slug', 1);
    const goblins = group(world, b, 'breeders', 'Goblins', 3, 2);
    const druegar = group(world, c, 'delvers', 'Druegar', 3, 1, 'chaotic');
    party(world, [2, 4, 4, 3, 2, 1]);
    expect([isAlive(world, goblins), isAlive(world, druegar), has(world, druegar)]).toEqual([false, true, [3, 1]]);
    expect(ended(world)).toMatchObject({ ending: 'fled', count: 1, treasure: 3 });
  });

  it('[H1-WE-26] [H1-ADV-10] [H1-ADV-11] [H1-ADV-14] is sent on a quest by its like, and paid', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [never, never];
    const dwarves = group(world, a, 'delvers', 'Dwarves', 3, 2);
    const orcs = group(world, b, 'breeders', 'Orcs', 2, 2);
    party(world, [1, 5, 6, 3]);
    expect([isAlive(world, orcs), has(world, dwarves)]).toEqual([false, [3, 1]]);
    expect(ended(world)).toMatchObject({ ending: 'left', count: 5, treasure: 4 });
  });

  it('[H1-ADV-11] [H1-ADV-13] a friend without ○ fights it at once', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [never, never];
    const dwarves = group(world, a, 'delvers', 'Dwarves', 3, 0);
    group(world, b, 'breeders', 'Orcs', 2, 2);
    party(world, [1, 5, 6, 3, 6, 1]);
    expect(isAlive(world, dwarves)).toBe(false);
  });

  it('[H1-ADV-12] with nobody to fight there is no quest', () => {
    const world = den();
    const [a] = shaft(world, 8) as [never];
    const dwarves = group(world, a, 'delvers', 'Dwarves', 3, 2);
    party(world, [1, 5]);
    expect([has(world, dwarves), ended(world).ending]).toEqual([[3, 2], 'left']);
  });

  it('[H1-ADV-12] passes through its friends to whoever is beyond them, and meets them once', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [never, never];
    const dwarves = group(world, a, 'delvers', 'Dwarves', 3, 2);
    const beast = lone(world, b, 'primordial beast', 1);
    party(world, [1, 5]);
    expect([isAlive(world, beast), has(world, dwarves), ended(world).ending]).toEqual([false, [3, 2], 'left']);
  });

  it('[H1-ADV-07] one who came alone does not flee', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [never, never];
    group(world, a, 'breeders', 'Orcs', 1, 0);
    const goblins = group(world, b, 'breeders', 'Goblins', 1, 0);
    party(world, [1, 1, 6, 1, 6, 1]);
    expect([isAlive(world, goblins), ended(world)]).toMatchObject([false, { ending: 'left', count: 1 }]);
  });

  it('[H1-ADV-06] leaves when no foe is left, and what lies free beyond stays there', () => {
    const world = den();
    const [a, b] = shaft(world, 6, 16) as [never, never];
    lone(world, a, 'primordial beast', 1);
    freeTreasure(world, b, 1);
    party(world, [1, 6]);
    expect([freeIn(world, b), ended(world).ending]).toEqual([1, 'left']);
  });

  it('[H1-ADV-17] [H1-ADV-19] loses as many as the group has when it loses by 1, and leaves 1○', () => {
    const world = den();
    const [a] = shaft(world, 8) as [never];
    const orcs = group(world, a, 'breeders', 'Orcs', 2, 2);
    party(world, [1, 5, 1, 5]);
    expect([has(world, orcs), ended(world)]).toMatchObject([[2, 2], { ending: 'left', count: 3, treasure: 0 }]);
  });

  it('[H1-ADV-18] is destroyed when it loses by 2, and its ○ lies there', () => {
    const world = den();
    const [a] = shaft(world, 8) as [never];
    group(world, a, 'breeders', 'Orcs', 3, 0);
    party(world, [1, 2, 1, 6]);
    expect(ended(world)).toMatchObject({ ending: 'dead', count: 0 });
    expect(world.page.beadsOf(null).filter((it) => it.kind === 'treasure')).toHaveLength(1);
  });

  it('[H1-ADV-04] [H1-ADV-05] [H1-ADV-06] explores every way, takes what is free, and leaves with it', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [never, never];
    const side = room(world, 16, 11);
    tunnel(world, 10, 11, 16, 11);
    freeTreasure(world, a, 1);
    freeTreasure(world, side, 1);
    lone(world, b, 'primordial beast', 1);
    lone(world, side, 'slave beast', 1);
    party(world, [1, 6]);
    expect([freeIn(world, side), ended(world)]).toMatchObject([0, { ending: 'left', count: 4 }]);
  });

  it('[H1-ADV-02] without an entrance a tunnel is dug up to the surface', () => {
    const world = den();
    const home = room(world, 10, 7);
    group(world, home, 'delvers', 'Dwarves', 3, 2);
    expect(entrances(world.page)).toEqual([]);
    party(world, [1, 1]);
    expect(entrances(world.page)).toHaveLength(1);
  });

  it('[H1-MEA-38] the group nearest to adventurers is so by the tunnels to its zone', () => {
    const world = den();
    const here = room(world, 10, 10);
    const round = group(world, room(world, 14, 10), 'breeders', 'Goblins', 2, 1);
    const straight = group(world, room(world, 10, 17), 'breeders', 'Orcs', 2, 1);
    tunnel(world, 10, 10, 4, 10, 4, 4, 14, 4, 14, 10);
    tunnel(world, 10, 10, 10, 17);
    const found = nearestFind(world, { piece: here.id, along: 0 }, { counts: ({ kind }) => kind === 'group' });
    expect(found?.find).toMatchObject({ group: straight });
    // To its zone, which begins a bead before its room.
    expect(found?.length).toBeGreaterThan(5);
    expect(found?.length).toBeLessThan(6);
    expect(round.homes).toHaveLength(1);
  });

  it('[H1-ADV-03] is chaotic on a 6; [H1-ALT-13] in a hollow earth on 4 to 6, from below', () => {
    const world = den();
    shaft(world, 8);
    party(world, [6, 1]);
    expect(world.journal.entries.find((it) => it.kind === 'party came')).toMatchObject({
      alignment: 'chaotic',
      count: 1,
    });
    const hollow = den('hollow earth');
    room(hollow, 10, 14);
    const low = tunnel(hollow, 10, 14, 10, 17);
    room(hollow, 20, 6);
    const up = tunnel(hollow, 20, 6, 20, 4);
    const cameBy = (d6: number) => {
      party(hollow, [d6, 1]);
      return hollow.journal.entries.findLast((it) => it.kind === 'party came');
    };
    for (const d6 of [4, 5]) expect(cameBy(d6)).toMatchObject({ alignment: 'chaotic', piece: low.id });
    for (const d6 of [1, 3]) expect(cameBy(d6)).toMatchObject({ alignment: 'lawful', piece: up.id });
  });

  it('[H1-ALT-13] fights what the other kingdom has near its way, and never what is its own', () => {
    const hollow = den('hollow earth');
    const way = tunnel(hollow, 10, 4, 10, 17);
    room(hollow, 10, 10);
    // Whom it goes down for.
    addLone(hollow, {
      clause: 'H1-WAN-01',
      type: 'slave beast',
      at: { piece: way.id, along: 13 },
      population: 1,
      treasure: 0,
    });
    playSetUp(hollow, [
      { x: 11, y: 4 },
      { x: 11, y: 17 },
    ]);
    const castles = () => hollow.monsters.kingdoms.map((it) => has(hollow, it)[0]);
    const before = castles();
    party(hollow, [1, 6]);
    const [upper, lower] = castles();
    expect([upper, (before[1] ?? 0) - (lower ?? 0)]).toEqual([before[0], 2]);
  });

  it('[H1-FEA-03] [H1-FEA-04] takes the artifact along, and brings it back', () => {
    const world = den();
    const realm = kingdom(world, [2, 1]);
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
    const [a] = shaft(world, 8) as [never];
    const orcs = group(world, a, 'breeders', 'Orcs', 2, 2);
    party(world, [1, 2, 1, 2]);
    // 1 + 2 + 1 for the artifact against 2 + 2.
    expect(world.journal.entries.find((it) => it.kind === 'fought')).toMatchObject({ sum: 4, against: 4 });
    expect([isAlive(world, orcs), world.page.beadsIn(castle).filter((it) => it.name === 'Cup of Salt').length]).toEqual(
      [true, 1],
    );
  });

  it('[H1-FEA-T1.5] a lawful party is healed once at a Shrine of Law', () => {
    const world = den();
    const [a, b] = shaft(world, 8, 14) as [Piece, Piece];
    world.page.apply(
      { do: 'mark', mark: { id: 'm9', kind: 'shrine of law', at: { x: 10, y: 8 }, piece: a.id, what: null } },
      1,
    );
    lone(world, a, 'Giant Slug', 1);
    lone(world, b, 'slave beast', 1);
    party(world, [1, 4]);
    expect(ended(world)).toMatchObject({ ending: 'left', count: 3 });
  });
});
