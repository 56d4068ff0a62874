import { LOOKS } from '@understory/ink';
import { inRing, line, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { type BookOptions, bookOf } from '../src/book.ts';
import { boxAt, kept, meet } from '../src/draw/boxes.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { figures } from '../src/draw/figures.ts';
import { lettersOf } from '../src/draw/letters.ts';
import { numberBox, numberSpots } from '../src/draw/numbers.ts';
import type { PlanLook } from '../src/draw/plan-look.ts';
import { ARCHETYPES } from '../src/furnish/archetypes.table.ts';
import type { Furnished } from '../src/furnish/furnished.ts';
import { antlings, bead, bolheim, goblins, nomads, piece, room, type Small, small, tunnel } from './small-world.ts';
import { played } from './worlds.ts';

const living = { ...bolheim, alive: true, until: null };
const look: PlanLook = { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper' };
const planOf = (of: Small, options: BookOptions = {}): Furnished => bookOf(small(of), options).plans[0] as Furnished;
const svg = (of: Small, how: Partial<PlanLook> = {}, options: BookOptions = {}) =>
  drawPlan(planOf(of, options), { ...look, ...how });
const layer = (text: string, id: string) => new RegExp(`<g id="${id}"[\\s\\S]*?\\n</g>`).exec(text)?.[0] ?? '';
const hall = piece('h', polygon([4, 8, 6.4, 8, 6.4, 9.6, 4, 9.6]), { room: 'dormitory' });
const pair: Small = { groups: [living], pieces: [hall, room('b', 9, 9), tunnel('t', [6.4, 9, 8.4, 9])] };
const worlds = [bookOf(played('2', 'book-1')), bookOf(played('1', 'book-3'))];

describe('words on a plan', () => {
  it('[TA-PLN-18] no number, letter or text covers a door, a stair, a sign of danger or another one', () => {
    let words = 0;
    for (const plan of worlds.flatMap((it) => it.plans)) {
      const letters = lettersOf(plan);
      const numbers = numberSpots(plan);
      const free = kept(plan);
      const boxes = [...letters.map((it) => it.box), ...numbers.map(numberBox)];
      words += boxes.length;
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) expect(meet(a, b), plan.title).toBe(false);
        expect(
          free.some((it) => meet(a, it)),
          plan.title,
        ).toBe(false);
      }
      for (const { x, y, beside, room: at } of numbers) {
        const ring = plan.plan.floors.find((it) => it.piece.id === at.place.id)?.rings[0] ?? [];
        expect(inRing(ring, x, y) || beside !== null, `${plan.title} ${at.key}`).toBe(true);
      }
    }
    expect(words).toBeGreaterThan(60);
  });

  it('[TA-PLN-18] a number stands beside a room that has no place for it, with a line', () => {
    const tiny = planOf({
      groups: [goblins],
      pieces: [
        piece('s', polygon([5, 8, 5.2, 8, 5.2, 8.2, 5, 8.2]), { owner: 'goblins' }),
        room('b', 9, 9, { owner: 'goblins' }),
      ],
    });
    const [spot] = numberSpots(tiny).filter((it) => it.room.place.id === 's');
    expect(spot?.beside).not.toBeNull();
    expect(layer(drawPlan(tiny, look), 'numbers')).toMatch(/<path d="M[\d.-]+ [\d.-]+L[\d.-]+ [\d.-]+"/);
  });

  it('[TA-INK-07] numbers are figures of strokes that line up, in a ringed disc', () => {
    const text = layer(svg(pair), 'numbers');
    expect(text.match(/<circle/g)).toHaveLength(2);
    expect(text).not.toContain('<text');
    // None is higher or lower than another, as old-style figures are.
    const heights = [...'0123456789'].map((digit) => {
      const ys = [...figures(digit, 0, 0, 2).matchAll(/[ML]\S+ (\S+?)(?=[A-Z]|$)/g)].map((it) => Number(it[1]));
      return ys.length === 0 ? 2 : Math.max(...ys) - Math.min(...ys);
    });
    expect(Math.max(...heights)).toBeLessThanOrEqual(2.01);
  });
});

