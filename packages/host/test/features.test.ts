import { bounds, centreOf, distance, gap, isOpen, pathLength } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { secondEdition, secondOptions } from '../src/second/index.ts';
import { primordialAge } from '../src/second/primordial/age.ts';
import { drawFeature, featureOf } from '../src/second/primordial/features.ts';
import { byChance, laid } from './laid.ts';
import { wordsIn } from './words-in.ts';

type Kind = Parameters<typeof drawFeature>[2];
const feature = (
  kind: Kind,
  stratum: number,
  dice: number[],
  more: { choose?: string[]; world?: ReturnType<typeof laid> } = {},
) => {
  const { world = laid(), ...script } = more;
  return playOut({ world, rule: (it) => drawFeature(it, stratum, kind, 'H2-FEA-T0') }, { dice, ...script }).world.page;
};

describe('features of the strata', () => {
  it('[H2-FEA-01] rolls 1d8, then 1d10 on the table that it names', () => {
    const { world } = playOut({ world: laid(), rule: (it) => featureOf(it, 2) }, { dice: [1, 4] });
    expect(world.page.features).toMatchObject([{ kind: 'ore', stratum: 2 }]);
    expect(world.page.units.every((it) => it.kind === 'ore' && it.stratum === 2)).toBe(true);
  });

  it('[H2-PRI-12] gives every stratum its nexus or its feature, then the surface, each labelled', () => {
    const world = secondEdition.begin(secondOptions(), 'a seed');
    const { page } = byChance(world, primordialAge, 'a seed');
    const strata = page.features.filter((it) => it.stratum > 0).map((it) => it.stratum);
    expect([...new Set(strata)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { id, kind } of page.features) {
      expect(
        page.labels.some((it) => it.about === id && it.until === null),
        `${kind} ${id}`,
      ).toBe(true);
    }
  });

  it('[H2-PRI-13] ends the age when the surface is done, after offering inspirations', () => {
    const world = byChance(secondEdition.begin(secondOptions(), 'end'), primordialAge, 'end');
    const { entries } = world.journal;
    expect(entries.at(-1)).toMatchObject({ kind: 'age ended', clause: 'H2-PRI-13' });
    expect(entries.some((it) => it.kind === 'chose' && it.clause === 'H2-INS-01')).toBe(true);
    expect(world.ages[0]?.end).not.toBeNull();
  });

  it('[H2-FEA-02] labels ore, and draws gems a little bigger than a bead', () => {
    const ore = feature('ore', 2, [4]);
    expect(ore.labels.map(wordsIn({}))).toEqual(['Vein of ore']);
    const gem = feature('gems', 3, [9, 1]).pieces[0];
    const { left, right } = bounds(gem?.shape ?? { path: [0, 0], closed: false, swell: 0 });
    expect(right - left).toBeCloseTo(1.2);
  });

  it('[H2-FEA-03] asks how tunnels run; only their ends matter', () => {
    for (const course of ['straight', 'jagged', 'winding']) {
      const [tunnel] = feature('caves', 4, [7], { choose: [course], world: laid(1, { wobble: true }) }).pieces;
      const path = tunnel?.shape.path ?? [];
      expect([path[0], path.at(-2)]).toEqual([0, 30]);
      const heights = path.filter((_, i) => i % 2 === 1);
      expect(Math.max(...heights) - Math.min(...heights) > 0.4).toBe(course !== 'straight');
    }
  });

  it('[H2-FEA-04] keeps a second feature half a bead clear of the first where it can', () => {
    const { world } = playOut(
      { world: laid(), rule: (it) => featureOf(it, 4) },
      { dice: [7, 3, 2, 5, 9, 4], seed: 'two' },
    );
    const [cave, ...gems] = world.page.pieces;
    expect(gems).toHaveLength(5);
    for (const gem of gems) expect(cave && gap(cave.shape, gem.shape)).toBeGreaterThanOrEqual(0.499);
  });

  it('[H2-FEA-05] gives monsters dens where only tunnels were drawn', () => {
    const page = feature('caves', 3, [10, 7, 2]);
    const [tunnel, ...dens] = page.pieces;
    expect(dens.map((it) => [it.what.kind, page.beadsIn(it.id).length])).toEqual([
      ['den', 1],
      ['den', 1],
    ]);
    for (const den of dens) expect(tunnel && page.touches(tunnel.shape, den.shape)).toBe(true);
  });

  it('[H2-FEA-06] draws magma solid and the caverns round its lakes open', () => {
    const page = feature('magma', 5, [4]);
    expect(page.pieces.map((it) => [it.kind, isOpen(it)])).toEqual([
      ['cave', true],
      ['magma', false],
    ]);
  });

  it('[H2-FEA-01] [H2-FEA-08] rolls on the table first, then for the type of a biome, or lets the player pick', () => {
    expect(feature('biome', 3, [1, 3], { choose: ['roll'] }).pieces[0]?.biome).toBe('jurassic');
    expect(feature('biome', 3, [1], { choose: ['slime'] }).pieces[0]?.biome).toBe('slime');
  });

  it('[H2-GEN-12] draws as many magma lakes as the cavern has room for', () => {
    const page = feature('magma', 5, [5, 4]);
    const lakes = page.pieces.filter((it) => it.kind === 'magma');
    expect(lakes.length).toBeGreaterThan(0);
    expect(lakes.length).toBeLessThanOrEqual(4);
    for (const a of lakes) for (const b of lakes) if (a !== b) expect(gap(a.shape, b.shape)).toBeGreaterThan(0);
  });

  it('[H2-GEN-08] marks every drawn thing with the age that drew it', () => {
    expect(new Set(feature('caves', 3, [2, 3]).pieces.map((it) => it.age))).toEqual(new Set(['primordial']));
  });

  it('[H2-MSR-07] so natural pieces are those of the Primordial Age', () => {
    expect(feature('water', 6, [5]).pieces.every((it) => it.age === 'primordial' && it.owner === null)).toBe(true);
  });

  it('[H2-MSR-08] draws bead-sized caves 1.2 across, tunnels 0.4 and veins 0.6 wide', () => {
    expect(feature('caves', 3, [2, 1]).pieces.map((it) => [it.shape.swell, it.area])).toEqual([
      [0.6, 1.13],
      [0.6, 1.13],
    ]);
    expect(feature('caves', 3, [7]).pieces[0]?.shape.swell).toBe(0.2);
    expect(feature('ore', 3, [1]).pieces[0]?.shape.swell).toBe(0.3);
  });

  it('[H2-MSR-32] takes half, most and almost all of a stratum’s area', () => {
    expect(feature('ore', 3, [9]).pieces[0]?.area).toBeCloseTo(63.75 * 0.5, 2);
    expect(feature('ore', 3, [10]).pieces[0]?.area).toBeCloseTo(63.75 * 0.75, 2);
    expect(feature('caves', 3, [6]).pieces[0]?.area).toBeCloseTo(63.75 * 0.9, 2);
  });

  it('[H2-MSR-33] runs a river off the page only where its end comes to the edge', () => {
    const flat = feature('water', 5, [1]).pieces[0];
    const { left, right } = bounds(flat?.shape ?? { path: [0, 0], closed: false, swell: 0 });
    expect([left < 0, right > 30]).toEqual([true, true]);
    const inRift = feature('water', 3, [1], { world: laid(5) }).pieces[0];
    const box = bounds(inRift?.shape ?? { path: [0, 0], closed: false, swell: 0 });
    expect([box.left > 0, box.right < 30]).toEqual([true, true]);
  });

  it('[H2-MSR-35] sets deposits evenly round a cave, from straight above clockwise, and a clump at 1.3', () => {
    const [cave, ...gems] = feature('gems', 4, [7, 4]).pieces;
    const centre = centreOf(cave?.shape ?? { path: [0, 0], closed: false, swell: 0 });
    const off = gems
      .map((it) => centreOf(it.shape))
      .map((at) => [Math.sign(Math.round(at.x - centre.x)) + 0, Math.sign(Math.round(at.y - centre.y)) + 0]);
    expect(off).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    for (const gem of gems) expect(cave && gap(cave.shape, gem.shape)).toBeLessThanOrEqual(0.25);
    const clump = feature('gems', 4, [10]).pieces.map((it) => centreOf(it.shape));
    const [first, ...others] = clump;
    expect(
      others
        .map((it) => first && distance(first.x, first.y, it.x, it.y))
        .every((it) => it && Math.abs(it - 1.3) < 0.01),
    ).toBe(true);
  });

  it('[H2-MSR-21] reads a random direction off a clock face', () => {
    const [cave, ...tunnels] = feature('caves', 5, [9, 12, 3, 6]).pieces;
    expect(cave?.kind).toBe('cave');
    const ways = tunnels.map(({ shape: { path } }) => [
      Math.sign((path.at(-2) ?? 0) - (path[0] ?? 0)),
      Math.sign((path.at(-1) ?? 0) - (path[1] ?? 0)),
    ]);
    expect(ways).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
    ]);
    for (const { shape } of tunnels) expect(pathLength(shape.path)).toBeCloseTo(4.5, 1);
  });
});
