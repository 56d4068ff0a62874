import type { Mark, Pen } from '../mark.ts';
import type { Tremor } from '../tremor.ts';
import { cut, type Pose, type Stencil, trace } from './stencil.ts';

/** A small drawing: stencils with their pens, from back to front. An emblem fills −0.5 … 0.5; what grows has its foot at 0, 0 and is 1 high. */
export type Sketch = readonly (readonly [pen: Pen, stencil: Stencil])[];

export function sketch(...layers: readonly (readonly [pen: Pen, ...paths: readonly string[]])[]): Sketch {
  return layers.map(([pen, ...paths]) => [pen, cut(paths.join(''))]);
}

/** A sketch made smaller and moved, to be part of another. */
export function shrunk(what: Sketch, x: number, y: number, size: number): Sketch {
  return what.map(([pen, stencil]) => [
    pen.width === undefined ? pen : { ...pen, width: pen.width * size },
    stencil.changed((p, i) => p * size + (i % 2 === 0 ? x : y)),
  ]);
}

/** One drawing, its lines as bold as it is big. */
export function drawOne(what: Sketch, place: Pose, tremor: Tremor): Mark[] {
  return what.map(([pen, stencil]) => ({
    mark: 'path',
    d: trace(stencil, place, tremor),
    pen: pen.width === undefined ? pen : { ...pen, width: Math.round(pen.width * place.size * 1000) / 1000 },
  }));
}

/**
 * Many drawings with the same few pens. Each row is drawn pen by pen and becomes one mark per pen; a later row
 * covers an earlier one. Lines keep their width, however big the thing is.
 */
export class Rows {
  readonly #rows = new Map<number, Map<Pen, string[]>>();

  draw(row: number, what: Sketch, place: Pose, tremor: Tremor): void {
    for (const [pen, stencil] of what) this.path(row, pen, trace(stencil, place, tremor));
  }

  path(row: number, pen: Pen, d: string): void {
    const pens = this.#rows.get(row) ?? new Map<Pen, string[]>();
    this.#rows.set(row, pens);
    const paths = pens.get(pen);
    if (paths) paths.push(d);
    else pens.set(pen, [d]);
  }

  marks(): Mark[] {
    return [...this.#rows.keys()]
      .sort((a, b) => a - b)
      .flatMap((row) =>
        [...(this.#rows.get(row) ?? [])].map(([pen, paths]): Mark => ({ mark: 'path', d: paths.join(''), pen })),
      );
  }
}
