import { type Rule, type Table, table } from '@understory/table';
import { choose, rollOn } from '../../asks.ts';
import type { Called, Stuff } from '../../called.ts';
import { areaOfStratum, blobAt, drawIn, HALF } from '../plot.ts';
import { type NexusPlot, nexusSign, nexusUnit, sign } from './nexus-plot.ts';

/** H2-NEX-T1.10: the stratum is bone. */
export function* bones(plot: NexusPlot): Rule {
  const variant = yield* choose('H2-NEX-T1.10', {
    by: 'maker',
    topic: { kind: 'whose bones' },
    options: [{ key: 'giant skull' }, { key: 'giant ribs' }, { key: 'stranger' }],
    usual: 'giant ribs',
    about: plot.feature,
  });
  wholeStratum(plot, 'bones', variant);
}

/** H2-NEX-T1.12: what fills the stratum, 1d4. */
const stuffs: Table<Stuff> = table('H2-NEX-T1', '1d4', {
  '1': 'flesh',
  '2': 'blood',
  '3': 'salt',
  '4': 'glass',
});

export function* phaseShift(plot: NexusPlot): Rule {
  const { value } = yield* rollOn(
    { ...stuffs, clause: 'H2-NEX-T1.12' },
    { kind: 'what fills the stratum' },
    plot.feature,
  );
  wholeStratum(plot, value, value, nexusSign(plot, value));
}

/** H2-NEX-T1.14. */
export function* darkness(plot: NexusPlot): Rule {
  wholeStratum(plot, 'darkness');
}

/** H2-NEX-T1.13: a blob of half the stratum. */
export function* radiation(plot: NexusPlot): Rule {
  const { shape, area } = blobAt(plot, plot.spot, areaOfStratum(plot) * HALF);
  const piece = drawIn(plot, {
    kind: 'nexus',
    shape,
    area,
    what: { kind: 'reach of radiation' },
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...nexusUnit(plot),
  });
  sign(plot, piece);
}

/** H2-NEX-T1.16: a blob of 3 square beads, black. */
export function* voidBlob(plot: NexusPlot): Rule {
  const { shape, area } = blobAt(plot, plot.spot, 3);
  const piece = drawIn(plot, {
    kind: 'void',
    shape,
    area,
    what: { kind: 'void' },
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...nexusUnit(plot),
  });
  sign(plot, piece);
}

/** H2-NEX-05: the area of the nexus is the whole stratum. */
function wholeStratum(plot: NexusPlot, stuff: Stuff, variant?: string, words?: Called): void {
  const { world, stratum, nexus } = plot;
  const shape = world.page.stratumShape(stratum);
  const turn = variant === undefined ? {} : { variant };
  const piece = drawIn(plot, {
    kind: 'nexus',
    shape,
    area: areaOfStratum(plot),
    what: { kind: 'stratum of', stuff },
    nexus,
    stratum,
    ...turn,
    ...nexusUnit(plot),
  });
  sign(plot, piece, words);
}
