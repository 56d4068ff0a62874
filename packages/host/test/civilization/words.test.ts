import { line } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { count } from '../../src/beads.ts';
import { hasReachedSurface } from '../../src/second/civilization/access.ts';
import { endCivilization, playTurn } from '../../src/second/civilization/age.ts';
import type { Civ } from '../../src/second/civilization/civ.ts';
import { dwarves } from '../../src/second/civilization/dwarves/dwarves.ts';
import { exploit, MINEABLE } from '../../src/second/civilization/exploit.ts';
import { gain } from '../../src/second/civilization/gains.ts';
import { belongs } from '../../src/second/civilization/opening.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { drawNexus } from '../../src/second/primordial/nexus/nexus.ts';
import { bare, play, resource } from './ground.ts';

function settled(drawn: (world: SecondWorld) => void = () => {}, options: Parameters<typeof bare>[0] = {}): Civ {
  const world = bare(options);
  drawn(world);
  world.journal.age = 'civilization';
  return play(world, (it) => dwarves.setUp(it));
}

describe('words that all peoples share', () => {
  it('[H2-GEN-05] beads never run out, and a room is found for each, however small the page', () => {
    const civ = settled(undefined, { width: 16, height: 12 });
    for (let i = 0; i < 60; i++)
      play(civ.world, () => gain(civ, 'H2-CIV-13', i % 2 ? 'population' : 'treasure', { deed: 'breed', from: null }));
    expect(count(civ.world, civ.group.id, 'population') + count(civ.world, civ.group.id, 'treasure')).toBe(64);
  });

  it('[H2-MSR-26] ore and gems are mineable wherever they lie, the surface included', () => {
    expect(MINEABLE).toEqual(['ore', 'gems']);
    const civ = settled();
    const { page } = civ.world;
    const shaft = draw(civ.world, {
      clause: 'H2-CIV-19',
      kind: 'tunnel',
      shape: line([6, 12, 6, 4], 0.4),
      what: asWritten('up'),
    });
    belongs(civ, shaft, 'works', 'H2-CIV-19');
    resource(civ.world, 'water', { x: 5, y: page.surfaceAt(5) });
    resource(civ.world, 'gems', { x: 7, y: page.surfaceAt(7) });
    const used = play(civ.world, () => exploit(civ, 'H2-DWF-07', MINEABLE));
    expect(used).toMatchObject({ kind: 'gems', stratum: 0 });
  });

  it('[H2-FEA-07] [H2-MSR-17] magma that reaches the surface is no way up; a tunnel is', () => {
    const civ = settled();
    const up = (kind: 'magma' | 'tunnel', x: number) => {
      const shape = line([x, 12, x, 4], 0.6);
      belongs(civ, draw(civ.world, { clause: 'H2-CIV-15', kind, shape, what: asWritten(kind) }), 'opened', 'H2-CIV-15');
      return hasReachedSurface(civ);
    };
    expect([up('magma', 10), up('tunnel', 12)]).toEqual([false, true]);
  });

  it.each([
    [1, 'treasure'],
    [5, 'population'],
    [8, 'treasure'],
  ] as const)('[H2-NEX-15] the beads of nexus row %i belong to nobody, and stay when a people ends', (row, kind) => {
    const world = bare();
    play(world, () => drawNexus(world, 5, row));
    const unowned = () => world.page.beads.filter((it) => it.until === null && it.owner === null && it.kind === kind);
    const before = unowned().length;
    expect(before).toBeGreaterThan(0);
    world.journal.age = 'civilization';
    const civ = play(world, () => dwarves.setUp(world));
    const left = unowned().length;
    play(world, () => endCivilization(civ, { clause: 'H2-DWF-10', kind: 'ten dwarves' }));
    expect(unowned()).toHaveLength(left);
  });

  it('[H2-CIV-04] an IF is tested when its step comes; what is otherwise runs only if it was false', () => {
    const explored = (civ: Civ) =>
      civ.world.journal.entries.some((it) => it.kind === 'chose' && it.clause === 'H2-DWF-08');
    const rich = settled((world) => void resource(world, 'ore', { x: 6, y: 12 }));
    // The only ore is used up by the step before; the IF was false all the same.
    play(rich.world, () => playTurn(rich, 1));
    expect([rich.world.page.units.every((it) => it.until !== null), explored(rich)]).toEqual([true, false]);
    const poor = settled((world) => void resource(world, 'gems', { x: 25, y: 18 }));
    play(poor.world, () => playTurn(poor, 1));
    expect(explored(poor)).toBe(true);
  });
});
