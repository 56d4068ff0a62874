import { line, unitsAlong } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { patch } from '../../draw.ts';
import { VEIN } from '../../measures.ts';
import { roll } from '../asks.ts';
import type { NaturalThing } from '../called.ts';
import { areaOfStratum, beadSized, blob, drawIn, extentOf, HALF, MOST, type Plot, type Row, scatter } from './plot.ts';

/** H2-FEA-T1: ore. */
export const ore: Table<Row> = table('H2-FEA-T1', '1d10', {
  '1-5': vein,
  '6-7': deposits,
  '8': (plot) => mass(plot, 3, 'small mass of ore'),
  '9': (plot) => mass(plot, areaOfStratum(plot) * HALF, 'large mass of ore'),
  '10': (plot) => mass(plot, areaOfStratum(plot) * MOST, 'huge mass of ore'),
});

function* vein(plot: Plot): Rule {
  const path = extentOf(plot).centreLine();
  drawIn(plot, {
    kind: 'ore',
    shape: line(path, VEIN),
    what: { kind: 'vein of ore' },
    stratum: plot.stratum,
    units: [{ kind: 'ore', at: unitsAlong(path) }],
  });
}

function* deposits(plot: Plot): Rule {
  const count = yield* roll('H2-FEA-T1.6–7', '2d4', { kind: 'how many', of: 'deposits of ore' }, plot.feature);
  for (const place of yield* scatter(plot, count, { kind: 'deposit of ore' })) {
    drawIn(plot, {
      kind: 'ore',
      ...beadSized(place),
      what: { kind: 'deposit of ore' },
      units: [{ kind: 'ore', at: [place] }],
    });
  }
}

function* mass(plot: Plot, area: number, kind: NaturalThing): Rule {
  const { shape } = yield* blob(plot, area, { kind });
  drawIn(plot, { kind: 'ore', shape, area, what: { kind }, stratum: plot.stratum, units: [patch('ore', shape, area)] });
}
