import { readFileSync } from 'node:fs';
import { disc, line, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { type BookOptions, bookOf } from '../src/book.ts';
import { ARCHETYPES, archetypeRow, VARIANTS } from '../src/furnish/archetypes.table.ts';
import { brokenBy, emptiedAt, isGone, makersRuin, ruinOf } from '../src/furnish/ruin.ts';
import { Ground } from '../src/furnish/spots.ts';
import { isFlat, isNatural } from '../src/furnish/things.table.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, nomads, piece, room, type Small, small, tunnel } from './small-world.ts';

const living = { ...bolheim, alive: true, until: null };
const hall = (id: string, name: string, more: object = {}) =>
  piece(id, polygon([4, 8, 6.4, 8, 6.4, 9.6, 4, 9.6]), { room: name, ...more });
const turns = (many: number, from = 1) =>
  Array.from({ length: many }, (_, i) => ({ kind: 'x', tick: from + i, age: 'monsters', turn: i + 1 })) as never[];
const thingsOf = (of: Small, id = 'r', options: BookOptions = {}) =>
  bookOf(small(of), options)
    .plans.flatMap((it) => it.rooms)
    .filter((it) => it.room.place.id === id)
    .flatMap((it) => it.things);
const counted = (of: Small, id = 'r') => {
  const counts: Record<string, number> = {};
  for (const it of thingsOf(of, id)) counts[it.what] = (counts[it.what] ?? 0) + 1;
  return counts;
};

describe('the table of archetypes', () => {
  const table = readFileSync(new URL('../../../rules/take-along.md', import.meta.url), 'utf8')
    .split('\n')
    .slice(0);
  const rows = table
    .slice(table.findIndex((it) => it.startsWith('**TA-ARC-T1**')))
    .filter((it) => /^\| \d+ \|/.test(it))
    .slice(0, 44)
    .map((it) => it.split('|').map((cell) => cell.trim()));

  it('[TA-ARC-T1.1–44] has the rows, names and side chambers that the rules list', () => {
    expect(rows).toHaveLength(44);
    for (const [, number, name, , , , annexes = ''] of rows) {
      const archetype = archetypeRow(Number(number));
      expect(archetype.name).toBe(name);
      // "cell 2×3 (2), armoury 3×2 (1)"; a name may have two sizes after one another.
      const sizes = [...annexes.matchAll(/(\d)×(\d)/g)].map((it) => `${it[1]}x${it[2]}`);
      if (annexes === 'none') expect(archetype.annexes).toEqual([]);
      for (const size of sizes)
        expect(
          archetype.annexes.map((it) => `${it.wide}x${it.high}`),
          `row ${number}`,
        ).toContain(size);
      if (annexes.includes('secret')) expect(archetype.annexes.every((it) => it.secret)).toBe(true);
    }
  });

  it('[TA-ARC-T1.1–44] a room of each row has what it must have, and no two rows look alike', () => {
    const musts = ARCHETYPES.map((it) => it.must.map((wish) => wish.what).join(', '));
    const told = musts.filter((it) => it !== '');
    expect(new Set(told).size).toBe(told.length);
    for (const archetype of ARCHETYPES.filter((it) => it.rooms.length > 0 && it.row !== 36 && it.row !== 39)) {
      const name = archetype.rooms.find((it) => !(it in VARIANTS)) ?? '';
      const large = piece('r', polygon([4, 8, 7, 8, 7, 10.4, 4, 10.4]), { room: name });
      const found = new Set(thingsOf({ groups: [living], pieces: [large] }).map((it) => it.what));
      for (const it of archetype.must)
        expect(
          found.has(it.what) ||
            (it.or !== null && (found.has(it.or.what) || (it.or.or !== null && found.has(it.or.or.what)))),
          `${archetype.name}: ${it.what}`,
        ).toBe(true);
    }
  });

  it('[TA-ARC-T1.3] [TA-ARC-T1.4] [TA-ARC-T1.31] some rooms of a row have things of their own', () => {
    expect(counted({ groups: [living], pieces: [hall('r', 'Drinking Hall')] })['barrel']).toBeGreaterThanOrEqual(3);
    expect(counted({ groups: [living], pieces: [hall('r', 'Imperial Throne Room')] })['throne']).toBe(1);
    const tombs = ['m1', 'm2'].map((id) => ({
      ...{ id, kind: 'tomb', at: { x: 5, y: 8 }, piece: 'r', what: null, since: 0, until: null },
    }));
    expect(counted({ groups: [living], pieces: [hall('r', 'Crypt')], marks: tombs })['coffin']).toBe(2);
    const den = hall('r', 'x', { owner: 'goblins', room: null });
    const beads = ['a', 'b', 'c'].map((id) => bead(id, 'population', den, { owner: 'goblins' }));
    expect(counted({ groups: [goblins], pieces: [den], beads })['hollow']).toBe(6);
  });

  it('[TA-ARC-T1.9] [TA-ARC-T1.22] what fills a share of its room is nearly as large as that', () => {
    const [engine] = thingsOf({ groups: [living], pieces: [hall('r', 'Powerplant')] }).filter(
      (it) => it.what === 'engine',
    );
    const area = 14 * 10;
    expect((engine?.wide ?? 0) * (engine?.high ?? 0)).toBeGreaterThan(area / 4);
    expect((engine?.wide ?? 0) * (engine?.high ?? 0)).toBeLessThan(area * 0.36);
  });

  it('[TA-ARC-T1.24] a maze has walls on every second line, and one way through', () => {
    const walls = thingsOf({ groups: [living], pieces: [hall('r', 'Labyrinth')] }).filter(
      (it) => it.what === 'maze wall',
    );
    const lines = [...new Set(walls.map((it) => it.y))].sort((a, b) => a - b);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const [i, y] of lines.entries()) if (i > 0) expect(y - (lines[i - 1] as number)).toBe(2);
  });
});

