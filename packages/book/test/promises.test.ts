import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { html, markdown } from '../src/exports/escape.ts';
import { FORMATS } from '../src/exports/files.ts';
import { MACRO } from '../src/exports/foundry-import.ts';
import { madeFiles } from '../src/exports/made.ts';
import { plainText } from '../src/key/told.ts';
import { playersBook } from '../src/players/edition.ts';
import { keeperCards, playersCards } from '../src/print/cards.ts';
import { piece, room, small } from './small-world.ts';
import { quick, real } from './tools.ts';
import { played } from './worlds.ts';

const world = played('2', 'book-1');
const before = JSON.stringify(world);
const book = bookOf(world);
const first = bookOf(played('1', 'book-3'));
const TEXTS = FORMATS.filter((it) => !['booklet', 'cards', 'tiles', 'section', 'png'].includes(it));
const files = (await Promise.all(TEXTS.map((it) => madeFiles(book, it, quick)))).flat();
const text = (name: string) => String(files.find((it) => it.name.endsWith(name))?.content ?? '');

describe('the book', () => {
  it('[TA-GEN-01] writes nothing back into the world', () => {
    expect(JSON.stringify(world)).toBe(before);
  });

  it('[TA-GEN-11] passes over what it does not know', () => {
    const strange = small({
      pieces: [
        room('p1', 5, 8, { room: 'Thing of Tomorrow' }),
        piece('p2', { path: [9, 9], closed: false, swell: 0.5 }, { kind: 'whirl' as never }),
      ],
      journal: [{ kind: 'sang' as never, tick: 1, age: 'someday', turn: 1 }],
    });
    expect(bookOf(strange).key.map((it) => it.name)).toEqual(['Thing of Tomorrow']);
  });

  it('[TA-INV-10] no sentence has a hole, a doubled word or a doubled full stop', () => {
    for (const it of [book, first]) {
      const said = [
        ...it.key.flatMap((entry) => [
          entry.what,
          ...entry.lines.flatMap(({ facts }) => facts.map((fact) => fact.text)),
        ]),
        ...it.rumours.map((rumour) => rumour.text),
        ...it.encounters.flatMap(({ lines }) => lines),
        ...it.hooks.flatMap((hook) => [hook.text, hook.against]),
        ...it.factions.flatMap((faction) =>
          [...faction.wants, ...faction.fears, ...faction.deeds].map((fact) => fact.text),
        ),
      ].map(plainText);
      for (const line of said) expect(line).not.toMatch(/undefined|null|NaN|\b(the|a|of|in|to) \1\b|\.\.(?!\.)| {2}/);
    }
  });
});

describe('rumours, encounters and hooks', () => {
  it('[TA-RUM-01] [TA-RUM-02] at most twelve for the world and six for an area, no two about the same thing', () => {
    const of = (area: string | null) => book.rumours.filter((it) => (it.area?.id ?? null) === area);
    expect(of(null).length).toBeGreaterThan(0);
    expect(of(null).length).toBeLessThanOrEqual(12);
    for (const area of [null, ...book.survey.areas.map((it) => it.id)]) {
      const about = of(area).map((it) => it.about.place.id);
      expect(new Set(about).size).toBe(about.length);
      if (area !== null) expect(about.length).toBeLessThanOrEqual(6);
    }
  });

  it('[TA-RUM-04] a rumour has no turns in it, but says how long ago it was', () => {
    for (const it of book.rumours) expect(plainText(it.text)).not.toMatch(/turn \d/);
    expect(book.rumours.some((it) => /long ago|not long since|home to|lie in/.test(plainText(it.text)))).toBe(true);
  });

  it('[TA-RUM-06] the keeper sees the truth of each, players never do', () => {
    for (const it of book.rumours.filter((r) => r.area === null)) expect(text('key-keeper.md')).toContain(it.truth);
    const players = playersBook(
      book,
      book.rumours.map((it) => it.id),
    );
    expect(JSON.stringify(players.rumours)).toBe(JSON.stringify(book.rumours.map((it) => it.text)));
  });

  it('[TA-RUM-07] what lies shallow is told by hunters and the like, what lies deeper by whoever was there', () => {
    for (const it of book.rumours) if (it.about.floor > 3) expect(it.teller).not.toBe('hunters, miners and the like');
  });

  it('[TA-ENC-02] [TA-ENC-03] [TA-ENC-04] [TA-HEX-12] six lines for an area, eight for a floor, the surface among them, bands at half size', () => {
    for (const it of book.encounters) expect(it.lines).toHaveLength(it.area ? 6 : 8);
    expect(book.encounters.some((it) => it.floor === 0)).toBe(true);
    const bare = bookOf(small({ pieces: [] }));
    expect(bare.encounters.map((it) => it.floor)).toEqual([0]);
    const area = book.encounters.find(
      (it) => it.area && book.factions.some((f) => !f.dead && f.rooms.some((r) => r.area === it.area)),
    );
    expect(plainText(area?.lines[0] ?? [])).toMatch(/half of|alone/);
  });

  it('[TA-HOO-01] at most six hooks, each with what speaks against it', () => {
    expect(book.hooks.length).toBeGreaterThan(0);
    expect(book.hooks.length).toBeLessThanOrEqual(6);
    for (const it of book.hooks) expect(plainText(it.against).length).toBeGreaterThan(8);
    expect(new Set(book.hooks.map((it) => it.id)).size).toBe(book.hooks.length);
  });

  it('[TA-FAC-07] standings are mutual, but for who pays and who was robbed', () => {
    const how = (a: string, b: string) =>
      book.factions.find((it) => it.group.id === a)?.standings.find((it) => it.to.id === b)?.how;
    const other: Readonly<Record<string, string>> = {
      pays: 'is paid',
      'is paid': 'pays',
      robbed: 'was robbed',
      'was robbed': 'robbed',
    };
    let many = 0;
    for (const { group, standings } of book.factions.filter((it) => !it.dead))
      for (const it of standings) {
        many += 1;
        expect(how(it.to.id, group.id)).toBe(other[it.how] ?? it.how);
      }
    expect(many).toBeGreaterThan(1);
  });
});

