import { advise, deadliestEvil, type Prospect } from '@understory/evil';
import { load } from '@understory/table';
import { verdictText } from '@understory/table/words';
import { optionTexts } from '../../parts/advisor/option-texts.ts';
import { serveAdvice } from '../../parts/advisor/serve-advice.ts';

const PLAYOUTS = 1500;
const BATCH = 10;

/** Plays the rest of the game many times for each option. */
serveAdvice(function* (save) {
  const { game } = load(save, deadliestEvil);
  const textOf = optionTexts(game);
  for (const { prospects, verdict } of advise(game, { playouts: PLAYOUTS, batch: BATCH }))
    yield {
      rows: prospects.map(({ key, minor, ultimate }: Prospect) => ({
        answer: key,
        text: textOf(key),
        isBest: verdict.worse.length > 0 && verdict.best.includes(key),
        parts: [minor, ultimate],
        says: `${percent(minor)} minor, ${percent(ultimate)} ultimate`,
      })),
      about: 'How often the default player then wins',
      legend: ['a minor victory', 'an ultimate victory'],
      verdict: verdictText(verdict, textOf),
      playouts: prospects[0]?.playouts ?? PLAYOUTS,
      of: PLAYOUTS,
    };
});

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
