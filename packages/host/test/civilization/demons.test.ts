import {
  areaOf,
  bounds,
  distance,
  gapTo,
  holdsPoint,
  type Piece,
  type Point,
  polygon,
  ringArea,
} from '@understory/page';
import type { Entry } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { beadsOf, count, putBead } from '../../src/beads.ts';
import type { World } from '../../src/index.ts';
import { lairIn } from '../../src/lairs.ts';
import { endCivilization, playTurn } from '../../src/second/civilization/age.ts';
import { assembly, type DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { feed, intrigue, sacrificeOrSeek, wander } from '../../src/second/civilization/demons/hunt.ts';
import { nearestPrey, preyWithin } from '../../src/second/civilization/demons/resources.ts';
import { demonRoom, ROOM_SHAPES } from '../../src/second/civilization/demons/shapes.ts';
import { TEN_DEMONS } from '../../src/second/civilization/demons/ten-demons.table.ts';
import { moveTunneller } from '../../src/second/civilization/demons/tunneller.ts';
import { works } from '../../src/second/civilization/works.ts';
import { draw } from '../../src/second/draw.ts';
import { groupOf, note } from '../../src/world.ts';
import { groupFields } from '../../src/world-file.ts';
import { demonsAt, stops, throwing } from './demons-at.ts';
import { bare, cave, nexusAt, play, resource } from './ground.ts';

type Answers = Parameters<typeof play>[2];

/** The Demons as their set-up leaves them. */
function arrived(world = bare(), answers: Answers = [], seed = 'gate'): DemonCiv {
  world.journal.age = 'civilization';
  return play(world, (it) => demons.setUp(it), answers, seed) as DemonCiv;
}
const MIDDLE = { x: 15, y: 12 };
const far = { gate: { x: 4, y: 18 } };
const standing = (world: World, at: Point = MIDDLE) => demonsAt(world, { ...far, tunneller: at });
const beads = ({ world, group }: DemonCiv, kind: 'population' | 'treasure') => count(world, group.id, kind);
const there = ({ world }: DemonCiv, room: string): Piece[] => world.page.pieces.filter((it) => it.room === room);
const inside = ({ world }: DemonCiv, piece: Piece | undefined) =>
  world.page.beadsIn(piece?.id ?? '').map((it) => it.kind);
const marksOn = ({ world }: DemonCiv, piece: Piece | undefined) =>
  world.page.marks.filter((it) => it.piece === piece?.id && it.until === null).map((it) => it.kind);
const entries = ({ world }: DemonCiv, kind: string) =>
  world.journal.entries.filter((it) => it.kind === kind) as (Entry & {
    text: string;
    demon: string;
    assembly: string[];
  })[];

/** … with features that the player chose for the Gate. */
function featured(...chosen: string[]): DemonCiv {
  const { result } = playOut({ world: bare(), rule: (it) => demons.setUp(it) }, { choose: { 'H2-DEM-02': chosen } });
  return result as DemonCiv;
}

describe('the Demons come (H2-DEM)', () => {
  it('[H2-DEM-01] [H2-INV-01] with ten ● in the Assembly, beside the map and not on it', () => {
    const civ = arrived();
    expect(assembly(civ)).toHaveLength(10);
    expect(beads(civ, 'population')).toBe(0);
    expect(groupFields(civ.world, civ.group).aside).toEqual(assembly(civ));
  });

  it('[H2-DEM-02] [H2-MSR-18] [H2-MSR-19] with a Gate of 6 square beads anywhere on the map, its label beside it', () => {
    const places = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const civ = arrived(bare(), [], `gate ${i}`);
      const { page } = civ.world;
      expect(civ.gate).toMatchObject({ kind: 'room', room: 'Demon Gate', area: 6, owner: civ.group.id });
      expect(areaOf(civ.gate.shape)).toBeCloseTo(6, 1);
      const { left, top, right, bottom } = bounds(civ.gate.shape);
      expect(left >= -0.01 && right <= 30.01 && top >= 3.99 && bottom <= 21.01).toBe(true);
      expect(page.labels.map((it) => it.text)).toContain('Demon Gate');
      places.add(`${Math.round(left / 6)}`);
    }
    expect(places.size).toBeGreaterThan(2);
  });

  it('[H2-DEM-02] what falls in the sky drops to the surface line, and the Gate lies under it', () => {
    const world = bare();
    world.journal.age = 'civilization';
    const script = { dice: [1], spots: [{ x: 12, y: 1 }] };
    const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, script);
    const { top } = bounds((result as DemonCiv).gate.shape);
    expect(top).toBeCloseTo(4, 1);
  });

  it('[H2-DEM-02] and one feature of their home plane, rolled with 1d10 in the book’s order, or chosen', () => {
    const look = (roll: number) => {
      const world = bare();
      const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, { dice: [roll] });
      return (result as DemonCiv).gate.look;
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(look)).toEqual([
      'fire',
      'ice',
      'water',
      'magma',
      'darkness',
      'mithral',
      'void',
      'light',
      'biome',
      'nothing',
    ]);
    expect(featured('ice').gate.look).toBe('ice');
  });

  it('[H2-DEM-03] [H2-HND-03] the feature is a resource only when the age is over: water, magma or a biome', () => {
    const left = (...features: string[]) => {
      const civ = featured(...features);
      expect(civ.world.page.units).toHaveLength(0);
      expect(nearestPrey(civ)).toBeNull();
      play(civ.world, () => endCivilization(civ, { clause: 'H2-DEM-16', kind: '', text: '' }));
      play(civ.world, () => demons.handOver(civ, { clause: 'H2-DEM-16', kind: '', text: '' }));
      return civ.world.page.units.map((it) => [it.kind, it.biome, it.piece === civ.gate.id]);
    };
    expect(left('water')).toEqual([['water', null, true]]);
    expect(left('magma')).toEqual([['magma', null, true]]);
    expect(left('biome', 'slime')).toEqual([['biome', 'slime', true]]);
    expect(left('fire')).toEqual([]);
  });

  it('[H2-CIV-07] through an unused gateway in the stratum, if there is one', () => {
    const world = bare();
    const gateway = nexusAt(world, 'gateway', { x: 22, y: 7.2 });
    world.journal.age = 'civilization';
    const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, { dice: [1], spots: [{ x: 8, y: 7 }] });
    expect((result as DemonCiv).heart).toEqual({ x: 22, y: 7.2 });
    expect(world.page.marks.find((it) => it.piece === gateway.id)?.until).not.toBeNull();
  });

  it('[H2-CIV-31] never on Fate: the Gate is moved to where it fits', () => {
    const world = bare();
    const fate = nexusAt(world, 'fate', { x: 15, y: 12 });
    const script = { dice: [1], spots: [{ x: 15, y: 12 }] };
    const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, script);
    const civ = result as DemonCiv;
    expect(world.page.touches(civ.gate.shape, fate.shape)).toBe(false);
    expect(civ.ending).toBeNull();
  });

  it('[H2-CIV-21] a Gate near a lair is noticed: a monster and a demon are gone', () => {
    const world = bare();
    const den = cave(world, { x: 15, y: 16 }, 2);
    world.journal.age = 'civilization';
    const script = { dice: [1], spots: [{ x: 15, y: 12.5 }] };
    const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, script);
    expect([lairIn(world, den)?.beads.length, assembly(result as DemonCiv).length]).toEqual([1, 9]);
  });

  it('[H2-DEM-04] with the Tunneller in the middle of the Gate, a point with a sign on the page', () => {
    const civ = arrived();
    expect(holdsPoint(civ.gate.shape, civ.tunneller.x, civ.tunneller.y)).toBe(true);
    const signs = civ.world.page.marks.filter((it) => it.kind === 'tunneller' && it.until === null);
    expect(signs).toMatchObject([{ at: civ.tunneller, piece: civ.gate.id }]);
  });

  it('[H2-DEM-23] with a theme of their own', () => {
    expect(arrived(bare(), [['H2-DEM-23', 'brutalist']]).theme).toBe('brutalist');
    const asked = playOut({ world: bare(), rule: (it) => demons.setUp(it) }, { dice: [1] }).asked;
    expect(asked.find((it) => it.clause === 'H2-DEM-23')).toMatchObject({ usual: null, options: { length: 5 } });
  });
});

