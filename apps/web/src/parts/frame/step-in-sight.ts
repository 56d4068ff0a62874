import { type RefObject, useEffect, useRef } from 'react';
import { scrollWithin } from '../../desk/scroll-within.ts';
import { useTable } from '../../table/table-store.ts';

/**
 * When the game has come to another step of the sheet, it is seen; who scrolls away from it meanwhile is left alone, and a note for a first
 * game is never scrolled away.
 */
export function useStepInSight(cards: RefObject<HTMLElement | null>): void {
  const version = useTable((table) => table.version);
  const moment = useTable((table) => table.view.moment);
  const shown = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is looked for whenever another may be shown
  useEffect(() => {
    const next = requestAnimationFrame(() => {
      const step = cards.current?.querySelector('[aria-current="step"]');
      const said = step?.textContent ?? null;
      const isNoted = cards.current?.querySelector('.guide') != null;
      if (step && cards.current && said !== shown.current && !isNoted) scrollWithin(cards.current, step);
      shown.current = said;
    });
    return () => cancelAnimationFrame(next);
  }, [version, moment, cards]);
}
