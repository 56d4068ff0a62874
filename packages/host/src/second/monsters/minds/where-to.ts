export { whereToSpawn } from './birthplace.ts';
export { whereToExplore } from './heading.ts';
export { whereToMove } from './new-home.ts';
export type { Site } from './site.ts';
