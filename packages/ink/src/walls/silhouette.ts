import { type Noise, noiseFor, type Shape, turnCosine, turnSine } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { LairManner } from '../lairs/lair.ts';
import { spineOf } from '../lairs/ways.ts';
import { at, evenly, type Polyline, pair, smooth, straight } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';

/** A piece's outline as it is drawn, tremor included. */
export interface Silhouette {
  readonly d: string;
  /** The same as a closed ring of points. */
  readonly ring: Polyline;
  /** Of a tunnel or river: the middle line, and half its width at each point. */
  readonly spine: Polyline | null;
  readonly halves: Polyline | null;
}

/** How walls of a manner are drawn: the length of a stroke, how far it strays, and whether corners are round. */
interface Stroke {
  readonly step: number;
  readonly stray: number;
  readonly round: boolean;
}

const STROKES = {
  natural: { step: 0.42, stray: 0.065, round: true },
  square: { step: 9, stray: 0.03, round: false },
  straight: { step: 9, stray: 0.03, round: false },
  curved: { step: 0.7, stray: 0.03, round: true },
  zigzag: { step: 0.6, stray: 0.07, round: false },
  meandering: { step: 0.4, stray: 0.08, round: true },
  crystal: { step: 9, stray: 0.02, round: false },
  cyclopean: { step: 9, stray: 0.04, round: false },
} as const satisfies Readonly<Record<string, Stroke>>;

function strokeOf(manner: string): Stroke {
  return Object.hasOwn(STROKES, manner) ? STROKES[manner as keyof typeof STROKES] : STROKES.natural;
}

/** A fault is jagged. */
const CRACK: Stroke = { step: 0.55, stray: 0.17, round: false };
/** Ore has no wall, only an end. */
const LODE: Stroke = { step: 0.34, stray: 0.15, round: true };

const drawnBefore = new WeakMap<Shape, Silhouette>();

/** A shape never changes, so its silhouette is worked out once. */
export function silhouetteOf(piece: Figure): Silhouette {
  const known = drawnBefore.get(piece.shape);
  if (known) return known;
  const outline = drawOutline(piece);
  drawnBefore.set(piece.shape, outline);
  return outline;
}

function drawOutline(piece: Figure): Silhouette {
  const { id, shape, manner, kind, lair } = piece;
  if (lair) return lairOutline(piece, lair.manner);
  const stroke = kind === 'fault' ? CRACK : kind === 'ore' ? LODE : strokeOf(manner);
  const noise = noiseFor(id);
  const points = shape.path.length >> 1;
  if (points === 1) return round(ring(discRing(shape, manner), stroke, noise), stroke);
  if (shape.closed) return round(ring(shape.path, stroke, noise), stroke);
  return tunnel(shape, stroke, noise);
}

/** A monster's room or tunnel, in the manner of its style and about on its exact outline. */
function lairOutline({ id, shape }: Figure, { ring: wall, soft, way }: LairManner): Silhouette {
  const { path, swell, closed } = shape;
  if (path.length === 2) {
    const points = wall(tremorFor(id)).map((it, i) => (path[i % 2] as number) + it * swell);
    return round(points, soft ? STROKES.natural : STROKES.square);
  }
  const stroke = soft ? STROKES.natural : STROKES.square;
  if (closed) return round(ring(path, stroke, noiseFor(id)), stroke);
  const { spine, halves } = spineOf(path, swell, way, noiseFor(id));
  const pen = way.soft ? STROKES.natural : STROKES.zigzag;
  const walls = wallsAlong(spine, halves, pen);
  return { d: way.soft ? smooth(walls, true) : straight(walls, true), ring: walls, spine, halves };
}

const round = (points: Polyline, stroke: Stroke): Silhouette => ({
  d: stroke.round ? smooth(points, true) : bowed(points),
  ring: points,
  spine: null,
  halves: null,
});

/** A disc becomes a cave with bulges, or a room with as many corners as its manner has. */
function discRing({ path, swell }: Shape, manner: string): number[] {
  const corners =
    manner === 'square' || manner === 'cyclopean' ? 4 : manner === 'crystal' ? 6 : manner === 'straight' ? 8 : 13;
  const lean = manner === 'square' || manner === 'cyclopean' ? 0.125 : 0;
  const reach = corners === 4 ? swell * 1.25 : corners === 6 ? swell * 1.1 : swell;
  const points: number[] = [];
  for (let i = 0; i < corners; i++) {
    const turn = i / corners + lean;
    points.push((path[0] as number) + reach * turnCosine(turn), (path[1] as number) + reach * turnSine(turn));
  }
  return points;
}

