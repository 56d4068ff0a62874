import type { AgeSheet } from '@understory/ink';
import type { Entry } from '@understory/table';

/** The ages that have begun, in order, and the tick at which each did. */
export function agesIn(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const ages = new Map<string, number>();
  for (const { age, tick } of entries) if (age !== '' && !ages.has(age)) ages.set(age, tick);
  return ages;
}

/** Tracing paper on which one age is seen, and no other (H2-GEN-08). */
export function onlyAge(entries: readonly Entry[], age: string): AgeSheet[] {
  return [...agesIn(entries)].map(([name, since]) => ({ age: name, since, opacity: name === age ? 1 : 0 }));
}

/** How the ages are shown in one picture. */
export type Together = 'ages' | 'sheets';

/** What is drawn of each age: the map at its end, or all that is of it alone. */
export function momentsOf(
  entries: readonly Entry[],
  together: Together,
): { readonly age: string; readonly tick?: number; readonly tracing: readonly AgeSheet[] }[] {
  const ages = [...agesIn(entries)];
  return ages.map(([age], i) => {
    const next = ages[i + 1]?.[1];
    if (together === 'sheets') return { age, tracing: onlyAge(entries, age) };
    return { age, tracing: [], ...(next === undefined ? {} : { tick: next - 1 }) };
  });
}