describe('the Tunneller', () => {
  it('[H2-DEM-04] draws a tunnel with every move, and its sign moves along', () => {
    const civ = demonsAt(bare());
    throwing(civ, [3], wander);
    const tunnel = works(civ).at(-1);
    expect(tunnel).toMatchObject({ kind: 'tunnel', owner: civ.group.id });
    expect(tunnel?.shape.path).toEqual([10, 10, 14.5, 10]);
    const signs = civ.world.page.marks.filter((it) => it.kind === 'tunneller');
    expect(signs.map((it) => it.until === null)).toEqual([false, true]);
    expect(signs.at(-1)?.at).toEqual({ x: 14.5, y: 10 });
  });

  it('[H2-DEM-04] never returns into the Gate, but passes through it', () => {
    const civ = demonsAt(bare(), { tunneller: { x: 10, y: 12.5 } });
    throwing(civ, [], (it) => moveTunneller(it, 'H2-DEM-10', { x: 10, y: 10 }));
    throwing(civ, [], (it) => moveTunneller(it, 'H2-DEM-10', { x: 10, y: 9 }));
    throwing(civ, [], (it) => moveTunneller(it, 'H2-DEM-10', { x: 10, y: 7 }));
    expect(stops(civ)).toEqual([
      [10, 11.382],
      [10, 7],
    ]);
  });

  it('[H2-DEM-05] [H2-DEM-06] hungers for every resource and every lair, but not for Demons, nor for the Gate', () => {
    const world = bare();
    resource(world, 'ore', { x: 15, y: 13 });
    resource(world, 'gems', { x: 16, y: 12 });
    resource(world, 'water', { x: 15, y: 11 });
    resource(world, 'magma', { x: 14, y: 12 });
    resource(world, 'biome', { x: 14, y: 13 });
    resource(world, 'nexus', { x: 16, y: 13 });
    cave(world, { x: 13.5, y: 11 }, 1);
    const civ = standing(world);
    resource(world, 'surface biome', { x: 15, y: 4 });
    const kinds = () => new Set(preyWithin(civ).map((it) => it.kind));
    const all = ['ore', 'gems', 'water', 'magma', 'biome', 'surface biome', 'nexus', 'monsters'];
    expect(kinds()).toEqual(new Set(all));
    note(world, { kind: 'given', clause: 'H2-GEN-07' }, [
      { do: 'build', group: civ.group.id, what: 'Infernal Sanctum' },
      putBead(world, civ.gate, { kind: 'population', owner: civ.group.id }),
    ]);
    expect(kinds()).toEqual(new Set(all.filter((it) => it !== 'nexus')));
    expect(preyWithin(civ).filter((it) => it.kind === 'monsters')).toHaveLength(1);
  });

  it('[H2-DEM-07] first one ● leaves the Assembly', () => {
    const civ = demonsAt(bare());
    throwing(civ, [], intrigue);
    expect(assembly(civ)).toHaveLength(9);
    expect(entries(civ, 'demon gone')).toMatchObject([{ clause: 'H2-DEM-07', assembly: assembly(civ) }]);
  });

  it('[H2-DEM-08] [H2-CIV-22] at a lair it sacrifices 1●, builds a Charnel Pit beside it, and there is no ○ and no loss', () => {
    const world = bare();
    const den = cave(world, { x: 15, y: 12 }, 2, 1.2);
    const civ = standing(world, { x: 15.5, y: 12 });
    throwing(civ, [], sacrificeOrSeek);
    const [pit] = there(civ, 'Charnel Pit');
    expect([lairIn(world, den)?.beads.length, beads(civ, 'treasure'), assembly(civ).length]).toEqual([1, 0, 10]);
    expect(stops(civ)).toEqual([]);
    expect(pit && world.page.touches(pit.shape, den.shape)).toBe(true);
    expect(pit && holdsPoint(den.shape, ...centre(pit))).toBe(false);
  });

  it('[H2-DEM-09] otherwise it goes up to 4.5 beads straight towards the nearest resource, and stops on it', () => {
    const goes = (x: number, lair = false) => {
      const world = bare();
      if (lair) cave(world, { x, y: 12 }, 1, 1);
      else resource(world, 'ore', { x, y: 12 });
      resource(world, 'gems', { x: 1, y: 5 });
      const civ = standing(world);
      throwing(civ, [], sacrificeOrSeek);
      return stops(civ);
    };
    expect(goes(25)).toEqual([[19.5, 12]]);
    expect(goes(18)).toEqual([[18, 12]]);
    expect(goes(18, true)).toEqual([[17, 12]]);
  });

  it('[H2-DEM-09] and stays where there is no resource on the map', () => {
    const civ = standing(bare());
    throwing(civ, [], sacrificeOrSeek);
    expect(stops(civ)).toEqual([]);
  });

  it('[H2-DEM-10] [H2-MSR-21] then it wanders 4.5 beads by the clock, always', () => {
    const wandered = (hour: number) => {
      const civ = standing(bare());
      throwing(civ, [hour], wander);
      return stops(civ)[0];
    };
    expect([12, 3, 6, 9].map(wandered)).toEqual([
      [15, 7.5],
      [19.5, 12],
      [15, 16.5],
      [10.5, 12],
    ]);
    expect(wandered(1)).toEqual([17.25, 8.103]);
  });

  it('[H2-DEM-11] short of the page’s edge and of the sky', () => {
    const stopped = (from: Point, hour: number) => {
      const civ = standing(bare(), from);
      throwing(civ, [hour], wander);
      return stops(civ)[0];
    };
    expect(stopped({ x: 2, y: 12 }, 9)).toEqual([0.5, 12]);
    expect(stopped({ x: 27, y: 12 }, 3)).toEqual([29.5, 12]);
    expect(stopped({ x: 15, y: 19 }, 6)).toEqual([15, 20.5]);
    expect(stopped({ x: 15, y: 6 }, 12)?.[1]).toBeCloseTo(4, 2);
    expect(stopped({ x: 0.5, y: 12 }, 9)).toBeUndefined();
  });

  it('[H2-NEX-16] reaches a void at its edge, and never goes in', () => {
    const world = bare();
    const shape = polygon([18, 10, 22, 10, 22, 14, 18, 14]);
    const nexus = {
      kind: 'void',
      nexus: 'void',
      title: 'a void',
      units: [{ kind: 'nexus', at: [{ x: 20, y: 12 }] }],
    } as const;
    draw(world, { clause: 'H2-NEX-T1.16', shape, ...nexus });
    const civ = standing(world);
    throwing(civ, [], sacrificeOrSeek);
    expect(stops(civ)).toEqual([[17.8, 12]]);
    expect(preyWithin(civ, 2.25)).toMatchObject([{ kind: 'nexus', gap: expect.closeTo(0.2, 2) }]);
    throwing(civ, [], (it) => moveTunneller(it, 'H2-DEM-10', { x: 23, y: 12 }));
    const tunnel = works(civ).at(-1);
    expect(civ.tunneller).toEqual({ x: 23, y: 12 });
    expect(tunnel && world.page.gap({ ...tunnel.shape, swell: 0 }, shape)).toBeGreaterThan(0.19);
  });

  it('[H2-DEM-12] feeds on what is near: goes onto it, uses it up, 1○ for the Gate, and builds there', () => {
    const world = bare();
    resource(world, 'magma', { x: 17.25, y: 12 });
    const civ = standing(world);
    throwing(civ, [], feed);
    expect(stops(civ)).toEqual([[17.25, 12]]);
    expect(world.page.units[0]?.until).not.toBeNull();
    expect(inside(civ, civ.gate)).toEqual(['treasure']);
    expect(there(civ, 'Incineration Shrine')).toHaveLength(1);
    expect(works(civ).some((it) => it.kind === 'hollow')).toBe(true);
  });

  it('[H2-DEM-12] on the nearest unless the player chooses another; on nothing beyond 2.25', () => {
    const world = bare();
    resource(world, 'magma', { x: 16, y: 12 });
    const ore = resource(world, 'ore', { x: 15, y: 14 });
    const key = world.page.units.find((it) => it.piece === ore)?.id ?? '';
    expect(there(fedOn(world), 'Incineration Shrine')).toHaveLength(1);
    const civ = standing(world);
    play(world, () => feed(civ), [['H2-DEM-12', key]]);
    expect(there(civ, 'Demonic Palace')).toHaveLength(1);
    const empty = bare();
    resource(empty, 'ore', { x: 17.3, y: 12 });
    const idle = standing(empty);
    throwing(idle, [], feed);
    expect([stops(idle), idle.group.built]).toEqual([[], []]);
  });

  function fedOn(world: World): DemonCiv {
    const copy = bare();
    for (const { kind, at } of world.page.units) resource(copy, kind, at);
    const civ = standing(copy);
    throwing(civ, [], feed);
    return civ;
  }

  it('[H2-DEM-13] takes 1● of a lair and 1○ for it; the same lair may be sacrificed from in that turn', () => {
    const world = bare();
    const den = cave(world, { x: 15, y: 12 }, 3, 1.5);
    const civ = standing(world, { x: 15, y: 12 });
    throwing(civ, [], sacrificeOrSeek);
    throwing(civ, [], feed);
    expect([lairIn(world, den)?.beads.length, beads(civ, 'treasure')]).toEqual([1, 1]);
    expect(there(civ, 'Charnel Pit')).toHaveLength(2);
    expect(assembly(civ)).toHaveLength(10);
  });

  it('[H2-DEM-13] uses a nexus, which stays a nexus', () => {
    const world = bare();
    resource(world, 'nexus', { x: 16, y: 12 });
    const civ = standing(world);
    throwing(civ, [], intrigue);
    throwing(civ, [], feed);
    expect(world.page.units[0]?.until).toBeNull();
    expect(entries(civ, 'nexus used')).toHaveLength(1);
    throwing(civ, [], feed);
    expect(there(civ, 'Infernal Sanctum')).toHaveLength(1);
  });

  it('[H2-DEM-14] opens what its tunnel touches and meets nobody', () => {
    const world = bare();
    const hall = cave(world, { x: 18, y: 12 });
    const den = cave(world, { x: 16.5, y: 12 }, 2);
    const civ = standing(world);
    throwing(civ, [3], wander);
    expect(works(civ)).toContain(hall);
    expect(works(civ)).toContain(den);
    expect([lairIn(world, den)?.beads.length, assembly(civ).length]).toEqual([2, 10]);
  });

  it('[H2-DEM-14] [H2-CIV-24] makes contact with a nexus, at the Assembly’s cost', () => {
    const touched = (nexus: 'plague' | 'radiation' | 'fate') => {
      const world = bare();
      nexusAt(world, nexus, { x: 17, y: 12 });
      const civ = standing(world);
      throwing(civ, [3], wander);
      return [assembly(civ).length, civ.ending?.kind ?? null, stops(civ)[0]];
    };
    expect(touched('plague')).toEqual([7, null, [19.5, 12]]);
    expect(touched('radiation')).toEqual([9, null, [19.5, 12]]);
    expect(touched('fate')).toEqual([10, 'fate', [19.5, 12]]);
  });
});

