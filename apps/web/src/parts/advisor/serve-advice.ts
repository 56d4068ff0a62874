import type { Save } from '@understory/table';
import type { Advice, Inquiry, Reply } from './advice.ts';

/** How often the figures are told, in milliseconds. */
const OFTEN = 120;

/** What a worker that advises does: it goes on thinking and reports how far it is, until the caller ends the worker. */
export function serveAdvice(thinking: (save: Save) => Iterable<Advice>): void {
  self.onmessage = ({ data: { save } }: MessageEvent<Inquiry>) => {
    try {
      let last = 0;
      for (const advice of thinking(save)) {
        const isDone = advice.playouts >= advice.of;
        if (!isDone && performance.now() - last < OFTEN) continue;
        last = performance.now();
        tell({ advice });
        if (isDone) return;
      }
    } catch (error) {
      tell({ trouble: error instanceof Error ? error.message : String(error) });
    }
  };
}

function tell(reply: Reply): void {
  self.postMessage(reply);
}
