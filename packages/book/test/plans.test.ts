import { readFileSync } from 'node:fs';
import { bounds, gap, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { FloorField } from '../src/draw/field.ts';
import { hatching } from '../src/draw/hatching.ts';
import { PLAN_LAYERS } from '../src/draw/layers.ts';
import { archetypeOf } from '../src/furnish/archetype-of.ts';
import { ARCHETYPES, archetypeNamed } from '../src/furnish/archetypes.table.ts';
import { furnishedLevel } from '../src/furnish/furnished.ts';
import { isFlat } from '../src/furnish/things.table.ts';
import { surveyOf } from '../src/places/survey.ts';
import { doorOf } from '../src/plan/doors.ts';
import { fallOf } from '../src/plan/falls.ts';
import { floorGap, snappedLine } from '../src/plan/floors.ts';
import { mannerOf } from '../src/plan/manners.table.ts';
import { heightOf, type Plan, planOf } from '../src/plan/plan.ts';
import { sheetOf } from '../src/plan/sheet.ts';
import { worldAt } from '../src/then.ts';
import { bead, bolheim, goblins, nomads, piece, room, type Small, small, tunnel } from './small-world.ts';

const surveyed = (of: Small) => surveyOf(worldAt(small(of), 99));
const planned = (of: Small) => {
  const survey = surveyed(of);
  return planOf(survey, survey.levels[0] as (typeof survey.levels)[0]);
};
const boxOf = (plan: Plan, id: string) => {
  const ring = plan.floors.find((it) => it.piece.id === id)?.rings[0] ?? [];
  const { left, top, right, bottom } = bounds({ path: ring, closed: true, swell: 0 });
  return [left, top, right - left, bottom - top];
};
const vault = piece('a', polygon([4.3, 13.05, 5.7, 13.05, 5.7, 13.95, 4.3, 13.95]), { room: 'vault' });

describe('laying down', () => {
  it('[TA-PLN-01] [TA-PLN-02] [TA-PLN-04] [TA-PLN-09] [TA-EX-05] places on squares', () => {
    const plan = planned({ groups: [bolheim], pieces: [vault, room('b', 3, 14, { room: 'dormitory' })] });
    expect([plan.sheet.width, plan.sheet.height]).toEqual([26, 16]);
    expect(boxOf(plan, 'a')).toEqual([14, 3, 8, 5]);
    expect(boxOf(plan, 'b')).toEqual([3, 5, 7, 7]);
    expect(plan.rooms.map((it) => [it.place.id, heightOf(it)])).toEqual([
      ['b', 15],
      ['a', 0],
    ]);
    const [left] = boxOf(plan, 'a');
    const [from, , wide] = boxOf(plan, 'b');
    expect((left ?? 0) - (from ?? 0) - (wide ?? 0)).toBe(4);
  });

  it('[TA-PLN-05] [TA-PLN-06] [TA-EX-06] how a way goes down', () => {
    expect(fallOf([4, 10, 4, 12], true)).toEqual({ kind: 'stairs', feet: 60 });
    expect(fallOf([4, 10, 8, 12], true)).toEqual({ kind: 'slope', feet: 60 });
    expect(fallOf([4, 10, 8, 10.05], true)).toEqual({ kind: 'level', feet: 0 });
    expect(fallOf([4, 10, 8, 11], true)).toEqual({ kind: 'level', feet: 30 });
    expect(fallOf([4, 10, 4, 13], true)).toEqual({ kind: 'shaft', feet: 90 });
    expect(fallOf([4, 10, 4, 12], false)).toEqual({ kind: 'scramble', feet: 60 });
  });

  it('[TA-PLN-06] a shaft is no floor, and has its letter', () => {
    const plan = planned({
      groups: [bolheim],
      pieces: [room('a', 5, 8), room('b', 5, 12.8), tunnel('t', [5, 8.6, 5, 12.2])],
    });
    expect(plan.shafts.map((it) => [it.letter, it.fall.feet])).toEqual([['Z', 110]]);
    expect(plan.open).toHaveLength(2);
  });

  it('[TA-PLN-10] built ways run on the squares', () => {
    expect(snappedLine([0.4, 0.6, 5.4, 0.7], 2)).toEqual([0, 1, 5, 1]);
    expect(snappedLine([0.4, 0.6, 5.4, 0.7], 3)).toEqual([0.5, 0.5, 5.5, 0.5]);
  });

  it('[TA-PLN-11] a built way that would meet a corner is moved along the wall', () => {
    const plan = planned({
      groups: [bolheim],
      pieces: [vault, tunnel('t', [5.7, 13.1, 8, 13.1]), piece('c', polygon([8, 12.9, 9, 12.9, 9, 14.3, 8, 14.3]))],
    });
    const way = plan.floors.find((it) => it.piece.id === 't');
    const [, top, , high] = boxOf(plan, 'a') as [number, number, number, number];
    const y = way?.lines[0]?.[1] as number;
    expect(y).toBeGreaterThanOrEqual(top + 2);
    expect(y).toBeLessThanOrEqual(top + high - 2);
    expect(plan.openings.map((it) => it.into.piece.id).sort()).toEqual(['a', 'c']);
  });

  it('[TA-PLN-12] what does not touch keeps a square of rock', () => {
    for (let i = 0; i < 12; i++) {
      const x = 6.46 + i * 0.02;
      const plan = planned({ groups: [bolheim], pieces: [room('a', 5, 8), room('b', x, 8)] });
      const [a, b] = plan.floors as [Plan['floors'][0], Plan['floors'][0]];
      const touching = gap(a.piece.shape, b.piece.shape) <= 0.25;
      if (!touching) expect(floorGap(a, b, 9), `at ${x}`).toBeGreaterThan(0.99);
    }
  });

  it('[TA-PLN-07] a way that leaves the level has an exit with where it leads', () => {
    const survey = surveyed({
      groups: [bolheim],
      pieces: [room('a', 5, 6), tunnel('t', [5, 6.6, 5, 17.4]), room('b', 5, 18), tunnel('up', [5, 4, 5, 5.4])],
    });
    const [upper, lower] = survey.levels.map((it) => planOf(survey, it));
    expect(upper?.exits.map((it) => [it.letter, it.to.kind === 'room' ? it.to.room.key : it.to.kind])).toEqual([
      ['A', 'surface'],
      ['B', 'B1'],
    ]);
    expect(lower?.exits.map((it) => [it.letter, it.to.kind === 'room' ? it.to.room.key : it.to.kind])).toEqual([
      ['A', 'A1'],
    ]);
  });

  it.each([
    [1, { people: 'dwarves' }, true, 2],
    [2, { people: 'dwarves', room: 'The Underground Highway' }, true, 3],
    [3, { people: 'deep elves' }, true, 2],
    [4, { people: 'demons' }, false, 2],
    [5, { people: 'magicians' }, true, 2],
    [6, { people: 'aliens' }, true, 2],
    [7, { owner: 'starhelm' }, true, 2],
    [8, { owner: 'goblins' }, false, 1],
    [9, { owner: null }, false, 2],
    [10, { kind: 'water', owner: null }, false, null],
    [11, { owner: 'nobody-known' }, false, 1],
  ])('[TA-PLN-T1.1–11] ways by maker, row %i', (row, more, isBuilt, width) => {
    const strange = { ...goblins, id: 'nobody-known', card: 'No such card' };
    const starhelm = { ...goblins, id: 'starhelm', card: 'Starhelm' };
    const survey = surveyed({ groups: [bolheim, goblins, strange, starhelm], pieces: [] });
    const manner = mannerOf(survey.then, survey.naming, tunnel('t', [1, 1, 2, 2], more));
    expect([manner.row, manner.built, manner.width]).toEqual([row, isBuilt, width]);
  });
});

describe('doors', () => {
  const door = (at: Small['pieces'][0], more: Partial<Small> = {}) => {
    const way = tunnel('t', [5.6, 8, 8, 8]);
    const survey = surveyed({ groups: [bolheim, goblins, nomads], pieces: [at, way], ...more });
    const plan = planOf(survey, survey.levels[0] as (typeof survey.levels)[0]);
    const opening = plan.openings[0];
    const [found] = survey.rooms;
    return opening && found ? doorOf(survey, found, opening) : null;
  };
  const mark = (kind: string) => ({ id: 'm', kind, at: { x: 5, y: 8 }, piece: 'r', what: null, since: 0, until: null });

  it('[TA-DOR-02] [TA-DOR-T1.3] [TA-EX-07] a fortified hall has a portcullis', () => {
    expect(door(room('r', 5, 8, { room: 'Drinking Hall' }), { marks: [mark('fortification')] })).toBe('portcullis');
  });

  it('[TA-DOR-T1.7] [TA-EX-07] a vault with riches is locked', () => {
    const r = room('r', 5, 8, { room: 'vault' });
    expect(door(r, { beads: [bead('b', 'treasure', r, { owner: 'nomads' })] })).toBe('locked door');
  });

  it('[TA-DOR-T1.5] [TA-DOR-T1.6] [TA-EX-07] a tomb is sealed until something was taken from it', () => {
    const r = room('r', 5, 8, { room: 'Tomb' });
    expect(door(r, { marks: [mark('tomb')] })).toBe('sealed slab');
    expect(door(r, { marks: [mark('tomb')], beads: [bead('b', 'treasure', r, { until: 5 })] })).toBe('open slab');
  });

  it('[TA-DOR-T1.1] [TA-DOR-T1.4] [TA-DOR-T1.8] [TA-DOR-T1.9] [TA-DOR-T1.12] [TA-DOR-T1.13] what else is in a doorway', () => {
    const lives = { groups: [{ ...bolheim, alive: true, until: null }, goblins] };
    expect(door(room('r', 5, 8, { room: 'Hideout' }))).toBe('secret door');
    expect(door(room('r', 5, 8, { room: 'Gates of Dwarf' }), lives)).toBe('double gate');
    expect(door(room('r', 5, 8, { room: 'Gates of Dwarf' }))).toBe('broken gate');
    expect(door(room('r', 5, 8, { room: 'Prison' }), lives)).toBe('barred door');
    const r = room('r', 5, 8);
    expect(door(r, { ...lives, beads: [bead('b', 'population', r, { owner: 'goblins' })] })).toBe('hide curtain');
    expect(door(room('r', 5, 8, { people: 'aliens' }), lives)).toBe('sliding door');
    expect(door(r, lives)).toBe('door');
  });

  it('[TA-DOR-T1.10] [TA-DOR-T1.11] doors of ruins are lost with time', () => {
    const turns = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ tick: i + 1, kind: 'x', age: 'monsters', turn: i + 1 }));
    const kinds = (n: number) =>
      new Set(
        Array.from({ length: 24 }, (_, i) =>
          door(room('r', 5 - i * 0.01, 8), { journal: turns(n), groups: [{ ...bolheim, id: 'g1' }] }),
        ),
      );
    for (const it of kinds(12)) expect(['empty doorway', 'fallen door']).toContain(it);
    for (const it of kinds(4)) expect(['broken door', 'stuck door', 'door']).toContain(it);
  });

  it('[TA-DOR-01] [TA-EX-07] a grown way breaks into a built place: a breach', () => {
    const plan = planned({
      groups: [bolheim, goblins],
      pieces: [room('r', 5, 8), tunnel('t', [5.6, 8, 8, 8], { owner: 'goblins' })],
    });
    expect(plan.openings.map((it) => it.kind)).toEqual(['breach']);
  });

  it('[TA-DOR-03] [TA-EX-07] two touching rooms share one doorway of two squares in the middle', () => {
    const plan = planned({ groups: [bolheim], pieces: [room('a', 5, 8), room('b', 6.3, 8)] });
    const { x0, y0 } = sheetOf(plan.level);
    const [first] = plan.openings;
    expect(plan.openings.map((it) => it.kind)).toEqual(['doorway', 'doorway']);
    expect(Math.abs((first?.x ?? 0) / 6 + x0 - 5.65)).toBeLessThan(0.1);
    expect(Math.abs((first?.y ?? 0) / 6 + y0 - 8)).toBeLessThan(0.1);
    const [ax, ay, bx, by] = first?.ends ?? [0, 0, 0, 0];
    expect(Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)).toBeCloseTo(2);
  });
});

