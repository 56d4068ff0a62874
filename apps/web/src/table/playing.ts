import type { Far } from '@understory/table';
import { create } from 'zustand';
import { useTable } from './table-store.ts';

/** What the table is busy with by itself. */
export interface Playing {
  /**
   * `on`: to a place that was named, as fast as it goes. `watch`: step by step, to be looked at. `act`: with an act of the person's
   * that takes longer than a moment. `falling`: dice that nobody presses for, seen one throw after the other.
   */
  readonly how: 'on' | 'watch' | 'act' | 'falling';
  /** How far it has come: "Age of Monsters: Turn 6: Goblins". */
  readonly where: string;
  /** The same in answers, where that is known. */
  readonly far?: Far | null;
}

interface Stops {
  /** The person wants it to stop here. */
  readonly onStop: () => void;
  /** Another world lies on the table. */
  readonly onLeft: () => void;
}

export const usePlaying = create<{ readonly now: Playing | null }>(() => ({ now: null }));

let current: Stops | null = null;

export function beginPlaying(now: Playing, stops: Stops): void {
  current = stops;
  usePlaying.setState({ now });
}

export function playingAt(where: string): void {
  usePlaying.setState(({ now }) => ({ now: now && { ...now, where } }));
}

export function playingFar(far: Far | null): void {
  usePlaying.setState(({ now }) => ({ now: now && { ...now, far } }));
}

export function endPlaying(): void {
  current = null;
  usePlaying.setState({ now: null });
}

/** Whatever plays by itself stops here: nothing that it did is lost. */
export function stopPlaying(): void {
  current?.onStop();
}

useTable.subscribe((now, before) => {
  if (now.game !== before.game) current?.onLeft();
});