describe('the key', () => {
  it('[TA-KEY-08] the ways of an entry are exactly the openings of the plan', () => {
    for (const { plan, doors } of book.plans)
      for (const at of plan.rooms) {
        const ways = book.key.find((it) => it.room === at)?.lines.find((it) => it.label === 'Ways')?.facts ?? [];
        expect(ways).toHaveLength(doors.filter((it) => it.into.place === at.place).length);
      }
  });

  it('[TA-KEY-04] [TA-KEY-05] at most three things are noticed, and whoever is there is told of', () => {
    for (const { room: at, lines } of book.key) {
      expect(lines.find((it) => it.label === 'Notice')?.facts.length ?? 0).toBeLessThanOrEqual(3);
      if (at.peopled && at.holder) expect(lines.some((it) => it.label === 'Who')).toBe(true);
    }
  });
});

describe('exports', () => {
  it('[TA-EXP-03] lines end with a line feed, the last too, and only tables have a mark before them', () => {
    for (const { name, content } of files) {
      if (typeof content !== 'string' || name.endsWith('.uvtt')) continue;
      expect(content.endsWith('\n'), name).toBe(true);
      if (name.endsWith('.csv')) continue;
      expect(content.includes('\r'), name).toBe(false);
      expect(content.startsWith('\ufeff'), name).toBe(false);
    }
  });

  it('[TA-EXP-06] [TA-UVT-15] every folder for another program says what is in it, in at most forty lines', () => {
    for (const folder of ['uvtt', 'foundry', 'site', 'vault']) {
      const note = files.find((it) => it.name.includes(`-${folder}-keeper/`) && it.name.endsWith('READ-ME.txt'));
      expect(String(note?.content).split('\n').length, folder).toBeLessThanOrEqual(41);
      expect(String(note?.content), folder).toMatch(/How to undo it/);
    }
    expect(text('uvtt-keeper/READ-ME.txt')).toContain('MapTool 1.7');
  });

  it('[TA-MDN-01] [TA-MDN-02] one text: areas, levels and rooms under headings, every fragment and picture there', () => {
    const md = text('key-keeper.md');
    expect(md).toMatch(/^## [A-Z] /m);
    expect(md).toMatch(/^#### [A-Z]+\d+ /m);
    const slugs = new Set(
      [...md.matchAll(/^#+ (.*)$/gm)].map(([, it = '']) =>
        it
          .replaceAll('\\', '')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\- ]/gu, '')
          .replaceAll(' ', '-'),
      ),
    );
    for (const [, to = ''] of md.matchAll(/\]\(#([^)]+)\)/g)) expect(slugs.has(to), to).toBe(true);
    const pictures = [...md.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((it) => decodeURI(it[1] ?? ''));
    expect(pictures).toHaveLength(book.plans.length);
    for (const it of pictures)
      expect(
        files.some((file) => file.name.endsWith(it)),
        it,
      ).toBe(true);
  });

  it('[TA-SEC-11] in the text what is found or the keeper’s is set apart', () => {
    const md = text('key-keeper.md');
    const hidden = book.key
      .flatMap((it) => it.lines)
      .find((it) => it.label === 'Danger' && it.facts.every((fact) => fact.knows === 'keeper'));
    if (hidden) expect(md).toMatch(/^> \*Danger\*/m);
    expect(md).toMatch(/^> \*(Hidden|Treasure|Danger|Who|Notice)\*/m);
  });

  it('[TA-ESC-10] a name that is read from the right is kept to itself', () => {
    expect(html('שלום')).toBe('\u2068שלום\u2069');
    expect(markdown('שלום')).toBe('\u2068שלום\u2069');
    expect(html('abc')).toBe('abc');
  });

  it('[TA-FVT-01] [TA-FVT-02] [TA-FVT-03] pictures are paths under assets, documents of version 13, each also by itself', () => {
    const bundle = JSON.parse(text('foundry-keeper/bundle.json'));
    for (const kind of ['folders', 'journal', 'tables', 'scenes'])
      for (const it of bundle[kind]) expect(it._stats.coreVersion).toBe('13.351');
    for (const { background } of bundle.scenes) {
      expect(background.src).toMatch(/^assets\/understory\//);
      expect(
        files.some((it) => it.name.endsWith(background.src)),
        background.src,
      ).toBe(true);
    }
    expect(files.filter((it) => it.name.includes('/single/'))).toHaveLength(
      bundle.journal.length + bundle.tables.length + bundle.scenes.length,
    );
  });

  it('[TA-FVT-05] the macro is short, has nothing of the world, and brings journals before scenes', () => {
    expect(MACRO.split('\n').length).toBeLessThanOrEqual(120);
    expect(MACRO).not.toContain(book.title);
    expect(MACRO.indexOf('[JournalEntry,')).toBeLessThan(MACRO.indexOf('[Scene,'));
    expect(MACRO).not.toMatch(/fetch\(|XMLHttpRequest|eval\(/);
  });

  it('[TA-FVT-13] only a few plain tags, and every link leads to something in the bundle', () => {
    const bundle = JSON.parse(text('foundry-keeper/bundle.json'));
    const pages = new Set([
      ...bundle.scenes.map((it: { _id: string }) => `Scene.${it._id}`),
      ...bundle.journal.flatMap((it: { _id: string; pages: { _id: string }[] }) => [
        `JournalEntry.${it._id}`,
        ...it.pages.map((page) => `JournalEntry.${it._id}.JournalEntryPage.${page._id}`),
      ]),
    ]);
    for (const it of bundle.journal)
      for (const { text: of } of it.pages) {
        for (const [, tag] of of.content.matchAll(/<\/?([a-z0-9]+)/g))
          expect(['p', 'ul', 'li', 'strong', 'em', 'h2', 'h3', 'section', 'br']).toContain(tag);
        for (const [, to] of of.content.matchAll(/@UUID\[([^\]]+)\]/g)) expect(pages.has(to), to).toBe(true);
      }
  });

  it('[TA-FVT-17] the players’ bundle has no pins and no tables, and journals that they may read', async () => {
    const made = await madeFiles(book, 'foundry', quick, {
      forWhom: 'players',
      revealed: [book.survey.rooms[0]?.key ?? ''],
    });
    const bundle = JSON.parse(String(made.find((it) => it.name.endsWith('bundle.json'))?.content));
    expect(bundle.tables).toEqual([]);
    for (const it of bundle.scenes) expect(it.notes).toEqual([]);
    for (const it of bundle.journal) expect(it.ownership.default).toBe(2);
  });

  it('[TA-UVT-04] the picture is exactly as many pixels as it says', async () => {
    const one = { ...book, plans: book.plans.slice(0, 1) };
    const [file] = await madeFiles(one, 'uvtt', real);
    const data = JSON.parse(String(file?.content));
    const png = Buffer.from(data.image, 'base64');
    const { map_size: size, pixels_per_grid: pixels } = data.resolution;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size.x * pixels, size.y * pixels]);
  });

  it('[TA-PIC-02] [TA-PIC-03] a bare plan is whole squares; no filters, masks or clips; layers that Inkscape knows; not too many elements', () => {
    for (const it of book.plans) {
      const svg = drawPlan(it, { look: 'pen-and-paper', frame: false, grid: 'lines', forWhom: 'keeper' });
      expect(svg).toContain(`viewBox="0 0 ${it.plan.sheet.width} ${it.plan.sheet.height}"`);
      expect(svg).not.toMatch(/<filter|<mask|<clipPath|clip-path/);
      expect(svg).toContain('inkscape:groupmode="layer"');
      expect([...svg.matchAll(/<[a-z]/g)].length).toBeLessThanOrEqual(6000);
    }
  });

  it('[TA-CRD-03] the keeper’s cards have a black corner, the players’ none, and nothing but what they know', () => {
    expect(keeperCards(book).every((it) => it.keeper)).toBe(true);
    const players = playersCards(playersBook(book, []));
    expect(players.length).toBeGreaterThan(0);
    expect(players.every((it) => !it.keeper)).toBe(true);
    expect(players.some((it) => it.kind === 'faction' || it.kind === 'treasure')).toBe(false);
  });
});
