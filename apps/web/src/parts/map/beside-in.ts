import type { CSSProperties } from 'react';

const AWAY = 10;

/** Beside a place in a window, on the side that has more room, so that it covers neither the place nor the window's edge. */
export function besideIn(
  around: { readonly clientWidth: number; readonly clientHeight: number } | null,
  at: { readonly x: number; readonly y: number },
): CSSProperties {
  const { clientWidth = 0, clientHeight = 0 } = around ?? {};
  const isLeft = at.x < clientWidth / 2;
  const isHigh = at.y < clientHeight / 2;
  return {
    ...(isLeft ? { left: at.x + AWAY } : { right: clientWidth - at.x + AWAY }),
    ...(isHigh ? { top: at.y + AWAY } : { bottom: clientHeight - at.y + AWAY }),
    maxWidth: Math.max(140, (isLeft ? clientWidth - at.x : at.x) - 2 * AWAY),
    maxHeight: Math.max(80, (isHigh ? clientHeight - at.y : at.y) - 2 * AWAY),
  };
}
