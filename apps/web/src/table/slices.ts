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
