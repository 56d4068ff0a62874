/** In the order of H1-CIV-T1. */
export const PEOPLES = ['dwarves', 'dark elves', 'demons'] as const;
export type PeopleKey = (typeof PEOPLES)[number];
