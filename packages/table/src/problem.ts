/** Something that came from outside is wrong: a save, a scenario, a flag. The message is one sentence for the person who gave it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Our own bug. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

/** Ends every switch over a union: a new member stops compiling wherever it must be learnt. */
export function unreachable(it: never): never {
  throw new Impossible(`no case for ${JSON.stringify(it)}`);
}
