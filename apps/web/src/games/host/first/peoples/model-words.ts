import type { CustomPeople } from '@understory/host/first';

type Model = CustomPeople['model'];

interface ModelWords {
  readonly text: string;
  readonly about: string;
  /** H1-CIV-T2.1, .2. */
  readonly moreFolk: string;
  readonly richer: string;
}

/** Those whom a people may live like. */
export const MODELS: Readonly<Record<Model, ModelWords>> = {
  dwarves: {
    text: 'Dwarves',
    about: 'They dig down to ore, gather, and build by their number.',
    moreFolk: 'one ● more at the start',
    richer: 'the first mine holds one ○ more',
  },
  'dark elves': {
    text: 'Dark Elves',
    about: 'A city on the Underdark, its colonies, and their slaves.',
    moreFolk: 'one ● more in the city',
    richer: 'one ○ of treasure in a palace',
  },
  demons: {
    text: 'Demons',
    about: 'A pit of princes, and their tunnel worm.',
    moreFolk: 'one ● more in the Pit',
    richer: 'the worm carries one ○',
  },
};

/** H1-CIV-T2.3: as others draw. */
export const HANDS: Readonly<Record<NonNullable<CustomPeople['details']['hand']>, string>> = {
  dwarves: 'like Dwarves: blue, square, level and upright',
  'dark elves': 'like Dark Elves: black, clean, gently curved',
  demons: 'like Demons: red, straight, curved or zigzag',
  delvers: 'like delvers: black, finished, straight',
  breeders: 'like breeders: black, as the rock gives way',
};
