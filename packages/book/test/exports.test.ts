import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { escapedXml } from '../src/draw/layers.ts';
import { csv, FileNames, fileName, slug } from '../src/exports/escape.ts';
import { filesOf } from '../src/exports/files.ts';
import { pixelsFor } from '../src/exports/pixels.ts';
import { uvtt } from '../src/exports/uvtt.ts';
import { outlineOf, type Walled } from '../src/exports/walls.ts';
import { bead, bolheim, goblins, room, type Small, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';

const level: Walled = {
  ...{ width: 10, height: 9, lights: [], pillars: [] },
  open: [[3, 3, 7, 3, 7, 6, 6, 6, 6, 9, 4, 9, 4, 6, 3, 6]],
  doors: [{ kind: 'door', ends: [4, 6, 6, 6] }],
};

describe('Universal VTT', () => {
  it('[TA-UVT-01] [TA-UVT-02] [TA-UVT-03] [TA-UVT-05] [TA-UVT-06] [TA-UVT-09] [TA-UVT-12] [TA-EX-13] a room, a way off the sheet, a door', () => {
    expect(uvtt(level, '…')).toBe(
      '{"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":10,"y":9},"pixels_per_grid":140},"line_of_sight":[[{"x":4,"y":9},{"x":4,"y":6},{"x":3,"y":6},{"x":3,"y":3},{"x":7,"y":3},{"x":7,"y":6},{"x":6,"y":6},{"x":6,"y":9}]],"objects_line_of_sight":[],"portals":[{"position":{"x":5,"y":6},"bounds":[{"x":4,"y":6},{"x":6,"y":6}],"rotation":0,"closed":true,"freestanding":false}],"environment":{"baked_lighting":false,"ambient_light":"ffffffff"},"lights":[],"image":"…"}',
    );
  });

  it('[TA-UVT-06] a ring inside the sheet is closed, begins at its uppermost point and has the floor on its right', () => {
    const { lines } = outlineOf({ ...level, doors: [], open: [[5, 2, 8, 4, 5, 6, 2, 4]] });
    expect(lines[0]?.map(({ x, y }) => [x, y])).toEqual([
      [5, 2],
      [8, 4],
      [5, 6],
      [2, 4],
      [5, 2],
    ]);
  });

  it('[TA-UVT-07] [TA-UVT-08] grown outlines are simplified, and no piece is short', () => {
    const ring = Array.from({ length: 400 }, (_, i) => {
      const t = i / 400;
      const side = Math.floor(t * 4);
      const along = (t * 4 - side) * 6;
      const [x, y] = [
        [2 + along, 2],
        [8, 2 + along],
        [8 - along, 8],
        [2, 8 - along],
      ][side] as [number, number];
      return [x + (i % 3) * 0.02, y + (i % 2) * 0.03];
    }).flat();
    const [line] = outlineOf({ ...level, doors: [], open: [ring] }).lines;
    expect(line?.length).toBeLessThan(12);
    for (const [i, { x, y }] of (line ?? []).entries()) {
      const next = line?.[i + 1];
      if (next) expect((next.x - x) ** 2 + (next.y - y) ** 2).toBeGreaterThan(0.35 ** 2);
    }
  });

  it('[TA-UVT-09] a gate that stands open is not closed; doors are turned as they lie', () => {
    const portals = (kind: 'broken gate' | 'portcullis') =>
      JSON.parse(uvtt({ ...level, open: [[3, 3, 7, 3, 7, 6, 3, 6]], doors: [{ kind, ends: [7, 4, 7, 5] }] }, ''))
        .portals;
    expect(portals('broken gate')[0].closed).toBe(false);
    expect(portals('portcullis')[0]).toMatchObject({ closed: true, rotation: -1.571 });
  });

  it('[TA-UVT-10] [TA-EX-13] a secret door is two points of wall', () => {
    const { line_of_sight: walls, portals } = JSON.parse(
      uvtt({ ...level, doors: [{ kind: 'secret door', ends: [4, 6, 6, 6] }] }, ''),
    );
    expect(portals).toEqual([]);
    expect(walls[1]).toEqual([
      { x: 4, y: 6 },
      { x: 6, y: 6 },
    ]);
  });

  it('[TA-UVT-11] [TA-UVT-13] pillars are rings of eight points, and lights have their dim radius and colour', () => {
    const {
      objects_line_of_sight: objects,
      lights,
      environment,
    } = JSON.parse(
      uvtt(
        { ...level, pillars: [{ x: 4, y: 4, r: 0.5 }], lights: [{ x: 5, y: 5, bright: 4, dim: 8, colour: 'ffb469' }] },
        '',
      ),
    );
    expect(objects[0]).toHaveLength(9);
    expect(objects[0][0]).toEqual(objects[0][8]);
    expect(lights).toEqual([{ position: { x: 5, y: 5 }, range: 8, intensity: 1, color: 'ffffb469', shadows: true }]);
    expect(environment.ambient_light).toBe('ff404050');
  });

  it('[TA-UVT-03] the picture is at most 4,096 pixels long', () => {
    expect([10, 30, 45, 70, 160, 190].map((width) => pixelsFor({ width, height: 8 }))).toEqual([
      140, 100, 70, 50, 25, 20,
    ]);
  });
});

describe('hostile names', () => {
  const name = 'Bob\'s <b onload=x>"Vault"</b> | [[Home]] @UUID[x]{y} =1+1';

  it('[TA-ESC-02] file names', () => {
    expect(fileName(name)).toBe("Bob's b onload=x Vault b Home @UUID x {y} =1+1");
    expect(fileName('CON')).toBe('CON_');
    expect(fileName('\u202egnilbog')).toBe('gnilbog');
    expect(fileName('../../etc/passwd')).toBe('etc passwd');
    expect(fileName(' .. ')).toBe('unnamed');
    expect(fileName('é'.repeat(200))).toHaveLength(80);
    expect(fileName('漢'.repeat(80))).toHaveLength(66);
    const names = new FileNames();
    expect([names.named('Vault'), names.named('vault'), names.named('VAULT')]).toEqual(['Vault', 'vault 2', 'VAULT 3']);
    expect(slug('The Underways of Grimbane!')).toBe('the-underways-of-grimbane');
  });

  it('[TA-ESC-03] HTML and SVG', () => {
    expect(escapedXml(name)).toBe(
      'Bob&#39;s &lt;b onload=x&gt;&quot;Vault&quot;&lt;/b&gt; | [[Home]] @UUID[x]{y} =1+1',
    );
    expect(escapedXml('a\u0000b\u0007c\n')).toBe('abc\n');
  });

  it('[TA-ESC-07] CSV', () => {
    expect(csv(name)).toBe('"Bob\'s <b onload=x>""Vault""</b> | [[Home]] @UUID[x]{y} =1+1"');
    expect(csv('=1+1')).toBe("'=1+1");
    expect(csv('-12.5')).toBe('-12.5');
    expect(csv(-3)).toBe('-3');
    expect(csv('@sum')).toBe("'@sum");
  });
});

const home = room('r', 5, 8, { room: 'vault' });
const of: Small = {
  groups: [bolheim, goblins],
  pieces: [home, tunnel('t', [5.6, 8, 8, 8])],
  beads: [
    bead('b1', 'treasure', home, { owner: 'goblins' }),
    bead('b2', 'treasure', home, { owner: 'goblins' }),
    bead('b3', 'epic', home, { owner: 'goblins', name: 'Sword, that "argues"' }),
    bead('b4', 'bonus', home, { owner: 'goblins' }),
  ],
};

describe('exports', () => {
  it('[TA-GEN-02] the same world gives the same bytes', async () => {
    const make = () =>
      Promise.all(
        (['json', 'csv', 'svg', 'uvtt'] as const)
          .flatMap((it) => filesOf(bookOf(small(of)), it, quick))
          .map(async (it) => [it.name, await it.make()]),
      );
    expect(await make()).toEqual(await make());
  });

  it('[TA-EXP-08] [TA-SEC-10] files are called after world, level and for whom they are', () => {
    const names = (['json', 'uvtt'] as const)
      .flatMap((it) => filesOf(bookOf(small(of)), it, quick))
      .map((it) => it.name);
    expect(names).toEqual([
      'a-small-world-book-keeper.json',
      'a-small-world-uvtt-keeper/A-1 bolheim-keeper.uvtt',
      'a-small-world-uvtt-keeper/A-1 bolheim-keeper keys.json',
      'a-small-world-uvtt-keeper/READ-ME.txt',
    ]);
  });

  it('[TA-CSV-02] [TA-CSV-03] the table of places can be read back', async () => {
    const [file] = filesOf(bookOf(small(of)), 'csv', quick);
    const [head, line, rest] = String(await file?.make()).split('\r\n') as [string, string, string];
    expect(head.startsWith('\ufeffkey,name,area,level')).toBe(true);
    expect(rest).toBe('');
    const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (it) => it[1]?.replaceAll('""', '"') ?? it[2],
    );
    const columns = head.slice(1).split(',');
    expect(fields).toHaveLength(columns.length);
    const row = Object.fromEntries(columns.map((it, i) => [it, fields[i]]));
    expect(row).toMatchObject({
      key: 'A1',
      shares: '2',
      epics: 'Sword, that "argues"',
      edges: '1',
      holder: 'Goblins',
      maker: 'Bolheim',
      id: 'r',
    });
  });

  it('[TA-GEN-12] a world without anything gives a book that says what is missing', async () => {
    const book = bookOf({ ...small({ pieces: [] }), page: { ...small({ pieces: [] }).page, ground: null } });
    expect(book.missing).toHaveLength(3);
    for (const format of ['json', 'csv', 'svg', 'uvtt'] as const)
      for (const it of filesOf(book, format, quick)) await it.make();
  });

  it('a group is called as it was at the moment', () => {
    const renamed = { ...goblins, name: 'The Empire', former: [{ name: 'Goblins', until: 5 }] };
    const holder = (moment: number) =>
      bookOf(small({ ...of, groups: [bolheim, renamed] }), { moment }).survey.rooms[0]?.holder?.name;
    expect([holder(4), holder(5)]).toEqual(['Goblins', 'The Empire']);
  });
});
