import { type FirstWorld, writtenHere } from '@understory/host/first';
import { useEffect, useRef } from 'react';
import type { FirstGame } from './begin.ts';
import { keepMadeUp } from './made-up/own-made-up.ts';
import { keepPeople } from './peoples/own-peoples.ts';

/** H1-MEA-32, H1-CIV-07: whatever the person writes at this table is kept for later games, once. */
export function useKeepsWritten({ world, step }: FirstGame): void {
  const looked = useRef<{ readonly at: FirstWorld; readonly lines: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same world has more lines at every step
  useEffect(() => {
    const { entries } = world.journal;
    // What was there when the world came to the table was kept when it was written.
    const known = looked.current?.at === world ? looked.current.lines : entries.length;
    looked.current = { at: world, lines: entries.length };
    if (!entries.slice(known).some(({ kind }) => kind === 'made up' || kind === 'founded')) return;
    const { madeUp, peoples } = writtenHere(world);
    for (const row of madeUp) void keepMadeUp(row);
    for (const people of peoples) void keepPeople(people);
  }, [world, step]);
}
