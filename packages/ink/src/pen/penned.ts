import type { Bead, Label, Naming, Piece, Sheet } from '@understory/page';
import { centreOf, type Point } from '@understory/ruler';
import { asWritten, isAsWritten, type Topic } from '@understory/table';
import type { PenMeasures } from '../pattern-book.ts';
import type { PenChanges } from './changes.ts';
import { heldAt } from './held.ts';
import type { Moved } from './moved.ts';
import { pieceMark, treasureIds, whatItWas, whatItWasOnce } from './what-it-was.ts';

const UNPINNED: ReadonlyMap<string, Point> = new Map();

/** A sheet with the player's changes; the page itself stays as it is. */
export interface Penned {
  readonly sheet: Sheet;
  /** Where the player has put labels. */
  readonly pinned: ReadonlyMap<string, Point>;
}

export function penned(sheet: Sheet, work: PenChanges, tick: number, measures: PenMeasures, called: Naming): Penned {
  if (isBare(work)) return { sheet, pinned: UNPINNED };
  const { moved } = heldAt(sheet, work, tick, measures);
  const carry = (piece: string, at: Point): Point => moved.get(piece)?.carry(at) ?? at;
  const placed = <T extends { readonly piece: string; readonly at: Point }>(all: readonly T[]): readonly T[] =>
    moved.size === 0 ? all : all.map((it) => (moved.has(it.piece) ? { ...it, at: carry(it.piece, it.at) } : it));
  const pieces = sheet.pieces.map((piece) => drawnAnew(piece, moved.get(piece.id), work));
  const labels = [
    ...sheet.labels.map((label) => relabelled(label, sheet, work, carry, called)),
    ...newLabels(sheet, pieces, work),
  ];
  return {
    sheet: {
      width: sheet.width,
      height: sheet.height,
      title: sheet.title,
      ground: sheet.ground,
      laidAt: sheet.laidAt,
      former: sheet.former,
      features: sheet.features.map((it) => renamed(it, penName(work, sheet, it.id, called))),
      pieces,
      units: placed(sheet.units),
      beads: placed(sheet.beads).map((it) => renamedBead(it, sheet, work, called)),
      marks: placed(sheet.marks),
      labels,
      legend: sheet.legend,
      bonds: sheet.bonds,
    },
    pinned: pins(labels, work),
  };
}

/** The name that the player has given to something; null if there is none, or if the id means another thing by now. */
export function penName({ names }: Pick<PenChanges, 'names'>, sheet: Sheet, id: string, called: Naming): string | null {
  const said = names.get(id);
  return said && (said.of === whatItWas(sheet, id) || said.of === whatItWasOnce(sheet, id, called)) ? said.is : null;
}

/** The name that the player has given to a treasure, whoever holds it. */
export function penTreasure(
  work: Pick<PenChanges, 'names'>,
  sheet: Sheet,
  bead: Pick<Bead, 'origin' | 'name'>,
  called: Naming,
): string | null {
  const [origin, older] = treasureIds(bead);
  if (origin === undefined || older === undefined) return null;
  return penName(work, sheet, origin, called) ?? work.names.get(older)?.is ?? null;
}

function drawnAnew(piece: Piece, moved: Moved | undefined, { names }: PenChanges): Piece {
  const said = names.get(piece.id);
  const name = said?.of === pieceMark(piece) ? said.is : null;
  if (!moved && name === null) return piece;
  return { ...renamed(piece, name), shape: moved?.outline ?? piece.shape };
}

function renamed<T extends { readonly what: Topic }>(it: T, name: string | null): T {
  return name === null ? it : { ...it, what: asWritten(name) };
}

function renamedBead(bead: Bead, sheet: Sheet, work: PenChanges, called: Naming): Bead {
  const name = work.names.size === 0 ? null : penTreasure(work, sheet, bead, called);
  return name === null ? bead : { ...bead, name };
}

/** By its own new name, or by that of what it names. */
function relabelled(
  label: Label,
  sheet: Sheet,
  work: PenChanges,
  carry: (piece: string, at: Point) => Point,
  called: Naming,
): Label {
  const name = penName(work, sheet, label.id, called) ?? penName(work, sheet, label.about, called);
  return { ...renamed(label, name), at: carry(label.about, label.at) };
}

/** A piece that the player has named gets a label if it has none. */
function newLabels({ labels }: Sheet, pieces: readonly Piece[], { names }: PenChanges): Label[] {
  if (names.size === 0) return [];
  const known = new Set(labels.map(({ about }) => about));
  return pieces
    .filter((piece) => isAsWritten(piece.what) && piece.what.text === names.get(piece.id)?.is && !known.has(piece.id))
    .map(({ id, what, shape, since, until }) => ({
      id: penLabel(id),
      what,
      note: null,
      at: centreOf(shape),
      about: id,
      size: 'plain',
      since,
      until,
    }));
}

/** The label that a piece gets with its name. */
export const penLabel = (piece: string): string => `pen ${piece}`;

function pins(labels: readonly Label[], { labels: said }: PenChanges): ReadonlyMap<string, Point> {
  const pinned = new Map<string, Point>();
  for (const { id, about } of labels) {
    const it = said.get(id);
    if (it?.of === about) pinned.set(id, it.is);
  }
  return pinned;
}

/** Is there nothing of it to see? */
export function isBare(work: PenChanges): boolean {
  const { nudged, shapes, courses, labels, names, strokes, stickers } = work;
  return (
    [nudged, shapes, courses, labels, names].every(({ size }) => size === 0) && strokes.length + stickers.length === 0
  );
}
