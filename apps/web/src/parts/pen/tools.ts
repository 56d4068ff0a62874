import type { PenEdit, Sticker } from '@understory/ink';
import { FINE, isBendable, isMovable } from '@understory/ink/pen';
import { distance, type Piece, type Point } from '@understory/page';
import { capital } from '@understory/table';
import { announce } from '../../desk/notices.ts';
import { useTable } from '../../table/table-store.ts';
import type { MapLens } from '../paper/lens.ts';
import { shapePath } from '../paper/ring-path.ts';
import { handlesOf } from './bend.ts';
import { boxPath, labelAtPoint, labelBox, middleOfBox } from './label-box.ts';
import { draw, say, underPen, whyNot } from './pen-acts.ts';
import { type Tool, usePen } from './pen-store.ts';
import { underRubber } from './rub-out.ts';
import { bendBy, labelAt, nudgeBy } from './shift.ts';
import { covers, emblemWords, restuck, stickersIn } from './stuck.ts';
import { Stroke } from './thin.ts';
import { drawnShape, pieceAt } from './things.ts';

interface At extends Point {
  /** Null if the crosshair was used. */
  readonly event: globalThis.PointerEvent | null;
}

/** A tool set down on the map, until it is lifted. */
export interface Grip {
  move(at: At): void;
  /** After some moves: what is to be seen of it. */
  show(): void;
  lift(at: At): void;
  /** Nothing comes of it. */
  drop(): void;
}

type Tools = Readonly<Record<Tool, (at: At & { readonly lens: MapLens | null }) => Grip>>;

/** What happens when a tool is set down. */
export const GRIPS: Tools = { pen: penGrip, eraser: rubberGrip, sticker: stickerGrip, move: movingGrip };

/** A mouse and a finger press evenly. */
const pressureOf = (event: At['event']): number => (event?.pointerType === 'pen' ? event.pressure : 0.5);

function penGrip(at: At): Grip {
  const { age } = underPen();
  const { ink, nib } = usePen.getState();
  let stroke = new Stroke();
  const keep = () => {
    if (stroke.points.length > 0) draw({ do: 'stroke', age, ink, nib, points: [...stroke.points] });
  };
  const move = ({ x, y, event }: At) => {
    if (stroke.add(x, y, pressureOf(event))) return;
    // A very long one goes on as another.
    keep();
    stroke = new Stroke();
    stroke.add(x, y, pressureOf(event));
  };
  move(at);
  return {
    move,
    show: () => usePen.setState({ live: { what: 'stroke', points: stroke.points } }),
    lift: keep,
    drop: () => {},
  };
}

function rubberGrip(at: At): Grip {
  const work = useTable.getState().pen;
  const rubbed = new Set<number>();
  const move = ({ x, y }: At) => {
    for (const it of underRubber(work, x, y)) rubbed.add(it);
  };
  move(at);
  return {
    move,
    show: () => usePen.setState({ live: { what: 'erasing', edits: [...rubbed] } }),
    lift: () => {
      if (rubbed.size > 0) draw({ do: 'erase', edits: [...rubbed] });
      else announce('Nothing drawn by hand is there.');
    },
    drop: () => {},
  };
}

function stickerGrip(): Grip {
  const { age } = underPen();
  const { emblem, size, turn } = usePen.getState();
  return {
    move: () => {},
    show: () => {},
    lift: ({ x, y }) => {
      const put: PenEdit = { do: 'sticker', age, emblem, x: Math.round(x * FINE), y: Math.round(y * FINE), size, turn };
      if (draw(put)) announce(`A sticker of ${emblemWords(emblem)} is on the map.`);
    },
    drop: () => {},
  };
}

/** Nearer than this is a click, in beads. */
const STILL = 0.08;
/** How near a handle must be. */
const GRIP = 0.45;

/** Drags what is there: a handle of the chosen tunnel, a sticker, a label, a piece; or the map, where nothing is. */
function movingGrip(at: At & { readonly lens: MapLens | null }): Grip {
  const { view } = useTable.getState();
  const sticker = handleAt(at) ? undefined : stickersIn(underPen(), view).findLast((it) => covers(it, at));
  return sticker ? restickingHand(sticker, at) : shiftingHand(at);
}

function restickingHand(sticker: Sticker, at: At): Grip {
  let to: Point = at;
  const edit = () => restuck(underPen(), sticker, { x: sticker.x + to.x - at.x, y: sticker.y + to.y - at.y });
  const isStill = () => distance(to.x, to.y, at.x, at.y) < STILL;
  return {
    move: ({ x, y }) => {
      to = { x, y };
    },
    show: () => {
      const { x, y } = edit();
      if (!isStill()) usePen.setState({ live: { what: 'sticking', sticker: sticker.edit, x: x / FINE, y: y / FINE } });
    },
    lift: (last) => {
      to = last;
      if (!isStill() && draw(edit())) announce(`The sticker of ${emblemWords(sticker.emblem)} is moved.`);
      usePen.setState({ selected: { what: 'sticker', id: `${sticker.edit}` } });
    },
    drop: () => {},
  };
}

