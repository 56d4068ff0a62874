/** H2-CRD-C07.2: what more a card's creature may be, by the card's name. It is written on the map, and no rule reads it. */
export const SORTS: Readonly<Record<string, readonly string[]>> = {
  'A Wizard': ['necromancer', 'elementalist', 'time twister', 'blast mage', 'arcane meddler'],
};
