import { areConnected, bounds, centreOf, gap, type Piece, type Point } from '@understory/page';
import type { Spot } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { population, roomsOf, works } from '../../src/first/civilization/civ.ts';
import type { DemonCiv } from '../../src/first/civilization/demons/demon-civ.ts';
import { demons } from '../../src/first/civilization/demons/demons.ts';
import { season } from '../../src/first/civilization/season.ts';
import { putBeads, sign } from '../../src/first/draw.ts';
import { playEvent, rollEvent } from '../../src/first/event-tables.ts';
import type { FirstWorld } from '../../src/first/index.ts';
import { drawCave, drawTunnel } from '../../src/first/words/natural.ts';
import { network } from '../../src/first/words/network.ts';
import { firstAge, laid, WORLD_KEYS } from './world-at.ts';

/** A primordial event, to have something on the map. */
function before(world: FirstWorld, dice: number[], landed: Point, spots?: readonly Spot[]): FirstWorld {
  const rule = function* (it: FirstWorld) {
    yield* playEvent(it, 'primordial', yield* rollEvent('primordial', `before ${it.page.features.length}`), landed);
  };
  return playOut({ world, rule }, { dice, ...(spots && { spots }) }).world;
}

const plot = (world: FirstWorld) => ({ world, clause: 'H1-PRM-05', feature: 'f1' }) as const;
const cave = (world: FirstWorld, at: Point) => drawCave(plot(world), at);
function beast(world: FirstWorld, at: Point): Piece {
  const lair = cave(world, at);
  putBeads(world, 'H1-PRM-05', lair, 'population', 1, 'primordial beast');
  return lair;
}
function wyrm(world: FirstWorld, at: Point): Piece {
  const lair = drawCave(plot(world), at, { what: { kind: 'cave of the Wyrm', name: 'Old Gnaw' } });
  putBeads(world, 'H1-PRM-12', lair, 'population', 1, 'wyrm');
  putBeads(world, 'H1-PRM-12', lair, 'treasure', 1, 'hoard of the wyrm');
  return lair;
}

/** The Demons with their Pit in the middle of the bottom, 17.95 to 20.45 high. */
function settled(world: FirstWorld): { world: FirstWorld; civ: DemonCiv } {
  const { result } = playOut(
    { world, rule: (it) => demons.setUp(it) },
    { spots: { 'H1-DEM-02': [{ x: 15, y: 19.2 }] } },
  );
  return { world, civ: result as DemonCiv };
}
/** … with nothing to hunt. */
function alone(): { world: FirstWorld; civ: DemonCiv } {
  const world = laid();
  const lair = beast(world, { x: 1, y: 20 });
  const all = settled(world);
  for (const { id } of world.page.beadsIn(lair.id)) world.page.apply({ do: 'end', id }, 9000);
  return all;
}

const SEASONS = { spring: 0, summer: 1, fall: 2, winter: 3 } as const;
type Season = keyof typeof SEASONS;

/** One season; in winter the worm digs towards a point. */
function play(world: FirstWorld, civ: DemonCiv, year: number, which: Season, towards?: Point) {
  const rule = (its: FirstWorld) => season(its, civ, year, SEASONS[which]);
  return playOut({ world, rule }, towards ? { spots: { 'H1-DEM-13': [towards] } } : {});
}
/** From the middle of the worm's room. */
function fromWorm(world: FirstWorld, civ: DemonCiv, dx: number, dy: number): Point {
  const { x, y } = centreOf(roomOfWorm(world, civ).shape);
  return { x: x + dx, y: y + dy };
}
const worm = ({ page }: FirstWorld, { group }: DemonCiv) => page.beadsOf(group.id).find((it) => it.kind === 'token');
const roomOfWorm = (world: FirstWorld, civ: DemonCiv) => world.page.piece(worm(world, civ)?.piece ?? '');
const loadOf = ({ page }: FirstWorld, { group }: DemonCiv) =>
  page.beadsOf(group.id).filter((it) => it.kind === 'treasure');