describe('Demonic constructions', () => {
  /** Fed once on this kind of resource, two beads off. */
  const fed = (kind: Parameters<typeof resource>[1], at = { x: 16, y: 12 }, from = MIDDLE) => {
    const world = bare();
    resource(world, kind, at);
    resource(world, kind, { x: at.x + 1.6, y: at.y });
    const civ = standing(world, from);
    throwing(civ, [], intrigue);
    throwing(civ, [], feed);
    return civ;
  };
  const again = (civ: DemonCiv) => {
    throwing(civ, [], feed);
    return civ;
  };

  it('[H2-DEM-T1.1] monsters: a Charnel Pit, with nothing in it', () => {
    const world = bare();
    cave(world, { x: 16.5, y: 12 }, 1);
    const civ = standing(world);
    throwing(civ, [], feed);
    const [pit] = there(civ, 'Charnel Pit');
    expect([inside(civ, pit), marksOn(civ, pit)]).toEqual([[], ['demonic']]);
    expect(stops(civ)).toEqual([[15.9, 12]]);
  });

  it('[H2-DEM-T1.2] ore: a Demonic Palace each time, with a demon of the Assembly and 1❖', () => {
    const civ = again(fed('ore'));
    expect(there(civ, 'Demonic Palace').map((it) => inside(civ, it))).toEqual([
      ['population', 'epic'],
      ['population', 'epic'],
    ]);
    expect(assembly(civ)).toHaveLength(7);
    const bound = beadsOf(civ.world, civ.group.id, 'population').map((it) => it.name);
    expect(bound.filter((it) => it && assembly(civ).includes(it))).toEqual([]);
    expect(entries(civ, 'demon bound')).toMatchObject([{ demon: bound[0] }, { demon: bound[1] }]);
  });

  it('[H2-DEM-T1.3] gems: an Ego Prison, the first with a demon of the Assembly', () => {
    const civ = again(fed('gems'));
    expect(there(civ, 'Ego Prison').map((it) => inside(civ, it))).toEqual([['population'], []]);
    expect(assembly(civ)).toHaveLength(8);
  });

  it('[H2-DEM-T1.4] water: a Hideous Engine, the first with 1❖', () => {
    const civ = again(fed('water'));
    expect(there(civ, 'Hideous Engine').map((it) => inside(civ, it))).toEqual([['epic'], []]);
  });

  it('[H2-DEM-T1.5] magma: an Incineration Shrine', () => {
    expect(there(again(fed('magma')), 'Incineration Shrine')).toHaveLength(2);
  });

  it('[H2-DEM-T1.6] [H2-DEM-05] an underground biome: Deeply Bound Corruption, with 1● from the supply, a Demon', () => {
    const civ = fed('biome');
    const [room] = there(civ, 'Deeply Bound Corruption');
    expect([inside(civ, room), assembly(civ).length, beads(civ, 'population')]).toEqual([['population'], 9, 1]);
    expect(room && lairIn(civ.world, room)).toBeNull();
  });

  it('[H2-DEM-T1.7] a surface biome: a Pride Stone under the sky, with ☒', () => {
    const civ = fed('surface biome', { x: 16, y: 4 }, { x: 15, y: 5 });
    const [stone] = there(civ, 'Pride Stone');
    expect(stone).toMatchObject({ kind: 'building', stratum: 0 });
    expect(marksOn(civ, stone)).toEqual(['demonic', 'tomb']);
    expect(stone && bounds(stone.shape).bottom).toBeCloseTo(4.15, 1);
  });

  it('[H2-DEM-T1.8] the nexus: an Infernal Sanctum near the Gate, once, and a demon comes back', () => {
    const civ = fed('nexus');
    const [sanctum] = there(civ, 'Infernal Sanctum');
    expect(sanctum && civ.world.page.near(sanctum.shape, civ.gate.shape)).toBe(true);
    expect(sanctum && civ.world.page.connected(sanctum, civ.gate)).toBe(true);
    expect(assembly(civ)).toHaveLength(10);
    expect(entries(civ, 'demon back')).toMatchObject([{ demon: entries(civ, 'demon gone')[0]?.demon }]);
    expect(demons.constructions(civ).at(-1)).toMatchObject({ built: true, whyNot: 'built already' });
  });

  it('[H2-DEM-15] [H2-CIV-T1.4] all carry the mark of a Demonic construction; the Gate does not', () => {
    for (const [kind, name] of [
      ['ore', 'Demonic Palace'],
      ['nexus', 'Infernal Sanctum'],
      ['water', 'Hideous Engine'],
    ] as const) {
      const civ = fed(kind);
      expect(marksOn(civ, there(civ, name)[0])).toContain('demonic');
      expect(marksOn(civ, civ.gate)).not.toContain('demonic');
    }
  });

  it('[H2-DEM-26] are drawn over the hollow of their unit, clear of nothing, and inside the page', () => {
    const civ = fed('ore');
    const [palace] = there(civ, 'Demonic Palace');
    const hollow = works(civ).find((it) => it.kind === 'hollow');
    expect(palace?.shape).toEqual(hollow?.shape);
    expect(palace && gapTo(palace.shape, 16, 12)).toBe(0);
    const edge = fed('ore', { x: 0.2, y: 12 }, { x: 1, y: 12 });
    const [cornered] = there(edge, 'Demonic Palace');
    expect(cornered && bounds(cornered.shape).left).toBeGreaterThanOrEqual(-0.01);
  });

  it('says on the sheet what can be built, and why not yet', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const sheet = demons.constructions(standing(world));
    expect(sheet.filter((it) => it.whyNot === null).map((it) => it.name)).toEqual(['Demonic Palace']);
    expect(sheet.map((it) => it.name)).toHaveLength(8);
    expect(sheet[0]?.whyNot).toBe('no monsters near the Tunneller');
  });
});

