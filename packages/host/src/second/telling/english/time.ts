import type { Messages, TimeWords } from '@understory/table/words';

type Age = 'primordial' | 'civilization' | 'monsters' | 'villainy';

/** What the ages are called, and their turns. */
export const TIME: TimeWords<Age> = {
  language: 'en',
  ages: {
    primordial: 'Primordial Age',
    civilization: 'Age of Civilization',
    monsters: 'Age of Monsters',
    villainy: 'Age of Villainy',
  },
  turns: { primordial: '', civilization: 'Turn { $turn }', monsters: 'Turn { $turn }', villainy: 'Round { $turn }' },
  before: 'Before time',
};

/** How long an age lasted. */
export const SPAN: Messages<'lasted'> = {
  lasted: `{ $age ->
    [villainy] { $turns ->
        [one] { $title }, 1 round
       *[other] { $title }, { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $title }, 1 turn
       *[other] { $title }, { $turns } turns
    }
}`,
};
