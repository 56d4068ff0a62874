import { courseBetween, line, type Point, turnAside, unitsAlong } from '@understory/page';
import type { Rule } from '@understory/table';
import { faultFluids as anyFaultFluids } from '../../../natural/fault.ts';
import { cutOff } from '../../../natural/path.ts';
import { placesOnSide, SIDES, type Side } from '../../../natural/sides.ts';
import type { World } from '../../../world.ts';
import { roll, spot } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { drawIn, wanderFor } from '../plot.ts';
import { type NexusPlot, nexusUnit, sign } from './nexus-plot.ts';

const CRACK = 0.5;

/** H2-NEX-08: a jagged crack from the spot to two different sides of the page. */
export function* fault(plot: NexusPlot): Rule {
  const sides: Side[] = [];
  while (sides.length < 2) {
    const side = SIDES[(yield* roll('H2-NEX-08', '1d4', { kind: 'the side an arm runs to' }, plot.feature)) - 1];
    if (side && !sides.includes(side)) sides.push(side);
  }
  for (const [i, side] of sides.entries()) {
    const where = placesOnSide(plot.world.page, side);
    const end = yield* spot('H2-NEX-08', {
      by: 'chance',
      topic: { kind: 'where the fault ends', side },
      where,
      about: plot.feature,
    });
    drawArm(plot, end, side, i === 0);
  }
}

function drawArm(plot: NexusPlot, end: Point, side: Side, first: boolean): void {
  const path = cutOff(plot.world.page, courseBetween(plot.spot, end, turnAside('jagged', wanderFor(plot)), 0.45));
  const holdsSpot = first ? nexusUnit(plot) : {};
  const arm = drawIn(plot, {
    kind: 'fault',
    shape: line(path, CRACK),
    what: side === 'top' ? { kind: 'chasm' } : { kind: 'arm of the fault', side },
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...holdsSpot,
  });
  if (first) sign(plot, arm);
}

/** H2-NEX-09: water and magma that the fault crosses may run down it. */
export function* faultFluids(world: World): Rule {
  yield* anyFaultFluids(world, 'H2-NEX-09', ({ fault: { id, feature }, fluid, path }) =>
    draw(world, {
      clause: 'H2-NEX-09',
      kind: fluid,
      shape: line(path, CRACK),
      what: { kind: 'channel in the fault', fluid },
      feature,
      within: id,
      units: [{ kind: fluid, at: unitsAlong(path) }],
    }),
  );
}
