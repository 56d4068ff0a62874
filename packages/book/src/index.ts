export { bookOf } from './book.ts';
export { type Format, filesOf, type Tools } from './exports/files.ts';
export type { World } from './world.ts';
