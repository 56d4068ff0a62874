import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { toPixels } from '@understory/ink/png';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import type { Furnished } from '../src/furnish/furnished.ts';
import { booklet } from '../src/print/booklet.ts';
import { entry } from '../src/print/entries.ts';
import { Flow } from '../src/print/flow.ts';
import { pageFaults } from '../src/print/page-check.ts';
import { Paper } from '../src/print/paper.ts';
import { planPagesOf } from '../src/print/plan-pages.ts';
import { smallMapOf } from '../src/print/small-map.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const MM = 72 / 25.4;
const A4 = [595.28, 841.89] as const;
const book = bookOf(played('1', 'book-3'));
const fonts = await quick.print();
const pressed = await booklet(book, 'A4', {
  fonts,
  section: async () => ({ png: await quick.picture('<svg width="1" height="1">', 1, {}), shape: 0.7 }),
});
const pdf = await PDFDocument.load(pressed.bytes);
const many = (level: Furnished['plan']['level']) => book.key.filter((it) => it.room.level === level).length;
const sheet = (width: number, height: number): Furnished => {
  const [plan] = book.plans as [Furnished];
  return { ...plan, plan: { ...plan.plan, sheet: { ...plan.plan.sheet, width, height } } };
};

describe('the booklet', () => {
  it('[TA-BOO-08] [TA-BOO-10] is no longer than it must be, and its pages keep every rule', () => {
    const { plans, factions, key } = book;
    const most = Math.ceil(12 + 3 * plans.length + factions.length / 2 + key.length / 12);
    expect(pdf.getPageCount()).toBe(pressed.pages);
    expect(pressed.pages).toBeLessThanOrEqual(most);
    expect([...pressed.faults, ...pressed.flaws]).toEqual([]);
  });

  it('[TA-BOO-03] [TA-BOO-10] a level of seven places or more has its key on a right page, its plan on the left one before', async () => {
    const paper = await Paper.begin('x', 'A4', fonts);
    const flow = new Flow(paper, 'x');
    const { areaPages } = await import('../src/print/area-pages.ts');
    const area = book.survey.areas.find((it) =>
      book.plans.some((at) => at.plan.level.area === it && many(at.plan.level) >= 7),
    );
    flow.newPage();
    await areaPages(book, area as NonNullable<typeof area>, flow);
    const pages = paper.pdf.getPages();
    let seen = 0;
    for (const { plan } of book.plans) {
      const [first] = book.key.filter((it) => it.room.level === plan.level);
      if (plan.level.area !== area || !first || many(plan.level) < 7) continue;
      const key = pages.indexOf(paper.targetPage(first.room.place.id) as PDFPage);
      // Pages are counted from 1: the key is odd.
      expect((key + 1) % 2).toBe(1);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
    // TA-BOO-10: each number of the area is on a plan.
    for (const it of book.key.filter((at) => at.room.area === area))
      expect(flow.onPlans.get(it.room.level.id)?.has(String(it.room.number)), it.room.key).toBe(true);
  });

  it('[TA-BOO-03] [TA-BOO-04] a wide plan is turned; one that would be too small is cut, with six squares in common', () => {
    const [wide] = planPagesOf(sheet(50, 20), A4);
    expect(wide?.size).toEqual([A4[1], A4[0]]);
    const [square] = planPagesOf(sheet(30, 36), A4);
    expect(square?.size).toEqual(A4);
    const parts = planPagesOf(sheet(130, 40), A4);
    expect(parts.length).toBeGreaterThan(1);
    for (const it of [...parts, wide, square]) expect(it?.square).toBeGreaterThanOrEqual(3.2 * MM - 1e-9);
    const [a, b] = parts as [(typeof parts)[number], (typeof parts)[number]];
    expect(a.from.x + a.shows[0] - b.from.x).toBeGreaterThanOrEqual(6 - 1e-9);
    expect(parts.at(-1)?.part).toBe(`part ${parts.length} of ${parts.length}`);
  });

  it('[TA-BOO-04] a square of a small map is at least 1.4 mm', () => {
    for (const [width, height] of [
      [93, 60],
      [20, 20],
    ] as const)
      expect(smallMapOf(sheet(width, height), 200, 150).square).toBeGreaterThanOrEqual(1.4 * MM - 1e-9);
  });

  it('[TA-BOO-05] an entry is not broken across a page, its labels stand in a column of their own, and Ways is smaller', async () => {
    const paper = await Paper.begin('x', 'A4', fonts);
    const flow = new Flow(paper, 'x');
    const set: { text: string; x: number; size: number }[] = [];
    const write = paper.text.bind(paper);
    paper.text = (page, x, y, text, how) => {
      set.push({ text, x: x - flow.box.left, size: how.size });
      return write(page, x, y, text, how);
    };
    const short = book.key.filter((it) => it.lines.length < 6);
    const onPage = new Map<PDFPage, Set<(typeof short)[number]['room']>>();
    flow.columns(2);
    for (const it of [...short, ...short]) entry(flow, it, onPage);
    const pages = [...onPage.values()];
    expect(pages.length).toBeGreaterThan(2);
    for (const [i, rooms] of pages.entries())
      for (const other of pages.slice(i + 1))
        expect([...rooms].filter((it) => other.has(it)).length).toBeLessThanOrEqual(short.length);
    const labels = set.filter((it) => it.text === 'Notice' || it.text === 'Past');
    const width = flow.columnWidth;
    expect(labels.length).toBeGreaterThan(5);
    for (const it of labels) expect(Math.min(it.x, Math.abs(it.x - width - 7 * MM))).toBeLessThan(15);
    const ways = set.find((it) => it.text === 'Ways');
    expect(ways?.size).toBeLessThan(labels[0]?.size ?? 0);
  });

  it('[TA-BOO-07] a printed plan is black, white and grey, and its ink covers less than a fifth', () => {
    for (const plan of book.plans.slice(0, 3)) {
      const svg = drawPlan(plan, { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper', pixels: 20 });
      const { rgba } = toPixels(svg, { width: 900, type: [] });
      let ink = 0;
      for (let i = 0; i < rgba.length; i += 4) {
        expect(rgba[i] === rgba[i + 1] && rgba[i] === rgba[i + 2]).toBe(true);
        ink += 255 - (rgba[i] as number);
      }
      expect(ink / 255 / (rgba.length / 4)).toBeLessThan(0.2);
      // TA-INK-06: washes.
      const wash = /<g id="wash".*?<\/g>/s.exec(svg)?.[0] ?? '';
      for (const [, share] of wash.matchAll(/opacity="([\d.]+)"/g)) expect(Number(share)).toBeLessThan(0.12);
    }
  });

  it('[TA-BOO-09] a heading moves on with what it heads; one that stands alone is found', async () => {
    const flow = new Flow(await Paper.begin('x', 'A4', fonts), 'x');
    const line = { height: 30, draw: () => undefined };
    while (flow.room > 60 || flow.number === 0) flow.put(line);
    const page = flow.number;
    flow.all([flow.heading('Far down'), line]);
    expect(flow.number).toBe(page + 1);
    expect(flow.flaws).toEqual([]);
    flow.put(flow.heading('Left alone'));
    flow.newPage();
    flow.put(line);
    expect(flow.flaws).toHaveLength(1);
  });

  it('[TA-BOO-10] text outside the page, and text over text, are found', () => {
    const box = { text: 'a', left: 100, bottom: 100, right: 150, top: 110 };
    expect(pageFaults([box], ...A4)).toEqual([]);
    expect(pageFaults([{ ...box, right: 590 }], ...A4)).toHaveLength(1);
    expect(pageFaults([box, { ...box, text: 'b', left: 140, right: 180 }], ...A4)).toHaveLength(1);
    expect(pageFaults([box, { ...box, text: 'b', bottom: 112, top: 122 }], ...A4)).toEqual([]);
  });
});
