import { inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Floor } from '../plan/floors.ts';
import { lowWallsOf, pavesCave } from '../plan/low-walls.ts';
import { crossings, difference, intersection, type Ring } from '../plan/polygons.ts';
import type { FloorField } from './field.ts';
import { framed } from './frame.ts';
import { handmade, rounded, shaken, speck, straight } from './hand.ts';
import { hatching } from './hatching.ts';
import type { PlanPen } from './layers.ts';
import type { PlanLook } from './plan-look.ts';
import { beyond, drawEdges } from './sheet-edge.ts';

/** TA-INK-01 to -05: paper, hatched rock, walls that merge by themselves, floors with a faint grid and a shade under the walls. */
export function drawGround(
  pen: PlanPen,
  { plan, matter }: Furnished,
  field: FloorField,
  { frame, grid }: PlanLook,
): void {
  const { sheet, open } = plan;
  const { width, height } = sheet;
  const paper = frame ? framed(sheet) : { left: 0, top: 0, ...sheet };
  const [x, y, w, h] = [-paper.left, -paper.top, paper.width, paper.height];
  const all = [x, y, x + w, y, x + w, y + h, x, y + h];
  pen.path('paper', straight(all), { fill: 'paper' });
  const [left, top] = [sheet.x0 * 6, sheet.y0 * 6];
  let ticks = '';
  for (let i = 0; i < (width * height) / 3; i++) {
    const [x, y] = [speck(i, 1, 3) * width, speck(i, 2, 3) * height];
    if (field.at(x, y) > 1.9) ticks += `M${r(x)} ${r(y)}q.14 -.08 ${r(0.3 + 0.2 * speck(i, 3, 3))} 0`;
  }
  pen.path('rock', ticks, { stroke: 'rockTick', width: 0.045, opacity: 0.4 });
  pen.path('hatching', hatching(field, width, height, left, top), { stroke: 'ink', width: 0.058, opacity: 0.85 });
  // What runs off the sheet has no wall there: it is drawn a little beyond, and fades.
  const whole = open.map((ring) => ring.map((it, i) => beyond(it, i % 2 === 0 ? width : height)));
  const outline = whole.map((ring) => rounded(trembling(ring, sheet))).join('');
  pen.path('walls', outline, { fill: 'ink', stroke: 'ink', width: WALL, evenOdd: true });
  pen.path('floors', outline, { fill: 'floor', evenOdd: true });
  const secret = new Set(plan.annexes.filter((it) => it.secret).map((it) => it.floor));
  for (const it of inOrder(plan.floors))
    if (it.manner.built && !secret.has(it) && (it.place !== null || pavesCave(it, plan.floors)))
      for (const ring of it.place === null || it.beyond ? intersection(it.rings, open) : it.rings)
        pen.path('floors', it.place === null ? straight(ring) : handmade(ring, 3), { fill: 'floorBuilt' });
  const low = lowWallsOf(plan);
  pen.path('signs', low.kerbs.map((it) => straight(it, false)).join(''), { stroke: 'ink', width: 0.07, opacity: 0.55 });
  pen.path('signs', low.walls.map((it) => straight(it, false)).join(''), {
    ...{ stroke: 'ink', width: 0.16, dash: '1.1 .4', opacity: 0.85 },
  });
  drawShade(pen, open);
  drawHidden(pen, plan, sheet);
  drawEdges(pen, open, width, height, frame);
  const wet = [...matter.lakes, ...matter.rivers].flatMap((it) => it.rings);
  pen.path('grid', gridLines(wet.length > 0 ? difference(open, wet) : open, width, height, grid), {
    stroke: 'pencil',
    width: 0.035,
    opacity: 0.3,
  });
}

/** TA-INK-02: the stroke of a wall, in squares; the floor lies over its inner half. */
const WALL = 0.28;

/** TA-INK-02: straight lines with a slight wobble that belongs to where they are on the page. */
function trembling(ring: Ring, { x0, y0 }: { readonly x0: number; readonly y0: number }): number[] {
  const away = ring.map((it, i) => it + 6 * (i % 2 === 0 ? x0 : y0));
  return shaken(away, 0.05, 11, 0.8).map((it, i) => it - 6 * (i % 2 === 0 ? x0 : y0));
}

/** TA-PLN-19: the younger lies on top. */
const inOrder = (floors: readonly Floor[]): Floor[] => [...floors].sort((a, b) => a.piece.since - b.piece.since);

/** TA-PLN-16, TA-INK-11: a chamber behind a secret door is in the layer of secrets, over the hatching of the rock that players see. */
function drawHidden(pen: PlanPen, { hidden, annexes }: Furnished['plan'], sheet: Furnished['plan']['sheet']): void {
  const outline = hidden.map((ring) => rounded(trembling(ring, sheet))).join('');
  pen.path('secrets', outline, { fill: 'ink', stroke: 'ink', width: WALL, evenOdd: true });
  pen.path('secrets', outline, { fill: 'floorBuilt', evenOdd: true });
  for (const { floor } of annexes.filter((it) => it.secret))
    pen.path('secrets', gridLines(floor.rings.slice(0, 1), sheet.width, sheet.height, 'lines'), {
      ...{ stroke: 'pencil', width: 0.035, opacity: 0.3 },
    });
}

/** TA-INK-05: as if light fell from the lower right. */
function drawShade(pen: PlanPen, open: readonly Ring[]): void {
  for (const by of [0.18, 0.36]) {
    const moved = open.map((ring) => ring.map((it) => it + by));
    const rest = difference(open, moved);
    pen.path('shade', rest.map((it) => straight(it)).join(''), { fill: 'floorShade', opacity: 0.55, evenOdd: true });
  }
}

/** TA-INK-04: thin lines on floors only. */
function gridLines(open: readonly Ring[], width: number, height: number, grid: PlanLook['grid']): string {
  let d = '';
  const line = (x0: number, y0: number, x1: number, y1: number, along: 'x' | 'y') => {
    const cuts = open.flatMap((ring) => crossings(ring, x0, y0, x1, y1)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [s, t] = [cuts[i] as number, cuts[i + 1] as number];
      const [from, to] =
        along === 'x' ? [x0 + (x1 - x0) * s, x0 + (x1 - x0) * t] : [y0 + (y1 - y0) * s, y0 + (y1 - y0) * t];
      if (to - from < 0.05) continue;
      d += along === 'x' ? `M${r(from)} ${y0}H${r(to)}` : `M${x0} ${r(from)}V${r(to)}`;
    }
  };
  if (grid === 'none') return '';
  if (grid === 'dots') {
    for (let y = 1; y < height; y++)
      for (let x = 1; x < width; x++)
        if (open.filter((ring) => inRing(ring, x + 0.001, y + 0.001)).length % 2 === 1) d += `M${x} ${y}h.01`;
    return d;
  }
  // A hair beside the whole squares, where walls lie.
  for (let y = 1; y < height; y++) line(-0.5, y + 0.0007, width + 0.5, y + 0.0007, 'x');
  for (let x = 1; x < width; x++) line(x + 0.0007, -0.5, x + 0.0007, height + 0.5, 'y');
  return d.replaceAll('.0007', '');
}

const r = (value: number): string => String(Math.round(value * 100) / 100);