describe('the ten demons', () => {
  it('[H2-DEM-T2.1–10] [H2-NAM-02] have names, natures and tastes', () => {
    const names =
      'Efluvivex, The Collector, Metastockaplex, Comlshex Maw, Name Redacted (the first), Umok, Tdx67, '.concat(
        "Name Redacted (the second), The other one, Lrud'sdj",
      );
    expect(TEN_DEMONS.map((it) => it.name).join(', ')).toBe(names);
    expect(new Set(TEN_DEMONS.map((it) => it.look)).size).toBe(10);
  });

  it('[H2-DEM-24] the player says which leaves or is bound; by default it is random, and the journal names it', () => {
    const civ = demonsAt(bare());
    play(civ.world, () => intrigue(civ), [['H2-DEM-24', 'Umok']]);
    expect(assembly(civ)).not.toContain('Umok');
    expect(entries(civ, 'demon gone')[0]?.text).toContain('Umok');
    const asked = playOut({ world: civ.world, rule: () => intrigue(civ) }, {}).asked;
    expect(asked).toMatchObject([{ clause: 'H2-DEM-24', usual: null }]);
  });

  it('[H2-DEM-24] a bound one furnishes its construction to its taste', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const civ = standing(world);
    play(world, () => feed(civ), [['H2-DEM-24', 'The Collector']]);
    const [palace] = there(civ, 'Demonic Palace');
    expect(palace?.look).toBe('clockwork');
    expect(world.page.beadsIn(palace?.id ?? '', 'population')).toMatchObject([{ name: 'The Collector' }]);
  });
});

