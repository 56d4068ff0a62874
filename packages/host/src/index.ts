export {
  type HostOptions,
  hostOptions,
  hostOptionsSchema,
  PAGE_LIMITS,
  PAGE_SIZES,
  type PageSizeName,
  STRATA_LIMITS,
} from './options.ts';
export { secondEdition } from './second/edition.ts';
export type { Age, Group, Outcome, World } from './world.ts';
export { readWorldFile, type WorldFile, worldFile, worldFileSchema } from './world-file.ts';
