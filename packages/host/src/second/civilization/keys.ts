/** In the printed order (H2-CIV-01). */
export const PEOPLES = ['aliens', 'dwarves', 'deep elves', 'demons', 'magicians'] as const;
export type PeopleKey = (typeof PEOPLES)[number];
