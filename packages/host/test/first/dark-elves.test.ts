import { bounds, centreOf, gap, type Piece, type Point, pathLength } from '@understory/page';
import type { ChooseAsk, SpotAsk } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import {
  colonies,
  type ElfCiv,
  nobles,
  type Place,
  roomsOfPlace,
  slaves,
  slavesOf,
  standing,
} from '../../src/first/civilization/dark-elves/elf-civ.ts';
import { gain, housesOf } from '../../src/first/civilization/dark-elves/houses.ts';
import { meet } from '../../src/first/civilization/meeting.ts';
import { season } from '../../src/first/civilization/season.ts';
import { draw, putBeads, sign } from '../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { drawCave, drawTunnel } from '../../src/first/words/natural.ts';
import { layOut } from '../../src/first/worlds/worlds.ts';
import { LIES, laid } from './world-at.ts';

const BENDS = [0, 5, 10, 15, 20, 25, 30].map((x) => ({ x, y: 18 }));

/** Lodes of gold at these points, as one piece of ore. Returns their ids. */
function lodes(world: FirstWorld, ...at: Point[]): string[] {
  const shape = { path: at.flatMap(({ x, y }) => [x, y]), closed: false, swell: 0.1 };
  const what = { kind: 'gold vein' } as const;
  const before = world.page.units.length;
  draw(world, { clause: 'H1-PRM-04', kind: 'ore', shape, what, units: [{ kind: 'gold', at }] });
  return world.page.units.slice(before).map(({ id }) => id);
}

/** The Dark Elves on a level Underdark, their city at x. The only lode is far from everything, unless there are others. */
function elves(world = laid(), x = 15): { world: FirstWorld; civ: ElfCiv; city: Place } {
  if (world.page.units.length === 0) lodes(world, { x: 1, y: 5 });
  const spots = { 'H1-ELF-03': BENDS, 'H1-ELF-04': [{ x, y: 18 }] };
  const { result } = playOut({ world, rule: (it) => darkElves.setUp(it) }, { spots });
  const civ = result as ElfCiv;
  return { world, civ, city: civ.places[0] as Place };
}

const cave = (world: FirstWorld, at: Point) => drawCave({ world, clause: 'H1-PRM-05', feature: 'f1' }, at);
const folk = (world: FirstWorld, place: Place) => [nobles(world, place), slaves(world, place)];
const SEASONS = { spring: 0, summer: 1, fall: 2, winter: 3 } as const;

function play(world: FirstWorld, civ: ElfCiv, year: number, ...which: (keyof typeof SEASONS)[]) {
  for (const it of which) playOut({ world, rule: (its) => season(its, civ, year, SEASONS[it]) }, {});
}

/** A place has so many nobles and slaves from now on. */
function set(world: FirstWorld, civ: ElfCiv, place: Place, [rulers, ruled]: readonly [number, number]) {
  const { page } = world;
  const own = page.beadsOf(place.group.id);
  for (const it of own.filter((it) => it.kind === 'population').slice(rulers))
    page.apply({ do: 'end', id: it.id }, 9000);
  for (const it of slavesOf(world, place).slice(ruled)) page.apply({ do: 'end', id: it.id }, 9000);
  const rule = function* (its: FirstWorld) {
    while (nobles(its, place) < rulers) yield* gain(its, civ, place, 'H1-ELF-05', 'noble');
    while (slaves(its, place) < ruled) yield* gain(its, civ, place, 'H1-ELF-05', 'slave');
  };
  playOut({ world, rule }, {});
}

/** A colony at a lode that is drawn for it, with so many. The city has 3●3○ afterwards. */
function colonyAt(world: FirstWorld, civ: ElfCiv, at: Point, has: readonly [number, number] = [1, 1]): Place {
  const city = civ.places[0] as Place;
  set(world, civ, city, [3, 3]);
  const [lode = ''] = lodes(world, at);
  playOut({ world, rule: (it) => season(it, civ, 1, 0) }, { choose: [lode] });
  const colony = civ.places.at(-1) as Place;
  set(world, civ, city, [3, 3]);
  set(world, civ, colony, has);
  return colony;
}

