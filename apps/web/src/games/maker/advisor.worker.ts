import { advise, deluxe, type Figure } from '@understory/maker';
import { load } from '@understory/table';
import type { AdviceRow } from '../../parts/advisor/advice.ts';
import { serveAdvice } from '../../parts/advisor/serve-advice.ts';

/** Of each option. More would not change a bar that anybody can see. */
const PLAYOUTS = 4000;

/** Plays on from a save, option by option. */
serveAdvice(function* (save) {
  const { game } = load(save, deluxe);
  for (const { figures } of advise(game))
    yield { rows: rowsOf(figures), playouts: figures[0]?.n ?? PLAYOUTS, of: PLAYOUTS };
});

/** The best fills its bar and the worst a good part of it: what counts is which is longer. */
function rowsOf(figures: readonly Figure[]): AdviceRow[] {
  const means = figures.map((it) => it.mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const share = (mean: number) => (most === least ? 1 : 0.2 + (0.8 * (mean - least)) / (most - least));
  return figures.map(({ key, mean, error }) => ({
    key,
    parts: [share(mean)],
    says: `${mean.toFixed(1)} ± ${error.toFixed(1)}`,
  }));
}
