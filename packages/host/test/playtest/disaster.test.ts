import { centreOf, type Piece, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { greatDisaster } from '../../src/playtest/disaster.ts';
import { draw } from '../../src/playtest/draw.ts';
import { newDen } from '../../src/playtest/monsters/den.ts';
import { telling } from '../../src/playtest/telling/telling.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, has } from './bands-at.ts';
import { game, laid, play, TWO, things } from './world-at.ts';

const disaster = (dice: readonly number[] | null, world = laid(), spots?: readonly Point[]) =>
  play(world, greatDisaster, { dice, ...(spots && { spots }) }).world;
const of = ({ page }: PlaytestWorld, what: string): Piece[] => [...page.drawn()].filter((it) => it.what.kind === what);

describe('the Great Disaster of the playtest rules', () => {
  it('[PT-DIS-01] is played unless it was left out before the game began', () => {
    expect(things(disaster([2]).page)).toContain('crack in the earth');
    const without = disaster([], laid(TWO, { disaster: false }));
    expect(things(without.page)).toEqual([]);
    expect(without.ages.map(({ name }) => name)).not.toContain('disaster');
    expect(without.at).toEqual({ age: 'monsters', phase: 'arrivals', era: 1 });
  });

  it('[PT-DIS-02] [PT-END-07] comes once, between the people and the monsters, on a layer of its own', () => {
    const { world } = game('a disaster', {}, 'usual', ({ at }) => at.age === 'monsters' && at.era === 2);
    expect(world.ages.map(({ name }) => name)).toEqual(['primordial', 'civilization', 'disaster', 'monsters']);
    expect(world.layers.filter(({ age }) => age === 'disaster')).toHaveLength(1);
    const ages = world.journal.entries.map(({ age }) => age);
    expect(ages.lastIndexOf('civilization')).toBeLessThan(ages.indexOf('disaster'));
    expect(ages.lastIndexOf('disaster')).toBeLessThan(ages.indexOf('monsters'));
  });

  it('[PT-DIS-02] is told in the words that it came with', () => {
    const world = disaster([2]);
    const told = world.journal.entries.map((it) => telling.line(world, it));
    expect(told).toContain('A crack in the earth.');
    expect(told).toContain('The Great Disaster comes.');
    expect(telling.called(world, { kind: 'feature', of: 'earthquake' } as never)).toBe('an earthquake');
  });

  it('[PT-DIS-03] an eruption is one body of magma from the chamber up to our surface, with lodes', () => {
    const world = disaster([4], laid(UNDER_1_8, { surface: 1.8 }), [{ x: 15, y: 19 }]);
    const [chamber] = of(world, 'lava chamber');
    const [pipe] = of(world, 'volcanic pipe');
    expect(pipe?.shape.path.slice(2)).toEqual([15, 1.8]);
    expect(pipe?.feature).toBe(chamber?.feature);
    const lodes = world.page.units.filter(({ piece }) => piece === chamber?.id);
    // Four across, on a grid of 1.2 about the middle.
    expect(lodes.length).toBe(9);
    expect(new Set(lodes.map(({ kind }) => kind))).toEqual(new Set(['magma']));
    expect(world.page.units.some(({ piece }) => piece === pipe?.id)).toBe(false);
  });

  it('[PT-DIS-04] instead of a primordial event brings a form and a feature to a random stratum', () => {
    // The disaster sends on; stratum 2; a vein of water.
    const world = disaster([8, 1, 2, 1, 4]);
    const [river] = of(world, 'river');
    expect(river?.stratum).toBe(2);
    expect(world.journal.entries.filter(({ kind }) => kind === 'form')).toMatchObject([{ stratum: 2, form: 'vein' }]);
  });

  it('[PT-DIS-05] a river runs from the numbers of our sides, as wide as ours; a second one is an earthquake', () => {
    const world = disaster([5, 3, 10, 10, 10, 10, 10]);
    const [first] = of(world, 'waterfall');
    expect(first?.shape).toMatchObject({ path: [0, 4 + (17 * 5) / 12, 0, 4 + (17 * 5) / 12 + 2.25].map(thousandth) });
    expect(first?.shape.swell).toBe(0.4);
    const wet = laid();
    draw(wet, { clause: 'PT-FEA-T2.Vein', kind: 'water', shape: band(8), what: { kind: 'river' } });
    expect(things(disaster([5], wet).page)).toContain('crack in the earth');
    const pool = laid();
    draw(pool, { clause: 'PT-FEA-T2.Vein', kind: 'water', shape: band(8), what: { kind: 'lake' } });
    expect(things(disaster([5, 3, 10, 10, 10, 10, 10], pool).page)).toContain('waterfall');
  });

  it('[PT-DIS-06] whoever explores into a cave that it marked loses one, and the mark goes', () => {
    const world = disaster([6]);
    const marks = world.page.marks.filter((it) => it.kind === 'plague');
    expect(marks.map(({ what }) => what)).toEqual(Array(3).fill({ kind: 'plague sign', number: 1 }));
    const cave = world.page.piece(marks[0]?.piece ?? '');
    world.den = newDen();
    const { x, y } = centreOf(cave.shape);
    // Its territory reaches a bead round its lair, and so up to the cave (PT-MEA-15).
    const gnolls = bandAt(world, 'breeders', '3/0', { x: x + 1.2, y });
    expect(has(world, gnolls)).toBe('2/0');
    expect(world.page.marks.find((it) => it.piece === cave.id)?.until).not.toBeNull();
  });
});

const UNDER_1_8 = [[0, 1.8, 30, 1.8, 30, 21, 0, 21]];
const band = (y: number) => ({ path: [0, y, 30, y], closed: false, swell: 0.4 });
const thousandth = (it: number) => Math.round(it * 1000) / 1000;
