import { useEffect, useState } from 'react';

const SIGN = /[●○★❖⌂☒]/u;
const KINDS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What explains the signs is fetched when a pointer, a finger or the focus first comes to one. */
export function useMeetsSigns(): boolean {
  const [meets, setMeets] = useState(false);
  useEffect(() => {
    if (meets) return;
    const met = ({ target }: Event) => {
      if (target instanceof Element && (target.closest('.bead') || SIGN.test(target.textContent ?? ''))) setMeets(true);
    };
    for (const kind of KINDS) document.addEventListener(kind, met);
    return () => {
      for (const kind of KINDS) document.removeEventListener(kind, met);
    };
  }, [meets]);
  return meets;
}