describe('archetypes and furniture', () => {
  const listed = (text: string) =>
    [...text.matchAll(/^ {2}(?:'([^']+)'|([A-Z]\w+)): (?:one|whole|byVariant|\w+[.[])/gm)].map(
      (it) => it[1] ?? it[2] ?? '',
    );
  const source = (path: string) => readFileSync(new URL(`../../ink/src/${path}`, import.meta.url), 'utf8');

  it('[TA-ARC-04] every printed name of a room is in exactly one row', () => {
    const names = [
      ...listed(source('host1/rooms.ts')),
      ...['dwarves', 'deep-elves', 'demons', 'magicians', 'aliens'].flatMap((it) =>
        listed(source(`host2/rooms/${it}.ts`)),
      ),
      ...['strongholds', 'temples', 'towns', 'treasures', 'works'].flatMap((it) =>
        listed(source(`host2/rooms/monsters/${it}.ts`)),
      ),
    ];
    expect(names.length).toBeGreaterThan(80);
    expect([...new Set(names)].filter((it) => archetypeNamed(it) === null)).toEqual([]);
    const all = ARCHETYPES.flatMap((it) => it.rooms);
    expect(all.filter((it, i) => all.indexOf(it) !== i)).toEqual([]);
  });

  it('[TA-ARC-01] names are compared without regard to case and article', () => {
    expect(archetypeNamed('The Great Hall')?.name).toBe('hall');
    expect(archetypeNamed('Thieves’ Guild')?.name).toBe('guild');
    expect(archetypeNamed('a nameless thing')).toBeNull();
  });

  it('[TA-ARC-02] what no row lists goes by its kind and maker', () => {
    const row = (more: object) => {
      const survey = surveyed({ groups: [bolheim, goblins], pieces: [room('r', 5, 8, more)] });
      return archetypeOf(survey, survey.rooms[0] as (typeof survey.rooms)[0]).row;
    };
    expect(row({ kind: 'cave', owner: null })).toBe(37);
    expect(row({ kind: 'hollow' })).toBe(36);
    expect(row({ kind: 'water', owner: null })).toBe(39);
    expect(row({ kind: 'fault', owner: null })).toBe(38);
    expect(row({ kind: 'building' })).toBe(44);
    expect(row({})).toBe(6);
    expect(row({ room: 'Never Heard Of' })).toBe(6);
    expect(row({ owner: 'goblins' })).toBe(31);
  });

  const home = piece('r', polygon([4, 8, 6, 8, 6, 9.4, 4, 9.4]), { room: 'dormitory', owner: 'g1' });
  const furnished = (more: Partial<Small> = {}) => {
    const survey = surveyed({
      groups: [{ ...bolheim, alive: true, until: null }, goblins],
      pieces: [home, tunnel('t', [6, 8.7, 8, 8.7])],
      ...more,
    });
    return furnishedLevel(survey, survey.levels[0] as (typeof survey.levels)[0]);
  };

  it('[TA-ARC-03] [TA-RUI-03] who lives in what others made adds the things of its own style', () => {
    const things = furnished({ beads: [bead('b', 'population', home, { owner: 'goblins' })] }).rooms[0]?.things.map(
      (it) => it.what,
    );
    expect(things).toContain('bunk');
    expect(things).toContain('hollow');
  });

  it('[TA-FUR-02] [TA-FUR-03] each ○ is one chest, each ❖ a thing of its own, and beads are not drawn', () => {
    const beads = [
      bead('b1', 'treasure', home, { owner: 'goblins' }),
      bead('b2', 'treasure', home, { owner: 'goblins' }),
      bead('b3', 'epic', home, { name: 'Sword that argues' }),
      bead('b4', 'population', home, { owner: 'goblins' }),
    ];
    const things = furnished({ beads }).rooms[0]?.things ?? [];
    expect(things.filter((it) => it.what === 'share')).toHaveLength(2);
    expect(things.filter((it) => it.name === 'Sword that argues')).toHaveLength(1);
    expect(things.some((it) => it.what === 'population')).toBe(false);
  });

  it('[TA-PLN-17] [TA-INV-11] things lie on the floor, apart from each other and from doors, and leave more than half of it free', () => {
    const { rooms, doors, plan } = furnished();
    const things = (rooms[0]?.things ?? []).filter((it) => !isFlat(it.what));
    expect(things.length).toBeGreaterThan(3);
    const [left, top, wide, high] = boxOf(plan, 'r') as [number, number, number, number];
    for (const it of things) {
      expect(it.x - it.wide / 2).toBeGreaterThan(left);
      expect(it.x + it.wide / 2).toBeLessThan(left + wide);
      expect(it.y - it.high / 2).toBeGreaterThan(top);
      expect(it.y + it.high / 2).toBeLessThan(top + high);
      for (const other of things)
        if (other !== it)
          expect(
            Math.abs(it.x - other.x) >= (it.wide + other.wide) / 2 ||
              Math.abs(it.y - other.y) >= (it.high + other.high) / 2,
          ).toBe(true);
      for (const door of doors)
        expect(Math.max(Math.abs(it.x - door.x) - it.wide / 2, Math.abs(it.y - door.y) - it.high / 2)).toBeGreaterThan(
          0.9,
        );
    }
    expect(things.reduce((sum, it) => sum + it.wide * it.high, 0)).toBeLessThan(wide * high * 0.45);
  });

  it('[TA-LIT-01] a lived-in place is lit by its hearth, an empty one is dark, and the undead need no light', () => {
    const alive = (card: string) => ({
      groups: [bolheim, { ...goblins, card }],
      beads: [bead('b', 'population', home, { owner: 'goblins' })],
    });
    expect(furnished(alive('Goblins')).lights.map((it) => [it.bright, it.dim, it.colour])).toEqual([[4, 8, 'ffb469']]);
    expect(furnished(alive('Skeletons')).lights).toEqual([]);
    expect(furnished().lights).toEqual([]);
    const shining = furnished({ beads: [bead('b', 'epic', home, { name: 'Lantern of the first fire' })] });
    expect(shining.lights.map((it) => it.dim)).toEqual([12]);
  });

  it('[TA-GEN-04] a room keeps its things when another is dug', () => {
    const before = furnished().rooms[0]?.things.map((it) => it.what);
    const after = furnished({ pieces: [home, tunnel('t', [6, 8.7, 8, 8.7]), room('n', 9, 11)] });
    expect(after.rooms.find((it) => it.room.place.id === 'r')?.things.map((it) => it.what)).toEqual(before);
  });

  it('[TA-INK-02] [TA-INK-04] [TA-INK-11] layers lie in their order, and the same plan is drawn the same', () => {
    const how = { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper' } as const;
    const svg = drawPlan(furnished(), how);
    const ids = [...svg.matchAll(/<g id="([a-z]+)"/g)].map((it) => it[1]);
    expect(ids).toEqual(PLAN_LAYERS.filter((it) => ids.includes(it)));
    expect(ids).toEqual(
      expect.arrayContaining([
        'paper',
        'hatching',
        'walls',
        'floors',
        'grid',
        'furniture',
        'doors',
        'numbers',
        'frame',
      ]),
    );
    expect(drawPlan(furnished(), how)).toBe(svg);
    expect(drawPlan(furnished(), { ...how, grid: 'none' })).not.toContain('id="grid"');
  });

  it('players see neither numbers nor shares, and a secret door is wall', () => {
    const beads = [bead('b1', 'epic', home, { name: 'Zyxtine' })];
    const hidden = furnished({ beads, pieces: [{ ...home, room: 'Hideout' }, tunnel('t', [6, 8.7, 8, 8.7])] });
    const draw = (forWhom: 'keeper' | 'players') =>
      drawPlan(hidden, { look: 'pen-and-paper', frame: false, grid: 'lines', forWhom });
    expect(draw('keeper')).toContain('>S</text>');
    expect(draw('players')).not.toMatch(/id="(secrets|numbers|text)"|>S</);
    expect(draw('players').length).toBeLessThan(draw('keeper').length);
  });

  it('[TA-INK-03] no stroke of the hatching enters the floor, and none is far from it', () => {
    const field = new FloorField([[4, 4, 12, 4, 12, 10, 4, 10]], 16, 14);
    const strokes = [...hatching(field, 16, 14, 0, 0).matchAll(/M(\S+) (\S+)Q\S+ \S+ (\S+) (\S+?)(?=M|$)/g)];
    expect(strokes.length).toBeGreaterThan(200);
    for (const [, ax, ay, bx, by] of strokes)
      for (const [x, y] of [
        [Number(ax), Number(ay)],
        [Number(bx), Number(by)],
      ] as const) {
        expect(x > 4 && x < 12 && y > 4 && y < 10).toBe(false);
        expect(x > 2 && x < 14 && y > 2 && y < 12).toBe(true);
      }
  });
});
