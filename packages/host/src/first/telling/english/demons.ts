import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Asked } from './civilization.ts';

/** What only the Demons do. */
export const demonEvents: Messages<DemonEventKind> = {
  'worm moved': 'The tunnel worm comes to { THE($piece) }.',
  'worm took': 'The worm takes a treasure along.',
  sacrificed: 'What lived in { THE($piece) } is sacrificed.',
  bound: 'A Demon leaves the Pit for { THE($piece) }.',
};

export type DemonEventKind = Extract<EventKind, 'worm moved' | 'worm took' | 'sacrificed' | 'bound'>;

/** What is asked about the Demons. */
export const demonQuestions: Asked<'where the Pit lies' | 'which way the worm digs'> = {
  'where the Pit lies': 'Where does the Demon Pit lie?',
  'which way the worm digs': 'Which way does the worm dig?',
};
