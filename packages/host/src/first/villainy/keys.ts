import type { GroupMark } from '../monsters/group.ts';

/** H1-VIL-T1. */
export const VILLAINS = ['dungeon master', 'thought lords', 'liche king', 'alpha villain'] as const;
export type VillainKey = (typeof VILLAINS)[number];

/** How the Age of Villainy may end; short and stable, for statistics. */
export const VILLAINY_ENDINGS = [
  /** H1-DMR-21. */
  'world conquered',
  'attack beaten',
  /** H1-THO-06. */
  'all minds taken',
  /** H1-LIC-07. */
  'land overrun',
  /** H1-AVI-04. */
  'surface ruled',
  /** H1-VIL-07, -08. */
  'villain dead',
  'undecided',
] as const;
export type VillainyEnding = (typeof VILLAINY_ENDINGS)[number];

/** What a villain makes of a group: a slave (H1-DMR-11), a puppet (H1-THO-07), a minion (H1-LIC-04). */
export type Yoke = Extract<GroupMark, 'enslaved' | 'control' | 'dominated'>;
