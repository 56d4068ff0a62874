import { advise, deluxe } from '@understory/maker';
import { load, type Save } from '@understory/table';
import type { Heard } from './use-advisor.ts';

const TELL_EVERY = 80;
/** More would not change a bar that anybody can see. */
const MOST_PLAYOUTS = 60_000;

/** Plays on from a save, option by option, and tells how each has fared; ended from outside. */
self.onmessage = ({ data }: MessageEvent<Save>) => {
  const { game } = load(data, deluxe);
  let told = performance.now();
  for (const advice of advise(game)) {
    const isDone = advice.playouts >= MOST_PLAYOUTS;
    if (!isDone && performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    self.postMessage({ ...advice, isDone } satisfies Heard);
    if (isDone) return;
  }
};
