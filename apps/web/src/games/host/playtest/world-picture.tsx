import { playtestOptions } from '@understory/host/playtest';
import { learnPlaytest } from '@understory/ink/playtest';
import { hands } from '@understory/table';
import { WorldPicture } from '../world-picture.tsx';
import { begin } from './begin.ts';

/** A world of this seed in which the elves have built. */
export function PlaytestPicture({ seed }: { seed: string }) {
  return <WorldPicture seed={seed} played={played} />;
}

/** Enough to see who lives there; the whole history would keep the shelf waiting. */
const SOME_YEARS = 4;

function played(seed: string) {
  learnPlaytest();
  const game = begin({ seed, options: playtestOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(({ world: { journal } }) => journal.age === 'monsters' || journal.turn > SOME_YEARS);
  return game;
}
