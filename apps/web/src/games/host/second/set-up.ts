import { type SecondOptions, secondOptions } from '@understory/host/second';
import { type Hands, hands } from '@understory/table';
import { seedWords } from '../../../parts/set-up/seed-words.ts';
import type { KeptCards } from '../../../storage/kept-cards.ts';
import { useShelf } from '../../../storage/shelf.ts';
import type { Asks } from '../../../storage/table-view.ts';
import { cardsOn, useOwnCards } from './cards/own-cards.ts';

/** All that is settled before a world begins. */
export interface SetUp {
  readonly seed: string;
  readonly options: SecondOptions;
  readonly hands: Hands;
  readonly asks: Asks;
}

/** As a world's options keep them. */
export function textsOf(files: readonly KeptCards[]): SecondOptions['cards'] {
  return files.map(({ file, text }) => ({ file, text }));
}

/** A standard page, a fresh seed, the person's own cards, the person decides. */
export function usualSetUp(): SetUp {
  const firstGame = useShelf.getState().worlds?.length === 0;
  return {
    seed: seedWords(),
    options: secondOptions({ firstGame, cards: textsOf(cardsOn(useOwnCards.getState().files)) }),
    hands: hands({ choices: 'person' }),
    asks: { rolls: 'auto', details: [] },
  };
}
