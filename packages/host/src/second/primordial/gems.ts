import { BEAD_RADIUS, centreOf, clock, depthIn, type Point, type Shape } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { discFits, movedInside, randomPlace } from '../../places.ts';
import { roll } from '../asks.ts';
import { beadSized, blob, drawIn, type Plot, type Row, scatter } from './plot.ts';

/** H2-FEA-T2: gems. */
export const gems: Table<Row> = table('H2-FEA-T2', '1d10', {
  '1-6': (plot) => scattered(plot, '2d4'),
  '7-8': inAWall,
  '9': (plot) => scattered(plot, '1d4+1'),
  '10': clump,
});

function* scattered(plot: Plot, dice: '2d4' | '1d4+1'): Rule {
  const count = yield* roll(plot.clause, dice, { kind: 'how many', of: 'deposits of gems' }, plot.feature);
  for (const place of yield* scatter(plot, count, { kind: 'deposit of gems' })) deposit(plot, place);
}

/** A very large cave with deposits set evenly round its wall. */
function* inAWall(plot: Plot): Rule {
  const { shape, area } = yield* blob(plot, 8, { kind: 'very large cave' });
  drawIn(plot, { kind: 'cave', shape, area, what: { kind: 'very large cave' }, stratum: plot.stratum });
  const count = yield* roll('H2-FEA-T2.7–8', '1d4', { kind: 'how many', of: 'deposits in its wall' }, plot.feature);
  for (let i = 0; i < count; i++)
    deposit(plot, movedInside(plot.world.page, inWall(shape, (12 * i) / count), BEAD_RADIUS));
}

/** H2-MSR-35: the spot for a deposit in a cave's wall, seen from its centre at this hour of the clock. */
function inWall(cave: Shape, hour: number): Point {
  const { x, y } = centreOf(cave);
  const to = clock(hour);
  let far = 0;
  while (far < 60 && depthIn(cave, x + to.x * far, y + to.y * far) > 0) far += 0.05;
  return { x: x + to.x * (far + BEAD_RADIUS), y: y + to.y * (far + BEAD_RADIUS) };
}

/** H2-MSR-35: one deposit at a random place, three round it at 1.3 beads. */
function* clump(plot: Plot): Rule {
  const { world, stratum, feature } = plot;
  const round = (x: number, y: number) => [0, 60, 120].map((degrees) => at({ x, y }, 3 + degrees / 30));
  const fits = (x: number, y: number) =>
    [{ x, y }, ...round(x, y)].every((it) => discFits(world.page, stratum, it.x, it.y, BEAD_RADIUS));
  const first = yield* randomPlace(world, stratum, {
    clause: 'H2-MSR-18',
    what: { kind: 'clump of gems' },
    about: feature,
    size: BEAD_RADIUS + 1.3,
    fits,
  });
  for (const place of [first, ...round(first.x, first.y)]) deposit(plot, place);
}

const CLUMP = 1.3;

function at({ x, y }: Point, hour: number): Point {
  const to = clock(hour);
  return { x: x + to.x * CLUMP, y: y + to.y * CLUMP };
}

function deposit(plot: Plot, place: Point): void {
  const sized = beadSized(place);
  const centre = { x: sized.shape.path[0] as number, y: sized.shape.path[1] as number };
  drawIn(plot, { kind: 'gem', ...sized, what: { kind: 'deposit of gems' }, units: [{ kind: 'gems', at: [centre] }] });
}
