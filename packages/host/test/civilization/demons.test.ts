import { areaOf, bounds, holdsPoint, type Piece, ringArea } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { groupFields } from '../../src/group-fields.ts';
import { lairIn } from '../../src/lairs.ts';
import { endCivilization } from '../../src/second/civilization/age.ts';
import { assembly, type DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { feed } from '../../src/second/civilization/demons/hunt.ts';
import { nearestPrey } from '../../src/second/civilization/demons/resources.ts';
import { demonRoom, ROOM_SHAPES } from '../../src/second/civilization/demons/shapes.ts';
import { moveTunneller } from '../../src/second/civilization/demons/tunneller.ts';
import { works } from '../../src/works.ts';
import { wordsIn } from '../words-in.ts';
import { arrived, beads, demonsAt, FAR, there, throwing } from './demons-at.ts';
import { bare, cave, nexusAt, play, resource } from './ground.ts';

type Answers = Parameters<typeof play>[2];

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
      expect(page.labels.map(wordsIn({ page }))).toContain('Demon Gate');
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
      return (result as DemonCiv).gate.variant;
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
    expect(featured('ice').gate.variant).toBe('ice');
  });

  it('[H2-DEM-03] [H2-HND-03] the feature is a resource only when the age is over: water, magma or a biome', () => {
    const left = (...features: string[]) => {
      const civ = featured(...features);
      expect(civ.world.page.units).toHaveLength(0);
      expect(nearestPrey(civ)).toBeNull();
      play(civ.world, () => endCivilization(civ, { clause: 'H2-DEM-16', kind: 'fate' }));
      play(civ.world, () => demons.handOver(civ, { clause: 'H2-DEM-16', kind: 'fate' }));
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
        .map((it) => it.variant);
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
    const civ = demonsAt(world, { ...FAR, tunneller: { x: 5, y: 12 } });
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
