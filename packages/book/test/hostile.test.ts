import { PDFDocument } from '@cantoo/pdf-lib';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { cellsOf } from '../src/checks/csv-check.ts';
import { FORMATS, type Format } from '../src/exports/files.ts';
import { madeFiles } from '../src/exports/made.ts';
import { bead, bolheim, goblins, nomads, room, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';

const BOB = 'Bob\'s <b onload=x>"Vault"</b> | [[Home]] @UUID[x]{y} =1+1';
const GOBLIN = '\u202egnilbog';
const PASSWD = '../../etc/passwd';
const vault = room('v', 5, 8, { room: 'vault' });
const hall = room('h', 7, 8, { room: 'Great Hall' });
const world = small({
  groups: [
    { ...bolheim, name: BOB },
    { ...goblins, name: GOBLIN },
    { ...nomads, name: 'CON' },
  ],
  pieces: [vault, hall, tunnel('t', [5.5, 8, 6.5, 8]), tunnel('in', [5, 4, 5, 7.5])],
  beads: [
    bead('b1', 'population', hall, { owner: 'goblins' }),
    bead('b2', 'treasure', hall, { owner: 'goblins' }),
    bead('b3', 'epic', vault, { name: PASSWD }),
    bead('b4', 'population', vault, { owner: 'nomads' }),
    bead('b5', 'epic', hall, { name: '=1+1', owner: 'goblins' }),
  ],
});
const book = bookOf(world);
const made = new Map<Format, Awaited<ReturnType<typeof madeFiles>>>();
for (const it of FORMATS) made.set(it, await madeFiles(book, it, quick));
const all = [...made.values()].flat();
const of = (format: Format, name: string) =>
  String(made.get(format)?.find((it) => it.name.endsWith(name))?.content ?? '');
const wordsOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((it) => [it, ...wordsOf(('tokens' in it && it.tokens) || ('items' in it && it.items) || [])]);

describe('hostile names', () => {
  it('[TA-EX-12] [TA-ESC-11] stand in HTML as text, in every page and drawing', () => {
    const pages = all.filter((it) => /\.(html|svg)$/.test(it.name)).map((it) => String(it.content));
    expect(pages.some((it) => it.includes('Bob&#39;s &lt;b onload=x&gt;&quot;Vault&quot;&lt;/b&gt; | [[Home]]'))).toBe(
      true,
    );
    for (const it of pages) expect(it).not.toMatch(/<b[ >]|onload=x>/);
  });

  it('[TA-EX-12] [TA-ESC-11] are neither tag, link nor roll in Foundry', () => {
    const bundle = of('foundry', 'bundle.json');
    expect(bundle).toContain('@UUID&#91;x]');
    expect(bundle).toContain('&#91;&#91;Home]]');
    const { journal, tables } = JSON.parse(bundle);
    for (const text of [
      ...journal.flatMap((it: { pages: { text: { content: string } }[] }) => it.pages.map((page) => page.text.content)),
      ...tables.flatMap((it: { results: { description: string }[] }) => it.results.map((result) => result.description)),
    ])
      expect(text).not.toMatch(/<b[ >]|\[\[|@UUID\[x/);
  });

  it('[TA-EX-12] [TA-ESC-02] [TA-ESC-11] give files names that every system bears', () => {
    const notes = made.get('obsidian')?.map((it) => it.name.split('/').at(-1)) ?? [];
    for (const it of ['CON_.md', 'gnilbog.md', 'etc passwd.md', "Bob's b onload=x Vault b Home @UUID x {y} =1+1.md"])
      expect(notes).toContain(it);
    for (const { name } of all) expect(name).not.toMatch(/[<>:"|?*\\\u202e]|(^|\/)(\.\.|CON)(\.|\/|$)/);
  });

  it('[TA-EX-12] [TA-ESC-04] [TA-ESC-11] are words in Markdown: nothing of them is a tag or a link', () => {
    const notes = all.filter((it) => it.name.endsWith('.md')).map((it) => String(it.content));
    const link = `[[Bob's b onload=x Vault b Home @UUID x {y} =1+1|Bob's \\<b onload=x\\>"Vault"\\</b\\> / ((Home)) @UUID(x){y} =1+1]]`;
    expect(notes.some((it) => it.includes(link))).toBe(true);
    const tokens = wordsOf(marked.lexer(of('md', '-keeper.md')));
    expect(tokens.length).toBeGreaterThan(50);
    for (const it of tokens) {
      expect(it.type).not.toBe('html');
      if (it.type === 'link') expect((it as { href: string }).href).toMatch(/^#/);
    }
  });

  it('[TA-EX-12] [TA-ESC-07] [TA-ESC-11] are cells of a table that nothing runs, and come back', () => {
    const rows = cellsOf(of('csv', 'factions.csv'));
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining([BOB, GOBLIN, 'CON']));
    expect(of('csv', 'factions.csv')).toContain(`"Bob's <b onload=x>""Vault""</b> | [[Home]] @UUID[x]{y} =1+1"`);
    expect(cellsOf(of('csv', 'treasures.csv')).map(([name]) => name)).toEqual(
      expect.arrayContaining([PASSWD, "'=1+1"]),
    );
  });

  it('[TA-EX-12] [TA-ESC-06] [TA-ESC-11] stand unaltered in JSON, and no page or script has JSON in it', () => {
    const { factions, treasures } = JSON.parse(of('json', '.json'));
    expect(factions.map((it: { name: string }) => it.name)).toEqual(expect.arrayContaining([BOB, GOBLIN, 'CON']));
    expect(treasures.map((it: { name: string }) => it.name)).toEqual(expect.arrayContaining([PASSWD, '=1+1']));
    const pages = all.filter((it) => it.name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(5);
    for (const { content } of pages)
      for (const [script] of String(content).matchAll(/<script[^>]*>.*?<\/script>/gs))
        expect(script).toBe('<script src="script.js" defer></script>');
  });

  it('[TA-EX-12] [TA-ESC-08] [TA-ESC-11] are set as glyphs in what is printed', async () => {
    for (const format of ['booklet', 'cards'] as const) {
      const [file] = made.get(format) ?? [];
      const pdf = await PDFDocument.load(file?.content as Uint8Array);
      expect(pdf.getPageCount()).toBeGreaterThan(0);
    }
  });
});

describe('every keeper’s export', () => {
  it('[TA-EXP-04] says of what world, edition and moment it is made, and by what; a players’ one has no seed', async () => {
    const other = bookOf({ ...world, seed: 'seedling-of-ash' });
    for (const format of FORMATS) {
      const keeper = await textOf(await madeFiles(other, format, quick));
      for (const it of ['seedling-of-ash', 'edition', 'Understory ']) expect(keeper, format).toContain(it);
      expect(keeper, format).not.toMatch(/\b20[0-9]{2}-[01][0-9]-[0-3][0-9]|CreationDate|ModDate/);
      const players = await textOf(await madeFiles(other, format, quick, { forWhom: 'players', revealed: ['A1'] }));
      expect(players, format).not.toContain('seedling-of-ash');
    }
  }, 120_000);
});

/** Everything that can be read in an export. */
async function textOf(
  files: readonly { readonly name: string; readonly content: string | Uint8Array }[],
): Promise<string> {
  const texts = await Promise.all(
    files.map(async ({ name, content }) => {
      if (typeof content === 'string') return content;
      if (!name.endsWith('.pdf')) return Buffer.from(content).toString('utf8');
      const pdf = await PDFDocument.load(content, { updateMetadata: false });
      return [pdf.getSubject() ?? '', pdf.getTitle() ?? '', String(pdf.getCreationDate() ?? '')].join('\n');
    }),
  );
  return texts.join('\n');
}
