import type { Point } from '@understory/page';
import { useTable } from '../../table/table-store.ts';

/** A piece that comes to where it is drawn now, in beads. */
export interface Glide {
  /** Its name in the ink, after the name of what it lies in, if others of its name lie elsewhere. */
  readonly piece: readonly string[];
  readonly from: Point;
  readonly to: Point;
  /** Others like it stand there already, and wait for it. */
  readonly joins?: boolean;
}

const LASTS = { off: 0, brisk: 200, slow: 420 } as const;

/** Lets a piece come from where it was: the ink is laid anew for every step, and only the eye should see it move. */
export function glide(ink: Element, { piece, from, to, joins = false }: Glide): void {
  const lasts = LASTS[useTable.getState().view.motion];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (lasts === 0 || (dx === 0 && dy === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const there = ink.querySelector(piece.map((it) => `[data-piece="${CSS.escape(it)}"]`).join(' '));
  if (!there) return;
  const moving = joins ? (there.cloneNode(true) as Element) : there;
  if (joins) there.before(moving);
  const motion = moving.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: lasts,
    easing: 'ease-out',
  });
  if (joins) motion.onfinish = () => moving.remove();
}