/** Nothing is left to mine. */
function mineOut({ page }: FirstWorld) {
  for (const it of page.units) if (it.until === null) page.apply({ do: 'end', id: it.id }, 9000);
}

const dug = (world: FirstWorld, clause: string) =>
  world.page.pieces.filter((it) => it.clause === clause && it.kind === 'tunnel');
const free = ({ page }: FirstWorld, kind: 'population' | 'treasure') =>
  page.beadsOf(null).filter((it) => it.kind === kind);

describe('the set-up of the Dark Elves', () => {
  it('[H1-ELF-01] draws mithral where there is no lode', () => {
    const world = laid();
    playOut({ world, rule: (it) => darkElves.setUp(it) }, {});
    expect(world.page.pieces.filter((it) => it.what.kind === 'mithral')).toHaveLength(2);
  });

  it('[H1-ELF-03] draws the Underdark from edge to edge, near the bottom, and in pencil', () => {
    for (const seed of ['a', 'b', 'c']) {
      const world = laid();
      lodes(world, { x: 15, y: 8 });
      playOut({ world, rule: (it) => darkElves.setUp(it) }, { seed });
      const under = world.page.pieces.find((it) => it.what.kind === 'Underdark') as Piece;
      const { path } = under.shape;
      expect([path[0], path.at(-2)]).toEqual([0, 30]);
      expect([under.manner, under.owner]).toEqual(['natural', null]);
      for (let i = 1; i < path.length; i += 2) {
        expect(path[i]).toBeGreaterThanOrEqual(17.6);
        expect(path[i]).toBeLessThanOrEqual(18.8);
      }
    }
  });

  it('[H1-ELF-03] through a spot at each fifth bead', () => {
    const world = laid();
    lodes(world, { x: 15, y: 8 });
    const bends = BENDS.map(({ x }, i) => ({ x, y: i % 2 === 0 ? 17.6 : 18.8 }));
    playOut({ world, rule: (it) => darkElves.setUp(it) }, { spots: { 'H1-ELF-03': bends } });
    const { path } = (world.page.pieces.find((it) => it.what.kind === 'Underdark') as Piece).shape;
    for (const { x, y } of bends) expect(path[path.indexOf(x) + 1]).toBe(y);
    expect(path[path.indexOf(2) + 1]).toBeGreaterThan(17.6);
    expect(path[path.indexOf(2) + 1]).toBeLessThan(18.8);
  });

  it('[H1-ALT-14] runs it through the middle of a hollow earth', () => {
    const world = laid('hollow earth');
    lodes(world, { x: 15, y: 8 });
    playOut({ world, rule: (it) => darkElves.setUp(it) }, {});
    const { top, bottom } = bounds((world.page.pieces.find((it) => it.what.kind === 'Underdark') as Piece).shape);
    expect(top + 0.2).toBeGreaterThanOrEqual(9.6);
    expect(bottom - 0.2).toBeLessThanOrEqual(11.4);
  });

  it('[H1-ELF-02] [H1-ELF-04] [H1-ELF-34] founds a city of 3●3○, palaces above the tunnel and pits below', () => {
    const { world, civ, city } = elves();
    expect([folk(world, city), civ.year, civ.city]).toEqual([[3, 3], 0, city.group.id]);
    const middles = (who: 'noble' | 'slave') => housesOf(world, city, who).map(({ shape }) => centreOf(shape));
    expect(middles('noble')).toEqual([15, 16.5, 13.5].map((x) => ({ x, y: 16.5 })));
    expect(middles('slave')).toEqual([15, 16.5, 13.5].map((x) => ({ x, y: 19.5 })));
    expect(world.page.labels.at(-1)?.what).toEqual({ kind: 'as written', text: city.group.name });
  });

  it('[H1-ELF-04] by default nearest to something to mine, 3 from the sides', () => {
    const usual = (...at: Point[]) => {
      const world = laid();
      lodes(world, ...at);
      const { asked } = playOut({ world, rule: (it) => darkElves.setUp(it) }, { spots: { 'H1-ELF-03': BENDS } });
      return (asked.find((it) => it.clause === 'H1-ELF-04') as SpotAsk).usual;
    };
    expect(usual({ x: 9, y: 14 }, { x: 20, y: 15 })).toEqual({ x: 20, y: 18 });
    expect(usual({ x: 1, y: 15 })).toEqual({ x: 3, y: 18 });
  });

  it('[H1-ELF-05] [H1-ELF-34] houses more of them to the right, then to the left', () => {
    const { world, civ, city } = elves();
    set(world, civ, city, [5, 5]);
    const middles = (who: 'noble' | 'slave') => housesOf(world, city, who).map(({ shape }) => centreOf(shape).x);
    expect(middles('noble')).toEqual([15, 16.5, 13.5, 18, 12]);
    expect(middles('slave')).toEqual([15, 16.5, 13.5, 18, 12]);
  });

  it('[H1-ELF-34] where there is no room along the tunnel, palaces stand as near to the spot as they can', () => {
    const world = laid();
    drawTunnel({ world, clause: 'H1-DIS-02', feature: 'f1' }, { x: 0, y: 16.2 }, { x: 30, y: 16.2 });
    const { city } = elves(world);
    expect(folk(world, city)).toEqual([3, 3]);
    expect(housesOf(world, city, 'noble')).toHaveLength(3);
    const { x } = centreOf(world.page.piece(city.home).shape);
    expect(Math.abs(x - 15)).toBeLessThan(3);
  });

  it('in a pocket universe the city lies at the very centre, without an Underdark', () => {
    const world = laid('pocket universe');
    lodes(world, { x: 15, y: 5 });
    const { result } = playOut({ world, rule: (it) => darkElves.setUp(it) }, {});
    const [city] = (result as ElfCiv).places as [Place];
    expect(world.page.pieces.some((it) => it.what.kind === 'Underdark')).toBe(false);
    expect(centreOf((housesOf(world, city, 'noble')[0] as Piece).shape)).toEqual({ x: 15, y: 9 });
    expect(centreOf((housesOf(world, city, 'slave')[0] as Piece).shape)).toEqual({ x: 15, y: 12 });
    expect(folk(world, city)).toEqual([3, 3]);
  });
});

