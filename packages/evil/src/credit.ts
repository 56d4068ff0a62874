/** DE-CMP-11: to be shown with the game. The first line of the booklet misprints the name. */
export const CREDIT =
  'Dungeon of Deadliest Evil: designed, drawn and written by Noah Sheola, 2013, under CC BY-NC-ND 3.0 Unported.';
