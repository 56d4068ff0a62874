import { useTable } from '../table/table-store.ts';

/** A piece that glides to where it is now: its name in the ink, and its place in beads. */
export interface Glider {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

const LASTS = { off: 0, brisk: 200, slow: 420 } as const;

/** Lets a piece come from where it was: the ink is laid anew for every step, and only the eye should see it move. */
export function glide(ink: Element, from: Glider, to: Glider): void {
  const lasts = LASTS[useTable.getState().view.motion];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (lasts === 0 || (dx === 0 && dy === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  ink
    .querySelector(`[data-piece="${CSS.escape(to.piece)}"]`)
    ?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: lasts,
      easing: 'ease-out',
    });
}
