import { bounds, holdsPoint, type Piece, type Point, polygon } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { putBead } from '../../src/beads.ts';
import { lairIn } from '../../src/lairs.ts';
import { assembly, type DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { feed, intrigue, sacrificeOrSeek, wander } from '../../src/second/civilization/demons/hunt.ts';
import { preyWithin } from '../../src/second/civilization/demons/resources.ts';
import { moveTunneller } from '../../src/second/civilization/demons/tunneller.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { resourceOf } from '../../src/second/nouns.ts';
import { works } from '../../src/works.ts';
import { arrange } from '../arrange.ts';
import { beads, demonsAt, entries, inside, standing, stops, there, throwing } from './demons-at.ts';
import { bare, cave, nexusAt, play, resource } from './ground.ts';

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
    arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
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

  it('[H2-DEM-08] [H2-DEM-12] a lair that bends round the Tunneller is not at hand for it', () => {
    const world = bare();
    // An L: its box holds the Tunneller, its outline is two beads and more away.
    const shape = polygon([10, 8, 20, 8, 20, 9, 11, 9, 11, 18, 10, 18]);
    const hall = draw(world, { clause: 'H2-MSR-05', kind: 'cave', shape, what: asWritten('a bent hall') });
    arrange(world, { kind: 'arranged', clause: 'H2-MSR-29' }, [
      putBead(world, hall, { kind: 'population', owner: null }),
    ]);
    const civ = standing(world, { x: 16, y: 14 });
    expect(preyWithin(civ, 2.25)).toEqual([]);
    throwing(civ, [], sacrificeOrSeek);
    expect([entries(civ, 'sacrificed').length, there(civ, 'Charnel Pit').length]).toEqual([0, 0]);
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
      what: { kind: 'void' },
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

  function fedOn(world: SecondWorld): DemonCiv {
    const copy = bare();
    for (const unit of world.page.units) resource(copy, resourceOf(unit), unit.at);
    const civ = standing(copy);
    throwing(civ, [], feed);
    return civ;
  }

  it('[H2-DEM-12] [H2-GEN-12] feeds from the Gate’s edge on what lies in the Gate', () => {
    const world = bare();
    const civ = demonsAt(world, { tunneller: { x: 10, y: 12.5 } });
    resource(world, 'magma', { x: 10, y: 10.5 });
    throwing(civ, [], feed);
    expect(stops(civ)).toEqual([[10, 11.382]]);
    expect(world.page.units[0]?.until).not.toBeNull();
    expect(there(civ, 'Incineration Shrine')).toHaveLength(1);
  });

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

function centre(piece: Piece): [number, number] {
  const { left, right, top, bottom } = bounds(piece.shape);
  return [(left + right) / 2, (top + bottom) / 2];
}
