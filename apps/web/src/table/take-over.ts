import type { Decider } from '@understory/table';
import { create } from 'zustand';
import { playChapter, takeHands } from './acts.ts';
import { stopPlaying } from './playing.ts';
import { fate } from './running.ts';
import { useTable } from './table-store.ts';

/** Does somebody want to play on from here, who has only watched so far? */
export const useTakingOver = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }));

/** Nobody takes over in the middle of a deed: fate plays on to the next lifecycle or turn, and then it is asked whom the person wants to play. */
export function takeOver(): void {
  stopPlaying();
  useTakingOver.setState({ isAsked: true });
  if (useTable.getState().game?.ask) playChapter();
}

/** The person plays everybody, or these groups, or nobody. */
export function playAs(whom: 'everybody' | readonly string[]): void {
  useTakingOver.setState({ isAsked: false });
  const { game, kit } = useTable.getState();
  if (!game || !kit) return;
  const seats: Record<string, Decider> = {};
  if (whom !== 'everybody') for (const group of whom) seats[group] = 'person';
  takeHands({ choices: whom === 'everybody' ? 'person' : fate(game, kit), kinds: {}, seats });
}
