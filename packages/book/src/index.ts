export { type Book, bookOf } from './book.ts';
export { FORMATS, type Format } from './exports/files.ts';
export { type For, madeFiles } from './exports/made.ts';
export type { Tools } from './exports/tools.ts';
export { epubOf, zipName, zipOf } from './exports/zip.ts';
export { type Pixels, pngOf } from './pictures/png.ts';
export type { World } from './world.ts';
