/** The door to the legends: pages as data, how they are shown, and what finds one. */

export { legendsEpub, legendsHtml, legendsMarkdown, type Plates } from './bound.ts';
export { EVERYTHING, groupsListed, narrowed, type Wanted } from './boxes.ts';
export { groupPage } from './contents.ts';
export { Legends } from './legends.ts';
export { BOXES } from './listed.ts';
export { el, type Markup } from './markup.ts';
export type { Page, PageRef, Portrait } from './page.ts';
export { linesSought, soughtIn } from './search.ts';
export { shelfOf, tallyOf, type WorldTally } from './shelf.ts';
export { type Shelfmark, shown } from './shown.ts';
export { numbered, washed } from './site.ts';
export { LEGENDS_STYLE } from './style.ts';
export { sayNumber, sortName } from './words.ts';
