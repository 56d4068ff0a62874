import { distance } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { beadsOf, putBead } from '../../src/beads.ts';
import { lairIn } from '../../src/lairs.ts';
import { playTurn } from '../../src/second/civilization/age.ts';
import { assembly } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { nearestPrey } from '../../src/second/civilization/demons/resources.ts';
import { demonRoom } from '../../src/second/civilization/demons/shapes.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { arrange } from '../arrange.ts';
import { demonsAt, entries, inside, stops, there, throwing } from './demons-at.ts';
import { bare, cave, play, resource } from './ground.ts';

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
      what: asWritten('a Demonic Palace'),
      room: 'Demonic Palace',
      owner: civ.group.id,
    });
    arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
      putBead(world, palace, { kind: 'population', owner: civ.group.id, name: 'Umok' }),
      putBead(world, palace, { kind: 'epic', owner: civ.group.id, name: 'Bottomless urn' }),
    ]);
    for (let i = 0; i < 4; i++)
      arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
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
    const asked = play(world, () => demons.handOver(civ, civ.ending ?? { clause: 'H2-DEM-16', kind: 'fate' }));
    expect(asked).toMatchObject({ clause: 'H2-HND-T1.4', card: 'chosen', piece: palace.id });
    const left = world.page.beads.filter((it) => it.until === null);
    expect(left).toMatchObject([{ kind: 'epic', owner: null, piece: palace.id, name: 'Bottomless urn' }]);
    expect(distance(civ.tunneller.x, civ.tunneller.y, 15.5, 15)).toBe(0);
  });

  it('[H2-INV-11] without losses they end on turn 9, on turn 10 with a Sanctum', () => {
    const last = (draw: (world: SecondWorld) => void, dice: number[]) => {
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
