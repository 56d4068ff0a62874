import type { Event } from './events.ts';
import { isSilent, type World } from './world.ts';

/** Write down what happened. The fact is made only where somebody reads it. */
export function tell(world: World, event: () => Event): void {
  if (!isSilent(world)) world.journal.write(event());
}
