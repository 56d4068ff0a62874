import { bounds, depthIn, type Piece, pathLength } from '@understory/page';
import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { secondEdition, secondOptions } from '../src/second/index.ts';
import { NEXUSES } from '../src/second/nouns.ts';
import { drawFeature } from '../src/second/primordial/features.ts';
import { faultFluids } from '../src/second/primordial/nexus/fault.ts';
import { drawNexus, nexus } from '../src/second/primordial/nexus/nexus.ts';
import { byChance, laid } from './laid.ts';
import { wordsIn } from './words-in.ts';

const drawn = (
  row: number,
  script: { dice?: number[]; choose?: string[]; names?: string[]; seed?: string } = {},
  world = laid(1),
) => playOut({ world, rule: (it) => drawNexus(it, 4, row) }, script).world.page;

describe('the nexus', () => {
  it('[H2-NEX-01] is there or not as the player wishes; a first game goes without', () => {
    const without = playOut({ world: laid(), rule: nexus }, { dice: [], choose: ['without'] });
    expect([without.result, without.world.page.features]).toEqual([null, []]);
    const usual = (firstGame: boolean) =>
      playOut({ world: laid(1, { firstGame }), rule: nexus }, { until: () => true, dice: [] }).ask;
    expect([usual(true), usual(false)]).toMatchObject([{ usual: 'without' }, { usual: 'with' }]);
  });

  it('[H2-NEX-02] lies in the stratum chosen, before any feature is rolled', () => {
    const { result, world } = playOut({ world: laid(), rule: nexus }, { dice: [9], choose: ['with', '7'] });
    expect(result).toBe(7);
    expect(world.page.features).toMatchObject([{ kind: 'nexus', stratum: 7 }]);
  });

  it('[H2-NEX-03] [H2-INV-03] takes the place of its stratum’s feature roll', () => {
    for (let i = 0; i < 12; i++) {
      const game = new Game(secondEdition, {
        seed: `n${i}`,
        options: secondOptions(),
        hands: hands({ choices: 'random' }),
      });
      game.playTo(() => false);
      const { features, strata } = game.world.page;
      const nexuses = features.filter((it) => it.kind === 'nexus');
      expect(nexuses.length).toBeLessThanOrEqual(1);
      const rolls = game.world.journal.entries.filter((it) => it.kind === 'rolled' && it.clause === 'H2-FEA-T0');
      expect(rolls).toHaveLength(strata.length - nexuses.length);
    }
  });

  it('[H2-NEX-04] is drawn as 2 square beads with its mark and name at its spot', () => {
    const page = drawn(11);
    expect(page.pieces).toMatchObject([{ kind: 'nexus', nexus: 'magic nexus', area: 2, stratum: 4 }]);
    expect(page.marks).toMatchObject([{ kind: 'nexus' }]);
    expect(page.labels.map(wordsIn({ page }))).toEqual(['Magic nexus']);
  });

  it('[H2-NEX-05] has the area that its row gives it', () => {
    const stratum = laid(1).page.stratum(4).area;
    const area = (row: number, dice: number[] = []) => drawn(row, { dice }).pieces[0]?.area ?? 0;
    expect([area(10), area(12, [1]), area(14)]).toEqual([stratum, stratum, stratum]);
    expect(area(13)).toBeCloseTo(stratum / 2, 2);
    expect(area(16)).toBe(3);
    expect(area(6)).toBe(2);
  });

  it('[H2-NEX-06] counts as one unit at its spot, whatever its row', () => {
    for (let row = 1; row <= 19; row++) {
      const { units, marks } = byChance(laid(1), (it) => drawNexus(it, 4, row), `u${row}`).page;
      const spots = units.filter((it) => it.kind === 'nexus');
      expect(spots, NEXUSES[row - 1]).toHaveLength(1);
      expect(spots[0]?.at).toEqual(marks[0]?.at);
    }
  });

  it('[H2-NEX-08] cracks the page from its spot to two different sides', () => {
    const page = drawn(4, { dice: [3, 3, 2] });
    // Both arms are one piece.
    expect(page.pieces.map((it) => it.kind)).toEqual(['fault']);
    const path = page.pieces[0]?.shape.path ?? [];
    expect([path[1], path.at(-2)]).toEqual([21, 30]);
    const up = drawn(4, { dice: [1, 3] });
    expect(up.pieces[0]?.shape.path[1]).toBeCloseTo(4, 2);
  });

  it('[H2-NEX-T1.4] [H2-NEX-09] is magma where magma fills it: no way leads through, and its spot stays', () => {
    const world = laid(1);
    const spots = [
      { x: 15, y: 11 },
      { x: 15, y: 21 },
      { x: 15, y: 0 },
    ];
    playOut({ world, rule: (it) => drawNexus(it, 4, 4) }, { dice: [3, 1], spots });
    playOut({ world, rule: (it) => drawFeature(it, 6, 'magma', 'H2-FEA-T0') }, { dice: [2] });
    playOut({ world, rule: faultFluids }, { dice: [], choose: ['flow'] });
    const { page } = world;
    const [fault, ...others] = [...page.drawn()].filter((it) => it.kind === 'fault');
    expect(others).toEqual([]);
    expect(bounds((fault as Piece).shape).bottom).toBeLessThan(17);
    const below = page.within({ path: [15, 20], closed: false, swell: 1 }, 0);
    expect(below.map((it) => [it.kind, it.matter])).toEqual([['magma', 'solid']]);
    const there = page.units.filter((it) => it.kind === 'nexus' && it.until === null);
    expect(there.map((it) => [it.at, it.piece])).toEqual([[{ x: 15, y: 11 }, fault?.id]]);
    expect(page.marks.filter((it) => it.until === null).map((it) => it.piece)).toEqual([fault?.id]);
  });

  it('[H2-NEX-09] lets water run down it to the next lower crossing or its low end', () => {
    const world = laid(1);
    const script = {
      dice: [3, 1],
      spots: [
        { x: 15, y: 11 },
        { x: 15, y: 21 },
        { x: 15, y: 0 },
      ],
    };
    playOut({ world, rule: (it) => drawNexus(it, 4, 4) }, script);
    playOut({ world, rule: (it) => drawFeature(it, 6, 'water', 'H2-FEA-T0') }, { dice: [1] });
    playOut({ world, rule: faultFluids }, { dice: [], choose: ['flow'] });
    const channel = world.page.pieces.at(-1);
    expect(channel).toMatchObject({ kind: 'water', what: { kind: 'channel in the fault', fluid: 'water' } });
    const heights = channel?.shape.path.filter((_, i) => i % 2 === 1) ?? [];
    expect(Math.min(...heights)).toBeGreaterThan(15);
    expect(Math.max(...heights)).toBeCloseTo(21, 1);
    const dry = laid(1);
    playOut({ world: dry, rule: (it) => drawNexus(it, 4, 4) }, script);
    playOut({ world: dry, rule: (it) => drawFeature(it, 6, 'water', 'H2-FEA-T0') }, { dice: [1] });
    const before = dry.page.pieces.length;
    playOut({ world: dry, rule: faultFluids }, { dice: [], choose: ['hold'] });
    expect(dry.page.pieces).toHaveLength(before);
  });

  it('[H2-NEX-10] rolls no caves for a cyclopean complex', () => {
    const { world } = playOut({ world: laid(1), rule: (it) => drawNexus(it, 4, 7) }, { dice: [1] });
    expect(world.page.pieces.filter((it) => it.kind === 'room')).toHaveLength(3);
    expect(world.journal.entries.some((it) => it.clause.startsWith('H2-FEA'))).toBe(false);
  });

  it('[H2-NEX-12] runs ley lines 2.25 beads beyond their stratum, and a circle of radius 3', () => {
    const page = drawn(18, { dice: [1, 12, 12, 12], choose: ['roll'] });
    const [first, , , circle] = page.pieces;
    expect(page.pieces).toHaveLength(4);
    expect(pathLength(first?.shape.path ?? [])).toBeCloseTo(2.125 + 4.5, 2);
    expect(pathLength(circle?.shape.path ?? [])).toBeGreaterThan(17);
    expect(drawn(18, { dice: [12, 12, 12, 12], choose: ['5'] }).pieces).toHaveLength(5);
  });

  it('[H2-NEX-17] cuts off what sticks out of the page', () => {
    const page = drawn(19, {}, laid(1));
    for (const { shape } of page.pieces) {
      for (let i = 0; i < shape.path.length; i += 2) {
        expect(page.onPage(shape.path[i] ?? 0, shape.path[i + 1] ?? 0)).toBe(true);
      }
    }
    const [spot] = page.marks;
    expect(spot && depthIn(page.stratumShape(4), spot.at.x, spot.at.y)).toBeGreaterThan(0);
  });

  it('[H2-GEN-04] keeps epic treasures as an option that is on by default', () => {
    expect([secondOptions().epics, secondOptions({ epics: false }).epics]).toEqual([true, false]);
  });
});
