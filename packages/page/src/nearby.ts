import { type Bounds, bounds, gap, gapTo, type Shape, TOLERANCE } from '@understory/ruler';

/** A box round all there is. */
export const EVERYWHERE: Bounds = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** Tests what is near one of several outlines. Neighbouring places are tested in turn, so the outline that was near last comes first. */
export class Nearby {
  readonly #shapes: readonly Shape[];
  readonly #far: number;
  readonly #boxes: readonly Bounds[];
  #last = 0;

  constructor(shapes: readonly Shape[], far: number) {
    this.#shapes = shapes;
    this.#far = far + TOLERANCE;
    this.#boxes = shapes.map(bounds);
  }

  /** What is near lies in here. */
  get box(): Bounds {
    let { left, top, right, bottom } = this.#boxes[0] ?? EVERYWHERE;
    for (const it of this.#boxes) {
      left = Math.min(left, it.left);
      top = Math.min(top, it.top);
      right = Math.max(right, it.right);
      bottom = Math.max(bottom, it.bottom);
    }
    const far = this.#far;
    return { left: left - far, top: top - far, right: right + far, bottom: bottom + far };
  }

  has(x: number, y: number): boolean {
    const count = this.#shapes.length;
    for (let k = 0, i = this.#last; k < count; k++, i = i + 1 < count ? i + 1 : 0) {
      if (!this.#isNear(i, x, y)) continue;
      this.#last = i;
      return true;
    }
    return false;
  }

  /** Is any part of an outline near one of these? */
  hasPartOf(shape: Shape): boolean {
    const far = this.#far;
    const { left, top, right, bottom } = bounds(shape);
    return this.#shapes.some((it, i) => {
      const box = this.#boxes[i] as Bounds;
      if (box.left - right > far || left - box.right > far || box.top - bottom > far || top - box.bottom > far)
        return false;
      return gap(it, shape, far) <= far;
    });
  }

  #isNear(i: number, x: number, y: number): boolean {
    const far = this.#far;
    const { left, top, right, bottom } = this.#boxes[i] as Bounds;
    if (left - x > far || x - right > far || top - y > far || y - bottom > far) return false;
    return gapTo(this.#shapes[i] as Shape, x, y, far) <= far;
  }
}
