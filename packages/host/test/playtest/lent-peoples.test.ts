import { bounds, centreOf, closest, disc, line, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { putBead } from '../../src/beads.ts';
import { type Civ, population, roomsOf, works } from '../../src/first/civilization/civ.ts';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import {
  colonies,
  type ElfCiv,
  nobles,
  type Place,
  roomsOfPlace,
  slaves,
  slavesOf,
} from '../../src/first/civilization/dark-elves/elf-civ.ts';
import { gain } from '../../src/first/civilization/dark-elves/houses.ts';
import type { DemonCiv } from '../../src/first/civilization/demons/demon-civ.ts';
import { demons } from '../../src/first/civilization/demons/demons.ts';
import type { DwarfCiv } from '../../src/first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../src/first/civilization/dwarves/dwarves.ts';
import { season } from '../../src/first/civilization/season.ts';
import { digAlong } from '../../src/first/civilization/work.ts';
import { beginFeature, draw } from '../../src/playtest/draw.ts';
import { gemCaves } from '../../src/playtest/joined/gems.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { caveAt, cursedAt, tunnelBetween } from './elves-at.ts';
import { laid, play, TWO } from './world-at.ts';

// The worked examples of the first edition's peoples, on this map (PT-CIV-03, PT-CIV-T1). In their own setting they are among the tests of that edition.

const SEASONS = { spring: 0, summer: 1, fall: 2, winter: 3 } as const;
type Season = keyof typeof SEASONS;
const ALL = ['spring', 'summer', 'fall', 'winter'] as const;

function live(world: PlaytestWorld, civ: Civ, year: number, ...which: readonly Season[]) {
  for (const it of which) if (!civ.ending) play(world, (its) => season(its, civ, year, SEASONS[it]));
}

/** A band of ore with lodes at these points (PT-CIV-T1.1). Their ids. */
function lodes(world: PlaytestWorld, ...at: Point[]): string[] {
  const path = at.flatMap(({ x, y }) => [x, y]);
  const what = { kind: 'band of ore', metal: 'gold' } as const;
  const before = world.page.units.length;
  const shape = at.length > 1 ? line(path, 0.2) : disc(path[0] as number, path[1] as number, 0.1);
  draw(world, { clause: 'PT-FEA-T2.Vein', kind: 'ore', shape, what, variant: 'gold', units: [{ kind: 'ore', at }] });
  return world.page.units.slice(before).map(({ id }) => id);
}

function mineOut({ page }: PlaytestWorld) {
  for (const it of page.units) if (it.until === null) page.apply({ do: 'end', id: it.id }, 9000);
}

const treasures = ({ page }: PlaytestWorld, owner: string | null) =>
  page.beadsOf(owner).filter((it) => it.kind === 'treasure');
const free = ({ page }: PlaytestWorld, kind: 'population' | 'treasure') =>
  page.beadsOf(null).filter((it) => it.kind === kind);
const built = ({ group }: Civ) => group.built;
const emptied = ({ page }: PlaytestWorld, { id }: Piece) => {
  for (const it of page.beadsIn(id)) page.apply({ do: 'end', id: it.id }, 9000);
};

describe('Dwarves', () => {
  /** On a level vein with its lodes at 1, 3 … 29, their shaft at x = 15. */
  function settled(before: (world: PlaytestWorld) => void = () => {}): { world: PlaytestWorld; civ: DwarfCiv } {
    const world = laid();
    const at = Array.from({ length: 15 }, (_, i) => ({ x: 1 + 2 * i, y: 8.25 }));
    const own = lodes(world, ...at);
    before(world);
    const { result } = play(world, (it) => dwarves.setUp(it), { dice: [], choose: [own[7] as string] });
    return { world, civ: result as DwarfCiv };
  }

  it('[H1-WE-06] [PT-CIV-03] [PT-CIV-T1.1] a whole age, by the number of their ●', () => {
    const { world, civ } = settled();
    const years: [number, string | undefined][] = [];
    for (let year = 1; !civ.ending; year++) {
      live(world, civ, year, ...ALL);
      years.push([population(world, civ), built(civ)[year - 2]]);
    }
    expect(years).toEqual([
      [2, undefined],
      [3, 'Workshops'],
      [4, 'Great Hall'],
      [5, 'Exploratory Shaft'],
      [6, 'Hall Expansion'],
      [7, 'Hall of Records'],
      [8, 'Dwarven City'],
      [9, 'Treasure Room'],
      [10, 'Too deep'],
    ]);
    expect(civ.ending).toBe('too deep');
    expect(world.page.units.filter((it) => it.until === null)).toHaveLength(5);
    expect(world.page.piece(civ.shaft).shape.path).toEqual([15, 4, 15, 10.25]);
    const [hall] = roomsOf(world, civ, 'Great Hall').map(({ shape }) => bounds(shape));
    expect((hall?.right ?? 0) - (hall?.left ?? 0)).toBeCloseTo(4.25, 3);
    dwarves.end(world, civ);
    expect([population(world, civ), treasures(world, civ.group.id)]).toEqual([0, []]);
    expect(treasures(world, null).map((it) => world.page.piece(it.piece).room)).toEqual([
      'Great Hall',
      'Hall of Records',
      'Dwarven City',
      'Treasure Room',
      'Treasure Room',
    ]);
  });

  it('[H1-WE-07] [PT-CIV-03] without a lode they go away', () => {
    const { world, civ } = settled();
    mineOut(world);
    live(world, civ, 1, ...ALL);
    expect([population(world, civ), roomsOf(world, civ, 'tomb').length, civ.ending]).toEqual([1, 0, null]);
    live(world, civ, 2, 'summer');
    expect([population(world, civ), civ.ending]).toEqual([0, 'no one left']);
  });

  it('[H1-WE-08] [PT-CIV-03] [PT-CIV-T1.2] the ○ of gems that they open lets them pass rows over', () => {
    // Beside the shaft below the first mine lie four gems, each of them a closed cave with a ○ to them.
    const { world, civ } = settled();
    for (let year = 1; year <= 3; year++) live(world, civ, year, ...ALL);
    expect([population(world, civ), built(civ)]).toEqual([4, ['Workshops', 'Great Hall']]);
    const { x, y } = centreOf(world.page.piece(civ.shaft).shape);
    for (const up of [-1.6, -1.2, -0.8, -0.4]) {
      const at = { x: x - 0.6, y: y + up };
      const gem = { kind: 'gem', shape: disc(at.x, at.y, 0.5), what: { kind: 'gem' } } as const;
      draw(world, { clause: 'PT-FEA-T2.Vein', ...gem, units: [{ kind: 'gems', at: [at] }] });
    }
    gemCaves(world);
    live(world, civ, 4, 'spring');
    expect(population(world, civ)).toBe(9);
    live(world, civ, 4, 'summer', 'fall');
    expect(built(civ)).toEqual(['Workshops', 'Great Hall', 'Treasure Room']);
    live(world, civ, 4, 'winter');
    live(world, civ, 5, 'spring');
    expect(population(world, civ)).toBe(10);
    live(world, civ, 5, 'summer', 'fall');
    expect(civ.ending).toBe('too deep');
    dwarves.end(world, civ);
    const left = treasures(world, null).map((it) => world.page.piece(it.piece).room);
    expect(left).toEqual(['Great Hall', 'Treasure Room', 'Treasure Room']);
  });

  it('[H1-WE-09] [PT-CIV-T1.4] [PT-CIV-T1.5] a beast, a plague and a tomb', () => {
    const { world, civ } = settled();
    for (let year = 1; population(world, civ) < 6; year++) {
      live(world, civ, year, 'spring');
      if (population(world, civ) === 3) live(world, civ, year, 'fall');
      if (population(world, civ) < 6) live(world, civ, year, 'summer');
    }
    const { page } = world;
    for (const it of treasures(world, civ.group.id).slice(0, 2)) page.apply({ do: 'end', id: it.id }, 9000);
    mineOut(world);
    // The way to the only lode leads through a beast's cave, and the mine there lies by the plague.
    const { x } = centreOf((roomsOf(world, civ, 'mine').at(-1) as Piece).shape);
    const lode = { x, y: 12.6 };
    lodes(world, lode);
    const near = page.nearest(disc(x, lode.y, 0.1), works(world, civ)) as Piece;
    const { from, to } = closest(near.shape, disc(x, lode.y, 0.6));
    const beast = caveAt(world, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 1);
    cursedAt(world, { x, y: lode.y + 1.2 }, 'plague', 2);
    expect([population(world, civ), treasures(world, civ.group.id).length]).toEqual([6, 3]);
    live(world, civ, civ.year, 'summer');
    const met = world.journal.entries.flatMap((it) => (it.kind === 'lost' && 'deed' in it ? [it.deed] : []));
    expect(met).toEqual(['fight', 'plague']);
    expect([population(world, civ), page.beadsIn(beast.id, 'population').length]).toEqual([3, 0]);
    expect(page.countIn(roomsOf(world, civ, 'mine').at(-1)?.id ?? '')).toBe(1);
    live(world, civ, civ.year, 'fall', 'winter');
    expect(built(civ)).toEqual(['Workshops']);
    const tombs = page.marks.filter((it) => it.kind === 'tomb');
    expect(tombs.map((it) => page.beadsIn(it.piece).length)).toEqual([1]);
    expect(treasures(world, civ.group.id).filter((it) => it.emblem !== 'dwarven treasure')).toHaveLength(2);
  });
});

const BENDS = [0, 5, 10, 15, 20, 25, 30].map((x) => ({ x, y: 18 }));
const folk = (world: PlaytestWorld, place: Place) => [nobles(world, place), slaves(world, place)];

/** A place has so many nobles and slaves from now on. */
function set(world: PlaytestWorld, civ: ElfCiv, place: Place, [rulers, ruled]: readonly [number, number]) {
  const { page } = world;
  const own = page.beadsOf(place.group.id).filter((it) => it.kind === 'population');
  for (const it of [...own.slice(rulers), ...slavesOf(world, place).slice(ruled)])
    page.apply({ do: 'end', id: it.id }, 9000);
  play(world, function* (its): Rule {
    while (nobles(its, place) < rulers) yield* gain(its, civ, place, 'H1-ELF-05', 'noble');
    while (slaves(its, place) < ruled) yield* gain(its, civ, place, 'H1-ELF-05', 'slave');
  });
}

describe('Dark Elves', () => {
  /** Their city on a level Underdark; without another lode the only one is far from everything. */
  function settled(world: PlaytestWorld, x: number): { civ: ElfCiv; city: Place } {
    if (world.page.units.length === 0) lodes(world, { x: 1, y: 5 });
    const spots = { 'H1-ELF-03': BENDS, 'H1-ELF-04': [{ x, y: 18 }] };
    const civ = play(world, (it) => darkElves.setUp(it), { dice: [], spots }).result as ElfCiv;
    return { civ, city: civ.places[0] as Place };
  }

  /** A colony at a lode that is drawn for it, with so many. The city has 3●3○ afterwards. */
  function colonyAt(world: PlaytestWorld, civ: ElfCiv, at: Point, has: readonly [number, number]): Place {
    const city = civ.places[0] as Place;
    set(world, civ, city, [3, 3]);
    const [lode = ''] = lodes(world, at);
    play(world, (it) => season(it, civ, 1, 0), { dice: null, choose: [lode] });
    const colony = civ.places.at(-1) as Place;
    set(world, civ, city, [3, 3]);
    set(world, civ, colony, has);
    return colony;
  }

  it('[H1-WE-10] [PT-CIV-03] [PT-CIV-T1.1] a colony a year, and chaos in the fourth fall', () => {
    const world = laid();
    const { civ, city } = settled(world, 15);
    for (const x of [12, 18]) tunnelBetween(world, { x, y: 18 }, { x, y: 6 });
    mineOut(world);
    const heaps = [
      { x: 2, y: 15 },
      { x: 28, y: 15 },
      { x: 21, y: 6 },
      { x: 9, y: 6 },
    ];
    const seen = heaps.map(({ x, y }, i) => {
      lodes(world, ...[0, 0.4, 0.8, 1.2, 1.6].map((down) => ({ x, y: y + down })));
      live(world, civ, i + 1, 'spring', 'summer', 'fall');
      const all = [city, ...colonies(civ)].map((it) => folk(world, it).join('/'));
      live(world, civ, i + 1, 'winter');
      return all.join(' ');
    });
    expect(seen).toEqual(['2/2 2/2', '2/2 3/3 2/2', '2/2 4/3 3/3 2/2', '2/2 5/5 4/4 3/3 2/2']);
    expect(civ.ending).toBe('chaos');
  });

  it('[H1-WE-11] [PT-CIV-03] a cascade of revolts leaves nobody', () => {
    const world = laid();
    const { civ, city } = settled(world, 5);
    const a = colonyAt(world, civ, { x: 13, y: 14 }, [3, 3]);
    const b = colonyAt(world, civ, { x: 24, y: 14 }, [1, 1]);
    set(world, civ, city, [2, 3]);
    mineOut(world);
    live(world, civ, 5, 'spring');
    expect([city, a, b].map((it) => folk(world, it).join('/'))).toEqual(['3/4', '3/3', '1/1']);
    live(world, civ, 5, 'summer');
    expect(civ.ending).toBe('no city left');
    const order = world.journal.entries.flatMap((it) => (it.kind === 'revolted' && 'group' in it ? [it.group] : []));
    expect(order).toEqual([b, city, a].map((it) => it.group.id));
    darkElves.end(world, civ);
    expect([free(world, 'population').length, free(world, 'treasure').length]).toEqual([9, 0]);
  });

  it('[H1-WE-12] [PT-CIV-03] arena, tanks, and chaos', () => {
    const world = laid();
    lodes(world, ...[13, 14, 15, 16, 17].map((x) => ({ x, y: 12 })));
    const { civ, city } = settled(world, 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [3, 3]);
    set(world, civ, city, [2, 2]);
    live(world, civ, 2, 'summer');
    expect(folk(world, colony)).toEqual([4, 4]);
    live(world, civ, 2, 'fall');
    expect([folk(world, colony), colony.group.built]).toEqual([[4, 3], ['Arena']]);
    live(world, civ, 3, 'summer');
    expect(folk(world, colony)).toEqual([5, 4]);
    live(world, civ, 3, 'fall');
    expect([folk(world, colony), civ.ending]).toEqual([[5, 5], 'chaos']);
    darkElves.end(world, civ);
    for (const it of [city, colony]) {
      const left = roomsOfPlace(world, it).flatMap(({ id, room }) =>
        world.page.beadsIn(id).map(({ kind, owner }) => [room, kind, owner]),
      );
      expect(left).toEqual([
        ['palace', 'treasure', null],
        ['slave pit', 'population', null],
      ]);
    }
  });
});

describe('Demons', () => {
  /** Their Pit in the middle of the bottom. */
  function settled(world: PlaytestWorld): DemonCiv {
    const spots = { 'H1-DEM-02': [{ x: 15, y: 19.2 }] };
    return play(world, (it) => demons.setUp(it), { dice: [], spots }).result as DemonCiv;
  }
  const worm = ({ page }: PlaytestWorld, { group }: DemonCiv) =>
    page.beadsOf(group.id).find((it) => it.kind === 'token');
  const roomOfWorm = (world: PlaytestWorld, civ: DemonCiv) => world.page.piece(worm(world, civ)?.piece ?? '');
  const winterTowards = (world: PlaytestWorld, civ: DemonCiv, year: number, to: Point) =>
    play(world, (it) => season(it, civ, year, SEASONS.winter), { dice: null, spots: { 'H1-DEM-13': [to] } });

  it('[H1-WE-13] [PT-CIV-T1.4] [PT-CIV-T1.9] all their years, from ten to nobody', () => {
    const world = laid();
    // Three caves with a beast each, the first of them 4 from the worm, and mithral to the left of it.
    const caves = [
      { x: 15, y: 12.728 },
      { x: 13, y: 11.228 },
      { x: 15, y: 9.728 },
    ].map((it) => caveAt(world, it, 1));
    for (const [i, it] of caves.entries())
      tunnelBetween(world, centreOf((caves.at(i - 1) as Piece).shape), centreOf(it.shape));
    const mithral = {
      kind: 'ore',
      shape: disc(11.5, 12.728, 0.5),
      what: { kind: 'spot of ore', metal: 'mithral' },
    } as const;
    const feature = beginFeature(world, 'PT-FEA-T1.1–2', 'ore', 1);
    draw(world, { clause: 'PT-FEA-03', ...mithral, variant: 'mithral', feature });
    const civ = settled(world);
    const pit: number[] = [];
    const year = (nth: number, aim?: Point) => {
      live(world, civ, nth, 'spring', 'summer', 'fall');
      const { x, y } = centreOf(roomOfWorm(world, civ).shape);
      if (aim) winterTowards(world, civ, nth, { x: x + aim.x, y: y + aim.y });
      else live(world, civ, nth, 'winter');
      pit.push(population(world, civ));
    };
    year(1);
    expect(built(civ)).toEqual(['Charnel Shrine']);
    expect(world.page.beadsIn(caves[0]?.id ?? '', 'population')).toEqual([]);
    year(2);
    year(3);
    year(4, { x: -4, y: 0 });
    year(5, { x: 4, y: 0 });
    year(6);
    expect(pit).toEqual([9, 7, 5, 3, 2, 0]);
    expect(built(civ)).toEqual(['Charnel Shrine', 'Demon Palace', 'Demon Palace', 'Infernal Engine']);
    expect(civ.ending).toBe('gone home');
    const last = roomOfWorm(world, civ);
    demons.end(world, civ);
    const kept = (it: Piece) => world.page.beadsIn(it.id).map(({ kind, owner }) => `${kind} ${owner}`);
    const works = ['Demon Palace', 'Infernal Engine'].flatMap((it) => roomsOf(world, civ, it));
    expect(works.map(kept)).toEqual(Array(3).fill(['population null', 'treasure null']));
    expect(kept(last)).toEqual(['treasure null', 'population null']);
    const pool = world.page.pieces.at(-1) as Piece;
    expect(world.page.marks.filter((it) => it.piece === pool.id).map(({ kind }) => kind)).toEqual(['plague']);
  });

  it('[H1-WE-14] [PT-CIV-T1.11] at the surface it is war with heaven, and the Pit is empty', () => {
    const world = laid();
    const lair = caveAt(world, { x: 1, y: 20 }, 1);
    const civ = settled(world);
    emptied(world, lair);
    const here = caveAt(world, { x: 8, y: 7 });
    const { id, since: _, until: __, origin: ___, ...rest } = worm(world, civ) as NonNullable<ReturnType<typeof worm>>;
    const bead = { ...rest, id: world.page.newId('b'), piece: here.id, at: centreOf(here.shape) };
    world.page.apply({ do: 'move', id, bead }, 9000);
    for (let year = 1; year <= 4; year++) live(world, civ, year, 'spring');
    expect(population(world, civ)).toBe(6);
    winterTowards(world, civ, 4, { x: 8, y: 5 });
    expect([population(world, civ), civ.ending]).toEqual([0, 'war with heaven']);
    const [field] = world.page.marks.filter((it) => it.kind === 'battlefield');
    expect(field?.at).toEqual({ x: 8, y: expect.closeTo(4, 2) });
  });
});

describe('[H1-WE-15] [PT-CIV-04] Dwarves of 5● dig into a colony of 3●2○, whose city has 2●2○', () => {
  const met = (dice: number[]) => {
    const world = laid(TWO, { civilizations: 2 });
    const [lode] = lodes(world, { x: 21, y: 8.25 }, { x: 23, y: 8.25 });
    const dwarf = play(world, (it) => dwarves.setUp(it), { dice: [], choose: [lode as string] }).result as DwarfCiv;
    world.civs.push(dwarf);
    const spots = { 'H1-ELF-03': BENDS, 'H1-ELF-04': [{ x: 10, y: 18 }] };
    const elf = play(world, (it) => darkElves.setUp(it), { dice: [], spots }).result as ElfCiv;
    world.civs.push(elf);
    const [barracks] = roomsOf(world, dwarf, 'barracks') as [Piece];
    const owner = dwarf.group.id;
    while (population(world, dwarf) < 5)
      world.page.apply(putBead(world, barracks, { kind: 'population', owner }), 9000);
    const [site = ''] = lodes(world, { x: 20, y: 14 });
    play(world, (it) => season(it, elf, 1, 0), { dice: null, choose: [site] });
    const [city, colony] = elf.places as [Place, Place];
    set(world, elf, colony, [3, 2]);
    set(world, elf, city, [2, 2]);
    const { x, y } = centreOf(world.page.piece(colony.home).shape);
    play(world, (it) => digAlong(it, dwarf, { clause: 'H1-MEA-21' }, [x - 1.2, y + 0.1, x, y]), { dice });
    return [population(world, dwarf), folk(world, colony).join('/'), folk(world, city).join('/')];
  };

  it('a skirmish costs the smaller population 1●', () => {
    expect(met([1])).toEqual([4, '3/2', '2/2']);
  });

  it('the Dark Elves take 2● as slaves', () => {
    expect(met([4])).toEqual([3, '3/4', '2/2']);
  });

  it('a war costs the lower the difference', () => {
    expect(met([6, 6, 1])).toEqual([5, '3/1', '2/2']);
  });
});
