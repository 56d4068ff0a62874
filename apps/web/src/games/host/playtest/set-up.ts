import { type PlaytestOptions, playtestOptions } from '@understory/host/playtest';
import { type Hands, hands } from '@understory/table';
import { seedWords } from '../../../parts/set-up/seed-words.ts';
import type { Asks } from '../../../storage/table-view.ts';

/** All that is settled before a world begins. */
export interface SetUp {
  readonly seed: string;
  readonly options: PlaytestOptions;
  readonly hands: Hands;
  readonly asks: Asks;
}

/** A fresh seed, the usual settings, the person decides. */
export function usualSetUp(): SetUp {
  return {
    seed: seedWords(),
    options: playtestOptions(),
    hands: hands({ choices: 'person' }),
    asks: { rolls: 'auto', details: [] },
  };
}