describe('where things stand', () => {
  const dormitory = { groups: [living], pieces: [hall('r', 'dormitory'), tunnel('t', [6.4, 8.8, 8, 8.8])] };

  it('[TA-FUR-01] wall things have their backs to a wall, also to one that runs aslant', () => {
    for (const shape of [polygon([4, 8, 6.4, 8, 6.4, 9.6, 4, 9.6]), polygon([6, 7, 7.2, 8.2, 6, 9.4, 4.8, 8.2])]) {
      const of = { groups: [living], pieces: [piece('r', shape, { room: 'dormitory' })] };
      const [plan] = bookOf(small(of)).plans;
      const ring = plan?.plan.floors[0]?.rings[0] ?? [];
      const bunks = thingsOf(of).filter((it) => it.what === 'bunk');
      expect(bunks.length).toBeGreaterThan(2);
      for (const it of bunks) {
        const [bx, by] = it.slant
          ? [it.slant.x, it.slant.y]
          : (
              [
                [0, -1],
                [1, 0],
                [0, 1],
                [-1, 0],
              ] as const
            )[it.turn];
        const deep = (it.slant?.high ?? (it.turn % 2 === 0 ? it.high : it.wide)) / 2;
        const ground = new Ground(ring, 1);
        const behind = {
          x: it.x + bx * (deep + 0.95),
          y: it.y + by * (deep + 0.95),
          wide: 0.1,
          high: 0.1,
          turn: 0 as const,
        };
        expect(ground.holds(behind), `${it.x} ${it.y}`).toBe(false);
      }
    }
  });

  it('[TA-FUR-01] pairs are mirrored over the longer axis', () => {
    const statues = thingsOf({ groups: [living], pieces: [hall('r', 'Tomb')] }).filter((it) => it.what === 'statue');
    const [a, b] = statues;
    expect(statues).toHaveLength(2);
    expect(a?.x).toBeCloseTo(b?.x ?? 0);
    expect((a?.y ?? 0) + (b?.y ?? 0)).toBeCloseTo(2 * 8, 0);
  });

  it('[TA-FUR-01] what must be there comes first, in the order written, and of what may be there no more than a third', () => {
    const things = thingsOf(dormitory).filter((it) => !isFlat(it.what));
    const bunks = things.findLastIndex((it) => it.what === 'bunk');
    expect(things.slice(0, bunks + 1).every((it) => it.what === 'bunk')).toBe(true);
    expect(things.filter((it) => it.what === 'bunk')).toHaveLength(14);
    const covered = things.reduce((sum, it) => sum + (it.slant ? it.slant.wide * it.slant.high : it.wide * it.high), 0);
    expect(covered).toBeLessThan(14 * 10 * 0.45);
  });

  it('[TA-PLN-15] furniture follows from the facts of its room alone', () => {
    const before = thingsOf(dormitory).map((it) => it.what);
    const others = [room('n', 9, 11, { room: 'Temple' }), room('q', 1.5, 9)];
    expect(thingsOf({ ...dormitory, pieces: [...dormitory.pieces, ...others] }).map((it) => it.what)).toEqual(before);
    expect(
      thingsOf({ ...dormitory, pieces: [hall('r', 'Temple'), dormitory.pieces[1] as never] }).map((it) => it.what),
    ).not.toEqual(before);
  });
});

