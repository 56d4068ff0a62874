import { InvalidArgumentError } from 'commander';

const LONGEST = 200;

/** A seed of one's own, or one from the clock: short enough to be typed again. */
export function seedOf({ seed: given }: { readonly seed?: string }): string {
  return given ?? Date.now().toString(36);
}

/** A seed as it is given on the command line. */
export function seedText(flag: string): string {
  if (flag.length <= LONGEST) return flag;
  throw new InvalidArgumentError(`It has at most ${LONGEST} letters, got ${flag.length}.`);
}
