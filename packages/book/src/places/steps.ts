import { type Bounds, bounds, gap, type Piece, type Shape } from '@understory/page';
import type { Then } from '../then.ts';
import { openPieces, type Place, type Way } from './place.ts';
import { TOUCH, Touching } from './touching.ts';

/** Where one comes in: from the surface, from beyond the page's sides, or from the depths under it (TA-ARE-23). */
type MouthTo = 'surface' | 'beyond' | 'depths';

export interface Mouth {
  readonly piece: Piece;
  readonly to: MouthTo;
  /** Where it touches the surface line, or the edge. */
  readonly x: number;
}

const FROM_BEYOND = 100;
/** TA-ARE-24: no way leads there. */
export const SEALED = 10_000;

/** The ways of a world at a moment: what touches what, where one comes in, and how far in a piece lies. */
export class Network {
  readonly touching: Touching;
  readonly mouths: readonly Mouth[];
  readonly #steps: ReadonlyMap<string, number>;

  constructor(then: Then, ways: readonly Way[]) {
    const open = openPieces(then);
    this.touching = new Touching(open);
    this.mouths = mouthsOf(then, open, ways);
    const from = (...to: MouthTo[]) =>
      this.touching.stepsFrom(this.mouths.filter((it) => to.includes(it.to)).map((it) => it.piece.id));
    const beyond = from('beyond', 'depths');
    this.#steps = new Map([...[...beyond].map(([id, far]) => [id, far + FROM_BEYOND] as const), ...from('surface')]);
  }

  stepsTo(piece: string): number {
    return this.#steps.get(piece) ?? SEALED;
  }

  stepsToPlace({ pieces }: Place): number {
    return Math.min(...pieces.map((it) => this.stepsTo(it.id)));
  }
}

/** A surface as a line: what lies under it is not on it. */
function asLine({ path, closed, swell }: Shape): Shape {
  return closed ? { path: [...path, ...path.slice(0, 2)], closed: false, swell } : { path, closed, swell };
}

function mouthsOf({ ground, world: { page } }: Then, open: readonly Piece[], ways: readonly Way[]): Mouth[] {
  const surfaces = (ground?.surfaces ?? []).map(asLine);
  const found: Mouth[] = [];
  const isOfWay = new Set(ways.map(({ piece }) => piece.id));
  for (const piece of open) {
    const box = bounds(piece.shape);
    if (surfaces.some((it) => gap(it, piece.shape, TOUCH) <= TOUCH))
      found.push({ piece, to: 'surface', x: touchedAt(piece, box) });
    if (!isOfWay.has(piece.id)) continue;
    if (box.left <= TOUCH) found.push({ piece, to: 'beyond', x: 0 });
    if (box.right >= page.width - TOUCH) found.push({ piece, to: 'beyond', x: page.width });
    if (box.bottom >= page.height - TOUCH) found.push({ piece, to: 'depths', x: (box.left + box.right) / 2 });
  }
  return found;
}

/** Where it is uppermost: there it comes to the surface. */
function touchedAt({ shape: { path } }: Piece, box: Bounds): number {
  if (path.length === 2) return path[0] as number;
  let best = (box.left + box.right) / 2;
  let top = Number.POSITIVE_INFINITY;
  for (let i = 0; i < path.length; i += 2)
    if ((path[i + 1] as number) < top) [best, top] = [path[i] as number, path[i + 1] as number];
  return best;
}
