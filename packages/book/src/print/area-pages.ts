import type { PDFPage } from '@cantoo/pdf-lib';
import { capital } from '@understory/table';
import type { Book } from '../book.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { areaPast } from '../key/area-entry.ts';
import type { Room } from '../places/survey.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { entry, stacked } from './entries.ts';
import { type Block, type Flow, SMALL } from './flow.ts';
import { runsOf } from './lines.ts';
import { GREY, INK } from './paper.ts';
import { heightAbove, planAbove, planOn, planPagesOf, squareAbove } from './plan-pages.ts';
import { drawSmallMap, type SmallMap, smallMapOf } from './small-map.ts';

/** TA-BOO-03: a level of so many places has a spread. */
const SPREAD = 7;
/** A small level begins on a page on which its plan and so much more has room. */
const ROOMY = 140;

type Area = Book['survey']['areas'][number];
type Level = Book['survey']['levels'][number];

/** TA-KEY-12: what is to be said of an area, then its levels. */
export async function areaPages(book: Book, area: Area, flow: Flow): Promise<void> {
  if (area.surface) {
    siteEntries(book, area, flow);
    return;
  }
  const levels = book.survey.levels.filter((it) => it.area === area);
  let shares = false;
  for (const level of levels) {
    const plan = book.plans.find((it) => it.plan.level === level) ?? null;
    const many = book.key.filter((it) => it.room.level === level).length;
    if (plan && many >= SPREAD) await spread(book, level, plan, flow);
    else await shared(book, level, plan, flow, shares);
    shares = many < SPREAD;
  }
}

/** TA-BOO-03: left the plan, filling the page, and right its key, with the level in little at the head of each page. */
async function spread(book: Book, level: Level, plan: Furnished, flow: Flow): Promise<void> {
  const pages = planPagesOf(plan, flow.paper.size);
  // The last page of a plan is a left one, so that plan and key lie open beside each other.
  if ((flow.number + pages.length) % 2 === 1) notes(flow, plan.title);
  for (const it of pages) await planOn(flow, plan, it);
  const heads = new Map<PDFPage, { readonly map: SmallMap; readonly left: number; readonly top: number }>();
  flow.newPage();
  levelHeading(book, level, plan.title, flow);
  firstHead(book, level, plan, flow, (page, it) => heads.set(page, it));
  flow.header((page, box) => {
    const map = smallMapOf(plan, box.width * 0.6, (box.top - box.bottom) * 0.17);
    heads.set(page, { map, left: box.left + (box.width - map.width) / 2, top: box.top });
    return map.height + 12;
  });
  const onPage = new Map<PDFPage, Set<Room>>();
  flow.columns(2);
  for (const it of book.key.filter((at) => at.room.level === level)) entry(flow, it, onPage);
  flow.columns(1);
  flow.header(null);
  for (const [page, { map, left, top }] of heads)
    drawSmallMap(flow.paper, page, map, { left, top }, onPage.get(page) ?? new Set());
}

/** A right page before a plan: for the keeper's own hand. */
function notes(flow: Flow, title: string): void {
  flow.newPage();
  flow.put(flow.heading(`Notes on ${title}`, { size: 15 }));
  while (flow.room > 26)
    flow.put({
      height: 24,
      draw: (page, x, top) =>
        page.drawLine({
          start: { x, y: top - 22 },
          end: { x: x + flow.columnWidth, y: top - 22 },
          thickness: 0.3,
          color: GREY,
        }),
    });
}

function levelHeading(book: Book, level: Level, name: string, flow: Flow): void {
  const { area } = level;
  const levels = book.survey.levels.filter((it) => it.area === area);
  const isFirst = levels[0] === level;
  flow.put(flow.heading(name, { ...(isFirst ? { id: area.id, depth: 0 } : { depth: 1 }), size: 22 }));
  const text = `area ${area.letter} · ${area.kind}, ${area.state} · level ${level.number} of ${levels.length}`;
  flow.all(flow.row('', [{ text, face: 'italic' }], { labels: 0 }));
}

