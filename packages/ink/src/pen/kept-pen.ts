import type { PenEdit } from './edit.ts';

/** What lies beside a save: undefined where nothing was drawn. */
export function keptPen(edits: readonly PenEdit[]): unknown {
  return edits.length === 0 ? undefined : { format: 'understory/pen', version: 1, edits };
}