describe('spring of the Dark Elves', () => {
  it('[H1-ELF-12] brings a noble where there are more slaves', () => {
    for (const [before, after] of [
      [[2, 3], 3],
      [[3, 3], 3],
      [[3, 2], 3],
    ] as const) {
      const { world, civ, city } = elves();
      set(world, civ, city, before);
      play(world, civ, 1, 'spring');
      expect(nobles(world, city)).toBe(after);
    }
  });

  it('[H1-ELF-35] [H1-GEN-T2.9] to unruly ones where there are more nobles', () => {
    for (const [before, after] of [
      [[2, 3], 2],
      [[3, 2], 4],
    ] as const) {
      const world = firstEdition.begin(firstOptions({ darkElves: 'unruly' }), 'test');
      layOut(world, 'usual', LIES.usual());
      const { civ, city } = elves(world);
      set(world, civ, city, before);
      play(world, civ, 1, 'spring');
      expect(nobles(world, city)).toBe(after);
    }
  });

  it('[H1-ELF-14] [H1-ELF-34] founds a colony of 1●1○ at a site in range: a tunnel to 1 short of it, a palace there, a pit beside that', () => {
    const world = laid();
    const [lode = ''] = lodes(world, { x: 15, y: 14 });
    const { civ, city } = elves(world, 5);
    const { asked } = playOut({ world, rule: (it) => season(it, civ, 1, 0) }, {});
    const ask = asked.find((it) => it.clause === 'H1-ELF-14') as ChooseAsk;
    expect([ask.usual, ask.options.map((it) => it.key)]).toEqual([lode, ['none', lode]]);
    const [colony] = colonies(civ) as [Place];
    expect([folk(world, city), folk(world, colony)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const palace = world.page.piece(colony.home);
    expect(centreOf(palace.shape)).toEqual({ x: 15, y: 15 });
    const [pit] = housesOf(world, colony, 'slave') as [Piece];
    expect(gap(palace.shape, pit.shape)).toBeCloseTo(0.5, 3);
    expect(dug(world, 'H1-ELF-14')[0]?.shape.path).toEqual([15, 17.8, 15, 15]);
    expect(world.page.labels.some((it) => it.about === palace.id)).toBe(true);
  });

  it('[H1-ELF-14] or none, if they choose so; by default if the city would revolt then', () => {
    const near = () => {
      const world = laid();
      lodes(world, { x: 15, y: 14 });
      return elves(world);
    };
    const chosen = near();
    playOut({ world: chosen.world, rule: (it) => season(it, chosen.civ, 1, 0) }, { choose: ['none'] });
    expect(colonies(chosen.civ)).toEqual([]);
    const { world, civ, city } = near();
    set(world, civ, city, [3, 5]);
    const { asked } = playOut({ world, rule: (it) => season(it, civ, 1, 0) }, {});
    expect((asked.find((it) => it.clause === 'H1-ELF-14') as ChooseAsk).usual).not.toBe('none');
    const poor = near();
    set(poor.world, poor.civ, poor.city, [2, 3]);
    const unruly = { ...poor.world, options: firstOptions({ darkElves: 'unruly' }) };
    const last = playOut({ world: unruly, rule: (it) => season(it, poor.civ, 1, 0) }, {}).asked;
    expect((last.find((it) => it.clause === 'H1-ELF-14') as ChooseAsk).usual).toBe('none');
  });

  it('[H1-ELF-11] [H1-ELF-17] but never with the last noble or slave; then nothing else happens', () => {
    const world = laid();
    lodes(world, { x: 15, y: 14 });
    const { civ, city } = elves(world);
    set(world, civ, city, [2, 1]);
    const pieces = world.page.pieces.length;
    play(world, civ, 1, 'spring');
    expect([folk(world, city), civ.places.length, world.page.pieces.length]).toEqual([[2, 1], 1, pieces]);
  });

  it('[H1-ELF-13] at least a finger from every room of another colony', () => {
    const { world, civ } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 });
    mineOut(world);
    const right = Math.max(...roomsOfPlace(world, colony).map(({ shape }) => bounds(shape).right));
    lodes(world, { x: right + 4.3, y: 15 });
    const { asked } = playOut({ world, rule: (it) => season(it, civ, 2, 0) }, {});
    expect(asked.filter((it) => it.clause === 'H1-ELF-14')).toEqual([]);
    const [far = ''] = lodes(world, { x: right + 4.6, y: 15 });
    set(world, civ, civ.places[0] as Place, [3, 3]);
    const again = playOut({ world, rule: (it) => season(it, civ, 3, 0) }, {}).asked;
    expect((again.find((it) => it.clause === 'H1-ELF-14') as ChooseAsk).options.map((it) => it.key)).toEqual([
      'none',
      far,
    ]);
  });

  it('[H1-ELF-13] gems in their cave are a site too', () => {
    const { world, civ } = elves(laid(), 5);
    putBeads(world, 'H1-PRM-05', cave(world, { x: 15, y: 14 }), 'treasure', 1, 'gems');
    play(world, civ, 1, 'spring');
    expect(colonies(civ)).toHaveLength(1);
  });

  it('[H1-ELF-15] digs a finger towards the nearest site where none is in range', () => {
    const { world, civ, city } = elves(laid(), 15);
    mineOut(world);
    lodes(world, { x: 24, y: 9 });
    play(world, civ, 1, 'spring');
    expect(colonies(civ)).toEqual([]);
    const [tunnel] = dug(world, 'H1-ELF-15') as [Piece];
    expect(pathLength(tunnel.shape.path)).toBeGreaterThan(4);
    expect(pathLength(tunnel.shape.path)).toBeLessThanOrEqual(4.701);
    expect(bounds(tunnel.shape).top).toBeCloseTo(17.8 - 4.5, 1);
    expect(folk(world, city)).toEqual([3, 3]);
    play(world, civ, 2, 'spring');
    expect(colonies(civ)).toHaveLength(1);
  });

  it('[H1-ELF-16] brings a slave where the map has no site', () => {
    const { world, civ, city } = elves();
    mineOut(world);
    play(world, civ, 1, 'spring');
    expect(folk(world, city)).toEqual([3, 4]);
  });
});

