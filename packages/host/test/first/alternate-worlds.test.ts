import { areConnected, centreOf, distance, line, type Point, shortestWay, surfaceOver } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { putBead } from '../../src/beads.ts';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import { demons } from '../../src/first/civilization/demons/demons.ts';
import { goodLodes } from '../../src/first/civilization/dwarves/shafts.ts';
import { eruption } from '../../src/first/disaster/eruption.ts';
import { draw } from '../../src/first/draw.ts';
import type { FirstWorld } from '../../src/first/index.ts';
import { ONE_BEAD } from '../../src/first/measures.ts';
import { leave } from '../../src/first/monsters/adventurers/fight.ts';
import { setOut } from '../../src/first/monsters/adventurers/set-out.ts';
import { isArtifact } from '../../src/first/monsters/artifact.ts';
import { bordersOf, expand } from '../../src/first/monsters/expanding.ts';
import { specialFeature } from '../../src/first/monsters/features/features.ts';
import { homeOf } from '../../src/first/monsters/group.ts';
import { anySite, drawBuilding } from '../../src/first/monsters/kingdoms/building.ts';
import { excursion } from '../../src/first/monsters/kingdoms/excursion.ts';
import { kingdomSeason } from '../../src/first/monsters/kingdoms/season.ts';
import { enter, setUpKingdoms } from '../../src/first/monsters/kingdoms/set-up.ts';
import { arrive } from '../../src/first/monsters/set-up.ts';
import { note } from '../../src/first/note.ts';
import { drawMithral, drawVein } from '../../src/first/primordial/ore.ts';
import { river } from '../../src/first/primordial/river.ts';
import { defenders } from '../../src/first/villainy/dungeon-master/attack.ts';
import { hasAllMinds } from '../../src/first/villainy/thought-lords/infiltration.ts';
import { setUpThoughtLords } from '../../src/first/villainy/thought-lords/set-up.ts';
import { alongSurface } from '../../src/first/words/along-surface.ts';
import { surfacePoint, underground } from '../../src/first/words/landing.ts';
import { drawCave, drawTunnel } from '../../src/first/words/natural.ts';
import { entrances, isDry, leadsOut, network } from '../../src/first/words/network.ts';
import { movedIntoRock, sideNumber, sticksOut } from '../../src/first/words/rock.ts';
import { roomAt } from '../../src/first/words/rooms.ts';
import { riftOfSorrows } from '../../src/first/worlds/lie.ts';
import { den, freeIn, freeTreasure, group, kingdom as realm, room } from './monsters/monsters-at.ts';
import { villainous } from './villainy/setting.ts';
import { laid } from './world-at.ts';

const plotOf = (world: FirstWorld) => ({ world, clause: 'H1-PRM-05', feature: null }) as const;
const tunnel = (world: FirstWorld, ...[ax, ay, bx, by]: [number, number, number, number]) =>
  drawTunnel(plotOf(world), { x: ax, y: ay }, { x: bx, y: by });
/** Half of the whole stream of chance is enough to see where things come to lie. */
const MANY = 40;

function kingdoms(world: FirstWorld): FirstWorld {
  playOut({ world, rule: () => setUpKingdoms(world) }, {});
  return world;
}

