import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { bookJson } from '../src/exports/book-json.ts';
import { madeFiles } from '../src/exports/made.ts';
import { areaPast } from '../src/key/area-entry.ts';
import { chronicleOf } from '../src/key/chronicle.ts';
import { plainText } from '../src/key/told.ts';
import { antlings, bead, bolheim, goblins, room, type Small, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const vault = room('p1', 5, 8, { room: 'vault' });
const far = room('p2', 24, 12, { owner: 'goblins', room: 'den' });
const of: Small = {
  groups: [bolheim, goblins, antlings],
  pieces: [vault, far, tunnel('t1', [5.6, 8, 23.4, 12])],
  beads: [
    bead('b1', 'treasure', vault, { owner: 'goblins' }),
    bead('b2', 'treasure', vault, { owner: 'goblins' }),
    bead('b3', 'epic', vault, { owner: 'g1', name: 'Sword that argues', until: 4 }),
    bead('b4', 'epic', vault, { owner: 'goblins', name: 'Sword that argues', since: 4, origin: 'b3' }),
    bead('b5', 'bonus', vault, { owner: 'goblins' }),
    bead('b6', 'population', far, { owner: 'goblins' }),
  ],
  journal: [
    {
      kind: 'epic treasure',
      tick: 1,
      age: 'civilization',
      turn: 2,
      group: 'g1',
      piece: 'p1',
      name: 'Sword that argues',
    },
    { kind: 'moved', tick: 6, age: 'monsters', turn: 1 },
  ],
} as Small;
const book = bookOf(small(of));

describe('what lies where', () => {
  it('[TA-GAZ-01] [TA-EX-16] each place with its ●, shares, ❖ and edges', () => {
    const row = book.gazetteer.places.find((it) => it.room.place.id === 'p1');
    expect(row).toMatchObject({ population: 0, shares: 2, epics: ['Sword that argues'], edges: 1 });
    const entry = book.key.find((it) => it.room.place.id === 'p1');
    const facts = (label: string) => entry?.lines.find((it) => it.label === label)?.facts ?? [];
    expect(facts('Treasure').filter((it) => plainText(it.text).startsWith('one share'))).toHaveLength(2);
    expect(facts('Danger').filter((it) => plainText(it.text).includes('★'))).toHaveLength(1);
  });

  it('[TA-GAZ-02] each ❖ with its place, holder, maker and hands', () => {
    expect(book.gazetteer.treasures).toHaveLength(1);
    const [it] = book.gazetteer.treasures;
    expect([it?.room?.place.id, it?.holder?.id, it?.maker?.id, it?.hands]).toEqual(['p1', 'goblins', 'g1', 0]);
    expect(it?.life.map((step) => step.owner?.id)).toEqual(['g1', 'goblins']);
  });

  it('[TA-GAZ-03] each way between areas once, how far, and who watches it', () => {
    expect(book.gazetteer.ways).toHaveLength(1);
    const [it] = book.gazetteer.ways;
    expect([it?.from.id, it?.to.id].sort()).toEqual(['area-p1', 'area-p2']);
    expect(it?.squares).toBeGreaterThan(60);
    expect(it?.watched?.id).toBe('goblins');
  });

  it('[TA-GAZ-01] [TA-INV-04] the sums of a whole world equal the world’s', () => {
    const whole = bookOf(played('2', 'book-1'));
    const { then, roomOf } = whole.survey;
    const inPlaces = (kind: string) => then.beads.filter((it) => it.kind === kind && roomOf.has(it.piece)).length;
    const sum = (of: (it: (typeof whole.gazetteer.places)[number]) => number) =>
      whole.gazetteer.places.reduce((all, it) => all + of(it), 0);
    expect(sum((it) => it.population)).toBe(inPlaces('population'));
    expect(sum((it) => it.shares)).toBe(inPlaces('treasure'));
    expect(sum((it) => it.epics.length)).toBe(inPlaces('epic'));
    expect(sum((it) => it.edges)).toBe(inPlaces('bonus'));
    expect(whole.gazetteer.treasures).toHaveLength(then.beads.filter((it) => it.kind === 'epic').length);
  });
});

describe('the book as data', () => {
  it('[TA-JSN-01] has every part, and every fact with its source and who may know it', () => {
    const data = JSON.parse(bookJson(book));
    expect(data).toMatchObject({
      format: 'understory/take-along',
      version: 1,
      world: { title: 'A small world', seed: 'small' },
    });
    for (const part of [
      'areas',
      'levels',
      'places',
      'facts',
      'factions',
      'treasures',
      'rumours',
      'encounters',
      'hooks',
      'hexes',
    ])
      expect(Array.isArray(data[part]), part).toBe(true);
    for (const it of data.facts) {
      expect(['open', 'told', 'seen', 'found', 'keeper']).toContain(it.knows);
      expect(it.ticks.length > 0 || it.table !== null).toBe(true);
    }
  });

  it('[TA-CSV-01] [TA-CSV-03] seven tables, each with its header, and as many fields in every row', async () => {
    const made = await madeFiles(book, 'csv', quick);
    const files = made.filter((it) => it.name.endsWith('.csv'));
    expect(made.filter((it) => !files.includes(it)).map((it) => it.name.split('/').at(-1))).toEqual(['READ-ME.txt']);
    expect(files.map((it) => it.name.split('/').at(-1))).toEqual([
      'places.csv',
      'treasures.csv',
      'ways.csv',
      'factions.csv',
      'rumours.csv',
      'encounters.csv',
      'hexes.csv',
    ]);
    for (const { name, content } of files) {
      const lines = String(content).slice(1).split('\r\n').slice(0, -1);
      const many = (line: string) => [...line.matchAll(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g)].length;
      expect(lines[0], name).toMatch(/^[a-z_,]+$/);
      for (const line of lines) expect(many(line), name).toBe(many(lines[0] as string));
    }
    expect(String(files[1]?.content)).toContain('Sword that argues,');
  });
});

describe('choices', () => {
  it('[TA-GEN-10] groups are called as the person wishes, and nothing else changes', () => {
    const other = bookOf(small(of), { replacements: [['goblins', 'Kobolds']] });
    expect(other.factions.map((it) => it.group.name)).toContain('Kobolds');
    expect(JSON.stringify(other.key.map((it) => it.lines))).not.toContain('Goblins');
    expect(other.survey.rooms.map((it) => it.key)).toEqual(book.survey.rooms.map((it) => it.key));
  });

  it('[TA-GEN-07] more than two turns of villainy: one line says that an earlier moment is livelier', () => {
    const late = (turn: number) =>
      bookOf(
        small({ ...of, journal: [...(of.journal ?? []), { kind: 'moved', tick: 9, age: 'villainy', turn }] } as Small),
      ).advice;
    expect(late(2)).toEqual([]);
    expect(late(3)).toHaveLength(1);
    expect(late(3)[0]).toContain('--moment 6');
  });
});

describe('areas and ages', () => {
  it('[TA-KEY-12] an area begins with its past in at most 60 words', () => {
    const [area] = book.survey.areas.filter((it) => it.maker === 'g1');
    const text = plainText(areaPast(book.survey, area as NonNullable<typeof area>));
    expect(text).toContain('Bolheim began it');
    expect(text).toContain('Goblins');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
  });

  it('[TA-BOO-02] the chronicle has at most sixty lines, in their order, and no line twice', () => {
    const { lines } = chronicleOf(bookOf(played('2', 'book-1')).survey);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.map((it) => it.tick)).toEqual(lines.map((it) => it.tick).sort((a, b) => a - b));
    expect(new Set(lines.map((it) => it.text)).size).toBe(lines.length);
  });

  it('[TA-FAC-11] the villain’s page says what it needs to win, how far it is, and what would stop it', () => {
    const worlds = ['book-1', 'book-2', 'print-1'].map((seed) => bookOf(played('2', seed)));
    const villains = worlds.flatMap((it) => it.factions.filter((f) => f.villain && !f.dead));
    expect(villains.length).toBeGreaterThan(0);
    for (const it of villains) {
      const text = it.plan.map((fact) => plainText(fact.text)).join(' ');
      expect(text).toMatch(/It wins when .*\d/);
      if (it.home) expect(text).toContain(it.home.key);
    }
    expect(
      worlds
        .flatMap((it) => it.factions)
        .filter((it) => !it.villain)
        .every((it) => it.plan.length === 0),
    ).toBe(true);
  });
});
