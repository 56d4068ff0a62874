import { bounds, polygon } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { magicians } from '../../src/second/civilization/magicians/magicians.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { gapFromWorks, pointShape } from '../../src/works.ts';
import { resource } from './ground.ts';
import { bereave, epics, marks, pieceOf, play, settled, state, turn, turns } from './magicians-at.ts';

/** A forest from one x to another, a unit for each bead. */
function forest(world: SecondWorld, from: number, to: number): void {
  const at = Array.from({ length: to - from }, (_, i) => ({ x: from + i + 0.5, y: 4 }));
  draw(world, {
    clause: 'H2-SUR-T1',
    kind: 'biome',
    shape: polygon([from, 3, to, 3, to, 4, from, 4]),
    what: asWritten('a forest'),
    stratum: 0,
    biome: 'forest',
    units: [{ kind: 'surface biome', at, biome: 'forest' }],
  });
}

describe('the Magicians, as the rulebook works them out', () => {
  it('[H2-EX-29] a forest and one site of ore: Witchwood, Catacomb, four Vaults, Diaspora on turn 6', () => {
    const civ = settled((world) => forest(world, 12, 18));
    // The second tower will stand 1.5 to the left of the Stone; the ore lies 8 beads from its foot.
    const tower = bounds(pieceOf(civ, 'tower')?.shape ?? polygon([]));
    const foot = 13.5 - (tower.right - tower.left) / 2;
    const at = { x: 9, y: 4 + Math.sqrt(64 - (foot - 9) * (foot - 9)) };
    const ore = pointShape(at);
    resource(civ.world, 'ore', at);
    turn(civ);
    expect(gapFromWorks(civ, ore)).toBeCloseTo(3.5);
    expect([state(civ), civ.group.built]).toEqual(['2● Stone 0, Vaults none', ['Witchwood']]);
    turn(civ, [['H2-MAG-18', 'Catacomb']]);
    expect([state(civ), epics(civ), marks(civ, pieceOf(civ, 'Catacomb'))]).toEqual([
      '3● Stone 1, Vaults none',
      1,
      ['tomb'],
    ]);
    turns(civ, 3);
    expect(state(civ)).toBe('6● Stone 0, Vaults 2 1 1');
    expect(civ.ending).toBeNull();
    turn(civ);
    expect(civ.ending).toMatchObject({ kind: 'diaspora', clause: 'H2-MAG-11' });
    expect([civ.turn, state(civ), epics(civ)]).toEqual([6, '0● Stone 0, Vaults 0 0 0 0', 1]);
    expect(play(civ.world, () => magicians.handOver(civ, { clause: 'H2-MAG-11', kind: 'diaspora' }))).toBeNull();
  });

  it('[H2-EX-29] the default would be the Mausoleum', () => {
    const civ = settled((world) => {
      forest(world, 12, 18);
      resource(world, 'ore', { x: 15, y: 12 });
    });
    turns(civ, 2);
    expect(civ.group.built).toEqual(['Witchwood', 'Mausoleum']);
    expect(state(civ)).toBe('3● Stone 0, Vaults none');
  });

  it('[H2-EX-30] seven Vaults and seven Magicians: Vengeance comes first', () => {
    const civ = turns(settled(), 5);
    bereave(civ);
    turn(civ);
    expect(state(civ)).toBe('6● Stone 0, Vaults 1 1 1 1 1 1');
    const { page } = civ.world;
    const [first, last] = [Math.min, Math.max].map((of) =>
      of(
        ...page.pieces
          .filter((it) => it.kind === 'building')
          .flatMap((it) => it.shape.path.filter((_, i) => i % 2 === 0)),
      ),
    );
    expect(page.surfaceAt(first as number)).toBe(4);
    turn(civ);
    expect(civ.ending).toMatchObject({ kind: 'vengeance', clause: 'H2-MAG-10' });
    expect(civ.group.built).toContain('Vengeance');
    expect(civ.group.built).not.toContain('Diaspora');
    expect(state(civ)).toBe('0● Stone 0, Vaults 0 0 0 0 0 0 0');
    expect([first, last].map((x) => page.surfaceAt(x as number))).toEqual([2.5, 2.5]);
  });
});
