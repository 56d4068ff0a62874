import { type Sketch, shrunk, sketch } from '../sketch.ts';
import { drawn, line, OUTLINE, rect, round } from './parts.ts';

/** What stands in a room, or what a building is: one drawing, and others where the people had the choice. */
export interface Furnishing {
  readonly plain: Sketch;
  readonly variants?: Readonly<Record<string, Sketch>>;
  /** It takes the whole of its place, however long that is: a gate across a tunnel. */
  readonly fills?: true;
}

/** For a room without a drawing: a table with a thing on it. */
export const UNKNOWN: Furnishing = {
  plain: sketch(
    [drawn('trunk'), rect(-0.34, 0.18, 0.34, 0.26)],
    [OUTLINE, line(-0.26, 0.26, -0.26, 0.5) + line(0.26, 0.26, 0.26, 0.5)],
    [drawn('smoke'), round(0, 0.02, 0.14)],
  ),
};

/** The drawing in a variant. */
export function inVariant({ plain, variants }: Furnishing, variant: string | null): Sketch {
  return (variant !== null && variants && Object.hasOwn(variants, variant) && variants[variant]) || plain;
}

export type Furnishings = Readonly<Record<string, Furnishing>>;

/** One drawing for all variants. */
export const one = (plain: Sketch): Furnishing => ({ plain });

/** A drawing for each variant; the first one stands for variants that are not known. */
export function byVariant(variants: Readonly<Record<string, Sketch>>): Furnishing {
  const [plain = []] = Object.values(variants);
  return { plain, variants };
}

/** The same done to the drawing of each variant. */
export function eachVariant(
  variants: Readonly<Record<string, Sketch>>,
  draw: (what: Sketch) => Sketch,
): Readonly<Record<string, Sketch>> {
  return Object.fromEntries(Object.entries(variants).map(([variant, what]) => [variant, draw(what)]));
}

/** Several sketches as one, from back to front. */
export const together = (...sketches: readonly Sketch[]): Sketch => sketches.flat();

/** A sketch as a part of another, its lines no thinner. */
export function part(what: Sketch, x: number, y: number, size: number): Sketch {
  return shrunk(what, x, y, size).map(([pen, stencil]) => [
    pen.width === undefined ? pen : { ...pen, width: Math.max(0.02, pen.width) },
    stencil,
  ]);
}
