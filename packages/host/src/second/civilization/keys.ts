/** In the printed order (H2-CIV-01). */
export const PEOPLES = ['aliens', 'dwarves', 'deep elves', 'demons', 'magicians'] as const;
export type PeopleKey = (typeof PEOPLES)[number];

/** How a people may end; short and stable, for statistics. */
export type EndingKind =
  | 'fate'
  | 'no one left'
  | 'prospered'
  | 'departed'
  | 'colony lost'
  | 'megastructure destroyed'
  | 'out of time'
  | 'ten dwarves'
  | 'war with the surface dwellers'
  | 'the slaves rise'
  | 'the last demon'
  | 'no demon left'
  | 'diaspora'
  | 'vengeance';
