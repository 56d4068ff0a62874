import { livedAt, type Piece, type Sheet } from '@understory/page';
import { type Bounds, bounds, distance, type Point, type Shape } from '@understory/ruler';
import { overlap } from './box.ts';
import type { DrawingContext, Lying, UnitThen } from './drawing-context.ts';
import { inside } from './drawings/cavity.ts';
import type { FateMarks } from './figure.ts';

/** The lie of the land, as far as a drawing feels for it. */
export type Feel = Pick<DrawingContext, 'surfaceAt' | 'open'> & Partial<Pick<DrawingContext, 'footing'>>;

/** What drawings are told of a sheet at a moment. Ruins and damages are known by the marks that the edition has for them. */
export function surroundingsOn(sheet: Sheet, tick: number, fates: FateMarks, feel: Feel): DrawingContext {
  const { width, height } = sheet;
  const units = unitsByPiece(sheet, tick);
  const there = sheet.pieces.filter((piece) => livedAt(piece, tick));
  const pools = there.filter(({ kind }) => kind === 'water' || kind === 'magma').map(lying);
  const hollows = there.filter(({ kind }) => kind === 'hollow').map(({ shape }) => shape);
  const standing = there.filter(({ stratum }) => stratum === 0).map(lying);
  const homes = homesOn(sheet, tick);
  const having = (kind: string) =>
    new Set(sheet.marks.filter((it) => it.kind === kind && livedAt(it, tick)).map((it) => it.piece));
  const [ruins, damages] = [having(fates.ruined), having(fates.damaged)];
  return {
    width,
    height,
    footing: () => null,
    ...feel,
    unitsOf: ({ id }) => units.get(id) ?? [],
    isSpent: ({ id }) => isSpent(id, sheet, tick),
    hearts: () => sheet.units.filter(({ kind }) => kind === 'nexus').map(({ at }) => at),
    poolsAt: ({ shape }) => pools.filter(meets(bounds(shape))),
    isDug: (x, y) => hollows.some((shape) => inside(shape, x, y)),
    before: (piece) => earlierOf(piece, there),
    homesOf: (owner) => homes.get(owner ?? '') ?? [],
    underSky: () => standing,
    isRuined: ({ id }) => ruins.has(id),
    isDamaged: ({ id }) => damages.has(id),
  };
}

function unitsByPiece({ units }: Sheet, tick: number): Map<string, UnitThen[]> {
  const found = new Map<string, UnitThen[]>();
  for (const unit of units) {
    const { id, kind, at, piece, since } = unit;
    const state = since > tick ? 'to come' : livedAt(unit, tick) ? 'there' : 'used up';
    const some = found.get(piece);
    if (some) some.push({ id, kind, at, state });
    else found.set(piece, [{ id, kind, at, state }]);
  }
  return found;
}

/** A few beads of each group, far enough apart to be homes of their own. */
function homesOn({ beads }: Sheet, tick: number): Map<string, Point[]> {
  const homes = new Map<string, Point[]>();
  for (const bead of beads) {
    const { owner, kind, at } = bead;
    if (owner === null || kind !== 'population' || !livedAt(bead, tick)) continue;
    const known = homes.get(owner) ?? [];
    homes.set(owner, known);
    if (known.length < HOMES && known.every((it) => distance(it.x, it.y, at.x, at.y) > HOMES_APART)) known.push(at);
  }
  return homes;
}

const HOMES = 3;
const HOMES_APART = 5;

function isSpent(id: string, { units, marks }: Sheet, tick: number): boolean {
  const gone = ({ kind, piece, until }: { kind: string; piece: string; until: number | null }) =>
    piece === id && kind === 'nexus' && until !== null && until <= tick;
  return units.some(gone) || marks.some(gone);
}

function earlierOf({ id, kind }: Piece, there: readonly Piece[]): Shape[] {
  const end = there.findIndex((it) => it.id === id);
  const earlier = end === -1 ? there : there.slice(0, end);
  return earlier.filter((it) => it.kind === kind).map(({ shape }) => shape);
}

const lying = ({ kind, shape }: Piece): Lying => ({ kind, shape });

const meets =
  (box: Bounds) =>
  ({ shape }: Lying): boolean =>
    overlap(bounds(shape), box);
