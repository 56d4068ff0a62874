/** A place on the paper: x from left to right, y from the top down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * An exact outline: a path, open or closed, swollen by a radius. A disc is one point and its radius, a tunnel its centre
 * line and half its width, a cave a closed path with no swell. So every gap is the distance of two paths less two swells.
 */
export interface Shape {
  /** x, y, x, y … */
  readonly path: readonly number[];
  readonly closed: boolean;
  readonly swell: number;
}

/** A rectangle with level and upright sides. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
