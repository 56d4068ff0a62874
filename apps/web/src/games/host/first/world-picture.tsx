import { firstOptions } from '@understory/host/first';
import { learnFirstEdition } from '@understory/ink/first';
import { hands } from '@understory/table';
import { WorldPicture } from '../world-picture.tsx';
import { begin } from './begin.ts';

/** A world of this seed in which a people has built. */
export function FirstPicture({ seed }: { seed: string }) {
  return <WorldPicture seed={seed} played={played} />;
}

/** Enough to see who lives there; the whole history would keep the shelf waiting. */
const SOME_YEARS = 5;

function played(seed: string) {
  learnFirstEdition();
  const game = begin({ seed, options: firstOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(({ world: { journal } }) => journal.age === 'disaster' || journal.turn > SOME_YEARS);
  return game;
}
