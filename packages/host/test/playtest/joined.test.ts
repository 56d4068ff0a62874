import { disc, line, type Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { addLone, adventure, fightLone, loners, wander } from '../../src/first/lent.ts';
import { alignmentOf } from '../../src/first/monsters/group.ts';
import { draw, mark, putBeads } from '../../src/playtest/draw.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { lentArrival, wandering } from '../../src/playtest/joined/rows.ts';
import { LAWS, monstersStretch } from '../../src/playtest/monsters/age.ts';
import { arrival } from '../../src/playtest/monsters/arrivals.ts';
import { isAlive, living } from '../../src/playtest/monsters/bands.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import { adoptPacks, packs } from '../../src/playtest/monsters/packs.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, hallBetween, has, loose, meet, packAt, wild } from './bands-at.ts';
import { laid, play, TWO } from './world-at.ts';

const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };
const shaft = (world: PlaytestWorld, x: number, to: number): Piece =>
  draw(world, { clause: 'PT-DEL-02', kind: 'tunnel', shape: line([x, 4, x, to], 0.5), what: { kind: 'shaft' } });
const way = (world: PlaytestWorld, ...path: number[]): Piece =>
  draw(world, { clause: 'PT-MEA-12', kind: 'tunnel', shape: line(path, 0.5), what: { kind: 'tunnel' } });
const lone = (world: PlaytestWorld, type: string, population: number, piece: Piece) =>
  addLone(world, { clause: 'H1-WAN-01', type, at: { piece: piece.id, along: 0 }, population });
const clauses = (world: PlaytestWorld) => world.journal.entries.map(({ clause }) => clause);

describe('the first edition’s arrivals', () => {
  it('[PT-ARR-T1.4] [PT-JOI-02] three wandering monsters come up at random locations, each in the nearest room', () => {
    const world = wild();
    packAt(world, A, 0);
    packAt(world, B, 0);
    packAt(world, { x: 26, y: 18 }, 0);
    play(world, (it) => arrival(it, LAWS), { dice: [4, 9, 9, 2], spots: [A, B, { x: 26, y: 19 }] });
    expect(loners(world).map(({ type }) => type)).toEqual(['Scavenger Jelly', 'Scavenger Jelly', 'Giant Slug']);
    // One that comes up in a territory fights at once, without dice.
    const held = wild();
    const gnolls = bandAt(held, 'breeders', '5/1', A);
    play(held, (it) => arrival(it, LAWS), { dice: [4, 9, 9, 9], spots: [A, A, A] });
    expect([has(held, gnolls), loners(held)]).toEqual(['2/1', []]);
  });

  it('[PT-ARR-T1.5] [PT-JOI-05] [PT-JOI-06] a special feature is rolled for', () => {
    const world = wild();
    packAt(world, A, 0);
    play(world, (it) => arrival(it, LAWS), { dice: [5, 5], spots: [A] });
    expect(world.page.marks.map(({ kind }) => kind)).toContain('shrine of law');
  });

  it('[PT-ARR-T1.6] [PT-JOI-07] adventurers come with three groups to fight, else the undead rise', () => {
    const world = wild();
    for (const x of [6, 14, 22]) bandAt(world, 'breeders', '2/1', { x, y: 8 });
    shaft(world, 6, 8);
    play(world, (it) => arrival(it, LAWS), { dice: [6, 3, 3, 3, 3] });
    expect(world.journal.entries.some(({ kind }) => kind === 'party came')).toBe(true);
    const few = wild();
    const tomb = packAt(few, B, 0);
    mark(few, 'PT-ELF-18', tomb, 'tomb');
    bandAt(few, 'breeders', '2/1', A);
    play(few, (it) => lentArrival(it, 'adventurers'), { dice: null });
    expect(few.journal.entries.some(({ kind }) => kind === 'party came')).toBe(false);
  });

  it('[PT-JOI-12] [PT-JOI-07] the undead rise in our tombs', () => {
    const few = wild();
    const tomb = packAt(few, B, 0);
    mark(few, 'PT-ELF-18', tomb, 'tomb');
    play(few, (it) => lentArrival(it, 'adventurers'), { dice: null });
    expect(loners(few).map(({ type, at }) => [type, at.piece])).toContainEqual(['undead', tomb.id]);
  });

  it('[PT-ARR-01] none of that comes if they are switched off', () => {
    const world = laid(TWO, { joined: false });
    world.journal.age = 'monsters';
    Object.assign(world, { den: wild().den });
    play(world, (it) => arrival(it, LAWS), { dice: [4] });
    expect([loners(world), clauses(world).at(-1)]).toEqual([[], 'PT-ARR-01']);
    const gnolls = bandAt(world, 'breeders', '3/1', A);
    lone(world, 'Skeletons', 1, packAt(world, A, 0));
    const before = has(world, gnolls);
    play(world, (it) => wandering(it, 1), { dice: [] });
    expect(has(world, gnolls)).toBe(before);
  });

  it('[PT-JOI-11] [PT-ERA-09] if adventurers kill all groups, three come as in era 1', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '1/1', A);
    shaft(world, 10, 8);
    play(world, (it) => adventure(it, { size: 6, alignment: 'lawful' }), { dice: [6, 1] });
    expect([isAlive(world, gnolls), living(world)]).toEqual([false, []]);
    play(world, (it) => monstersStretch(it, { age: 'monsters', phase: 'arrivals', era: 2 }), { dice: null });
    expect(world.den?.bands.filter((it) => it.since === 2)).toHaveLength(3);
  });
});

