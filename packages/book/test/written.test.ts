import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { foundry, html, wikilink, yaml } from '../src/exports/escape.ts';
import { type Format, filesOf } from '../src/exports/files.ts';
import { foundryId } from '../src/exports/foundry-document.ts';
import { MACRO } from '../src/exports/foundry-import.ts';
import { bead, bolheim, goblins, nomads, room, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';

const HOSTILE = `Bob's <b onload=x>"Vault"</b> | [[Home]] @UUID[x]{y} =1+1`;
const vault = room('v', 5, 8, { room: 'vault' });
const hall = room('h', 7, 8, { room: 'Great Hall' });
const world = small({
  groups: [{ ...bolheim, name: HOSTILE }, goblins, { ...nomads, name: 'CON' }],
  pieces: [vault, hall, tunnel('t', [5.5, 8, 6.5, 8])],
  beads: [
    bead('b1', 'population', hall, { owner: 'goblins' }),
    bead('b2', 'treasure', hall, { owner: 'goblins' }),
    bead('b3', 'epic', vault, { name: '../../etc/passwd' }),
    bead('b4', 'population', vault, { owner: 'nomads' }),
  ],
  journal: [
    { tick: 1, kind: 'civilization ended', age: 'civilization', turn: 3, group: 'g1', text: 'It fell.' },
  ] as never,
});
const book = bookOf(world);
const made = (format: Format) =>
  Promise.all(
    filesOf(book, format, quick).map(async (it) => {
      const of = await it.make();
      return { name: it.name, text: typeof of === 'string' ? of : null };
    }),
  );

const [site, vaultOf, forFoundry] = [await made('site'), await made('obsidian'), await made('foundry')];

describe('names of strangers', () => {
  it('[TA-ESC-03] [TA-ESC-09] are text in HTML, and neither link nor roll in Foundry', () => {
    expect(html(HOSTILE)).toBe('Bob&#39;s &lt;b onload=x&gt;&quot;Vault&quot;&lt;/b&gt; | [[Home]] @UUID[x]{y} =1+1');
    expect(foundry(HOSTILE)).toBe(
      'Bob&#39;s &lt;b onload=x&gt;&quot;Vault&quot;&lt;/b&gt; | &#91;&#91;Home]] @UUID&#91;x]{y} =1+1',
    );
  });

  it('[TA-ESC-05] are quoted in YAML, and [TA-ESC-04] harmless in a wikilink', () => {
    expect(yaml('a "b" \\ c\n')).toBe('"a \\"b\\" \\\\ c\\u000a"');
    expect(wikilink('Note', HOSTILE)).toBe(
      `[[Note|Bob's \\<b onload=x\\>"Vault"\\</b\\> / ((Home)) @UUID(x){y} =1+1]]`,
    );
  });

  it('[TA-ESC-01] [TA-ESC-11] no export lets one through', async () => {
    for (const format of ['site', 'obsidian', 'foundry', 'md'] as const)
      for (const { name, text } of await made(format)) {
        expect(name).not.toMatch(/[<>:"|?*\\]|(^|\/)\.\.(\/|$)|\/\//);
        if (text !== null && /\.(html|md)$/.test(name)) expect(text).not.toMatch(/(?<!\\)<b onload/);
      }
  });
});

describe('a site', () => {
  const files = site;
  const page = (name: string) => files.find((it) => it.name.endsWith(`/${name}`))?.text ?? '';

  it('[TA-WEB-03] [TA-WEB-04] [TA-WEB-07] [TA-EXP-07] every link and fragment resolves, nothing points outside, and only our one file runs', () => {
    const ids = new Map(
      files.map((it) => [
        it.name.split('/').at(-1) ?? '',
        new Set([...(it.text ?? '').matchAll(/ id="([^"]+)"/g)].map((m) => m[1])),
      ]),
    );
    let many = 0;
    for (const { name, text } of files.filter((it) => it.name.endsWith('.html')))
      for (const [, to = ''] of (text ?? '').matchAll(/ href="([^"]+)"/g)) {
        many += 1;
        const [file = '', fragment] = to.split('#');
        const target = ids.get(file === '' ? (name.split('/').at(-1) ?? '') : file);
        expect(target, `${name}: ${to}`).toBeDefined();
        if (fragment) expect(target?.has(fragment), `${name}: ${to}`).toBe(true);
      }
    expect(many).toBeGreaterThan(20);
    for (const { text } of files)
      for (const [, to = ''] of (text ?? '').matchAll(/ src="([^"]+)"/g))
        expect(
          files.some((it) => it.name.endsWith(`/${to}`)),
          to,
        ).toBe(true);
    expect(page('script.js').length).toBeLessThan(20_000);
    for (const { text } of files)
      expect(text ?? '').not.toMatch(
        / on\w+="|javascript:|<script(?! src="script\.js" defer><)|https?:\/\/(?!www\.w3\.org|www\.inkscape\.org)/,
      );
  });

  it('[TA-WEB-04] [TA-WEB-06] a policy in each page, and hidden lines that are shut', () => {
    for (const { name, text } of files) if (name.endsWith('.html')) expect(text).toContain("default-src 'none'");
    const level = files.find((it) => it.name.includes('level-'))?.text ?? '';
    expect(level).toMatch(/<details><summary>hidden<\/summary>.*share/);
    expect(page('rumours.html')).toContain('<details>');
  });
});

describe('a vault', () => {
  const files = vaultOf;
  const base = (name: string) => name.split('/').at(-1)?.replace(/\.md$/, '') ?? '';

  it('[TA-OBS-04] every link and embed names exactly one note, and every note can be reached', () => {
    const names = files.filter((it) => !/\.(txt|canvas)$/.test(it.name)).map((it) => base(it.name));
    expect(new Set(names.map((it) => it.toLowerCase())).size).toBe(names.length);
    const links = new Map(
      files.map((it) => [
        base(it.name),
        [...(it.text ?? '').matchAll(/\[\[([^\]|]+)/g)].map((m) => (m[1] ?? '').replace(/^Maps\//, '')),
      ]),
    );
    for (const [from, to] of links) for (const it of to) expect(names, `${from} → ${it}`).toContain(it);
    const reached = new Set<string>();
    const edge = [base(files[0]?.name ?? '')];
    for (let at = edge.pop(); at !== undefined; at = edge.pop())
      if (!reached.has(at)) {
        reached.add(at);
        edge.push(...(links.get(at) ?? []));
      }
    expect(names.filter((it) => !reached.has(it))).toEqual([]);
  });

  it('[TA-OBS-01] everything under one folder with the world’s name, and no settings', () => {
    for (const { name } of files) expect(name).toMatch(/^a-small-world-vault-keeper\/A small world\//);
    expect(files.some((it) => it.name.includes('.obsidian'))).toBe(false);
  });
});

describe('the vault’s canvas', () => {
  it('[TA-OBS-06] [TA-OBS-08] lays out each area’s note, with whole numbers, and its edges join what is there', () => {
    const files = vaultOf;
    const canvas = JSON.parse(files.find((it) => it.name.endsWith('.canvas'))?.text ?? '');
    expect(canvas.nodes.length).toBeGreaterThan(0);
    for (const { id, type, x, y, width, height, file } of canvas.nodes) {
      expect([x, y, width, height].every(Number.isInteger)).toBe(true);
      expect([typeof id, type]).toEqual(['string', 'file']);
      expect(
        files.some((it) => it.name.endsWith(`/${file}`)),
        file,
      ).toBe(true);
    }
    const ids = canvas.nodes.map((it: { id: string }) => it.id);
    for (const it of canvas.edges) expect(ids).toEqual(expect.arrayContaining([it.fromNode, it.toNode]));
  });
});

describe('Foundry', () => {
  it('[TA-FVT-08] the land is a scene of hexes with flat tops, the section one without a grid', () => {
    const types = bundle.scenes.map((it: { grid: { type: number } }) => it.grid.type);
    expect(types.filter((it: number) => it === 4)).toHaveLength(1);
    expect(types.filter((it: number) => it === 0)).toHaveLength(1);
  });

  const bundle = JSON.parse(forFoundry.find((it) => it.name.endsWith('bundle.json'))?.text ?? '{}');

  it('[TA-FVT-06] ids are sixteen letters and digits, stable, and all differ', () => {
    const ids: string[] = [];
    const walk = (of: unknown): void => {
      if (Array.isArray(of)) of.forEach(walk);
      else if (typeof of === 'object' && of !== null)
        for (const [key, it] of Object.entries(of)) {
          if (key === '_id') ids.push(String(it));
          else walk(it);
        }
    };
    walk(bundle);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    for (const it of ids) expect(it).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(foundryId('x')).toBe(foundryId('x'));
  });

  it('[TA-FVT-07] the bundle has folders, journals, tables and scenes, and nothing else', () => {
    expect(Object.keys(bundle)).toEqual(['format', 'version', 'world', 'folders', 'journal', 'tables', 'scenes']);
    const [scene] = bundle.scenes;
    expect(scene).toMatchObject({
      padding: 0,
      grid: { type: 1, distance: 5, units: 'ft' },
      tokenVision: true,
      ownership: { default: 0 },
    });
    expect(scene.width % scene.grid.size).toBe(0);
  });

  it('[TA-FVT-09] walls are whole numbers inside the scene, none of no length, doors among them', () => {
    for (const scene of bundle.scenes.filter((it: { grid: { type: number } }) => it.grid.type === 1)) {
      for (const { c } of scene.walls) {
        expect(c.every(Number.isInteger)).toBe(true);
        expect(c[0] !== c[2] || c[1] !== c[3]).toBe(true);
        for (const [i, it] of c.entries())
          expect(it >= 0 && it <= (i % 2 === 0 ? scene.width : scene.height)).toBe(true);
      }
      expect(scene.walls.some((it: { door: number }) => it.door > 0)).toBe(true);
    }
  });

  it('[TA-FVT-14] a pin for each room, whose journal and page are in the bundle', () => {
    const pages = new Map(
      bundle.journal.map((it: { _id: string; pages: { _id: string }[] }) => [it._id, it.pages.map((p) => p._id)]),
    );
    const notes = bundle.scenes
      .filter((it: { grid: { type: number } }) => it.grid.type === 1)
      .flatMap((it: { notes: { entryId: string; pageId: string; text: string }[] }) => it.notes);
    expect(notes.map((it: { text: string }) => it.text).sort()).toEqual(['A1', 'A2']);
    for (const it of notes) {
      expect(pages.get(it.entryId)).toContain(it.pageId);
      expect(it).toMatchObject({ iconSize: 40, fontSize: 32, textAnchor: 1, global: false });
    }
    for (const [, to = ''] of JSON.stringify(bundle).matchAll(/@UUID\[JournalEntry\.(\w{16})\.JournalEntryPage/g))
      expect(pages.has(to)).toBe(true);
  });

  it('the ranges of a table cover its die', () => {
    for (const { formula, results } of bundle.tables) {
      expect(formula).toBe(`1d${results.length}`);
      expect(results.map((it: { range: number[] }) => it.range)).toEqual(
        results.map((_: unknown, i: number) => [i + 1, i + 1]),
      );
    }
  });

  it('the macro is short, knows no world, and calls nothing outside', () => {
    expect(MACRO.split('\n').length).toBeLessThanOrEqual(120);
    expect(MACRO).not.toMatch(/fetch|XMLHttpRequest|https?:|eval/);
    expect(MACRO.indexOf('JournalEntry')).toBeLessThan(MACRO.indexOf('Scene'));
    expect(() => new Function(`return async () => {${MACRO}}`)).not.toThrow();
  });
});
