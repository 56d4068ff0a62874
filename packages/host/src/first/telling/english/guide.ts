/** The words of a campaign's guide (H1-RPG-01, -08). */
export const GUIDE = {
  advice:
    'For a campaign, stop at the start of the Age of Villainy or a year or two into it: then there is a villain below, and free groups besides.',
  scale: {
    '1-2': 'One room of the map is one or two rooms of play: enough for a short game.',
    several: 'One room of the map is several rooms of play, for a long game.',
  },
  lesser: (names: readonly string[]): string => `Lesser monsters that may be met anywhere: ${names.join(', ')}.`,
  wild: (number: number): string => `Region ${number}, which is nobody’s`,
  main: (flavour: string, alignment: string): string => `Main group: ${flavour}, ${alignment}.`,
  nobody: 'No group lives there.',
  rooms: (many: number): string => (many === 1 ? 'One room of the map.' : `${many} rooms of the map.`),
  lone: (all: readonly string[]): string => `Also there: ${all.join(', ')}.`,
  rumours: 'Legends and rumours:',
} as const;
