import { centreOf, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { putBead } from '../../src/beads.ts';
import { type Civ, civsOf, type People, population, roomsOf } from '../../src/first/civilization/civ.ts';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import { type ElfCiv, nobles, type Place, slaves, slavesOf } from '../../src/first/civilization/dark-elves/elf-civ.ts';
import { gain } from '../../src/first/civilization/dark-elves/houses.ts';
import type { DemonCiv } from '../../src/first/civilization/demons/demon-civ.ts';
import { demons } from '../../src/first/civilization/demons/demons.ts';
import { digThatWay } from '../../src/first/civilization/demons/worm.ts';
import type { DwarfCiv } from '../../src/first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../src/first/civilization/dwarves/dwarves.ts';
import { season } from '../../src/first/civilization/season.ts';
import { digAlong } from '../../src/first/civilization/work.ts';
import { draw, putBeads } from '../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { drawCave } from '../../src/first/words/natural.ts';
import { layOut } from '../../src/first/worlds/worlds.ts';
import { anyGame, LIES } from './world-at.ts';

const BENDS = [0, 5, 10, 15, 20, 25, 30].map((x) => ({ x, y: 18 }));

/** A page for two, with a level vein and a beast in a corner. */
function ground(): FirstWorld {
  const world = firstEdition.begin(firstOptions({ civilizations: 2 }), 'test');
  layOut(world, 'usual', LIES.usual());
  const at = Array.from({ length: 15 }, (_, i) => ({ x: 1 + 2 * i, y: 8.25 }));
  const shape = { path: [0, 8.25, 30, 8.25], closed: false, swell: 0.1 };
  const what = { kind: 'gold vein' } as const;
  draw(world, { clause: 'H1-PRM-04', kind: 'ore', shape, what, units: [{ kind: 'gold', at }] });
  const cave = drawCave({ world, clause: 'H1-PRM-06', feature: 'f1' }, { x: 1, y: 20 });
  putBeads(world, 'H1-PRM-06', cave, 'population', 1, 'primordial beast');
  return world;
}

/** A people sets up, and is one of the two from then on. */
function come<Own extends Civ>(world: FirstWorld, people: People<Own>, at: Point): Own {
  const lode = world.page.units.find((it) => it.until === null && Math.abs(it.at.x - at.x) <= 1)?.id ?? '';
  const script = {
    dwarves: { choose: { 'H1-DWF-02': [lode] } },
    'dark elves': { spots: { 'H1-ELF-03': BENDS, 'H1-ELF-04': [at] } },
    demons: { spots: { 'H1-DEM-02': [at] } },
  }[people.key];
  const { result } = playOut({ world, rule: (it) => people.setUp(it) }, { dice: null, ...script });
  world.civs.push(result as Own);
  return result as Own;
}

const both = () => {
  const world = ground();
  const dwarf = come<DwarfCiv>(world, dwarves, { x: 21, y: 19 });
  const elf = come<ElfCiv>(world, darkElves, { x: 10, y: 18 });
  return { world, dwarf, elf, city: elf.places[0] as Place };
};

/** The Dwarves have so many ●, and so many ○ that they have gathered. */
function setDwarves(world: FirstWorld, civ: DwarfCiv, folk: number, loot = 0) {
  const [barracks] = roomsOf(world, civ, 'barracks') as [Piece];
  const owner = civ.group.id;
  while (population(world, civ) < folk) world.page.apply(putBead(world, barracks, { kind: 'population', owner }), 9000);
  for (let i = 0; i < loot; i++) world.page.apply(putBead(world, barracks, { kind: 'treasure', owner }), 9000);
}

function setElves(world: FirstWorld, civ: ElfCiv, place: Place, [rulers, ruled]: readonly [number, number]) {
  const { page } = world;
  const own = page.beadsOf(place.group.id).filter((it) => it.kind === 'population');
  for (const it of [...own.slice(rulers), ...slavesOf(world, place).slice(ruled)])
    page.apply({ do: 'end', id: it.id }, 9000);
  const rule = function* (its: FirstWorld): Rule {
    while (nobles(its, place) < rulers) yield* gain(its, civ, place, 'H1-ELF-05', 'noble');
    while (slaves(its, place) < ruled) yield* gain(its, civ, place, 'H1-ELF-05', 'slave');
  };
  playOut({ world, rule }, {});
}

const elvesAt = (world: FirstWorld, place: Place) => [nobles(world, place), slaves(world, place)];
const lootOf = (world: FirstWorld, { group }: Civ) =>
  world.page.beadsOf(group.id).filter((it) => it.kind === 'treasure').length;

/** One digs a tunnel that ends at a piece. */
function digTo(world: FirstWorld, civ: Civ, piece: Piece, dice: number[], clause = 'H1-MEA-21' as const) {
  const { x, y } = centreOf(piece.shape);
  playOut({ world, rule: (it) => digAlong(it, civ, { clause }, [x + 0.1, y - 1.2, x, y]) }, { dice });
}

/** The palace of a place. */
const palaceOf = (world: FirstWorld, { home }: Place) => world.page.piece(home);

describe('two civilizations', () => {
  it('[H1-TWO-01] [H1-GEN-T2.1] are set up on one sheet, one after the other; they may be of one people', () => {
    const { world } = anyGame('two', { civilizations: 2 });
    expect(world.civs).toHaveLength(2);
    expect(world.sheets.slice(0, 2).map(({ age }) => age)).toEqual(['civilization', 'disaster']);
    const same = ground();
    same.at = { age: 'civilization', phase: 'arrival', nth: 0 };
    const rule = function* (it: FirstWorld): Rule {
      while (it.civs.length < 2) yield* firstEdition.next(it) as Rule;
    };
    playOut({ world: same, rule }, { dice: null, choose: { 'H1-CIV-01': ['dwarves', 'dwarves'] } });
    expect(same.civs.map((it) => it.people.key)).toEqual(['dwarves', 'dwarves']);
    expect(anyGame('one', {}).world.civs).toHaveLength(1);
  });

  it('[H1-TWO-02] play one full year each, first the one with more ○, slaves and all; the older of two equals', () => {
    const played = (people: readonly ['dwarves', 'dark elves' | 'dwarves']) => {
      const world = ground();
      world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
      const turns: string[] = [];
      const rule = function* (it: FirstWorld): Rule {
        while (turns.length < 8) {
          if (it.at.age !== 'civilization') return;
          if (it.at.phase === 'season') turns.push(`${it.at.order[0]} ${it.at.year}.${it.at.season}`);
          yield* firstEdition.next(it) as Rule;
        }
      };
      playOut({ world, rule }, { dice: null, choose: { 'H1-CIV-01': people } });
      return turns;
    };
    expect(played(['dwarves', 'dark elves'])).toEqual([
      ...['1 1.0', '1 1.1', '1 1.2', '1 1.3'],
      ...['0 1.0', '0 1.1', '0 1.2', '0 1.3'],
    ]);
    expect(played(['dwarves', 'dwarves'])[0]).toBe('0 1.0');
  });

  it('[H1-TWO-03] fight where one digs into the other, at most once a turn', () => {
    const { world, dwarf, city } = both();
    setDwarves(world, dwarf, 3);
    digTo(world, dwarf, palaceOf(world, city), [1]);
    expect(population(world, dwarf)).toBe(2);
    digTo(world, dwarf, palaceOf(world, city), []);
    expect(population(world, dwarf)).toBe(2);
    dwarf.year++;
    digTo(world, dwarf, palaceOf(world, city), [2]);
    expect(population(world, dwarf)).toBe(1);
  });

  it('[H1-TWO-03] the Underdark counts as dug', () => {
    const { world, dwarf } = both();
    setDwarves(world, dwarf, 3);
    const rule = (it: FirstWorld) => digAlong(it, dwarf, { clause: 'H1-MEA-21' }, [28, 16, 28, 18]);
    playOut({ world, rule }, { dice: [1] });
    expect(population(world, dwarf)).toBe(2);
  });
});

describe('[H1-WE-15] Dwarves of 5● dig into a colony of 3●2○, whose city has 2●2○', () => {
  const met = (dice: number[], dwarven = 5, elven: readonly [number, number] = [3, 2]) => {
    const { world, dwarf, elf, city } = both();
    setDwarves(world, dwarf, dwarven);
    const lodesBefore = world.page.units.length;
    const at = { x: 20, y: 14 };
    const shape = { path: [20, 14], closed: false, swell: 0.1 };
    const what = { kind: 'gold vein' } as const;
    draw(world, { clause: 'H1-PRM-04', kind: 'ore', shape, what, units: [{ kind: 'gold', at: [at] }] });
    const site = world.page.units[lodesBefore]?.id ?? '';
    playOut({ world, rule: (it) => season(it, elf, 1, 0) }, { choose: [site] });
    const colony = elf.places[1] as Place;
    setElves(world, elf, colony, elven);
    setElves(world, elf, city, [2, 2]);
    digTo(world, dwarf, palaceOf(world, colony), dice);
    return [population(world, dwarf), elvesAt(world, colony), elvesAt(world, city)];
  };

  it('[H1-TWO-04] [H1-TWO-T1.1–2] a skirmish costs the smaller population 1●', () => {
    expect(met([1])).toEqual([4, [3, 2], [2, 2]]);
  });

  it('[H1-TWO-T1.4] the Dark Elves take 2●, which are slaves then', () => {
    expect(met([4])).toEqual([3, [3, 4], [2, 2]]);
  });

  it('[H1-TWO-T1.6] [H1-TWO-05] a war costs the lower the difference, and the winner half of it', () => {
    expect(met([6, 6, 1])).toEqual([5, [3, 1], [2, 2]]);
    expect(met([6, 1, 6])).toEqual([0, [1, 0], [2, 2]]);
  });

  it('[H1-TWO-05] what the place met cannot bear the great city does', () => {
    expect(met([6, 4, 4], 8, [1, 1])).toEqual([7, [0, 0], [2, 2]]);
    expect(met([6, 5, 3], 8, [1, 1])).toEqual([6, [0, 0], [2, 0]]);
  });

  it('[H1-TWO-T1.3] the Dwarves take 2○, and keep them', () => {
    expect(met([3])).toEqual([5, [3, 0], [2, 2]]);
  });
});

describe('a conflict', () => {
  it('[H1-TWO-T1.1–2] between equals costs both 1●', () => {
    const { world, dwarf, city } = both();
    setDwarves(world, dwarf, 6);
    digTo(world, dwarf, palaceOf(world, city), [2]);
    expect([population(world, dwarf), elvesAt(world, city)]).toEqual([5, [3, 2]]);
  });

  it('[H1-TWO-T1.3] what the Dwarves took is theirs', () => {
    const { world, dwarf, city } = both();
    digTo(world, dwarf, palaceOf(world, city), [3]);
    expect([lootOf(world, dwarf), elvesAt(world, city)]).toEqual([2, [3, 1]]);
    expect(world.page.beadsOf(dwarf.group.id).some((it) => it.emblem === 'slave')).toBe(false);
  });

  it('[H1-TWO-07] [H1-TWO-T1.3] [H1-TWO-T1.4] [H1-TWO-T1.5] without the people of a row costs both', () => {
    const { world, dwarf, city } = both();
    setDwarves(world, dwarf, 5, 2);
    digTo(world, dwarf, palaceOf(world, city), [5]);
    expect([population(world, dwarf), lootOf(world, dwarf), elvesAt(world, city)]).toEqual([4, 1, [3, 1]]);
    const ground1 = ground();
    const elf = come<ElfCiv>(ground1, darkElves, { x: 10, y: 18 });
    const pit = come<DemonCiv>(ground1, demons, { x: 25, y: 19.2 });
    const town = elf.places[0] as Place;
    pit.year = 1;
    const pitRoom = ground1.page.piece(pit.pit);
    digTo(ground1, elf, pitRoom, [3]);
    expect([population(ground1, pit), elvesAt(ground1, town)]).toEqual([9, [3, 2]]);
    const two = ground();
    const own = come<DwarfCiv>(two, dwarves, { x: 5, y: 8 });
    const other = come<DemonCiv>(two, demons, { x: 25, y: 19.2 });
    setDwarves(two, own, 4, 2);
    digTo(two, own, two.page.piece(other.pit), [4]);
    expect([population(two, own), lootOf(two, own), population(two, other)]).toEqual([4, 1, 10]);
  });

  it('[H1-TWO-T1.5] Demons kill 2●', () => {
    const world = ground();
    const dwarf = come<DwarfCiv>(world, dwarves, { x: 5, y: 8 });
    const pit = come<DemonCiv>(world, demons, { x: 25, y: 19.2 });
    setDwarves(world, dwarf, 5);
    digTo(world, dwarf, world.page.piece(pit.pit), [5]);
    expect([population(world, dwarf), dwarf.dead, population(world, pit)]).toEqual([3, 2, 10]);
  });

  it('[H1-TWO-T1.3] of two Dwarven peoples the acting one takes', () => {
    const world = ground();
    const [a, b] = [come<DwarfCiv>(world, dwarves, { x: 5, y: 8 }), come<DwarfCiv>(world, dwarves, { x: 25, y: 8 })];
    setDwarves(world, a, 3, 2);
    setDwarves(world, b, 3, 3);
    digTo(world, b, roomsOf(world, a, 'barracks')[0] as Piece, [3]);
    expect([lootOf(world, a), lootOf(world, b)]).toEqual([0, 5]);
  });

  it('[H1-TWO-06] ends a people at once, and the other plays on alone', () => {
    const { world, dwarf, elf, city } = both();
    setElves(world, elf, city, [5, 3]);
    digTo(world, elf, roomsOf(world, dwarf, 'barracks')[0] as Piece, [1]);
    expect([dwarf.ending, dwarf.isOver, dwarf.group.alive]).toEqual(['no one left', true, false]);
    expect([elf.ending, elf.isOver]).toEqual([null, false]);
    const told = world.journal.entries.find(({ kind }) => kind === 'civilization ended');
    expect(dwarf.year).toBe(0);
    expect(firstEdition.telling.line(world, told as NonNullable<typeof told>)).toMatch(
      /^Before the first year was over there was nobody left in /,
    );
    world.at = { age: 'civilization', phase: 'season', year: 1, order: [0, 1], season: 3 };
    playOut({ world, rule: (it) => firstEdition.next(it) as Rule }, { dice: null });
    expect(world.at).toMatchObject({ phase: 'season', order: [1] });
  });

  it('[H1-TWO-06] the Great Disaster comes when both have ended', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { world } = anyGame(`both ${seed}`, { civilizations: 2 });
      expect(civsOf(world).map((it) => [it.ending !== null, it.isOver])).toEqual(Array(2).fill([true, true]));
      const lines = world.journal.entries.map(({ kind, age }) => `${kind}: ${age}`);
      expect(lines.filter((it) => it === 'civilization ended: civilization')).toHaveLength(2);
      expect(lines.lastIndexOf('civilization ended: civilization')).toBeLessThan(lines.indexOf('age began: disaster'));
    }
  });

  it('[H1-TWO-08] the worm and the Dark Elves take ● of the other people, which are missed', () => {
    const { world, dwarf, elf, city } = both();
    setDwarves(world, dwarf, 3);
    const [barracks] = roomsOf(world, dwarf, 'barracks') as [Piece];
    const { x, y } = centreOf(barracks.shape);
    const shape = { path: [x, y, x, 18], closed: false, swell: 0.2 };
    draw(world, { clause: 'H1-PRM-05', kind: 'tunnel', shape, what: { kind: 'natural tunnel' } });
    playOut({ world, rule: (it) => season(it, elf, 1, 3) }, {});
    expect([population(world, dwarf), dwarf.dead, elvesAt(world, city)]).toEqual([2, 1, [3, 5]]);
    const hunted = ground();
    const prey = come<DwarfCiv>(hunted, dwarves, { x: 21, y: 8 });
    const pit = come<DemonCiv>(hunted, demons, { x: 21, y: 19.2 });
    const home = roomsOf(hunted, prey, 'barracks')[0] as Piece;
    const worm = hunted.page.beadsOf(pit.group.id).find((it) => it.kind === 'token')?.id ?? '';
    const seat = putBead(hunted, home, { kind: 'token', owner: pit.group.id });
    hunted.page.apply({ do: 'move', id: worm, bead: seat.bead }, 9000);
    playOut({ world: hunted, rule: (it) => season(it, pit, 1, 1) }, {});
    expect([population(hunted, prey), prey.ending, prey.isOver]).toEqual([0, 'no one left', true]);
  });

  it('[H1-TWO-06] a worm that digs into the Pit of others, and so ends them, stands in what is left of it', () => {
    const world = ground();
    const a = come<DemonCiv>(world, demons, { x: 10, y: 19.2 });
    const b = come<DemonCiv>(world, demons, { x: 17, y: 19.2 });
    const princes = world.page.beadsOf(b.group.id).filter((it) => it.kind === 'population');
    for (const it of princes.slice(2)) world.page.apply({ do: 'end', id: it.id }, 9000);
    a.year = 1;
    const rule = (it: FirstWorld) => digThatWay(it, a, { x: 1, y: 0 });
    playOut({ world, rule }, { dice: [1] });
    expect(b).toMatchObject({ ending: 'gone home', isOver: true });
    const { piece } = world.page.beadsOf(a.group.id).find((it) => it.kind === 'token') ?? { piece: '' };
    expect(world.page.piece(piece)).toMatchObject({ kind: 'cave', until: null });
  });

  it('a worm in the Pit of others stays there when they end', () => {
    const world = ground();
    const a = come<DemonCiv>(world, demons, { x: 5, y: 19.2 });
    const b = come<DemonCiv>(world, demons, { x: 25, y: 19.2 });
    const worm = world.page.beadsOf(a.group.id).find((it) => it.kind === 'token')?.id ?? '';
    const seat = putBead(world, world.page.piece(b.pit), { kind: 'token', owner: a.group.id });
    world.page.apply({ do: 'move', id: worm, bead: seat.bead }, 9000);
    demons.end(world, b);
    const at = world.page.beadsOf(a.group.id).find((it) => it.kind === 'token')?.piece ?? '';
    expect([world.page.piece(at).what.kind, world.page.piece(at).until]).toEqual(['natural cave', null]);
  });
});