it('[TA-FUR-02] each ○ and each ❖ is drawn, however little room there is for it', () => {
  const nook = piece('r', polygon([5, 8, 5.4, 8, 5.4, 8.4, 5, 8.4]), { owner: 'goblins' });
  const beads = [
    bead('e', 'epic', nook, { name: 'Crown' }),
    bead('f', 'epic', nook, { name: 'Ring' }),
    bead('s', 'treasure', nook),
  ];
  const found = counted({ groups: [goblins], pieces: [nook], beads });
  expect([found['epic'], found['share']]).toEqual([2, 1]);
});

describe('ruin', () => {
  const home = hall('r', 'dormitory');
  const left = (until: number) => [bead('b', 'population', home, { owner: 'g1', until })];
  const of = (many: number, more: Partial<Small> = {}): Small => ({
    ...{ groups: [{ ...bolheim, until: 1 }], pieces: [home], beads: left(1), journal: turns(many) },
    ...more,
  });
  const roomIn = (world: Small) => {
    const { survey } = bookOf(small(world));
    return { survey, at: survey.rooms[0] as (typeof survey.rooms)[0] };
  };
  const ruin = (world: Small) => {
    const { survey, at } = roomIn(world);
    return ruinOf(survey, at);
  };

  it('[TA-RUI-01] by the turns since the last ● left, or the age that ended since', () => {
    expect([2, 4, 5, 10, 11].map((many) => ruin(of(many)))).toEqual([1, 1, 2, 2, 3]);
    const { survey, at } = roomIn(of(4));
    expect(emptiedAt(survey, at)).toBe(1);
    const ended = [...turns(3), { kind: 'age ended', tick: 4, age: 'monsters', turn: 3 }] as never[];
    expect(ruin(of(0, { journal: ended }))).toBe(3);
    expect(ruin(of(11, { beads: [bead('b', 'population', home, { owner: 'g1' })] }))).toBe(0);
  });

  it('[TA-RUI-02] dust and one overturned thing; rubble, webs and half of it broken; rubble in one square of eight and most of it gone', () => {
    const made = (many: number) => thingsOf(of(many)).filter((it) => !isNatural(it.what));
    const broken = (many: number) => made(many).filter((it) => it.broken).length;
    const whole = thingsOf(of(0, { groups: [living], beads: [bead('b', 'population', home, { owner: 'g1' })] }));
    expect(broken(3)).toBe(1);
    expect(made(3).some((it) => it.what === 'dust')).toBe(true);
    const second = counted(of(6));
    expect([second['rubble'], second['web']]).toEqual([1, 2]);
    const goods = (many: number) =>
      made(many).filter((it) => !['rubble', 'web', 'crack', 'fallen wall'].includes(it.what));
    expect(Math.abs(goods(6).filter((it) => it.broken).length - goods(6).length / 2)).toBeLessThanOrEqual(
      goods(6).length * 0.15,
    );
    const third = counted(of(12));
    expect(Math.abs((third['rubble'] ?? 0) * 1.2 - 140 / 8)).toBeLessThan(7);
    expect([third['fallen wall'], third['crack']]).toEqual([1, 2]);
    expect(goods(12).length).toBeLessThan(whole.length / 2);
    expect(goods(12).length).toBeGreaterThan(0);
    expect([brokenBy(1, 0), brokenBy(2, 0), brokenBy(2, 1)]).toEqual([false, true, false]);
    expect([isGone(2, 1), isGone(3, 0), isGone(3, 1)]).toEqual([false, false, true]);
  });

  it('[TA-RUI-03] what its maker left stays, broken by its ruin, when others move in', () => {
    const moved = of(12, {
      groups: [{ ...bolheim, until: 1 }, nomads],
      beads: [...left(1), bead('n', 'population', home, { owner: 'nomads', since: 5 })],
    });
    const { survey, at } = roomIn(moved);
    expect([ruinOf(survey, at), makersRuin(survey, at)]).toEqual([0, 3]);
    const things = thingsOf(moved);
    expect(things.filter((it) => it.what === 'tent').every((it) => !it.broken)).toBe(true);
    expect(things.filter((it) => it.what === 'tent').length).toBeGreaterThan(0);
    expect(things.filter((it) => it.what === 'bunk').length).toBeLessThan(6);
  });

  it('[TA-RUI-04] smoke where it was damaged, bones for the dead, at most five', () => {
    const mark = { id: 'm', kind: 'damage', at: { x: 5, y: 8 }, piece: 'r', what: null, since: 0, until: null };
    const world = of(3, { marks: [mark] });
    expect(counted(world)['soot']).toBeGreaterThan(2);
    const said = bookOf(small(world)).key.flatMap((it) =>
      it.lines.filter((at) => at.label === 'Danger').flatMap((at) => at.facts),
    );
    expect(said.filter((it) => it.table === 'TA-RUI-04')).toHaveLength(1);
    const slain = (many: number) => ({
      ...of(3),
      groups: [{ ...bolheim, until: 1 }, nomads, goblins],
      beads: Array.from({ length: many }, (_, i) => bead(`n${i}`, 'population', home, { owner: 'nomads', until: 3 })),
      journal: [
        ...turns(2),
        { kind: 'lost', tick: 3, age: 'monsters', turn: 2, group: 'nomads', by: 'goblins', bead: 'population' },
      ] as never[],
    });
    expect(counted(slain(3))['bones']).toBe(3);
    expect(counted(slain(7))['bones']).toBe(5);
  });
});

