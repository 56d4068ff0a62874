// H1-WAT-T1: who comes in the stead of a roll where the place is full of water or magma (H1-WAT-07). Flavours and wanderers are checked where
// they join the others of their sort.

/** H1-WAT-T1.1 to .6. */
export const DWELLERS = [
  {
    clause: 'H1-WAT-T1.1',
    kind: 'delvers',
    facts: { name: 'Merfolk', look: 'merfolk', livesIn: 'water', roomsFullOf: 'water' },
  },
  {
    clause: 'H1-WAT-T1.2',
    kind: 'delvers',
    facts: { name: 'Flame Devils', look: 'flame-devils', livesIn: 'magma', fightsParties: true },
  },
  { clause: 'H1-WAT-T1.3', kind: 'breeders', facts: { name: 'Crabmen', look: 'crabmen', livesIn: 'water' } },
  {
    clause: 'H1-WAT-T1.4',
    kind: 'breeders',
    facts: { name: 'Azir', look: 'azir', livesIn: 'magma', pinesFor: 'magma' },
  },
  {
    clause: 'H1-WAT-T1.5',
    kind: 'alpha',
    facts: { name: 'Cave Octopus', look: 'cave-octopus', livesIn: 'water', keepsTo: 'water' },
  },
  {
    clause: 'H1-WAT-T1.6',
    kind: 'alpha',
    facts: { name: 'Salamander', look: 'salamander', livesIn: 'magma', lairFullOf: 'magma' },
  },
] as const;

export type DwellerFacts = (typeof DWELLERS)[number]['facts'];

/** H1-WAT-T1.7, .8. */
export const LONE_DWELLERS = [
  {
    clause: 'H1-WAT-T1.7',
    facts: { name: 'Giant Pike', look: 'giant-pike', wanders: true, livesIn: 'water', keepsTo: 'water' },
  },
  {
    clause: 'H1-WAT-T1.8',
    facts: { name: 'Elemental', look: 'elemental', wanders: true, livesIn: 'magma', shuns: 'water' },
  },
] as const;
