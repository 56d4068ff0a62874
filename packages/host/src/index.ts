export { editionNamed } from './editions.ts';
export { groupFields } from './group-fields.ts';
export { drawnAfter, isAsLaid, laidBy, type SpotLine } from './laid.ts';
export { type HostOptions, PAGE_LIMITS, PAGE_SIZES, type PageSizeName } from './options.ts';
export type { Buildable, InPlay } from './people.ts';
export type { Acting, Detail, GroupAt, View } from './view.ts';
export type { EditionName, OfferedWorld as World } from './world.ts';