describe('summer of the Dark Elves', () => {
  it('[H1-ELF-18] each colony mines what is nearest within a finger, and gains a noble, then a slave', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 });
    lodes(world, { x: 15, y: 12 });
    play(world, civ, 1, 'summer');
    expect(folk(world, colony)).toEqual([2, 2]);
    expect(world.page.units.filter((it) => it.until !== null).map(({ at }) => at)).toEqual([{ x: 15, y: 14 }]);
    const mine = roomsOfPlace(world, colony).find((it) => it.room === 'mine') as Piece;
    expect(bounds(mine.shape)).toEqual({ left: 14, top: 13, right: 16, bottom: 15 });
    expect(world.page.countIn(mine.id)).toBe(0);
    expect(folk(world, city)).toEqual([3, 3]);
    set(world, civ, colony, [2, 3]);
    play(world, civ, 2, 'summer');
    expect(folk(world, colony)).toEqual([3, 3]);
  });

  it('[H1-ELF-18] or takes a gem, and does nothing with neither within a finger', () => {
    const { world, civ } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 });
    for (const it of world.page.units) if (it.at.x === 15) world.page.apply({ do: 'end', id: it.id }, 9000);
    const gems = cave(world, { x: 17.5, y: 14.5 });
    putBeads(world, 'H1-PRM-05', gems, 'treasure', 1, 'gems');
    play(world, civ, 1, 'summer');
    expect([folk(world, colony), world.page.countIn(gems.id)]).toEqual([[2, 2], 0]);
    play(world, civ, 2, 'summer');
    expect(folk(world, colony)).toEqual([2, 2]);
  });

  it('[H1-ELF-19] with nothing left to mine on the map every place gains a slave instead', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [2, 2]);
    mineOut(world);
    play(world, civ, 1, 'summer');
    expect([folk(world, city), folk(world, colony)]).toEqual([
      [3, 4],
      [2, 3],
    ]);
  });
});

