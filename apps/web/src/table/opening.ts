import type { Bits, Far } from '@understory/table';
import { Problem } from '@understory/table/problem';
import { create } from 'zustand';
import { madeInSlices } from './slices.ts';

/** A game that is being played again, to be opened or sent, as long as that takes more than a moment. */
interface Opening extends Far {
  stop(): void;
}

export const useOpening = create<{ readonly now: Opening | null }>(() => ({ now: null }));

/** Opens or packs a game without blocking the page, since a stranger's cards can make every step slow. The person can stop it; that throws a `Problem`. */
export async function openedInSlices<T>(opening: Bits<T>): Promise<T> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  try {
    const { made } =
      (await madeInSlices(opening, {
        isWanted: () => !isStopped,
        onBreath: (far) => useOpening.setState({ now: { ...far, stop } }),
      })) ?? stopped();
    return made;
  } finally {
    useOpening.setState({ now: null });
  }
}

function stopped(): never {
  throw new Problem('You stopped it before it was done; nothing has changed.');
}
