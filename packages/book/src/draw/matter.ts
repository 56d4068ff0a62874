import { bounds, inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Floor } from '../plan/floors.ts';
import type { Crossing } from '../plan/matter.ts';
import { narrowed, type Ring, ringOf, union } from '../plan/polygons.ts';
import type { Seam } from '../plan/seams.ts';
import { laidPath } from '../plan/sheet.ts';
import { handmade, rounded, seedOf, shaken, speck, straight } from './hand.ts';
import type { Colour, PlanPen } from './layers.ts';
import type { PlanLook } from './plan-look.ts';
import { beyond, drawEdges } from './sheet-edge.ts';

/** TA-MAT-01: wading, swimming and deep, in squares from the shore. */
const SWIMMING = 1;
const DEEP = 3;

/** TA-MAT-01 to -04: rivers, lakes, magma, crossings and seams. */
export function drawMatter(pen: PlanPen, furnished: Furnished, { frame }: Pick<PlanLook, 'frame'>): void {
  const { plan, survey, matter } = furnished;
  const bodies: { rings: readonly Ring[]; salt: number }[] = [];
  for (const { piece, rings } of [...matter.rivers, ...matter.lakes]) {
    if (piece.kind === 'fault') {
      for (const ring of rings)
        pen.path('water', handmade(ring, 9, true, 0.12), { fill: 'void', stroke: 'ink', width: 0.08 });
      continue;
    }
    bodies.push({ rings, salt: seedOf(piece.id) });
  }
  // As one, where a river runs into a lake.
  const water = union(bodies.flatMap((it) => it.rings));
  pen.path('water', wet(water), { fill: 'water', stroke: 'waterLine', width: 0.08, evenOdd: true });
  for (const by of [SWIMMING, DEEP])
    pen.path('water', wet(narrowed(water, by)), { fill: 'waterDeep', opacity: 0.22, evenOdd: true });
  for (const it of bodies) ripples(pen, it.rings, it.salt);
  for (const it of plan.floors) if (it.place === null && it.piece.kind === 'water') flowArrow(pen, it);
  const { width, height } = plan.sheet;
  for (const { piece, rings } of matter.magma) {
    // What runs off the sheet is drawn a little beyond it, and fades there.
    const whole = rings.map((ring) => ring.map((it, i) => beyond(it, i % 2 === 0 ? width : height)));
    pen.path('matter', wet(whole), { fill: 'magma', stroke: 'magmaLine', width: 0.12 });
    pen.path('matter', wet(narrowed(whole, 0.8)), { fill: 'magmaHot', opacity: 0.5 });
    crust(pen, rings, seedOf(piece.id));
    drawEdges(pen, rings, width, height, frame);
  }
  for (const it of matter.crossings) drawCrossing(pen, it);
  for (const piece of survey.matter.filter((it) => it.kind === 'ore' || it.kind === 'gem')) {
    const box = bounds({ path: laidPath(plan.sheet, ringOf(piece.shape)), closed: true, swell: 0 });
    if (box.right < 0 || box.bottom < 0 || box.left > plan.sheet.width || box.top > plan.sheet.height) continue;
    veins(pen, furnished, box, piece.kind === 'gem' ? 'gem' : 'ore', seedOf(piece.id));
  }
  for (const it of matter.seams) drawSeam(pen, it);
}

/** TA-INK-08: magma has a crust: dark plates that drift on it. */
function crust(pen: PlanPen, rings: readonly Ring[], salt: number): void {
  let d = '';
  for (const ring of rings) {
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const many = Math.min(140, ((box.right - box.left) * (box.bottom - box.top)) / 5);
    for (let i = 0; i < many; i++) {
      const x = box.left + (box.right - box.left) * speck(i, salt % 983, 5);
      const y = box.top + (box.bottom - box.top) * speck(i, salt % 983, 6);
      const [w, h] = [0.3 + 0.4 * speck(i, salt % 983, 7), 0.16 + 0.16 * speck(i, salt % 983, 8)];
      const plate = [x - w, y, x - w * 0.3, y - h, x + w * 0.6, y - h * 0.7, x + w, y + h * 0.2, x + w * 0.2, y + h];
      if (corners(plate).every(([px, py]) => inRing(ring, px, py))) d += straight(plate);
    }
  }
  pen.path('matter', d, { fill: 'magmaLine', stroke: 'magmaLine', width: 0.04, opacity: 0.5 });
}

