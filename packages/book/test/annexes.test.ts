import { inRing, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { type BookOptions, bookOf } from '../src/book.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { moveOff } from '../src/plan/brushing.ts';
import { floorGap, overlap } from '../src/plan/floors.ts';
import { lowWallsOf } from '../src/plan/low-walls.ts';
import { partsOf } from '../src/plan/parts.ts';
import { seenPlan } from '../src/players/seen-plan.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, piece, room, type Small, small, tunnel } from './small-world.ts';

const living = { ...bolheim, alive: true, until: null };
const vault = piece('v', polygon([6, 8, 7.4, 8, 7.4, 9, 6, 9]), { room: 'vault' });
const crown = bead('e', 'epic', vault, { name: 'Zyxtine' });
const planOf = (of: Small, options: BookOptions = {}) =>
  bookOf(small(of), options).plans[0] as never as ReturnType<typeof bookOf>['plans'][0];
const lines = (of: Small, id: string, label: string, options: BookOptions = {}) =>
  bookOf(small(of), options)
    .key.filter((it) => it.room.place.id === id)
    .flatMap((it) =>
      it.lines.filter((at) => at.label === label).flatMap((at) => at.facts.map((fact) => plain(fact.text))),
    );

describe('side chambers', () => {
  const rich: Small = {
    groups: [living],
    pieces: [vault, room('b', 3, 9, { room: 'dormitory' }), tunnel('t', [3.6, 9, 6, 8.6])],
    beads: [crown],
  };

  it('[TA-PLN-16] a vault with a ❖ has a strongroom, at the first side where it fits, on whole squares with rock round it', () => {
    const { plan } = planOf(rich);
    expect(plan.annexes.map((it) => [it.name, it.letter, it.secret])).toEqual([['strongroom', 'a', true]]);
    const [ring] = plan.annexes[0]?.floor.rings ?? [];
    const own = plan.floors.find((it) => it.piece.id === 'v')?.rings[0] ?? [];
    const xs = (of: readonly number[]) => of.filter((_, i) => i % 2 === 0);
    expect(ring?.every((it) => Number.isInteger(it))).toBe(true);
    // The east has no room within the sheet: it lies in the south.
    const ys = (of: readonly number[]) => of.filter((_, i) => i % 2 === 1);
    const east = Math.min(...xs(ring ?? [])) - Math.max(...xs(own));
    const south = Math.min(...ys(ring ?? [])) - Math.max(...ys(own));
    expect(Math.max(east, south)).toBe(1);
    for (const it of plan.floors)
      if (it.place !== null && !it.annex && it.piece.id !== 'v')
        expect(floorGap(it, plan.annexes[0]?.floor as never, 2)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...xs(ring ?? []))).toBeLessThanOrEqual(plan.sheet.width - 1);
  });

  it('[TA-PLN-16] [TA-GEN-T1.3] on the short scale only what is always there, on the long one up to the number of the row', () => {
    const many = (scale: 'short' | 'long') =>
      planOf(
        { groups: [living], pieces: [room('b', 5, 9, { room: 'dormitory' }), room('c', 9, 12, { room: 'chamber' })] },
        { scale },
      ).plan.annexes.length;
    expect(many('short')).toBe(0);
    expect(many('long')).toBeGreaterThanOrEqual(2);
  });

  it('[TA-DOR-T1.2] [TA-DOR-04] it lies behind a secret door, drawn for the keeper alone, with a sign by which it is found', () => {
    const plan = planOf(rich);
    const door = plan.doors.find((it) => it.from.annex);
    expect(door?.door).toBe('secret door');
    const draw = (forWhom: 'keeper' | 'players') =>
      drawPlan(plan, { look: 'plain', frame: false, grid: 'lines', forWhom });
    const [keeper, players] = [draw('keeper'), draw('players')];
    expect(keeper).toContain('>S</text>');
    // TA-INK-11: without its secrets the plan is that of a vault without a strongroom.
    const rest = (svg: string) => svg.replace(/<g id="(secrets|numbers|text|furniture)"[\s\S]*?\n<\/g>/g, '');
    expect(rest(players)).toBe(
      rest(
        drawPlan(
          {
            ...plan,
            plan: { ...plan.plan, annexes: [], hidden: [], floors: plan.plan.floors.filter((it) => !it.annex) },
          },
          { look: 'plain', frame: false, grid: 'lines', forWhom: 'players' },
        ),
      ),
    );
    const hidden = lines(rich, 'v', 'Hidden');
    expect(
      hidden.filter((it) =>
        /^A secret door in the [NESW]+ wall: .+ gives it away\. Behind it the strongroom \(A\d+a\)\.$/.test(it),
      ),
    ).toHaveLength(1);
    expect(lines(rich, 'v', 'Treasure').join()).toMatch(/^Zyxtine ❖ \(in the strongroom A\d+a\)/);
    expect(lines(rich, 'v', 'Notice').join()).not.toContain('Zyxtine');
  });

  it('[TA-PLN-16] the ❖ stands in it, and players who see the vault see nothing of it', () => {
    const plan = planOf(rich);
    const epic = plan.rooms.flatMap((it) => it.things).filter((it) => it.what === 'epic');
    const ring = plan.plan.annexes[0]?.floor.rings[0] ?? [];
    expect(epic.map((it) => inRing(ring, it.x, it.y))).toEqual([true]);
    const seen = seenPlan(
      plan,
      plan.plan.rooms.filter((it) => it.place.id === 'v'),
    );
    expect(seen?.plan.annexes).toEqual([]);
    expect(seen?.doors.some((it) => it.door === 'secret door')).toBe(false);
    expect(seen?.plan.floors.some((it) => it.annex)).toBe(false);
  });

  it('[TA-DOR-04] a hidden place is told of in the room from which its door is found', () => {
    const of = {
      groups: [living],
      pieces: [
        room('a', 5, 8, { room: 'chamber' }),
        room('h', 9, 8, { room: 'Hideout' }),
        tunnel('t', [5.6, 8, 8.4, 8]),
      ],
    };
    expect(lines(of, 'a', 'Hidden').join()).toMatch(/A secret door at the far end of the way: .+ It leads to A\d\./);
    expect(lines(of, 'h', 'Hidden').join()).not.toContain('far end');
  });
});

