/** TA-BOO-02: the chapters of the booklet, as they are called. */
export const CHAPTERS = {
  ...{ brief: 'The world in brief', land: 'The land above', factions: 'Factions', treasures: 'Treasures' },
  ...{
    rumours: 'Rumours',
    encounters: 'On the move',
    places: 'What lies where',
    chronicle: 'Chronicle',
    index: 'Index of names',
  },
} as const;
export type Chapter = keyof typeof CHAPTERS;
