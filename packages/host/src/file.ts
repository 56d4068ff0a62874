export { worldFile } from './world-file.ts';
export { pictureSchema, readWorldFile } from './world-files.ts';
