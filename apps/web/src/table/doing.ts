import type { Far } from '@understory/table';
import { beginPlaying, endPlaying, playingFar } from './playing.ts';
import { inSlices } from './slices.ts';

/** An act in small steps; each tells how far the act is, if that is known. */
export type Doing = Generator<Far | null, void, void>;

/** Milliseconds that nobody notices: an act that is done by then needs no progress message. */
const AT_ONCE = 100;

interface Then {
  /** It is done, or was stopped by the person. */
  readonly onDone: () => void;
  readonly onFault: (error: unknown) => void;
}

let isUnderWay = false;
const waiting: (() => void)[] = [];

/** Is an act still being done? The table takes no other until it is, or is stopped. */
export function isDoing(): boolean {
  return isUnderWay;
}

/** Runs something after the act that is being done, if any; not at all if that act is stopped. */
export function doAfterwards(act: () => void): void {
  waiting.push(act);
}

/**
 * Do an act. Most are done at once, before this returns. One that takes longer, because cards make every step slow, goes on in
 * slices: the table says how far it is, and the person can stop it.
 */
export function doBitByBit(doing: Doing, { onDone, onFault }: Then): void {
  let isDone = false;
  try {
    isDone = isDoneAtOnce(doing);
  } catch (error) {
    onFault(error);
    return;
  }
  if (isDone) onDone();
  else void doOn(doing, { onDone, onFault });
}

function isDoneAtOnce(doing: Doing): boolean {
  const until = performance.now() + AT_ONCE;
  do if (doing.next().done) return true;
  while (performance.now() < until);
  return false;
}

async function doOn(doing: Doing, { onDone, onFault }: Then): Promise<void> {
  let far: Far | null = null;
  let stopped = false;
  const end = () => {
    stopped = true;
    isUnderWay = false;
    // Runs the `finally` blocks of the act, which put the game right.
    doing.return();
    endPlaying();
  };
  const stop = () => {
    end();
    onDone();
  };
  const without = (leave: () => void) => () => {
    waiting.length = 0;
    leave();
  };
  isUnderWay = true;
  beginPlaying({ how: 'act', where: '', far }, { onStop: without(stop), onLeft: without(end) });
  try {
    await inSlices(
      () => {
        const next = stopped ? null : doing.next();
        if (next && !next.done) far = next.value;
        return next?.done === false;
      },
      () => playingFar(far),
    );
  } catch (error) {
    end();
    onFault(error);
  }
  if (!stopped) stop();
  while (!isUnderWay && waiting.length > 0) waiting.shift()?.();
}