describe('the Rift of Sorrows', () => {
  it('[H1-ALT-06] is one cave: tunnels that meet its walls open into it, and its mouth is an entrance', () => {
    const world = laid('rift of sorrows', riftOfSorrows(15));
    const [left, right] = [drawCave(plotOf(world), { x: 8, y: 10 }), drawCave(plotOf(world), { x: 22, y: 10 })];
    expect(areConnected(network(world.page), left.id, right.id)).toBe(false);
    tunnel(world, 8, 10, 12.9, 10);
    tunnel(world, 22, 10, 17.1, 10);
    expect(areConnected(network(world.page), left.id, right.id)).toBe(true);
    expect(entrances(world.page).map(({ x }) => Math.round(x))).toEqual([15]);
    const way = shortestWay(world.page, left, right, { measure: 'centre', through: isDry });
    expect(way?.length).toBeCloseTo(14, 1);
  });

  it('[H1-ALT-06] a vein has no lodes in it, and a river that meets it ends in a lake on its floor', () => {
    const world = laid('rift of sorrows', riftOfSorrows(15));
    drawVein({ ...plotOf(world), feature: 'f1' }, [
      { x: 0, y: 11 },
      { x: 30, y: 11 },
    ]);
    const lodes = world.page.units.map(({ at }) => at.x);
    expect(lodes.filter((x) => x > 13 && x < 17)).toEqual([]);
    expect(lodes.filter((x) => x < 13 || x > 17).length).toBe(lodes.length);
    const setting = { sides: world.sides, riverWide: 0.4 };
    // From the third number level to the wall, and there it falls.
    const rule = () => river({ ...setting, world, clause: 'H1-PRM-07', feature: 'f1' });
    playOut({ world, rule }, { dice: [3, 1, 1, 1] });
    const water = world.page.pieces.filter((it) => it.kind === 'water');
    expect(water.map(({ what }) => what.kind)).toEqual([
      'stretch of river',
      'stretch of river',
      'stretch of river',
      'waterfall',
      'lake',
    ]);
    const lake = water.at(-1);
    expect(lake && centreOf(lake.shape).y).toBeGreaterThan(17.4);
    expect(lake && Math.abs(centreOf(lake.shape).x - 15)).toBeLessThan(1);
  });

  it('[H1-ALT-07] the kingdoms bridge its mouth when they have buildings on both sides, and no building stands over it', () => {
    const world = den('rift of sorrows');
    const kingdom = realm(world, [1, 0]);
    const bridges = () => world.page.pieces.filter(({ what }) => what.kind === 'bridge');
    const build = (x: number) => drawBuilding(world, kingdom, { at: { x, y: 4 }, what: 'farm', clause: 'H1-SUR-09' });
    build(27);
    expect(bridges()).toEqual([]);
    build(5);
    build(8);
    expect(bridges().map(({ kind, shape, owner }) => [kind, shape.path, owner])).toEqual([
      ['tunnel', [12, 4, 18, 4], kingdom.id],
    ]);
    expect(entrances(world.page).map(({ x }) => Math.round(x))).toEqual([15]);
    for (let i = 0; i < MANY; i++) {
      const rule = () => anySite(world, { surface: 0, what: 'castle', clause: 'H1-SUR-01', about: `${i}` });
      expect(Math.abs((playOut({ world, rule }, {}).result as Point).x - 15)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    [10, 1],
    [11, 1],
    [11.3, 0],
  ])(
    '[H1-ALT-07] a group that comes to a wall bridges it to what opens into the other at about that height (%s)',
    (y, many) => {
      const world = den('rift of sorrows');
      const home = room(world, 8, 10);
      tunnel(world, 8.5, 10, 12.9, 10);
      tunnel(world, 22, y, 17.1, y);
      const me = group(world, home, 'breeders', 'Orcs', 2, 1);
      const grow = () => {
        const [border] = bordersOf(world, me);
        if (border)
          playOut({ world, rule: () => expand(world, me, border, { clause: 'H1-BRD-04', far: 6, ways: 'all' }) }, {});
      };
      grow();
      const bridges = world.page.pieces.filter(({ what }) => what.kind === 'bridge');
      expect(bridges.map(({ kind, owner, people }) => [kind, owner, people])).toEqual(
        Array.from({ length: many }, () => ['tunnel', me.id, 'breeders']),
      );
      for (const { shape } of bridges) {
        expect(shape.path[1]).toBeCloseTo(10, 0);
        expect(shape.path[3]).toBeCloseTo(y, 0);
      }
      grow();
      expect(world.page.pieces.filter(({ what }) => what.kind === 'bridge')).toHaveLength(many);
    },
  );

  it('[H1-ALT-19] nothing stands in its open: caves are moved, lodes are not there, surface places are beside it', () => {
    const world = laid('rift of sorrows', riftOfSorrows(15));
    const cave = drawCave(plotOf(world), { x: 14.5, y: 9 });
    expect(centreOf(cave.shape).x).toBeLessThan(13);
    for (let i = 0; i < MANY; i++) {
      const { result } = playOut(
        { world, rule: () => surfacePoint(world, 'H1-MEA-19', { kind: 'where the star falls' }, `${i}`) },
        {},
      );
      expect(Math.abs((result as Point).x - 15)).toBeGreaterThanOrEqual(2.99);
    }
    const units = [
      {
        kind: 'gold',
        at: [
          { x: 15, y: 19.5 },
          { x: 6, y: 12 },
        ],
      } as const,
    ];
    const shape = line([4, 12, 6, 12], 0.2);
    draw(world, { clause: 'H1-PRM-T1.4', kind: 'ore', shape, what: { kind: 'gold vein' }, units });
    // Under the rift there is no true surface (H1-DWF-02).
    expect(goodLodes(world).map(({ at }) => at.x)).toEqual([6]);
    const before = [world.page.pieces.length, world.page.labels.length];
    drawMithral({ ...plotOf(world), feature: 'f1' }, { x: 15, y: 9 });
    expect([world.page.pieces.length, world.page.labels.length]).toEqual(before);
  });
});

describe('the Scorched Lands', () => {
  it('[H1-ALT-09] valleys are open caves, and all that is on the surface is on the mesas', () => {
    const world = laid('scorched lands');
    const valleys = [...world.page.drawn()].filter((it) => it.variant === 'valley');
    expect(valleys).toHaveLength(2);
    const spans = valleys.map(({ shape: { path } }) => [path[0] as number, path.at(-2) as number] as const);
    for (let i = 0; i < MANY; i++) {
      const rule = () => anySite(world, { surface: 0, what: 'castle', clause: 'H1-SUR-01', about: `${i}` });
      const { x } = playOut({ world, rule }, {}).result as Point;
      for (const [from, to] of spans) expect(x <= from || x >= to).toBe(true);
    }
  });

  it('[H1-ALT-10] a tunnel into a valley joins it to the dungeon, and is no entrance', () => {
    const world = laid('scorched lands');
    const [valley] = [...world.page.drawn()].filter((it) => it.variant === 'valley');
    if (!valley) throw new Error('no valley');
    const { x } = centreOf(valley.shape);
    const cave = drawCave(plotOf(world), { x, y: 13 });
    tunnel(world, x, 13, x, 8.9);
    expect(areConnected(network(world.page), cave.id, valley.id)).toBe(true);
    expect(entrances(world.page)).toEqual([]);
  });
});

describe('the Pocket Universe', () => {
  const off = ({ x, y }: Point) => distance(x, y, 15, 10.5);
  /** How far from the middle to the rim a place lies. */
  const share = ({ x, y }: Point) => distance((x - 15) / 12, (y - 10.5) / 8, 0, 0);

  it('[H1-ALT-17] the great city lies on a street through the middle, palaces above it and pits below', () => {
    const world = laid('pocket universe');
    playOut({ world, rule: () => darkElves.setUp(world) }, { dice: null });
    const all = [...world.page.drawn()];
    expect(all.some((it) => it.what.kind === 'Underdark')).toBe(false);
    const street = all.find((it) => it.what.kind === 'street');
    expect(street?.shape.path).toEqual([13, 10.5, 17, 10.5]);
    const heights = (room: string) => all.filter((it) => it.room === room).map(({ shape }) => centreOf(shape).y);
    for (const y of heights('palace')) expect(y).toBeLessThan(10.5);
    for (const y of heights('slave pit')) expect(y).toBeGreaterThan(10.5);
    expect(heights('palace').length + heights('slave pit').length).toBe(6);
  });

  it('[H1-ALT-17] the Demon Pit and lava chambers are about the middle, and Thought Lords deep inside', () => {
    for (let i = 0; i < 5; i++) {
      const world = laid('pocket universe');
      playOut({ world, rule: () => demons.setUp(world) }, { dice: null });
      const pit = [...world.page.drawn()].find((it) => it.room === 'Demon Pit');
      expect(pit && off(centreOf(pit.shape))).toBeLessThanOrEqual(1.81);
    }
    const lava = laid('pocket universe');
    const setting = { sides: lava.sides, riverWide: 0.4, hasRiver: () => false, *primordialEvent() {} };
    playOut(
      { world: lava, rule: () => eruption({ ...setting, world: lava, clause: 'H1-DIS-04', feature: 'f1' }) },
      { dice: null },
    );
    const [chamber] = [...lava.page.drawn()].filter((it) => it.kind === 'magma');
    expect(chamber && off(centreOf(chamber.shape))).toBeLessThanOrEqual(1.81);
    const lords = laid('pocket universe');
    playOut({ world: lords, rule: () => setUpThoughtLords(lords) }, {});
    const pool = [...lords.page.drawn()].find((it) => it.room === 'Mind Pool');
    expect(pool && share(centreOf(pool.shape))).toBeLessThanOrEqual(0.65);
  });

  it('[H1-ALT-21] dice land in the ellipse, buildings stand on the rim, and their levels lead to the middle', () => {
    const world = den('pocket universe');
    const { has } = underground(world.page);
    expect(
      [
        { x: 15, y: 3.3 },
        { x: 15, y: 3.6 },
        { x: 4.5, y: 4 },
      ].map(has),
    ).toEqual([false, true, false]);
    kingdoms(world);
    const [kingdom] = world.monsters.kingdoms;
    if (!kingdom) throw new Error('no kingdom');
    for (let i = 0; i < 30; i++) playOut({ world, rule: () => kingdomSeason(world, kingdom) }, {});
    expect(kingdom.levelsDone).toBe(true);
    for (const { piece } of kingdom.buildings) {
      const [ax, ay, bx, by] = world.page.piece(piece).shape.path as [number, number, number, number];
      const foot = { x: (ax + bx) / 2, y: (ay + by) / 2 };
      expect(Math.abs(share(foot) - 1)).toBeLessThan(0.06);
      // Feet to the middle: the rest of it is farther out.
      expect(off(centreOf(world.page.piece(piece).shape))).toBeGreaterThan(off(foot));
    }
    // Each is nearer to the middle than the one before, and none comes out on the other side.
    const far = kingdom.levels.map((it) => off(centreOf(world.page.piece(it).shape)));
    expect(far.length).toBeGreaterThan(2);
    expect([...far].sort((a, b) => b - a)).toEqual(far);
    const [castle] = kingdom.buildings;
    const heart = centreOf(world.page.piece(castle?.piece ?? '').shape);
    expect(off(surfaceOver(world.page, { x: 15, y: 9 }))).toBeCloseTo(8, 1);
    expect(share(heart)).toBeGreaterThan(1);
  });

  it('[H1-ALT-21] ways over the surface run along the rim, and what goes from side to side ends there, open', () => {
    const { page } = laid('pocket universe');
    const [left, right] = [
      { x: 3, y: 10.5 },
      { x: 27, y: 10.5 },
    ];
    const round = alongSurface(page, left, right);
    expect(round).toBeGreaterThan(30);
    expect(alongSurface(page, right, left)).toBeCloseTo(round);
    const top = { x: 15, y: 2.5 };
    expect(alongSurface(page, left, top)).toBeCloseTo(round / 2, 0);
    const usual = laid().page;
    expect(alongSurface(usual, { x: 3, y: 4 }, { x: 27, y: 4 })).toBe(24);
    const world = laid('pocket universe');
    const [from, to] = [sideNumber(page, world.sides, 2, 'left'), sideNumber(page, world.sides, 5, 'right')];
    drawVein({ ...plotOf(world), feature: 'f1' }, [from, to]);
    const { path } = world.page.pieces.find((it) => it.kind === 'ore')?.shape ?? { path: [] };
    const [ax = 0, ay = 0] = path;
    const [bx = 0, by = 0] = path.slice(-2);
    for (const end of [
      { x: ax, y: ay },
      { x: bx, y: by },
    ])
      expect(Math.abs(share(end) - 1)).toBeLessThan(0.06);
  });

  it('[H1-ALT-21] knights set out to the entrance that is nearest along the rim, not through the rock', () => {
    const world = den('pocket universe');
    playOut({ world, rule: () => setUpKingdoms(world) }, { spots: [{ x: 15, y: 2.5 }] });
    const [kingdom] = world.monsters.kingdoms;
    const [castle] = kingdom?.buildings ?? [];
    if (!kingdom || !castle) throw new Error('no castle');
    enter(world, kingdom, castle.piece, 'H1-SUR-01', 'population', 2);
    const at = centreOf(world.page.piece(castle.piece).shape);
    // The far rim is nearer through the rock, and the other place along the rim.
    const [across, beside] = [
      { x: 15, y: 18.5 },
      { x: 23.485, y: 16.157 },
    ];
    expect(distance(at.x, at.y, across.x, across.y)).toBeLessThan(distance(at.x, at.y, beside.x, beside.y));
    expect(alongSurface(world.page, at, across)).toBeGreaterThan(alongSurface(world.page, at, beside));
    const caves = [across, beside].map(({ x, y }) => {
      const inner = { x: x + (15 - x) * 0.2, y: y + (10.5 - y) * 0.2 };
      tunnel(world, x, y, inner.x, inner.y);
      const cave = drawCave(plotOf(world), inner);
      freeTreasure(world, cave);
      return cave;
    });
    playOut({ world, rule: () => excursion(world, kingdom, castle) }, { dice: null });
    expect(caves.map((it) => freeIn(world, it))).toEqual([1, 0]);
  });
});

describe('the Hollow Earth', () => {
  const castles = ({ monsters }: FirstWorld) =>
    monsters.kingdoms.map(({ buildings }) => buildings.find((it) => it.what === 'castle')?.piece ?? '');

  it('[H1-ALT-22] the artifact appears above, and goes back to the castle of those who bear it', () => {
    const world = kingdoms(den('hollow earth'));
    const [upper = '', lower = ''] = castles(world);
    playOut({ world, rule: () => specialFeature(world, { x: 15, y: 10 }) }, { dice: [2] });
    expect(world.page.beadsIn(upper, 'treasure').filter(isArtifact)).toHaveLength(1);
    tunnel(world, 15, 10, 15, 17);
    // A 4 is a chaotic party, from below (H1-ALT-13).
    const { result: party } = playOut({ world, rule: () => setOut(world) }, { dice: [4, 3] });
    if (!party) throw new Error('no party');
    expect(party.load.filter(isArtifact)).toHaveLength(0);
    party.load = [...party.load, { name: 'the Star', emblem: 'artifact' }];
    leave(world, party, 'H1-ADV-06');
    expect(world.page.beadsIn(lower, 'treasure').filter(isArtifact)).toMatchObject([{ name: 'the Star' }]);
  });

  it('[H1-ALT-22] all minds are those of both castles, and both stand against the Dungeon Master', () => {
    const world = villainous({ world: 'hollow earth' });
    const hollow = laid('hollow earth');
    hollow.villainy = world.villainy;
    kingdoms(hollow);
    const [upper = '', lower = ''] = castles(hollow);
    expect(defenders(hollow)).toBe(4);
    const take = (piece: string) =>
      note(hollow, { kind: 'redrawn', clause: 'H1-THO-07', group: 'g1', piece, more: 0 }, [
        putBead(hollow, hollow.page.piece(piece), { kind: 'control', owner: null }),
      ]);
    take(upper);
    expect(hasAllMinds(hollow)).toBe(false);
    take(lower);
    expect(hasAllMinds(hollow)).toBe(true);
  });

  it('[H1-ALT-22] human miners start above, and the roofs of the lower kingdom point down', () => {
    const world = kingdoms(den('hollow earth'));
    const [, lower = ''] = castles(world);
    const { path } = world.page.piece(lower).shape;
    expect(path[1]).toBeCloseTo(17);
    expect(centreOf(world.page.piece(lower).shape).y).toBeGreaterThan(17);
    // Row 9 of H1-DLV-T1, and whatever alignment.
    const miners = playOut({ world, rule: () => arrive(world, 'delvers', { x: 9, y: 15 }) }, { dice: [9] }).result;
    expect(miners?.flavour).toBe('Human Miners');
    expect(miners && centreOf(world.page.piece(homeOf(miners)).shape).y).toBeLessThan(6);
  });

  it.each(['firetop range', 'rift of sorrows'] as const)(
    '[H1-INV-16] [H1-MEA-40] in the %s a room that is to lie under a slope or a peak lies in the rock',
    (key) => {
      const { page } = laid(key);
      for (let x = 0.2; x < 30; x += 0.1) {
        const at = surfaceOver(page, { x, y: 15 });
        for (const deep of [0, 0.4, 0.8])
          expect(
            sticksOut(page, movedIntoRock(page, roomAt({ x: at.x, y: at.y + deep }, ONE_BEAD))),
            `${x}, ${deep}`,
          ).toBe(false);
      }
    },
  );

  it.each(['firetop range', 'rift of sorrows'] as const)(
    '[H1-INV-16] [H1-DLV-13] in the %s human miners dig in under any slope',
    (key) => {
      for (let x = 1; x < 29; x += 0.7) {
        const world = laid(key);
        const miners = playOut({ world, rule: () => arrive(world, 'delvers', { x, y: 15 }) }, { dice: [9] }).result;
        const home = miners && world.page.piece(homeOf(miners));
        expect(home && sticksOut(world.page, home.shape), `under ${x}`).toBe(false);
        expect(home && leadsOut(world.page, home), `under ${x}`).toBe(true);
      }
    },
  );
});
