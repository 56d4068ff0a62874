export { advise, type Prospect } from './advise.ts';
export { ABOUT, ACHIEVED, BALANCE, type Fates, fatesOf, MARGIN, offBalance } from './balance.ts';
export { CREDIT } from './credit.ts';
export { deadliestEvil, type EvilOptions } from './edition.ts';
export { brokenPromises } from './invariants.ts';
export { type Picture, picture } from './picture.ts';
export { story } from './story.ts';
export { whyNot } from './why-not.ts';
export type { World } from './world.ts';
