export type { CustomPeople } from './civilization/custom/custom-people.ts';
export { readPeople, writePeople } from './civilization/custom/file.ts';
export { firstEdition } from './edition.ts';
export { brokenPromises } from './invariants.ts';
export { type FirstOptions, firstOptions } from './options.ts';
export type { FirstWorld } from './world.ts';
