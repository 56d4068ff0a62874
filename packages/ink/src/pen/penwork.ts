import { unreachable } from '@understory/table';
import type { Nib, PenEdit, PenInk } from './edit.ts';
import { FINE } from './limits.ts';
import type { RoomShape } from './room-shapes.ts';

/** Said of a thing, if it still is what it was (`of`). */
interface Said<T> {
  readonly of: string;
  readonly is: T;
}

export interface PenStroke {
  /** Its place in the list of edits, by which it is known. */
  readonly edit: number;
  readonly age: string;
  readonly ink: PenInk;
  readonly nib: Nib;
  /** x, y, pressure … in hundredths. */
  readonly points: readonly number[];
}

export interface Sticker {
  readonly edit: number;
  readonly age: string;
  readonly emblem: string;
  /** In beads. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In turns, clockwise. */
  readonly turn: number;
}

/** All that the player has drawn and changed on a map. It is part of the picture; no rule ever sees it (H2-GEN-09). */
export interface Penwork {
  /** How far aside pieces are drawn, in beads; the last nudged is the last here. */
  readonly nudged: ReadonlyMap<string, Said<{ readonly dx: number; readonly dy: number }>>;
  readonly shapes: ReadonlyMap<string, Said<RoomShape>>;
  /** Between a tunnel's ends, x, y … in beads. */
  readonly courses: ReadonlyMap<string, Said<readonly number[]>>;
  /** Where labels stand. */
  readonly labels: ReadonlyMap<string, Said<{ readonly x: number; readonly y: number }>>;
  /** Names of pieces, features, labels, treasures and groups. */
  readonly names: ReadonlyMap<string, Said<string>>;
  readonly strokes: readonly PenStroke[];
  readonly stickers: readonly Sticker[];
}

/** The result of all edits, in order. */
export function drawn(edits: readonly PenEdit[]): Penwork {
  const work = {
    nudged: new Map<string, Said<{ dx: number; dy: number }>>(),
    shapes: new Map<string, Said<RoomShape>>(),
    courses: new Map<string, Said<readonly number[]>>(),
    labels: new Map<string, Said<{ x: number; y: number }>>(),
    names: new Map<string, Said<string>>(),
  };
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
  return { ...work, strokes: [...ink.values()], stickers: [...stuck.values()] };
}

/** Said last stands last. */
function put<T>(said: Map<string, Said<T>>, id: string, of: string, is: T): void {
  said.delete(id);
  said.set(id, { of, is });
}

/** Is there nothing of it to see? */
export function isBare(work: Penwork): boolean {
  const { nudged, shapes, courses, labels, names, strokes, stickers } = work;
  return (
    [nudged, shapes, courses, labels, names].every(({ size }) => size === 0) && strokes.length + stickers.length === 0
  );
}