describe('the Demons’ end', () => {
  it('[H2-DEM-16] comes at once when the Assembly holds 1●, in the middle of a turn', () => {
    const civ = demonsAt(bare(), { seats: 2 });
    throwing(civ, [], (it) => playTurn(it, 1));
    expect(civ.ending).toMatchObject({ clause: 'H2-DEM-16', kind: 'the last demon' });
    expect(stops(civ)).toEqual([]);
  });

  it('[H2-DEM-16] comes after the construction under way is finished', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const civ = demonsAt(world, { ...far, tunneller: MIDDLE, seats: 2 });
    throwing(civ, [], feed);
    expect(civ.ending?.kind).toBe('the last demon');
    expect(inside(civ, there(civ, 'Demonic Palace')[0])).toEqual(['population', 'epic']);
  });

  it('[H2-DEM-16] [H2-NEX-14] also when a plague leaves nobody', () => {
    const world = bare();
    nexusAt(world, 'plague', { x: 17, y: 12 });
    const civ = demonsAt(world, { ...far, tunneller: MIDDLE, seats: 3 });
    throwing(civ, [3], wander);
    expect(assembly(civ)).toHaveLength(0);
    expect(civ.ending?.clause).toBe('H2-DEM-16');
  });

  it('[H2-DEM-17] closes the Gate, empties the Assembly, and leaves 1● where the Tunneller stands', () => {
    const civ = demonsAt(bare(), { seats: 3 });
    throwing(civ, [3], (it) => playTurn(it, 1));
    throwing(civ, [], (it) => playTurn(it, 2));
    expect(assembly(civ)).toEqual([]);
    expect(entries(civ, 'gate closed')[0]?.text).toContain('victor');
    const [left] = beadsOf(civ.world, civ.group.id, 'population');
    expect(left).toMatchObject({ at: { x: 14.5, y: 10 }, owner: civ.group.id });
    expect(works(civ)).toContain(civ.world.page.piece(left?.piece ?? ''));
    expect(civ.world.page.marks.filter((it) => it.kind === 'tunneller' && it.until === null)).toEqual([]);
  });

  const ended = (draw: (world: World) => void) => {
    const world = bare();
    draw(world);
    const civ = standing(world);
    throwing(civ, [], feed);
    play(world, () => endCivilization(civ, { clause: 'H2-DEM-16', kind: 'the last demon', text: 'Over.' }));
    return civ;
  };
  const handedOver = (civ: DemonCiv, answers: Answers = []) =>
    play(civ.world, () => demons.handOver(civ, { clause: 'H2-DEM-16', kind: '', text: '' }), answers);

  it('[H2-DEM-18] [H2-HND-T1.4] asks for one more group, at a Demonic Palace by default, or where a Demon is', () => {
    const civ = ended((world) => resource(world, 'ore', { x: 16, y: 12 }));
    const [palace] = there(civ, 'Demonic Palace');
    expect(handedOver(civ)).toMatchObject({ kind: 'extra group', card: 'chosen', piece: palace?.id });
    const corrupt = ended((world) => resource(world, 'biome', { x: 16, y: 12 }));
    expect(handedOver(corrupt)?.piece).toBe(there(corrupt, 'Deeply Bound Corruption')[0]?.id);
    const bare = ended(() => {});
    expect(handedOver(bare)).toMatchObject({ piece: bare.gate.id, at: MIDDLE });
  });

  it('[H2-DEM-18] the player may choose another place that holds a Demon', () => {
    const civ = ended((world) => resource(world, 'ore', { x: 16, y: 12 }));
    throwing(civ, [], (it) => moveTunneller(it, 'H2-DEM-10', { x: 20, y: 12 }));
    const tunnel = works(civ).at(-1);
    note(civ.world, { kind: 'given', clause: 'H2-GEN-07' }, [
      putBead(civ.world, tunnel as Piece, { kind: 'population', owner: civ.group.id }),
    ]);
    expect(handedOver(civ, [['H2-DEM-18', tunnel?.id ?? '']])?.piece).toBe(tunnel?.id);
  });

  it('[H2-DEM-19] [H2-INV-14] [H2-INV-07] then all their ● and ○ are gone; ❖ and lairs stay', () => {
    const civ = ended((world) => {
      resource(world, 'ore', { x: 16, y: 12 });
      cave(world, { x: 24, y: 8 }, 2);
    });
    expect([beads(civ, 'population'), beads(civ, 'treasure')]).toEqual([2, 2]);
    handedOver(civ);
    expect([beads(civ, 'population'), beads(civ, 'treasure')]).toEqual([0, 0]);
    const left = civ.world.page.beads.filter((it) => it.until === null).map((it) => [it.kind, it.owner]);
    expect(left).toEqual([
      ['population', null],
      ['population', null],
      ['epic', null],
    ]);
    expect(groupOf(civ.world, civ.group.id).alive).toBe(false);
  });

  it('[H2-DEM-20] Fate ends them in the same way', () => {
    const world = bare();
    nexusAt(world, 'fate', { x: 17, y: 12 });
    const civ = standing(world);
    throwing(civ, [], (it) => playTurn(it, 1));
    expect(civ.ending?.kind).toBe('fate');
    expect(entries(civ, 'gate closed')).toHaveLength(1);
    expect(handedOver(civ)).toMatchObject({ clause: 'H2-HND-T1.4', at: civ.tunneller });
  });

  it('[H2-DEM-25] is crowned if rooms of all ten shapes were built', () => {
    const civ = demonsAt(bare(), { seats: 2 });
    civ.rooms = 10;
    throwing(civ, [], (it) => playTurn(it, 1));
    expect(entries(civ, 'achievement')).toMatchObject([{ clause: 'H2-DEM-25' }]);
    const plain = demonsAt(bare(), { seats: 2 });
    plain.rooms = 9;
    throwing(plain, [], (it) => playTurn(it, 1));
    expect(entries(plain, 'achievement')).toEqual([]);
  });
});

