import type { AgeSheet } from '@understory/ink';
import type { Entry } from '@understory/table';
import type { AgeView } from '../../storage/table-view.ts';
import { agesOf } from '../../words/ages-of.ts';

/** The sheets of tracing paper, one an age, each as much seen as the person wants (H2-GEN-08). */
export function ageSheets(entries: readonly Entry[], tracing: Readonly<Record<string, AgeView>>): AgeSheet[] {
  const found = new Map<string, AgeSheet>();
  for (const { age, from: since } of agesOf(entries)) {
    if (found.has(age)) continue;
    const seen = tracing[age];
    found.set(age, { age, since, opacity: !seen ? 1 : seen.shown ? seen.opacity : 0 });
  }
  return [...found.values()];
}
