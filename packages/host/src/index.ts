export {
  type HostOptions,
  hostOptions,
  hostOptionsSchema,
  PAGE_LIMITS,
  PAGE_SIZES,
  type PageSizeName,
  STRATA_LIMITS,
} from './options.ts';
export { PEOPLES, type PeopleKey } from './second/civilization/civ.ts';
export { waysToEnd } from './second/civilization/endings.table.ts';
export { latestTurn } from './second/civilization/latest-turn.ts';
export { secondEdition } from './second/edition.ts';
export { lookOf } from './second/monsters/ground/look.ts';
export { ageEndText, outcomeText } from './second/telling/outcome.ts';
export { secondView } from './second/view.ts';
export type { Acting, GroupAt, View } from './view.ts';
export type { Buildable, InPlay, MonsterInPlay, World } from './world.ts';
export { groupFields, readWorldFile, worldFile, worldFileSchema } from './world-file.ts';
