export { firstEdition } from './edition.ts';
export { type FirstOptions, firstOptions } from './options.ts';
export type { FirstWorld } from './world.ts';