describe('what the Dark Elves build', () => {
  it.each([
    ['H1-ELF-T1.4', [2, 2], null, [2, 2]],
    ['H1-ELF-T1.5', [3, 2], 'Great Temple of Dame Chaos', [3, 2]],
    ['H1-ELF-T1.6', [3, 3], 'Tomb', [3, 3]],
    ['H1-ELF-T1.7', [4, 3], 'Exploratory Tunnel', [4, 3]],
    ['H1-ELF-T1.8', [5, 3], 'Breeding Pit', [4, 4]],
    ['H1-ELF-T1.9', [5, 4], 'Exploratory Tunnel', [5, 4]],
  ] as const)('[H1-ELF-20] [%s] in the city with %j: %s', (clause, before, what, after) => {
    const { world, civ, city } = elves();
    set(world, civ, city, before);
    play(world, civ, 1, 'fall');
    expect([city.group.built, folk(world, city)]).toEqual([what ? [what] : [], after]);
    const room = roomsOfPlace(world, city).find((it) => it.clause === clause);
    if (what && what !== 'Exploratory Tunnel')
      expect(gap((room as Piece).shape, world.page.piece(city.home).shape)).toBeLessThan(10);
    play(world, civ, 2, 'fall');
    if (what === 'Tomb' || what === 'Great Temple of Dame Chaos') expect(city.group.built).toEqual([what]);
  });

  it.each([
    ['H1-ELF-T1.4', [2, 2], 'Torture Pit', [2, 2]],
    ['H1-ELF-T1.5', [3, 2], 'Dark Shrine to Dame Chaos', [3, 2]],
    ['H1-ELF-T1.6', [3, 3], 'Tomb', [3, 3]],
    ['H1-ELF-T1.7', [4, 3], 'Exploratory Tunnel', [4, 3]],
    ['H1-ELF-T1.8', [5, 3], 'Arena', [5, 2]],
    ['H1-ELF-T1.9', [6, 3], 'Reanimation Tanks', [6, 4]],
  ] as const)('[H1-ELF-20] [H1-ELF-32] [%s] in a colony with %j: %s', (clause, before, what, after) => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, before);
    set(world, civ, city, [2, 2]);
    play(world, civ, 1, 'fall');
    expect([colony.group.built, folk(world, colony)]).toEqual([[what], after]);
    expect(world.page.pieces.some((it) => it.clause === clause && it.owner === colony.group.id)).toBe(true);
  });

  it('[H1-ELF-06] treasure in a temple is no slave', () => {
    const { world, civ, city } = elves();
    set(world, civ, city, [3, 2]);
    play(world, civ, 1, 'fall');
    const temple = roomsOfPlace(world, city).find((it) => it.room === 'Great Temple of Dame Chaos') as Piece;
    expect(world.page.beadsIn(temple.id)).toMatchObject([{ kind: 'treasure', owner: city.group.id }]);
    expect(folk(world, city)).toEqual([3, 2]);
  });

  it('[H1-ELF-32] the Arena is built without a slave to die in it', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [8, 0]);
    set(world, civ, city, [2, 2]);
    play(world, civ, 1, 'fall');
    expect([colony.group.built, folk(world, colony)]).toEqual([['Arena'], [8, 0]]);
  });

  it('[H1-ELF-21] [H1-ELF-22] [H1-ELF-08] the city digs up again and again, to the surface and a war', () => {
    const { world, civ, city } = elves();
    set(world, civ, city, [4, 3]);
    play(world, civ, 1, 'fall');
    const [first] = dug(world, 'H1-ELF-T1.7') as [Piece];
    expect(first.shape.path).toEqual([15, 16.5, 15, 12]);
    play(world, civ, 2, 'fall');
    expect(dug(world, 'H1-ELF-T1.7')[1]?.shape.path).toEqual([15, 12, 15, 7.5]);
    expect(civ.ending).toBe(null);
    play(world, civ, 3, 'fall');
    expect(dug(world, 'H1-ELF-T1.7')[2]?.shape.path).toEqual([15, 7.5, 15, 4]);
    expect(civ.ending).toBe('war with the humans');
  });

  it('[H1-ELF-21] a colony digs up once', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [4, 3]);
    set(world, civ, city, [2, 2]);
    play(world, civ, 1, 'fall');
    play(world, civ, 2, 'fall');
    expect(dug(world, 'H1-ELF-T1.7').filter((it) => it.owner === colony.group.id)).toHaveLength(1);
  });
});

