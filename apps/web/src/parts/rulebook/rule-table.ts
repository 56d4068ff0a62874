import { useEffect, useState } from 'react';
import type { RuleTable } from './compiled-tables.ts';

let tables: Readonly<Record<string, RuleTable>> | null = null;

/** The table of a clause, once it has been fetched; null for a clause that is none. */
export function useRuleTable(clause: string): RuleTable | null {
  const [, setFetched] = useState(tables !== null);
  useEffect(() => {
    if (tables) return;
    void import('./compiled-tables.ts').then((it) => {
      tables = it.ruleTables;
      setFetched(true);
    });
  }, []);
  return tables?.[clause] ?? null;
}
