import type { LookName } from '@understory/ink';
import { bounds, inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Fall } from '../plan/falls.ts';
import type { Floor } from '../plan/floors.ts';
import { crossings, difference, intersection, type Ring, ringOf } from '../plan/polygons.ts';
import { laidPath, type Sheet } from '../plan/sheet.ts';
import { drawDoor } from './doors.ts';
import { FloorField } from './field.ts';
import { figures } from './figures.ts';
import { drawFrame, MARGINS } from './frame.ts';
import { drawThing } from './glyphs.ts';
import { handmade, seedOf, shaken, speck, straight } from './hand.ts';
import { hatching } from './hatching.ts';
import { type Colour, escapedXml, PLAN_LAYERS, type PlanLayer, PlanPen, WASHES } from './layers.ts';
import { numberSpots } from './numbers.ts';

export interface PlanLook {
  readonly look: LookName;
  /** TA-PIC-01: with its cartouche, legend and scale, or the bare squares. */
  readonly frame: boolean;
  readonly grid: 'none' | 'lines' | 'dots';
  /** TA-SEC-06: what players see has neither secrets, numbers nor text. */
  readonly forWhom: 'keeper' | 'players';
  /** CSS that carries the type itself. */
  readonly fonts?: string;
  /** Pixels a square. */
  readonly pixels?: number;
}

const HIDDEN: ReadonlySet<PlanLayer> = new Set(['secrets', 'text', 'numbers']);

/** A plan as SVG: the same plan in the same look is always the same text (TA-INK-12). */
export function drawPlan(furnished: Furnished, how: PlanLook): string {
  const { plan } = furnished;
  const { sheet } = plan;
  const pen = new PlanPen(how.look);
  const field = new FloorField(plan.open, sheet.width, sheet.height);
  drawGround(pen, furnished, field, how);
  drawWaters(pen, furnished);
  for (const it of plan.falls) drawFall(pen, it, plan.floors, sheet);
  for (const { fall, letter } of plan.shafts) {
    const [ax, ay, bx, by] = fall.line;
    for (const [x, y] of [
      [ax, ay + 1.2],
      [bx, by - 1.2],
    ] as const) {
      pen.circle('signs', x, y, 0.75, { fill: 'void', stroke: 'ink', width: 0.1 });
      pen.text('secrets', x, y + 0.32, letter, { size: 0.95, colour: 'snow', anchor: 'middle', plain: true });
    }
  }
  for (const { things } of furnished.rooms) for (const it of things) drawThing(pen, it);
  for (const it of furnished.doors) drawDoor(pen, it);
  drawWash(pen, furnished);
  drawWords(pen, furnished);
  if (how.frame) drawFrame(pen, furnished);
  const shown = PLAN_LAYERS.filter(
    (it) =>
      (how.frame || it !== 'frame') &&
      (how.forWhom === 'keeper' || !HIDDEN.has(it)) &&
      (it !== 'grid' || how.grid !== 'none'),
  );
  return written(pen, furnished, shown, how);
}

