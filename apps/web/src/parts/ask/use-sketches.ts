import { useEffect, useState } from 'react';
import type { Sketches } from '../../table/kit.ts';
import { useKit } from '../../table/table-store.ts';

/** The small drawings for what is asked, once they have been fetched. */
export function useSketches(asked: string): Sketches | null {
  const kit = useKit();
  const [fetched, setFetched] = useState<{ readonly asked: string; readonly sketches: Sketches | null } | null>(null);
  useEffect(() => {
    let current = true;
    void kit.sketches?.(asked).then((sketches) => current && setFetched({ asked, sketches }));
    return () => {
      current = false;
    };
  }, [kit, asked]);
  return fetched?.asked === asked ? fetched.sketches : null;
}
