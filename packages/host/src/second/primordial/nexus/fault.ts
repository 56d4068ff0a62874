import {
  courseBetween,
  line,
  type Piece,
  type Point,
  partOf,
  pathLength,
  turnAside,
  unitsAlong,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { faultFluids as anyFaultFluids, type Channel } from '../../../natural/fault.ts';
import { cutOff, nearestAlong } from '../../../natural/path.ts';
import { placesOnSide, SIDES, type Side } from '../../../natural/sides.ts';
import type { Fluid } from '../../../questions.ts';
import { pointShape } from '../../../works.ts';
import type { World } from '../../../world.ts';
import { roll, spot } from '../../asks.ts';
import type { Called } from '../../called.ts';
import { type Drawing, draw } from '../../draw.ts';
import { note } from '../../note.ts';
import { drawIn, wanderFor } from '../plot.ts';
import { type NexusPlot, nexusUnit, sign } from './nexus-plot.ts';

const CRACK = 0.5;

/** H2-NEX-08: a jagged crack from the spot to two different sides of the page: two arms of one piece. */
export function* fault(plot: NexusPlot): Rule {
  const sides: Side[] = [];
  while (sides.length < 2) {
    const side = SIDES[(yield* roll('H2-NEX-08', '1d4', { kind: 'the side an arm runs to' }, plot.feature)) - 1];
    if (side && !sides.includes(side)) sides.push(side);
  }
  const arms: number[][] = [];
  for (const side of sides) {
    const where = placesOnSide(plot.world.page, side);
    const end = yield* spot('H2-NEX-08', {
      by: 'chance',
      topic: { kind: 'where the fault ends', side },
      where,
      about: plot.feature,
    });
    arms.push(armTo(plot, end));
  }
  const [one = [], other = []] = arms;
  const piece = drawIn(plot, {
    kind: 'fault',
    shape: line([...backwards(one), ...other.slice(2)], CRACK),
    what: sides.includes('top') ? { kind: 'chasm' } : { kind: 'fault', one: sides[0] as Side, other: sides[1] as Side },
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...nexusUnit(plot),
  });
  sign(plot, piece);
}

function armTo(plot: NexusPlot, end: Point): number[] {
  return cutOff(plot.world.page, courseBetween(plot.spot, end, turnAside('jagged', wanderFor(plot)), 0.45));
}

function backwards(path: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) back.push(path[i] as number, path[i + 1] as number);
  return back;
}

/** H2-NEX-09: water and magma that the fault crosses may run down it. */
export function* faultFluids(world: World): Rule {
  yield* anyFaultFluids(
    world,
    'H2-NEX-09',
    (it) => armsOf(world, it),
    (fault, channels) => pour(world, fault, channels),
  );
}

/** Both arms begin at the spot, where the unit of the nexus lies. */
function armsOf({ page }: World, { id, shape: { path } }: Piece): readonly number[][] {
  const at = page.units.find((it) => it.piece === id && it.kind === 'nexus')?.at;
  if (!at) return [[...path]];
  const far = nearestAlong(path, at);
  return [partOf(path, 0, far), partOf(path, far, pathLength(path))];
}

/** H2-NEX-T1.4: water lies in the fault, which stays an open way; where magma fills it there is magma and no fault. */
function pour(world: World, fault: Piece, channels: readonly Channel[]): void {
  const magma = channels.filter((it) => it.fluid === 'magma');
  const open = magma.length > 0 ? drawAgain(world, fault, magma) : [fault];
  for (const { fluid, path } of channels) {
    if (fluid === 'magma') continue;
    const within = world.page.nearest(line(path, CRACK), open);
    drawChannel(world, fault, fluid, path, within ? { within: within.id } : {});
  }
}

/** In place of the fault: the magma in it, and what is left open of it. Unit and mark of the nexus stay at its spot. */
function drawAgain(world: World, fault: Piece, magma: readonly Channel[]): Piece[] {
  const { page } = world;
  const { id, feature, stratum, what, shape } = fault;
  const [unit] = page.units.filter((it) => it.piece === id && it.kind === 'nexus' && it.until === null);
  const [mark] = page.marks.filter((it) => it.piece === id && it.kind === 'nexus' && it.until === null);
  const instead = [fault, unit, mark].flatMap((it) => it?.id ?? []);
  const filled = magma.map(({ path }, i) => drawChannel(world, fault, 'magma', path, i === 0 ? { instead } : {}));
  const open = leftOpen(pathLength(shape.path), magma).map(({ from, to }) =>
    draw(world, {
      clause: 'H2-NEX-T1.4',
      kind: 'fault',
      shape: line(partOf(shape.path, from, to), CRACK),
      what: what as Called,
      feature,
      stratum,
      nexus: 'fault',
    }),
  );
  const holder = unit && page.nearest(pointShape(unit.at), [...open, ...filled]);
  if (!unit || !mark || !holder) return open;
  const marked = {
    kind: 'marked',
    clause: 'H2-NEX-T1.4',
    piece: holder.id,
    mark: 'nexus',
    what: null,
    by: null,
    name: { kind: 'nexus', nexus: 'fault', of: null },
  } as const;
  note(world, { ...marked, cause: holder.since }, [
    { do: 'unit', unit: { ...unit, id: page.newId('u'), piece: holder.id } },
    { do: 'mark', mark: { ...mark, id: page.newId('m'), piece: holder.id } },
  ]);
  return open;
}

/** The stretches between those that are filled, so short of them that open and filled ones only touch. */
function leftOpen(long: number, filled: readonly Channel[]): { readonly from: number; readonly to: number }[] {
  const open: { from: number; to: number }[] = [];
  let from = 0;
  for (const it of [...filled].sort((a, b) => a.from - b.from)) {
    open.push({ from, to: it.from - CRACK });
    from = it.to + CRACK;
  }
  open.push({ from, to: long });
  return open.filter((it) => it.to - it.from > CRACK);
}

function drawChannel(
  world: World,
  { feature }: Piece,
  fluid: Fluid,
  path: readonly number[],
  where: Pick<Drawing, 'within' | 'instead'>,
): Piece {
  return draw(world, {
    clause: 'H2-NEX-09',
    kind: fluid,
    shape: line(path, CRACK),
    what: { kind: 'channel in the fault', fluid },
    feature,
    units: [{ kind: fluid, at: unitsAlong(path) }],
    ...where,
  });
}
