import { disc, inRing, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { uvttFaults } from '../src/checks/uvtt-check.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { framed } from '../src/draw/frame.ts';
import { uvtt } from '../src/exports/uvtt.ts';
import { outlineOf, walledOf } from '../src/exports/walls.ts';
import { plainText } from '../src/key/told.ts';
import { lowWallsOf } from '../src/plan/low-walls.ts';
import type { Ring } from '../src/plan/polygons.ts';
import { allowedOf } from '../src/players/allowed.ts';
import { playersBook } from '../src/players/edition.ts';
import { secretIn, secretsOf } from '../src/players/secrets.ts';
import { seenPlan } from '../src/players/seen-plan.ts';
import { bead, bolheim, goblins, piece, room, type Small, small, tunnel } from './small-world.ts';

const living = { ...bolheim, alive: true, until: null };
const planOf = (of: Small) => bookOf(small(of)).plans[0] as ReturnType<typeof bookOf>['plans'][number];
const isOpen = (rings: readonly Ring[], x: number, y: number) =>
  rings.filter((it) => inRing(it, x, y)).length % 2 === 1;
const vault = piece('v', polygon([4.3, 7.4, 5.7, 7.4, 5.7, 8.6, 4.3, 8.6]), { room: 'vault' });
const crown = bead('x', 'epic', vault, { owner: 'g1', name: 'The Lamp of Ages' });
/** Four rooms in a ring round rock, and in one of them a ❖ that shines. */
const ring: Small = {
  groups: [living, goblins],
  pieces: [
    ...[vault, room('b', 9, 8), room('c', 5, 12), room('d', 9, 12)],
    ...[tunnel('t', [5.6, 8, 8.4, 8]), tunnel('u', [5, 8.6, 5, 11.4])],
    ...[tunnel('w', [9, 8.6, 9, 11.4]), tunnel('z', [5.6, 12, 8.4, 12])],
  ],
  beads: [
    crown,
    { ...crown, id: 'y', name: 'A star' },
    bead('h', 'population', room('d', 9, 12), { owner: 'goblins' }),
  ],
};

describe('the open floor', () => {
  it('[TA-PLN-03] [TA-INV-02] the rock within a loop stays rock when a side chamber is found room for, on the plan and for virtual tables', () => {
    const furnished = planOf(ring);
    const { plan } = furnished;
    expect(plan.annexes).toHaveLength(1);
    const { x0, y0 } = plan.sheet;
    const [x, y] = [(7 - x0) * 6, (10 - y0) * 6];
    expect(plan.floors.some((it) => it.rings.some((of) => inRing(of, x, y)))).toBe(false);
    expect(isOpen(plan.open, x, y)).toBe(false);
    expect(isOpen(walledOf(furnished).open, x, y)).toBe(false);
  });

  it('[TA-SEC-06] [TA-LIT-01] [TA-UVT-13] what shines for players stands on floor that they see, clear of its walls, and is never a ❖', () => {
    const whole = planOf(ring);
    expect(whole.lights.map((it) => it.colour).sort()).toEqual(['ffb469', 'ffe9a8', 'ffe9a8']);
    const seen = seenPlan(whole, whole.plan.rooms);
    expect(seen?.lights.map((it) => it.colour)).toEqual(['ffb469']);
    // In the rock that they see nothing of, or a hand's breadth from the wall, none stands.
    const odd = (x: number, y: number) =>
      seenPlan({ ...whole, lights: [{ x, y, bright: 1, dim: 2, colour: '000000' }] }, whole.plan.rooms)?.lights;
    const { x0, y0 } = whole.plan.sheet;
    expect(odd((7 - x0) * 6, (10 - y0) * 6)).toEqual([]);
    expect(odd((9 - x0) * 6, (12 - y0) * 6)).toHaveLength(1);
    const own = whole.plan.floors.find((it) => it.piece.id === 'd')?.rings[0] ?? [];
    expect(odd(Math.max(...own.filter((_, i) => i % 2 === 0)) - 0.2, (12 - y0) * 6)).toEqual([]);
  });

  it('[TA-UVT-07] [TA-FVT-09] a speck of rock that is too small for a wall is none, and a wall without length is refused', () => {
    const hall = [1, 1, 9, 1, 9, 9, 1, 9];
    const holes = [
      [5, 5, 5, 5.1, 5.1, 5.1, 5.1, 5],
      [3, 3, 3, 3.9, 3.9, 3.9, 3.9, 3],
    ];
    const level = { width: 10, height: 10, open: [hall, ...holes], doors: [], lights: [], pillars: [] };
    const { lines } = outlineOf(level);
    expect(lines.map((it) => it.length)).toEqual([5, 5]);
    // Two doors that share a jamb, at the corner where the ring begins.
    const doors = [
      { kind: 'door', ends: [1, 1, 3, 1] },
      { kind: 'door', ends: [1, 1, 1, 3] },
    ] as const;
    const [shared] = outlineOf({ ...level, open: [[1, 1, 1.1, 1, 9, 1, 9, 9, 1, 9, 1, 1.1]], doors }).lines;
    for (const [i, it] of (shared ?? []).entries()) if (i > 0) expect(it).not.toEqual(shared?.[i - 1]);
    const file = (more: object) => JSON.stringify({ ...JSON.parse(uvtt(level, 'AAAA')), ...more });
    const point = { x: 5, y: 5 };
    expect(uvttFaults(file({ line_of_sight: [[point, point]] }), level, [])).toContain('a piece of wall has no length');
    expect(uvttFaults(file({}), level, [])).not.toContain('a piece of wall has no length');
  });

  it('[TA-ARE-23] [TA-PLN-07] a way across the whole page leads beyond it on either side', () => {
    const { plan } = planOf({
      groups: [living],
      pieces: [room('a', 15, 10), tunnel('t', [0, 11, 30, 11]), tunnel('u', [15, 10.6, 15, 11])],
    });
    expect(plan.exits.map((it) => it.to.kind)).toEqual(['beyond', 'beyond']);
    expect(plan.exits.map((it) => Math.sign(it.dx)).sort()).toEqual([-1, 1]);
  });

  it('[TA-ARE-04] [TA-DOR-01] [TA-KEY-08] a way through diggings comes in where they begin and goes out where they end, not at each hollow', () => {
    const hollow = (id: string, x: number) => room(id, x, 8, { kind: 'hollow' });
    const book = bookOf(
      small({
        groups: [living],
        pieces: [hollow('a', 5), hollow('b', 5.9), hollow('c', 6.8), tunnel('t', [2, 8.1, 10, 8.1])],
      }),
    );
    expect(book.survey.rooms).toHaveLength(1);
    const [furnished] = book.plans;
    expect(furnished?.plan.openings.map((it) => it.into.piece.id).sort()).toEqual(['a', 'c']);
    const ways = book.key[0]?.lines.find((it) => it.label === 'Ways')?.facts ?? [];
    expect(ways).toHaveLength(2);
  });

  it('[TA-KEY-08] a doorway into a way that has no end of its own leads to the nearest rooms to which others lead on', () => {
    const { key } = bookOf(
      small({
        groups: [living],
        pieces: [
          ...[room('a', 5, 8), room('b', 9, 12), tunnel('t', [5.6, 8, 7, 8]), tunnel('u', [7, 8, 8, 12])],
          ...[tunnel('w', [8, 12, 8.4, 12]), room('c', 5, 15), tunnel('z', [5.6, 15, 7, 15])],
        ],
      }),
    );
    const ways = (id: string) =>
      key
        .filter((it) => it.room.place.id === id)
        .flatMap((it) => it.lines.filter((of) => of.label === 'Ways').flatMap((of) => of.facts))
        .map((it) => plainText(it.text));
    const keyOf = (id: string) => key.find((it) => it.room.place.id === id)?.room.key;
    expect(ways('a')).toEqual([expect.stringMatching(new RegExp(`, to ${keyOf('b')}$`))]);
    expect(ways('c')).toEqual([expect.stringMatching(/to a dead end\)?$/)]);
  });

  it('[TA-PLN-19] a way that only opens into a cave has no kerb there, and nothing lies across the end of one that leads through', () => {
    const cave = piece(
      'c',
      { path: [8, 8, 14, 8, 14, 12, 8, 12], closed: true, swell: 0 },
      { kind: 'cave', owner: null, area: 24 },
    );
    const low = (to: number) =>
      lowWallsOf(planOf({ groups: [living], pieces: [cave, room('a', 4, 10), tunnel('t', [4.6, 10, to, 10])] }).plan);
    expect(low(8.4).kerbs).toEqual([]);
    const { kerbs } = low(12);
    expect(kerbs.length).toBe(2);
    for (const it of kerbs) expect(it.every((at, i) => i % 2 === 0 || at === it[1])).toBe(true);
  });
});

