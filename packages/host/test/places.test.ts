import { discOf, gap } from '@understory/page';
import { stream } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { discFits, movedInside, placesIn, surfacePlaces } from '../src/places.ts';
import { drawFeature } from '../src/second/primordial/features.ts';
import { nexus } from '../src/second/primordial/nexus/nexus.ts';
import { laid } from './laid.ts';

describe('random places', () => {
  it('[H2-MSR-18] are uniform over the area', () => {
    const { page } = laid(2);
    const where = placesIn(page, 4, () => true);
    const draw = stream('uniform');
    const at = Array.from({ length: 4000 }, () => where.any(draw));
    expect(at.every(({ x, y }) => page.stratumAt(x, y) === 4)).toBe(true);
    const { centre } = page.stratum(4);
    expect(Math.abs(at.reduce((sum, it) => sum + it.x, 0) / at.length - centre.x)).toBeLessThan(0.4);
  });

  it('[H2-MSR-18] are drawn again until the thing fits, and after 50 tries the last one counts', () => {
    const { page } = laid(1);
    let tries = 0;
    const never = placesIn(page, 1, () => {
      tries++;
      return false;
    });
    const { x } = never.any(stream('never'));
    expect(tries).toBeGreaterThanOrEqual(49);
    const inside = movedInside(page, { x, y: 4.1 }, 0.6);
    expect(inside.y).toBe(4.6);
    const once = placesIn(page, 1, (at, down) => discFits(page, 1, at, down, 0.6));
    for (let i = 0; i < 200; i++) {
      const it = once.any(stream('fits', String(i)));
      expect(it.y - 0.6 >= 3.999 && it.y + 0.6 <= 6.126).toBe(true);
    }
  });

  it('[H2-MSR-23] scatters things at least 2 beads apart', () => {
    for (let i = 0; i < 20; i++) {
      const { world } = playOut(
        { world: laid(1), rule: (it) => drawFeature(it, 4, 'gems', 'H2-FEA-T0') },
        { dice: [1, 4, 4], seed: `s${i}` },
      );
      const at = world.page.units.map((it) => it.at);
      for (const a of at)
        for (const b of at)
          if (a !== b) expect(gap(discOf(a.x, a.y, 0.001), discOf(b.x, b.y, 0.001))).toBeGreaterThan(1.9);
    }
  });

  it('[H2-MSR-20] never name the surface as a random stratum', () => {
    const { asked } = playOut({ world: laid(1), rule: nexus }, { dice: [9], choose: ['with', '3'] });
    const ask = asked.find((it) => it.clause === 'H2-NEX-02');
    expect(ask?.ask === 'choose' && ask.options.map((it) => it.key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(ask?.ask === 'choose' && ask.usual).toBeNull();
  });

  it('[H2-MSR-22] on the surface lie between 1 and W − 1, on its line', () => {
    const { page } = laid(4);
    for (let i = 0; i < 300; i++) {
      const { x, y } = surfacePlaces(page, 1, 29, [], 2).any(stream('top', String(i)));
      expect(x >= 1 && x <= 29 && Math.abs(y - page.surfaceAt(x)) < 0.01).toBe(true);
    }
  });

  it('[H2-MSR-29] make all beads of one cave one lair', () => {
    const { world } = playOut(
      { world: laid(), rule: (it) => drawFeature(it, 3, 'caves', 'H2-FEA-T0') },
      { dice: [10, 5, 3] },
    );
    const [cave] = world.page.pieces;
    expect(world.page.beadsIn(cave?.id ?? '').map((it) => [it.kind, it.owner])).toEqual(
      Array(3).fill(['population', null]),
    );
  });

  it('[H2-MSR-25] [H2-GEN-02] know the kinds of resource and of bead', () => {
    const water = playOut(
      { world: laid(), rule: (it) => drawFeature(it, 3, 'biome', 'H2-FEA-T0') },
      { dice: [10, 1, 1] },
    ).world.page;
    expect([...new Set(water.units.map((it) => it.kind))].sort()).toEqual(['biome', 'water']);
    const mother = playOut({ world: laid(), rule: nexus }, { dice: [1], choose: ['with', '3'] }).world.page;
    expect([...new Set(mother.beads.map((it) => it.kind))].sort()).toEqual(['population', 'treasure']);
    expect(mother.units.map((it) => it.kind)).toEqual(['nexus']);
  });
});
