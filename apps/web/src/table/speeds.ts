/** How many times faster than at leisure a film runs, or fate plays. */
export const SPEEDS: readonly number[] = [1, 2, 4, 8];
