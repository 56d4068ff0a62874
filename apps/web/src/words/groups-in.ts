import type { Entry } from '@understory/table';

const FIELDS = ['group', 'to', 'against', 'by', 'with', 'second'] as const;

/** Everybody whom a line names as having to do with it. */
export function groupsIn(entry: Entry): string[] {
  const fields = entry as Entry & Partial<Record<(typeof FIELDS)[number], unknown>>;
  return FIELDS.map((it) => fields[it]).filter((it) => typeof it === 'string');
}
