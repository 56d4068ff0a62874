/** After this many milliseconds of work, the browser may show what it has and hear the person. */
const SLICE = 12;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** When the browser has had its turn: sooner than a timer, which waits longer each time. */
function breathe(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done);
    channel.port2.postMessage(null);
  });
}

/**
 * Does small things one after the other until there is none left (`doOne` returns false), with a breath after every slice. The
 * first slice is done at once.
 */
export async function inSlices(doOne: () => boolean, onBreath: () => void = () => {}, most = SLICE): Promise<void> {
  let from = performance.now();
  while (doOne()) {
    if (performance.now() - from < most) continue;
    onBreath();
    await breathe();
    from = performance.now();
  }
}

interface Making<B> {
  /** Asked before every bit. */
  readonly isWanted: () => boolean;
  /** After every slice, with what the last bit told. */
  readonly onBreath?: (last: B) => void;
  readonly most?: number;
}

/** Makes something bit by bit, with a breath after every slice; null if it is no longer wanted before it is made. */
export async function madeInSlices<B, T>(
  making: Iterator<B, T, void>,
  { isWanted, onBreath, most }: Making<B>,
): Promise<{ readonly made: T } | null> {
  const bit: { last: IteratorResult<B, T> | null } = { last: null };
  await inSlices(
    () => {
      bit.last = isWanted() ? making.next() : null;
      return bit.last?.done === false;
    },
    () => bit.last?.done === false && onBreath?.(bit.last.value),
    most,
  );
  return bit.last?.done ? { made: bit.last.value } : null;
}