describe('how a plan looks', () => {
  it('[TA-INK-01] in any look of the program, and plain is black on white with greys', () => {
    const seen = new Set(Object.keys(LOOKS).map((name) => svg(pair, { look: name as never })));
    expect(seen.size).toBe(Object.keys(LOOKS).length);
    for (const [, r, g, b] of svg(pair, { look: 'plain' }).matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g))
      expect([r, r]).toEqual([g, b]);
    expect(layer(svg(pair, { look: 'pen-and-paper' }), 'paper')).toContain(LOOKS['pen-and-paper'].colours.paper);
    expect(layer(svg(pair), 'hatching').length).toBeGreaterThan(2000);
  });

  it('[TA-INK-02] one weight of wall all round, true floor within it', () => {
    const text = svg(pair);
    const [walls, floors] = [layer(text, 'walls'), layer(text, 'floors')];
    expect(walls).toContain('stroke-width="0.28"');
    const d = (of: string) => /<path d="([^"]+)"/.exec(of)?.[1];
    expect(d(walls)).toBe(d(floors));
  });

  it('[TA-INK-04] the grid is on floors only and lighter than any furniture', () => {
    const plan = planOf(pair);
    const grid = layer(drawPlan(plan, look), 'grid');
    for (const [, x, y, , to] of grid.matchAll(/M([\d.-]+) ([\d.-]+)(H)([\d.-]+)/g)) {
      const middle = (Number(x) + Number(to)) / 2;
      expect(
        plan.plan.open.some(
          (ring) => inRing(ring, middle, Number(y) + 0.001) || inRing(ring, middle, Number(y) - 0.001),
        ),
        `${middle} ${y}`,
      ).toBe(true);
    }
    expect(grid).toContain('opacity="0.3"');
    expect(layer(drawPlan(plan, look), 'furniture')).not.toMatch(/ opacity="0\.[0-3]/);
  });

  it('[TA-INK-05] a shade under the walls of the upper left, at most 0.4 square wide', () => {
    const box: Small = { groups: [living], pieces: [hall] };
    const plan = planOf(box);
    const [left = 0, top = 0] = plan.plan.open[0] ?? [];
    const shade = layer(drawPlan(plan, look), 'shade');
    expect(shade).not.toBe('');
    for (const [, x, y] of shade.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g))
      expect(Math.min(Number(x) - left, Number(y) - top)).toBeLessThanOrEqual(0.4);
  });

  it('[TA-INK-06] at most four holders have a wash, each with an emblem beside its number; ruins have plain floor', () => {
    const ids = ['nomads', 'goblins', 'antlings', 'wolves', 'orkz'];
    const rooms = ids.map((_, i) => room(`r${i}`, 3 + i * 2, 8));
    const of: Small = {
      groups: [
        { ...bolheim, until: 1 },
        nomads,
        goblins,
        antlings,
        ...['wolves', 'orkz'].map((id) => ({ ...goblins, id, name: id })),
      ],
      pieces: [...rooms, room('x', 13, 8)],
      beads: rooms.map((it, i) => bead(`b${i}`, 'population', it, { owner: ids[i] as string })),
    };
    const plan = planOf(of);
    expect(plan.holders).toHaveLength(4);
    const text = drawPlan(plan, look);
    expect(layer(text, 'wash').match(/<path/g)).toHaveLength(4);
    const numbers = layer(text, 'numbers');
    expect(numbers.match(/<circle/g)).toHaveLength(6);
    // A figure for each room, and an emblem for four of them.
    expect(numbers.match(/<path/g)).toHaveLength(10);
    expect(layer(text, 'wash')).not.toMatch(/opacity="(0\.[2-9]|1)/);
  });

  it('[TA-INK-08] stairs narrow downward, slopes have an arrow and the fall in feet, shafts a letter, bridges planks and rails', () => {
    const below = (y: number, x = 5) =>
      svg({ groups: [living], pieces: [room('a', 5, 6), room('b', x, y), tunnel('t', [5, 6.6, x, y - 0.6])] });
    const steps = [...layer(below(9), 'signs').matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) \2/g)].map((it) =>
      Math.abs(Number(it[1]) - Number(it[3])),
    );
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.at(-1)).toBeLessThan((steps[0] as number) * 0.7);
    const slope = below(9, 8.5);
    expect(layer(slope, 'signs')).toMatch(/M[\d.-]+ [\d.-]+L[\d.-]+ [\d.-]+m/);
    expect(slope).toContain('>ft</text>');
    const shaft = below(11);
    expect(layer(shaft, 'signs').match(/<circle/g)).toHaveLength(2);
    expect(shaft.match(/>Z<\/text>/g)).toHaveLength(2);
    const river = piece('w', line([2, 8.7, 9, 8.7], 1), { kind: 'water', owner: null, matter: 'open' });
    const bridge = svg({
      groups: [living],
      pieces: [room('a', 5, 7), river, room('b', 5, 10.4), tunnel('t', [5, 7.6, 5, 9.8])],
    });
    expect([...layer(bridge, 'signs').matchAll(/M[\d. -]+L[\d. -]+/g)].length).toBeGreaterThan(10);
    const magma = piece('m', polygon([5.9, 7.6, 7.1, 7.6, 7.1, 8.4, 5.9, 8.4]), {
      kind: 'magma',
      matter: 'magma',
      owner: null,
    } as never);
    expect(
      layer(svg({ groups: [living], pieces: [room('a', 5, 8), room('b', 8, 8), magma] }), 'matter').match(/<path/g)
        ?.length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('[TA-INK-09] cartouche, compass, scale, legend of what occurs, where this is, which way is down, exits, the moment', () => {
    const of: Small = {
      ...pair,
      pieces: [...pair.pieces, tunnel('u', [5, 4, 5, 8])],
      journal: [{ kind: 'x', tick: 1, age: 'monsters', turn: 4 }] as never[],
    };
    const frame = layer(svg(of), 'frame');
    for (const it of [
      '>Bolheim</text>',
      '>area A · A small world</text>',
      '>N</text>',
      '>50 feet</text>',
      '>door</text>',
      'A up to the surface',
      'south is deeper',
      'drawn in turn 4, Age of Monsters',
    ])
      expect(frame).toContain(it);
    expect(frame).toContain('stairs, narrowing downward');
    expect(frame).not.toMatch(/>(slope|shaft|bridge|ward|secret door)/);
    expect(layer(svg(of, {}, { measure: 'metres' }), 'frame')).toContain('>15 metres</text>');
    // The level is lit in the little section.
    expect(frame).toMatch(/stroke-width="0.02"/);
  });

  it('[TA-INK-12] the same plan is drawn the same, and a room keeps its strokes when another is dug beside it', () => {
    expect(svg(pair)).toBe(svg(pair));
    const more: Small = { ...pair, pieces: [...pair.pieces, room('n', 8.6, 8.9 + 2)] };
    const bare = { frame: false } as const;
    const left = (text: string, id: string) =>
      [...layer(text, id).matchAll(/<(?:path|circle)[^>]*>/g)]
        .map((it) => it[0])
        .filter((it) => Number(/(?:d="M|cx=")([\d.-]+)/.exec(it)?.[1] ?? 99) < 16);
    expect(left(svg(more, bare), 'furniture')).toEqual(left(svg(pair, bare), 'furniture'));
    expect(left(svg(pair, bare), 'furniture').length).toBeGreaterThan(10);
    const strokes = (text: string) =>
      new Set(
        [...layer(text, 'hatching').matchAll(/M([\d.-]+) ([\d.-]+)Q\S+ \S+ \S+ \S+?(?=M|")/g)]
          .filter((it) => Number(it[1]) < 16)
          .map((it) => it[0]),
      );
    expect(strokes(svg(more, bare))).toEqual(strokes(svg(pair, bare)));
  });

  it('[TA-INK-13] no furniture is cut by a wall, and archetypes have other things that tell them apart', () => {
    for (const { rooms, plan } of worlds.flatMap((it) => it.plans))
      for (const { room: at, things } of rooms) {
        const rings = plan.floors.filter((it) => it.place === at.place).map((it) => it.rings[0] ?? []);
        for (const it of things.filter((thing) => !thing.trap && thing.what !== 'fallen wall'))
          expect(
            rings.some((ring) => inRing(ring, it.x, it.y)),
            `${at.key} ${it.what}`,
          ).toBe(true);
      }
    const first = new Set(
      ARCHETYPES.map((it) => `${it.must[0]?.what} ${it.must[1]?.what} ${it.must[2]?.what} ${it.may[0]?.what}`),
    );
    expect(first.size).toBe(ARCHETYPES.length);
  });

  it('[TA-PLN-04] heights are written at stairs and slopes alone', () => {
    const level: Small = {
      groups: [living],
      pieces: [room('a', 5, 8), room('b', 8, 8.3), tunnel('t', [5.6, 8, 7.4, 8.2])],
    };
    expect(svg(level)).not.toContain('>ft</text>');
    expect(boxAt(1, 1, 2, 2)).toEqual({ left: 0, right: 2, top: 0, bottom: 2 });
  });
});
