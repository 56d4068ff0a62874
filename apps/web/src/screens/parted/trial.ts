import type { Picture } from '../../table/parted.ts';

/** The largest honest world is drawn in a fraction of it on a slow machine. */
const PATIENCE = 20_000;

/** Can a stranger's picture be shown, and in time? It is tried in a worker, which is ended if it takes too long. */
export function passesTrial(picture: Picture): Promise<boolean> {
  const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' });
  let timer = 0;
  return new Promise<boolean>((settle) => {
    timer = window.setTimeout(() => settle(false), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<boolean>) => settle(data);
    worker.onerror = () => settle(false);
    worker.postMessage(picture);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
