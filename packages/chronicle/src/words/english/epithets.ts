import type { Culture } from '@understory/host/grammar';
import type { EpithetKey } from '../../epithets.ts';

/** Earned names in English (CH-EPI-T1): as those say it who weigh their words, and as the others do. */
export const EPITHETS: Readonly<Record<EpithetKey, readonly [weighed: string, plain: string]>> = {
  ender: ['the Ender', 'Who Closes Doors'],
  kinslayer: ['Kinslayer', 'of No Family'],
  twice: ['Two-in-One-Night', 'Twice-at-Once'],
  unbeaten: ['the Unbeaten', 'Never-Yet'],
  hopeless: ['the Hopeful', 'Once-More'],
  evenhand: ['Evenhand', 'By-a-Hair'],
  thief: ['Lightpocket', 'Spoonthief'],
  robbed: ['the Open Purse', 'Takes-No-Care'],
  tollman: ['the Toll', 'Half-of-It'],
  payer: ['Pays-Again', 'the Soft Touch'],
  feeder: ['Table-Setter', 'Who Counts Us'],
  prey: ['the Provender', 'Still-Some-Left'],
  homeless: ['Of No Door', 'Packed'],
  wanderer: ['Long-Foot', 'Gone-Again'],
  builder: ['the Mason', 'Stone-on-Stone'],
  hoarder: ['the Rich', 'Bed-of-Coin'],
  steadfast: ['the Steadfast', 'Stays-Put'],
  faithless: ['the Faithless', 'Until-Supper'],
  spurned: ['the Spurned', 'Asked-Again'],
  heir: ['Heir-by-Floor', 'Found-It-Lying'],
  ruiner: ['Own-Roof', 'Down-on-Itself'],
  last: ['the Last', 'Still-Here'],
  lastshot: ['Door-Holder', 'One-Against'],
  idle: ['the Wise', 'Did-Nothing'],
  survivor: ['the Left-Over', 'Not-Dead-Yet'],
  usurper: ['From-Nothing', 'Up-from-the-Floor'],
  avenger: ['the Answer', 'Paid-Back'],
  latecomer: ['Late-and-Enough', 'Came-Last'],
  deepest: ['Bottom-of-It', 'No-Lower'],
  tyrant: ['Of All Gates', 'Owns-Us'],
  manifold: ['Of All Keys', 'Anything-Goes'],
};

const WEIGHED: ReadonlySet<Culture> = new Set([
  'dwarven',
  'deep-elven',
  'arcane',
  'alien',
  'infernal',
  'devout',
  'grave',
]);

/** Which of the two a culture says (CH-EPI-03). */
export const register = (culture: Culture): 0 | 1 => (WEIGHED.has(culture) ? 0 : 1);