describe('packs and what wanders', () => {
  it('[PT-ERA-06] [PT-JOI-03] after the groups those that were set free wander by a d4; others never move', () => {
    const world = wild();
    const [pit, cave] = [packAt(world, A, 0), packAt(world, B, 0)];
    putBeads(world, 'PT-END-03', pit, 'population', 1, 'freed slave');
    putBeads(world, 'PT-CAV-02', cave, 'population', 1, 'primordial monster');
    adoptPacks(world);
    const { asked } = play(world, (it) => wandering(it, 1), { dice: [2] });
    expect(asked.map(({ clause }) => clause)).toEqual(['H1-WAN-04']);
    const strange = wild();
    hallBetween(strange, A, { x: 20, y: 8 });
    const delvers = bandAt(strange, 'delvers', '3/2', A);
    meet(strange, delvers, bandAt(strange, 'breeders', '3/1', { x: 11.6, y: 8 }), [5, 10]);
    expect(play(strange, (it) => wandering(it, 1), { dice: null }).asked[0]?.clause).toBe('H1-WAN-04');
    expect(packs(world).map(({ piece }) => piece.id)).toEqual([pit.id, cave.id]);
    way(world, 10, 8, 16, 8);
    play(world, (it) => wander(it), { dice: [1] });
    expect(packs(world).map(({ piece }) => piece.id)).not.toContain(pit.id);
  });

  it('[PT-ERA-06] … at the end of every era, before its end is looked at', () => {
    const world = wild();
    lone(world, 'Troll', 1, packAt(world, A, 0));
    const at = { age: 'monsters', phase: 'turn', era: 1, order: [] } as const;
    const { asked } = play(world, (it) => monstersStretch(it, at), { dice: [3] });
    expect(asked.map(({ clause }) => clause)).toEqual(['H1-WAN-04']);
    expect(world.at).toMatchObject({ phase: 'end of era' });
  });

  it('[PT-JOI-04] [PT-JOI-14] [PT-EX-31] [PT-EX-38] a pack and a group fight without dice, beads counted as they are', () => {
    const world = wild();
    const ogre = bandAt(world, 'alpha', '1/1', A, 'ogre');
    const three = lone(world, 'Skeletons', 3, packAt(world, B, 0));
    play(world, (it) => fightLone(it, three, kinOf(it, ogre), 'H1-MON-30', 'met'), { dice: [] });
    expect([isAlive(world, ogre), loners(world), loose(world).length]).toEqual([false, [], 1]);
    const other = wild();
    const safe = bandAt(other, 'alpha', '1/1', A, 'ogre');
    const two = lone(other, 'Skeletons', 2, packAt(other, B, 0));
    play(other, (it) => fightLone(it, two, kinOf(it, safe), 'H1-MON-30', 'met'), { dice: [] });
    expect([has(other, safe), loners(other)]).toEqual(['1/1', []]);
    const many = wild();
    const horde = bandAt(many, 'breeders', '17/3', A);
    const raiders = lone(many, 'Skeletons', 3, packAt(many, B, 0));
    play(many, (it) => fightLone(it, raiders, kinOf(it, horde), 'H1-MON-30', 'met'), { dice: [] });
    expect(has(many, horde)).toBe('14/3');
  });
});