function ring(path: Polyline, stroke: Stroke, noise: Noise): number[] {
  const points = stroke.round ? evenly(path, true, stroke.step) : [...path];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    points[i] = x + stroke.stray * (noise(x * 1.3, y * 1.3) + 0.5 * noise(x * 3.1, y * 3.1 + 40));
    points[i + 1] = y + stroke.stray * (noise(x * 1.3 + 90, y * 1.3) + 0.5 * noise(x * 3.1 + 90, y * 3.1 + 40));
  }
  return points;
}

/** Edges drawn without a ruler: each bows a little. */
function bowed(points: Polyline): string {
  const n = points.length;
  let d = `M${pair(at(points[0] as number), at(points[1] as number))}`;
  for (let i = 0; i < n; i += 2) {
    const [ax, ay] = [points[i] as number, points[i + 1] as number];
    const [bx, by] = [points[(i + 2) % n] as number, points[(i + 3) % n] as number];
    const bow = (i % 4 === 0 ? 1 : -1) * 0.018;
    d += `Q${pair(at((ax + bx) / 2 - (by - ay) * bow), at((ay + by) / 2 + (bx - ax) * bow))} ${pair(at(bx), at(by))}`;
  }
  return `${d}Z`;
}

/** Two walls along a middle line; natural ones are never quite parallel. The ends stay in place, because something joins there. */
function tunnel({ path, swell }: Shape, stroke: Stroke, noise: Noise): Silhouette {
  const even = stroke.round || stroke.step < 1 ? evenly(path, false, stroke.step) : [...path];
  const n = even.length >> 1;
  const spine: number[] = [];
  const halves: number[] = [];
  for (let i = 0; i < n; i++) {
    const [x, y] = [even[i * 2] as number, even[i * 2 + 1] as number];
    const free = i === 0 || i === n - 1 ? 0 : stroke.stray * (swell < 0.25 ? 1.2 : 0.8);
    spine.push(x + free * noise(x * 1.1, y * 1.1), y + free * noise(x * 1.1 + 70, y * 1.1));
    halves.push(swell * (1 + stroke.stray * 2.6 * noise(x * 2.3, y * 2.3 + 30)));
  }
  const walls = wallsAlong(spine, halves, stroke);
  return { d: stroke.round ? smooth(walls, true) : straight(walls, true), ring: walls, spine, halves };
}

function wallsAlong(spine: Polyline, halves: Polyline, stroke: Stroke): number[] {
  const n = spine.length >> 1;
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b] = [Math.max(0, i - 1) * 2, Math.min(n - 1, i + 1) * 2];
    const dx = (spine[b] as number) - (spine[a] as number);
    const dy = (spine[b + 1] as number) - (spine[a + 1] as number);
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const [nx, ny] = [-dy / long, dx / long];
    const half = mitred(spine, i, halves[i] as number, stroke.round);
    const [x, y] = [spine[i * 2] as number, spine[i * 2 + 1] as number];
    // The two ends are round: the pen turns there.
    const tip = i === 0 ? -0.6 : i === n - 1 ? 0.6 : 0;
    if (tip !== 0 && stroke.round) {
      const [ex, ey] = [x + (dx / long) * half * tip, y + (dy / long) * half * tip];
      left.push(x + nx * half * 0.9, y + ny * half * 0.9);
      right.push(x - nx * half * 0.9, y - ny * half * 0.9);
      if (i === 0) left.unshift(ex, ey);
      else left.push(ex, ey);
    } else {
      left.push(x + nx * half, y + ny * half);
      right.push(x - nx * half, y - ny * half);
    }
  }
  for (let i = right.length - 2; i >= 0; i -= 2) left.push(right[i] as number, right[i + 1] as number);
  return left;
}

/** The wall moves outwards at a sharp corner, or the tunnel would be narrower there. */
function mitred(spine: Polyline, i: number, half: number, soft: boolean): number {
  const n = spine.length >> 1;
  if (soft || i === 0 || i === n - 1) return half;
  const ax = (spine[i * 2] as number) - (spine[i * 2 - 2] as number);
  const ay = (spine[i * 2 + 1] as number) - (spine[i * 2 - 1] as number);
  const bx = (spine[i * 2 + 2] as number) - (spine[i * 2] as number);
  const by = (spine[i * 2 + 3] as number) - (spine[i * 2 + 1] as number);
  const a = Math.sqrt(ax * ax + ay * ay) || 1;
  const b = Math.sqrt(bx * bx + by * by) || 1;
  const along = (ax * bx + ay * by) / (a * b);
  const cosHalf = Math.sqrt(Math.max(0.25, (1 + along) / 2));
  return half / cosHalf;
}
