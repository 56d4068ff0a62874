import fc from 'fast-check';

/** The same games on every run, so that a failure today is a failure tomorrow. `npm run properties` gives another seed each day. */
export const SEED = Number(process.env['SEED'] ?? 20260401);

fc.configureGlobal({ seed: SEED });
