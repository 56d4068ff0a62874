import { advise, deluxe, type Figure } from '@understory/maker';
import { load } from '@understory/table';
import type { AdviceRow, Inquiry, Reply } from '../advisor/advice.ts';

/** Of each option. More would not change a bar that anybody can see. */
const PLAYOUTS = 4000;
/** How often the figures are told, in milliseconds. */
const OFTEN = 120;

/** Plays on from a save, option by option, and tells how each has fared; whoever has had enough ends the worker. */
self.onmessage = ({ data: { save } }: MessageEvent<Inquiry>) => {
  try {
    const { game } = load(save, deluxe);
    let last = 0;
    for (const { figures } of advise(game)) {
      const playouts = figures[0]?.n ?? PLAYOUTS;
      if (playouts < PLAYOUTS && performance.now() - last < OFTEN) continue;
      last = performance.now();
      tell({ advice: { rows: rowsOf(figures), playouts, of: PLAYOUTS } });
      if (playouts >= PLAYOUTS) return;
    }
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
};

function tell(reply: Reply): void {
  self.postMessage(reply);
}

/** The best fills its bar and the worst a good part of it: what counts is which is longer. */
function rowsOf(figures: readonly Figure[]): AdviceRow[] {
  const means = figures.map((it) => it.mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const share = (mean: number) => (most === least ? 1 : 0.2 + (0.8 * (mean - least)) / (most - least));
  return figures.map(({ key, text, mean, error }) => ({
    key,
    text,
    parts: [share(mean)],
    says: `${mean.toFixed(1)} ± ${error.toFixed(1)}`,
  }));
}
