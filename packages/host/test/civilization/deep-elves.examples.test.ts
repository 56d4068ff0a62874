import { bounds, centreOf } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { endCivilization, playTurn } from '../../src/second/civilization/age.ts';
import { prey, turnOf } from '../../src/second/civilization/deep-elves/colonies.ts';
import { deepElves } from '../../src/second/civilization/deep-elves/deep-elves.ts';
import type { Colony, ElfCiv } from '../../src/second/civilization/deep-elves/elf-civ.ts';
import { nearestRival } from '../../src/second/civilization/deep-elves/fight.ts';
import { colonizable, inReach, prospects } from '../../src/second/civilization/deep-elves/prospects.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { gapFromWorks, pointShape, topOfWorks, works } from '../../src/works.ts';
import { colony, counts, give, play, rightmost, settled, step, told, useUpAll } from './deep-elves.ground.ts';
import { nexusAt, resource } from './ground.ts';

/** A point so far to the right of the works, level with their rightmost corner. */
function beyond(civ: ElfCiv, far: number) {
  const right = works(civ).reduce((best, it) => (bounds(it.shape).right > bounds(best.shape).right ? it : best));
  return { x: bounds(right.shape).right + far, y: centreOf(right.shape).y };
}
const turn = (civ: ElfCiv, number: number, choose: Record<string, string[]> = {}, dice: number[] | null = null) =>
  play(civ.world, () => playTurn(civ, number), { choose, dice });
const ores = (world: SecondWorld) => {
  resource(world, 'ore', { x: 19, y: 11 });
  resource(world, 'ore', { x: 20.5, y: 11 });
};

