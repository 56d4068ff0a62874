import { disc, line } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { HOUSEHOLD } from '../src/draw/glyphs/household.ts';
import { WILD } from '../src/draw/glyphs/wild.ts';
import { WORKS } from '../src/draw/glyphs/works.ts';
import { fittedTitle, inLines, wideOf } from '../src/draw/lettering.ts';
import { ARCHETYPES } from '../src/furnish/archetypes.table.ts';
import { areaOfAll, intersection } from '../src/plan/polygons.ts';
import { antlings, bolheim, goblins, piece, room, type Small, small, tunnel } from './small-world.ts';

const river = piece('r1', line([6, 9.5, 14, 10.5], 1), { kind: 'water', owner: null, matter: 'open' });
const fault = piece('f1', line([6, 9.5, 14, 10.5], 1), { kind: 'fault', owner: null });
const magma = piece('m1', { path: [6, 9.2, 14, 9.2, 14, 10.4, 6, 10.4], closed: true, swell: 0 }, {
  kind: 'magma',
  matter: 'magma',
  owner: null,
} as never);

/** Two rooms with a way between them over something. */
const over = (what: Small['pieces'][number], more: Partial<Small['pieces'][number]>, rest: Partial<Small> = {}) =>
  bookOf(
    small({
      groups: [bolheim, antlings, goblins],
      pieces: [what, room('a', 10, 8.6, more), room('b', 10, 11.4, more), tunnel('t1', [10, 9, 10, 11], more)],
      ...rest,
    }),
  ).plans.flatMap((it) => it.matter.crossings)[0];

describe('what lies beside and under ways', () => {
  it('a built way has a bridge, a wide one a causeway, others what their makers can do', () => {
    const named = { room: 'The Underground Highway' };
    const byWay = over(river, {});
    expect(byWay?.kind).toBe('bridge');
    expect(byWay?.squares).toBeGreaterThan(4);
    const wide = bookOf(
      small({
        groups: [bolheim],
        pieces: [river, room('a', 10, 8.6), room('b', 10, 11.4), tunnel('t1', [10, 9, 10, 11], named)],
      }),
    ).plans.flatMap((it) => it.matter.crossings)[0];
    expect(wide?.kind).toBe('causeway');
    expect(over(river, { owner: 'goblins' })?.kind).toBe('rope bridge');
    expect(over(river, { owner: 'antlings' })?.kind).toBe('stepping stones');
    expect(over(magma, { owner: 'antlings' })?.kind).toBe('ledge');
    expect(over(fault, { owner: 'antlings' })?.kind).toBe('jump');
  });

  it('a crossing of those who left ten turns ago is unsafe', () => {
    const turns = (many: number) =>
      Array.from({ length: many }, (_, i) => ({ kind: 'x', tick: i + 1, age: 'monsters', turn: i + 1 }));
    expect(over(river, {}, { journal: turns(9) as never })?.unsafe).toBe(false);
    expect(over(river, {}, { journal: turns(10) as never })?.unsafe).toBe(true);
    const told = (many: number) =>
      bookOf(
        small({
          groups: [bolheim],
          pieces: [river, room('a', 10, 8.6), room('b', 10, 11.4), tunnel('t1', [10, 9, 10, 11])],
          journal: turns(many) as never,
        }),
      ).key.flatMap((it) => it.lines.flatMap(({ facts }) => facts.filter((fact) => fact.table === 'TA-MAT-02')));
    expect(told(9)).toEqual([]);
    expect(told(10).length).toBeGreaterThan(0);
  });

  it('[TA-MAT-01] a lake fills its part of the cave and no more, in three depths', () => {
    const cave = piece('c1', disc(10, 10, 2.5), { kind: 'cave', owner: null, area: 19 });
    const lake = piece(
      'l1',
      { path: [5, 10, 15, 10, 15, 14, 5, 14], closed: true, swell: 0 },
      {
        kind: 'water',
        owner: null,
        within: 'c1',
      },
    );
    const [plan] = bookOf(small({ pieces: [cave, lake] })).plans;
    const [body] = plan?.matter.lakes ?? [];
    const floor = plan?.plan.floors.find((it) => it.piece.id === 'c1')?.rings ?? [];
    expect(areaOfAll(body?.rings ?? [])).toBeGreaterThan(0.4 * areaOfAll(floor));
    expect(areaOfAll(body?.rings ?? [])).toBeLessThan(0.6 * areaOfAll(floor));
    const svg = plan ? drawPlan(plan, { look: 'pen-and-paper', frame: false, grid: 'none', forWhom: 'keeper' }) : '';
    const water = /<g id="water"[\s\S]*?<\/g>/.exec(svg)?.[0] ?? '';
    // The lake itself, where one must swim, and where it is deep.
    expect(water.match(/fill="#/g)?.length).toBe(3);
  });

  it('[TA-MAT-01] magma lies under no room and no way', () => {
    const [plan] = bookOf(
      small({
        groups: [bolheim],
        pieces: [magma, room('a', 8, 9.8), room('b', 12, 9.8), tunnel('t1', [8.4, 9.8, 11.6, 9.8])],
      }),
    ).plans;
    const floors = plan?.plan.floors.flatMap((it) => it.rings) ?? [];
    const lava = plan?.matter.magma.flatMap((it) => it.rings) ?? [];
    expect(areaOfAll(lava)).toBeGreaterThan(10);
    expect(areaOfAll(intersection(lava, floors))).toBeLessThan(0.01);
  });
});

describe('doors and letters', () => {
  it('[TA-DOR-06] a short way has one door, a long one two', () => {
    const doors = (far: number) =>
      bookOf(
        small({
          groups: [{ ...bolheim, alive: true, until: null }],
          pieces: [room('a', 8, 9), room('b', 8 + far, 9), tunnel('t1', [8.5, 9, 7.5 + far, 9])],
        }),
      ).plans.flatMap((it) => it.doors.filter((door) => door.kind === 'doorway')).length;
    expect(doors(1.5)).toBe(1);
    expect(doors(3)).toBe(2);
  });

  it('[TA-INK-10] a title is set smaller, then broken, then cut, and always fits', () => {
    expect(fittedTitle('Bolheim', 1.7, 20)).toEqual({ lines: ['Bolheim'], size: 1.7 });
    const smaller = fittedTitle('The long halls of Bolheim', 1.7, 17);
    expect(smaller.lines).toHaveLength(1);
    expect(smaller.size).toBeGreaterThanOrEqual(1.02);
    const broken = fittedTitle('The long and winding halls of Bolheim', 1.7, 12);
    expect(broken.lines).toHaveLength(2);
    const cut = fittedTitle('The long and winding halls of Bolheim under the mountain of the seventh king', 1.7, 12);
    expect(cut.lines.at(-1)).toMatch(/…$/);
    for (const { lines, size } of [smaller, broken, cut])
      for (const it of lines) expect(wideOf(it, size)).toBeLessThanOrEqual(17);
    expect(inLines(['A to B12', 'B to B13', 'C to B14'], 1, 11, 2)).toHaveLength(2);
  });

  it('[TA-ARC-05] everything that an archetype lists has a drawing of its own', () => {
    const things = ARCHETYPES.flatMap((it) => [...it.must, ...it.may]).map((it) => it.what);
    const drawn = { ...HOUSEHOLD, ...WORKS, ...WILD };
    expect([...new Set(things)].filter((it) => !(it in drawn))).toEqual([]);
  });
});
