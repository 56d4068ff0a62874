import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { faultsOf } from '../src/checks/checked.ts';
import { siteFaults } from '../src/checks/site-check.ts';
import { uvttFaults } from '../src/checks/uvtt-check.ts';
import { numberSpots } from '../src/draw/numbers.ts';
import { madeFiles } from '../src/exports/made.ts';
import { SCRIPT, SCRIPT_SUM } from '../src/exports/site/script.ts';
import { LARGEST_PICTURE, painter } from '../src/exports/tools.ts';
import { uvtt } from '../src/exports/uvtt.ts';
import { walledOf } from '../src/exports/walls.ts';
import { pngFrom, pngOf } from '../src/pictures/png.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const book = bookOf(played('1', 'book-3'));
const [plan] = book.plans as [(typeof book.plans)[number]];
const walled = walledOf(plan);
const site = await madeFiles(book, 'site', quick);

describe('a level for virtual tables', () => {
  const rooms = numberSpots(plan).filter((it) => it.beside === null);
  const picture = (of: ReturnType<typeof JSON.parse>) => {
    const { map_size: size, pixels_per_grid: pixels } = of.resolution;
    return Buffer.from(pngFrom(size.x * pixels, size.y * pixels, new Uint8Array(1), {})).toString('base64');
  };
  const good = JSON.parse(uvtt(walled, 'AAAA'));
  good.image = picture(good);
  const faults = (change: (of: typeof good) => void) => {
    const other = structuredClone(good);
    change(other);
    return uvttFaults(JSON.stringify(other), walled, rooms);
  };

  it('[TA-UVT-14] every level of a world is closed by its walls, and keeps every rule that has a number', () => {
    expect(faults(() => undefined)).toEqual([]);
    for (const it of book.plans) {
      const of = JSON.parse(uvtt(walledOf(it), 'AAAA'));
      of.image = picture(of);
      const spots = numberSpots(it).filter((spot) => spot.beside === null);
      expect(uvttFaults(JSON.stringify(of), walledOf(it), spots), it.title).toEqual([]);
    }
  });

  it('[TA-UVT-14] what breaks one is found: a gap in a wall, a point off the picture, a picture of another size', () => {
    expect(faults((it) => it.line_of_sight.shift())[0]).toMatch(/a wall is open near/);
    expect(faults((it) => (it.line_of_sight[0][0].x = -3))).toContain(
      `-3, ${good.line_of_sight[0][0].y} is not on the picture`,
    );
    expect(faults((it) => (it.resolution.map_size.x += 1))[0]).toMatch(/its picture has/);
    expect(faults((it) => (it.format = 1))).toHaveLength(1);
    expect(faults((it) => (it.environment.ambient_light = 'ffffff'))).toHaveLength(1);
    const { image, ...rest } = good;
    expect(uvttFaults(JSON.stringify({ image, ...rest }), walled, rooms)).toContain(
      'its fields are not in their order',
    );
  });
});

