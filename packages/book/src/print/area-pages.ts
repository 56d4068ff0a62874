import { capital } from '@understory/table';
import type { Book } from '../book.ts';
import { areaPast } from '../key/area-entry.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { entry } from './entries.ts';
import { type Flow, SMALL } from './flow.ts';
import { runsOf } from './lines.ts';
import { planPages, smallMap } from './plan-pages.ts';

/** TA-BOO-03: a level of so many places has a spread. */
const SPREAD = 7;

type Area = Book['survey']['areas'][number];

/** TA-KEY-12: what is to be said of an area, then its levels. */
export async function areaPages(book: Book, area: Area, flow: Flow): Promise<void> {
  const levels = book.survey.levels.filter((it) => it.area === area);
  if (area.surface) {
    siteEntries(book, area, flow);
    return;
  }
  for (const [i, level] of levels.entries()) {
    const entries = book.key.filter((it) => it.room.level === level);
    const plan = book.plans.find((it) => it.plan.level === level) ?? null;
    const isSpread = plan !== null && entries.length >= SPREAD;
    flow.header(null);
    if (plan && isSpread) await planPages(flow, plan, true);
    flow.newPage();
    const name = plan?.title ?? capital(area.name);
    flow.put(flow.heading(name, { ...(i === 0 ? { id: area.id, depth: 0 } : { depth: 1 }), size: 22 }));
    flow.all(
      flow.row(
        '',
        [
          {
            text: `area ${area.letter} · ${area.kind}, ${area.state} · level ${level.number} of ${levels.length}`,
            face: 'italic',
          },
        ],
        { labels: 0 },
      ),
    );
    if (i === 0) areaHead(book, area, flow);
    if (plan && !isSpread) await planPages(flow, plan, false);
    if (plan && isSpread)
      flow.header((page, box) => smallMap(flow.paper, page, box, plan, new Set(entries.map((it) => it.room))));
    if (plan && isSpread) {
      const box = { ...flow.box, top: flow.box.bottom + flow.room };
      const used = smallMap(flow.paper, flow.page, box, plan, new Set(entries.map((it) => it.room)));
      flow.put({ height: used, draw: () => undefined });
    }
    flow.space(6);
    flow.columns(2);
    for (const it of entries) entry(flow, it);
    flow.columns(1);
    flow.header(null);
  }
}

/** TA-KEY-13: what has no plan runs on from page to page. */
function siteEntries(book: Book, area: Area, flow: Flow): void {
  if (book.survey.areas.find((it) => it.surface) === area || flow.room < 200) flow.newPage();
  flow.put(flow.heading(capital(area.name), { id: area.id, depth: 0, size: 18 }));
  areaHead(book, area, flow);
  flow.columns(2);
  for (const it of book.key.filter((entry) => entry.room.area === area)) entry(flow, it);
  flow.columns(1);
  flow.space(10);
}

function areaHead(book: Book, area: Area, flow: Flow): void {
  const past = areaPast(book.survey, area);
  if (past.length > 0) flow.all(flow.words(runsOf(past, 'italic')));
  const holders = new Map<string, string[]>();
  for (const { room } of book.key.filter((it) => it.room.area === area))
    if (room.holder) holders.set(room.holder.id, [...(holders.get(room.holder.id) ?? []), String(room.number)]);
  const groups = book.survey.then.groups;
  for (const [id, rooms] of holders)
    flow.all(
      flow.row('Holds', [
        { text: book.survey.naming.group(groups.get(id) as never), face: 'bold', to: id },
        { text: ` ${rooms.join(', ')}`, face: 'sans' },
      ]),
    );
  const moves = book.encounters.find((it) => it.area === area);
  if (!moves) return;
  flow.all(flow.row('', [{ text: `On the move (d6). ${HOW_OFTEN}`, face: 'italic' }], { labels: 0, size: SMALL }));
  for (const [i, it] of moves.lines.entries())
    flow.all(flow.words(runsOf(it), { indent: 14, before: String(i + 1), size: SMALL }));
}
