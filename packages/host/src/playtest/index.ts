export { playtestEdition } from './edition.ts';
export { brokenNow, brokenPromises } from './invariants.ts';
export { type LentLine, linesOf, type OwnLine } from './lines.ts';
export { groupSheet } from './monsters/sheet.ts';
export { type PlaytestOptions, playtestOptions, playtestOptionsSchema } from './options.ts';
export { outcomeText } from './telling/outcome.ts';
export { playtestView } from './view.ts';
export type { PlaytestWorld } from './world.ts';
