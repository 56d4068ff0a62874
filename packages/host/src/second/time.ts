import type { Time } from '@understory/table';

const AGES: Readonly<Record<string, { readonly title: string; readonly turns: string | null }>> = {
  primordial: { title: 'Primordial Age', turns: null },
  civilization: { title: 'Age of Civilization', turns: 'Turn' },
  monsters: { title: 'Age of Monsters', turns: 'Turn' },
  villainy: { title: 'Age of Villainy', turns: 'Round' },
};

/** The Primordial Age has no turns to speak of; the Age of Villainy is played in rounds. */
export const time: Time = {
  age: (age) => AGES[age]?.title ?? 'Before time',
  turn({ age, turn }) {
    const word = AGES[age]?.turns ?? null;
    return word === null || turn < 1 ? '' : `${word} ${turn}`;
  },
  /** A people's turn has its number in its title: two peoples do not count alike. */
  isInTitles: (age) => age === 'civilization',
};
