import type { FactKind } from '../facts/fact.ts';

/** How happenings are named (CH-NAM-24 to -26): `{x}` stands for the name of somebody or of a place. */
export const BATTLES = {
  end: ['the End of {loser}', 'the Breaking of {loser}'],
  even: ['the Even Fight at {place}'],
  answer: ['{victor} Answer'],
  again: ['the {nth} {site} Fight'],
  treasure: ['the Fight for {treasure}'],
  night: [
    'the Crooked Night at {place}',
    'the Short Night at {place}',
    'the Lost Night at {place}',
    'the Long Night at {place}',
  ],
  work: ['the Fight at the {site}'],
  ground: ['the Fight at {place}'],
  nowhere: ['the Fight of {victor} and {loser}'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const WARS = {
  treasure: ['the {form} War', 'the Second {form} War'],
  hunts: ['the {site} Hunts', 'the Hunts of {first}'],
  demands: ['the War of Demands', 'the War of More Demands'],
  turns: ['the War of {n} {turns}'],
  place: ['the {site} Feud', 'the Second {site} Feud'],
  nowhere: ['the Feud of {first} and {second}'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a treasure with a name is, as far as wars are named after it. */
export const FORMS =
  /\b(crown|urn|horn|mirror|hammer|sword|lantern|clock|skull|chain|map|cup|key|bell|book|mask|spoon|anchor|ring|chair|gem|saga|scone|armou?r|axe|cloak|helm|harp|staff|shield|orb)\b/i;

/** The first age, by the row of its creation story. */
export const FIRST_AGE: Readonly<Record<number, string>> = {
  1: 'the Days of the Dead God',
  2: 'the Days of Sky and Sea',
  3: 'the Days of the Plan',
  4: 'the Days of the Mistake',
  5: 'the Days of Settling',
  6: 'the Days without Beginning',
  7: 'the Days of the Quarrel',
  8: 'the Days of the Dream',
  9: 'the Days of the First Move',
};
export const OTHER_FIRST_AGE = 'the Days before Telling';

/** The ages of peoples, by how they ended. */
export const ENDINGS: Readonly<Record<string, string>> = {
  'ten dwarves': 'the Years before the Argument',
  'war with the surface': 'the Short Years',
  diaspora: 'the Years of the Open Road',
  'civil war': 'the Years of Two Sides',
};

/** The ages of monsters, by the deed that was done most. */
export const DEEDS: Partial<Record<FactKind, string>> = {
  hunted: 'Hunts',
  stole: 'Thefts',
  'theft failed': 'Thefts',
  allied: 'Pacts',
  refused: 'Pacts',
  extorted: 'Demands',
  'extortion failed': 'Demands',
  traded: 'Bargains',
  fought: 'Fights',
  invaded: 'Many Doors',
};

/** No two ages of a world have the same first noun (CH-NAM-26). */
export const YEARS = ['Years', 'Summers', 'Generations', 'Winters'] as const;
export const TIMES = ['Time', 'Hour', 'Season', 'Afternoon'] as const;
export const REALMS: Readonly<Record<string, string>> = { 'The Empire': 'Empire', 'The Horde': 'Horde' };
export const REIGNS = ['Reign', 'Rule', 'Lordship', 'Sway'] as const;

/** What a tunnel with a name is. */
export const WAY_NOUNS = ['Way', 'Cut', 'Passage', 'Crawl', 'Road'] as const;
