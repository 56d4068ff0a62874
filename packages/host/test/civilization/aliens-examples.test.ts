import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import type { AlienCiv } from '../../src/second/civilization/aliens/alien-civ.ts';
import { aliens } from '../../src/second/civilization/aliens/aliens.ts';
import type { Ending } from '../../src/second/civilization/civ.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { colony, counts, HALF, landed, MIDDLE, marks, stateOf, turn } from './aliens-colony.ts';
import { resource } from './ground.ts';

const east = (far: number) => ({ x: MIDDLE.x + HALF + far, y: MIDDLE.y });
const west = (far: number) => ({ x: MIDDLE.x - HALF - far, y: MIDDLE.y });
const handedOver = (civ: AlienCiv) =>
  playOut({ world: civ.world, rule: () => aliens.handOver(civ, civ.ending as Ending) }, {}).result;

describe('the worked examples of the Aliens', () => {
  it('[H2-EX-17] a cache, a storm without a Powerplant, and a gem four beads off', () => {
    const civ = landed((world) => resource(world, 'gems', east(4)));
    expect(counts(civ)).toBe('6● 1○');
    const { journal } = turn(civ, { dice: [2] });
    expect(journal.filter((it) => it.kind === 'lost')).toMatchObject([
      { clause: 'H2-ALN-T2.2', bead: 'treasure', count: 2, by: { cause: 'storm' }, deed: 'catastrophe' },
    ]);
    expect([counts(civ), stateOf(civ, 'Supply Cache'), stateOf(civ, 'Powerplant')]).toEqual([
      '6● 2○',
      'online',
      'unbuilt',
    ]);
    expect(civ.world.page.units.every((it) => it.until !== null)).toBe(true);
  });

  it('[H2-EX-18] a Powerplant takes the storm and does not help to repair itself', () => {
    const civ = colony({ beads: [6, 2], online: ['Supply Cache'] }, (world) => {
      resource(world, 'water', east(3));
      resource(world, 'ore', west(3));
    });
    turn(civ, { dice: [2, 3] });
    expect([counts(civ), stateOf(civ, 'Powerplant')]).toEqual(['5● 2○', 'damaged']);
    expect(marks(civ, 'damage')).toMatchObject([{ piece: civ.facilities.Powerplant.piece?.id }]);
  });

  it('[H2-EX-18] … but with it online a 3 repairs another', () => {
    const civ = colony({ beads: [6, 2], online: ['Powerplant'], damaged: ['Orgone Cathode'] }, (world) =>
      resource(world, 'water', east(3)),
    );
    turn(civ, { dice: [1, 3], choose: { 'H2-ALN-14': ['Supply Cache'] } });
    expect([stateOf(civ, 'Orgone Cathode'), marks(civ, 'damage')]).toEqual(['online', []]);
  });

  it('[H2-EX-19] a second storm destroys the Powerplant, and 1○ cannot pay for ○○', () => {
    const civ = colony({ beads: [5, 1], online: ['Supply Cache'], damaged: ['Powerplant'] }, (world) => {
      resource(world, 'water', east(3));
      resource(world, 'gems', west(4));
    });
    const { journal } = turn(civ, { dice: [2], choose: { 'H2-ALN-14': ['Orgone Cathode'] } });
    expect(journal.filter((it) => it.kind === 'spent')).toEqual([]);
    expect([stateOf(civ, 'Orgone Cathode'), stateOf(civ, 'Powerplant')]).toEqual(['online', 'destroyed']);
    expect([civ.ending, counts(civ)]).toMatchObject([{ clause: 'H2-ALN-20', kind: 'colony lost' }, '0● 0○']);
    expect(handedOver(civ)).toMatchObject({ card: 'alien', kind: 'extra group', piece: civ.landing.id });
  });

  it.each([
    [4, 'prospered'],
    [5, 'departed'],
  ])('[H2-EX-20] a saving and an uplift pay for the Megastructure; a %i at Prosper: %s', (d6, ending) => {
    const civ = colony({ beads: [5, 1], online: ['Supply Cache', 'Orgone Cathode', 'Uplift Facility'] });
    civ.saving = true;
    const { journal } = turn(civ, { dice: [1, d6] });
    const spent = journal.filter((it) => it.kind === 'spent');
    expect(spent.map((it) => telling.line(civ.world, it))).toEqual([
      `${civ.group.name} gave up ○●● for the Megastructure.`,
    ]);
    expect([civ.saving, civ.ending?.kind, counts(civ), handedOver(civ)]).toEqual([false, ending, '0● 0○', null]);
  });

  it('[H2-EX-21] a supply drop, a biohazard, and a repair with the Powerplant’s help', () => {
    const civ = colony(
      {
        beads: [2, 1],
        online: ['Supply Cache', 'Powerplant', 'Agricomplex', 'Orgone Cathode'],
        damaged: ['Uplift Facility'],
      },
      (world) => resource(world, 'water', east(3)),
    );
    const { asked } = turn(civ, { dice: [3, 3] });
    expect(asked.find((it) => it.clause === 'H2-ALN-17' && it.ask === 'choose')).toMatchObject({
      options: [{ key: 'Agricomplex' }, { key: 'Uplift Facility' }],
      usual: 'Agricomplex',
    });
    expect([stateOf(civ, 'Agricomplex'), stateOf(civ, 'Uplift Facility')]).toEqual(['online', 'damaged']);
    // 3● 2○ after the drop, and one harvest since.
    expect(counts(civ)).toBe('3● 3○');
  });

  it('[H2-EX-31] a destroyed Megastructure ends the colony at the end of the turn', () => {
    const civ = colony(
      {
        beads: [3, 2],
        online: ['Supply Cache', 'Powerplant', 'Agricomplex', 'Orgone Cathode', 'Uplift Facility'],
        damaged: ['Megastructure'],
      },
      (world) => resource(world, 'water', east(3)),
    );
    const { journal } = turn(civ, { dice: [6] });
    const purse = (kind: string) =>
      journal.filter((it) => it.kind === kind && it.age === 'civilization' && it.chapter?.kind === 'people');
    expect(purse('gained').map((it) => it.clause)).toEqual(['H2-ALN-15', 'H2-ALN-15', 'H2-ALN-T1.2']);
    expect(purse('lost')).toMatchObject([{ bead: null, count: 2, by: { cause: 'extinction threat' } }]);
    expect([stateOf(civ, 'Megastructure'), civ.ending?.clause, counts(civ)]).toEqual([
      'destroyed',
      'H2-ALN-29',
      '0● 0○',
    ]);
    expect(handedOver(civ)).toMatchObject({ clause: 'H2-HND-T1.1', card: 'alien', piece: civ.landing.id });
  });
});
