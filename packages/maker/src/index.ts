export { type Advice, advise, type Figure } from './advisor/advise.ts';
export { deluxe } from './edition.ts';
export { type MakerOptions, MOST_PLAYERS, makerOptions, makerOptionsSchema } from './options.ts';
export type { Sheet } from './sheet.ts';
export type { World } from './world.ts';
