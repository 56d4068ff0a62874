import type { Furnished } from '../furnish/furnished.ts';
import type { Exit } from '../plan/exits.ts';
import type { Plan } from '../plan/plan.ts';
import { difference, intersection, union, widened } from '../plan/polygons.ts';
import { figures } from './figures.ts';
import { straight } from './hand.ts';
import { type PlanLayer, type PlanPen, WASHES } from './layers.ts';
import { type Letter, lettersOf } from './letters.ts';
import { numberSpots } from './numbers.ts';
import type { PlanLook } from './plan-look.ts';

/** TA-INK-06: who holds what is a pale wash, at most four on a level. */
export function drawWash(pen: PlanPen, { plan, holders }: Furnished): void {
  const secret = new Set(plan.annexes.filter((it) => it.secret).map((it) => it.floor));
  for (const [i, fill] of WASHES.entries()) {
    const held = new Set(plan.rooms.filter((it) => it.holder && it.holder.id === holders[i]).map((it) => it.place));
    const floors = plan.floors.filter((it) => it.place !== null && held.has(it.place) && !secret.has(it));
    // As one: where floors overlap, a wash laid twice would look like somebody else's.
    const washed = union(floors.flatMap((it) => it.rings)).map((it) => straight(it));
    if (washed.length > 0) pen.path('wash', washed.join(''), { fill, opacity: 0.11, evenOdd: true });
  }
}

/** TA-INK-07, TA-PLN-18: numbers in ringed discs, exits with their letters. */
export function drawWords(pen: PlanPen, furnished: Furnished, { linkTo }: Pick<PlanLook, 'linkTo'>): void {
  const { plan, holders } = furnished;
  for (const { x, y, room, beside } of numberSpots(furnished)) {
    if (beside) pen.path('numbers', `M${r(x)} ${r(y)}L${r(beside.x)} ${r(beside.y)}`, { stroke: 'ink', width: 0.06 });
    if (linkTo) pen.linkBegins('numbers', linkTo(room), `${room.key}`);
    pen.circle('numbers', x, y, 0.8, { fill: 'paper', stroke: 'ink', width: 0.09 });
    pen.path('numbers', figures(String(room.number), x, y, 0.72), { stroke: 'ink', width: 0.13 });
    const at = room.holder ? holders.indexOf(room.holder.id) : -1;
    const fill = WASHES[at];
    if (linkTo) pen.linkEnds('numbers');
    if (fill) emblem(pen, 'numbers', at, x + 1, y - 0.75);
  }
  for (const it of plan.exits) fade(pen, plan, it);
  for (const it of lettersOf(furnished)) {
    const layer = it.secret ? 'secrets' : it.of === 'annex' ? 'numbers' : 'text';
    // The baseline is a third of the size under the middle.
    const [x, y] = it.turned ? [it.x - it.size * 0.3, it.y] : [it.x, it.y + it.size * 0.3];
    const { figure } = it;
    if (figure !== null) figuresAnd(pen, layer, { ...it, figure });
    else
      pen.text(layer, x, y, it.text, {
        ...{ size: it.size, anchor: 'middle', halo: true, italic: true },
        ...(it.turned ? { turn: 90 } : {}),
      });
  }
}

/** TA-INK-07: "30 ft", "4a": lining figures, whatever the type is. */
function figuresAnd(
  pen: PlanPen,
  layer: PlanLayer,
  { figure, text, x, y, size, box }: Letter & { figure: string },
): void {
  const high = size * 0.72;
  const wide = figure.length * high * 0.72;
  const d = figures(figure, box.left + 0.1 + wide / 2, y, high);
  pen.path(layer, d, { stroke: 'halo', width: 0.34 });
  pen.path(layer, d, { stroke: 'ink', width: 0.1 });
  const after = box.left + 0.1 + wide + size * (text.length > 1 ? 0.25 : 0.05);
  pen.text(layer, Math.max(x - size, after), y + size * 0.3, text, { size, italic: true, halo: true });
}

/** TA-DOR-05: a doorway that was walled up, and a dotted line where the way is lost. */
export function drawBricked(pen: PlanPen, { plan }: Furnished): void {
  for (const {
    ends: [ax, ay, bx, by],
    line: [x, y, tx, ty],
  } of plan.bricked) {
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
    let bricks = '';
    for (let n = 0; n < far; n += 0.4)
      for (const s of [0, 1]) {
        const at = Math.min(far - 0.3, n + s * 0.2);
        const [px, py] = [ax + ux * at + uy * 0.24 * (s - 0.5), ay + uy * at - ux * 0.24 * (s - 0.5)];
        const [qx, qy] = [px + ux * 0.34, py + uy * 0.34];
        bricks += straight([px, py, qx, qy, qx - uy * 0.2, qy + ux * 0.2, px - uy * 0.2, py + ux * 0.2]);
      }
    pen.path('secrets', bricks, { fill: 'salt', stroke: 'ink', width: 0.05 });
    pen.path('secrets', straight([x, y, tx, ty], false), { stroke: 'ink', width: 0.1, dash: '.05 .35' });
  }
}

/** TA-PLN-07: a way that leaves fades into the paper; what lies beside it does not. */
function fade(pen: PlanPen, { floors, sheet }: Plan, { x, y, dx, dy, way }: Exit): void {
  const others = floors.filter((it) => it.piece.id !== way.id).flatMap((it) => it.rings);
  const kept = widened(others, 0.35);
  // No further than the frame.
  const [w, h] = [sheet.width + 0.9, sheet.height + 0.9];
  const paper = [-0.9, -0.9, w, -0.9, w, h, -0.9, h];
  const half = 2.6;
  for (const [from, opacity] of FADES) {
    const at = (along: number, aside: number) => [x + dx * along - dy * aside, y + dy * along + dx * aside];
    const veil = [...at(from, half), ...at(2, half), ...at(2, -half), ...at(from, -half)];
    pen.path(
      'signs',
      difference(intersection([veil], [paper]), kept)
        .map((it) => straight(it))
        .join(''),
      { fill: 'paper', opacity, evenOdd: true },
    );
  }
}

const FADES = [
  [-1.9, 0.3],
  [-1.4, 0.35],
  [-0.9, 0.45],
  [-0.4, 0.6],
  [0.1, 1],
] as const;

const r = (value: number): string => String(Math.round(value * 100) / 100);

/** TA-INK-06: a holder is told by the shape of a small emblem, not by its colour alone. */
export function emblem(pen: PlanPen, layer: PlanLayer, at: number, x: number, y: number): void {
  const fill = WASHES[at];
  const shape = EMBLEMS[at];
  if (fill && shape)
    pen.path(layer, straight(shape.map((it, i) => it + (i % 2 === 0 ? x : y))), { fill, stroke: 'ink', width: 0.06 });
}

/** A pennant, a lozenge, a shield and a square. */
const EMBLEMS = [
  [-0.25, -0.3, 0.3, 0, -0.25, 0.3],
  [0, -0.36, 0.3, 0, 0, 0.36, -0.3, 0],
  [-0.27, -0.28, 0.27, -0.28, 0.27, 0.05, 0, 0.36, -0.27, 0.05],
  [-0.25, -0.25, 0.25, -0.25, 0.25, 0.25, -0.25, 0.25],
] as const;
