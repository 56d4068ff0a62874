import { clamp, clock, line, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { randomPlace } from '../../../places.ts';
import { choose, roll } from '../../asks.ts';
import { drawIn, randomHour } from '../plot.ts';
import { type NexusPlot, nexusUnit, sign } from './nexus-plot.ts';

/** How far a ley line reaches beyond its stratum, half a finger (H2-NEX-12). */
const BEYOND = 2.25;
const CIRCLE = 3;
const THIN = 0.1;

/** H2-NEX-12: straight lines through the stratum, and a circle round the spot. */
export function* leyLines(plot: NexusPlot): Rule {
  const { world, stratum, feature, nexus } = plot;
  const many = yield* choose('H2-NEX-12', {
    by: 'maker',
    topic: { kind: 'four or five ley lines' },
    options: [{ key: 'roll' }, { key: '4' }, { key: '5' }],
    usual: 'roll',
    about: feature,
  });
  const count =
    many === 'roll'
      ? yield* roll('H2-NEX-T1.18', '1d2+3', { kind: 'how many', of: 'ley lines' }, feature)
      : Number(many);
  for (let i = 1; i < count; i++) {
    const through = yield* randomPlace(world, stratum, {
      clause: 'H2-MSR-18',
      what: { kind: 'ley line' },
      about: feature,
      size: 0,
      fits: () => true,
    });
    const hour = yield* randomHour(plot, { kind: 'the way a ley line runs' });
    const shape = line(beyondStratum(plot, through, hour), THIN);
    drawIn(plot, { kind: 'ley', shape, what: { kind: 'ley line' }, nexus, stratum });
  }
  const circle = drawIn(plot, {
    kind: 'ley',
    shape: line(circleRound(plot), THIN),
    what: { kind: 'ley circle' },
    nexus,
    stratum,
    ...nexusUnit(plot),
  });
  sign(plot, circle);
}

/** From 2.25 beads beyond the stratum on one side to 2.25 beyond it on the other, within the page. */
function beyondStratum({ world, stratum }: NexusPlot, { x, y }: Point, hour: number): number[] {
  const { page } = world;
  const to = clock(hour);
  const ring = page.stratum(stratum).outline;
  let [from, until] = [0, 0];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const side1 = to.x * ((ring[j + 1] as number) - y) - to.y * ((ring[j] as number) - x);
    const side2 = to.x * ((ring[i + 1] as number) - y) - to.y * ((ring[i] as number) - x);
    if (side1 > 0 === side2 > 0) continue;
    const t = side1 / (side1 - side2);
    const cx = (ring[j] as number) + ((ring[i] as number) - (ring[j] as number)) * t;
    const cy = (ring[j + 1] as number) + ((ring[i + 1] as number) - (ring[j + 1] as number)) * t;
    const far = (cx - x) * to.x + (cy - y) * to.y;
    from = Math.min(from, far);
    until = Math.max(until, far);
  }
  const [a, b] = [onPage(page, x, y, to, from - BEYOND), onPage(page, x, y, to, until + BEYOND)];
  return [a.x, a.y, b.x, b.y];
}

/** H2-NEX-17: what sticks out of the page is cut off there. */
function onPage(
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  to: Point,
  far: number,
): Point {
  const reach = (at: number, step: number, most: number) => {
    if (step * far > 0) return step === 0 ? Number.POSITIVE_INFINITY : Math.abs((most - at) / step);
    return step === 0 ? Number.POSITIVE_INFINITY : Math.abs(at / step);
  };
  const cut = Math.min(Math.abs(far), reach(x, to.x, width), reach(y, to.y, height));
  const t = far < 0 ? -cut : cut;
  return { x: clamp(x + to.x * t, 0, width), y: clamp(y + to.y * t, 0, height) };
}

function circleRound({ world, spot }: NexusPlot): number[] {
  const { width, height } = world.page;
  return Array.from({ length: 49 }, (_, i) => clock(i / 4)).flatMap((to) => {
    return [clamp(spot.x + to.x * CIRCLE, 0, width), clamp(spot.y + to.y * CIRCLE, 0, height)];
  });
}
