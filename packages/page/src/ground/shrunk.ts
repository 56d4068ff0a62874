import { Contour, depthIn, type Shape } from '@understory/ruler';
import type { Page } from '../page.ts';
import { CELL, Lattice, onPaper } from './lattice.ts';

/** PT-FRM-06: a stratum that much smaller all round: as many rings as it falls apart into, the largest first. */
export function shrunk({ width, height, ground }: Page, stratum: number, by: number): number[][] {
  const lattice = Lattice.of(width, height, ground);
  const { columns, rows, depth } = lattice;
  const field = new Float64Array(columns * rows);
  for (let node = 0; node < field.length; node++) {
    const deep = depth[node] as number;
    field[node] = (lattice.stratum[node] === stratum ? deep : -deep) - by;
  }
  return new Contour(columns, rows, onPaper).rings(field);
}

/** All of a shape that lies at least so deep within it, however deep that is: as many rings as it falls apart into, the largest first. */
export function deepWithin({ width, height }: Page, shape: Shape, by: number): number[][] {
  const [columns, rows] = [Math.round(width / CELL) + 1, Math.round(height / CELL) + 1];
  const field = new Float64Array(columns * rows);
  for (let node = 0; node < field.length; node++)
    field[node] = depthIn(shape, onPaper(node % columns), onPaper(Math.floor(node / columns))) - by;
  return new Contour(columns, rows, onPaper).rings(field);
}
