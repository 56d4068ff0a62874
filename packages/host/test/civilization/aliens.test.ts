import { bounds, centreOf, disc, distance, gap, type Piece } from '@understory/page';
import { asWritten } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { beadsOf } from '../../src/beads.ts';
import { lairIn } from '../../src/lairs.ts';
import type { AlienCiv } from '../../src/second/civilization/aliens/alien-civ.ts';
import { aliens } from '../../src/second/civilization/aliens/aliens.ts';
import { type FacilityName, facilities, LANDING_LOOKS } from '../../src/second/civilization/aliens/facilities.table.ts';
import { styleOf } from '../../src/second/civilization/civ.ts';
import { draw } from '../../src/second/draw.ts';
import { type SecondWorld, secondOptions, secondOptionsSchema } from '../../src/second/index.ts';
import { wordsIn } from '../words-in.ts';
import {
  colony,
  counts,
  give,
  HALF,
  landed,
  MIDDLE,
  marks,
  open,
  type Script,
  stand,
  stateOf,
  step,
  turn,
} from './aliens-colony.ts';
import { bare, cave, nexusAt, resource } from './ground.ts';

const east = (far: number) => ({ x: MIDDLE.x + HALF + far, y: MIDDLE.y });
const west = (far: number) => ({ x: MIDDLE.x - HALF - far, y: MIDDLE.y });
const water = (world: SecondWorld) => resource(world, 'water', east(3));
const ALL: FacilityName[] = facilities.map((it) => it.name);
const without = (...names: FacilityName[]) => ALL.filter((it) => !names.includes(it));
/** Build this one, by choice or because there is no other. */
function build(civ: AlienCiv, name: FacilityName, script: Script = {}) {
  const chosen = open(civ).length > 1 ? { 'H2-ALN-14': [name] } : {};
  return step(civ, 'H2-ALN-14', { ...script, choose: { ...chosen, ...script.choose } });
}
const at = (piece: Piece): [number, number] => [centreOf(piece.shape).x, centreOf(piece.shape).y];

/** Alien growth that was there before. */
function alienCave(world: SecondWorld, at: { x: number; y: number }): void {
  const shape = disc(at.x, at.y, 0.3);
  const units = [{ kind: 'biome', at: [at], biome: 'alien' }] as const;
  draw(world, { clause: 'H2-FEA-T6', kind: 'biome', shape, what: asWritten('alien life'), biome: 'alien', units });
}

