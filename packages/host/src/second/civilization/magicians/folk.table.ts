import { type Table, table } from '@understory/table';

/** H2-MAG-T2: kinds of magician folk, for the log. */
export const magicianFolk: Table<string> = table('H2-MAG-T2', '1d8', {
  '1': 'alien technomages',
  '2': 'elves of another world in fairy castles',
  '3': 'hackers of nature’s own code',
  '4': 'wizards from psychedelic stars',
  '5': 'craven sorcerers who wear the husks of demons and Jinn',
  '6': 'scholars in ivory towers, a danger to all that is real',
  '7': 'blood mages under dire pacts',
  '8': 'fickle demigods with beasts of myth for slaves',
});
