import { harmless } from './harmless.ts';

/** The most letters in a message. Callers quote text from outside in it, and may forget to cut that. */
const LONGEST_PROBLEM = 300;

/** Something that came from outside is wrong: a save, a scenario, a flag. The message is one sentence for the person who gave it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(message: string) {
    super(harmless(message, LONGEST_PROBLEM));
  }
}

/** Our own bug. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

/** Ends every switch over a union: a new member stops compiling wherever it must be learnt. */
export function unreachable(it: never): never {
  throw new Impossible(`no case for ${JSON.stringify(it)}`);
}
