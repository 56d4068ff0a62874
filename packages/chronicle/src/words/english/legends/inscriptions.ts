/** What builders wrote on their works: at most twelve words, and to their credit (CH-LEG-19). */
export const INSCRIPTIONS = {
  'inscription.gift': 'Here we keep what our friends have given us, unasked.',
  'inscription.victory': 'None stood against us, and none will be forgotten.',
  'inscription.friend': 'To all who came to us freely, and were many.',
  'inscription.works': 'Founded by the many, for the many.',
  'inscription.treasure': 'We made it, and there is no other.',
  'inscription.fallen': 'They are not gone; they have gone ahead.',
  'inscription.peace': 'Built in peace, by those who kept it.',
} as const;
