import { NO_PEN, type PenEdit } from '@understory/ink';
import { drawn, whatItWas, whyFull, whyRefused } from '@understory/ink/pen';
import { announce } from '../../desk/notices.ts';
import { keepTable } from '../../table/keep-table.ts';
import { pageGame } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { calledIn } from '../../words/called-in.ts';
import { penMeasures } from '../paper/pen-measures.ts';
import { usePen } from './pen-store.ts';

/** What the pen has to say, on its desk and for those who listen. */
export function say(said: string): void {
  usePen.setState({ said });
  if (said) announce(said);
}

/** The world under the pen and the moment at which it is drawn on. */
export function underPen() {
  const { game: any, pen, view } = useTable.getState();
  const game = pageGame(any);
  if (!game) throw new Error('No page is on the table.');
  const tick = view.moment ?? lastTick(game);
  const { world } = game;
  const called = calledIn(game);
  return { world, called, tick, pen, age: world.journal.entries[tick]?.age ?? '', measures: penMeasures(world, tick) };
}

/** Why an edit can't be made; null if it can (H2-GEN-09). */
export function whyNot(edit: PenEdit): string | null {
  const { world, called, tick, pen, measures } = underPen();
  const full = whyFull(pen.edits, edit);
  if (full !== null || !('piece' in edit)) return full;
  return whyRefused(world.page, drawn([...pen.edits, edit]), edit.piece, tick, measures, called);
}

/** Do something with the pen. False, and said why, if it can't be; then nothing has changed. */
export function draw(edit: PenEdit): boolean {
  const why = whyNot(edit);
  if (why !== null) {
    say(why);
    return false;
  }
  const { pen } = useTable.getState();
  useTable.setState({ pen: drawn([...pen.edits, edit], pen) });
  usePen.setState({ said: '', undone: { after: NO_PEN, edits: [] } });
  keepTable();
  return true;
}

/** What a thing is called from now on. */
export function rename(id: string, text: string): boolean {
  const { world } = underPen();
  return draw({ do: 'name', id, of: whatItWas(world.page, id), text: text.trim() });
}

/** Things are drawn and named again as the game has them. */
export function reset(ids: readonly string[]): void {
  const { pen } = useTable.getState();
  const { nudged, shapes, courses, labels, names } = pen;
  const said = [nudged, shapes, courses, labels, names];
  for (const id of ids) if (said.some((it) => it.has(id))) draw({ do: 'reset', id });
}

export function undoPen(): void {
  const { pen } = useTable.getState();
  const last = pen.edits.at(-1);
  if (!last) return;
  const { undone } = usePen.getState();
  const rest = drawn(pen.edits.slice(0, -1), pen);
  useTable.setState({ pen: rest });
  usePen.setState({ undone: { after: rest, edits: [...(undone.after === pen ? undone.edits : []), last] }, said: '' });
  keepTable();
  announce(`Taken back: ${NAMES[last.do]}.`);
}

export function redoPen(): void {
  const { pen } = useTable.getState();
  const { undone } = usePen.getState();
  const next = undone.after === pen ? undone.edits.at(-1) : undefined;
  if (!next) return;
  const all = drawn([...pen.edits, next], pen);
  useTable.setState({ pen: all });
  usePen.setState({ undone: { after: all, edits: undone.edits.slice(0, -1) }, said: '' });
  keepTable();
  announce(`Done again: ${NAMES[next.do]}.`);
}

const NAMES: Readonly<Record<PenEdit['do'], string>> = {
  nudge: 'a nudge',
  shape: 'a shape',
  course: 'a tunnel’s course',
  label: 'a label’s place',
  name: 'a name',
  note: 'a note',
  known: 'who may know of it',
  stroke: 'a stroke',
  sticker: 'a sticker',
  restick: 'a sticker’s new place',
  erase: 'what the eraser took',
  reset: 'a return to the game’s own drawing',
};
