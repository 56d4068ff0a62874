export { advise, type Inquiry, type Prospect } from './advise.ts';
export { deadliestEvil, type EvilOptions } from './edition.ts';
export type { Picture } from './picture.ts';
export { FACES } from './tiles.table.ts';
export { type Move, type Refusal, whyNot } from './why-not.ts';
export type { World } from './world.ts';
