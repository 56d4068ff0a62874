import type { Dweller } from './events.ts';

/** What the beads that are nobody's look like. Rules know them by it: a beast from a Wyrm, a gem from mined ore. */
export const EMBLEMS: Readonly<Record<Dweller, string>> = {
  'mined ore': 'ore',
  'primordial beast': 'primordial-beast',
  gems: 'gems',
  wyrm: 'wyrm',
  'hoard of the wyrm': 'hoard',
  'fallen star': 'fallen-star',
  artifact: 'artifact',
  'tunnel worm': 'tunnel-worm worm',
  'freed slaves': 'freed-slaves',
  'slave beast': 'slave-beast',
  'elven goods': 'elven-goods',
};
