import { box, clamp, disc, line, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { JOINT } from '../../measures.ts';
import { drawIn } from '../plot.ts';
import type { NexusPlot } from './plot.ts';

/** PT-NEX-06: a rectangle 4 wide and 3 high, with a chamber of 2 beads at each corner, joined in a ring. */
const WIDE = 4;
const HIGH = 3;
/** PT-NEX-07: how far the outer rooms of a palace lie from the middle one. */
const ARM = 1.5;

/** PT-NEX-T1.7: its rooms, clockwise from the upper left, are its spots. */
export function* cyclopeanComplex(plot: NexusPlot): Rule {
  const { clause, nexus } = plot;
  const { x, y } = shifted(plot, WIDE / 2 + 1, HIGH / 2 + 0.5);
  const [l, r, t, b] = [x - WIDE / 2, x + WIDE / 2, y - HIGH / 2, y + HIGH / 2];
  const corners = [
    { x: l, y: t },
    { x: r, y: t },
    { x: r, y: b },
    { x: l, y: b },
  ];
  const look = { nexus, manner: 'cyclopean' } as const;
  const rooms = corners.map((it) =>
    drawIn(plot, clause, { kind: 'cave', shape: box(it.x, it.y, 2, 1), what: { kind: 'cyclopean chamber' }, ...look }),
  );
  const ring = line([l, t, r, t, r, b, l, b, l, t], 1);
  const corridor = drawIn(plot, clause, { kind: 'tunnel', shape: ring, what: { kind: 'cyclopean corridor' }, ...look });
  yield* contents(plot, rooms, [corridor]);
}

/** PT-NEX-T1.15: five rooms, the middle one first, then up, right, down and left. */
export function* palace(plot: NexusPlot): Rule {
  const { clause, nexus } = plot;
  const middle = shifted(plot, ARM + 0.5, ARM + 0.5);
  const places: Point[] = [middle, ...WINDS.map(([dx, dy]) => ({ x: middle.x + dx * ARM, y: middle.y + dy * ARM }))];
  const rooms = places.map(({ x, y }) =>
    drawIn(plot, clause, {
      kind: 'cave',
      shape: disc(x, y, 0.5),
      what: { kind: 'palace room' },
      nexus,
      manner: 'crystal',
    }),
  );
  const passages = places.slice(1).map(({ x, y }) =>
    drawIn(plot, clause, {
      kind: 'tunnel',
      shape: line([middle.x, middle.y, x, y], JOINT),
      what: { kind: 'palace passage' },
      nexus,
      manner: 'crystal',
    }),
  );
  yield* contents(plot, rooms, passages);
}

const WINDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Moved to fit the page, and under the surface. */
function shifted({ world: { page, options }, at }: NexusPlot, wide: number, high: number): Point {
  return { x: clamp(at.x, wide, page.width - wide), y: clamp(at.y, options.surface + high, page.height - high) };
}

/** PT-NEX-08. */
function* contents({ fill }: NexusPlot, rooms: readonly Piece[], ways: readonly Piece[]): Rule {
  if (fill) yield* fill({ pieces: [...ways, ...rooms], rooms });
}
