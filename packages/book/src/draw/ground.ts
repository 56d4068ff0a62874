import { inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Floor } from '../plan/floors.ts';
import { crossings, difference, type Ring } from '../plan/polygons.ts';
import type { FloorField } from './field.ts';
import { MARGINS } from './frame.ts';
import { handmade, rounded, shaken, speck, straight } from './hand.ts';
import { hatching } from './hatching.ts';
import type { PlanPen } from './layers.ts';
import type { PlanLook } from './plan-look.ts';

/** TA-INK-01 to -05: paper, hatched rock, walls that merge by themselves, floors with a faint grid and a shade under the walls. */
export function drawGround(pen: PlanPen, { plan }: Furnished, field: FloorField, { frame, grid }: PlanLook): void {
  const { sheet, open } = plan;
  const { width, height } = sheet;
  const m = frame ? MARGINS : { left: 0, top: 0, right: 0, bottom: 0 };
  const all = [
    -m.left,
    -m.top,
    width + m.right,
    -m.top,
    width + m.right,
    height + m.bottom,
    -m.left,
    height + m.bottom,
  ];
  pen.path('paper', straight(all), { fill: 'paper' });
  const [left, top] = [sheet.x0 * 6, sheet.y0 * 6];
  let ticks = '';
  for (let i = 0; i < (width * height) / 3; i++) {
    const [x, y] = [speck(i, 1, 3) * width, speck(i, 2, 3) * height];
    if (field.at(x, y) > 1.9) ticks += `M${r(x)} ${r(y)}q.14 -.08 ${r(0.3 + 0.2 * speck(i, 3, 3))} 0`;
  }
  pen.path('rock', ticks, { stroke: 'rockTick', width: 0.045, opacity: 0.4 });
  pen.path('hatching', hatching(field, width, height, left, top), { stroke: 'ink', width: 0.058, opacity: 0.85 });
  const outline = open.map((ring) => rounded(trembling(ring, sheet))).join('');
  pen.path('walls', outline, { fill: 'ink', stroke: 'ink', width: WALL, evenOdd: true });
  pen.path('floors', outline, { fill: 'floor', evenOdd: true });
  for (const it of plan.floors)
    if (it.manner.built && it.place !== null)
      for (const ring of it.rings) pen.path('floors', handmade(ring, 3), { fill: 'floorBuilt' });
  for (const it of plan.floors) if (it.place !== null && it.manner.built) innerWall(pen, it, plan.floors);
  drawShade(pen, open);
  pen.path('grid', gridLines(open, width, height, grid), { stroke: 'pencil', width: 0.035, opacity: 0.3 });
}

/** TA-INK-02: the stroke of a wall, in squares; the floor lies over its inner half. */
const WALL = 0.28;

/** TA-INK-02: straight lines with a slight wobble that belongs to where they are on the page. */
function trembling(ring: Ring, { x0, y0 }: { readonly x0: number; readonly y0: number }): number[] {
  const away = ring.map((it, i) => it + 6 * (i % 2 === 0 ? x0 : y0));
  return shaken(away, 0.05, 11, 0.8).map((it, i) => it - 6 * (i % 2 === 0 ? x0 : y0));
}

/** TA-PLN-19: a built place keeps its outline inside others as a low, broken wall. */
function innerWall(pen: PlanPen, floor: Floor, all: readonly Floor[]): void {
  const [ring] = floor.rings;
  if (!ring) return;
  const others = all.filter((it) => it !== floor && it.place !== null && it.place !== floor.place);
  let d = '';
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
    const many = Math.max(1, Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) * 2));
    for (let n = 0; n < many; n++) {
      const at = (t: number) => [ax + ((bx - ax) * t) / many, ay + ((by - ay) * t) / many] as const;
      const [x, y] = at(n + 0.5);
      if (!others.some((it) => it.rings.some((o) => inRing(o, x, y)))) continue;
      const [p, q] = [at(n), at(n + 1)];
      d += `M${r(p[0])} ${r(p[1])}L${r(q[0])} ${r(q[1])}`;
    }
  }
  pen.path('signs', d, { stroke: 'ink', width: 0.14, dash: '.8 .35', opacity: 0.8 });
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
