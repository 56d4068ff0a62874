import { unreachable } from '@understory/table';
import type { Fate } from './fate.ts';
import type { Whose } from './whose.ts';

/** Something that the answers are compared by. */
export interface Measure {
  readonly name: 'survives' | 'rules' | 'survives the age' | 'beads' | 'lasts' | 'a villain rules';
  /** More of it is what whoever chooses wants. Otherwise it is just more: the maker of a world wants what they like. */
  readonly isWanted: boolean;
  read(fate: Fate): number;
}

/** The most important first. */
export function measuresOf({ sort }: Whose): readonly Measure[] {
  switch (sort) {
    case 'group':
      return [SURVIVES, RULES, SURVIVES_AGE, BEADS];
    case 'people':
      return [LASTS, VILLAIN_RULES];
    case 'world':
      return [VILLAIN_RULES];
    default:
      return unreachable(sort);
  }
}

const SURVIVES: Measure = { name: 'survives', isWanted: true, read: ({ group }) => Number(group?.survives) };
const RULES: Measure = { name: 'rules', isWanted: true, read: ({ group }) => Number(group?.rules) };
const SURVIVES_AGE: Measure = {
  name: 'survives the age',
  isWanted: true,
  read: ({ group }) => Number(group?.survivesAge),
};
const BEADS: Measure = { name: 'beads', isWanted: true, read: ({ group }) => group?.beads ?? 0 };

/** Dwarves end when they prosper: a long life is not a better one. */
const LASTS: Measure = { name: 'lasts', isWanted: false, read: ({ people }) => people?.turns ?? 0 };

const VILLAIN_RULES: Measure = {
  name: 'a villain rules',
  isWanted: false,
  read: ({ result }) => Number(result === 'horde conquers' || result === 'empire rules'),
};
