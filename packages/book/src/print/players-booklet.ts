import { drawPlan } from '../draw/draw-plan.ts';
import type { PlayersBook } from '../players/edition.ts';
import { Flow } from './flow.ts';
import { runsOf } from './lines.ts';
import { Paper } from './paper.ts';
import { landOn } from './plan-pages.ts';
import type { PaperSize, PrintFonts } from './type.ts';

/** TA-BOO, TA-SEC-03: what players may read, printed. */
export async function playersBooklet(book: PlayersBook, size: PaperSize, fonts: PrintFonts) {
  const paper = await Paper.begin(book.title, size, fonts);
  const flow = new Flow(paper, book.title);
  flow.newPage();
  flow.put(flow.heading(book.title, { size: 28, depth: 0 }));
  flow.all(flow.words([{ text: `As it is known in ${book.moment}.`, face: 'italic' }]));
  flow.space(8);
  for (const it of book.known) flow.all(flow.words(runsOf(it)));
  if (book.areas.length > 0) flow.all(flow.words([{ text: `One hears of ${book.areas.join(', ')}.`, face: 'sans' }]));
  if (book.rumours.length > 0) flow.put(flow.heading('What is said'));
  for (const [i, it] of book.rumours.entries()) flow.all(flow.words(runsOf(it), { indent: 16, before: String(i + 1) }));
  for (const map of book.lands) {
    await landOn(flow, flow.newPage(true), map, 'plain');
  }
  for (const { name, plan, rooms } of book.levels) {
    flow.newPage();
    flow.put(flow.heading(name, { size: 20, depth: 0 }));
    if (plan) {
      const { width: w, height: h } = plan.plan.sheet;
      const { left, width, top, bottom } = flow.box;
      const square = Math.min(width / w, ((top - bottom) * 0.5) / h);
      const y = bottom + flow.room;
      await paper.svg(flow.page, drawPlan(plan, { look: 'plain', frame: false, grid: 'lines', forWhom: 'players' }), {
        ...{ x: left + (width - w * square) / 2, y, width: w * square, height: h * square },
      });
      flow.put({ height: h * square + 10, draw: () => undefined });
    }
    for (const it of rooms) {
      flow.put(flow.heading(it.key === null ? it.name : `${it.key} ${it.name}`, { size: 14 }));
      for (const line of it.lines) flow.all(flow.words(runsOf(line)));
      flow.space(6);
    }
  }
  return { bytes: await paper.bytes(), said: paper.said, faults: [] };
}
