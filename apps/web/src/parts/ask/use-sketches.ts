import { useEffect, useState } from 'react';
import type { Sketches } from '../../table/kit.ts';
import { useKit } from '../../table/table-store.ts';

/** The small drawings of the game on the table, once they have been fetched. */
export function useSketches(): Sketches | null {
  const kit = useKit();
  const [sketches, setSketches] = useState<Sketches | null>(null);
  useEffect(() => {
    let current = true;
    void kit.sketches?.().then((it) => current && setSketches(it));
    return () => {
      current = false;
    };
  }, [kit]);
  return sketches;
}