const beadsIn = ({ page }: FirstWorld, { id }: Piece) =>
  page.beadsIn(id).map(({ kind, owner }) => `${kind} of ${owner ?? 'nobody'}`);
/** Puts the worm into a room, as if it had come there. */
function moveWorm(world: FirstWorld, civ: DemonCiv, to: Piece) {
  const bead = worm(world, civ) as NonNullable<ReturnType<typeof worm>>;
  const { id, since: _, until: __, origin: ___, ...rest } = bead;
  world.page.apply(
    { do: 'move', id, bead: { ...rest, id: world.page.newId('b'), piece: to.id, at: centreOf(to.shape) } },
    9000,
  );
}
const marksOn = ({ page }: FirstWorld, { id }: Piece) =>
  page.marks.flatMap((it) => (it.piece === id && it.until === null ? [it.kind] : []));
const built = ({ group }: DemonCiv) => group.built;

describe('the set-up of the Demons', () => {
  it('[H1-DEM-01] draws a complex of caves where there is no beast to hunt', () => {
    const { world } = settled(laid());
    expect(world.page.features.map(({ kind }) => kind)).toContain('complex');
    const hunted = laid();
    beast(hunted, { x: 5, y: 10 });
    settled(hunted);
    expect(hunted.page.features.map(({ kind }) => kind)).not.toContain('complex');
    const wyrms = laid();
    wyrm(wyrms, { x: 5, y: 10 });
    settled(wyrms);
    expect(wyrms.page.features.map(({ kind }) => kind)).toContain('complex');
  });

  it('[H1-DEM-02] [H1-DEM-03] [H1-MEA-T1.7] draws the Pit an inch above the bottom, with ten princes and the worm', () => {
    const { world, civ } = settled(laid());
    const pit = world.page.piece(civ.pit);
    expect(bounds(pit.shape)).toEqual({ left: 13, top: 17.95, right: 17, bottom: 20.45 });
    expect([population(world, civ), pit.area]).toEqual([10, 10]);
    expect(roomOfWorm(world, civ)).toBe(pit);
    expect(new Set(world.page.beadsIn(pit.id, 'population').map(({ at }) => `${at.x} ${at.y}`)).size).toBe(10);
    expect(world.page.labels.filter((it) => it.about === pit.id)).toEqual([]);
  });

  it('[H1-DEM-02] [H1-ALT-14] … above the lower surface of a hollow earth, and round the middle of a pocket universe', () => {
    const hollow = laid('hollow earth');
    const { result: below } = playOut({ world: hollow, rule: (it) => demons.setUp(it) }, {});
    expect(centreOf(hollow.page.piece((below as DemonCiv).pit).shape).y).toBeCloseTo(15.2, 3);
    const pocket = laid('pocket universe');
    const { result: within } = playOut({ world: pocket, rule: (it) => demons.setUp(it) }, {});
    const { x, y } = centreOf(pocket.page.piece((within as DemonCiv).pit).shape);
    expect(Math.hypot(x - 15, y - 10.5)).toBeLessThanOrEqual(1.801);
  });
});

