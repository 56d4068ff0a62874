import { line, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { faultFluids } from '../../../natural/fault.ts';
import { placesOnSide, type Side } from '../../../natural/sides.ts';
import { roll, spot } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { RIVER } from '../../measures.ts';
import type { PlaytestWorld } from '../../world.ts';
import { drawIn } from '../plot.ts';
import type { NexusPlot } from './plot.ts';

/** PT-NEX-05: the sides by their numbers. */
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** PT-NEX-T1.4, PT-NEX-05: an arm to a random point of each of two sides, across all strata. */
export function* fault(plot: NexusPlot): Rule {
  const { world, at, nexus, clause } = plot;
  const sides: Side[] = [];
  while (sides.length < 2) {
    const side = SIDES[(yield* roll('PT-NEX-05', '1d4', { kind: 'the side an arm runs to' }, plot.feature)) - 1];
    if (side && !sides.includes(side)) sides.push(side);
  }
  const ends: number[][] = [];
  for (const side of sides) {
    const where = placesOnSide(world.page, side);
    const topic = { kind: 'where the fault ends' } as const;
    const end = yield* spot('PT-NEX-05', { by: 'chance', topic, where, about: plot.feature });
    ends.push([end.x, side === 'top' ? world.page.surfaceAt(end.x) : end.y]);
  }
  const [one = [], other = []] = ends;
  const shape = line([...one, at.x, at.y, ...other], RIVER);
  drawIn(plot, clause, { kind: 'fault', shape, what: { kind: 'arm of the fault' }, nexus });
}

/** PT-NEX-09: looked at after the last stratum, so that later features count too. */
export function* faultLiquids(world: PlaytestWorld): Rule {
  yield* faultFluids(world, 'PT-NEX-09', armsOf, (of, channels) => {
    for (const { fluid, path } of channels) {
      const what =
        fluid === 'water' ? ({ kind: 'water in the fault' } as const) : ({ kind: 'magma in the fault' } as const);
      const { feature, stratum, id } = of;
      draw(world, { clause: 'PT-NEX-09', kind: fluid, shape: line(path, RIVER), what, feature, stratum, within: id });
    }
  });
}

/** Both arms begin at the spot, which is the middle corner. */
function armsOf({ shape: { path } }: Piece): readonly (readonly number[])[] {
  return [[path[2], path[3], path[0], path[1]] as number[], [path[2], path[3], path[4], path[5]] as number[]];
}