describe('adventurers', () => {
  it('[PT-EX-31] [PT-JOI-01] [PT-JOI-08] [PT-JOI-14] [PT-JOI-T1.15] roll against a group’s ● and its ★, which is spent, and against an alpha with +2', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/2★', A);
    const ogre = bandAt(world, 'alpha', '1/1', { x: 10, y: 14 }, 'ogre');
    way(world, 10, 8, 10, 14);
    shaft(world, 10, 8);
    expect([gnolls, ogre].map((it) => alignmentOf(kinOf(world, it)))).toEqual(['chaotic', 'hungry']);
    play(world, (it) => adventure(it, { size: 4, alignment: 'lawful' }), { dice: [4, 3, 2, 4] });
    const fights = world.journal.entries.filter(({ kind }) => kind === 'fought');
    expect(fights).toMatchObject([
      { group: expect.anything(), from: gnolls.id, sum: 8, against: 7 },
      { from: ogre.id, sum: 5, against: 7 },
    ]);
    expect([isAlive(world, gnolls), has(world, ogre)]).toEqual([false, '1/1']);
    const [ended] = world.journal.entries.filter(({ kind }) => kind === 'party ended');
    expect(ended).toMatchObject({ ending: 'dead', count: 0 });
    // The party had its own ○ and the gnolls' two.
    expect(loose(world)).toHaveLength(3);
  });

  it('[PT-EX-38] [PT-JOI-14] at most six ● of a group count in a roll', () => {
    const world = wild();
    const horde = bandAt(world, 'breeders', '17/3', A);
    shaft(world, 10, 8);
    play(world, (it) => adventure(it, { size: 5, alignment: 'lawful' }), { dice: [6, 2] });
    const [fight] = world.journal.entries.filter(({ kind }) => kind === 'fought');
    expect(fight).toMatchObject({ sum: 11, against: 8, result: 'won' });
    expect(isAlive(world, horde)).toBe(false);
    const [ended] = world.journal.entries.filter(({ kind }) => kind === 'party ended');
    expect(ended).toMatchObject({ count: 5, treasure: 4 });
  });

  it('[PT-JOI-10] come in where faults, shafts and tunnels meet the surface; with none a way is made', () => {
    const world = wild();
    bandAt(world, 'breeders', '1/0', A);
    expect(JOINED.gates(world.page)).toEqual([]);
    draw(world, {
      clause: 'PT-FEA-05',
      kind: 'magma',
      shape: line([5, 4, 5, 9], 0.6),
      what: { kind: 'volcanic vent' },
    });
    expect(JOINED.gates(world.page)).toEqual([]);
    draw(world, {
      clause: 'PT-NEX-05',
      kind: 'fault',
      shape: line([20, 4, 22, 12], 0.8),
      what: { kind: 'arm of the fault' },
    });
    expect(JOINED.gates(world.page)).toHaveLength(1);
    const none = wild();
    bandAt(none, 'breeders', '1/0', A);
    play(none, (it) => adventure(it, { size: 6, alignment: 'lawful' }), { dice: [6, 1] });
    expect(clauses(none)).toContain('H1-ADV-02');
  });

  it('[PT-JOI-15] walk rooms, caves, water and faults, but no magma', () => {
    const world = wild();
    const pool = { clause: 'PT-FEA-T2.Scattering', shape: disc(10, 8, 0.5) } as const;
    const water = draw(world, { ...pool, kind: 'water', what: { kind: 'pool' } });
    const lava = draw(world, { ...pool, shape: disc(20, 8, 0.5), kind: 'magma', what: { kind: 'lava pool' } });
    const { rooms } = JOINED.ways(world.page);
    expect([rooms.has(water.id), rooms.has(lava.id)]).toEqual([true, false]);
  });

  it('[PT-MEA-20] a trap takes the first of a party that enters its room', () => {
    const world = wild();
    const room = packAt(world, A, 0);
    mark(world, 'PT-PEN-T1.1–2', room, 'trap');
    shaft(world, 10, 8);
    bandAt(world, 'breeders', '1/0', { x: 25, y: 18 });
    play(world, (it) => adventure(it, { size: 3, alignment: 'lawful' }), { dice: null });
    expect(world.journal.entries.some(({ kind }) => kind === 'trap sprang')).toBe(true);
    expect(world.page.marks.find(({ kind }) => kind === 'trap')?.until).not.toBeNull();
  });
});
