import type { Sorts } from '@understory/table';
import type { EventKind } from './events.ts';

/** What a line of the first edition is about. */
export const sorts: Sorts<EventKind> = {
  drew: { sort: 'building' },
  'beads put': { sort: 'world' },
  labelled: { sort: 'world' },
  marked: { sort: 'world' },
  'age began': { sort: 'world', notable: 'age' },
  'age ended': { sort: 'world', notable: 'age' },
  'laid out': { sort: 'world', notable: 'age' },
  numbered: { sort: 'world' },
  feature: { sort: 'world' },
  redirected: { sort: 'dice' },
  founded: { sort: 'lives', notable: 'arrival' },
  works: { sort: 'building' },
  mined: { sort: 'building' },
  gained: { sort: 'lives' },
  gathered: { sort: 'treasure' },
  lost: { sort: 'lives' },
  slain: { sort: 'battles' },
  'paid the Wyrm': { sort: 'treasure', notable: 'disaster' },
  fulfilled: { sort: 'world', notable: 'disaster' },
  built: { sort: 'building', notable: 'work' },
  buried: { sort: 'lives' },
  'worm moved': { sort: 'building' },
  'worm took': { sort: 'treasure' },
  sacrificed: { sort: 'battles' },
  bound: { sort: 'lives' },
  'civilization ended': { sort: 'lives', notable: 'death' },
  'cleared away': { sort: 'lives' },
};
