import type { World } from '@understory/maker';
import { useMemo } from 'react';
import { useTable } from '../../table/table-store.ts';
import { type MakerGame, useMakerGame } from './maker-game.ts';

/** The game as it stood at the moment looked at: played again up to there. A whole game is over in a few milliseconds. */
export function useWorldThen(): World {
  const game = useMakerGame();
  const { version, view } = useTable();
  const { moment } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is the same, and has changed
  return useMemo(() => {
    const step = moment === null ? undefined : game.world.journal.entries[moment]?.step;
    return step === undefined ? game.world : (game.fork(step) as MakerGame).world;
  }, [game, version, moment]);
}
