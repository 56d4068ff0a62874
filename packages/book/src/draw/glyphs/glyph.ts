import { clock } from '@understory/page';
import type { Thing } from '../../furnish/thing.ts';
import { seedOf, shaken, speck, straight } from '../hand.ts';
import type { Colour, PlanLayer, PlanPen, Stroke } from '../layers.ts';

const INK: Colour = 'ink';

/** A thing being drawn: lengths in squares from its middle, its back up. */
export class Glyph {
  readonly #pen: PlanPen;
  readonly #thing: Thing;
  readonly #salt: number;
  /** TA-INK-11: no mark of a secret is in any other layer. */
  readonly #layer: PlanLayer;
  /** Its size with its back up. */
  readonly w: number;
  readonly h: number;

  constructor(pen: PlanPen, thing: Thing, layer?: PlanLayer) {
    this.#pen = pen;
    this.#thing = thing;
    this.#layer = layer ?? (thing.found ? 'secrets' : 'furniture');
    this.#salt = seedOf(`${thing.what} ${Math.round(thing.x * 7)} ${Math.round(thing.y * 7)}`) % 9973;
    const { slant } = thing;
    const lies = thing.turn % 2 === 1;
    if (slant) [this.w, this.h] = [slant.wide, slant.high];
    else [this.w, this.h] = lies ? [thing.high, thing.wide] : [thing.wide, thing.high];
  }

  luck(n: number): number {
    return speck(this.#salt, n, 5);
  }

  shape(points: readonly number[], fill: Colour | null, width = 0.07, more: Stroke = {}): void {
    const d = straight(shaken(this.#laid(points), 0.03, this.#salt, 0.9));
    this.#pen.path(this.#layer, d, { ...(fill ? { fill } : {}), stroke: INK, width, ...more });
  }

  line(points: readonly number[], width = 0.05, stroke: Colour = INK): void {
    this.#pen.path(this.#layer, straight(this.#laid(points), false), { stroke, width });
  }

  disc(x: number, y: number, r: number, fill: Colour | null, width = 0.06, more: Stroke = {}): void {
    const [px, py] = this.#laid([x, y]) as [number, number];
    this.#pen.circle(this.#layer, px, py, r, { ...(fill ? { fill } : {}), stroke: INK, width, ...more });
  }

  box(x: number, y: number, w: number, h: number, fill: Colour | null, width = 0.07): void {
    this.shape([x - w / 2, y - h / 2, x + w / 2, y - h / 2, x + w / 2, y + h / 2, x - w / 2, y + h / 2], fill, width);
  }

  /** A round of corners. */
  round(x: number, y: number, r: number, many: number, fill: Colour | null, inner = 1, width = 0.07): void {
    const points = Array.from({ length: many }, (_, i) => {
      const { x: ux, y: uy } = clock((12 * i) / many);
      const far = i % 2 === 1 ? r * inner : r;
      return [x + ux * far, y + uy * far];
    }).flat();
    this.shape(points, fill, width);
  }

  #laid(points: readonly number[]): number[] {
    const { x, y, turn, slant, broken } = this.#thing;
    const tilt = broken ? (this.luck(1) - 0.5) * 0.5 : 0;
    const out: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      let [px, py] = [points[i] as number, points[i + 1] as number];
      [px, py] = [px - py * tilt, py + px * tilt];
      if (slant) [px, py] = [-slant.y * px - slant.x * py, slant.x * px - slant.y * py];
      else for (let n = 0; n < turn; n++) [px, py] = [-py, px];
      out.push(x + px, y + py);
    }
    return out;
  }
}

/** How a thing is drawn. */
export type Draw = (g: Glyph) => void;

/** A plain box of its size. */
export const box =
  (fill: Colour): Draw =>
  (g) =>
    g.box(0, 0, g.w, g.h, fill);

/** A heap. */
export function stones(g: Glyph, many: number, r: number, fill: Colour, width = 0.05): void {
  for (let i = 0; i < many; i++) {
    const [x, y] = [(g.luck(i) - 0.5) * (g.w - r), (g.luck(i + 20) - 0.5) * (g.h - r)];
    g.round(x, y, r * (0.4 + 0.6 * g.luck(i + 40)), 4 + Math.floor(g.luck(i + 60) * 3), fill, 0.85, width);
  }
}
