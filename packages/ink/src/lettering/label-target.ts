import { type Bounds, inRing } from '@understory/ruler';
import { around } from '../box.ts';
import type { Figure } from '../figure.ts';
import { evenly, type Polyline } from '../pen-path.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import type { WrittenLabel } from './written-label.ts';

/** What a label names: points along its silhouette, or along the middle of a tunnel. */
export interface LabelTarget {
  readonly points: Polyline;
  readonly rings: readonly Polyline[];
  /** How far the edge is from the points. */
  readonly half: number;
  /** The thing lies under the sky, where a name may float well above it. */
  readonly airy: boolean;
}

/** The piece that a label is about: of a feature, the piece nearest to the label. A bare point if nothing drawn is meant. */
export function targetsIn(pieces: readonly Figure[]): (label: WrittenLabel) => LabelTarget {
  const found = new Map<string, Figure[]>();
  for (const piece of pieces) {
    for (const name of piece.feature === null ? [piece.id] : [piece.id, piece.feature]) {
      const known = found.get(name);
      if (known) known.push(piece);
      else found.set(name, [piece]);
    }
  }
  const traced = new Map<Figure, LabelTarget>();
  return ({ about, at }) => {
    let named: LabelTarget = { points: [at.x, at.y], rings: [], half: 0, airy: false };
    let least = Infinity;
    for (const piece of found.get(about) ?? []) {
      const known = traced.get(piece) ?? trace(piece);
      traced.set(piece, known);
      const far = gapTo(known, around(at.x, at.y, 0.01));
      if (far < least) [named, least] = [known, far];
    }
    return named;
  };
}

function trace(piece: Figure): LabelTarget {
  const { ring, spine } = silhouetteOf(piece);
  return {
    points: evenly(spine ?? ring, spine === null, 0.5),
    rings: spine === null ? [ring] : [],
    half: spine === null ? 0 : piece.shape.swell,
    airy: piece.stratum === 0,
  };
}

/** How far a box is from a target. */
export function gapTo({ points, rings, half }: LabelTarget, box: Bounds): number {
  let least = Infinity;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const dx = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
    const dy = y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  if (least === 0 || rings.length === 0) return Math.max(0, Math.sqrt(least) - half);
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return rings.some((ring) => inRing(ring, mx, my)) ? 0 : Math.sqrt(least);
}

/** The point of a target that is nearest to a box. */
export function nearestPoint({ points }: LabelTarget, box: Bounds): readonly [number, number] {
  const target = around((box.left + box.right) / 2, (box.top + box.bottom) / 2, 0);
  let [least, nx, ny] = [Infinity, points[0] as number, points[1] as number];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const square = (x - target.left) * (x - target.left) + (y - target.top) * (y - target.top);
    if (square < least) [least, nx, ny] = [square, x, y];
  }
  return [nx, ny];
}
