export { playtestEdition } from './edition.ts';
export { brokenPromises } from './invariants.ts';
export { type PlaytestOptions, playtestOptions } from './options.ts';
export type { PlaytestWorld } from './world.ts';