describe('what is shut, moved or broken', () => {
  it('[TA-DOR-05] a sealed place has a walled-up doorway toward its neighbour, for the keeper, and no floor', () => {
    const of: Small = { groups: [living], pieces: [room('a', 5, 8), tunnel('t', [5, 4, 5, 7.4]), room('s', 8, 8)] };
    const plan = planOf(of);
    expect(plan.plan.bricked.map((it) => [it.room.place.id, it.to.place.id])).toEqual([['s', 'a']]);
    const [ax, , bx] = plan.plan.bricked[0]?.line ?? [0, 0, 0, 0];
    expect(bx).toBeLessThan(ax);
    expect(lines(of, 's', 'Hidden').join()).toMatch(/A doorway walled up in the W wall; a way once led to A\d\./);
    const draw = (forWhom: 'keeper' | 'players') =>
      drawPlan(plan, { look: 'plain', frame: false, grid: 'none', forWhom });
    expect(draw('keeper')).toContain('stroke-dasharray=".05 .35"');
    expect(draw('players')).not.toContain('stroke-dasharray=".05 .35"');
    expect(planOf({ ...of, pieces: [...of.pieces.slice(0, 2), room('s', 11, 8)] }).plan.bricked).toEqual([]);
  });

  it('[TA-DOR-T1.1] what its title calls hidden or secret has a secret door', () => {
    const what = { kind: 'as written', text: 'The hidden cellar' };
    const named = room('a', 5, 8, { what: what as never });
    expect(planOf({ groups: [living], pieces: [named, tunnel('t', [5.6, 8, 8, 8])] }).doors[0]?.door).toBe(
      'secret door',
    );
  });

  it('[TA-PLN-13] a way of others that only brushes a room is moved off, and a breach keeps the link', () => {
    const hall = piece('h', polygon([5, 8, 9, 8, 9, 9.5, 5, 9.5]), { room: 'hall' });
    const way = tunnel('t', [3, 7.94, 11, 7.94], { owner: 'goblins' });
    const { plan } = planOf({ groups: [living, goblins], pieces: [hall, way] });
    const [place, moved] = [
      plan.floors.find((it) => it.piece.id === 'h'),
      plan.floors.find((it) => it.piece.id === 't'),
    ];
    const straight = { ...(moved as NonNullable<typeof moved>), rings: moved?.rings.slice(0, 1) ?? [] };
    expect(overlap(place as never, straight)).toBe(0);
    expect(floorGap(place as never, straight, 3)).toBeGreaterThan(0.8);
    expect(plan.openings.map((it) => it.kind)).toEqual(['breach']);
    // One that leads in stays where it is.
    const into = planOf({
      groups: [living, goblins],
      pieces: [hall, tunnel('t', [3, 8.6, 11, 8.6], { owner: 'goblins' })],
    }).plan;
    const before = into.floors.map((it) => JSON.stringify(it.rings));
    moveOff(into.floors, () => true);
    expect(into.floors.map((it) => JSON.stringify(it.rings))).toEqual(before);
  });

  it('[TA-PLN-19] a built place within a cave is a low wall with a gap where a way comes in, a way through it has a kerb, and what came later has broken it away', () => {
    const cave = (since: number) =>
      piece('c', polygon([3, 7, 13, 7, 13, 12, 3, 12]), { kind: 'cave', owner: null, area: 50, since });
    const keep = room('k', 8, 9.5, { room: 'chamber', since: 5 });
    const way = tunnel('t', [1, 9.5, 7.4, 9.5], { since: 5 });
    const journal = [{ kind: 'x', tick: 9, age: 'monsters', turn: 1 }] as never[];
    const low = (since: number) =>
      lowWallsOf(planOf({ groups: [living], pieces: [cave(since), keep, way], journal }).plan);
    const walls = low(0).walls;
    expect(walls.length).toBeGreaterThan(0);
    const { plan } = planOf({ groups: [living], pieces: [cave(0), keep, way], journal });
    const door = plan.openings.find((it) => it.into.piece.id === 'k');
    for (const it of walls)
      for (let i = 0; i < it.length; i += 2)
        expect(Math.hypot((it[i] as number) - (door?.x ?? 0), (it[i + 1] as number) - (door?.y ?? 0))).toBeGreaterThan(
          0.75,
        );
    expect(low(0).kerbs.length).toBeGreaterThan(0);
    expect(low(7).walls).toEqual([]);
    // One floor: what overlaps on the page is not parted by rock.
    expect(plan.open).toHaveLength(1);
  });

  it('[TA-PLN-14] a great cavern has parts of 100 to 250 squares, cut where it is narrow, with letters on the long scale', () => {
    const waist = [0, 0, 24, 0, 27, 8, 30, 0, 60, 0, 60, 16, 30, 16, 27, 10, 24, 16, 0, 16];
    const { cuts, parts } = partsOf(waist);
    expect(parts.length).toBe(5);
    for (const it of parts) {
      expect(it.squares).toBeGreaterThanOrEqual(100);
      expect(it.squares).toBeLessThanOrEqual(250);
    }
    expect(cuts.some(([x]) => Math.abs(x - 27) <= 1.5)).toBe(true);
    expect(partsOf([0, 0, 20, 0, 20, 10, 0, 10]).parts).toHaveLength(1);
    const cave = piece('c', polygon([3, 7, 13, 7, 13, 9.5, 3, 9.5]), { kind: 'cave', owner: null, area: 25 });
    const svg = (scale: 'short' | 'long') =>
      drawPlan(planOf({ pieces: [cave] }, { scale }), { look: 'plain', frame: false, grid: 'none', forWhom: 'keeper' });
    const letters = (of: string) => [...of.matchAll(/>([a-z])<\/text>/g)].map((it) => it[1]);
    expect(letters(svg('long')).length).toBeGreaterThan(2);
    expect(letters(svg('short'))).toEqual([]);
  });

  it('[TA-PLN-08] what touches a place from another level runs to the sheet’s edge, fades, and is named with its number', () => {
    const cavern = piece('c', polygon([1, 9, 20, 9, 20, 18, 1, 18]), { kind: 'cave', owner: null, area: 170 });
    const { plans } = bookOf(
      small({
        groups: [living],
        pieces: [room('a', 6, 8.3), room('b', 9, 8.3), room('d', 12, 8.3), room('f', 14, 8.3), cavern],
      }),
    );
    const plan = plans.find((it) => it.plan.floors.some((floor) => floor.beyond));
    if (!plan) throw new Error('no cavern beside');
    const svg = drawPlan(plan, { look: 'plain', frame: true, grid: 'none', forWhom: 'keeper' });
    expect(svg).toMatch(/>[^<]*, B1<\/text>/);
    expect(plan.plan.rooms.map((it) => it.place.id)).not.toContain('c');
    // The veil over its edge.
    const { height } = plan.plan.sheet;
    expect(svg).toContain(`${height + 1.3}`);
  });
});

it('[TA-ARE-12] what stands on the surface has a plan on the long scale only', () => {
  const hut = room('h', 5, 3.6, { kind: 'building', room: 'hut' });
  const of: Small = { groups: [living], pieces: [hut, room('a', 5, 8)] };
  const rooms = (scale: 'short' | 'long') =>
    bookOf(small(of), { scale }).plans.flatMap((it) => it.plan.rooms.map((at) => at.place.id));
  expect(rooms('short')).toEqual(['a']);
  expect(rooms('long').sort()).toEqual(['a', 'h']);
  expect(bookOf(small(of)).key.map((it) => it.room.place.id)).toContain('h');
});