describe('what players must not read', () => {
  it('[TA-SEC-08] an id of a place that is not theirs is found, and the number of a room that looks like one is none', () => {
    // So far apart that each is an area of its own.
    const many = Array.from({ length: 18 }, (_, i) =>
      piece(`p${i + 1}`, disc(1 + (i % 6) * 4.8, 6 + Math.floor(i / 6) * 4.8, 0.1), { owner: null, kind: 'cave' }),
    );
    const book = bookOf(small({ groups: [living], pieces: many }));
    const last = book.survey.rooms.find((it) => it.key === 'P1');
    const find = (text: string, revealed: readonly string[]) =>
      secretIn(text, secretsOf(book, allowedOf(book, revealed), []));
    expect(last).toBeDefined();
    expect(last?.place.id).not.toBe('p1');
    expect(find('a way to P1', ['P1'])).toBeNull();
    expect(find('see #p1-the-cave', ['P1'])).toBeNull();
    expect(find('see #p2-the-cave', ['P1'])).toBe('p2');
    expect(find('a way to P1', [])).toBeNull();
    expect(find('id: p1', [])).toBe('p1');
  });
});

describe('what players see of a door', () => {
  it('[TA-SEC-02] is whether one is there, in words as on the plan, and not that it is locked', () => {
    const book = bookOf(small({ ...ring, beads: [bead('y', 'treasure', vault, { owner: 'g1' })] }));
    expect(book.plans[0]?.doors.some((it) => it.door === 'locked door')).toBe(true);
    const [level] = playersBook(book, ['v']).levels;
    const told = level?.rooms.flatMap((it) => it.lines.map(plainText)).join(' ');
    expect(told).toMatch(/Ways: .*\bdoor\b/);
    expect(told).not.toContain('locked');
  });
});

