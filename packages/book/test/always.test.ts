import { readdirSync, readFileSync } from 'node:fs';
import { gap, inRing } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { type Book, bookOf } from '../src/book.ts';
import { FORMATS } from '../src/exports/files.ts';
import { madeFiles } from '../src/exports/made.ts';
import { isFlat } from '../src/furnish/things.table.ts';
import { plainText } from '../src/key/told.ts';
import { type Floor, floorGap } from '../src/plan/floors.ts';
import { areaOfAll, intersection } from '../src/plan/polygons.ts';
import { bead, bolheim, goblins, room, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const world = played('2', 'book-1');
const book = bookOf(world);
const books = [book, bookOf(played('1', 'book-3'))];
const src = new URL('../src/', import.meta.url);
const files = (readdirSync(src, { recursive: true }) as string[]).filter((it) => it.endsWith('.ts'));
const source = (file: string) => readFileSync(new URL(file, src), 'utf8');
const factsOf = (of: Book) =>
  of.key.flatMap((it) =>
    it.lines.flatMap((line) => line.facts.map((fact) => ({ fact, label: line.label, room: it.room }))),
  );

describe('how it is decided', () => {
  it('[TA-GEN-03] with + - * /, square roots and comparisons alone: a book is made where no other function answers', () => {
    const names = [
      'sin',
      'cos',
      'tan',
      'atan',
      'atan2',
      'acos',
      'asin',
      'hypot',
      'pow',
      'exp',
      'log',
      'random',
      'cbrt',
    ] as const;
    const kept = names.map((it) => [it, Math[it]] as const);
    const refuse = () => {
      throw new Error('this may not decide anything');
    };
    for (const it of names) (Math as never as Record<string, unknown>)[it] = refuse;
    try {
      expect(bookOf(world).key).toHaveLength(book.key.length);
    } finally {
      for (const [it, was] of kept) (Math as never as Record<string, unknown>)[it] = was;
    }
    for (const file of files.filter((it) => !/^(draw|print|pictures)\//.test(it)))
      expect(source(file), file).not.toMatch(/ \*\* /);
  });

  it('[TA-GEN-14] no template joins words by adding letters to them or cutting them off', () => {
    for (const file of files.filter(
      (it) => /^(key|factions|table-talk|hexes|gazetteer)/.test(it) && !it.endsWith('bands.table.ts'),
    )) {
      const templates = source(file).match(/(?:told)?`[^`]*`/g) ?? [];
      // "…}s": only the genitive of a name, a closing mark or a space may follow a slot.
      for (const it of templates.filter((text) => / /.test(text) || text.startsWith('told')))
        expect(it, `${file}: ${it}`).not.toMatch(/\}[a-z]/);
    }
  });

  it('[TA-GEN-02] the same world gives the same bytes of every format', async () => {
    const few = {
      groups: [bolheim, goblins],
      pieces: [
        room('a', 5, 8, { room: 'vault' }),
        room('b', 8, 8),
        tunnel('t', [5.6, 8, 7.4, 8]),
        tunnel('u', [5, 4, 5, 7.4]),
      ],
      beads: [bead('x', 'population', room('b', 8, 8), { owner: 'goblins' })],
    };
    const [one, again] = [bookOf(small(few)), bookOf(small(few))];
    for (const format of FORMATS.filter((it) => !['booklet', 'cards', 'tiles'].includes(it))) {
      const [a, b] = [await madeFiles(one, format, quick), await madeFiles(again, format, quick)];
      expect(a.map((it) => it.name)).toEqual(b.map((it) => it.name));
      for (const [i, it] of a.entries())
        expect(Buffer.from(it.content as never).equals(Buffer.from(b[i]?.content as never)), it.name).toBe(true);
    }
  });

  it('[TA-GEN-12] [TA-INV-12] a world with nothing in it, and one with fields to come, gives a book in every format', async () => {
    for (const empty of [
      { ...small({ pieces: [] }), page: { ...small({ pieces: [] }).page, ground: null } },
      small({
        pieces: [room('a', 5, 8, { tomorrow: { deep: [1] }, kind: 'whirl' } as never)],
        groups: [{ ...bolheim, mood: 'odd' } as never],
        journal: [{ kind: 'hummed', tick: 1, age: 'later', turn: 1, of: [{}] } as never],
      }),
    ]) {
      const made = bookOf(empty as never);
      expect(made.missing.length).toBeGreaterThan(0);
      for (const it of made.missing) expect(it).toMatch(/^[A-Z].*\.$/);
      for (const format of FORMATS.filter(
        (it) => it !== 'booklet' && it !== 'cards' && it !== 'tiles' && it !== 'section',
      ))
        expect(
          (await madeFiles(made, format, quick)).every((it) => it.content.length >= 0),
          format,
        ).toBe(true);
    }
  });
});

describe('what is invented', () => {
  it('[TA-GEN-09] names nobody and nothing that the world does not have, and changes no count', () => {
    for (const of of books) {
      const { then, rooms, places } = of.survey;
      const known = new Set([
        ...then.groups.keys(),
        ...places.map((it) => it.id),
        ...of.gazetteer.treasures.map((it) => it.id),
      ]);
      const names = [
        ...[...then.groups.values()].map((it) => it.name),
        ...then.beads.flatMap((it) => it.name ?? []),
      ].filter((it) => it.length > 3);
      for (const { fact } of factsOf(of).filter((it) => it.fact.table !== null)) {
        for (const part of fact.text)
          if (typeof part !== 'string' && 'to' in part) expect(known.has(part.to)).toBe(true);
        if (fact.table === 'TA-KEY-08' || fact.table === 'TA-KEY-04' || fact.table === 'TA-ARC-T1') continue;
        const bare = fact.text.filter((it) => typeof it === 'string').join(' ');
        for (const name of names) expect(bare.includes(` ${name} `), `${bare} / ${name}`).toBe(false);
      }
      for (const at of rooms) {
        const ids = new Set(at.place.pieces.map((it) => it.id));
        const many = (kind: string) => then.beads.filter((it) => it.kind === kind && ids.has(it.piece)).length;
        const own = factsOf(of).filter((it) => it.room === at);
        const treasure = own.filter((it) => it.label === 'Treasure').map((it) => plainText(it.fact.text));
        expect(treasure.filter((it) => it.startsWith('one share'))).toHaveLength(many('treasure'));
        expect(treasure.filter((it) => it.includes('❖'))).toHaveLength(many('epic'));
        expect(own.filter((it) => it.label === 'Danger' && plainText(it.fact.text).startsWith('★'))).toHaveLength(
          many('bonus'),
        );
        const bands = own
          .filter((it) => it.label === 'Who')
          .map((it) => Number(/: (\d+) bands?\b/.exec(plainText(it.fact.text))?.[1] ?? 0));
        expect(bands.reduce((sum, it) => sum + it, 0)).toBe(many('population'));
      }
    }
  });

  it('[TA-GEN-05] [TA-INV-09] a turn later nearly everything is as it was where nothing happened', () => {
    const ticks = world.journal.filter((it) => it.age === 'monsters').map((it) => [it.tick, it.turn] as const);
    const end = (turn: number) => ticks.findLast((it) => it[1] === turn)?.[0] ?? 0;
    const last = Math.max(...ticks.map((it) => it[1]));
    const [a, b] = [end(last - 2), end(last - 1)];
    const [before, after] = [bookOf(world, { moment: a }), bookOf(world, { moment: b })];
    // What is told of a place, without the numbers of others, which a new room may move.
    const shape = (of: Book, id: string) => {
      const it = of.key.find((entry) => entry.room.place.id === id);
      const plan = of.plans.find((p) => p.plan.rooms.some((at) => at.place.id === id));
      const things = plan?.rooms.find((at) => at.room.place.id === id)?.things.filter((thing) => !thing.trap).length;
      const doors = plan?.doors.filter((door) => door.into.piece.id === id).length;
      const lines = it?.lines.filter((l) => l.label !== 'Ways' && l.label !== 'Danger' && l.label !== 'Notice');
      return JSON.stringify([
        things,
        doors,
        lines?.map((l) => l.facts.map((fact) => fact.text.filter((part) => typeof part === 'string'))),
      ]);
    };
    const { page } = world;
    const touched = new Set([
      ...page.beads
        .filter((it) => (it.since > a && it.since <= b) || (it.until !== null && it.until > a && it.until <= b))
        .map((it) => it.piece),
      ...page.pieces.filter((it) => it.since > a || (it.until !== null && it.until > a)).map((it) => it.id),
      ...page.marks.filter((it) => it.since > a).map((it) => it.piece),
    ]);
    // What touches a piece that is new, or whose level or area has another place now, has itself changed.
    const fresh = page.pieces.filter((it) => it.since > a && it.since <= b);
    const still = before.survey.rooms.filter((it) => {
      const now = after.survey.roomOf.get(it.place.id);
      if (!now || it.place.pieces.some((p) => touched.has(p.id) || fresh.some((f) => gap(f.shape, p.shape, 1) <= 1)))
        return false;
      if (now.level.places.length !== it.level.places.length || now.holder?.name !== it.holder?.name) return false;
      // Time itself is an event: what falls in at this turn falls in.
      return true;
    });
    expect(still.length).toBeGreaterThan(15);
    const same = still.filter((it) => shape(before, it.place.id) === shape(after, it.place.id));
    expect(same.length / still.length).toBeGreaterThan(0.9);
    const few = {
      groups: [{ ...bolheim, alive: true, until: null }, goblins],
      pieces: [room('a', 5, 8, { room: 'vault' }), room('b', 8, 8), tunnel('t', [5.6, 8, 7.4, 8])],
    };
    const one = bookOf(small(few));
    const more = bookOf(
      small({
        ...few,
        pieces: [...few.pieces, room('n', 12, 8)],
        beads: [bead('x', 'population', room('n', 12, 8), { owner: 'goblins' })],
      }),
    );
    expect(shape(more, 'a')).toBe(shape(one, 'a'));
  });
});

describe('plans of whole worlds', () => {
  const touches = (a: Floor, b: Floor) => {
    const of = ({ piece: { shape }, stretch }: Floor) => (stretch ? { ...shape, path: stretch.path } : shape);
    return gap(of(a), of(b), 0.26) <= 0.2501;
  };

  it('[TA-INV-02] the exits of a level lead where the page does: to places of other levels that its way comes to', () => {
    let many = 0;
    for (const { survey, plans } of books)
      for (const { plan } of plans)
        for (const { way, to } of plan.exits) {
          if (to.kind !== 'room') continue;
          many += 1;
          expect(to.room.level).not.toBe(plan.level);
          const reach = survey.network.touching.stepsFrom([way.id]);
          expect(
            to.room.place.pieces.some((it) => reach.has(it.id)),
            `${plan.level.id} ${way.id}`,
          ).toBe(true);
        }
    expect(many).toBeGreaterThan(20);
  });

  it('[TA-INV-03] no two floors overlap that do not on the page, and rock is kept but on few levels', () => {
    let [levels, crowded] = [0, 0];
    for (const { plan } of books.flatMap((it) => it.plans)) {
      const places = plan.floors.filter((it) => it.place !== null && !it.beyond && it.rings[0]);
      levels += 1;
      let near = false;
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) {
          if (a.place === b.place || touches(a, b)) continue;
          expect(areaOfAll(intersection(a.rings, b.rings)), `${a.piece.id} ${b.piece.id}`).toBeLessThan(0.01);
          if (floorGap(a, b, 1) < 0.95) near = true;
        }
      if (near) crowded += 1;
    }
    expect(crowded / levels).toBeLessThan(0.01);
  });

  it('[TA-INV-06] the Ways of an entry are the doorways, mouths, stairs, shafts and exits of the plan', () => {
    for (const { plans, key } of books)
      for (const { plan, doors } of plans)
        for (const at of plan.rooms) {
          const ways = (key.find((it) => it.room === at)?.lines.find((it) => it.label === 'Ways')?.facts ?? []).map(
            (it) => plainText(it.text),
          );
          const own = doors.filter((it) => it.into.place === at.place);
          expect(ways).toHaveLength(own.length);
          const exits = plan.exits.filter((it) => own.some((door) => door.from.piece === it.way));
          for (const it of exits)
            expect(
              ways.some((text) => text.includes(`exit ${it.letter} `)),
              `${at.key} exit ${it.letter}`,
            ).toBe(true);
          const stairs = plan.falls.filter((it) => it.kind === 'stairs' && own.some((door) => door.from === it.way));
          if (stairs.length > 0 && own.length === 1) expect(ways.join()).toMatch(/stairs|slope|scramble|shaft/);
          for (const shaft of plan.shafts.filter((it) => own.some((door) => door.from === it.way)))
            expect(ways.some((text) => text.includes(`shaft ${shaft.letter}`))).toBe(true);
        }
  });

  it('[TA-INV-11] [TA-PLN-17] every thing lies on floor, none overlaps another, and every way stays clear', () => {
    for (const { rooms, plan, doors } of books.flatMap((it) => it.plans))
      for (const { room: at, things } of rooms) {
        const rings = plan.floors.filter((it) => it.place === at.place).map((it) => it.rings[0] ?? []);
        const solid = things.filter((it) => !isFlat(it.what));
        for (const [i, it] of solid.entries()) {
          expect(rings.some((ring) => inRing(ring, it.x, it.y))).toBe(true);
          for (const other of solid.slice(i + 1))
            expect(
              Math.abs(it.x - other.x) >= (it.wide + other.wide) / 2 ||
                Math.abs(it.y - other.y) >= (it.high + other.high) / 2,
            ).toBe(true);
          for (const door of doors.filter((d) => d.into.piece.id === at.place.id && inRing(rings[0] ?? [], it.x, it.y)))
            expect(
              Math.max(Math.abs(it.x - door.x) - it.wide / 2, Math.abs(it.y - door.y) - it.high / 2),
            ).toBeGreaterThan(0.7);
        }
        const main = rings[0] ?? [];
        const covered = solid
          .filter((it) => inRing(main, it.x, it.y))
          .reduce((sum, it) => sum + (it.slant ? it.slant.wide * it.slant.high : it.wide * it.high), 0);
        expect(covered).toBeLessThan(areaOfAll([main]) * 0.6 + 8);
      }
  });

  it('[TA-HEX-10] a sheet for each surface; on a ring the columns go round', () => {
    const flat = small({ pieces: [room('a', 5, 8)] });
    const ground = flat.page.ground as NonNullable<typeof flat.page.ground>;
    const two = {
      ...flat,
      page: {
        ...flat.page,
        ground: { ...ground, surfaces: [...ground.surfaces, { path: [0, 18, 30, 18], closed: false, swell: 0 }] },
      },
    };
    expect(bookOf(flat).lands).toHaveLength(1);
    const lands = bookOf(two as never).lands;
    expect(lands.map((it) => it.title)).toEqual(['A small world, the upper land', 'A small world, the lower land']);
    const ring = {
      ...flat,
      page: {
        ...flat.page,
        ground: { ...ground, surfaces: [{ path: [5, 5, 25, 5, 25, 18, 5, 18], closed: true, swell: 0 }] },
      },
    };
    const [round] = bookOf(ring as never).lands;
    expect(round?.notes.join(' ')).toContain('western and its eastern side meet');
    const sheet = round?.sheet;
    expect(sheet?.stepsBetween({ column: 1, row: 5 }, { column: sheet.columns, row: 5 })).toBeLessThanOrEqual(1);
    const none = { ...flat, page: { ...flat.page, ground: null } };
    expect(bookOf(none as never).lands).toHaveLength(1);
  });
});