const corners = (ring: readonly number[]): [number, number][] =>
  ring.flatMap((it, i): [number, number][] => (i % 2 === 0 ? [[it, ring[i + 1] as number]] : []));

/** TA-MAT-04: seams in the wall on their side of a place; what was used up has left the marks of picks. */
export function drawSeam(
  pen: PlanPen,
  { x, y, dx, dy, kind, used }: Omit<Seam, 'of'>,
  layer: 'matter' | 'frame' = 'matter',
): void {
  const at = (out: number, aside: number) => [x + dx * out - dy * aside, y + dy * out + dx * aside];
  if (used) {
    const strokes = [-0.3, 0, 0.3].map((it) => straight([...at(0.05, it - 0.1), ...at(0.42, it + 0.1)], false));
    pen.path(layer, strokes.join(''), { stroke: 'ink', width: 0.08 });
    return;
  }
  for (const [aside, size] of [
    [-0.4, 0.2],
    [0, 0.28],
    [0.42, 0.18],
  ] as const)
    pen.path(
      layer,
      straight([
        ...at(0.1, aside - size),
        ...at(0.1 + size, aside - size * 0.2),
        ...at(0.16 + size * 1.6, aside + size * 0.3),
        ...at(0.1, aside + size),
      ]),
      { fill: kind, stroke: 'ink', width: 0.055 },
    );
}

const wet = (rings: readonly Ring[]): string => rings.map((it) => rounded(shaken(it, 0.1, 9, 0.9))).join('');

/** TA-MAT-02, TA-INK-08: bridges have planks and rails. */
function drawCrossing(pen: PlanPen, { kind, line: [ax, ay, bx, by], way, unsafe }: Crossing): void {
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  if (far < 0.5) return;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const half = Math.max(0.5, way.width / 2 - 0.15);
  const at = (along: number, aside: number) => [ax + ux * along - uy * aside, ay + uy * along + ux * aside];
  if (kind === 'stepping stones' || kind === 'ledge' || kind === 'jump') {
    for (let n = 0.6; n < far; n += 1.1) {
      const [x, y] = at(n, (speck(Math.round(n * 10), Math.round(ax), 4) - 0.5) * 0.5) as [number, number];
      if (kind !== 'jump') pen.circle('signs', x, y, 0.34, { fill: 'salt', stroke: 'ink', width: 0.07 });
    }
    if (kind === 'jump')
      pen.path('signs', straight([...at(0, 0), ...at(far, 0)], false), {
        stroke: 'accent',
        width: 0.1,
        dash: '.3 .25',
      });
    return;
  }
  const [from, to] = [-0.5, far + 0.5];
  const deck = [...at(from, half), ...at(to, half), ...at(to, -half), ...at(from, -half)];
  pen.path('signs', handmade(deck, 6, true, 0.03), {
    fill: kind === 'causeway' ? 'smoke' : 'sand',
    stroke: 'ink',
    width: 0.08,
  });
  let planks = '';
  for (let n = from + 0.3; n < to; n += kind === 'causeway' ? 1 : 0.36) {
    if (unsafe && speck(Math.round(n * 10), Math.round(ay), 5) < 0.22) continue;
    planks += straight([...at(n, half), ...at(n, -half)], false);
  }
  pen.path('signs', planks, { stroke: 'ink', width: 0.045 });
  for (const s of [half, -half])
    pen.path('signs', straight([...at(from - 0.2, s), ...at(to + 0.2, s)], false), {
      stroke: 'ink',
      width: kind === 'rope bridge' ? 0.07 : 0.13,
    });
}

function veins(
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

const r = (value: number): string => String(Math.round(value * 100) / 100);