describe('winter of the Dark Elves', () => {
  it('[H1-ELF-24] the great city gains a slave', () => {
    const { world, civ, city } = elves();
    play(world, civ, 1, 'winter');
    expect(folk(world, city)).toEqual([3, 4]);
  });

  it('[H1-ELF-25] and another, the nearest stranger that a way leads to', () => {
    const { world, civ, city } = elves();
    const [near, far, apart] = [
      { x: 20, y: 18.4 },
      { x: 25, y: 18.4 },
      { x: 16, y: 14 },
    ].map((at) => cave(world, at)) as [Piece, Piece, Piece];
    for (const it of [near, far, apart]) putBeads(world, 'H1-PRM-05', it, 'population', 1, 'primordial beast');
    play(world, civ, 1, 'winter');
    expect([near, far, apart].map(({ id }) => world.page.countIn(id))).toEqual([0, 1, 1]);
    expect(folk(world, city)).toEqual([3, 5]);
  });

  it('[H1-ELF-33] [H1-ELF-23] a dead city leaves spring out, until the largest colony is the great city', () => {
    const { world, civ, city } = elves(laid(), 5);
    colonyAt(world, civ, { x: 13, y: 14 }, [2, 2]);
    const larger = colonyAt(world, civ, { x: 24, y: 14 }, [3, 2]);
    set(world, civ, city, [1, 2]);
    play(world, civ, 2, 'fall');
    expect([city.group.alive, civ.city, civ.ending]).toEqual([false, null, null]);
    mineOut(world);
    const before = standing(civ).map((it) => folk(world, it));
    play(world, civ, 3, 'spring');
    expect(standing(civ).map((it) => folk(world, it))).toEqual(before);
    play(world, civ, 3, 'winter');
    expect(civ.city).toBe(larger.group.id);
    expect(folk(world, larger)).toEqual([3, 5]);
    // H1-ELF-18: the great city does not mine.
    lodes(world, { x: 24, y: 13 });
    play(world, civ, 4, 'summer');
    expect(folk(world, larger)).toEqual([3, 5]);
  });

  it('[H1-ELF-31] year 40 ends in chaos', () => {
    const { world, civ, city } = elves();
    civ.year = 39;
    play(world, civ, 39, 'winter');
    expect(civ.ending).toBe(null);
    set(world, civ, city, [3, 3]);
    civ.year = 40;
    play(world, civ, 40, 'winter');
    expect(civ.ending).toBe('chaos');
  });
});