describe('a year of the Demons', () => {
  it('[H1-DEM-07] one prince leaves each spring', () => {
    const { world, civ } = settled(laid());
    play(world, civ, 1, 'spring');
    expect(population(world, civ)).toBe(9);
  });

  it('[H1-DEM-04] [H1-DEM-19] one alone goes home, and an empty Pit is the end, in year 9', () => {
    const { world, civ } = alone();
    for (let year = 1; year <= 8; year++) play(world, civ, year, 'spring');
    expect([population(world, civ), civ.ending]).toEqual([2, null]);
    play(world, civ, 9, 'spring');
    expect([population(world, civ), civ.ending]).toEqual([0, 'gone home']);
  });

  it('[H1-DEM-08] [H1-DEM-T1.1] [H1-DEM-16] what is at the worm’s location is sacrificed, and a prince moves into a palace', () => {
    const world = laid();
    const lair = beast(world, { x: 15, y: 18.5 });
    const { civ } = settled(world);
    // The cave lies in the Pit; nobody was fought when they came (H1-DEM-17).
    expect(population(world, civ)).toBe(10);
    play(world, civ, 1, 'summer');
    expect(world.page.beadsIn(lair.id)).toEqual([]);
    const [palace] = roomsOf(world, civ, 'Demon Palace') as [Piece];
    expect(palace.area).toBe(2);
    expect(areConnected(network(world.page), palace.id, civ.pit)).toBe(true);
    expect(beadsIn(world, palace)).toEqual(['population of nobody', 'treasure of nobody']);
    expect(population(world, civ)).toBe(9);
    // Neither it nor its artifact is ever hunted or taken.
    play(world, civ, 2, 'summer');
    play(world, civ, 2, 'fall');
    expect(beadsIn(world, palace)).toHaveLength(2);
    expect(roomOfWorm(world, civ).id).toBe(civ.pit);
  });

  it('[H1-DEM-09] … in its room, or in one that a tunnel of at most a half finger joins to it', () => {
    for (const [far, isOnePlace] of [
      [2.2, true],
      [2.4, false],
    ] as const) {
      const { world, civ } = alone();
      const here = cave(world, { x: 8, y: 10 });
      const other = beast(world, { x: 8 + 1 + far, y: 10 });
      drawTunnel(plot(world), centreOf(here.shape), centreOf(other.shape));
      moveWorm(world, civ, here);
      play(world, civ, 1, 'summer');
      expect(built(civ), `${far} apart`).toEqual([isOnePlace ? 'Demon Palace' : 'Charnel Shrine']);
      expect(roomOfWorm(world, civ)).toBe(isOnePlace ? here : other);
    }
  });

  it('[H1-DEM-10] [H1-DEM-06] the worm digs a finger towards the nearest ●, and stands at the end in a new room', () => {
    const world = laid();
    beast(world, { x: 15, y: 8 });
    beast(world, { x: 26, y: 8 });
    const { civ } = settled(world);
    play(world, civ, 1, 'summer');
    const room = roomOfWorm(world, civ);
    expect([room.room, room.area]).toEqual(['room of the worm', 1]);
    expect(centreOf(room.shape)).toEqual({ x: expect.closeTo(15, 3), y: expect.closeTo(17.95 - 4.5, 3) });
    expect(civ.sacrificed).toBe(false);
    expect(areConnected(network(world.page), room.id, civ.pit)).toBe(true);
  });

  it('[H1-DEM-10] [H1-DEM-T1.2] … and in its room sacrifices it, for a Charnel Shrine', () => {
    const world = laid();
    const lair = beast(world, { x: 15, y: 14 });
    const { civ } = settled(world);
    play(world, civ, 1, 'summer');
    expect(roomOfWorm(world, civ)).toBe(lair);
    expect([world.page.beadsIn(lair.id, 'population'), population(world, civ)]).toEqual([[], 10]);
    const [shrine] = roomsOf(world, civ, 'Charnel Shrine') as [Piece];
    expect([shrine.area, marksOn(world, shrine), beadsIn(world, shrine)]).toEqual([
      1,
      ['tomb'],
      ['treasure of nobody'],
    ]);
    expect(gap(shrine.shape, lair.shape)).toBeCloseTo(0.5, 3);
  });

  it('[H1-DEM-10] it walks where a tunnel is at most half as long again as the straight way', () => {
    for (const [bend, walks] of [
      [10, true],
      [17, false],
    ] as const) {
      const { world, civ } = alone();
      const here = cave(world, { x: 5, y: 10 });
      const lair = beast(world, { x: 15, y: 10 });
      const middle = cave(world, { x: 10, y: bend });
      drawTunnel(plot(world), centreOf(here.shape), centreOf(middle.shape));
      drawTunnel(plot(world), centreOf(middle.shape), centreOf(lair.shape));
      moveWorm(world, civ, here);
      const tunnels = works(world, civ).length;
      play(world, civ, 1, 'summer');
      const dug = works(world, civ)
        .slice(tunnels)
        .filter(({ kind }) => kind === 'tunnel');
      expect([dug.length, centreOf(roomOfWorm(world, civ).shape)]).toEqual(
        walks ? [0, { x: 10, y: 10 }] : [1, { x: 10, y: 10 }],
      );
    }
  });

  it('[H1-DEM-10] [H1-MEA-21] on its hunt it keeps under the ground', () => {
    const world = laid('firetop range');
    const { civ } = settled(world);
    moveWorm(world, civ, cave(world, { x: 8, y: 5 }));
    for (const it of [...world.page.beadsOf(null)]) world.page.apply({ do: 'end', id: it.id }, 9000);
    beast(world, { x: 22, y: 5 });
    for (let year = 1; year <= 3; year++) play(world, civ, year, 'summer');
    expect([civ.ending, world.page.marks.some((it) => it.kind === 'battlefield')]).toEqual([null, false]);
  });

  it('[H1-DEM-06] in the open of a rift its dig ends, and there it stands', () => {
    const world = laid('rift of sorrows');
    const { civ } = settled(world);
    moveWorm(world, civ, cave(world, { x: 10, y: 10 }));
    play(world, civ, 1, 'winter', { x: 20, y: 10 });
    expect(roomOfWorm(world, civ).variant).toBe('rift');
    expect(bounds(world.page.piece(civ.dug[0] ?? '').shape).right).toBeLessThan(13.2);
  });

  it('[H1-DEM-11] without any ● on the map the worm stays', () => {
    const { world, civ } = alone();
    play(world, civ, 1, 'summer');
    expect([roomOfWorm(world, civ).id, built(civ)]).toEqual([civ.pit, []]);
  });

  it('[H1-DEM-12] in fall it takes the nearest ○ within a half finger, and carries it from then on', () => {
    const { world, civ } = alone();
    const here = cave(world, { x: 8, y: 10 });
    moveWorm(world, civ, here);
    const [near, far, guarded] = [
      cave(world, { x: 8, y: 13.2 }),
      cave(world, { x: 11.3, y: 10 }),
      cave(world, { x: 8, y: 8.5 }),
    ];
    for (const it of [near, far, guarded]) putBeads(world, 'H1-PRM-05', it, 'treasure', 1, 'gems');
    putBeads(world, 'H1-PRM-05', guarded, 'population', 1, 'primordial beast');
    play(world, civ, 1, 'fall');
    play(world, civ, 1, 'fall');
    expect(loadOf(world, civ).map(({ piece }) => piece)).toEqual([here.id]);
    expect([beadsIn(world, near), beadsIn(world, far), beadsIn(world, guarded).length]).toEqual([
      [],
      ['treasure of nobody'],
      2,
    ]);
    play(world, civ, 1, 'winter', { x: 4, y: 10 });
    expect(loadOf(world, civ).map(({ piece }) => piece)).toEqual([roomOfWorm(world, civ).id]);
    expect(roomOfWorm(world, civ)).not.toBe(here);
  });

  it('[H1-DEM-13] without a sacrifice it digs a finger any way in winter, as far as the page goes', () => {
    const { world, civ } = alone();
    const here = cave(world, { x: 3, y: 10 });
    moveWorm(world, civ, here);
    play(world, civ, 1, 'winter', { x: 3, y: 20 });
    expect(centreOf(roomOfWorm(world, civ).shape)).toEqual({ x: 3, y: expect.closeTo(15, 3) });
    play(world, civ, 2, 'spring');
    play(world, civ, 2, 'winter', { x: 1, y: centreOf(roomOfWorm(world, civ).shape).y });
    expect(bounds(roomOfWorm(world, civ).shape).left).toBeGreaterThanOrEqual(0);
    expect(centreOf(roomOfWorm(world, civ).shape).x).toBeLessThan(1);
    civ.sacrificed = true;
    const { asked } = play(world, civ, 2, 'winter');
    expect(asked).toEqual([]);
  });

  it('[H1-WE-14] [H1-DEM-05] at the surface it is war with heaven, and the Pit is empty', () => {
    const { world, civ } = alone();
    const here = cave(world, { x: 8, y: 7 });
    moveWorm(world, civ, here);
    for (let year = 1; year <= 4; year++) play(world, civ, year, 'spring');
    expect(population(world, civ)).toBe(6);
    play(world, civ, 4, 'winter', { x: 8, y: 5 });
    expect([population(world, civ), civ.ending]).toEqual([0, 'war with heaven']);
    const [field] = world.page.marks.filter((it) => it.kind === 'battlefield');
    expect(field?.at).toEqual({ x: 8, y: expect.closeTo(4, 2) });
  });

  it('[H1-DEM-05] [H1-ALT-14] … so it is at the lower surface of a hollow earth', () => {
    const world = laid('hollow earth');
    beast(world, { x: 3, y: 6 });
    const { result } = playOut({ world, rule: (it) => demons.setUp(it) }, {});
    const civ = result as DemonCiv;
    play(world, civ, 1, 'winter', fromWorm(world, civ, 0, 4));
    expect(civ.ending).toBe('war with heaven');
  });
});