describe('worked examples of the Deep Elves', () => {
  it('[H2-EX-22] [H2-ELF-12] [H2-ELF-13] [H2-ELF-15] a capitol finds ore, settles there, sings, and sends foremen', () => {
    const civ = settled(undefined, { at: { x: 8, y: 12 } });
    const ore = beyond(civ, 6);
    resource(civ.world, 'ore', ore);
    expect(gapFromWorks(civ, pointShape(ore))).toBeCloseTo(6, 2);

    turn(civ, 1, { 'H2-ELF-16': ['Opera House'] });
    const [a] = civ.colonies as [Colony];
    const dug = civ.world.page.pieces.filter((it) => it.clause === 'H2-ELF-13');
    expect(dug).toHaveLength(1);
    expect([a.type, counts(civ, a.group), counts(civ), civ.ending]).toEqual(['mining', '1● 1○', '4● 3○', null]);
    const gained = told(civ, 'exported').map((it) => it.clause);
    expect(gained).toEqual(['H2-ELF-06', 'H2-ELF-06']);

    const gem = beyond(civ, 10);
    resource(civ.world, 'gems', gem);
    turn(civ, 2, { 'H2-ELF-16': ["Foreman's Guild"] });
    const tunnel = civ.world.page.pieces.filter((it) => it.clause === 'H2-ELF-13').at(-1);
    expect(civ.world.page.gap(tunnel?.shape ?? pointShape(gem), pointShape(gem))).toBeCloseTo(5.5, 1);
    expect([counts(civ), counts(civ, a.group), civ.colonies.length]).toEqual(['5● 3○', '1● 2○', 1]);
    expect(civ.ending).toBeNull();
  });

  it('[H2-EX-23] [H2-ELF-14] [H2-ELF-22] a foundry works only after a mine has', () => {
    const start = () => {
      const civ = settled((world) => {
        ores(world);
        resource(world, 'water', { x: 11, y: 14 });
      });
      const [a, b] = [colony(civ, 'ore'), colony(civ, 'water')];
      give(civ, civ.group, 4, 6);
      return { civ, a, b };
    };
    const first = start();
    turn(first.civ, 1, { 'H2-ELF-14': [first.b.group.id], 'H2-ELF-16': ['Abattoir'] });
    expect([counts(first.civ), counts(first.civ, first.a.group), counts(first.civ, first.b.group)]).toEqual([
      '5● 7○',
      '1● 1○',
      '1● 1○',
    ]);
    expect(first.b.group.built).toEqual(['Slag Pit']);
    const marked = first.civ.world.page.marks.map((it) => `${it.kind} ${first.civ.world.page.piece(it.piece).room}`);
    expect(marked).toEqual(['tomb Slag Pit', 'tomb Abattoir']);
    expect(first.civ.ending).toBeNull();

    const second = start();
    turn(second.civ, 1, { 'H2-ELF-16': ['Abattoir'] });
    expect([counts(second.civ), counts(second.civ, second.b.group), second.b.group.built]).toEqual([
      '5● 8○',
      '1● 1○',
      [],
    ]);
    expect(second.civ.ending).toBeNull();
  });

  it('[H2-EX-24] [H2-ELF-18] [H2-ELF-27] [H2-ELF-28] the slaves rise, and something stays in sanctum and pit', () => {
    const start = (build: string) => {
      const civ = settled((world) => {
        ores(world);
        resource(world, 'gems', { x: 11, y: 14 });
        resource(world, 'gems', { x: 9.5, y: 14 });
      });
      colony(civ, 'ore');
      colony(civ, 'gems');
      give(civ, civ.group, 1, 1);
      turn(civ, 1, { 'H2-ELF-16': [build] });
      return civ;
    };
    const arena = start('Arena');
    expect(arena.ending).toMatchObject({ clause: 'H2-ELF-18', kind: 'the slaves rise' });
    const { page, groups } = arena.world;
    const left = page.beads.filter((it) => it.until === null);
    expect(left).toMatchObject([{ kind: 'treasure', owner: null, piece: arena.seat.id }]);
    expect(groups.every((it) => !it.alive)).toBe(true);
    const { result } = play(arena.world, () => deepElves.handOver(arena, arena.ending as never));
    expect(result).toMatchObject({ clause: 'H2-HND-T1.3', kind: 'first card', card: 'drawn' });
    const pits = page.pieces.filter((it) => it.room === 'pit' && it.owner === arena.group.id);
    expect(result?.piece).toBe(pits[0]?.id);

    const opera = start('Opera House');
    expect([counts(opera), opera.ending]).toEqual(['3● 4○', null]);
  });

  it('[H2-EX-25] [H2-ELF-23] [H2-ELF-24] [H2-ELF-11] raiders without prey turn on their own', () => {
    const civ = settled((world) => {
      ores(world);
      resource(world, 'biome', { x: 24, y: 11 });
    });
    const [a, c] = [colony(civ, 'ore', 1, 2), colony(civ, 'biome')];
    const excavations = deepElves.constructions(civ).find((it) => it.name.startsWith('Excavations'));
    expect(excavations?.whyNot).toEqual({ key: 'the mine still yields' });
    const before = counts(civ);
    useUpAll(civ, 'ore');
    play(civ.world, () => turnOf(civ, a));
    expect([a.group.built, counts(civ, a.group)]).toEqual([['Excavations'], '1● 2○']);

    play(civ.world, () => turnOf(civ, c));
    expect([counts(civ, c.group), before, counts(civ), c.group.built]).toEqual(['1● 1○', '1● 1○', '1● 2○', ['Convoy']]);
    expect(prey(civ, c)).toEqual([]);
    expect(nearestRival(civ, c.group)).toBe(a.group);

    play(civ.world, () => turnOf(civ, c), { dice: [4, 3] });
    expect([counts(civ, a.group), a.group.alive, c.group.built]).toEqual(['0● 2○', false, ['Convoy']]);
    expect(told(civ, 'fought')).toMatchObject([{ attack: 4, defence: 4, winner: c.group.id }]);
  });

  it('[H2-EX-26] [H2-ELF-T1.7] [H2-ELF-17] two escape routes reach the sky, and with it war', () => {
    const civ = settled(undefined, { at: { x: 15, y: 13.355 } });
    const { y } = topOfWorks(civ);
    const off = y - 12;
    expect(Math.abs(off)).toBeLessThan(0.02);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Escape Route'] } });
    step(civ, 6);
    expect([topOfWorks(civ).y - off, civ.ending]).toEqual([expect.closeTo(7.5, 2), null]);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Escape Route'] } });
    step(civ, 6);
    expect(topOfWorks(civ).y).toBeCloseTo(4, 2);
    expect(civ.ending).toMatchObject({ clause: 'H2-ELF-17', kind: 'war with the surface dwellers' });
  });

  it('[H2-EX-32] [H2-ELF-06] [H2-ELF-13] they stop a bead short of Fate and may settle there, but not run through it', () => {
    const start = () => {
      const civ = settled(undefined, { at: { x: 10, y: 12 } });
      const right = bounds(rightmost(civ).shape).right;
      const fate = nexusAt(civ.world, 'fate', { x: right + 4.8, y: 11.25 });
      return { civ, fate };
    };
    const { civ, fate } = start();
    expect(gapFromWorks(civ, fate.shape)).toBeCloseTo(4, 2);
    step(civ, 2);
    expect(gapFromWorks(civ, fate.shape)).toBeCloseTo(1, 2);
    expect([prospects(civ).map(inReach), civ.ending]).toEqual([[true], null]);
    expect(colonizable(civ)).toHaveLength(1);
    step(civ, 4);
    expect([civ.colonies[0]?.type, civ.ending]).toEqual(['military', null]);

    const other = start();
    const { x } = centreOf(other.fate.shape);
    resource(other.civ.world, 'ore', { x: x + 3.8, y: 11.25 });
    const ore = other.civ.world.page.units.find((it) => it.kind === 'ore');
    step(other.civ, 2, { choose: { 'H2-ELF-13': [ore?.id ?? ''] } });
    expect(other.civ.ending).toMatchObject({ kind: 'fate' });
    play(other.civ.world, () => endCivilization(other.civ, other.civ.ending as never));
    expect(other.civ.world.page.beads.filter((it) => it.until === null)).toHaveLength(1);
  });
});