describe('what the Dark Elves meet', () => {
  it('[H1-ELF-07] [H1-CIV-05] [H1-CIV-06] a plague takes slaves before nobles, at the place nearest to it', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 20, y: 14 }, [4, 2]);
    const sick = cave(world, { x: 22, y: 12 });
    sign(world, 'H1-PRM-05', sick, 'plague', { kind: 'plague sign', number: 3 });
    const { x, y } = centreOf(sick.shape);
    const shape = { path: [x, y + 2, x, y + 0.4], closed: false, swell: 0.2 };
    const what = { kind: 'tunnel of the Dark Elves' } as const;
    const tunnel = draw(world, { clause: 'H1-ELF-15', kind: 'tunnel', shape, what, owner: city.group.id });
    playOut({ world, rule: (it) => meet(it, civ, tunnel) }, {});
    expect([folk(world, city), folk(world, colony)]).toEqual([
      [3, 3],
      [3, 0],
    ]);
    playOut({ world, rule: (it) => meet(it, civ, tunnel) }, {});
    expect(folk(world, colony)).toEqual([3, 0]);
  });

  it('[H1-CIV-06] the Wyrm gets a slave of the place met', () => {
    const { world, civ, city } = elves();
    const what = { kind: 'cave of the Wyrm', name: 'Old Gnaw' } as const;
    const lair = drawCave({ world, clause: 'H1-PRM-12', feature: 'f1' }, { x: 20, y: 16 }, { what });
    putBeads(world, 'H1-PRM-12', lair, 'population', 1, 'wyrm');
    const shape = { path: [20, 17.8, 20, 16.4], closed: false, swell: 0.2 };
    const own = { kind: 'tunnel of the Dark Elves' } as const;
    const tunnel = draw(world, { clause: 'H1-ELF-15', kind: 'tunnel', shape, what: own, owner: city.group.id });
    playOut({ world, rule: (it) => meet(it, civ, tunnel) }, {});
    expect([folk(world, city), world.page.beadsIn(lair.id, 'treasure').length]).toEqual([[3, 2], 1]);
  });
});

