import type { Ask, Spot } from '@understory/table';
import { type RefObject, useEffect, useState } from 'react';

/** A hand is not so steady that every hundredth of a bead would be meant. */
const STEADY = 0.25;

/**
 * The spot that is aimed at while one is asked for: under the pointer, or the crosshair's while the map has the keys. Null where no spot
 * may be.
 */
export function useAim(
  ask: Ask | null,
  crosshair: Spot | null,
  map: RefObject<HTMLElement | null>,
): readonly [Spot | null, (at: Spot | null) => void] {
  const [hovered, setHovered] = useState<Spot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked next is aimed at anew
  useEffect(() => setHovered(null), [ask]);
  const aimAt = (at: Spot | null) => {
    if (ask?.ask !== 'spot') return;
    const next = at && { x: steady(at.x), y: steady(at.y) };
    if (next?.x !== hovered?.x || next?.y !== hovered?.y) setHovered(next);
  };
  const aimed = hovered ?? (document.activeElement === map.current ? crosshair : null);
  return [ask?.ask === 'spot' && aimed && ask.where.has(aimed) ? aimed : null, aimAt];
}

function steady(length: number): number {
  return Math.round(length / STEADY) * STEADY;
}
