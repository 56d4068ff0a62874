import { type Advice, advise, deluxe } from '@understory/maker';
import { load } from '@understory/table';
import { verdictText } from '@understory/table/words';
import type { AdviceRow } from '../../parts/advisor/advice.ts';
import { optionTexts } from '../../parts/advisor/option-texts.ts';
import { serveAdvice } from '../../parts/advisor/serve-advice.ts';

/** Of each option. More would not change a bar that anybody can see. */
const PLAYOUTS = 4000;

/** Plays on from a save, option by option. */
serveAdvice(function* (save) {
  const { game } = load(save, deluxe);
  const textOf = optionTexts(game);
  for (const advice of advise(game))
    yield {
      rows: rowsOf(advice, textOf),
      about: 'The final score on average',
      legend: ['final score'],
      verdict: verdictText(advice.verdict, textOf),
      playouts: advice.figures[0]?.n ?? PLAYOUTS,
      of: PLAYOUTS,
    };
});

/** The best fills its bar and the worst a good part of it: what counts is which is longer. */
function rowsOf({ figures, verdict }: Advice, textOf: (key: string) => string): AdviceRow[] {
  const means = figures.map((it) => it.mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const share = (mean: number) => (most === least ? 1 : 0.2 + (0.8 * (mean - least)) / (most - least));
  return figures.map(({ key, mean, error }) => ({
    answer: key,
    text: textOf(key),
    isBest: verdict.worse.length > 0 && verdict.best.includes(key),
    parts: [share(mean)],
    says: `${mean.toFixed(1)} ± ${error.toFixed(1)}`,
  }));
}
