import { centreOf, gap, type Piece, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { count } from '../../src/beads.ts';
import { putBeads } from '../../src/draw.ts';
import { throughGateway } from '../../src/gateway.ts';
import { lairIn } from '../../src/lairs.ts';
import { hasReachedSurface, REACH } from '../../src/second/civilization/access.ts';
import { playTurn } from '../../src/second/civilization/age.ts';
import { type Civ, population, treasure } from '../../src/second/civilization/civ.ts';
import { dwarves } from '../../src/second/civilization/dwarves/dwarves.ts';
import { exploit } from '../../src/second/civilization/exploit.ts';
import {
  digTo,
  digUp,
  directionTarget,
  explore,
  pieceTarget,
  unitTarget,
} from '../../src/second/civilization/explore.ts';
import { gain } from '../../src/second/civilization/gains.ts';
import { newRoom } from '../../src/second/civilization/rooms.ts';
import { sites } from '../../src/second/civilization/sites.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { drawNexus } from '../../src/second/primordial/nexus/nexus.ts';
import { gapFromWorks, pointShape, unitsByGap, works } from '../../src/works.ts';
import { wordsIn } from '../words-in.ts';
import { bare, cave, naturalTunnel, nexusAt, play, resource } from './ground.ts';

/** Dwarves who came in from the left to (4, 12), by an ore unit at (6, 12). */
function settled(world: SecondWorld, more: (world: SecondWorld) => void = () => {}): Civ {
  resource(world, 'ore', { x: 6, y: 12 });
  more(world);
  world.journal.age = 'civilization';
  return play(world, (it) => dwarves.setUp(it));
}
/** Straight on beyond what lies at (12, 12) or (13, 12). */
const EAST = { key: 'east', what: { kind: 'towards', hour: 3 } as const, shape: pointShape({ x: 20, y: 12 }) };
const beads = (civ: Civ) => `${population(civ)}● ${treasure(civ)}○`;
const at = (world: SecondWorld, { x, y }: Point) => world.page.units.find((it) => it.at.x === x && it.at.y === y);
const unitAt = (world: SecondWorld, spot: Point) => unitTarget(at(world, spot) ?? { id: '', kind: 'ore', at: spot });

describe('what all peoples share', () => {
  it('[H2-CIV-09] puts a bead into a free room of the right sort, or draws a new one for it', () => {
    const civ = settled(bare());
    const dormitories = () => works(civ).filter((it) => it.room === 'dormitory').length;
    expect(dormitories()).toBe(2);
    play(civ.world, () => gain(civ, 'H2-CIV-13', 'population', { deed: 'breed', from: null }));
    expect([dormitories(), beads(civ)]).toEqual([3, '3● 2○']);
  });

  it('[H2-CIV-10] [H2-CIV-11] draws a room 0.3 clear of all others, joined by a tunnel in the people’s style', () => {
    const civ = settled(bare());
    const before = [...works(civ)];
    const room = play(civ.world, () =>
      newRoom(civ, { clause: 'H2-CIV-12', sort: 'Smelter', what: { kind: 'work', name: 'Smelter' } }),
    );
    for (const it of before) expect(gap(room.shape, it.shape)).toBeGreaterThanOrEqual(0.299);
    const tunnel = works(civ).find(
      (it) => it.kind === 'tunnel' && gap(it.shape, room.shape) <= 0.25 && !before.includes(it),
    );
    const path = tunnel?.shape.path ?? [];
    for (let i = 2; i < path.length; i += 2) expect(path[i] === path[i - 2] || path[i + 1] === path[i - 1]).toBe(true);
  });

  it('[H2-CIV-29] takes the nearest free half-bead place to the first room', () => {
    const civ = settled(bare());
    const room = play(civ.world, () =>
      newRoom(civ, {
        clause: 'H2-CIV-12',
        sort: 'Smelter',
        what: { kind: 'work', name: 'Smelter' },
        by: { x: 20, y: 12 },
        joined: false,
      }),
    );
    expect(gapFromWorks({ ...civ }, room.shape)).toBe(0);
    const others = works(civ).filter((it) => it !== room);
    expect(Math.min(...others.map((it) => gap(it.shape, room.shape)))).toBeLessThanOrEqual(4.5);
    expect(room.shape.path.length).toBeGreaterThan(4);
  });

  it('[H2-CIV-30] walls a room off inside a cavern when the ground is full', () => {
    const world = bare();
    const hall = cave(world, { x: 15, y: 12.5 }, 0, 40);
    const civ = settled(world);
    const room = play(world, () =>
      newRoom(civ, { clause: 'H2-CIV-12', sort: 'Smelter', what: { kind: 'work', name: 'Smelter' } }),
    );
    expect(room.within).toBe(hall.id);
  });

  it('[H2-CIV-14] exploits a unit within 2.25: it is exhausted, a hollow joined to the works, 1○ more', () => {
    const civ = settled(bare());
    const unit = play(civ.world, () => exploit(civ, 'H2-DWF-07', ['ore']));
    expect(unit?.until).not.toBeNull();
    expect(works(civ).some((it) => it.kind === 'hollow')).toBe(true);
    expect(beads(civ)).toBe('2● 3○');
    expect(play(civ.world, () => exploit(civ, 'H2-DWF-07', ['ore']))).toBeNull();
  });

  it('[H2-MSR-16] has access to what lies within 2.25 of the works, and no farther', () => {
    const civ = settled(bare(), (world) => {
      resource(world, 'water', { x: 4, y: 18 });
    });
    const hasAccess = (kind: string) => unitsByGap(civ, [kind], REACH).length > 0;
    expect([hasAccess('ore'), hasAccess('water')]).toEqual([true, false]);
  });

  it('[H2-CIV-15] [H2-MSR-15] opens what a new work touches, and not what lies beyond', () => {
    const civ = settled(bare(), (world) => {
      cave(world, { x: 15, y: 12 });
      cave(world, { x: 16.1, y: 12 });
    });
    const [near, far] = [...civ.world.page.drawn()].filter((it) => it.kind === 'cave') as [Piece, Piece];
    for (let i = 0; i < 4; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', pieceTarget(near)));
    expect([works(civ).includes(near), works(civ).includes(far)]).toEqual([true, false]);
  });

  it('[H2-CIV-16] digs at most 4.5, from the nearest point of the works, and stops on arrival', () => {
    const civ = settled(bare(), (world) => {
      resource(world, 'gems', { x: 20, y: 12 });
    });
    const before = gapFromWorks(civ, pointShape({ x: 20, y: 12 }));
    play(civ.world, () => explore(civ, 'H2-DWF-08', unitAt(civ.world, { x: 20, y: 12 })));
    expect(gapFromWorks(civ, pointShape({ x: 20, y: 12 }))).toBeCloseTo(before - 4.5, 1);
    for (let i = 0; i < 4; i++) play(civ.world, () => explore(civ, 'H2-DWF-08', unitAt(civ.world, { x: 20, y: 12 })));
    expect(gapFromWorks(civ, pointShape({ x: 20, y: 12 }))).toBeLessThanOrEqual(0.21);
  });

  it('[H2-CIV-17] stops a dig at the page’s edge, at the surface and on entering a lair', () => {
    const world = bare();
    const civ = settled(world, (it) => {
      cave(it, { x: 13, y: 12 }, 1);
    });
    const den = [...world.page.drawn()].find((it) => it.kind === 'cave') as Piece;
    for (let i = 0; i < 5; i++) play(world, () => digTo(civ, 'H2-CIV-16', EAST));
    expect(lairIn(world, den)).toBeNull();
    expect(world.journal.entries.filter((it) => it.kind === 'encounter')).toHaveLength(1);
    for (let i = 0; i < 6; i++) play(world, () => digTo(civ, 'H2-CIV-16', directionTarget(civ, 12)));
    expect(hasReachedSurface(civ)).toBe(true);
  });

  it('[H2-CIV-18] stops one bead short of a lair it digs for, unless the player digs on', () => {
    const target = (world: SecondWorld) => [...world.page.drawn()].find((it) => it.kind === 'cave') as Piece;
    const polite = settled(bare(), (world) => cave(world, { x: 10, y: 15.5 }, 1) && undefined);
    for (let i = 0; i < 3; i++) play(polite.world, () => digTo(polite, 'H2-CIV-16', pieceTarget(target(polite.world))));
    expect(gapFromWorks(polite, target(polite.world).shape)).toBeCloseTo(1, 1);
    expect(population(polite)).toBe(2);
    const bold = settled(bare(), (world) => cave(world, { x: 10, y: 15.5 }, 1) && undefined);
    for (let i = 0; i < 3; i++) {
      if (!lairIn(bold.world, target(bold.world))) break;
      play(bold.world, () => digTo(bold, 'H2-CIV-16', pieceTarget(target(bold.world))), [['H2-CIV-18', 'on']]);
    }
    expect(population(bold)).toBe(1);
  });

  it('[H2-CIV-19] [H2-MSR-17] digs straight up from the topmost point, at most 4.5, to the surface line', () => {
    const civ = settled(bare());
    expect(hasReachedSurface(civ)).toBe(false);
    play(civ.world, () => digUp(civ, 'H2-CIV-19'));
    expect(hasReachedSurface(civ)).toBe(false);
    play(civ.world, () => digUp(civ, 'H2-CIV-19'));
    expect(hasReachedSurface(civ)).toBe(true);
  });

  it('[H2-CIV-21] [H2-CIV-23] meets a lair near a new room: one ● of each is lost, once per lair and action', () => {
    const civ = settled(bare());
    civ.world.journal.age = 'primordial';
    for (const x of [1, 3, 5, 7, 9, 11]) for (const y of [9, 15]) cave(civ.world, { x, y }, 3);
    civ.world.journal.age = 'civilization';
    const people = population(civ);
    play(civ.world, () =>
      newRoom(civ, {
        clause: 'H2-CIV-12',
        sort: 'Tomb',
        what: { kind: 'work', name: 'Tomb' },
        by: { x: 4.5, y: 14.5 },
      }),
    );
    const met = civ.world.journal.entries
      .filter((it) => it.kind === 'encounter')
      .map((it) => (it as { piece?: string }).piece);
    expect(met.length).toBeGreaterThan(0);
    expect(new Set(met).size).toBe(met.length);
    expect(people - population(civ)).toBe(Math.min(people, met.length));
  });

  it('[H2-CIV-10] [H2-CIV-22] keeps a room away from a lair by its outline, as an encounter measures', () => {
    const civ = settled(bare());
    civ.world.journal.age = 'primordial';
    const den = cave(civ.world, { x: 8, y: 16 }, 3);
    civ.world.journal.age = 'civilization';
    const wish = {
      clause: 'H2-CIV-12',
      sort: 'Tomb',
      what: { kind: 'work', name: 'Tomb' },
      by: { x: 8, y: 14 },
    } as const;
    const room = play(civ.world, () => newRoom(civ, wish));
    expect(gap(room.shape, den.shape)).toBeGreaterThan(2.25);
    expect(gap(room.shape, den.shape)).toBeLessThan(3.25);
    expect(lairIn(civ.world, den)?.beads).toHaveLength(3);
  });

  it('[H2-CIV-26] leaves a cleared lair’s treasure where it lies, unowned', () => {
    const civ = settled(bare(), (world) => {
      const den = cave(world, { x: 13, y: 12 }, 1);
      putBeads(world, 'H2-MSR-29', den, 'treasure', 2, 'nest treasure');
    });
    const before = treasure(civ);
    for (let i = 0; i < 5; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', EAST));
    const hoard = civ.world.page.beads.filter((it) => it.until === null && it.kind === 'treasure' && it.owner === null);
    const cleared = civ.world.page.beads.filter(
      (it) => it.until === null && it.kind === 'population' && it.owner === null,
    );
    expect([cleared.length, hoard.length, treasure(civ)]).toEqual([0, 2, before]);
  });

  it('[H2-CIV-24] [H2-NEX-07] [H2-NEX-14] loses 3● to a plague on first contact, which is then gone', () => {
    const civ = settled(bare(), (world) => nexusAt(world, 'plague', { x: 12, y: 12 }) && undefined);
    for (let i = 0; i < 3; i++)
      play(civ.world, () => gain(civ, 'H2-CIV-13', 'population', { deed: 'breed', from: null }));
    expect(population(civ)).toBe(5);
    for (let i = 0; i < 3; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', EAST));
    expect([population(civ), civ.ending]).toEqual([2, null]);
    expect(civ.world.page.marks.filter((it) => it.until === null)).toEqual([]);
  });

  it('[H2-CIV-24] ends at once on contact with Fate', () => {
    const civ = settled(bare(), (world) => nexusAt(world, 'fate', { x: 12, y: 12 }) && undefined);
    for (let i = 0; i < 3; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', EAST));
    expect(civ.ending).toMatchObject({ kind: 'fate' });
  });

  it('[H2-CIV-24] loses 1● to radiation, once', () => {
    const civ = settled(bare(), (world) => nexusAt(world, 'radiation', { x: 12, y: 12 }) && undefined);
    for (let i = 0; i < 4; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', EAST));
    expect(population(civ)).toBe(1);
  });

  it('[H2-CIV-25] ends with the last ●', () => {
    const civ = settled(bare(), (world) => nexusAt(world, 'plague', { x: 12, y: 12 }) && undefined);
    for (let i = 0; i < 3; i++) play(civ.world, () => digTo(civ, 'H2-CIV-16', EAST));
    expect([population(civ), civ.ending?.clause]).toEqual([0, 'H2-CIV-25']);
  });

  it('[H2-CIV-06] stops the turn when the end comes', () => {
    const civ = settled(bare());
    civ.ending = { clause: 'H2-CIV-06', kind: 'fate' };
    play(civ.world, () => playTurn(civ, 1));
    expect(civ.group.built).toEqual([]);
    expect(count(civ.world, civ.group.id, 'population')).toBe(0);
  });

  it('[H2-CIV-02] [H2-CIV-05] plays the steps in their order, and skips what can’t be done', () => {
    const civ = settled(bare());
    play(civ.world, () => playTurn(civ, 1));
    const clauses = civ.world.journal.entries.filter((it) => it.turn === 1).map((it) => it.clause.slice(0, 9));
    const order = ['H2-DWF-06', 'H2-DWF-07', 'H2-DWF-11'].map((it) => clauses.indexOf(it));
    expect(order.every((it, i) => it >= 0 && (i === 0 || it > (order[i - 1] ?? 0)))).toBe(true);
    expect(clauses).not.toContain('H2-DWF-08');
  });

  it('[H2-CIV-07] starts at an unused gateway of the stratum, and uses it up', () => {
    const civ = settled(bare(), (world) => nexusAt(world, 'gateway', { x: 9, y: 11.5 }) && undefined);
    const entrance = works(civ)[0];
    expect(entrance?.shape.path.slice(0, 2)).toEqual([9, 11.5]);
    expect(
      civ.world.page.marks.filter(
        (it) => it.until === null && it.what !== null && wordsIn(civ.world)({ what: it.what }) === 'gateway',
      ),
    ).toEqual([]);
  });

  it('[H2-NEX-T1.6] [H2-CIV-07] strikes out a used gateway with its name, whoever used it', () => {
    const world = bare();
    play(world, (it) => drawNexus(it, 4, 6));
    const known = () => [...world.page.marks, ...world.page.labels].filter((it) => it.until === null).length;
    expect(known()).toBe(2);
    const [gateway] = world.page.pieces;
    throughGateway(world, 'H2-CIV-07', centreOf((gateway as Piece).shape));
    expect(known()).toBe(0);
  });

  it('[H2-MSR-27] chains units of one kind and stratum into sites; each lair is one of its own', () => {
    const world = bare();
    for (const x of [2, 6, 10, 20]) resource(world, 'ore', { x, y: 7 });
    resource(world, 'ore', { x: 6, y: 9 });
    cave(world, { x: 20, y: 18 }, 2);
    cave(world, { x: 22, y: 18 }, 1);
    expect(sites(world, ['ore']).map((it) => it.units.length)).toEqual([3, 1, 1]);
    expect(sites(world, ['monsters'])).toHaveLength(2);
  });

  it('[H2-CIV-16] walks by old ways where that brings it nearer, and never into a lair by default', () => {
    const civ = settled(bare(), (world) => {
      naturalTunnel(world, [4, 14.5, 14, 14.5]);
      resource(world, 'gems', { x: 16, y: 14.5 });
    });
    const old = [...civ.world.page.drawn()].find((it) => wordsIn(civ.world)(it) === 'an old tunnel') as Piece;
    for (let i = 0; i < 2; i++)
      play(civ.world, () =>
        digTo(civ, 'H2-CIV-16', { key: 'x', what: { kind: 'towards', hour: 3 }, shape: pointShape({ x: 4, y: 14 }) }),
      );
    if (!works(civ).includes(old))
      play(civ.world, () => explore(civ, 'H2-DWF-08', unitAt(civ.world, { x: 16, y: 14.5 })));
    expect(gapFromWorks(civ, pointShape({ x: 16, y: 14.5 }))).toBeLessThanOrEqual(2);
  });
});
