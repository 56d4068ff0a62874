import { secondOptions } from '@understory/host/second';
import { hands } from '@understory/table';
import { WorldPicture } from '../world-picture.tsx';
import { begin } from './begin.ts';

/** A world of this seed in which monsters live. */
export function SecondPicture({ seed }: { seed: string }) {
  return <WorldPicture seed={seed} played={played} />;
}

/** Enough to see who lives there; the whole history would keep the shelf waiting. */
const SOME_TURNS = 2;

function played(seed: string) {
  const game = begin({ seed, options: secondOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(({ world: { journal } }) => journal.age === 'monsters' && journal.turn > SOME_TURNS);
  return game;
}