describe('the Demons’ style', () => {
  it('[H2-DEM-21] tunnels are straight, curved, tangled or zigzag: one throughout, mixed, or as the player says', () => {
    const dug = (digs: string, answers: Answers = []) => {
      const civ = arrived(bare(), [['H2-DEM-21', digs]]);
      const { x, y } = civ.heart;
      const by = x < 15 ? 2 : -2;
      for (let i = 1; i <= 6; i++)
        play(civ.world, () => moveTunneller(civ, 'H2-DEM-10', { x: x + by * i, y }), i === 1 ? answers : []);
      return works(civ)
        .filter((it) => it.kind === 'tunnel')
        .map((it) => it.look);
    };
    for (const digs of ['straight', 'curved', 'tangled', 'zigzag']) expect(new Set(dug(digs))).toEqual(new Set([digs]));
    expect(new Set(dug('mixed')).size).toBeGreaterThan(1);
    expect(dug('each', [['H2-DEM-21', 'tangled']])[0]).toBe('tangled');
  });

  it('[H2-DEM-21] whatever its course, a tunnel ends where the Tunneller does', () => {
    const civ = arrived(bare(), [['H2-DEM-21', 'tangled']]);
    const { x, y } = civ.heart;
    play(civ.world, () => moveTunneller(civ, 'H2-DEM-10', { x: x < 15 ? x + 4 : x - 4, y }));
    const { path } = works(civ).at(-1)?.shape ?? { path: [] };
    expect([path[0], path[1], path.at(-2), path.at(-1)]).toEqual([x, y, civ.tunneller.x, civ.tunneller.y]);
    expect(path.length).toBeGreaterThan(8);
  });

  it('[H2-DEM-22] ten room shapes of exactly the asked area, each drawn round a point inside it', () => {
    expect(ROOM_SHAPES).toEqual([
      'star',
      'crescent',
      'spiral',
      'teardrop',
      'eye',
      'jagged polygon',
      'hexagon',
      'ring',
      'tusk',
      'blot',
    ]);
    for (const shape of ROOM_SHAPES) {
      const room = demonRoom(shape, 10, 10, 1.13);
      expect(ringArea(room.path), shape).toBeCloseTo(1.13, 2);
      expect(holdsPoint(room, 10, 10), shape).toBe(true);
      expect(crossings(room.path), shape).toBe(0);
      const { left, right, top, bottom } = bounds(room);
      expect(Math.max(right - left, bottom - top), shape).toBeLessThan(2.6);
    }
  });

  it('[H2-DEM-22] each new room takes a shape not yet used until all have been', () => {
    const world = bare();
    for (let i = 0; i < 12; i++) resource(world, 'magma', { x: 6 + i * 1.5, y: 12 });
    const civ = demonsAt(world, { ...far, tunneller: { x: 5, y: 12 } });
    for (let i = 0; i < 12; i++) throwing(civ, [], feed);
    const rooms = there(civ, 'Incineration Shrine');
    expect(rooms).toHaveLength(12);
    const outline = ({ shape }: Piece) => shape.path.length;
    const like = (i: number) => demonRoom(ROOM_SHAPES[i % 10] ?? 'star', 0, 0, 1.13).path.length;
    expect(rooms.map(outline)).toEqual(rooms.map((_, i) => like(i + 1)));
  });
});