describe('matter', () => {
  const cave = piece('r', disc(10, 10, 2), { kind: 'cave', owner: null, biome: 'fungus', area: 12 });
  const unit = (id: string, x: number, until: number | null) => ({
    ...{ id, kind: 'biome', biome: 'fungus', at: { x, y: 10 }, piece: 'r', stratum: 1, since: 0, until },
  });

  it('[TA-MAT-05] a growth covers its cave, at least one sign for twenty squares, none in a doorway, and none where it was used up', () => {
    const way = tunnel('t', [11.9, 10, 14, 10], { owner: null });
    const grown = (units: readonly object[]) => ({
      ...small({ pieces: [cave, way], journal: turns(5) }),
      page: { ...small({ pieces: [cave, way], journal: turns(5) }).page, units },
    });
    const signs = (units: readonly object[]) =>
      bookOf(grown(units) as never).plans.flatMap((it) =>
        it.rooms.flatMap(({ things }) => things.filter((at) => at.what === 'fungus growth')),
      );
    const area = Math.PI * 12 * 12;
    const all = signs([unit('u1', 9, null), unit('u2', 11, null)]);
    expect(all.length).toBeGreaterThan((area / 20) * 0.85);
    const [plan] = bookOf(grown([]) as never).plans;
    for (const it of all)
      for (const door of plan?.doors ?? [])
        expect(Math.abs(it.x - door.x) + Math.abs(it.y - door.y)).toBeGreaterThan(1);
    const half = signs([unit('u1', 9, null), unit('u2', 11, 3)]);
    const middle = 6 * (10 - (plan?.plan.sheet.x0 ?? 0));
    expect(half.length).toBeGreaterThan(5);
    expect(half.every((it) => it.x < middle + 0.6)).toBe(true);
  });

  it('[TA-MAT-04] hot and lit beside magma; seams on the side of ore, and the marks of picks where it was used up', () => {
    const vault = room('r', 8, 9, { room: 'vault' });
    const ore = (x: number, until: number | null) => ({
      ...unit('u', x, until),
      kind: 'ore',
      biome: null,
      piece: 'o',
      at: { x, y: 9 },
    });
    const world = (units: readonly object[], more: Partial<Small> = {}) => {
      const of = small({ groups: [living], pieces: [vault], journal: turns(5), ...more });
      return bookOf({ ...of, page: { ...of.page, units } } as never);
    };
    const seams = (units: readonly object[]) => world(units).plans.flatMap((it) => it.matter.seams);
    expect(seams([ore(9.2, null)])).toMatchObject([{ kind: 'ore', used: false, of: 'r' }]);
    expect(seams([ore(9.2, null)])[0]?.dx).toBeGreaterThan(0.9);
    expect(seams([ore(6.8, 2)])[0]?.dx).toBeLessThan(-0.9);
    expect(seams([ore(6.8, 2)])[0]?.used).toBe(true);
    expect(seams([ore(10.2, null)])).toEqual([]);
    const said = (book: ReturnType<typeof bookOf>, label: string) =>
      book.key
        .flatMap((it) => it.lines.filter((at) => at.label === label).flatMap((at) => at.facts))
        .map((it) => JSON.stringify(it.text))
        .join();
    expect(said(world([ore(9.2, null)]), 'Notice')).toContain('Seams glint');
    expect(said(world([ore(9.2, 2)]), 'Notice')).toContain('Picks have left');
    const magma = (x: number) => piece('m', disc(x, 9, 0.5), { kind: 'magma', matter: 'magma', owner: null } as never);
    const beside = (x: number) => world([], { pieces: [vault, magma(x)] });
    expect(said(beside(9.3), 'Notice')).toContain('hot');
    expect(said(beside(9.3), 'Danger')).toContain('Magma');
    expect(said(beside(9.9), 'Notice')).toContain('hot');
    expect(said(beside(9.9), 'Danger')).not.toContain('Magma');
    expect(said(beside(10.3), 'Notice')).not.toContain('hot');
  });

  it('[TA-MAT-06] [TA-KEY-T1.16] [TA-FAC-T2.4] corruption of a stratum shows in each place of it, in the same words, and is feared', () => {
    const corrupted = {
      kind: 'corrupted',
      tick: 2,
      age: 'villainy',
      turn: 1,
      stratum: 1,
      group: 'goblins',
      by: 'goblins',
    };
    const deep = { ...room('q', 9, 8, { room: 'vault' }), stratum: 2 };
    const of: Small = {
      groups: [living, goblins, nomads],
      pieces: [room('r', 5, 8), room('s', 7, 8), deep],
      beads: [bead('n', 'population', room('s', 7, 8), { owner: 'nomads' })],
      journal: [corrupted] as never[],
    };
    const book = bookOf(small(of));
    const signs = (id: string) => thingsOf(of, id).filter((it) => it.what === 'taint').length;
    expect([signs('r'), signs('s'), signs('q')]).toEqual([1, 1, 0]);
    const notice = (id: string) =>
      book.key
        .find((it) => it.room.place.id === id)
        ?.lines.find((it) => it.label === 'Notice')
        ?.facts.map((it) => JSON.stringify(it.text))
        .filter((it) => it.includes('Stains'));
    expect(notice('r')).toHaveLength(1);
    expect(notice('r')).toEqual(notice('s'));
    expect(notice('q')).toEqual([]);
    const past = book.key
      .filter((it) => it.room.place.id === 'r')
      .flatMap((it) => it.lines.filter((at) => at.label === 'Past').flatMap((at) => at.facts));
    expect(past.map((it) => plain(it.text))).toContain('Tainted by the Goblins in turn 1 of the Age of Villainy.');
    expect(JSON.stringify(book.factions.find((it) => it.group.id === 'nomads')?.fears)).toContain('stains that spread');
  });

  it('[TA-MAT-03] a river has ripples, and an arrow toward its lower end', async () => {
    const { drawPlan } = await import('../src/draw/draw-plan.ts');
    const river = (path: number[]) => piece('w', line(path, 1), { kind: 'water', owner: null, matter: 'open' });
    const arrow = (path: number[]) => {
      const [plan] = bookOf(small({ groups: [living], pieces: [room('a', 10, 8.6), river(path)] })).plans;
      const svg = plan ? drawPlan(plan, { look: 'plain', frame: false, grid: 'none', forWhom: 'keeper' }) : '';
      const water = /<g id="water"[\s\S]*?<\/g>/.exec(svg)?.[0] ?? '';
      expect(water).toMatch(/q\.2 -\.14 \.4 0/);
      const [, x0, y0, x1, y1] = /M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)m/.exec(water) ?? [];
      return [Number(x1) - Number(x0), Number(y1) - Number(y0)];
    };
    const down = arrow([7, 8.4, 10, 9.4, 13, 10.4]);
    expect(down[0]).toBeGreaterThan(0);
    expect(down[1]).toBeGreaterThan(0);
    const up = arrow([13, 10.4, 10, 9.4, 7, 8.4]);
    expect(up[0]).toBeGreaterThan(0);
    expect(up[1]).toBeGreaterThan(0);
  });
});
