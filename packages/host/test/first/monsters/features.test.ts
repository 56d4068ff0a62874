import { gap, type Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { FirstWorld } from '../../../src/first/index.ts';
import { slumberingUndead } from '../../../src/first/monsters/adventurers/undead.ts';
import { specialFeature } from '../../../src/first/monsters/features/features.ts';
import { alignmentOf, bears } from '../../../src/first/monsters/group.ts';
import { isAlive, loners } from '../../../src/first/monsters/state.ts';
import { wander } from '../../../src/first/monsters/wanderers/season.ts';
import { zoneOf } from '../../../src/first/monsters/zone.ts';
import { den, freeIn, freeTreasure, group, has, kingdom, play, room, season, tunnel } from './monsters-at.ts';

const AT = { x: 10, y: 10 };
const feature = (world: FirstWorld, dice: number[], script = {}) =>
  play(world, () => specialFeature(world, AT), { dice, ...script });

/** A world with a room where the die lands. */
function place() {
  const world = den();
  return { world, here: room(world, 10, 10) };
}

describe('special features', () => {
  it('[H1-FEA-T1.1] the engineer builds for the richest, who pays 1○', () => {
    const { world } = place();
    group(world, room(world, 20, 10), 'breeders', 'Goblins', 5, 1);
    const rich = group(world, room(world, 20, 16), 'delvers', 'Dwarves', 1, 3);
    feature(world, [1], { names: ['Hall of Knives'] });
    expect(has(world, rich)).toEqual([1, 2]);
    expect(world.page.pieces.some((it) => it.room === 'engineer’s room' && it.owner === rich.id)).toBe(true);
  });

  it('[H1-FEA-T1.2] [H1-FEA-02] [H1-FEA-04] [H1-MON-02] an artifact appears in the castle, and counts as 1○; a second is another', () => {
    const { world } = place();
    const realm = kingdom(world, [2, 1]);
    feature(world, [2], { names: ['Cup of Salt'] });
    feature(world, [2], { names: ['Ring of Roots'] });
    expect(has(world, realm)).toEqual([2, 3]);
    expect(world.page.beadsOf(realm.id).flatMap(({ name }) => name ?? [])).toEqual(['Cup of Salt', 'Ring of Roots']);
  });

  it('[H1-FEA-T1.3] [H1-FEA-T1.5] [H1-FEA-T1.9] [H1-FEA-10] a statue, a shrine and a gate stand in the nearest room', () => {
    const { world, here } = place();
    feature(world, [3], { names: ['Mask of Winter'] });
    feature(world, [5]);
    feature(world, [9]);
    expect(world.page.marks.map(({ kind, piece }) => [kind, piece])).toEqual(
      ['statue', 'shrine of law', 'gate'].map((it) => [it, here.id]),
    );
    expect(loners(world).map((it) => [it.type, has(world, it)[0]])).toEqual([['gate-crashers', 2]]);
  });

  it('[H1-FEA-T1.6] a natural cavern is drawn at the nearest free spot, unjoined, with what it holds', () => {
    const { world, here } = place();
    feature(world, [6, 5]);
    const cave = world.page.pieces.at(-1) as Piece;
    expect(cave).toMatchObject({ kind: 'cave' });
    // It is the last thing drawn, and no way leads to it; beside what stood where the die fell, not over it.
    expect(world.page.pieces.filter(({ kind }) => kind === 'tunnel')).toEqual([]);
    expect(gap(cave.shape, here.shape)).toBeGreaterThan(0.25);
    expect(gap(cave.shape, here.shape)).toBeLessThan(2);
    expect(loners(world).map((it) => [it.type, it.at.piece])).toEqual([['primordial beast', cave?.id]]);
  });

  it('[H1-FEA-T1.7] the largest group digs a crypt, and never takes its ○ back', () => {
    const { world } = place();
    const large = group(world, room(world, 20, 10), 'delvers', 'Dwarves', 5, 2);
    feature(world, [7]);
    const tomb = world.page.pieces.find((it) => it.room === 'crypt');
    expect([has(world, large), tomb && freeIn(world, tomb)]).toEqual([[5, 1], 1]);
    season(world, large);
    expect(tomb && freeIn(world, tomb)).toBe(1);
    expect(world.page.marks.map(({ kind }) => kind)).toEqual(['tomb']);
  });

  it('[H1-FEA-T1.8] the largest of all digs an oubliette, whose prisoner it never meets', () => {
    const { world } = place();
    const digger = group(world, room(world, 20, 10), 'delvers', 'Dwarves', 3, 2);
    feature(world, [8]);
    const [prisoner] = loners(world);
    expect([prisoner?.type, prisoner?.spares]).toEqual(['prisoner', digger.id]);
    season(world, digger);
    expect(has(world, digger)[0]).toBe(3);
  });

  it('[H1-FEA-08] [H1-FEA-T1.10] a disaster costs those whom it touches 1●; or the feature is rolled again', () => {
    const { world } = place();
    const me = group(world, room(world, 15, 12, 29, 12), 'breeders', 'Goblins', 3, 1);
    feature(world, [10, 1]);
    expect(has(world, me)[0]).toBe(2);
    const other = place().world;
    feature(other, [10, 9], { choose: { 'H1-FEA-08': ['no'] } });
    expect(loners(other)).toHaveLength(1);
  });

  it('[H1-FEA-T1.11] [H1-FEA-09] [H1-FEA-10] undead haunt the nearest empty room, or none', () => {
    const { world, here } = place();
    feature(world, [11]);
    expect(loners(world).map((it) => [it.type, it.at.piece, has(world, it)])).toEqual([['undead', here.id, [3, 1]]]);
    feature(world, [11]);
    expect(loners(world)).toHaveLength(1);
    // Nor do rows that need a group where there is none.
    const before = [world.page.pieces.length, world.page.beads.length];
    for (const row of [1, 7, 8]) feature(world, [row]);
    expect([world.page.pieces.length, world.page.beads.length]).toEqual(before);
  });

  it('[H1-FEA-T1.12] a made-up one is its label, or rolled again', () => {
    const { world } = place();
    feature(world, [12], { choose: { 'H1-MEA-32': ['yes', 'no'] }, names: ['Singing stones'] });
    expect(world.page.labels.at(-1)?.what).toEqual({ kind: 'as written', text: 'Singing stones' });
    feature(world, [12, 5]);
    expect(world.page.marks.map(({ kind }) => kind)).toEqual(['shrine of law']);
  });
});

describe('the Temple of Evil', () => {
  it('[H1-WE-27] [H1-FEA-T1.4] [H1-FEA-05] [H1-FEA-06] [H1-FEA-07] builds shrines for the chaotic, and turns the lawful', () => {
    const { world } = place();
    const goblins = group(world, room(world, 14, 10), 'breeders', 'Goblins', 2, 1);
    const dwarves = group(world, room(world, 22, 10), 'delvers', 'Dwarves', 3, 2);
    feature(world, [4], { names: ['House of Smoke'] });
    const temple = world.monsters.groups.at(-1) as typeof goblins;
    expect([has(world, temple), alignmentOf(temple)]).toEqual([[1, 1], 'chaotic']);
    season(world, temple, { dice: [] });
    expect([bears(goblins, 'shrine'), has(world, temple)]).toEqual([true, [2, 2]]);
    expect(world.page.pieces.at(-2)).toMatchObject({ kind: 'room', area: 1, clause: 'H1-FEA-06' });
    season(world, temple, { dice: [5, 3] });
    expect([alignmentOf(dwarves), has(world, temple)]).toEqual(['chaotic', [2, 2]]);
    season(world, temple, { dice: [] });
    expect([bears(dwarves, 'shrine'), has(world, temple)]).toEqual([true, [3, 3]]);
    season(world, temple, { dice: [] });
    expect(has(world, temple)).toEqual([3, 3]);
  });

  it('[H1-MEA-38] sends its missionaries straight, from home to home, whatever tunnels there are', () => {
    const { world } = place();
    const near = group(world, room(world, 16, 10), 'breeders', 'Goblins', 2, 1);
    const joined = group(world, room(world, 10, 17), 'breeders', 'Orcs', 2, 1);
    tunnel(world, 10, 10, 10, 17);
    feature(world, [4], { names: ['House of Smoke'] });
    const temple = world.monsters.groups.at(-1);
    if (temple) season(world, temple, { dice: [] });
    expect([bears(near, 'shrine'), bears(joined, 'shrine')]).toEqual([true, false]);
  });

  it('[H1-FEA-06] loses 1● where it does not win', () => {
    const { world } = place();
    group(world, room(world, 22, 10), 'delvers', 'Dwarves', 3, 2);
    feature(world, [4], { names: ['House of Smoke'] });
    const temple = world.monsters.groups.at(-1);
    if (temple) season(world, temple, { dice: [1, 1] });
    expect(temple && isAlive(world, temple)).toBe(false);
  });

  it('[H1-FEA-11] never invades: it takes the nearest room outside every zone', () => {
    const { world, here } = place();
    group(world, here, 'delvers', 'Dwarves', 3, 2);
    const free = room(world, 20, 10);
    feature(world, [4], { names: ['House of Smoke'] });
    expect(world.monsters.groups.at(-1)?.homes.at(-1)?.value).toBe(free.id);
  });

  it('[H1-FEA-11] with every room in a zone it has a cave of its own, outside of them all', () => {
    const { world, here } = place();
    const dwarves = group(world, here, 'delvers', 'Dwarves', 3, 2);
    feature(world, [4], { names: ['House of Smoke'] });
    const cave = world.page.piece(world.monsters.groups.at(-1)?.homes.at(-1)?.value ?? '');
    expect(cave.clause).toBe('H1-FEA-11');
    expect(zoneOf(dwarves, world).reaches(cave.shape)).toBe(false);
  });
});

describe('slumbering undead', () => {
  const rise = (world: FirstWorld) => play(world, () => slumberingUndead(world, AT));

  it('[H1-ADV-20] [H1-ADV-23] rise in an empty tomb, and stay there', () => {
    const { world, here } = place();
    const rich = room(world, 10, 12);
    freeTreasure(world, rich);
    for (const [id, { id: piece }] of [['m8', rich] as const, ['m9', here] as const])
      world.page.apply({ do: 'mark', mark: { id, kind: 'tomb', at: AT, piece, what: null } }, 1);
    tunnel(world, 10, 10, 20, 10);
    rise(world);
    expect(loners(world).map((it) => [it.at.piece, has(world, it)])).toEqual([[here.id, [1, 1]]]);
    for (let i = 0; i < 6; i++) play(world, () => wander(world));
    expect(loners(world).map((it) => it.at.piece)).toEqual([here.id]);
  });

  it('[H1-ADV-21] else beside free ○', () => {
    const { world } = place();
    const hoard = room(world, 20, 10);
    freeTreasure(world, hoard);
    rise(world);
    expect(loners(world).map((it) => [it.at.piece, has(world, it)])).toEqual([[hoard.id, [1, 0]]]);
  });

  it('[H1-ADV-22] else in an empty room, which is a tomb then; without one in a new cave', () => {
    const { world, here } = place();
    rise(world);
    expect(loners(world).map((it) => [it.at.piece, has(world, it)])).toEqual([[here.id, [2, 1]]]);
    expect(world.page.marks.map(({ kind, piece }) => [kind, piece])).toEqual([['tomb', here.id]]);
    const bare = den();
    rise(bare);
    expect(bare.page.piece(loners(bare)[0]?.at.piece ?? '')).toMatchObject({ kind: 'cave', clause: 'H1-ADV-22' });
    tunnel(bare, 1, 6, 3, 6);
  });
});