/** The level in little, and beside it its past, who holds what and what is on the move. */
function firstHead(
  book: Book,
  level: Level,
  plan: Furnished,
  flow: Flow,
  onMap: (page: PDFPage, at: { map: SmallMap; left: number; top: number }) => void,
): void {
  const { box } = flow;
  const map = smallMapOf(plan, box.width * 0.6, (box.top - box.bottom) * 0.32);
  const isBeside = map.width <= box.width * 0.63;
  const wide = isBeside ? box.width - map.width - 14 : box.width;
  const text = areaHead(book, level.area, flow, wide);
  const high = text.reduce((sum, it) => sum + it.height, 0);
  const place = (page: PDFPage, top: number) => {
    frame(page, { left: box.left, top, map });
    onMap(page, { map, left: box.left, top });
  };
  if (!isBeside || high > (box.top - box.bottom) * 0.5) {
    flow.put({ height: map.height + 10, draw: (page, _, top) => place(page, top) });
    flow.all(areaHead(book, level.area, flow, box.width));
  } else
    flow.put({
      height: Math.max(map.height, high) + 10,
      draw: (page, _, top) => {
        place(page, top);
        stacked(text, page, box.left + map.width + 14, top);
      },
    });
  flow.space(4);
}

function frame(page: PDFPage, { left, top, map }: { left: number; top: number; map: SmallMap }): void {
  page.drawRectangle({
    ...{ x: left - 2, y: top - map.height - 2, width: map.width + 4, height: map.height + 4 },
    ...{ borderColor: INK, borderWidth: 0.8 },
  });
}

/** TA-BOO-03: plan above, entries below; two such of one area may share a page. What is too large for that has a page of its own. */
async function shared(book: Book, level: Level, plan: Furnished | null, flow: Flow, follows: boolean): Promise<void> {
  const square = plan ? squareAbove(flow, plan) : null;
  const isRoomy = plan && square !== null && flow.room > heightAbove(plan, square) + ROOMY;
  if (plan && square === null) for (const it of planPagesOf(plan, flow.paper.size)) await planOn(flow, plan, it);
  if (!follows || !isRoomy) flow.newPage();
  const isFirst = book.survey.levels.find((it) => it.area === level.area) === level;
  levelHeading(book, level, plan?.title ?? capital(level.area.name), flow);
  if (isFirst) flow.all(areaHead(book, level.area, flow, flow.columnWidth));
  if (plan && square !== null) await planAbove(flow, plan, square);
  flow.space(6);
  flow.columns(2);
  for (const it of book.key.filter((at) => at.room.level === level)) entry(flow, it);
  flow.columns(1);
  flow.space(10);
}

/** TA-KEY-13: what has no plan runs on from page to page. */
function siteEntries(book: Book, area: Area, flow: Flow): void {
  if (book.survey.areas.find((it) => it.surface) === area || flow.room < 200) flow.newPage();
  flow.put(flow.heading(capital(area.name), { id: area.id, depth: 0, size: 18 }));
  flow.all(areaHead(book, area, flow, flow.columnWidth));
  flow.columns(2);
  for (const it of book.key.filter((at) => at.room.area === area)) entry(flow, it);
  flow.columns(1);
  flow.space(10);
}

/** TA-BOO-03: its past, who holds what, what is on the move. */
function areaHead(book: Book, area: Area, flow: Flow, width: number): Block[] {
  const { survey } = book;
  const past = areaPast(survey, area);
  const entries = book.key.filter((it) => it.room.area === area);
  const holders = [...new Set(entries.flatMap((it) => it.room.holder ?? []))];
  const moves = book.encounters.find((it) => it.area === area);
  return [
    ...(past.length > 0 ? flow.words(runsOf(past, 'italic'), { width }) : []),
    ...(holders.length > 0 ? [flow.heading('Who holds what', { size: 12, width })] : []),
    ...holders.flatMap((group) => {
      const rooms = entries.filter((it) => it.room.holder === group).map((it) => String(it.room.number));
      return flow.words(
        [
          { text: survey.naming.group(group), face: 'bold', to: group.id },
          { text: ` in ${rooms.join(', ')}`, face: 'sans' },
        ],
        { width, size: SMALL },
      );
    }),
    ...(moves
      ? [
          flow.heading('On the move (d6)', { size: 12, width }),
          ...flow.words([{ text: HOW_OFTEN, face: 'italic' }], { width, size: SMALL }),
          ...moves.lines.flatMap((it, i) =>
            flow.words(runsOf(it), { indent: 14, before: String(i + 1), size: SMALL, width }),
          ),
        ]
      : []),
  ];
}
