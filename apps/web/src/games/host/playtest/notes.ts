import type { Note } from '../../../table/note.ts';
import type { PageGame } from '../../../table/page-game.ts';
import { TABLE_NOTES } from '../table-notes.ts';

/** In the order in which a first game meets them. */
export const NOTES: readonly Note<PageGame>[] = [
  ...TABLE_NOTES,
  {
    key: 'elves of the playtest',
    title: 'The Deep Elves come',
    text: 'Each year has four seasons, and their sheet shows which is played. Colonies act in summer, and each winter builds what belongs to the city’s ● and ○.',
    target: '.card',
    when: ({ world }) => world.journal.age === 'civilization',
  },
  {
    key: 'monsters of the playtest',
    title: 'Groups move in',
    text: 'Delvers, breeders and alpha predators take their turns, era by era. The sheet of whoever acts shows its steps and its table of moves, with the one just rolled lit.',
    target: '.left',
    when: ({ world }) => world.journal.age === 'monsters',
  },
];
