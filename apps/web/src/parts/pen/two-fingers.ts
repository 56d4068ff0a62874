import { type RefObject, useRef } from 'react';
import type { MapLens } from '../paper/lens.ts';

interface Finger {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
}

/** Two fingers move and zoom the map, whatever tool is in the hand. */
export function useTwoFingers(lens: RefObject<MapLens | null>) {
  const fingers = useRef(new Map<number, Finger>());
  const two = useRef(false);
  const spread = (all: readonly Finger[]) => {
    const [a, b] = all as [Finger, Finger];
    return {
      x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2,
      far: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    };
  };
  return {
    /** True if it is the second. */
    down({ pointerId, pointerType, clientX, clientY }: Finger): boolean {
      if (pointerType !== 'touch') return false;
      fingers.current.set(pointerId, { pointerId, pointerType, clientX, clientY });
      two.current ||= fingers.current.size > 1;
      return two.current;
    },
    /** True if it moved the map. */
    move({ pointerId, pointerType, clientX, clientY }: Finger): boolean {
      if (!two.current || !fingers.current.has(pointerId)) return false;
      if (fingers.current.size < 2) return true;
      const before = spread([...fingers.current.values()]);
      fingers.current.set(pointerId, { pointerId, pointerType, clientX, clientY });
      const now = spread([...fingers.current.values()]);
      lens.current?.panBy(now.x - before.x, now.y - before.y);
      lens.current?.zoomBy(now.far / before.far, { clientX: now.x, clientY: now.y });
      return true;
    },
    /** True if two fingers had been down: nothing is drawn until all are lifted. */
    up({ pointerId }: { readonly pointerId: number }): boolean {
      const wasTwo = two.current;
      fingers.current.delete(pointerId);
      if (fingers.current.size === 0) two.current = false;
      return wasTwo;
    },
  };
}
