import type { Note } from '../../../table/note.ts';
import type { PageGame } from '../../../table/page-game.ts';
import { TABLE_NOTES } from '../table-notes.ts';

/** In the order in which a first game meets them. */
export const NOTES: readonly Note<PageGame>[] = [
  ...TABLE_NOTES,
  {
    key: 'people of the first edition',
    title: 'A people comes',
    text: 'Each year has four seasons, and its sheet shows which is played. What a people builds goes by how many they are: the table under it says when.',
    target: '.card',
    when: ({ world }) => world.journal.age === 'civilization',
  },
  {
    key: 'great disaster',
    title: 'The Great Disaster',
    text: 'Every people comes to its end, and ten years of ruin follow. What they built and hid stays in the rock.',
    target: '.left',
    when: ({ world }) => world.journal.age === 'disaster',
  },
  {
    key: 'monsters of the first edition',
    title: 'Monsters move in',
    text: 'Delvers, breeders and alpha predators come, and kingdoms above. Its card tells each group’s season, step by step; in the list under it you say who plays whom.',
    target: '.left',
    when: ({ world }) => world.journal.age === 'monsters',
  },
  {
    key: 'villains of the first edition',
    title: 'A villain comes',
    text: 'For a campaign at your own table, stop now or in a year or two: then there is a villain below, and free groups besides. Export has the land above, and the regions with their rumours.',
    target: '.left',
    when: ({ world }) => world.journal.age === 'villainy',
  },
];
