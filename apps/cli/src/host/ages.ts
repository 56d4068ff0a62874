import type { World } from '@understory/host';

/** The ages that can be played so far, in order. */
export const AGES = ['primordial', 'civilization'] as const;
export type AgeName = (typeof AGES)[number];

export function ageIsOver({ ages }: World, age: AgeName): boolean {
  return ages.some((it) => it.name === age && it.end !== null);
}