/** How often an outline crosses itself. */
function crossings(path: readonly number[]): number {
  const n = path.length / 2;
  const at = (i: number): [number, number] => [path[(i % n) * 2] as number, path[(i % n) * 2 + 1] as number];
  const side = ([ax, ay]: [number, number], [bx, by]: [number, number], [x, y]: [number, number]) =>
    Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  let found = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      const [a, b, c, d] = [at(i), at(i + 1), at(j), at(j + 1)];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) found++;
    }
  }
  return found;
}

function centre(piece: Piece): [number, number] {
  const { left, right, top, bottom } = bounds(piece.shape);
  return [(left + right) / 2, (top + bottom) / 2];
}

describe('worked examples', () => {
  it('[H2-EX-27] a turn by an ore', () => {
    const world = bare();
    resource(world, 'ore', { x: 10, y: 17 });
    const civ = demonsAt(world);
    throwing(civ, [6], (it) => playTurn(it, 1));
    expect(stops(civ)).toEqual([
      [10, 14.5],
      [10, 19],
      [10, 17],
    ]);
    expect(inside(civ, civ.gate)).toEqual(['treasure']);
    expect(inside(civ, there(civ, 'Demonic Palace')[0])).toEqual(['population', 'epic']);
    expect([assembly(civ).length, civ.ending]).toEqual([8, null]);
  });

  it('[H2-EX-27] with 12 on the die it comes to the Gate’s edge, and finds nothing', () => {
    const world = bare();
    resource(world, 'ore', { x: 10, y: 17 });
    const civ = demonsAt(world);
    throwing(civ, [12], (it) => playTurn(it, 1));
    expect(stops(civ)[1]?.[0]).toBe(10);
    expect(stops(civ)[1]?.[1]).toBeCloseTo(11.38, 2);
    expect(nearestPrey(civ)?.gap).toBeCloseTo(5.62, 2);
    expect([assembly(civ).length, inside(civ, civ.gate), civ.group.built]).toEqual([9, [], []]);
  });

  it('[H2-EX-28] [H2-INV-13] the last two demons, and what is left of them', () => {
    const world = bare();
    const den = cave(world, { x: 10, y: 15 }, 1);
    resource(world, 'gems', { x: 15.5, y: 15 });
    const civ = demonsAt(world, { gate: { x: 4, y: 18 }, tunneller: { x: 10, y: 15 }, seats: 3 });
    const palace = draw(world, {
      clause: 'H2-DEM-T1.2',
      kind: 'room',
      shape: demonRoom('star', 24, 8, 1.13),
      title: 'a Demonic Palace',
      room: 'Demonic Palace',
      owner: civ.group.id,
    });
    note(world, { kind: 'given', clause: 'H2-GEN-07' }, [
      putBead(world, palace, { kind: 'population', owner: civ.group.id, name: 'Umok' }),
      putBead(world, palace, { kind: 'epic', owner: civ.group.id, name: 'Bottomless urn' }),
    ]);
    for (let i = 0; i < 4; i++)
      note(world, { kind: 'given', clause: 'H2-GEN-07' }, [
        putBead(world, civ.gate, { kind: 'treasure', owner: civ.group.id }),
      ]);
    throwing(civ, [3], (it) => playTurn(it, 1));
    expect(lairIn(world, den)).toBeNull();
    expect(there(civ, 'Charnel Pit')).toHaveLength(1);
    expect(inside(civ, civ.gate)).toHaveLength(5);
    expect(inside(civ, there(civ, 'Ego Prison')[0])).toContain('population');
    const shrunk = entries(civ, 'demon bound')[0]?.assembly ?? [];
    expect([shrunk.length, civ.ending?.kind]).toEqual([1, 'the last demon']);
    const tunneller = beadsOf(world, civ.group.id, 'population').at(-1);
    expect(tunneller?.at).toEqual({ x: 15.5, y: 15 });
    const asked = play(world, () => demons.handOver(civ, civ.ending ?? { clause: 'H2-DEM-16', kind: '', text: '' }));
    expect(asked).toMatchObject({ clause: 'H2-HND-T1.4', card: 'chosen', piece: palace.id });
    const left = world.page.beads.filter((it) => it.until === null);
    expect(left).toMatchObject([{ kind: 'epic', owner: null, piece: palace.id, name: 'Bottomless urn' }]);
    expect(distance(civ.tunneller.x, civ.tunneller.y, 15.5, 15)).toBe(0);
  });

  it('[H2-INV-11] without losses they end on turn 9, on turn 10 with a Sanctum', () => {
    const last = (draw: (world: World) => void, dice: number[]) => {
      const world = bare();
      draw(world);
      const civ = demonsAt(world);
      for (let turn = 1; !civ.ending; turn++) throwing(civ, dice.slice(turn - 1, turn), (it) => playTurn(it, turn));
      return civ.turn;
    };
    expect(last(() => {}, [3, 9, 3, 9, 3, 9, 3, 9])).toBe(9);
    expect(last((world) => resource(world, 'nexus', { x: 18.5, y: 10 }), [3, 9, 3, 9, 3, 9, 3, 9, 3])).toBe(10);
  });
});
