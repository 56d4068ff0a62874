import { useEffect } from 'react';
import { useTable } from '../../table/table-store.ts';

/**
 * A world lies on one table at a time. In a second window it can be looked at and played, but is not kept, so that the two don't
 * overwrite each other.
 */
export function useHeldTable(): void {
  const id = useTable((table) => table.id);
  useEffect(() => {
    if (!id || !('locks' in navigator)) return;
    let release = () => {};
    let current = true;
    const held = new Promise<void>((done) => {
      release = done;
    });
    void navigator.locks.request(`understory ${id}`, { ifAvailable: true }, (lock) => {
      if (!current) return;
      useTable.setState({ elsewhere: lock === null });
      return lock ? held : undefined;
    });
    return () => {
      current = false;
      release();
    };
  }, [id]);
}
