import type { Sorts } from '@understory/table';
import type { EventKind } from './events.ts';

/** What the lines of the game are about. */
export const sorts: Sorts<EventKind> = {
  'loot lies': { sort: 'treasure' },
  'thrown again': { sort: 'dice' },
  'entrance drawn': { sort: 'building' },
  'spell circled': { sort: 'treasure' },
  market: { sort: 'building' },
  collected: { sort: 'treasure' },
  'tool upgraded': { sort: 'treasure' },
  'round passed': { sort: 'building' },
  built: { sort: 'building' },
  'exit drawn': { sort: 'building' },
  'building scored': { sort: 'world', notable: 'age' },
  'hero rolled': { sort: 'lives' },
  'hero enters': { sort: 'lives', notable: 'arrival' },
  walked: { sort: 'travel' },
  'went back': { sort: 'travel' },
  dangers: { sort: 'battles' },
  'check passed': { sort: 'battles' },
  'check failed': { sort: 'battles' },
  hurt: { sort: 'battles' },
  'spell cast': { sort: 'battles' },
  'hero died': { sort: 'lives', notable: 'death' },
  'hero escaped': { sort: 'lives' },
  'phase ended': { sort: 'world' },
  'final score': { sort: 'world' },
  rated: { sort: 'world', notable: 'age' },
  won: { sort: 'world', notable: 'age' },
};
