/** The door to the legends: pages as data, how they are shown, and what finds one. */
export { Legends } from './legends.ts';
export { el, type Markup } from './markup.ts';
export type { Page, PageRef, Portrait } from './page.ts';
export { linesSought, soughtIn } from './search.ts';
export { type Shelfmark, shown } from './shown.ts';
export { numbered, washed } from './site.ts';
export { LEGENDS_STYLE } from './style.ts';
export { sortName } from './words.ts';