describe('the frame', () => {
  const drawn = (of: Small) => {
    const furnished = planOf(of);
    return {
      ...{ sheet: furnished.plan.sheet, frame: framed(furnished.plan.sheet) },
      svg: drawPlan(furnished, { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper' }),
    };
  };

  it('[TA-INK-09] a narrow sheet has a frame wide enough for all that explains it', () => {
    const { sheet, frame, svg } = drawn({ groups: [living], pieces: [room('a', 5, 8)] });
    expect(sheet.width).toBeLessThan(20);
    expect(frame.width).toBeGreaterThan(36);
    expect(svg).toContain(`viewBox="${-frame.left} ${-frame.top} ${frame.width} ${frame.height}"`);
    expect(svg).toContain('>N</text>');
  });

  it('[TA-INK-06] a wash lies once where floors of one holder overlap', () => {
    const { svg } = drawn({
      groups: [goblins],
      pieces: [
        room('a', 5, 8, { kind: 'hollow', owner: 'goblins' }),
        room('b', 5.8, 8, { kind: 'hollow', owner: 'goblins' }),
      ],
      beads: [bead('x', 'population', room('a', 5, 8), { owner: 'goblins' })],
    });
    const wash = svg.split('<g id="wash"')[1]?.split('</g>')[0] ?? '';
    expect(wash.match(/<path/g)).toHaveLength(1);
    expect(wash.match(/M/g)).toHaveLength(1);
  });
});