function shiftingHand(at: At & { readonly lens: MapLens | null }): Grip {
  const under = underPen();
  const label = at.event ? labelAtPoint(at.event.clientX, at.event.clientY) : null;
  const handle = handleAt(at);
  const here = label === null ? pieceAt(under, at) : null;
  const piece = handle?.piece ?? (here && carrierOf(here, under.world.page.pieces));
  const box = label === null ? null : labelBox(label);
  let to: Point = at;
  let seen = at.event && { x: at.event.clientX, y: at.event.clientY };
  const by = (): Point => ({ x: to.x - at.x, y: to.y - at.y });
  const edit = (): PenEdit | null => {
    if (handle) return bendBy(under, handle.piece, handle.nth, by());
    if (label !== null && box) {
      const { x, y } = middleOfBox(box);
      return labelAt(under, label, { x: x + by().x, y: y + by().y });
    }
    return piece && isMovable(piece) ? nudgeBy(under, piece, by()) : null;
  };
  const show = () => {
    const next = distance(to.x, to.y, at.x, at.y) < STILL ? null : edit();
    if (next) usePen.setState({ live: { what: 'ghost', ...ghostOf(next), fits: whyNot(next) === null } });
  };
  return {
    move: ({ x, y, event }) => {
      to = { x, y };
      const isFree = !piece && label === null;
      if (isFree && event && seen) {
        at.lens?.panBy(event.clientX - seen.x, event.clientY - seen.y);
        seen = { x: event.clientX, y: event.clientY };
      }
    },
    show,
    lift: (last) => {
      to = last;
      const isStill = distance(to.x, to.y, at.x, at.y) < STILL;
      const next = isStill ? null : edit();
      if (next) draw(next);
      else if (!isStill && piece)
        say(`${capital(underPen().called(piece.what))} stays where it is; it can have another name.`);
      const what =
        label !== null ? ({ what: 'label', id: label } as const) : piece && ({ what: 'piece', id: piece.id } as const);
      if (handle) usePen.setState({ handle: handle.nth });
      else if (what) usePen.setState({ selected: what, handle: 1, ...(isStill ? { said: '' } : {}) });
      else if (isStill) usePen.setState({ selected: null });
    },
    drop: () => {},
  };
}

/** A lake is moved with its cave; what stays where it is can still be chosen. */
function carrierOf(piece: Piece, pieces: readonly Piece[]): Piece {
  const home = isMovable(piece) ? undefined : pieces.find(({ id }) => id === piece.within);
  return home ? carrierOf(home, pieces) : piece;
}

function handleAt({ x, y }: Point) {
  const { selected } = usePen.getState();
  const under = underPen();
  const piece = selected?.what === 'piece' ? under.world.page.pieces.find((it) => it.id === selected.id) : undefined;
  if (!piece || !isBendable(piece)) return null;
  const nth = handlesOf(drawnShape(under, piece).path).findIndex((it) => distance(it.x, it.y, x, y) < GRIP);
  return nth < 0 ? null : { piece, nth };
}

/** The outline of what would be there. */
function ghostOf(edit: PenEdit): { readonly d: string; readonly width: number } {
  if (edit.do === 'label') {
    const box = labelBox(edit.label);
    if (!box) return { d: '', width: 0 };
    const { x, y } = middleOfBox(box);
    const [dx, dy] = [edit.x / FINE - x, edit.y / FINE - y];
    const { left, top, right, bottom } = box;
    return { d: boxPath({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }), width: 0 };
  }
  if (!('piece' in edit)) return { d: '', width: 0 };
  const under = underPen();
  const piece = under.world.page.pieces.find((it) => it.id === edit.piece);
  if (!piece) return { d: '', width: 0 };
  if (edit.do === 'course') {
    const { path } = piece.shape;
    const course = [...path.slice(0, 2), ...edit.points.map((it) => it / FINE), ...path.slice(-2)];
    return shapePath({ ...piece.shape, path: course });
  }
  if (edit.do !== 'nudge') return { d: '', width: 0 };
  const now = under.pen.nudged.get(piece.id)?.is ?? { dx: 0, dy: 0 };
  const shape = drawnShape(under, piece);
  const by = [edit.dx / FINE - now.dx, edit.dy / FINE - now.dy] as const;
  return shapePath({ ...shape, path: shape.path.map((it, i) => it + by[i % 2 === 0 ? 0 : 1]) });
}
