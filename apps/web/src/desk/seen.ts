import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether half of this place has come into sight: what nobody scrolls to need be neither fetched nor drawn. */
export function useSeen<E extends Element>(): { readonly place: RefObject<E | null>; readonly isSeen: boolean } {
  const place = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watch = new IntersectionObserver(
      (sights) => setSeen(sights.some(({ intersectionRatio }) => intersectionRatio >= ENOUGH)),
      { threshold: ENOUGH },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}

const ENOUGH = 0.5;
