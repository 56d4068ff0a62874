import { capital, type Topic } from '@understory/table';
import type { Called } from '../../words/called-in.ts';

/** Would a name repeat what the thing is: "Cave" by "a cave"? Only what a person would read twice is left out by it. */
export function saysTheSame(called: Called, name: string, what: Topic): boolean {
  return [called(what), called(what, { bare: true })].some((it) => capital(it) === capital(name));
}
