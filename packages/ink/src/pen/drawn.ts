import { unreachable } from '@understory/table';
import type { PenStroke, Said, Sticker } from './changes.ts';
import type { PenEdit } from './edit.ts';
import { FINE } from './limits.ts';
import { NO_PEN } from './no-pen.ts';
import type { Penwork } from './penwork.ts';
import type { RoomShape } from './room-shapes.ts';
import { TOOLS } from './tools.ts';

const ON_TOP: readonly PenEdit['do'][] = ['stroke', 'sticker', 'restick', 'erase', 'note', 'known'];

const isOfMap = (edit: PenEdit): boolean => !ON_TOP.includes(edit.do);

/** The result of all edits, in order; `before` is the work that they go on from. */
export function drawn(edits: readonly PenEdit[], before: Penwork = NO_PEN): Penwork {
  if (edits.length === 0) return NO_PEN;
  const work = {
    nudged: new Map<string, Said<{ dx: number; dy: number }>>(),
    shapes: new Map<string, Said<RoomShape>>(),
    courses: new Map<string, Said<readonly number[]>>(),
    labels: new Map<string, Said<{ x: number; y: number }>>(),
    names: new Map<string, Said<string>>(),
  };
  const notes = new Map<string, string>();
  const known = new Map<string, 'secret' | 'told'>();
  const ink = new Map<number, PenStroke>();
  const stuck = new Map<number, Sticker>();
  for (const [i, edit] of edits.entries()) {
    switch (edit.do) {
      case 'nudge':
        put(work.nudged, edit.piece, edit.of, { dx: edit.dx / FINE, dy: edit.dy / FINE });
        break;
      case 'shape':
        put(work.shapes, edit.piece, edit.of, edit.shape);
        break;
      case 'course':
        put(
          work.courses,
          edit.piece,
          edit.of,
          edit.points.slice(0, edit.points.length & ~1).map((it) => it / FINE),
        );
        break;
      case 'label':
        put(work.labels, edit.label, edit.of, { x: edit.x / FINE, y: edit.y / FINE });
        break;
      case 'name':
        put(work.names, edit.id, edit.of, edit.text);
        break;
      case 'note':
        notes.delete(edit.id);
        if (edit.text.trim() !== '') notes.set(edit.id, edit.text.trim());
        break;
      case 'known':
        known.delete(edit.id);
        if (edit.as !== 'usual') known.set(edit.id, edit.as);
        break;
      case 'stroke':
        ink.set(i, { edit: i, age: edit.age, ink: edit.ink, nib: edit.nib, points: edit.points });
        break;
      case 'sticker': {
        const { age, emblem, x, y, size, turn } = edit;
        stuck.set(i, { edit: i, age, emblem, x: x / FINE, y: y / FINE, size: size / FINE, turn: turn / 100 });
        break;
      }
      case 'restick': {
        const it = stuck.get(edit.sticker);
        if (it) stuck.set(edit.sticker, { ...it, x: edit.x / FINE, y: edit.y / FINE });
        break;
      }
      case 'erase':
        for (const gone of edit.edits) {
          ink.delete(gone);
          stuck.delete(gone);
        }
        break;
      case 'reset':
        for (const said of Object.values(work)) said.delete(edit.id);
        break;
      default:
        unreachable(edit);
    }
  }
  const own = { edits, ...work, notes, known, strokes: [...ink.values()], stickers: [...stuck.values()], tools: TOOLS };
  const ofMap = edits.filter(isOfMap);
  if (ofMap.length < edits.length) return { ...own, ofMap: sameAs(ofMap, before.ofMap) ?? drawn(ofMap) };
  return {
    ...own,
    get ofMap() {
      return this;
    },
  };
}

/** Said last stands last. */
function put<T>(said: Map<string, Said<T>>, id: string, of: string, is: T): void {
  said.delete(id);
  said.set(id, { of, is });
}

/** A work of these very edits, if it is that. */
function sameAs(edits: readonly PenEdit[], work: Penwork): Penwork | null {
  return edits.length === work.edits.length && edits.every((edit, i) => edit === work.edits[i]) ? work : null;
}