describe('what the Demons build at what their tunnels meet', () => {
  /** The worm digs to the right from a cave at (5, 10), and meets whatever lies there. */
  function meeting(prepare: (world: FirstWorld) => void) {
    const { world, civ } = alone();
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    prepare(world);
    play(world, civ, 1, 'winter', { x: 12, y: 10 });
    return { world, civ };
  }
  const [bound] = ['population of nobody'];

  it('[H1-DEM-T1.3] [H1-DEM-17] a Bile Pit right below a plague cave, which costs them nothing', () => {
    const { world, civ } = meeting((it) =>
      sign(it, 'H1-PRM-05', cave(it, { x: 8, y: 10 }), 'plague', { kind: 'plague sign', number: 4 }),
    );
    const [room] = roomsOf(world, civ, 'Bile Pit') as [Piece];
    expect(centreOf(room.shape)).toEqual({ x: 8, y: expect.closeTo(11.5, 1) });
    expect([beadsIn(world, room), population(world, civ)]).toEqual([[bound], 9]);
    expect(areConnected(network(world.page), room.id, roomOfWorm(world, civ).id)).toBe(true);
  });

  it('[H1-DEM-T1.4] an Infernal Engine in a triangle of mithral, which uses up one lode', () => {
    const { world, civ } = meeting((it) =>
      before(it, [1], { x: 0, y: 0 }, [
        { x: 8, y: 10 },
        { x: 26, y: 10 },
      ]),
    );
    const [room] = roomsOf(world, civ, 'Infernal Engine') as [Piece];
    const used = world.page.units.filter((it) => it.until !== null);
    expect(used).toHaveLength(1);
    expect(gap(room.shape, { path: [used[0]?.at.x ?? 0, used[0]?.at.y ?? 0], closed: false, swell: 0 })).toBe(0);
    expect(beadsIn(world, room)).toEqual([bound, 'treasure of nobody']);
    expect(areConnected(network(world.page), room.id, roomOfWorm(world, civ).id)).toBe(true);
  });

  it('[H1-DEM-T1.5] a Gateway Stone where the tunnel met a vein of gold', () => {
    const { world, civ } = meeting((it) => before(it, [4, 2, 4], { x: 0, y: 0 }));
    const [room] = roomsOf(world, civ, 'Gateway Stone') as [Piece];
    const { x, y } = centreOf(room.shape);
    const vein = world.page.pieces.find((it) => it.kind === 'ore') as Piece;
    expect([y, gap(vein.shape, { path: [x, y], closed: false, swell: 0 })]).toEqual([
      expect.closeTo(10, 1),
      expect.closeTo(0, 1),
    ]);
    expect(beadsIn(world, room)).toEqual([bound]);
  });

  it('[H1-DEM-T1.5] … though the tunnel goes on', () => {
    const { world, civ } = alone();
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    before(world, [4, 3, 3], { x: 0, y: 0 });
    play(world, civ, 1, 'winter', { x: 9, y: 14 });
    const [room] = roomsOf(world, civ, 'Gateway Stone') as [Piece];
    expect(centreOf(room.shape)).toEqual({ x: expect.closeTo(6.08, 1), y: expect.closeTo(11.08, 1) });
  });

  it('[H1-DEM-T1.6] a Soul Mill beside a river, with its name', () => {
    const { world, civ } = meeting((it) => before(it, [6, 2, 1, 6, 10, 10, 10, 10, 10], { x: 0, y: 0 }));
    const [room] = roomsOf(world, civ, 'Soul Mill') as [Piece];
    const river = world.page.pieces.filter((it) => it.kind === 'water');
    const apart = Math.min(...river.map((it) => gap(it.shape, room.shape)));
    expect([apart > 0.3, apart < 0.7]).toEqual([true, true]);
    expect(Math.abs(centreOf(room.shape).x - 7.5)).toBeLessThan(2);
    expect(world.page.labels.some((it) => it.about === room.id)).toBe(true);
    expect(beadsIn(world, room)).toEqual([bound]);
  });

  it('[H1-DEM-14] all that the tunnels of the year met, in order along them, and each once only', () => {
    const { world, civ } = alone();
    const here = cave(world, { x: 5, y: 10 });
    moveWorm(world, civ, here);
    before(world, [4, 2, 4], { x: 0, y: 0 });
    sign(world, 'H1-PRM-05', cave(world, { x: 6.5, y: 10 }), 'plague', { kind: 'plague sign', number: 1 });
    const lair = beast(world, { x: 14, y: 10 });
    play(world, civ, 1, 'summer');
    for (const { id } of world.page.beadsIn(lair.id)) world.page.apply({ do: 'end', id }, 9000);
    play(world, civ, 1, 'winter', fromWorm(world, civ, 0, 4));
    expect(built(civ)).toEqual(['Bile Pit', 'Gateway Stone']);
    play(world, civ, 2, 'spring');
    moveWorm(world, civ, here);
    play(world, civ, 2, 'winter', { x: 12, y: 10 });
    expect(built(civ)).toEqual(['Bile Pit', 'Gateway Stone']);
  });

  it('[H1-DEM-15] binding takes ● from the Pit; with nobody left there the construction stands empty', () => {
    const { world, civ } = alone();
    for (let year = 1; year <= 8; year++) play(world, civ, year, 'spring');
    expect(population(world, civ)).toBe(2);
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    before(world, [4, 2, 4], { x: 0, y: 0 });
    sign(world, 'H1-PRM-05', cave(world, { x: 6.5, y: 10 }), 'plague', { kind: 'plague sign', number: 1 });
    play(world, civ, 8, 'winter', { x: 12, y: 10 });
    const [first, second] = ['Bile Pit', 'Gateway Stone'].map((it) =>
      beadsIn(world, roomsOf(world, civ, it)[0] as Piece),
    );
    expect([first, second, civ.ending]).toEqual([[bound], [], 'gone home']);
  });
});

