import { bounds, gap, type Piece, TOLERANCE } from '@understory/page';

/** TA-ARE-07: outlines this near touch each other, in every edition, but for the last digits. */
export const TOUCH = 0.25 + TOLERANCE;

/** Who touches whom among the open pieces, by their ids. */
export class Touching {
  readonly #beside = new Map<string, Set<string>>();

  constructor(open: readonly Piece[]) {
    const boxes = open.map((it) => bounds(it.shape));
    for (const it of open) this.#beside.set(it.id, new Set());
    for (let i = 0; i < open.length; i++) {
      const [a, boxA] = [open[i] as Piece, boxes[i] as (typeof boxes)[number]];
      for (let j = i + 1; j < open.length; j++) {
        const [b, boxB] = [open[j] as Piece, boxes[j] as (typeof boxes)[number]];
        if (boxA.left - boxB.right > TOUCH || boxB.left - boxA.right > TOUCH) continue;
        if (boxA.top - boxB.bottom > TOUCH || boxB.top - boxA.bottom > TOUCH) continue;
        if (gap(a.shape, b.shape, TOUCH) > TOUCH) continue;
        this.#beside.get(a.id)?.add(b.id);
        this.#beside.get(b.id)?.add(a.id);
      }
    }
  }

  beside(piece: string): ReadonlySet<string> {
    return this.#beside.get(piece) ?? NONE;
  }

  /** How many pieces must be entered to come from any of these to each piece that can be come to; they themselves: 0. */
  stepsFrom(pieces: readonly string[], through: (piece: string) => boolean = () => true): Map<string, number> {
    const steps = new Map(pieces.map((it) => [it, 0]));
    let edge = [...steps.keys()];
    for (let far = 1; edge.length > 0; far++) {
      const next: string[] = [];
      for (const from of edge)
        for (const to of this.beside(from))
          if (!steps.has(to) && through(to)) {
            steps.set(to, far);
            next.push(to);
          }
      edge = next;
    }
    return steps;
  }
}

const NONE: ReadonlySet<string> = new Set();
