import type { Note } from '../../../table/note.ts';
import type { PageGame } from '../../../table/page-game.ts';
import { TABLE_NOTES } from '../table-notes.ts';

const age = ({ world }: PageGame) => world.journal.age;

/** In the order in which a first game meets them. */
export const NOTES: readonly Note<PageGame>[] = [
  ...TABLE_NOTES,
  {
    key: 'people',
    title: 'A people comes',
    text: 'The Dwarves are the ones to begin with: they dig, mine and build in the plainest way.',
    target: '#ask',
    when: ({ ask }) => ask?.topic.kind === 'which people',
  },
  {
    key: 'sheet',
    title: 'Their sheet',
    text: 'Each people lives by a sheet of its own. It shows the step that they are at, and what they may build.',
    target: '.card',
    when: (game) => age(game) === 'civilization' && game.ask?.topic.kind !== 'which people',
  },
  {
    key: 'monsters',
    title: 'Monsters move in',
    text: 'Each group plays by its card. In the list under it you say who plays whom: you, or an autopilot. One day somebody will rise to rule them all.',
    target: '.left',
    when: (game) => age(game) === 'monsters',
  },
];