describe('a site', () => {
  const page = (name: string) => String(site.find((it) => it.name.endsWith(`/${name}.html`))?.content);

  it('[TA-WEB-02] has a page for each area, level and faction, and one for each chapter', () => {
    const names = site.map((it) => it.name.replace(/^.*\//, ''));
    expect(names.filter((it) => it.startsWith('area-'))).toHaveLength(book.survey.areas.length);
    expect(names.filter((it) => it.startsWith('level-'))).toHaveLength(book.plans.length);
    expect(names.filter((it) => it.startsWith('faction-'))).toHaveLength(book.factions.length);
    for (const it of ['index', 'treasures', 'chronicle', 'rumours', 'encounters', 'land', 'places', 'search'])
      expect(names).toContain(`${it}.html`);
    const [area] = book.survey.areas;
    expect(page(`area-${area?.id}`)).toContain('Rooms');
  });

  it('[TA-WEB-01] or is one file with everything in it, whose links stay in it', async () => {
    const [only, ...rest] = await madeFiles(book, 'site', quick, { oneFile: true });
    expect(rest).toEqual([]);
    const text = String(only?.content);
    for (const [, to] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(to).toMatch(/^(#|data:image\/svg)/);
    for (const it of book.key) expect(text).toContain(`id="at-${it.room.place.id}"`);
    // TA-WEB-04: its one script is known by its sum.
    expect(text).toContain(`<script>${SCRIPT}</script>`);
    expect(SCRIPT_SUM).toBe(`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`);
    expect(text).toContain(`script-src '${SCRIPT_SUM}'`);
    expect(Buffer.byteLength(text)).toBeLessThan(12e6);
  });

  it('[TA-WEB-05] headings come in order, the plan has its rooms as a list, and there is a way past the chapters', () => {
    for (const it of book.plans) {
      const text = page(`level-${it.plan.level.id}`);
      const rooms = book.key.filter((at) => at.room.level === it.plan.level);
      const list = /<figcaption>.*?<\/figcaption>/s.exec(text)?.[0] ?? '';
      expect([...list.matchAll(/<li>/g)]).toHaveLength(rooms.length);
      expect(text).toContain('<a class="skip" href="#main">');
      const levels = [...text.matchAll(/<h([1-6])/g)].map(([, n]) => Number(n));
      expect(levels.every((n, i) => (i === 0 ? n === 1 : n <= (levels[i - 1] as number) + 1))).toBe(true);
    }
  });

  it('[TA-WEB-03] an entry that is looked at lights its room', () => {
    const [it] = book.key.filter((at) => at.room.level === plan.plan.level);
    expect(page(`level-${plan.plan.level.id}`)).toContain(`:root:has(#at-${it?.room.place.id}:target)`);
  });

  it('[TA-WEB-07] [TA-EXP-05] what breaks a rule is found', () => {
    expect(siteFaults(site)).toEqual([]);
    const broken = (from: string, to: string) =>
      siteFaults(
        site.map((it) =>
          it.name.endsWith('/index.html') ? { ...it, content: String(it.content).replace(from, to) } : it,
        ),
      ).map((it) => it.what);
    expect(broken('href="factions.html"', 'href="nowhere.html"')[0]).toMatch(/leads nowhere/);
    expect(broken('</ul>', '')[0]).toMatch(/closes nothing|is not closed/);
    expect(broken('<h2>Areas', '<h4>Areas').join()).toMatch(/comes too soon/);
    expect(broken('<main id="main">', '<main id="main" onclick="x()">').join()).toMatch(/onclick/);
    expect(broken('src="section.svg"', 'src="https://example.org/x.svg"').join()).toMatch(/https/);
  });
});

describe('pictures', () => {
  it('[TA-PIC-01] a plan of each level for the keeper and for players, with the grid and without, the section and the land', async () => {
    const names = async (format: 'svg' | 'png') =>
      (await madeFiles({ ...book, plans: [plan] }, format, quick)).map((it) => it.name.replace(/^.*\//, ''));
    expect(await names('svg')).toEqual([
      expect.stringMatching(/plan-keeper\.svg$/),
      expect.stringMatching(/plan-players\.svg$/),
      ...['section-keeper.svg', 'land-1-keeper.svg', 'READ-ME.txt'],
    ]);
    expect(await names('png')).toEqual([
      ...['sheet-keeper', 'plan-keeper', 'plan no-grid-keeper', 'plan-players', 'plan no-grid-players'].map((it) =>
        expect.stringMatching(new RegExp(`${it}\\.png$`)),
      ),
      ...['section-keeper.png', 'land-1-keeper.png', 'READ-ME.txt'],
    ]);
  });

  it('[TA-PIC-01] as many pixels a square as was asked for, else as many as fit, at most 100', async () => {
    const { width, height } = plan.plan.sheet;
    const size = async (pixels?: 50 | 140) => {
      const made = await madeFiles({ ...book, plans: [plan] }, 'png', quick, pixels ? { pixels } : {});
      const png = Buffer.from(made.find((it) => it.name.endsWith('plan-keeper.png'))?.content as Uint8Array);
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    expect(await size()).toEqual([width * 100, height * 100]);
    expect(await size(50)).toEqual([width * 50, height * 50]);
  });

  it('[TA-PIC-05] a PNG has no alpha, names its colours, and says what it is; for players its title alone', async () => {
    const half = new Uint8Array([10, 20, 30, 255, 200, 100, 0, 0]);
    const png = Buffer.from(
      await pngOf({ width: 2, height: 1, rgba: half }, (rows) => deflateSync(rows), { Title: 'Thürm' }),
    );
    expect(png[25]).toBe(2);
    expect(png.includes('sRGB')).toBe(true);
    expect(png.includes('Thürm')).toBe(true);
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    // What is not painted through lies on white paper.
    expect([...rows]).toEqual([2, 10, 20, 30, 255, 255, 255]);
    const text = async (forWhom: 'keeper' | 'players') => {
      const made = await madeFiles(book, 'land', quick, { forWhom });
      return Buffer.from(made.find((it) => it.name.endsWith('.png'))?.content as Uint8Array).toString('utf8');
    };
    const { seed } = book.survey.then.world;
    const [keepers, players] = [await text('keeper'), await text('players')];
    for (const it of [book.title, `seed ${seed}`, 'Understory']) expect(keepers).toContain(it);
    expect(players).toContain(book.title);
    expect(players).not.toContain(seed);
    expect(players).not.toContain('Understory');
  });

  it('[TA-PIC-06] a picture of more than 8,192 pixels is refused, with the size that would fit', async () => {
    const paint = painter(quick, {});
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>';
    await expect(paint(svg, 10_000)).rejects.toThrow('10000 × 5000 pixels large is too large; 8192 × 4096 would fit');
    expect((await paint(svg, LARGEST_PICTURE)).length).toBeGreaterThan(50);
  });
});

describe('every export', () => {
  it('[TA-EXP-05] is refused where a file breaks a rule, with both named', async () => {
    const alpha = { ...quick, picture: () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...new Array(30).fill(6)]) };
    await expect(madeFiles(book, 'land', alpha)).rejects.toThrow(/land-keeper\.png breaks TA-PIC-05/);
    const rules = (name: string, content: string) => faultsOf([{ name, content }], 'md', 'keeper').map((it) => it.rule);
    expect(rules('x-keeper/a.md', 'one\n')).toEqual([]);
    expect(rules('x-keeper/a.md', 'one\r\n')).toEqual(['TA-EXP-03']);
    expect(rules('x-keeper/../a.md', 'one\n')).toEqual(['TA-EXP-02']);
    expect(rules('a.md', 'one\n')).toEqual(['TA-SEC-10']);
  });
});