describe('the Aliens land (H2-ALN)', () => {
  it('[H2-ALN-01] [H2-ALN-03] [H2-ALN-04] with 6● and 1○ on a named Landing Site of 6 square beads', () => {
    const civ = landed(undefined, { script: { names: ['Far Reach'] } });
    expect([civ.group.name, civ.group.kind, counts(civ)]).toEqual(['Far Reach', 'aliens', '6● 1○']);
    expect(civ.landing).toMatchObject({ kind: 'room', area: 6, room: 'Landing Site', clause: 'H2-ALN-03' });
    expect(civ.world.page.labels.map(wordsIn(civ.world))).toEqual(['Far Reach']);
    expect(distance(...at(civ.landing), MIDDLE.x, MIDDLE.y)).toBeLessThan(0.01);
    const { asked } = playOut({ world: bare(), rule: (it) => aliens.setUp(it) }, {});
    expect(asked.find((it) => it.clause === 'H2-ALN-04')).toMatchObject({ ask: 'name', by: 'maker' });
  });

  it('[H2-ALN-02] by default where most kinds of resource lie within a finger', () => {
    const usual = (draw: (world: SecondWorld) => void) => {
      const world = bare();
      draw(world);
      const { ask } = playOut({ world, rule: (it) => aliens.setUp(it) }, { until: (it) => it.clause === 'H2-ALN-02' });
      return ask?.ask === 'spot' ? ask.usual : null;
    };
    // Nothing anywhere: the first place on the surface.
    expect(usual(() => {})).toEqual({ x: 2, y: 4 });
    // Two kinds a finger apart from each other beat three units of one kind.
    expect(
      usual((world) => {
        for (const x of [4, 5, 6]) resource(world, 'ore', { x, y: 16 });
        resource(world, 'gems', { x: 20, y: 16 });
        resource(world, 'water', { x: 20, y: 17 });
      }),
    ).toEqual({ x: 16, y: 15 });
    // A tie goes to the surface, then to the smaller x.
    expect(usual((world) => resource(world, 'ore', { x: 20, y: 7 }))).toEqual({ x: 17, y: 4 });
    // A lair counts as a kind, measured to its cave.
    expect(
      usual((world) => {
        cave(world, { x: 25, y: 10 }, 2);
        resource(world, 'ore', { x: 25, y: 19 });
      }),
    ).toEqual({ x: 24, y: 15 });
  });

  it('[H2-ALN-02] anywhere on or under the surface, two beads from the edges', () => {
    const { ask } = playOut(
      { world: bare(), rule: (it) => aliens.setUp(it) },
      { until: (it) => it.clause === 'H2-ALN-02' },
    );
    const has = (x: number, y: number) => (ask?.ask === 'spot' ? ask.where.has({ x, y }) : null);
    expect([has(15, 4), has(15, 12), has(2, 19)]).toEqual([true, true, true]);
    expect([has(15, 2), has(1.5, 12), has(15, 19.5), has(28.5, 8)]).toEqual([false, false, false, false]);
  });

  it('[H2-ALN-03] on the surface as a building on the surface line', () => {
    const civ = landed(undefined, { at: { x: 15, y: 4 } });
    expect(civ.landing).toMatchObject({ kind: 'building', stratum: 0, area: 6 });
    const { bottom, top } = bounds(civ.landing.shape);
    expect([bottom, top < 4, top > 2]).toEqual([4, true, true]);
  });

  it('[H2-ALN-03] keeps all beads at the Landing Site, however many', () => {
    const civ = colony({ beads: [14, 11] });
    const beads = [...beadsOf(civ.world, civ.group.id, 'population'), ...beadsOf(civ.world, civ.group.id, 'treasure')];
    expect(beads).toHaveLength(25);
    expect(new Set(beads.map((it) => it.piece))).toEqual(new Set([civ.landing.id]));
  });

  it('[H2-CIV-07] through a Gateway of the stratum they land in', () => {
    const civ = landed((world) => nexusAt(world, 'gateway', { x: 6, y: 12 }));
    expect(distance(...at(civ.landing), 6, 12)).toBeLessThan(0.01);
    const high = landed((world) => nexusAt(world, 'gateway', { x: 6, y: 5 }), { at: { x: 15, y: 4 } });
    expect(centreOf(high.landing.shape).x).toBeCloseTo(15);
  });

  it('[H2-CIV-31] off a deposit or a lair, in the rock and on the surface', () => {
    const inRock = landed((world) => cave(world, MIDDLE, 2));
    expect(gap(inRock.landing.shape, disc(MIDDLE.x, MIDDLE.y, 0.6))).toBeGreaterThanOrEqual(0.299);
    const onOre = landed((world) => resource(world, 'ore', { x: 15, y: 4 }), { at: { x: 15, y: 4 } });
    expect(onOre.landing.stratum).toBe(0);
    expect(gap(onOre.landing.shape, disc(15, 4, 0.6))).toBeGreaterThanOrEqual(0.299);
  });

  it('[H2-INV-04] never half out of the ground', () => {
    const civ = landed(undefined, { at: { x: 15, y: 4.7 } });
    expect([civ.landing.kind, bounds(civ.landing.shape).top >= 4]).toEqual(['room', true]);
  });

  it('[H2-CIV-21] [H2-CIV-23] met at once by monsters near the Landing Site, which lose 1● each way', () => {
    for (const at of [MIDDLE, { x: 15, y: 4 }]) {
      const den = { x: at.x, y: at.y + 2.5 };
      const civ = landed((world) => cave(world, den, 2), { at });
      expect([counts(civ), civ.ending]).toEqual(['5● 1○', null]);
      const lair = civ.world.page.pieces.find((it) => it.kind === 'cave');
      expect(lair && lairIn(civ.world, lair)?.beads).toHaveLength(1);
    }
  });

  it('[H2-ALN-26] [H2-ALN-T3.0] [H2-ALN-27] as the player sees them', () => {
    const script = { choose: { 'H2-ALN-27': ['refugees'], 'H2-ALN-26': ['saucers'] } };
    const civ = landed(undefined, { script });
    expect([civ.landing.variant, styleOf(civ).manner]).toEqual(['saucers', 'straight']);
    expect(civ.world.journal.entries.find((it) => it.clause === 'H2-ALN-27' && it.kind === 'theme')).toMatchObject({
      people: 'aliens',
      key: 'origin',
      told: 'refugees',
    });
    const { asked } = playOut({ world: bare(), rule: (it) => aliens.setUp(it) }, {});
    const looks = asked.find((it) => it.clause === 'H2-ALN-26');
    expect(looks?.ask === 'choose' && [looks.usual, looks.options.map((it) => it.key)]).toEqual([
      null,
      [...LANDING_LOOKS],
    ]);
    expect(asked.find((it) => it.clause === 'H2-ALN-27')).toMatchObject({ usual: null, options: { length: 4 } });
  });
});