describe('whom the Demons meet', () => {
  it('[H1-CIV-04] [H1-DEM-17] a ● that the worm was not after is fought, and one of the Pit dies with it', () => {
    const { world, civ } = alone();
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    const lair = beast(world, { x: 8, y: 10 });
    play(world, civ, 1, 'winter', { x: 12, y: 10 });
    expect([population(world, civ), world.page.beadsIn(lair.id)]).toEqual([9, []]);
  });

  it('[H1-DEM-17] a Wyrm takes 1○ of what the worm carries, and is sacrificed then', () => {
    const { world, civ } = alone();
    const here = cave(world, { x: 5, y: 10 });
    moveWorm(world, civ, here);
    putBeads(world, 'H1-PRM-05', here, 'treasure', 1, 'gems');
    play(world, civ, 1, 'fall');
    const lair = wyrm(world, { x: 9, y: 10 });
    play(world, civ, 2, 'spring');
    play(world, civ, 2, 'summer');
    expect([loadOf(world, civ), beadsIn(world, lair)]).toEqual([
      [],
      ['treasure of nobody', 'token of g1', 'treasure of nobody'],
    ]);
    expect([population(world, civ), built(civ)]).toEqual([9, ['Charnel Shrine']]);
  });

  it('[H1-DEM-17] … and is left alone until then', () => {
    const { world, civ } = alone();
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    const lair = wyrm(world, { x: 8, y: 10 });
    play(world, civ, 1, 'winter', { x: 12, y: 10 });
    expect([population(world, civ), world.page.beadsIn(lair.id)]).toEqual([10, expect.objectContaining({ length: 2 })]);
  });

  it('[H1-DEM-15] a bound Demon of others is neither hunted nor fought', () => {
    const { world, civ: former } = alone();
    moveWorm(world, former, cave(world, { x: 5, y: 10 }));
    sign(world, 'H1-PRM-05', cave(world, { x: 8, y: 10 }), 'plague', { kind: 'plague sign', number: 1 });
    play(world, former, 1, 'winter', { x: 12, y: 10 });
    demons.end(world, former);
    for (const it of [...world.page.beadsOf(null)])
      if (it.emblem !== 'bound-demon demonic') world.page.apply({ do: 'end', id: it.id }, 9000);
    putBeads(world, 'H1-PRM-05', cave(world, { x: 28, y: 6 }), 'population', 1, 'primordial beast');
    const { result } = playOut(
      { world, rule: (it) => demons.setUp(it) },
      { spots: { 'H1-DEM-02': [{ x: 25, y: 19.2 }] } },
    );
    const civ = result as DemonCiv;
    const [bile] = roomsOf(world, former, 'Bile Pit') as [Piece];
    moveWorm(world, civ, cave(world, { x: 8, y: 16 }));
    play(world, civ, 1, 'winter', { x: 8, y: 10 });
    expect(civ.dug.length).toBe(1);
    expect([population(world, civ), beadsIn(world, bile)]).toEqual([10, ['population of nobody', 'token of g2']]);
  });

  it('[H1-DEM-02] [H1-PRM-T2.6] Fate in a cave that the Pit lies over ends them at once', () => {
    const world = laid();
    sign(world, 'H1-PRM-05', cave(world, { x: 15, y: 18.5 }), 'fate', { kind: 'fate sign' });
    expect(settled(world).civ.ending).toBe('fate');
  });

  it('[H1-PRM-T2.6] Fate ends them too', () => {
    const { world, civ } = alone();
    moveWorm(world, civ, cave(world, { x: 5, y: 10 }));
    sign(world, 'H1-PRM-05', cave(world, { x: 8, y: 10 }), 'fate', { kind: 'fate sign' });
    play(world, civ, 1, 'winter', { x: 12, y: 10 });
    expect(civ.ending).toBe('fate');
  });
});

