import { Contour } from '@understory/ruler';
import type { Page } from '../page.ts';
import { Lattice, onPaper } from './lattice.ts';

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
