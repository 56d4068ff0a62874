/** The worlds of the first edition: the usual page, and those of H1-ALT-T1. */
export const WORLD_KEYS = [
  'usual',
  'firetop range',
  'rift of sorrows',
  'scorched lands',
  'hollow earth',
  'pocket universe',
] as const;
export type WorldKey = (typeof WORLD_KEYS)[number];
export type AlternateWorld = Exclude<WorldKey, 'usual'>;
