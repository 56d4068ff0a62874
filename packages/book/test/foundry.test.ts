import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { foundryFaults } from '../src/checks/foundry-check.ts';
import { MACRO } from '../src/exports/foundry-import.ts';
import { foundryLights } from '../src/exports/foundry-scenes.ts';
import { foundryWalls } from '../src/exports/foundry-walls.ts';
import { madeFiles } from '../src/exports/made.ts';
import type { Walled } from '../src/exports/walls.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const level: Walled = {
  ...{ width: 10, height: 9, lights: [], pillars: [] },
  open: [[3, 3, 7, 3, 7, 6, 6, 6, 6, 9, 4, 9, 4, 6, 3, 6]],
  doors: [{ kind: 'door', ends: [4, 6, 6, 6] }],
};
const id = (what: string) => what;
const wallsWith = (kind: Walled['doors'][number]['kind'], forWhom?: 'keeper' | 'players') =>
  foundryWalls({ ...level, doors: [{ kind, ends: [4, 6, 6, 6] }] }, 100, id, 'x', forWhom);

const book = bookOf(played('2', 'book-1'));
const files = await madeFiles(book, 'foundry', quick);
const file = files.find((it) => it.name.endsWith('bundle.json'));
const bundle = JSON.parse(String(file?.content));
const broken = (change: (of: typeof bundle) => void) => {
  const other = structuredClone(bundle);
  change(other);
  return foundryFaults(
    files.map((it) => (it === file ? { ...it, content: `${JSON.stringify(other, null, 2)}\n` } : it)),
  ).map((it) => it.rule);
};

describe('a scene', () => {
  it('[TA-FVT-10] [TA-EX-14] has a wall for each stretch of the outline, and one with its door', () => {
    const walls = wallsWith('door');
    expect(walls.map((it) => it.c)).toEqual([
      ...[
        [400, 900, 400, 600],
        [400, 600, 300, 600],
        [300, 600, 300, 300],
        [300, 300, 700, 300],
      ],
      ...[
        [700, 300, 700, 600],
        [700, 600, 600, 600],
        [600, 600, 600, 900],
        [400, 600, 600, 600],
      ],
    ]);
    expect(walls.slice(0, 7).every((it) => it.door === 0 && it.move === 20 && it.sight === 20)).toBe(true);
    expect(walls[7]).toMatchObject({ door: 1, ds: 0 });
    expect(wallsWith('secret door')[7]).toMatchObject({ door: 2, ds: 0 });
    expect(wallsWith('locked door')[7]).toMatchObject({ door: 1, ds: 2 });
    // TA-FVT-17
    expect(wallsWith('secret door', 'players')[7]).toMatchObject({ door: 0, ds: 0 });
  });

  it('[TA-FVT-11] a light has its radii in feet; a level without one is lit', () => {
    const lights = foundryLights(
      { lights: [{ x: 5, y: 5.5, bright: 4, dim: 8, colour: 'ffb469' }] },
      (squares) => squares * 100,
      String,
    );
    expect(lights).toEqual([
      {
        ...{ _id: '0', x: 500, y: 550, rotation: 0, walls: true, vision: false, hidden: false },
        config: { dim: 40, bright: 20, color: '#ffb469', alpha: 0.3, angle: 360 },
      },
    ]);
    const plans = bundle.scenes.filter((it: { grid: { type: number } }) => it.grid.type === 1);
    expect(new Set(plans.map((it: { lights: [] }) => it.lights.length > 0)).size).toBe(2);
    for (const it of plans) {
      const isDark = it.lights.length > 0;
      expect(it.environment).toEqual({ darknessLevel: isDark ? 1 : 0, globalLight: { enabled: !isDark } });
    }
  });

  it('[TA-FVT-16] has a pin at each way out, whose page leads to the scene beyond', () => {
    const pages = new Map<string, string>(
      bundle.journal.flatMap((it: { pages: { _id: string; text: { content: string } }[] }) =>
        it.pages.map((page) => [page._id, page.text.content]),
      ),
    );
    const scenes = new Set(bundle.scenes.map((it: { _id: string }) => it._id));
    const pins = bundle.scenes.flatMap((it: { notes: { text: string; pageId: string }[] }) => it.notes);
    const exits = pins.filter((it: { text: string }) => it.text.startsWith('Exit '));
    expect(exits).toHaveLength(book.plans.reduce((sum, it) => sum + it.plan.exits.length, 0));
    const links = exits.flatMap((it: { pageId: string }) => [
      ...(pages.get(it.pageId) ?? '').matchAll(/@UUID\[Scene\.(\w{16})\]/g),
    ]);
    expect(links.length).toBeGreaterThan(3);
    for (const [, to] of links) expect(scenes.has(to)).toBe(true);
  });
});