describe('the end of the Demons', () => {
  it('[H1-WE-13] [H1-DEM-18] all their years', () => {
    const world = laid();
    before(world, [5], { x: 15, y: 12.728 });
    before(world, [1], { x: 0, y: 0 }, [
      { x: 10.5, y: 13.4 },
      { x: 27, y: 7 },
    ]);
    const { civ } = settled(world);
    const pit: number[] = [];
    const year = (nth: number, towards?: Point) => {
      for (const it of ['spring', 'summer', 'fall'] as const) if (!civ.ending) play(world, civ, nth, it);
      if (!civ.ending) play(world, civ, nth, 'winter', towards);
      pit.push(population(world, civ));
    };
    year(1);
    const [shrine] = roomsOf(world, civ, 'Charnel Shrine') as [Piece];
    expect([beadsIn(world, shrine), loadOf(world, civ).length]).toEqual([[], 1]);
    year(2);
    year(3);
    year(4, fromWorm(world, civ, -4, 0));
    year(5, fromWorm(world, civ, 0, -4));
    year(6);
    expect(pit).toEqual([9, 7, 5, 3, 2, 0]);
    expect(built(civ)).toEqual(['Charnel Shrine', 'Demon Palace', 'Demon Palace', 'Infernal Engine']);
    expect(civ.ending).toBe('gone home');
    const last = roomOfWorm(world, civ);
    demons.end(world, civ);
    expect(world.page.beadsOf(civ.group.id)).toEqual([]);
    const kept = ['population of nobody', 'treasure of nobody'];
    expect(
      ['Demon Palace', 'Infernal Engine'].flatMap((it) => roomsOf(world, civ, it)).map((it) => beadsIn(world, it)),
    ).toEqual([kept, kept, kept]);
    expect([beadsIn(world, shrine), marksOn(world, shrine)]).toEqual([[], ['tomb']]);
    expect(beadsIn(world, last)).toEqual(['treasure of nobody', 'population of nobody']);
    expect(world.page.piece(civ.pit).until).not.toBeNull();
    const pool = world.page.pieces.at(-1) as Piece;
    expect([pool.kind, pool.owner, marksOn(world, pool)]).toEqual(['cave', null, ['plague']]);
    expect(civ.group.alive).toBe(false);
  });

  it('[H1-DEM-18] princes that Fate took by surprise go too, and the worm may lie in the Pit', () => {
    const { world, civ } = alone();
    civ.ending = 'fate';
    putBeads(world, 'H1-DEM-T1.1', world.page.piece(civ.pit), 'treasure', 1, 'artifact');
    demons.end(world, civ);
    const pool = world.page.pieces.at(-1) as Piece;
    expect(beadsIn(world, pool)).toEqual(['treasure of nobody', 'population of nobody']);
    expect(world.page.beadsOf(civ.group.id)).toEqual([]);
  });
});

