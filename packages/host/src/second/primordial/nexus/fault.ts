import {
  courseBetween,
  gapTo,
  line,
  mil,
  type Page,
  type Piece,
  type Point,
  partOf,
  pathLength,
  pointAlong,
  turnAside,
  unitsAlong,
} from '@understory/page';
import type { Rule, Stream } from '@understory/table';
import type { Places } from '../../../places.ts';
import type { World } from '../../../world.ts';
import { choose, roll, spot } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { drawIn, wanderFor } from '../plot.ts';
import { cutOff } from '../tunnels.ts';
import { type NexusPlot, nexusUnit, sign } from './nexus-plot.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

const CRACK = 0.5;

/** H2-NEX-08: a jagged crack from the spot to two different sides of the page. */
export function* fault(plot: NexusPlot): Rule {
  const sides: Side[] = [];
  while (sides.length < 2) {
    const side = SIDES[(yield* roll('H2-NEX-08', '1d4', { kind: 'the side an arm runs to' }, plot.feature)) - 1];
    if (side && !sides.includes(side)) sides.push(side);
  }
  for (const [i, side] of sides.entries()) {
    const where = pointsOf(plot.world.page, side);
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
  const path = cutOff(plot, courseBetween(plot.spot, end, turnAside('jagged', wanderFor(plot)), 0.45));
  const title =
    side === 'top' ? 'a fault that opens as a chasm on the surface' : `a fault that runs to the ${side} of the page`;
  const holdsSpot = first ? nexusUnit(plot) : {};
  const arm = drawIn(plot, {
    kind: 'fault',
    shape: line(path, CRACK),
    title,
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...holdsSpot,
  });
  if (first) sign(plot, arm, 'Fault');
}

/** The points of a side of the page; of the left and the right only what is underground. */
function pointsOf(page: Page, side: Side): Places {
  const { width, height } = page;
  const at = (t: number): Point => {
    if (side === 'top' || side === 'bottom') return { x: mil(t * width), y: side === 'top' ? 0 : height };
    const x = side === 'left' ? 0 : width;
    const roof = page.surfaceAt(x);
    return { x, y: mil(roof + t * (height - roof)) };
  };
  const [from, to] = [at(0), at(1)];
  return {
    place: { kind: 'on a side of the page', side },
    has: ({ x, y }) =>
      Math.abs(x - at(0).x) <= (from.x === to.x ? 0.5 : width) &&
      Math.abs(y - from.y) <= (from.y === to.y ? 0.5 : height),
    any: (draw: Stream) => at(draw.unit()),
    outlines: [[from.x, from.y, to.x, to.y]],
  };
}

/** H2-NEX-09: water and magma that the fault crosses may run down it. Features rolled later count too, so this comes last. */
export function* faultFluids(world: World): Rule {
  const arms = world.page.pieces.filter((it) => it.kind === 'fault');
  for (const arm of arms) {
    const crossings = crossingsOf(world.page, arm);
    for (const crossing of crossings) yield* flow(world, arm, crossing, crossings);
  }
}

interface Crossing {
  readonly body: Piece;
  /** How far along the arm its lowest point in the body lies. */
  readonly far: number;
}

function* flow(world: World, arm: Piece, { body, far }: Crossing, all: readonly Crossing[]): Rule {
  const fluid = body.kind === 'magma' ? 'magma' : 'water';
  const flows = yield* choose('H2-NEX-09', {
    by: 'maker',
    topic: { kind: 'does it run down the fault', piece: body.id, fluid },
    options: [{ key: 'flow', subject: { piece: body.id } }, { key: 'hold' }],
    usual: 'flow',
    about: body.id,
  });
  if (flows === 'hold') return;
  const { path } = arm.shape;
  const long = pathLength(path);
  const downAlong = pointAlong(path, long).y >= pointAlong(path, 0).y;
  const lower = all.map((it) => it.far).filter((it) => (downAlong ? it > far + 0.01 : it < far - 0.01));
  const end = downAlong ? Math.min(long, ...lower) : Math.max(0, ...lower);
  const stretch = partOf(path, Math.min(far, end), Math.max(far, end)).map(mil);
  if (pathLength(stretch) < 0.1) return;
  const title = `a channel of ${fluid} in the fault`;
  const units = [{ kind: fluid, at: unitsAlong(stretch) }] as const;
  draw(world, {
    clause: 'H2-NEX-09',
    kind: fluid,
    shape: line(stretch, CRACK),
    title,
    feature: arm.feature,
    within: arm.id,
    units,
  });
}

/** Where an arm crosses bodies of water and magma, from its lower end up. */
function crossingsOf(page: Page, arm: Piece): Crossing[] {
  const { path } = arm.shape;
  const long = pathLength(path);
  const found: Crossing[] = [];
  for (const body of page.drawn()) {
    if (body.kind !== 'water' && body.kind !== 'magma') continue;
    if (body.within === arm.id || page.gap(arm.shape, body.shape, 0.01) > 0) continue;
    let lowest: { far: number; y: number } | null = null;
    for (let far = 0; far <= long; far += 0.1) {
      const { x, y } = pointAlong(path, far);
      if (gapTo(body.shape, x, y) <= CRACK / 2 && (!lowest || y > lowest.y)) lowest = { far, y };
    }
    if (lowest) found.push({ body, far: lowest.far });
  }
  return found.sort((a, b) => pointAlong(path, b.far).y - pointAlong(path, a.far).y);
}
