import { type HostOptions, hostOptions } from '@understory/host';
import { type Hands, hands } from '@understory/table';
import { useShelf } from '../storage/shelf.ts';
import type { TableView } from '../storage/table-view.ts';
import { seedWords } from './seed-words.ts';

/** All that is settled before a world begins. */
export interface SetUp {
  readonly seed: string;
  readonly options: HostOptions;
  readonly hands: Hands;
  readonly rolls: TableView['rolls'];
}

/** A standard page, a fresh seed, the person decides. */
export function usualSetUp(): SetUp {
  const firstGame = useShelf.getState().worlds?.length === 0;
  return {
    seed: seedWords(),
    options: hostOptions({ firstGame }),
    hands: hands({ choices: 'person' }),
    rolls: 'press',
  };
}
