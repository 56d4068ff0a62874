import type { PDFPage } from '@cantoo/pdf-lib';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import type { Room } from '../places/survey.ts';
import { type Block, BODY, type Flow, SMALL } from './flow.ts';
import { type Run, runsOf } from './lines.ts';
import { GREY } from './paper.ts';

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

/** TA-BOO-05: an entry, which is broken only if it is longer than half a column; `onPage` is told where it stands. */
export function entry(flow: Flow, it: KeyEntry, onPage?: Map<PDFPage, Set<Room>>): void {
  const blocks = entryBlocks(flow, it).map(
    (block): Block => ({
      ...block,
      draw: (page, x, top) => {
        onPage?.set(page, (onPage.get(page) ?? new Set<Room>()).add(it.room));
        block.draw(page, x, top);
      },
    }),
  );
  const whole = blocks.reduce((sum, block) => sum + block.height, 0);
  if (whole <= (flow.box.top - flow.box.bottom) / 2)
    flow.put({ height: whole, draw: (page, x, top) => stacked(blocks, page, x, top) });
  else flow.all(blocks);
  flow.space(7);
}

export function stacked(blocks: readonly Block[], page: PDFPage, x: number, top: number): void {
  let y = top;
  for (const it of blocks) {
    it.draw(page, x, y);
    y -= it.height;
  }
}

function entryBlocks(flow: Flow, { room, name, what, lines }: KeyEntry): Block[] {
  const { paper } = flow;
  const head: Block = {
    height: 19,
    keep: true,
    draw: (page, x, top) => {
      page.drawCircle({ x: x + 8, y: top - 10, size: 8, borderColor: GREY, borderWidth: 1.1 });
      const number = String(room.number);
      paper.text(page, x + 8 - paper.widthOf(number, 'bold', 9) / 2, top - 13, number, { face: 'bold', size: 9 });
      let size = 13;
      while (size > 8 && paper.widthOf(paper.printable(name, 'normal'), 'normal', size) > flow.columnWidth - 22)
        size -= 0.5;
      paper.text(page, x + 21, top - 14, name, { face: 'normal', size });
      paper.target(room.place.id, page, top);
      paper.bookmark(`${room.key} ${name}`, page, top, 2);
    },
  };
  const small = flow
    .row('', runsOf(what, 'italic'), { labels: 21, size: SMALL })
    .map((it) => ({ ...it, keep: true as const }));
  const rows = lines.flatMap(({ label, facts }) => {
    const between = label === 'Past' || label === 'Ways' ? ' · ' : ' ';
    const run = (of: readonly Fact[]): Run[] =>
      of.flatMap((fact, i) => [...(i > 0 ? [{ text: between, face: 'sans' as const }] : []), ...runsOf(fact.text)]);
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    const size = label === 'Ways' ? SMALL : BODY;
    return [
      ...(open.length > 0 ? flow.row(label, run(open), { size }) : []),
      ...(hidden.length > 0 ? flow.row(label, run(hidden), { size, hidden: true }) : []),
    ];
  });
  return [head, ...small, ...rows];
}
