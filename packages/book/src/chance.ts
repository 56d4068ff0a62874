import { type Stream, stream } from '@understory/table';

/** TA-GEN-04: one stream for each decision, keyed by the world's seed, what is decided, and what it is about. */
export function chanceOf(seed: string, decided: string, about: string): Stream {
  return stream(seed, 'take-along', decided, about);
}
