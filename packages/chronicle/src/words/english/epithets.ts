import type { EpithetKey } from '../../epithets.ts';

/** Earned names in English (CH-EPI-T1). */
export const EPITHETS: Readonly<Record<EpithetKey, readonly string[]>> = {
  ender: ['the Ender', 'Who Closes Doors'],
  kinslayer: ['Kinslayer', 'of No Family'],
  twice: ['Two-in-One-Night'],
  unbeaten: ['the Unbeaten', 'Never-Yet'],
  hopeless: ['the Hopeful', 'Once-More'],
  evenhand: ['By-a-Hair', 'Evenhand'],
  thief: ['Lightpocket', 'Spoonthief'],
  robbed: ['the Open Purse'],
  tollman: ['the Toll', 'Half-of-It'],
  payer: ['Pays-Again'],
  feeder: ['Who Counts Us', 'Table-Setter'],
  prey: ['the Provender'],
  homeless: ['Of No Door', 'Packed'],
  wanderer: ['Long-Foot'],
  builder: ['the Mason'],
  hoarder: ['the Rich', 'Bed-of-Coin'],
  tyrant: ['Of All Gates'],
  manifold: ['Of All Keys'],
};
