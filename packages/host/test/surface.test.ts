import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { drawFeature } from '../src/second/primordial/features.ts';
import { inspire } from '../src/second/primordial/inspirations.ts';
import { drawSurface } from '../src/second/primordial/surface.ts';
import { laid } from './laid.ts';
import { wordsIn } from './words-in.ts';

const surface = (dice: number[], more: { choose?: string[]; spots?: { x: number; y: number }[]; seed?: string } = {}) =>
  playOut({ world: laid(), rule: drawSurface }, { dice, ...more }).world.page;
const spanOf = (path: readonly number[]) => {
  const xs = path.filter((_, i) => i % 2 === 0);
  return [Math.min(...xs), Math.max(...xs)];
};

describe('the surface', () => {
  it('[H2-SUR-01] is rolled after the strata and drawn along the surface line', () => {
    const page = surface([6], { choose: ['swamp'] });
    expect(page.features).toMatchObject([{ kind: 'surface', stratum: 0 }]);
    expect(spanOf(page.pieces[0]?.shape.path ?? [])).toEqual([0, 30]);
  });

  it('[H2-SUR-02] has strips one bead high with a unit for each bead of width', () => {
    const page = surface([3], { choose: ['forest', 'plains', 'brush'] });
    expect(page.pieces.map((it) => spanOf(it.shape.path))).toEqual([
      [1.5, 8.5],
      [11.5, 18.5],
      [21.5, 28.5],
    ]);
    expect(page.pieces.map((it) => page.units.filter((unit) => unit.piece === it.id).length)).toEqual([7, 7, 7]);
    const heights = (page.pieces[0]?.shape.path ?? []).filter((_, i) => i % 2 === 1);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([3, 4]);
  });

  it('[H2-SUR-03] uses no type twice while others remain', () => {
    for (let i = 0; i < 10; i++) {
      const types = surface([4], { seed: `t${i}` }).pieces.map((it) => it.biome);
      expect(new Set(types).size).toBe(4);
    }
  });

  it('[H2-SUR-04] lays gems and ore on the surface line, at least 2 beads apart', () => {
    const page = surface([8, 6], { choose: ['desert'], seed: 'ore' });
    const ore = page.units.filter((it) => it.kind === 'ore');
    expect(ore).toHaveLength(6);
    expect(ore.every((it) => it.stratum === 0 && it.at.y === 4)).toBe(true);
    const xs = ore.map((it) => it.at.x).sort((a, b) => a - b);
    expect(xs.every((x, i) => i === 0 || x - (xs[i - 1] ?? 0) >= 2)).toBe(true);
  });

  it('[H2-SUR-05] draws wasteland as a label that is no resource', () => {
    const page = surface([10]);
    expect(page.labels.map(wordsIn({ page }))).toEqual(['Wasteland']);
    expect(page.units).toEqual([]);
  });
});

describe('inspirations', () => {
  const world = () => {
    const it = laid();
    playOut({ world: it, rule: (w) => drawFeature(w, 2, 'ore', 'H2-FEA-T0') }, { dice: [4] });
    playOut({ world: it, rule: (w) => drawFeature(w, 5, 'magma', 'H2-FEA-T0') }, { dice: [2] });
    return it;
  };
  const notes = ({ page }: ReturnType<typeof world>) =>
    page.labels.filter((it) => it.until === null).map(({ note }) => note && wordsIn({ page })({ what: note }));

  it('[H2-INS-01] are rolled, picked or left off, and written in the label', () => {
    expect(notes(playOut({ world: world(), rule: inspire }, { dice: [3, 2], choose: ['roll', 'none'] }).world)).toEqual(
      ['a fabled metal: mithral, adamantium or redstone', 'geysers and hot springs'],
    );
    expect(notes(playOut({ world: world(), rule: inspire }, { dice: [], choose: ['off', 'none'] }).world)).toEqual([
      null,
      null,
    ]);
    expect(
      notes(playOut({ world: world(), rule: inspire }, { dice: [], choose: ['pick', '6', '5', 'none'] }).world),
    ).toEqual(['exotic matter: frozen time, seams of logic or a drug that bends minds', 'the scar of an eruption']);
  });

  it('[H2-INS-02] rolls a 6 for magma again', () => {
    expect(
      notes(playOut({ world: world(), rule: inspire }, { dice: [1, 6, 6, 4], choose: ['roll', 'none'] }).world)[1],
    ).toBe('rising pressure');
  });

  it('[H2-INS-03] may say what lies beneath the deepest magma', () => {
    const { page } = playOut({ world: world(), rule: inspire }, { dice: [], choose: ['off', 'djinn'] }).world;
    expect(page.legend.map(wordsIn({ page }))).toEqual(['Below the deepest magma lies a realm of djinn.']);
  });
});
