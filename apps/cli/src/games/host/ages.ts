import type { World } from '@understory/host';

/** The ages in order. */
export const AGES = ['primordial', 'civilization', 'monsters', 'villainy'] as const;
export type AgeName = (typeof AGES)[number];

export function ageIsOver({ ages }: World, age: AgeName): boolean {
  return ages.some((it) => it.name === age && it.end !== null);
}
