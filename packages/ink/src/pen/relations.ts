import { type Ground, livedAt, type Naming, type Piece, type Sheet, type Unit } from '@understory/page';
import { bounds, centreOf, gap, inRing, type Point, type Shape, TOLERANCE } from '@understory/ruler';
import { capital } from '@understory/table';
import type { PenMeasures } from '../pattern-book.ts';
import { FARTHEST } from './edit.ts';
import type { Moved } from './moved.ts';

/** A drawing that would contradict the rules: the piece at fault, and why in a sentence. */
export interface Quarrel {
  readonly piece: string;
  readonly why: Why;
}

/** A reason in a sentence, made by whoever has the words for what lies on the page. */
export type Why = (called: Naming) => string;

/** What may be drawn where: H2-GEN-09 lets a thing be nudged only if nothing in section 2 of the rules comes out otherwise. */
export class Relations {
  readonly #sheet: Sheet;
  readonly #pieces: readonly Piece[];
  readonly #units: readonly Unit[];
  readonly #measures: PenMeasures;

  constructor(sheet: Sheet, tick: number, measures: PenMeasures) {
    this.#sheet = sheet;
    this.#pieces = sheet.pieces.filter((it) => livedAt(it, tick) && it.matter !== 'cover');
    this.#units = sheet.units.filter((it) => livedAt(it, tick));
    this.#measures = measures;
  }

  /** Why a piece cannot be drawn there; null if it can. `others` are the other pieces that have been moved. */
  quarrel(moved: Moved, others: ReadonlyMap<string, Moved>): Quarrel | null {
    const { piece } = moved;
    const astray = this.#offPage(moved) ?? this.#otherGround(moved);
    if (astray) return { piece: piece.id, why: astray };
    for (const other of this.#near(moved)) {
      const its = others.get(other.id);
      const what = this.#between(moved, other, its);
      if (!what) continue;
      // Of two that were moved, the one moved later gives way.
      const order = [...others.keys()];
      const later = its && order.indexOf(other.id) > order.indexOf(piece.id) ? other.id : piece.id;
      return { piece: later, why: (called) => `${capital(called(piece.what))} would ${what} ${called(other.what)}.` };
    }
    const why = this.#otherUnits(moved, others);
    return why === null ? null : { piece: piece.id, why };
  }

  #between(moved: Moved, other: Piece, its: Moved | undefined): string | null {
    const { touch, near } = this.#measures;
    const [was, is] = [
      within(moved.piece.shape, other.shape, touch),
      within(moved.outline, its?.outline ?? other.shape, touch),
    ];
    if (was !== is) return was ? 'no longer touch' : 'touch';
    if (near === null) return null;
    const [lay, lies] = [
      within(moved.piece.shape, other.shape, near),
      within(moved.place, its?.place ?? other.shape, near),
    ];
    if (lay !== lies) return lay ? 'no longer be near' : 'come near';
    return null;
  }

  /** The other pieces that the moved one was or would be near to. */
  *#near({ piece, place, outline }: Moved): Generator<Piece> {
    const far = (this.#measures.near ?? this.#measures.touch) + FARTHEST + TOLERANCE;
    const [a, b, c] = [bounds(piece.shape), bounds(place), bounds(outline)];
    const left = Math.min(a.left, b.left, c.left) - far;
    const top = Math.min(a.top, b.top, c.top) - far;
    const right = Math.max(a.right, b.right, c.right) + far;
    const bottom = Math.max(a.bottom, b.bottom, c.bottom) + far;
    for (const other of this.#pieces) {
      if (other.id === piece.id) continue;
      const box = bounds(other.shape);
      if (box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top) yield other;
    }
  }

  #offPage({ piece, outline }: Moved): Why | null {
    const { width, height } = this.#sheet;
    const over = ({ left, top, right, bottom }: ReturnType<typeof bounds>) =>
      Math.max(-left, -top, right - width, bottom - height, 0);
    if (over(bounds(outline)) <= over(bounds(piece.shape)) + TOLERANCE) return null;
    return (called) => `${capital(called(piece.what))} would stick out of the page.`;
  }

  /** Its stratum, and whether it touches the surface (H2-MSR-17, H2-MSR-27). */
  #otherGround({ piece, place, outline }: Moved): Why | null {
    const { ground } = this.#sheet;
    if (!ground) return null;
    const [was, is] = [stratumAt(ground, centreOf(piece.shape)), stratumAt(ground, centreOf(place))];
    if (was !== is)
      return (called) => `${capital(called(piece.what))} would lie ${is === 0 ? 'above ground' : `in stratum ${is}`}.`;
    for (const surface of ground.surfaces) {
      const [lay, lies] = [piece.shape, outline].map((shape) => within(shape, surface, this.#measures.touch));
      if (lay !== lies)
        return (called) => `${capital(called(piece.what))} would ${lay ? 'no longer ' : ''}touch the surface.`;
    }
    return null;
  }

  /** Access to units would change: of the piece, or to units that lie in it (H2-MSR-16). */
  #otherUnits({ piece, place, carry }: Moved, others: ReadonlyMap<string, Moved>): Why | null {
    const { near, chain } = this.#measures;
    const drawnAt = (unit: Unit) => point(others.get(unit.piece)?.carry(unit.at) ?? unit.at);
    const foreign = this.#units.filter((unit) => unit.piece !== piece.id);
    for (const unit of foreign) {
      if (near === null) break;
      const [was, is] = [within(piece.shape, point(unit.at), near), within(place, drawnAt(unit), near)];
      if (was !== is)
        return (called) => `${capital(called(piece.what))} would ${was ? 'no longer be' : 'come'} near ${unit.kind}.`;
    }
    for (const unit of this.#units.filter((it) => it.piece === piece.id)) {
      const [was, is] = [point(unit.at), point(carry(unit.at))];
      const reached = near === null ? null : this.#otherReach(unit, was, is, others, near);
      if (reached !== null) return reached;
      const chained = (from: Shape, at: (other: Unit) => Shape) =>
        foreign.filter((other) => other.kind === unit.kind && within(from, at(other), chain)).length;
      if (chained(is, drawnAt) !== chained(was, (it) => point(it.at)))
        return () => `Its ${unit.kind} would be part of another site.`;
    }
    return null;
  }

  /** A piece would gain or lose access to a unit. */
  #otherReach(unit: Unit, was: Shape, is: Shape, others: ReadonlyMap<string, Moved>, near: number): Why | null {
    for (const other of this.#pieces) {
      if (other.id === unit.piece) continue;
      const [lay, lies] = [
        within(was, other.shape, near),
        within(is, others.get(other.id)?.place ?? other.shape, near),
      ];
      if (lay !== lies)
        return (called) => `Its ${unit.kind} would ${lay ? 'no longer be' : 'come'} near ${called(other.what)}.`;
    }
    return null;
  }
}

const point = ({ x, y }: Point): Shape => ({ path: [x, y], closed: false, swell: 0 });

const within = (a: Shape, b: Shape, far: number): boolean => gap(a, b, far + TOLERANCE) <= far + TOLERANCE;

const stratumAt = ({ strata }: Ground, { x, y }: Point): number =>
  strata.find(({ outline }) => inRing(outline, x, y))?.number ?? 0;