describe('their facilities', () => {
  it('[H2-ALN-05] six of them, each once in the game', () => {
    const civ = colony({ beads: [9, 9], online: ['Supply Cache'] }, water);
    expect(aliens.constructions(civ).map((it) => it.name)).toEqual(ALL);
    expect(aliens.constructions(civ)[0]).toMatchObject({
      built: true,
      whyNot: { key: 'built as a facility', state: 'online' },
    });
    for (const state of ['damaged', 'destroyed'] as const) {
      civ.facilities['Supply Cache'].state = state;
      expect(open(civ)).not.toContain('Supply Cache');
    }
  });

  it('[H2-ALN-07] reach a finger from the Landing Site or from a facility not destroyed, and no farther', () => {
    const civ = landed((world) => resource(world, 'water', east(4.4)));
    expect(open(civ)).toContain('Powerplant');
    const far = landed((world) => resource(world, 'water', east(4.7)));
    expect(aliens.constructions(far)[1]?.whyNot).toEqual({
      key: 'needs a resource within a finger',
      facility: 'Powerplant',
    });
    // A facility towards it brings it into reach, damaged too, but not as a wreck.
    stand(far, 'Orgone Cathode', { spots: { 'H2-ALN-08': [{ x: MIDDLE.x + HALF + 1.5, y: MIDDLE.y }] } });
    give(far, 6, 1);
    expect(open(far)).toContain('Powerplant');
    far.facilities['Orgone Cathode'].state = 'damaged';
    expect(open(far)).toContain('Powerplant');
    step(far, 'H2-ALN-16', { dice: [4] });
    expect(stateOf(far, 'Orgone Cathode')).toBe('destroyed');
    expect(open(far)).not.toContain('Powerplant');
  });

  it('[H2-ALN-07] never explore', () => {
    expect(aliens.lifecycle.map((it) => it.clause)).toEqual([
      'H2-ALN-14',
      'H2-ALN-16',
      'H2-ALN-17',
      'H2-ALN-18',
      'H2-ALN-29',
    ]);
  });

  it('[H2-ALN-08] [H2-ALN-T1.2] stand by what they need, 2 square beads, joined to the nearest structure', () => {
    const civ = landed(water);
    build(civ, 'Powerplant');
    const plant = civ.facilities.Powerplant.piece;
    expect(plant).toMatchObject({ kind: 'room', area: 2, room: 'Powerplant' });
    if (!plant) return;
    expect(gap(plant.shape, disc(east(3).x, MIDDLE.y, 0.3))).toBeLessThanOrEqual(1.001);
    expect(civ.world.page.connected(plant, civ.landing)).toBe(true);
    expect(counts(civ)).toBe('5● 0○');
  });

  it('[H2-ALN-08] the others near the Landing Site, on the surface when it is', () => {
    const deep = landed();
    build(deep, 'Supply Cache');
    const under = deep.facilities['Supply Cache'].piece;
    expect(under && gap(under.shape, deep.landing.shape)).toBeLessThanOrEqual(2.251);
    const high = landed(undefined, { at: { x: 15, y: 4 } });
    for (const name of ['Supply Cache', 'Orgone Cathode', 'Uplift Facility', 'Megastructure'] as const)
      stand(high, name);
    const houses = Object.values(high.facilities).flatMap((it) => it.piece ?? []);
    // H2-CIV-29: three beads to the right, to the left, then 4.5.
    expect(houses.map((it) => centreOf(it.shape).x)).toEqual([18, 12, 19.5, 10.5].map((x) => expect.closeTo(x, 1)));
    expect(houses.every((it) => it.kind === 'building' && gap(it.shape, high.landing.shape) <= 2.251)).toBe(true);
    const tracks = high.world.page.pieces.filter((it) => it.room === 'track');
    expect(tracks).toMatchObject(Array(4).fill({ kind: 'building', stratum: 0 }));
    expect(houses.every((it) => high.world.page.connected(it, high.landing))).toBe(true);
  });

  it('[H2-ALN-08] where the player wishes, under these terms only', () => {
    const civ = landed();
    const { ask } = step(civ, 'H2-ALN-14', { until: (it) => it.clause === 'H2-ALN-08' });
    const has = (x: number, y: number) => (ask?.ask === 'spot' ? ask.where.has({ x, y }) : null);
    expect([has(15, 14.5), has(15, 12), has(25, 12), has(15, 4)]).toEqual([true, false, false, false]);
  });

  it('[H2-ALN-09] hold no beads', () => {
    const civ = colony({ beads: [6, 1], online: ALL }, water);
    expect(civ.world.page.beads.filter((it) => it.until === null && it.piece !== civ.landing.id)).toEqual([]);
  });

  it('[H2-ALN-10] cost ○● each, the Megastructure ○○○●, the Supply Cache nothing', () => {
    const cost = facilities.map((it) => '○'.repeat(it.cost.treasure) + '●'.repeat(it.cost.population));
    expect(cost).toEqual(['', '○●', '○●', '○●', '○●', '○○○●']);
    const civ = colony({ beads: [6, 2] }, water);
    expect(open(civ)).toEqual(without('Megastructure'));
    build(civ, 'Agricomplex');
    expect(counts(civ)).toBe('5● 1○');
    give(civ, 1, 3);
    build(civ, 'Megastructure');
    expect([counts(civ), stateOf(civ, 'Megastructure')]).toEqual(['0● 0○', 'online']);
  });

  it('[H2-ALN-T1.1] the Supply Cache is free and brings ○○', () => {
    const civ = colony({ beads: [0, 0] });
    build(civ, 'Supply Cache');
    expect(counts(civ)).toBe('0● 2○');
  });

  it('[H2-ALN-T1.3] the Agricomplex needs water or a biome and grows an Alien biome of 2 square beads', () => {
    expect(open(landed())).not.toContain('Agricomplex');
    expect(open(landed((world) => resource(world, 'magma', east(3))))).not.toContain('Agricomplex');
    for (const kind of ['water', 'biome'] as const) {
      const civ = landed((world) => resource(world, kind, east(3)));
      build(civ, 'Agricomplex');
      const growth = civ.world.page.pieces.find((it) => it.biome === 'alien');
      expect(growth).toMatchObject({ kind: 'biome', area: 2 });
      const units = civ.world.page.units.filter((it) => it.piece === growth?.id);
      expect(units).toMatchObject([{ biome: 'alien' }, { biome: 'alien' }]);
    }
    const high = landed((world) => resource(world, 'surface biome', { x: 17, y: 4 }), { at: { x: 15, y: 4 } });
    build(high, 'Agricomplex');
    expect(high.world.page.units.filter((it) => it.biome === 'alien')).toMatchObject(
      Array(2).fill({ kind: 'surface biome', stratum: 0 }),
    );
  });

  it('[H2-ALN-T1.4] [H2-ALN-11] the Cathode may be come by with a unit of ore or gems, its whole price', () => {
    for (const kind of ['ore', 'gems'] as const) {
      const civ = colony({ beads: [2, 0] }, (world) => resource(world, kind, east(4)));
      const { asked } = build(civ, 'Orgone Cathode');
      expect([counts(civ), stateOf(civ, 'Orgone Cathode')]).toEqual(['2● 0○', 'online']);
      // Nothing to pay with: no choice.
      expect(asked.some((it) => it.clause === 'H2-ALN-11')).toBe(false);
      expect(civ.world.page.units[0]?.until).not.toBeNull();
    }
    const rich = colony({ beads: [2, 2] }, (world) => resource(world, 'ore', east(4)));
    const { asked } = build(rich, 'Orgone Cathode', { choose: { 'H2-ALN-11': ['pay'] } });
    expect(asked.find((it) => it.clause === 'H2-ALN-11')).toMatchObject({ usual: 'exploit' });
    expect([counts(rich), rich.world.page.units[0]?.until]).toEqual(['1● 1○', null]);
  });

  it('[H2-ALN-T1.5] [H2-ALN-11] [H2-CIV-22] the Uplift Facility with a primordial monster, and no encounter', () => {
    const civ = colony({ beads: [2, 0] }, (world) => cave(world, east(4), 2));
    const lair = civ.world.page.pieces.find((it) => it.kind === 'cave');
    build(civ, 'Uplift Facility');
    expect([counts(civ), stateOf(civ, 'Uplift Facility')]).toEqual(['2● 0○', 'online']);
    expect(lair && lairIn(civ.world, lair)?.beads).toHaveLength(1);
    expect(open(colony({ beads: [2, 0] }, (world) => cave(world, east(6), 2)))).not.toContain('Uplift Facility');
  });

  it('[H2-ALN-12] a saving takes one ○ or ● off the next build that costs beads', () => {
    const civ = colony({ beads: [4, 1], online: ['Orgone Cathode'] }, water);
    civ.saving = true;
    build(civ, 'Supply Cache');
    expect([civ.saving, counts(civ)]).toEqual([true, '4● 3○']);
    const { asked } = build(civ, 'Powerplant');
    expect(asked.find((it) => it.clause === 'H2-ALN-12')).toMatchObject({ usual: 'treasure' });
    expect([civ.saving, counts(civ)]).toEqual([false, '3● 3○']);
    civ.saving = true;
    build(civ, 'Agricomplex', { choose: { 'H2-ALN-12': ['population'] } });
    expect(counts(civ)).toBe('3● 2○');
  });

  it('[H2-ALN-12] … stays when the Cathode is damaged, and only one can wait', () => {
    const civ = colony({ beads: [1, 0], online: without('Uplift Facility', 'Powerplant', 'Megastructure') });
    step(civ, 'H2-ALN-18', { choose: { 'H2-ALN-18': ['Orgone Cathode'] } });
    expect(civ.saving).toBe(true);
    const { asked } = step(civ, 'H2-ALN-18');
    expect(asked.filter((it) => it.clause === 'H2-ALN-18')).toEqual([]);
    step(civ, 'H2-ALN-16', { dice: [4] });
    expect([civ.saving, stateOf(civ, 'Orgone Cathode')]).toEqual([true, 'damaged']);
    give(civ, 1, 0);
    // ○● less one ○.
    build(civ, 'Uplift Facility');
    expect(counts(civ)).toBe('0● 0○');
  });

  it('[H2-ALN-13] with the Uplift Facility online ● pays for ○ and ○ for ●', () => {
    const civ = colony({ beads: [0, 4], online: ['Supply Cache', 'Uplift Facility'] });
    give(civ, 0, 4);
    expect(open(civ)).toEqual(['Orgone Cathode', 'Megastructure']);
    const { asked } = build(civ, 'Megastructure');
    expect(asked.some((it) => it.clause === 'H2-ALN-13')).toBe(false);
    expect(counts(civ)).toBe('0● 0○');
    const both = colony({ beads: [3, 3], online: ['Supply Cache', 'Uplift Facility'] });
    const paid = build(both, 'Orgone Cathode', { choose: { 'H2-ALN-13': ['0○ 2●'] } });
    expect(paid.asked.find((it) => it.clause === 'H2-ALN-13')).toMatchObject({ usual: '1○ 1●' });
    expect(counts(both)).toBe('1● 3○');
    // Not while damaged, not for its own building, and not for losses.
    const damaged = colony({ beads: [0, 4], online: ['Supply Cache'], damaged: ['Uplift Facility'] });
    expect(open(damaged)).toEqual([]);
    expect(open(colony({ beads: [0, 4], online: ['Supply Cache'] }))).toEqual([]);
    give(both, 0, 9);
    step(both, 'H2-ALN-16', { dice: [3] });
    expect(both.ending?.clause).toBe('H2-ALN-20');
  });

  it.each(facilities.map((it) => [it.clause.replace('T1', 'T3'), it] as const))(
    '[H2-ALN-T3.1] [H2-ALN-T3.2] [H2-ALN-T3.3] [H2-ALN-T3.4] [H2-ALN-T3.5] [H2-ALN-T3.6] have looks to choose from (%s)',
    (_, facility) => {
      for (const look of facility.looks) {
        const civ = landed(water);
        stand(civ, facility.name, { choose: { 'H2-ALN-26': [look] } });
        expect(civ.facilities[facility.name].piece).toMatchObject({ variant: look, room: facility.name });
      }
      expect(facility.looks.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('step 1, Build', () => {
  const usual = (civ: AlienCiv) => {
    const ask = step(civ, 'H2-ALN-14', { until: (it) => it.clause === 'H2-ALN-14' }).ask;
    return ask?.ask === 'choose' ? ask.usual : null;
  };

  it('[H2-ALN-14] takes the Supply Cache first, the Megastructure with three online, else by the list', () => {
    expect(usual(colony({ beads: [6, 6] }, water))).toBe('Supply Cache');
    expect(usual(colony({ beads: [6, 6], online: ['Supply Cache', 'Orgone Cathode'] }, water))).toBe('Powerplant');
    expect(usual(colony({ beads: [6, 6], online: ['Supply Cache', 'Powerplant'] }, water))).toBe('Agricomplex');
    expect(usual(colony({ beads: [6, 6], online: ['Supply Cache'] }))).toBe('Uplift Facility');
    const three = colony({ beads: [6, 6], online: ['Supply Cache', 'Orgone Cathode', 'Uplift Facility'] }, water);
    expect(usual(three)).toBe('Megastructure');
    const damaged = { online: ['Supply Cache', 'Orgone Cathode'], damaged: ['Uplift Facility'] } as const;
    const two = colony({ beads: [6, 6], online: [...damaged.online], damaged: [...damaged.damaged] }, water);
    expect(usual(two)).toBe('Powerplant');
  });

  it('[H2-ALN-14] must build what can be built', () => {
    const civ = colony({ beads: [1, 1], online: without('Powerplant', 'Megastructure') }, water);
    expect(open(civ)).toEqual(['Powerplant']);
    step(civ, 'H2-ALN-14');
    expect([counts(civ), stateOf(civ, 'Powerplant')]).toEqual(['0● 0○', 'online']);
  });

  it('[H2-ALN-15] brings ●○ when none can be built or none is left', () => {
    const poor = colony({ beads: [0, 0], online: ['Supply Cache'] }, water);
    step(poor, 'H2-ALN-14');
    expect(counts(poor)).toBe('1● 1○');
    const done = colony({ beads: [9, 9], online: ALL }, water);
    step(done, 'H2-ALN-14');
    expect(counts(done)).toBe('10● 10○');
  });

  it('[H2-ALN-21] the turn’s facility can be hit, repaired and used in the same turn', () => {
    const civ = colony({ beads: [6, 2], online: ['Supply Cache'] }, water);
    turn(civ, { dice: [2, 4] });
    // ○● paid, hit by the storm, repaired, and one harvest.
    expect([counts(civ), stateOf(civ, 'Powerplant')]).toEqual(['5● 2○', 'online']);
  });
});

describe('step 2, Catastrophe', () => {
  const HITS = [
    [2, 'Powerplant', '6● 4○'],
    [3, 'Agricomplex', '4● 6○'],
    [4, 'Orgone Cathode', '6● 5○'],
    [5, 'Uplift Facility', '5● 6○'],
    [6, 'Megastructure', '5● 5○'],
  ] as const;

  it('[H2-ALN-16] [H2-ALN-T2.1] is Founders’ Day on a 1, and nothing at all', () => {
    const civ = colony({ beads: [6, 6], damaged: ['Powerplant'] }, water);
    const { journal } = step(civ, 'H2-ALN-16', { dice: [1] });
    expect([counts(civ), stateOf(civ, 'Powerplant')]).toEqual(['6● 6○', 'damaged']);
    expect(journal.some((it) => it.clause === 'H2-ALN-T2.1')).toBe(true);
  });

  it.each(HITS)(
    '[H2-ALN-T2.2] [H2-ALN-T2.3] [H2-ALN-T2.4] [H2-ALN-T2.5] [H2-ALN-T2.6] [H2-ALN-06] on a %i hits the %s or costs beads',
    (d6, name, left) => {
      const safe = colony({ beads: [6, 6], online: ALL }, water);
      step(safe, 'H2-ALN-16', { dice: [d6] });
      expect([counts(safe), stateOf(safe, name)]).toEqual(['6● 6○', 'damaged']);
      expect(marks(safe, 'damage').map((it) => it.piece)).toEqual([safe.facilities[name].piece?.id]);
      const bare = colony({ beads: [6, 6], online: without(name) }, water);
      step(bare, 'H2-ALN-16', { dice: [d6] });
      expect(counts(bare)).toBe(left);
    },
  );

  it.each(HITS)('[H2-ALN-19] [H2-ALN-25] on a %i destroys a damaged %s, and the loss applies', (d6, name, left) => {
    const civ = colony({ beads: [6, 6], online: without(name), damaged: [name] }, water);
    step(civ, 'H2-ALN-16', { dice: [d6] });
    expect([counts(civ), stateOf(civ, name)]).toEqual([left, 'destroyed']);
    expect([marks(civ, 'damage'), marks(civ, 'ruin').map((it) => it.piece)]).toEqual([
      [],
      [civ.facilities[name].piece?.id],
    ]);
    // H2-ALN-06: a wreck is neither hit again nor repaired nor rebuilt.
    step(civ, 'H2-ALN-16', { dice: [d6] });
    step(civ, 'H2-ALN-17');
    expect([stateOf(civ, name), open(civ).includes(name)]).toEqual(['destroyed', false]);
  });

  it('[H2-ALN-T2.4] takes the kind there is more of, ○ on a tie, or the one chosen', () => {
    const usual = (people: number, supplies: number) => {
      const civ = colony({ beads: [people, supplies] });
      const { asked } = step(civ, 'H2-ALN-16', { dice: [4] });
      return [asked.find((it) => it.clause === 'H2-ALN-T2.4')?.ask, counts(civ)];
    };
    expect([usual(3, 2), usual(2, 2), usual(2, 3), usual(0, 1), usual(1, 0)]).toEqual([
      ['choose', '2● 2○'],
      ['choose', '2● 1○'],
      ['choose', '2● 2○'],
      [undefined, '0● 0○'],
      [undefined, '0● 0○'],
    ]);
    const civ = colony({ beads: [3, 2] });
    step(civ, 'H2-ALN-16', { dice: [4], choose: { 'H2-ALN-T2.4': ['treasure'] } });
    expect(counts(civ)).toBe('3● 1○');
    const empty = colony({ beads: [0, 0] });
    step(empty, 'H2-ALN-16', { dice: [4] });
    expect(empty.ending?.clause).toBe('H2-ALN-20');
  });

  it('[H2-ALN-20] a loss paid in full down to nothing ends nothing; one that can’t be paid ends the colony', () => {
    const paid = colony({ beads: [1, 1] });
    step(paid, 'H2-ALN-16', { dice: [6] });
    expect([counts(paid), paid.ending]).toEqual(['0● 0○', null]);
    for (const [people, supplies, d6] of [
      [6, 1, 2],
      [1, 6, 3],
      [0, 6, 5],
      [6, 0, 6],
      [0, 6, 6],
    ] as const) {
      const civ = colony({ beads: [people, supplies] });
      step(civ, 'H2-ALN-16', { dice: [d6] });
      expect(civ.ending).toMatchObject({ clause: 'H2-ALN-20', kind: 'colony lost' });
    }
  });

  it('[H2-ALN-20] an encounter or a nexus that can’t be paid ends it too', () => {
    const near = (world: SecondWorld) => {
      cave(world, { x: MIDDLE.x, y: MIDDLE.y + 6 }, 1);
      resource(world, 'ore', { x: MIDDLE.x, y: MIDDLE.y + 4.5 });
    };
    const civ = colony({ beads: [0, 5] }, near);
    step(civ, 'H2-ALN-18');
    expect(civ.ending?.clause).toBe('H2-ALN-20');
    const alive = colony({ beads: [1, 5] }, near);
    step(alive, 'H2-ALN-18');
    expect([alive.ending, counts(alive)]).toEqual([null, '0● 6○']);
    // H2-CIV-24: the plague takes 3●, all or none.
    for (const [people, left] of [
      [2, 'H2-ALN-20'],
      [3, undefined],
    ] as const) {
      const sick = colony({ beads: [people, 5] }, (world) => {
        nexusAt(world, 'plague', { x: MIDDLE.x, y: MIDDLE.y + 4.5 });
        resource(world, 'ore', { x: MIDDLE.x, y: MIDDLE.y + 4.2 });
      });
      step(sick, 'H2-ALN-18');
      expect(sick.ending?.clause).toBe(left);
    }
  });
});

describe('step 3, Repair', () => {
  it('[H2-ALN-17] is rolled for only with something damaged, and holds on 4, or 3 with the Powerplant', () => {
    const fine = colony({ beads: [6, 6], online: ALL }, water);
    step(fine, 'H2-ALN-17', { dice: [] });
    for (const [d6, power, state] of [
      [3, 'destroyed', 'damaged'],
      [4, 'destroyed', 'online'],
      [2, 'online', 'damaged'],
      [3, 'online', 'online'],
    ] as const) {
      const civ = colony({ beads: [6, 6], online: ['Powerplant'], damaged: ['Megastructure'] }, water);
      civ.facilities.Powerplant.state = power;
      step(civ, 'H2-ALN-17', { dice: [d6] });
      expect([stateOf(civ, 'Megastructure'), marks(civ, 'damage').length]).toEqual([state, state === 'online' ? 0 : 1]);
    }
  });

  it('[H2-ALN-17] mends one, the Powerplant first, or the one chosen', () => {
    const all = without('Supply Cache');
    const civ = colony({ beads: [6, 6], damaged: all }, water);
    const mended: string[] = [];
    for (let i = 0; i < 5; i++) {
      step(civ, 'H2-ALN-17', { dice: [6] });
      mended.push(...all.filter((it) => stateOf(civ, it) === 'online' && !mended.includes(it)));
    }
    expect(mended).toEqual(['Powerplant', 'Agricomplex', 'Uplift Facility', 'Orgone Cathode', 'Megastructure']);
    const picky = colony({ beads: [6, 6], damaged: all }, water);
    step(picky, 'H2-ALN-17', { dice: [4], choose: { 'H2-ALN-17': ['Megastructure'] } });
    expect([stateOf(picky, 'Megastructure'), stateOf(picky, 'Powerplant')]).toEqual(['online', 'damaged']);
  });
});

describe('step 4, Act', () => {
  const offered = (civ: AlienCiv) => {
    const ask = step(civ, 'H2-ALN-18', { until: (it) => it.clause === 'H2-ALN-18' }).ask;
    return ask?.ask === 'choose' ? [ask.usual, ...ask.options.map((it) => it.key)] : null;
  };
  const both = (world: SecondWorld) => {
    water(world);
    resource(world, 'ore', west(3));
  };

  it('[H2-ALN-18] offers what is online and possible: Powerplant, Agricomplex, exploit, Cathode by default', () => {
    const three = ['Powerplant', 'Agricomplex', 'Orgone Cathode'] as FacilityName[];
    expect(offered(colony({ beads: [1, 1], online: three }, both))).toEqual([
      'Powerplant',
      'Powerplant',
      'Agricomplex',
      'Landing Site',
      'Orgone Cathode',
    ]);
    const dark = colony({ beads: [1, 1], online: ['Agricomplex', 'Orgone Cathode'], damaged: ['Powerplant'] }, both);
    expect(offered(dark)).toEqual(['Agricomplex', 'Agricomplex', 'Landing Site', 'Orgone Cathode']);
    const bare = colony({ beads: [1, 1], online: ['Orgone Cathode'], damaged: ['Agricomplex'] }, both);
    expect(offered(bare)).toEqual(['Landing Site', 'Landing Site', 'Orgone Cathode']);
    const idle = colony({ beads: [1, 1], damaged: ['Orgone Cathode'] });
    step(idle, 'H2-ALN-18');
    expect([counts(idle), idle.saving]).toEqual(['1● 1○', false]);
  });

  it('[H2-ALN-18] [H2-ALN-T1.6] prospers by default with four online or from turn 10 on', () => {
    const three = ['Megastructure', 'Powerplant', 'Agricomplex'] as FacilityName[];
    expect(offered(colony({ beads: [1, 1], online: three }, both))?.[0]).toBe('Powerplant');
    expect(offered(colony({ beads: [1, 1], online: [...three, 'Supply Cache'] }, both))?.[0]).toBe('prosper');
    const late = colony({ beads: [1, 1], online: three }, both);
    late.turn = 10;
    expect(offered(late)?.[0]).toBe('prosper');
  });

  it('[H2-ALN-18] [H2-CIV-05] need not end because they can do nothing else: the player decides', () => {
    const only = () => colony({ beads: [1, 1], online: ['Megastructure'] });
    expect(offered(only())).toEqual(['wait', 'prosper', 'wait']);
    const late = only();
    late.turn = 10;
    expect(offered(late)).toEqual(['prosper', 'prosper', 'wait']);
    const waiting = only();
    step(waiting, 'H2-ALN-18');
    expect([waiting.ending, counts(waiting)]).toEqual([null, '1● 1○']);
    const ended = only();
    step(ended, 'H2-ALN-18', { dice: [1], choose: { 'H2-ALN-18': ['prosper'] } });
    expect(ended.ending?.kind).toBe('prospered');
  });

  it('[H2-ALN-T1.0] the Landing Site exploits ore, gems and biomes, but none of type Alien', () => {
    for (const kind of ['ore', 'gems', 'biome'] as const) {
      const civ = colony({ beads: [1, 1] }, (world) => resource(world, kind, east(4)));
      step(civ, 'H2-ALN-18');
      expect([counts(civ), civ.world.page.units[0]?.until === null]).toEqual(['1● 2○', false]);
      const hollow = civ.world.page.pieces.find((it) => it.kind === 'hollow');
      expect(hollow && civ.world.page.connected(hollow, civ.landing)).toBe(true);
    }
    const alien = colony({ beads: [1, 1] }, (world) => alienCave(world, east(3)));
    step(alien, 'H2-ALN-18');
    expect(counts(alien)).toBe('1● 1○');
    const own = colony({ beads: [1, 1], damaged: ['Agricomplex'] }, water);
    step(own, 'H2-ALN-18');
    expect(counts(own)).toBe('1● 1○');
  });

  it('[H2-CIV-20] [H2-ALN-T1.2] [H2-ALN-T1.3] harvests use nothing up, and the Alien biome counts', () => {
    const civ = colony({ beads: [1, 1], online: ['Powerplant', 'Agricomplex'] }, water);
    const left = () => civ.world.page.units.filter((it) => it.until === null).length;
    const before = left();
    step(civ, 'H2-ALN-18');
    step(civ, 'H2-ALN-18', { choose: { 'H2-ALN-18': ['Agricomplex'] } });
    expect([counts(civ), left()]).toEqual(['1● 3○', before]);
  });

  it('[H2-ALN-06] a damaged Agricomplex harvests nothing', () => {
    const civ = colony({ beads: [1, 1], damaged: ['Agricomplex', 'Powerplant', 'Megastructure'] }, water);
    step(civ, 'H2-ALN-18');
    expect([counts(civ), civ.ending]).toEqual(['1● 1○', null]);
  });
});

describe('the end', () => {
  const achieved = (civ: AlienCiv) =>
    civ.world.journal.entries.filter((it) => it.clause === 'H2-ALN-28').map((it) => ('key' in it ? it.key : null));

  it.each([1, 2, 3, 4, 5, 6])('[H2-ALN-22] [H2-ALN-23] [H2-HND-T1.2] prospers on as many as are online (%i)', (d6) => {
    const civ = colony({ beads: [9, 9], online: ['Supply Cache', 'Megastructure', 'Powerplant'] }, water);
    civ.facilities.Powerplant.state = 'damaged';
    civ.turn = 11;
    turn(civ, { dice: [1, 1, d6], choose: { 'H2-ALN-14': ['Agricomplex'] } }, 12);
    // The Cache, the Megastructure and the new Agricomplex.
    expect(civ.ending).toMatchObject({ kind: d6 <= 3 ? 'prospered' : 'departed' });
    const lost = civ.world.journal.entries.filter((it) => it.clause === 'H2-ALN-24');
    expect([counts(civ), lost]).toEqual(['0● 0○', []]);
    expect(civ.world.page.pieces.filter((it) => it.room && it.until !== null)).toEqual([]);
    expect(civ.world.page.units.filter((it) => it.biome === 'alien' && it.until === null)).toHaveLength(2);
    const { result } = playOut({ world: civ.world, rule: () => aliens.handOver(civ, civ.ending ?? never()) }, {});
    expect(result).toBeNull();
  });

  it('[H2-ALN-24] [H2-HND-T1.1] a lost colony leaves its structures and calls an Alien card to the Landing Site', () => {
    const civ = colony({ beads: [0, 0], online: ['Supply Cache'] });
    turn(civ, { dice: [3] });
    expect([civ.ending?.kind, counts(civ), civ.group.alive]).toEqual(['colony lost', '0● 0○', false]);
    expect(civ.world.page.pieces.every((it) => it.until === null)).toBe(true);
    const { result } = playOut({ world: civ.world, rule: () => aliens.handOver(civ, civ.ending ?? never()) }, {});
    expect(result).toMatchObject({ kind: 'extra group', card: 'alien', piece: civ.landing.id });
  });

  it('[H2-ALN-24] [H2-NEX-T1.3] Fate loses it too', () => {
    const civ = colony({ beads: [6, 6] }, (world) => {
      nexusAt(world, 'fate', { x: MIDDLE.x, y: MIDDLE.y + 4.5 });
      resource(world, 'ore', { x: MIDDLE.x, y: MIDDLE.y + 4.2 });
    });
    turn(civ, { dice: [1] });
    expect([civ.ending?.kind, counts(civ)]).toEqual(['fate', '0● 0○']);
    const { result } = playOut({ world: civ.world, rule: () => aliens.handOver(civ, civ.ending ?? never()) }, {});
    expect(result).toMatchObject({ card: 'alien' });
  });

  it('[H2-ALN-25] damage and wrecks stay drawn', () => {
    const civ = colony({ beads: [0, 0], online: ['Supply Cache'], damaged: ['Powerplant', 'Agricomplex'] }, water);
    turn(civ, { dice: [2] });
    expect(civ.ending?.kind).toBe('colony lost');
    expect([marks(civ, 'ruin').length, marks(civ, 'damage').length]).toEqual([1, 1]);
  });

  it('[H2-ALN-29] [H2-INV-17] the colony is given up at the end of the turn limit, a setting from 10 to 99', () => {
    expect(secondOptions().alienTurns).toBe(30);
    for (const alienTurns of [9, 100, 10.5]) expect(secondOptionsSchema.safeParse({ alienTurns }).success).toBe(false);
    const civ = colony({ beads: [9, 9], online: ['Supply Cache'] }, undefined, { alienTurns: 12 });
    turn(civ, { dice: [1] }, 11);
    expect(civ.ending).toBeNull();
    turn(civ, { dice: [1] }, 12);
    expect(civ.ending).toMatchObject({ clause: 'H2-ALN-29', kind: 'out of time' });
    expect(counts(civ)).toBe('0● 0○');
  });

  it('[H2-ALN-28] notes quick success, all six built, and all six online', () => {
    const all = colony({ beads: [9, 9], online: ALL }, water);
    turn(all, { dice: [1, 6] }, 6);
    expect(achieved(all)).toEqual(['prospered soon', 'all six facilities', 'all six online']);
    const late = colony({ beads: [9, 9], online: ALL }, water);
    turn(late, { dice: [1, 6] }, 7);
    expect(achieved(late)).toEqual(['all six facilities', 'all six online']);
    const hurt = colony({ beads: [9, 9], online: without('Powerplant'), damaged: ['Powerplant'] }, water);
    turn(hurt, { dice: [1, 1, 1] }, 7);
    expect(achieved(hurt)).toEqual(['all six facilities']);
    const few = colony({ beads: [9, 9], online: without('Powerplant') });
    turn(few, { dice: [1, 6] }, 4);
    expect(achieved(few)).toEqual([]);
  });
});

function never(): never {
  throw new Error('no ending');
}
