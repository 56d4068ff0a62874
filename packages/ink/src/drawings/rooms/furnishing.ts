import { type Sketch, shrunk } from '../sketch.ts';

/** What stands in a room, or what a building is: one drawing, and others where the people had a choice of looks. */
export interface Furnishing {
  readonly plain: Sketch;
  readonly looks?: Readonly<Record<string, Sketch>>;
  /** It takes the whole of its place, however long that is: a gate across a tunnel. */
  readonly fills?: true;
}

export type Furnishings = Readonly<Record<string, Furnishing>>;

/** One drawing for all looks. */
export const one = (plain: Sketch): Furnishing => ({ plain });

/** A drawing for each look; the first one stands for looks that are not known. */
export function byLook(looks: Readonly<Record<string, Sketch>>): Furnishing {
  const [plain = []] = Object.values(looks);
  return { plain, looks };
}

/** Several sketches as one, the hindmost first. */
export const together = (...sketches: readonly Sketch[]): Sketch => sketches.flat();

/** A sketch as a part of another, its lines no thinner. */
export function part(what: Sketch, x: number, y: number, size: number): Sketch {
  return shrunk(what, x, y, size).map(([pen, stencil]) => [
    pen.width === undefined ? pen : { ...pen, width: Math.max(0.02, pen.width) },
    stencil,
  ]);
}
