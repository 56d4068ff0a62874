export { NameBook } from './book.ts';
export type { Culture } from './culture.ts';
export type { Columns } from './cultures.table.ts';
