import { Problem } from '@understory/table';

/** What the program ends with; scripts may rely on it. */
export const EXIT = { ok: 0, failed: 1, usage: 2, unwritable: 3, bug: 4 } as const;

export const EXIT_HELP = `
Exit codes:
  0  all is well
  1  a scenario or a check failed
  2  wrong usage or input: an unknown flag, a file that can't be read, no terminal to play in
  3  the result could not be written
  4  a bug in Understory itself`;

/** A file could not be written. */
export class Unwritable extends Problem {}
