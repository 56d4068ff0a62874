import { gap, gapTo, shortestWay, surfaceOver } from '@understory/page';
import { type Autopilot, Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { capacity } from '../../src/beads.ts';
import { population } from '../../src/first/civilization/civ.ts';
import type { DwarfCiv } from '../../src/first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../src/first/civilization/dwarves/dwarves.ts';
import { season } from '../../src/first/civilization/season.ts';
import { draw, sign } from '../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import {
  areaOfSize,
  FINGER_LONG,
  HALF_FINGER_LONG,
  INCH,
  ONE_BEAD,
  THUMB,
  THUMBPRINT,
  TWO_BEADS,
} from '../../src/first/measures.ts';
import { ownEvent } from '../../src/first/own-event.ts';
import { drawVein } from '../../src/first/primordial/ore.ts';
import { chambers, nearestTo } from '../../src/first/words/chambers.ts';
import { drawCave, drawTunnel } from '../../src/first/words/natural.ts';
import { isDry } from '../../src/first/words/network.ts';
import { isOpening } from '../../src/first/words/rock.ts';
import { FINGER, HALF_FINGER } from '../../src/measures.ts';
import { anyGame, laid, WORLD_KEYS } from './world-at.ts';

const plotOf = (world: FirstWorld) => ({ world, clause: 'H1-PRM-05', feature: 'f1' }) as const;

/** Dwarves on a level vein. */
function settled(): { readonly world: FirstWorld; readonly civ: DwarfCiv } {
  const world = laid();
  drawVein(plotOf(world), [
    { x: 0, y: 8.25 },
    { x: 30, y: 8.25 },
  ]);
  const { result } = playOut({ world, rule: (it) => dwarves.setUp(it) }, { dice: null });
  world.civs.push(result as DwarfCiv);
  return { world, civ: result as DwarfCiv };
}

it('[H1-GEN-03] throws no other dice than the six of the book', () => {
  const dice = new Set<string>();
  for (const world of WORLD_KEYS.slice(0, 3))
    for (const it of anyGame(`dice ${world}`, { world, civilizations: 2 }).world.journal.entries)
      if (it.kind === 'rolled') dice.add((it as { readonly dice?: string }).dice ?? '');
  const known = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20'];
  expect([...dice].filter((it) => !known.some((die) => it === `1${die}`))).toEqual([]);
  expect(dice.size).toBeGreaterThan(2);
});

it('[H1-GEN-06] the number of a die that is dropped comes before the place where it lands', () => {
  const { world } = anyGame('order', {});
  const first = world.journal.entries.filter((it) => it.chapter?.kind === 'an event' && 'topic' in it);
  const asked = first.map((it) => (it as unknown as { readonly topic: { readonly kind: string } }).topic.kind);
  const number = asked.indexOf('a primordial event');
  expect([number, asked[number + 1]]).toEqual([0, 'where the die lands']);
});

it('[H1-GEN-12] what was drawn in any age is one network', () => {
  const world = laid();
  const { page, journal } = world;
  const old = drawCave(plotOf(world), { x: 10, y: 10 });
  journal.age = 'civilization';
  drawTunnel(plotOf(world), { x: 10, y: 10 }, { x: 14, y: 10 });
  journal.age = 'disaster';
  const young = drawCave(plotOf(world), { x: 14, y: 10 });
  expect([old.age, young.age]).toEqual(['primordial', 'disaster']);
  expect(page.connected(old, young)).toBe(true);
  expect(chambers(page).map(({ id }) => id)).toEqual([old.id, young.id]);
});

it('[H1-GEN-18] the tactical and the story hand take the default, and the random one takes any option', () => {
  const taken = (choices: Autopilot, nth: number) => {
    const options = firstOptions({ civilizations: 2 });
    const game = new Game(firstEdition, { seed: `default ${nth}`, options, hands: hands({ choices }) });
    const odd: string[] = [];
    while (game.ask && game.world.at.age !== 'monsters') {
      const { ask } = game;
      game.letAnswer();
      if (ask.ask !== 'choose' || ask.by === 'chance') continue;
      const usual = [ask.usual].flat().filter((it) => typeof it === 'string');
      const answered = String(game.trail.at(-1)?.answer);
      if (usual.length > 0 && !usual.includes(answered)) odd.push(`${ask.clause}: ${answered}`);
    }
    return odd;
  };
  for (const nth of [1, 2]) expect([taken('story', nth), taken('tactical', nth)]).toEqual([[], []]);
  expect([1, 2].flatMap((nth) => taken('random', nth)).length).toBeGreaterThan(0);
});

it('[H1-MEA-02] thumb, half finger, finger and inch are as long as the book has them, in beads', () => {
  expect([THUMB, HALF_FINGER, FINGER, INCH]).toEqual([2, 2.25, 4.5, 1.8]);
});

it('[H1-MEA-04] [H1-MEA-T1.4] [H1-MEA-T1.5] [H1-MEA-T1.6] a room holds the whole number of its width × height, and at least one', () => {
  const holds = [ONE_BEAD, TWO_BEADS, THUMBPRINT, HALF_FINGER_LONG, FINGER_LONG, { wide: 4, high: 2.5 }];
  expect(holds.map((it) => capacity({ area: areaOfSize(it) }))).toEqual([1, 2, 4, 2, 4, 10]);
  expect(capacity({ area: 0.4 })).toBe(1);
});

