import type { Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { beadsOf, putBead } from '../../src/beads.ts';
import { endCivilization, playTurn } from '../../src/second/civilization/age.ts';
import { assembly, type DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { feed, wander } from '../../src/second/civilization/demons/hunt.ts';
import { TEN_DEMONS } from '../../src/second/civilization/demons/ten-demons.table.ts';
import { moveTunneller } from '../../src/second/civilization/demons/tunneller.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { works } from '../../src/works.ts';
import { groupOf } from '../../src/world.ts';
import { arrange } from '../arrange.ts';
import { beads, demonsAt, entries, FAR, inside, MIDDLE, standing, stops, there, throwing } from './demons-at.ts';
import { bare, cave, nexusAt, play, resource } from './ground.ts';

type Answers = Parameters<typeof play>[2];

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
    const civ = demonsAt(world, { ...FAR, tunneller: MIDDLE, seats: 2 });
    throwing(civ, [], feed);
    expect(civ.ending?.kind).toBe('the last demon');
    expect(inside(civ, there(civ, 'Demonic Palace')[0])).toEqual(['population', 'epic']);
  });

  it('[H2-DEM-16] [H2-NEX-14] also when a plague leaves nobody', () => {
    const world = bare();
    nexusAt(world, 'plague', { x: 17, y: 12 });
    const civ = demonsAt(world, { ...FAR, tunneller: MIDDLE, seats: 3 });
    throwing(civ, [3], wander);
    expect(assembly(civ)).toHaveLength(0);
    expect(civ.ending?.clause).toBe('H2-DEM-16');
  });

  it('[H2-DEM-17] closes the Gate, empties the Assembly, and leaves 1● where the Tunneller stands', () => {
    const civ = demonsAt(bare(), { seats: 3 });
    throwing(civ, [3], (it) => playTurn(it, 1));
    throwing(civ, [], (it) => playTurn(it, 2));
    expect(assembly(civ)).toEqual([]);
    expect(entries(civ, 'gate closed')[0]?.demon).toBe(civ.ending?.demon);
    expect(TEN_DEMONS.map((it) => it.name)).toContain(civ.ending?.demon);
    const [left] = beadsOf(civ.world, civ.group.id, 'population');
    expect(left).toMatchObject({ at: { x: 14.5, y: 10 }, owner: civ.group.id });
    expect(works(civ)).toContain(civ.world.page.piece(left?.piece ?? ''));
    expect(civ.world.page.marks.filter((it) => it.kind === 'tunneller' && it.until === null)).toEqual([]);
  });

  const ended = (draw: (world: SecondWorld) => void) => {
    const world = bare();
    draw(world);
    const civ = standing(world);
    throwing(civ, [], feed);
    play(world, () => endCivilization(civ, { clause: 'H2-DEM-16', kind: 'the last demon' }));
    return civ;
  };
  const handedOver = (civ: DemonCiv, answers: Answers = []) =>
    play(civ.world, () => demons.handOver(civ, { clause: 'H2-DEM-16', kind: 'fate' }), answers);

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
    arrange(civ.world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
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