describe.each(WORLD_KEYS)('in the world: %s', (key) => {
  it('[H1-INV-05] [H1-DEM-19] no prince is lost sight of, they end by year 9, and nothing stands in the open', () => {
    for (let i = 0; i < 12; i++) {
      const { world } = firstAge(`demons ${key} ${i}`, { world: key });
      const script = { dice: null, seed: `demons ${key} ${i}` } as const;
      const civ = playOut({ world, rule: (it) => demons.setUp(it) }, script).result as DemonCiv;
      for (let year = 1; !civ.ending; year++) {
        expect(year).toBeLessThanOrEqual(9);
        for (let nth = 0; nth < 4 && !civ.ending; nth++) {
          playOut({ world, rule: (it) => season(it, civ, year, nth) }, script);
          expect(population(world, civ) + boundOf(world) + goneFrom(world)).toBe(10);
        }
      }
      demons.end(world, civ);
      expect(world.page.beadsOf(civ.group.id)).toEqual([]);
      for (const { kind, shape, room } of world.page.pieces) {
        if (kind !== 'room') continue;
        const { left, right, top, bottom } = bounds(shape);
        for (const [x, y] of [
          [left, top],
          [right, bottom],
        ] as const)
          expect(world.page.stratumAt(x * 0.999 + 0.015, y * 0.999 + 0.0105), `${room} ${i}`).toBe(1);
      }
    }
  });
});
const boundOf = ({ page }: FirstWorld) =>
  page.beads.filter((it) => it.until === null && it.emblem === 'bound-demon demonic').length;
const goneFrom = ({ journal }: FirstWorld) =>
  journal.entries.reduce((sum, it) => sum + (it.kind === 'lost' ? (it as unknown as { count: number }).count : 0), 0);