it('[H1-MEA-07] is measured from wall to wall, and by tunnels from middle to middle', () => {
  const world = laid();
  const a = drawCave(plotOf(world), { x: 10, y: 10 });
  const b = drawCave(plotOf(world), { x: 14, y: 10 });
  const over = drawCave(plotOf(world), { x: 10.4, y: 10 });
  expect(gap(a.shape, b.shape)).toBeCloseTo(3);
  expect(gap(a.shape, over.shape)).toBe(0);
  drawTunnel(plotOf(world), { x: 10, y: 10 }, { x: 12, y: 8 });
  drawTunnel(plotOf(world), { x: 12, y: 8 }, { x: 14, y: 10 });
  const way = shortestWay(world.page, a, b, { measure: 'centre', through: isDry });
  expect(Math.abs((way?.length ?? 0) - 2 * Math.hypot(2, 2))).toBeLessThan(0.2);
});

it('[H1-MEA-09] the older of two that are equally near is the nearest', () => {
  const world = laid();
  const older = drawCave(plotOf(world), { x: 18, y: 10 });
  drawCave(plotOf(world), { x: 12, y: 10 });
  expect(nearestTo(world.page, { x: 15, y: 10 }, chambers(world.page))?.id).toBe(older.id);
});

it('[H1-MEA-10] touches what is at most a quarter of a bead away', () => {
  const world = laid();
  const a = drawCave(plotOf(world), { x: 10, y: 10 });
  const near = drawCave(plotOf(world), { x: 11.24, y: 10 });
  const far = drawCave(plotOf(world), { x: 8.73, y: 10 });
  expect([world.page.touches(a.shape, near.shape), world.page.touches(a.shape, far.shape)]).toEqual([true, false]);
});

it('[H1-MEA-13] [H1-MEA-14] what is made up stands in the nearest room, whoever dug it; without one a cave is drawn', () => {
  const made = (world: FirstWorld, at: { readonly x: number; readonly y: number }) => {
    playOut(
      { world, rule: () => ownEvent(plotOf(world), at, { of: 'primordial', key: 'own' }) },
      { names: { 'H1-MEA-32': ['A door'] } },
    );
    const { about } = world.page.labels.findLast((it) => it.size === 'plain') ?? { about: '' };
    return world.page.piece(about);
  };
  const { world, civ } = settled();
  drawCave(plotOf(world), { x: 27, y: 19 });
  const barracks = world.page.piece(civ.home);
  const [x, y] = [barracks.shape.path[0] as number, barracks.shape.path[1] as number];
  expect(made(world, { x: x + 0.2, y: y - 0.2 }).id).toBe(barracks.id);
  const blank = laid();
  draw(blank, {
    clause: 'H1-PRM-07',
    kind: 'water',
    shape: { path: [5, 10], closed: false, swell: 0.5 },
    what: { kind: 'cave full of water' },
  });
  expect(made(blank, { x: 5.4, y: 10 })).toMatchObject({ kind: 'cave', clause: 'H1-MEA-14' });
});

it('[H1-MEA-25] nobody loses more than there is', () => {
  const { world, civ } = settled();
  const sick = drawCave(plotOf(world), { x: 3, y: 15 });
  sign(world, 'H1-PRM-T2.2', sick, 'plague', { kind: 'plague sign', number: 4 });
  playOut({ world, rule: (it) => civ.people.encounter(it, civ, sick) }, {});
  const lost = world.journal.entries.findLast((it) => it.kind === 'lost') as { readonly count?: number } | undefined;
  expect([population(world, civ), lost?.count, civ.ending]).toEqual([0, 1, 'no one left']);
});

it('[H1-MEA-41] a step without anything to act on does nothing, and the next one is played', () => {
  const { world, civ } = settled();
  for (const it of world.page.beadsOf(null)) world.page.apply({ do: 'end', id: it.id }, 9000);
  const before = world.journal.entries.length;
  playOut({ world, rule: (it) => season(it, civ, 1, 0) }, {});
  expect([world.journal.entries.length, civ.ending]).toEqual([before, null]);
  playOut({ world, rule: (it) => season(it, civ, 1, 1) }, {});
  expect(world.journal.entries.slice(before).some((it) => it.kind === 'mined')).toBe(true);
});

it.each(WORLD_KEYS)(
  '[H1-ALT-18] in the %s the shaft of the Dwarves begins at a surface, or in the open under it',
  (world) => {
    const game = new Game(firstEdition, {
      seed: 'shafts',
      options: firstOptions({ world }),
      hands: hands({ choices: 'random' }),
    });
    game.playTo((it) => it.ask?.topic.kind === 'which people');
    game.answer('dwarves');
    game.playTo((it) => it.world.civs.length === 1);
    const { page } = game.world;
    const [x = 0, y = 0] = page.pieces.find((it) => it.room === 'main shaft')?.shape.path ?? [];
    const top = surfaceOver(page, { x, y });
    const isOpenThere = page.pieces.some((it) => isOpening(it) && gapTo(it.shape, x, y) < 0.3);
    expect(isOpenThere || Math.hypot(top.x - x, top.y - y) < 0.3).toBe(true);
  },
);
