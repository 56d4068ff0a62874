import { bounds } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../src/second/civilization/deep-elves/colonies.ts';
import { capitolConstructions } from '../../src/second/civilization/deep-elves/constructions.table.ts';
import type { Colony, ElfCiv } from '../../src/second/civilization/deep-elves/elf-civ.ts';
import { expansions } from '../../src/second/civilization/deep-elves/expansions.table.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { wordsIn } from '../words-in.ts';
import { colony, counts, give, play, rooms, settled, step, told, useUpAll } from './deep-elves.ground.ts';
import { resource } from './ground.ts';

const ores = (world: SecondWorld) => {
  resource(world, 'ore', { x: 19, y: 11 });
  resource(world, 'gems', { x: 11, y: 14 });
};
const build = (civ: ElfCiv, name: string, more: Record<string, string[]> = {}) =>
  step(civ, 5, { choose: { 'H2-ELF-16': [name], ...more } });
/** Let a colony build this expansion. */
const expand = (civ: ElfCiv, made: Colony, name: string, more: Record<string, string[]> = {}) =>
  play(civ.world, () => turnOf(civ, made), { choose: { 'H2-ELF-26': [name], ...more } });
const marks = ({ world }: ElfCiv) => world.page.marks.map((it) => `${it.kind} on ${world.page.piece(it.piece).room}`);
const labels = ({ world }: ElfCiv) => world.page.labels.map(wordsIn(world));

describe('capitol constructions (H2-ELF-T1)', () => {
  it('[H2-ELF-T1.1] the Abattoir is a tomb', () => {
    const civ = settled();
    build(civ, 'Abattoir');
    expect([marks(civ), counts(civ)]).toEqual([['tomb on Abattoir'], '3● 3○']);
  });

  it('[H2-ELF-T1.2] the Arena takes 1● and 1○', () => {
    const civ = settled();
    build(civ, 'Arena');
    expect(counts(civ)).toBe('2● 2○');
  });

  it('[H2-ELF-T1.2] [H2-CIV-25] an Arena that takes the last elf of all is written down as their end', () => {
    const arena = (people: number, others: number) => {
      const civ = settled(ores);
      const mine = colony(civ, 'ore', 1);
      give(civ, civ.group, people, 2);
      give(civ, mine.group, others, 1);
      build(civ, 'Arena');
      return [told(civ, 'built').at(-1), civ.ending];
    };
    expect(arena(1, 0)).toMatchObject([{ what: 'Arena', ended: true }, { clause: 'H2-CIV-25' }]);
    for (const [people, others] of [
      [1, 1],
      [2, 0],
    ] as const)
      expect(arena(people, others)).toMatchObject([{ what: 'Arena', ended: false }, null]);
  });

  it('[H2-ELF-T1.3] the Foreman’s Guild sends 1○ to a mining colony, the poorest by default', () => {
    const start = () => {
      const civ = settled(ores);
      const mines = [colony(civ, 'ore', 1, 2), colony(civ, 'gems', 1, 1)] as const;
      give(civ, civ.group, 3, 3);
      return { civ, mines };
    };
    const usual = start();
    build(usual.civ, "Foreman's Guild");
    expect([counts(usual.civ), ...usual.mines.map((it) => counts(usual.civ, it.group))]).toEqual([
      '3● 2○',
      '1● 2○',
      '1● 2○',
    ]);
    const other = start();
    build(other.civ, "Foreman's Guild", { 'H2-ELF-T1.3': [other.mines[0].group.id] });
    expect(counts(other.civ, other.mines[0].group)).toBe('1● 3○');
  });

  it('[H2-ELF-T1.4] the Expeditionary Force takes 1● of a colony, the most peopled by default', () => {
    const civ = settled(ores);
    const [a, b] = [colony(civ, 'ore', 1), colony(civ, 'gems', 2)];
    build(civ, 'Expeditionary Force');
    expect([counts(civ, a.group), counts(civ, b.group)]).toEqual(['1● 1○', '1● 1○']);
  });

  it('[H2-ELF-T1.5] the Breeding Pit changes 1○ into 1●', () => {
    const civ = settled();
    build(civ, 'Breeding Pit');
    expect(counts(civ)).toBe('4● 2○');
  });

  it('[H2-ELF-T1.6] the Opera House brings 1● and 1○', () => {
    const civ = settled();
    build(civ, 'Opera House');
    expect(counts(civ)).toBe('4● 4○');
  });

  it('[H2-ELF-T1.7] [H2-CIV-19] the Escape Route goes straight up, again and again', () => {
    const civ = settled(undefined, { at: { x: 15, y: 19 } });
    build(civ, 'Escape Route');
    build(civ, 'Escape Route');
    const routes = civ.world.page.pieces.filter((it) => it.room === 'Escape Route');
    expect(routes.map((it) => it.kind)).toEqual(['tunnel', 'tunnel']);
    const [first, second] = routes.map((it) => bounds(it.shape).top);
    expect((first ?? 0) - (second ?? 0)).toBeCloseTo(4.5, 2);
    expect(civ.group.built).toEqual(['Escape Route', 'Escape Route']);
    expect(labels(civ).filter((it) => it === 'Escape Route')).toHaveLength(1);
  });

  it('[H2-INV-08] [H2-CIV-08] each is offered once, but for the Escape Route, and is a room with its name', () => {
    const civ = settled(undefined, { at: { x: 15, y: 19 } });
    give(civ, civ.group, 8, 4);
    for (const { name } of capitolConstructions.slice(0, 6)) build(civ, name);
    // With one thing left to build there is nothing to ask.
    const { asked } = step(civ, 5);
    expect(asked.filter((it) => it.clause === 'H2-ELF-16')).toEqual([]);
    expect(civ.group.built.at(-1)).toBe('Escape Route');
    for (const { name } of capitolConstructions.slice(0, 6))
      expect([rooms(civ).filter((it) => it.room === name).length, labels(civ).includes(name)]).toEqual([1, true]);
  });
});

