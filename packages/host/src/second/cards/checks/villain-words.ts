import type { Proofreader } from '../problems.ts';
import type { Span } from '../tree/words.ts';

/** H2-CRD-114: a monster card says what only villains may. */
export function refuseVillainWord(at: Span, word: string, proof: Proofreader): void {
  proof.error(at, `"${word}" stands on villain cards only`);
}
