import {
  centreOf,
  distance,
  line,
  mil,
  type Page,
  type Point,
  pathLength,
  pointAlong,
  type Shape,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { HALF_FINGER } from '../../measures.ts';
import type { Setting } from '../../setting.ts';
import { roll } from '../asks.ts';
import { draw, label } from '../draw.ts';
import { THUMB, VEIN_LINE } from '../measures.ts';
import { landing } from '../words/landing.ts';
import type { Plot } from '../words/natural.ts';
import { intoGround, openingAt, sideNumber } from '../words/rock.ts';
import { equilateral } from '../words/triangle.ts';

/** H1-PRM-T1.1: two triangles of mithral. */
export function* mithral(plot: Plot): Rule {
  const { world, clause, feature } = plot;
  for (let i = 1; i <= 2; i++) drawMithral(plot, yield* landing(world, clause, `${feature}, ${i}`));
}

export function drawMithral({ world, clause, feature }: Plot, at: Point): void {
  const shape = intoGround(world.page, triangle(world.page, at));
  const [ax, ay, bx, by, cx, cy] = shape.path as [number, number, number, number, number, number];
  // H1-PRM-03: a lode in the middle of each side.
  const lodes = [
    { x: mil((ax + bx) / 2), y: mil((ay + by) / 2) },
    { x: mil((bx + cx) / 2), y: mil((by + cy) / 2) },
    { x: mil((cx + ax) / 2), y: mil((cy + ay) / 2) },
  ];
  const left = inRock(world.page, lodes);
  // H1-ALT-19: all of it would lie in the open.
  if (left.length === 0) return;
  const units = [{ kind: 'mithral', at: left } as const];
  const what = { kind: 'mithral' } as const;
  const ore = draw(world, { clause, feature, kind: 'ore', shape, what, variant: 'mithral', units });
  label(world, clause, ore.id, { kind: 'mithral ore' }, centreOf(shape));
}

/** With sides a half finger long, and one tip towards the nearest corner of the page. */
function triangle({ width, height }: Page, at: Point): Shape {
  const corner = { x: at.x <= width / 2 ? 0 : width, y: at.y <= height / 2 ? 0 : height };
  const far = distance(at.x, at.y, corner.x, corner.y);
  return equilateral(at, { x: (corner.x - at.x) / far, y: (corner.y - at.y) / far }, HALF_FINGER);
}

/** H1-PRM-T1.4, H1-DWF-01: a vein of gold from one side to the other. */
export function* goldVein({ world, clause, feature, sides }: Plot & Pick<Setting, 'sides'>): Rule {
  const { page } = world;
  const first = yield* roll(clause, '1d6', { kind: 'a number on the side', side: 'left' }, `${feature}, left`);
  const second = yield* roll(clause, '1d6', { kind: 'a number on the side', side: 'right' }, `${feature}, right`);
  drawVein({ world, clause, feature }, [
    sideNumber(page, sides, first, 'left'),
    sideNumber(page, sides, second, 'right'),
  ]);
}

export function drawVein({ world, clause, feature }: Plot, [from, to]: readonly [Point, Point]): void {
  const shape = line([from.x, from.y, to.x, to.y], VEIN_LINE);
  const units = [{ kind: 'gold', at: inRock(world.page, lodesAlong(shape.path)) } as const];
  draw(world, { clause, feature, kind: 'ore', shape, what: { kind: 'gold vein' }, variant: 'gold', units });
}

/** H1-PRM-04: a thumb of vein a lode, the first one a bead from its left end. */
function lodesAlong(path: readonly number[]): Point[] {
  const many = Math.floor(pathLength(path) / THUMB);
  return Array.from({ length: many }, (_, i) => {
    const { x, y } = pointAlong(path, 1 + i * THUMB);
    return { x: mil(x), y: mil(y) };
  });
}

/** H1-ALT-06, -19: a lode in the open does not exist. */
function inRock(page: Page, lodes: readonly Point[]): Point[] {
  return lodes.filter(({ x, y }) => openingAt(page, x, y) === null);
}
