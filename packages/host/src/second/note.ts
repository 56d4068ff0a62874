import { type Change, type World, note as write } from '../world.ts';
import type { Event, Tick } from './events.ts';

/** Write down what happened in the second edition, and let it happen. Returns the tick. */
export function note(world: World, event: Event, changes: readonly Change[] = []): Tick {
  return write(world, event, changes);
}

/** The line that brought another about, where it is known. */
export function causedBy(cause: Tick | null | undefined): { readonly cause?: Tick } {
  return cause == null ? {} : { cause };
}
