import { type FirstOptions, firstOptions } from '@understory/host/first';
import { type Hands, hands } from '@understory/table';
import { seedWords } from '../../../parts/set-up/seed-words.ts';
import { useShelf } from '../../../storage/shelf.ts';
import type { Asks } from '../../../storage/table-view.ts';
import { useOwnMadeUp } from './made-up/own-made-up.ts';
import { peoplesOn, useOwnPeoples } from './peoples/own-peoples.ts';

/** All that is settled before a world begins. */
export interface SetUp {
  readonly seed: string;
  readonly options: FirstOptions;
  readonly hands: Hands;
  readonly asks: Asks;
}

/** The usual page, a fresh seed, the person's own peoples to choose from, the person decides. */
export function usualSetUp(): SetUp {
  const firstGame = useShelf.getState().worlds?.length === 0;
  return {
    seed: seedWords(),
    options: firstOptions({
      firstGame,
      peoples: peoplesOn(useOwnPeoples.getState().peoples),
      madeUp: [...useOwnMadeUp.getState().rows],
    }),
    hands: hands({ choices: 'person' }),
    asks: { rolls: 'auto', details: [] },
  };
}