describe('journals and tables', () => {
  const journal = (name: string, of = bundle) => of.journal.find((it: { name: string }) => it.name === name);

  it('[TA-FVT-12] an entry for each area with a page for each place in the order of their numbers, and one each for the rest', () => {
    for (const area of book.survey.areas) {
      const pages = journal(`${area.letter} ${area.name}`).pages.map((it: { name: string }) => it.name.split(' ')[0]);
      const keys = book.key.filter((it) => it.room.area === area).map((it) => it.room.key);
      expect(pages.slice(0, keys.length)).toEqual(keys);
    }
    for (const it of [book.title, 'Factions', 'Rumours and hooks', 'The land above']) expect(journal(it)).toBeDefined();
    expect(journal('Factions').pages).toHaveLength(book.factions.length);
  });

  it('[TA-FVT-12] or one page for each level, where pins lead', async () => {
    const made = await madeFiles(book, 'foundry', quick, { pages: 'levels' });
    const other = JSON.parse(String(made.find((it) => it.name.endsWith('bundle.json'))?.content));
    const [area] = book.survey.areas;
    const levels = book.survey.levels.filter((it) => it.area === area);
    const pages = journal(`${area?.letter} ${area?.name}`, other).pages as { _id: string; text: { content: string } }[];
    expect(pages.filter((it) => it.text.content.includes('<h3>'))).toHaveLength(levels.length);
  });

  it('[TA-FVT-15] rumours of the world and of areas, encounters of areas and floors, as results with a description', () => {
    const formulas = (name: RegExp) =>
      bundle.tables.filter((it: { name: string }) => name.test(it.name)).map((it: { formula: string }) => it.formula);
    expect(formulas(/^Rumours$/)).toEqual([`1d${book.rumours.filter((it) => it.area === null).length}`]);
    const areas = new Set(book.rumours.flatMap((it) => it.area ?? []));
    expect(formulas(/^Rumours of/)).toHaveLength(areas.size);
    expect(new Set(formulas(/^On the move/))).toEqual(new Set(['1d6', '1d8']));
    for (const { results } of bundle.tables)
      for (const it of results) expect([it.type, it.name, it.description.length > 5]).toEqual(['text', '', true]);
  });
});

describe('what is checked', () => {
  it('[TA-FVT-18] [TA-EXP-05] a whole world keeps every rule, and what breaks one is found', () => {
    expect(foundryFaults(files)).toEqual([]);
    const [scene] = bundle.scenes;
    expect(scene.walls.length).toBeGreaterThan(10);
    expect(broken((it) => (it.scenes[0].walls[0].c[0] = 1.5))).toContain('TA-FVT-18');
    expect(broken((it) => (it.scenes[0].walls[0].c[0] = 99_999))).toContain('TA-FVT-18');
    expect(broken((it) => (it.scenes[0].background.src = 'data:image/png;base64,AAAA'))).toContain('TA-FVT-18');
    expect(broken((it) => (it.scenes[0].notes[0].fontSize = 4))).toContain('TA-FVT-18');
    expect(broken((it) => (it.scenes[0].notes[0].pageId = 'x'.repeat(16)))).toContain('TA-FVT-18');
    expect(broken((it) => (it.scenes[0].surprise = 1))).toContain('TA-FVT-18');
    expect(broken((it) => (it.journal[0]._id = it.scenes[0]._id))).toContain('TA-FVT-06');
    expect(broken((it) => it.tables[0].results.pop())).toContain('TA-FVT-15');
    expect(broken((it) => (it.journal[0].pages[0].text.content = '<img src=x>'))).toContain('TA-FVT-13');
  });
});

describe('the macro', () => {
  it('[TA-FVT-04] keeps the ids of the bundle, and what is there already is renewed; the read-me says what Import Data loses', async () => {
    const there = new Map<string, Map<string, unknown>>();
    const made: { kind: string; id: string; keepId: boolean }[] = [];
    const kindOf = (documentName: string) => ({
      documentName,
      implementation: {
        fromImport: async (source: object) => ({ toObject: () => ({ ...source, _id: 'another' }) }),
        create: async (data: { _id: string }, { keepId }: { keepId: boolean }) => {
          made.push({ kind: documentName, id: data._id, keepId });
          there.get(documentName)?.set(data._id, { importFromJSON: async () => undefined });
        },
      },
    });
    const kinds = ['Folder', 'JournalEntry', 'RollTable', 'Scene'].map(kindOf);
    for (const it of kinds) there.set(it.documentName, new Map());
    const said: string[] = [];
    let chosen: (() => Promise<void>) | null = null;
    const input = {
      files: [{ text: async () => JSON.stringify(bundle) }],
      addEventListener: (_: string, on: () => Promise<void>) => {
        chosen = on;
      },
      click: () => undefined,
    };
    const run = new Function('document', 'ui', 'game', 'Folder', 'JournalEntry', 'RollTable', 'Scene', MACRO);
    const ui = { notifications: { info: (it: string) => said.push(it), error: (it: string) => said.push(it) } };
    const twice = async () => {
      run({ createElement: () => input }, ui, { collections: there }, ...kinds);
      await chosen?.();
    };
    await twice();
    expect(made.every((it) => it.keepId)).toBe(true);
    expect(made.map((it) => it.id)).toEqual(
      [...bundle.folders, ...bundle.journal, ...bundle.tables, ...bundle.scenes].map((it) => it._id),
    );
    await twice();
    expect(said.at(-1)).toBe(`Understory: 0 made, ${made.length} renewed.`);
    const note = String(files.find((it) => it.name.endsWith('READ-ME.txt'))?.content);
    expect(note).toContain('Import Data');
    expect(note).toContain('lose their journals');
  });
});
