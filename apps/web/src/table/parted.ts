import type { Picture } from '../screens/parted/read-picture.ts';

/** A save whose answers no longer fit the rules: where and why they parted, and how the world stood. */
export interface Parted {
  /** How many of its answers were played again before that. */
  readonly at: number;
  readonly why: string;
  /** How many answers it has. */
  readonly of: number;
  readonly picture: Picture | null;
}

/** At which answer it parted, and why, in one sentence. */
export function partedSentence({ at, why, of }: Omit<Parted, 'picture'>): string {
  if (at >= of) return `The rules have changed since this world was played: all ${of} answers fit, but ${why}.`;
  return `The rules have changed since this world was played: answer ${at + 1} of ${of} no longer fits (${why}).`;
}