function written(pen: PlanPen, { plan, title }: Furnished, layers: readonly PlanLayer[], how: PlanLook): string {
  const { width, height } = plan.sheet;
  const pixels = how.pixels ?? 20;
  const { left, top, right, bottom } = how.frame ? MARGINS : { left: 0, top: 0, right: 0, bottom: 0 };
  const [w, h] = [width + left + right, height + top + bottom];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w * pixels}" height="${h * pixels}" viewBox="${-left} ${-top} ${w} ${h}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escapedXml(title)}</title>`,
    ...(how.fonts ? [`<defs><style>${how.fonts}</style></defs>`] : []),
    pen.written(layers),
    '</svg>\n',
  ].join('\n');
}

/** TA-INK-01 to -05: paper, hatched rock, walls that merge by themselves, floors with a faint grid and a shade under the walls. */
function drawGround(pen: PlanPen, { plan }: Furnished, field: FloorField, { frame, grid }: PlanLook): void {
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
  const outline = open.map((ring) => straight(trembling(ring, sheet))).join('');
  pen.path('walls', outline, { fill: 'ink', stroke: 'ink', width: 0.48, evenOdd: true });
  pen.path('floors', outline, { fill: 'floor', evenOdd: true });
  for (const it of plan.floors)
    if (it.manner.built && it.place !== null)
      for (const ring of it.rings) pen.path('floors', handmade(ring, 3), { fill: 'floorBuilt' });
  for (const it of plan.floors) if (it.place !== null && it.manner.built) innerWall(pen, it, plan.floors);
  drawShade(pen, open);
  pen.path('grid', gridLines(open, width, height, grid), { stroke: 'pencil', width: 0.035, opacity: 0.3 });
}

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

/** TA-MAT-01 to -05: rivers, pools and magma, laid down like everything else. */
function drawWaters(pen: PlanPen, furnished: Furnished): void {
  const { plan, survey } = furnished;
  const { sheet, floors } = plan;
  const whole = [0, 0, sheet.width, 0, sheet.width, sheet.height, 0, sheet.height];
  const flood = (
    ring: readonly number[],
    within: readonly Ring[],
    fill: Colour,
    line: Colour,
    layer: 'water' | 'matter',
  ) => {
    const clipped = intersection([ring], within);
    const d = clipped.map((it) => handmade(it, 9, true, 0.12)).join('');
    pen.path(layer, d, { fill, stroke: line, width: 0.08 });
    return clipped;
  };
  for (const it of floors.filter((f) => f.piece.kind === 'water' && f.place === null && f.stretch)) {
    const shape = { ...it.piece.shape, path: it.stretch?.path ?? [] };
    const ring = laidPath(sheet, ringOf({ ...shape, swell: shape.swell }));
    const shown = flood(ring, [whole], 'water', 'waterLine', 'water');
    ripples(pen, shown, seedOf(it.piece.id));
    flowArrow(pen, it);
  }
  const ids = new Set(floors.map((it) => it.piece.id));
  const lakes = [
    ...survey.pools.filter((it) => ids.has(it.within ?? '')),
    ...floors.filter((it) => it.place?.kind === 'water').map((it) => it.piece),
  ];
  for (const piece of lakes) {
    const ring = laidPath(sheet, ringOf(piece.shape));
    const home = floors.filter((it) => it.piece.id === (piece.within ?? piece.id)).flatMap((it) => it.rings);
    const shown = flood(ring, home.length > 0 ? home : [whole], 'water', 'waterLine', 'water');
    ripples(pen, shown, seedOf(piece.id));
  }
  for (const piece of survey.matter.filter((it) => it.kind === 'magma')) {
    const ring = laidPath(sheet, ringOf(piece.shape));
    flood(ring, [whole], 'magma', 'magmaLine', 'matter');
  }
  for (const piece of survey.matter.filter((it) => it.kind === 'ore' || it.kind === 'gem')) {
    const box = bounds({ path: laidPath(sheet, ringOf(piece.shape)), closed: true, swell: 0 });
    if (box.right < 0 || box.bottom < 0 || box.left > sheet.width || box.top > sheet.height) continue;
    seams(pen, furnished, box, piece.kind === 'gem' ? 'gem' : 'ore', seedOf(piece.id));
  }
}

function seams(
  pen: PlanPen,
  { plan }: Furnished,
  { left, right, top, bottom }: ReturnType<typeof bounds>,
  fill: Colour,
  salt: number,
): void {
  const many = Math.min(24, Math.ceil(((right - left) * (bottom - top)) / 3));
  for (let i = 0; i < many; i++) {
    const [x, y] = [left + (right - left) * speck(i, salt, 1), top + (bottom - top) * speck(i, salt, 2)];
    if (x < 0 || y < 0 || x > plan.sheet.width || y > plan.sheet.height) continue;
    if (plan.open.some((ring) => inRing(ring, x, y))) continue;
    const s = 0.16 + 0.14 * speck(i, salt, 3);
    pen.path('matter', straight([x - s, y, x - s * 0.2, y - s, x + s, y - s * 0.3, x + s * 0.4, y + s]), {
      fill,
      stroke: 'ink',
      width: 0.05,
    });
  }
}

function ripples(pen: PlanPen, rings: readonly Ring[], salt: number): void {
  let d = '';
  for (const ring of rings) {
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const many = Math.min(160, ((box.right - box.left) * (box.bottom - box.top)) / 3);
    for (let i = 0; i < many; i++) {
      const [x, y] = [
        box.left + (box.right - box.left) * speck(i, salt % 991, 5),
        box.top + (box.bottom - box.top) * speck(i, salt % 991, 6),
      ];
      if (inRing(ring, x - 0.3, y) && inRing(ring, x + 0.5, y) && inRing(ring, x, y + 0.3))
        d += `M${r(x)} ${r(y)}q.2 -.14 .4 0`;
    }
  }
  pen.path('water', d, { stroke: 'waterLine', width: 0.05, opacity: 0.8 });
}

/** TA-MAT-03: it flows toward its lower end on the page. */
function flowArrow(pen: PlanPen, { lines }: Floor): void {
  const line = lines[0] ?? [];
  const i = Math.floor(line.length / 4) * 2;
  if (line.length < 4) return;
  const [ax, ay, bx, by] = [line[Math.max(0, i - 2)], line[Math.max(1, i - 1)], line[i], line[i + 1]] as [
    number,
    number,
    number,
    number,
  ];
  const down = ((line.at(-1) as number) >= (line[1] as number) ? 1 : -1) as 1 | -1;
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
  const [ux, uy] = [((bx - ax) / far) * down, ((by - ay) / far) * down];
  const d = `M${r(ax - ux)} ${r(ay - uy)}L${r(ax + ux)} ${r(ay + uy)}m${r(-ux * 0.5 - uy * 0.3)} ${r(-uy * 0.5 + ux * 0.3)}L${r(ax + ux)} ${r(ay + uy)}l${r(-ux * 0.5 + uy * 0.3)} ${r(-uy * 0.5 - ux * 0.3)}`;
  pen.path('water', d, { stroke: 'waterLine', width: 0.1 });
}

/** TA-PLN-05, TA-INK-08: stairs narrow downward; slopes have an arrow and the fall in feet. */
function drawFall(pen: PlanPen, fall: Fall & { readonly way: Floor }, floors: readonly Floor[], sheet: Sheet): void {
  if (fall.kind === 'level' || fall.kind === 'shaft') return;
  const run = clearRun(fall, floors);
  if (!run || run.some((it, i) => it < 0.2 || it > (i % 2 === 0 ? sheet.width : sheet.height) - 0.2)) return;
  const [ax, ay, bx, by] = run;
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const half = fall.way.width / 2;
  if (fall.kind === 'slope') {
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    pen.path(
      'signs',
      `M${r(mx - ux)} ${r(my - uy)}L${r(mx + ux)} ${r(my + uy)}m${r(-ux * 0.5 - uy * 0.3)} ${r(-uy * 0.5 + ux * 0.3)}L${r(mx + ux)} ${r(my + uy)}l${r(-ux * 0.5 + uy * 0.3)} ${r(-uy * 0.5 - ux * 0.3)}`,
      { stroke: 'ink', width: 0.08 },
    );
    pen.text('text', mx + 0.4, my - 0.4, `${fall.feet} ft`, { size: 0.8, italic: true, halo: true });
    return;
  }
  const length = Math.min(6, far);
  const [sx, sy] = [(ax + bx) / 2 - (ux * length) / 2, (ay + by) / 2 - (uy * length) / 2];
  const many = Math.max(2, Math.round(length / 0.4));
  let d = '';
  for (let i = 0; i <= many; i++) {
    const k = half * (0.94 - (0.42 * i) / many);
    const [x, y] = [sx + (ux * length * i) / many, sy + (uy * length * i) / many];
    const jag = fall.kind === 'scramble' ? (speck(i, Math.round(x * 5), 3) - 0.5) * 0.3 : 0;
    d += `M${r(x - uy * k + ux * jag)} ${r(y + ux * k + uy * jag)}L${r(x + uy * k)} ${r(y - ux * k)}`;
  }
  const side = (s: number) =>
    `M${r(sx - uy * half * 0.94 * s)} ${r(sy + ux * half * 0.94 * s)}L${r(sx + ux * length - uy * half * 0.52 * s)} ${r(sy + uy * length + ux * half * 0.52 * s)}`;
  pen.path('signs', fall.kind === 'stairs' ? d + side(1) + side(-1) : d, { stroke: 'ink', width: 0.075 });
}

/** The longest part of a stretch that lies in no place. */
function clearRun(
  { line: [ax, ay, bx, by], way }: Fall & { readonly way: Floor },
  floors: readonly Floor[],
): [number, number, number, number] | null {
  const others = floors.filter((it) => it !== way && it.place !== null);
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const many = Math.max(1, Math.ceil(far * 4));
  let [best, start, from] = [0, -1, 0];
  for (let i = 0; i <= many + 1; i++) {
    const [x, y] = [ax + ((bx - ax) * i) / many, ay + ((by - ay) * i) / many];
    const clear = i <= many && !others.some((it) => it.rings.some((ring) => inRing(ring, x, y)));
    if (clear && start < 0) start = i;
    if (!clear && start >= 0) {
      if (i - start > best) [best, from] = [i - start, start];
      start = -1;
    }
  }
  const inset = Math.ceil(many / far / 2);
  const [s, t] = [(from + inset) / many, (from + best - 1 - inset) / many];
  if ((t - s) * far < 0.8) return null;
  return [ax + (bx - ax) * s, ay + (by - ay) * s, ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** TA-INK-06: who holds what is a pale wash, at most four on a level. */
function drawWash(pen: PlanPen, { plan, holders }: Furnished): void {
  for (const it of plan.floors) {
    const room = plan.rooms.find((at) => at.place === it.place);
    const at = room?.holder ? holders.indexOf(room.holder.id) : -1;
    const fill = WASHES[at];
    if (fill) for (const ring of it.rings) pen.path('wash', straight(ring), { fill, opacity: 0.11 });
  }
}

/** TA-INK-07, TA-PLN-18: numbers in ringed discs, exits with their letters. */
function drawWords(pen: PlanPen, furnished: Furnished): void {
  const { plan, holders } = furnished;
  for (const { x, y, room, beside } of numberSpots(furnished)) {
    if (beside) pen.path('numbers', `M${r(x)} ${r(y)}L${r(beside.x)} ${r(beside.y)}`, { stroke: 'ink', width: 0.06 });
    pen.circle('numbers', x, y, 0.8, { fill: 'paper', stroke: 'ink', width: 0.09 });
    pen.path('numbers', figures(String(room.number), x, y, 0.72), { stroke: 'ink', width: 0.13 });
    const at = room.holder ? holders.indexOf(room.holder.id) : -1;
    const fill = WASHES[at];
    if (fill)
      pen.path('numbers', straight([x + 0.75, y - 1.05, x + 1.25, y - 0.75, x + 0.75, y - 0.45]), {
        fill,
        stroke: 'ink',
        width: 0.06,
      });
  }
  for (const { x, y, dx, dy, letter } of plan.exits) {
    // TA-PLN-07: it fades out.
    for (const [far, opacity] of [
      [1.6, 0.35],
      [1.1, 0.5],
      [0.6, 0.7],
    ] as const)
      pen.path(
        'signs',
        straight([
          x - dx * far - dy * 1.7,
          y - dy * far + dx * 1.7,
          x + dx * 0.4 - dy * 1.7,
          y + dy * 0.4 + dx * 1.7,
          x + dx * 0.4 + dy * 1.7,
          y + dy * 0.4 - dx * 1.7,
          x - dx * far + dy * 1.7,
          y - dy * far - dx * 1.7,
        ]),
        { fill: 'paper', opacity },
      );
    const [tx, ty] = [
      clampTo(x + dx * 0.4 + dy * 1.6, plan.sheet.width),
      clampTo(y + dy * 0.4 - dx * 1.6, plan.sheet.height),
    ];
    pen.text('text', tx, ty + 0.3, letter, { size: 1.15, italic: true, anchor: 'middle', halo: true });
  }
}

const clampTo = (value: number, most: number): number => Math.min(most - 0.6, Math.max(0.6, value));
const r = (value: number): string => String(Math.round(value * 100) / 100);
