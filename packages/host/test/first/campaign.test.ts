import { box, distance } from '@understory/page';
import { save } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import type { CampaignMap } from '../../src/first/campaign/campaign-map.ts';
import { campaignOf, regionsIn } from '../../src/first/campaign/play.ts';
import { campaignMap } from '../../src/first/campaign/surface-map.ts';
import { draw } from '../../src/first/draw.ts';
import type { FirstWorld } from '../../src/first/index.ts';
import type { Kingdom } from '../../src/first/monsters/state.ts';
import { cave, group, house, kingdom, villainous } from './villainy/setting.ts';
import { wholeGame } from './world-at.ts';

/** A realm over a dungeon with one mouth: a castle, a farm near it, another far off, a tower. */
function land(): FirstWorld {
  const world = villainous();
  const realm = kingdom(world, 20);
  house(world, realm, 'farm', 8, 1);
  house(world, realm, 'farm', 27, 1);
  house(world, realm, 'tower', 15, 1);
  cave(world, 6, 4.6);
  group(world, 'breeders', { at: { x: 10, y: 15 }, has: [2, 1] });
  return world;
}

const mapped = (world: FirstWorld, choose: Readonly<Record<string, readonly string[]>> = {}) =>
  playOut({ world, rule: campaignMap }, { dice: null, choose }).result as CampaignMap;
const of = ({ places }: CampaignMap, kind: string) => places.filter((it) => it.kind === kind);

describe('the campaign map', () => {
  it('[H1-RPG-04] keeps towns apart, however many farms are near one entrance', () => {
    const world = villainous();
    const realm = kingdom(world, 28);
    for (let i = 0; i < 6; i++) house(world, realm, 'farm', 3 + 1.2 * i, 1);
    cave(world, 6, 4.6);
    const towns = of(mapped(world), 'town');
    for (const a of towns)
      for (const b of towns) if (a !== b) expect(distance(a.at.x, a.at.y, b.at.x, b.at.y)).toBeGreaterThanOrEqual(0.9);
  });

  it('[H1-RPG-02] [H1-RPG-03] is 30 by 16, with each entrance at its x and at 1, 3 … 15', () => {
    const map = mapped(land());
    expect([map.width, map.height]).toEqual([30, 16]);
    const [mouth] = of(map, 'natural cave');
    expect(mouth?.at.x).toBeCloseTo(6, 0);
    expect((mouth?.at.y ?? 0) % 2).toBe(1);
  });

  it('[H1-RPG-03] lets the player say what an entrance is, and where', () => {
    const map = mapped(land(), { 'H1-RPG-03': ['ruin', 'stay'] });
    expect(of(map, 'ruin')).toHaveLength(1);
    const moved = playOut(
      { world: land(), rule: campaignMap },
      { dice: null, choose: { 'H1-RPG-03': ['sewer', 'move'] }, spots: { 'H1-RPG-03': [{ x: 25, y: 4 }] } },
    ).result as CampaignMap;
    expect(of(moved, 'sewer')[0]?.at).toEqual({ x: 25, y: 4 });
  });

  it('[H1-RPG-04] has a town for each farm, near the entrance that the farm is near', () => {
    const map = mapped(land());
    const [near, far] = of(map, 'town');
    const [mouth] = of(map, 'natural cave');
    const off = (a: { x: number; y: number } | undefined) =>
      distance(a?.x ?? 0, a?.y ?? 0, mouth?.at.x ?? 0, mouth?.at.y ?? 0);
    expect(off(near?.at)).toBeLessThanOrEqual(2);
    expect(far?.at.x).toBeCloseTo(27, 0);
  });

  it('[H1-RPG-05] has castle and tower at their x, clear of everything else', () => {
    const map = mapped(land());
    const [castle] = of(map, 'castle');
    expect([castle?.at.x, of(map, 'tower')[0]?.at.x].map((it) => Math.round(it ?? 0))).toEqual([20, 15]);
    for (const it of map.places)
      if (it !== castle)
        expect(distance(it.at.x, it.at.y, castle?.at.x ?? 0, castle?.at.y ?? 0)).toBeGreaterThanOrEqual(0.99);
    expect(castle?.name).not.toBe(null);
  });

  it('[H1-RPG-06] has terrain in every hex, smooth, and a road from the castle to each town', () => {
    const map = mapped(land());
    expect(map.roads).toHaveLength(of(map, 'town').length);
    for (const road of map.roads)
      for (const [i, at] of road.entries()) {
        const before = road[i - 1];
        // Inside, from hex to hex; at its ends it goes to the place itself.
        if (before && i > 1 && i < road.length - 1) expect(distance(at.x, at.y, before.x, before.y)).toBeCloseTo(1, 5);
      }
    const rows = new Map<number, string[]>();
    for (const { y, terrain } of map.hexes) rows.set(y, [...(rows.get(y) ?? []), terrain]);
    const changes = [...rows.values()].map((row) => row.filter((it, i) => i > 0 && it !== row[i - 1]).length);
    expect(Math.max(...changes)).toBeLessThan(12);
  });

  it('[H1-RPG-06] joins each town to the nearest castle, and the castles to each other', () => {
    const world = land();
    const [realm] = world.monsters.kingdoms as [Kingdom];
    house(world, realm, 'castle', 3, 2);
    const map = mapped(world);
    const castles = of(map, 'castle');
    expect(castles.length).toBeGreaterThan(1);
    const far = (a: { x: number; y: number }, b: { x: number; y: number }) => distance(a.x, a.y, b.x, b.y);
    for (const { at } of of(map, 'town')) {
      const from = map.roads.find((it) => it.at(-1) === at)?.[0];
      expect(from && far(from, at)).toBe(Math.min(...castles.map((it) => far(it.at, at))));
    }
    expect(map.roads.at(-1)).toMatchObject({ 0: castles[0]?.at });
    expect(map.roads.at(-1)?.at(-1)).toEqual(castles.at(-1)?.at);
  });

  it('[H1-RPG-07] has two or three settlements, of flavours that live below, and Dwarven ones over Dwarven ruins', () => {
    const world = land();
    const some = of(mapped(world), 'settlement');
    expect([2, 3]).toContain(some.length);
    const { hexes } = mapped(world);
    for (const { at } of some) expect(hexes.some(({ x, y }) => x === at.x && y === at.y)).toBe(true);
    expect(new Set(some.map(({ name }) => name))).toEqual(new Set(['Goblins']));
    group(world, 'delvers', { at: { x: 20, y: 15 }, has: [2, 1], flavour: 'Morlons' });
    expect(new Set(of(mapped(world), 'settlement').map(({ name }) => name))).toEqual(new Set(['Goblins', 'Morlons']));
    const ruins = land();
    const mine = { kind: 'room', shape: box(15, 12, 1, 1), what: { kind: 'den' }, manner: 'straight' } as const;
    draw(ruins, { ...mine, clause: 'H1-DWF-04', people: 'dwarves' });
    expect(of(mapped(ruins), 'settlement')[0]?.name).toBe('Dwarves');
  });

  it('is the same for the same world', () => {
    expect(campaignOf(land())).toEqual(campaignOf(land()));
  });

  it('[H1-RPG-02] [H1-RPG-08] what is made for a campaign leaves the world and its record as they are', () => {
    const game = wholeGame('a land', {});
    const kept = JSON.stringify(save(game));
    const { entries } = game.world.journal;
    const many = entries.length;
    campaignOf(game.world);
    regionsIn(game.world);
    expect([entries.length, game.world.journal.step]).toEqual([many, game.step]);
    expect(JSON.stringify(save(game))).toBe(kept);
  });
});
