import { inRing } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { shownFalls } from './falls.ts';

/** An upright box, in squares. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAt = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** TA-PLN-18: what no text, number or letter may cover: doors, stairs, slopes, shafts, bridges and signs of danger. */
export function kept({ plan, doors, rooms, matter }: Furnished): Box[] {
  return [
    ...doors
      .filter((it) => it.kind === 'doorway' && it.door !== 'empty doorway')
      .map((it) => boxAt(it.x, it.y, Math.abs(it.dy) * 2 + 0.7, Math.abs(it.dx) * 2 + 0.7)),
    ...shownFalls(plan).flatMap(({ fall: it, run }) => {
      const pad = it.kind === 'slope' ? 0.35 : it.way.width / 2;
      const [ax, ay, bx, by] = run;
      // A long run aslant is a row of small boxes, not one large one.
      const many = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay))));
      return Array.from({ length: many + 1 }, (_, i) =>
        boxAt(ax + ((bx - ax) * i) / many, ay + ((by - ay) * i) / many, pad * 2, pad * 2),
      );
    }),
    ...plan.shafts.flatMap(({ fall: { line } }) => [
      boxAt(line[0], line[1] + 1.2, 1.6, 1.6),
      boxAt(line[2], line[3] - 1.2, 1.6, 1.6),
    ]),
    ...matter.crossings.flatMap(({ line: [ax, ay, bx, by], way }) => {
      const many = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay))));
      return Array.from({ length: many + 1 }, (_, i) =>
        boxAt(ax + ((bx - ax) * i) / many, ay + ((by - ay) * i) / many, way.width, way.width),
      );
    }),
    ...rooms.flatMap(({ things }) => things.filter((it) => it.trap).map((it) => boxAt(it.x, it.y, 1, 1))),
  ];
}

/** Is there floor under any part of it? */
export function onFloor(open: readonly (readonly number[])[], box: Box): boolean {
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const inside = (x: number, y: number) => open.filter((ring) => inRing(ring, x, y)).length % 2 === 1;
  return [box.left, mx, box.right].some((x) => [box.top, my, box.bottom].some((y) => inside(x, y)));
}