describe('expansions of mining colonies (H2-ELF-T2)', () => {
  const start = () => {
    const civ = settled(ores);
    const made = colony(civ, 'ore', 1, 1);
    give(civ, civ.group, 3, 3);
    useUpAll(civ, 'ore');
    useUpAll(civ, 'gems');
    return { civ, made };
  };

  it('[H2-ELF-T2.1] Excavations are fortified', () => {
    const { civ, made } = start();
    expand(civ, made, 'Excavations');
    expect(marks(civ)).toEqual(['fortification on Excavations']);
  });

  it('[H2-ELF-T2.2] a Saloon brings the colony 1○', () => {
    const { civ, made } = start();
    expand(civ, made, 'Saloon');
    expect([counts(civ), counts(civ, made.group)]).toEqual(['3● 3○', '1● 2○']);
  });

  it('[H2-ELF-T2.3] [H2-ELF-34] a Rebellion costs the capitol 1●, whoever rebels', () => {
    const { civ, made } = start();
    expand(civ, made, 'Rebellion', { 'H2-ELF-34': ['overseers'] });
    expect([counts(civ), counts(civ, made.group)]).toEqual(['2● 3○', '1● 1○']);
    expect(told(civ, 'rebelled')).toMatchObject([{ who: 'overseers' }]);
  });
});

describe('expansions of processing colonies (H2-ELF-T3)', () => {
  const start = () => {
    const civ = settled((world) => {
      ores(world);
      resource(world, 'water', { x: 18, y: 14 });
    });
    const made = colony(civ, 'water', 1, 1);
    return { civ, made };
  };

  it('[H2-ELF-T3.1] a Slag Pit is a tomb', () => {
    const { civ, made } = start();
    expand(civ, made, 'Slag Pit');
    expect(marks(civ)).toEqual(['tomb on Slag Pit']);
  });

  it('[H2-ELF-T3.2] Infrastructure brings the colony 1○', () => {
    const { civ, made } = start();
    expand(civ, made, 'Infrastructure');
    expect(counts(civ, made.group)).toBe('1● 2○');
  });

  it('[H2-ELF-T3.3] a Riot costs another colony 1●, the most peopled by default', () => {
    const { civ, made } = start();
    const [a, b] = [colony(civ, 'ore', 2), colony(civ, 'gems', 3)];
    expand(civ, made, 'Riot');
    expect([made, a, b].map((it) => counts(civ, it.group))).toEqual(['1● 1○', '2● 1○', '2● 1○']);
    const other = start();
    const mine = colony(other.civ, 'ore', 1, 2);
    expand(other.civ, other.made, 'Riot');
    expect([counts(other.civ, mine.group), mine.group.alive]).toEqual(['0● 2○', false]);
  });
});

describe('expansions of military colonies (H2-ELF-T4)', () => {
  const start = () => {
    const civ = settled((world) => {
      for (const x of [19, 20, 21]) resource(world, 'biome', { x, y: 12 });
    });
    const made = colony(civ, 'biome', 1, 1);
    give(civ, civ.group, 3, 3);
    return { civ, made };
  };

  it('[H2-ELF-T4.1] a Convoy takes 1○ to the capitol', () => {
    const { civ, made } = start();
    expand(civ, made, 'Convoy');
    expect([counts(civ), counts(civ, made.group)]).toEqual(['3● 4○', '1● 1○']);
  });

  it('[H2-ELF-T4.2] Defenses are fortified', () => {
    const { civ, made } = start();
    expand(civ, made, 'Defenses');
    expect([marks(civ), counts(civ, made.group)]).toEqual([['fortification on Defenses'], '1● 2○']);
  });

  it('[H2-ELF-T4.3] Wanderlust digs straight up from the colony', () => {
    const { civ, made } = start();
    expand(civ, made, 'Wanderlust');
    const [dug] = civ.world.page.pieces.filter(
      (it) => it.clause === 'H2-ELF-T4.3' && it.what.kind === 'tunnel of a people',
    );
    const { left, right, top, bottom } = bounds(dug?.shape ?? made.first.shape);
    expect([right - left, dug?.owner]).toEqual([expect.closeTo(0.4, 2), made.group.id]);
    expect(bottom - top).toBeGreaterThan(4.4);
    const own = civ.world.page.pieces.filter((it) => it.owner === made.group.id && it !== dug);
    const roof = Math.min(...own.map((it) => bounds(it.shape).top));
    expect(top).toBeCloseTo(Math.max(4, roof - 4.5), 1);
  });

  it('[H2-INV-08] three expansions a type, each a room with its name', () => {
    expect(Object.values(expansions).map((it) => it.length)).toEqual([3, 3, 3]);
    const { civ, made } = start();
    for (const { name } of expansions.military.slice(0, 2)) expand(civ, made, name);
    play(civ.world, () => turnOf(civ, made));
    expect(made.group.built).toEqual(['Convoy', 'Defenses', 'Wanderlust']);
    for (const { name } of expansions.military)
      expect(rooms(civ, made.group).some((it) => it.room === name)).toBe(true);
  });
});
