import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import { numberSpots } from '../draw/numbers.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room } from '../places/survey.ts';
import { GREY, INK, MM, type Paper } from './paper.ts';

/** TA-BOO-04: a square of a small map is at least so large. */
const LEAST = 1.4 * MM;
const LARGEST = 3 * MM;
/** TA-INK-07: a figure is so high, whatever the map's measure. */
const FIGURE = 2.2 * MM;
/** Of a figure's size in points: how high it stands. */
const RISES = 0.62;

/** A level in little, as it is laid out in the width that it is given. */
export interface SmallMap {
  readonly plan: Furnished;
  readonly square: number;
  readonly width: number;
  readonly height: number;
}

/** TA-BOO-04: as large as fits. */
export function smallMapOf(plan: Furnished, width: number, height: number): SmallMap {
  const { sheet } = plan.plan;
  const square = Math.max(LEAST, Math.min(width / sheet.width, height / sheet.height, LARGEST));
  return { plan, square, width: sheet.width * square, height: sheet.height * square };
}

/** TA-BOO-03: the rooms of this page are dark, the others grey. */
export function drawSmallMap(
  paper: Paper,
  page: PDFPage,
  { plan, square }: SmallMap,
  at: { readonly left: number; readonly top: number },
  dark: ReadonlySet<Room>,
): void {
  const { sheet, open, floors, rooms } = plan.plan;
  const [x, y] = [at.left, at.top];
  const path = (rings: readonly (readonly number[])[]) =>
    rings
      .map((ring) => {
        let d = '';
        for (let i = 0; i < ring.length; i += 2)
          d += `${i === 0 ? 'M' : 'L'}${((ring[i] as number) * square).toFixed(1)} ${((ring[i + 1] as number) * square).toFixed(1)}`;
        return `${d}Z`;
      })
      .join('');
  page.drawSvgPath(path(open), { x, y, color: rgb(1, 1, 1), borderColor: INK, borderWidth: 0.7 });
  for (const it of floors)
    if (it.place !== null && !it.beyond) {
      const room = rooms.find((other) => other.place === it.place);
      const fill = room && dark.has(room) ? rgb(0.62, 0.62, 0.62) : rgb(0.93, 0.93, 0.93);
      page.drawSvgPath(path(it.rings), { x, y, color: fill });
    }
  const size = FIGURE / RISES;
  const radius = FIGURE * 0.85;
  for (const it of apart(numberSpots(plan), (2 * radius) / square, sheet)) {
    const [cx, cy] = [x + it.x * square, y - it.y * square];
    const number = String(it.room.number);
    page.drawCircle({ x: cx, y: cy, size: radius, color: rgb(1, 1, 1), borderColor: GREY, borderWidth: 0.6 });
    const narrow = Math.min(size, (size * 1.6 * radius) / paper.widthOf(number, 'bold', size));
    paper.text(page, cx - paper.widthOf(number, 'bold', narrow) / 2, cy - (narrow * RISES) / 2, number, {
      ...{ face: 'bold', size: narrow },
    });
  }
}

interface Spot {
  readonly room: Room;
  readonly x: number;
  readonly y: number;
}

/** Discs that would lie over each other are pushed apart, but stay on the sheet. */
function apart(
  spots: readonly Spot[],
  far: number,
  sheet: { readonly width: number; readonly height: number },
): Spot[] {
  const moved = spots.map(({ room, x, y }) => ({ room, x, y }));
  const within = (value: number, most: number) => Math.max(far / 2, Math.min(most - far / 2, value));
  for (let round = 0; round < 60; round++) {
    let isClear = true;
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d >= far) continue;
        isClear = false;
        const [ux, uy] = d < 0.01 ? [1, 0] : [dx / d, dy / d];
        const push = (far - d) / 2 + 0.02;
        [a.x, a.y] = [within(a.x - ux * push, sheet.width), within(a.y - uy * push, sheet.height)];
        [b.x, b.y] = [within(b.x + ux * push, sheet.width), within(b.y + uy * push, sheet.height)];
      }
    if (isClear) break;
  }
  return moved;
}
