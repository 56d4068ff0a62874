import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../../table/table-store.ts';

/** An answered ask takes its buttons with it; the focus that was on one of them moves to the first answer of the next ask. */
export function useFocusStays(bar: RefObject<HTMLElement | null>): void {
  const version = useTable((table) => table.version);
  const had = useRef(false);
  useEffect(() => {
    const within = (event: FocusEvent) => {
      had.current = bar.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', within);
    return () => document.removeEventListener('focusin', within);
  }, [bar]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the game has changed
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    // Not in the field that narrows a long list: the keys would be letters there.
    const next = bar.current?.querySelector<HTMLElement>('.answers input:not([type="search"]), .answers button');
    (next ?? bar.current)?.focus({ preventScroll: true });
  }, [bar, version]);
}