describe('revolts and the end of the Dark Elves', () => {
  it('[H1-ELF-26] [H1-ELF-27] [H1-ELF-28] [H1-ELF-29] twice as many slaves revolt, and unrest spreads', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [2, 2]);
    set(world, civ, city, [2, 3]);
    play(world, civ, 1, 'winter');
    expect([city.group.alive, folk(world, city), folk(world, colony)]).toEqual([false, [0, 0], [2, 3]]);
    expect(free(world, 'population').map((it) => world.page.piece(it.piece).room)).toEqual(Array(3).fill('slave pit'));
    expect(civ.ending).toBe(null);
  });

  it('[H1-WE-11] [H1-ELF-10] a cascade of revolts leaves nobody', () => {
    const { world, civ, city } = elves(laid(), 5);
    const a = colonyAt(world, civ, { x: 13, y: 14 }, [3, 3]);
    const b = colonyAt(world, civ, { x: 24, y: 14 }, [1, 1]);
    set(world, civ, city, [2, 3]);
    mineOut(world);
    play(world, civ, 5, 'spring');
    expect([city, a, b].map((it) => folk(world, it))).toEqual([
      [3, 4],
      [3, 3],
      [1, 1],
    ]);
    play(world, civ, 5, 'summer');
    expect(civ.ending).toBe('no city left');
    const order = world.journal.entries
      .filter((it) => it.kind === 'revolted')
      .map((it) => (it as { group?: string }).group);
    expect(order).toEqual([b, city, a].map((it) => it.group.id));
    darkElves.end(world, civ);
    expect(free(world, 'population')).toHaveLength(9);
    expect(free(world, 'treasure')).toEqual([]);
  });

  it('[H1-WE-12] [H1-ELF-09] [H1-ELF-30] arena, tanks, and chaos', () => {
    const world = laid();
    lodes(world, ...[13, 14, 15, 16, 17].map((x) => ({ x, y: 12 })));
    const { civ, city } = elves(world, 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [3, 3]);
    set(world, civ, city, [2, 2]);
    play(world, civ, 2, 'summer');
    expect(folk(world, colony)).toEqual([4, 4]);
    play(world, civ, 2, 'fall');
    expect([folk(world, colony), colony.group.built]).toEqual([[4, 3], ['Arena']]);
    play(world, civ, 3, 'summer');
    expect(folk(world, colony)).toEqual([5, 4]);
    play(world, civ, 3, 'fall');
    expect([folk(world, colony), civ.ending]).toEqual([[5, 5], 'chaos']);
    darkElves.end(world, civ);
    for (const it of [city, colony]) {
      expect(folk(world, it)).toEqual([0, 0]);
      const left = roomsOfPlace(world, it).flatMap(({ id, room }) =>
        world.page.beadsIn(id).map(({ kind, owner }) => [room, kind, owner]),
      );
      expect(left).toEqual([
        ['palace', 'treasure', null],
        ['slave pit', 'population', null],
      ]);
    }
  });

  it('[H1-ELF-30] treasure in temples and shrines stays, and places lost to a revolt get nothing more', () => {
    const { world, civ, city } = elves(laid(), 5);
    const colony = colonyAt(world, civ, { x: 15, y: 14 }, [3, 2]);
    set(world, civ, city, [3, 2]);
    play(world, civ, 1, 'fall');
    set(world, civ, colony, [1, 2]);
    play(world, civ, 2, 'winter');
    expect(colony.group.alive).toBe(false);
    darkElves.end(world, civ);
    expect(free(world, 'treasure').map((it) => world.page.piece(it.piece).room)).toEqual([
      'Dark Shrine to Dame Chaos',
      'Great Temple of Dame Chaos',
      'palace',
    ]);
    // Three were freed, the city took one of them again (H1-ELF-25), and its beast stays.
    expect(free(world, 'population')).toHaveLength(3);
  });

  it('[H1-WE-10] a colony a year, and chaos in the fourth fall', () => {
    const { world, civ, city } = elves();
    const plot = { world, clause: 'H1-PRM-05', feature: 'f1' } as const;
    for (const x of [12, 18]) drawTunnel(plot, { x, y: 18 }, { x, y: 6 });
    mineOut(world);
    // Each year a heap of lodes, far from the colonies that there are.
    const heaps = [
      { x: 2, y: 15 },
      { x: 28, y: 15 },
      { x: 21, y: 6 },
      { x: 9, y: 6 },
    ];
    const seen: number[][][] = [];
    for (const [i, { x, y }] of heaps.entries()) {
      const year = i + 1;
      lodes(world, ...[0, 0.4, 0.8, 1.2, 1.6].map((down) => ({ x, y: y + down })));
      play(world, civ, year, 'spring', 'summer', 'fall');
      seen.push([city, ...colonies(civ)].map((it) => folk(world, it)));
      if (!civ.ending) play(world, civ, year, 'winter');
    }
    expect(seen).toEqual([
      [
        [2, 2],
        [2, 2],
      ],
      [
        [2, 2],
        [3, 3],
        [2, 2],
      ],
      [
        [2, 2],
        [4, 3],
        [3, 3],
        [2, 2],
      ],
      [
        [2, 2],
        [5, 5],
        [4, 4],
        [3, 3],
        [2, 2],
      ],
    ]);
    expect(civ.ending).toBe('chaos');
    const [a, b, c, d] = colonies(civ).map((it) => it.group.built);
    expect([a, b, c, d]).toEqual([
      ['Torture Pit', 'Tomb', 'Arena', 'Reanimation Tanks'],
      ['Torture Pit', 'Tomb'],
      ['Torture Pit'],
      [],
    ]);
    darkElves.end(world, civ);
    expect([free(world, 'population').length, free(world, 'treasure').length]).toEqual([5, 5]);
  });
});
