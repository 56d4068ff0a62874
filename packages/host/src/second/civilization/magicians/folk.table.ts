import { type Table, table } from '@understory/table';

/** What the magic folk call themselves (H2-MAG-28). */
export const FOLK = ['Magicians', 'Wizards', 'Sages', 'Demiurges', 'Hermetics'] as const;
export type Folk = (typeof FOLK)[number];

/** What they want (H2-MAG-29). */
export const PURPOSES = ['eternal life', 'godlike power', 'to leave this plane', 'to remake this plane'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What kind of magicians they are. */
export type FolkNature =
  | 'technomages'
  | 'elves of another world'
  | 'hackers of nature'
  | 'star wizards'
  | 'husk wearers'
  | 'ivory scholars'
  | 'blood mages'
  | 'demigods';

/** H2-MAG-T2: kinds of magician folk, for the log. */
export const magicianFolk: Table<FolkNature> = table('H2-MAG-T2', '1d8', {
  '1': 'technomages',
  '2': 'elves of another world',
  '3': 'hackers of nature',
  '4': 'star wizards',
  '5': 'husk wearers',
  '6': 'ivory scholars',
  '7': 'blood mages',
  '8': 'demigods',
});
