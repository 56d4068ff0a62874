import type { SecondOptions, SecondWorld } from '@understory/host/second';
import { type Game, inWords, tellerOf } from '@understory/table';
import type { AdviceWanted } from '../edition.ts';

/** What becomes of a world after each answer, a few lines for each; null where nobody has a choice. */
export async function adviceText(
  game: Game<SecondWorld, SecondOptions>,
  { playouts, hand, progress }: AdviceWanted,
): Promise<string | null> {
  const { advise, adviceInWords } = await import('@understory/host/second/advice');
  const { ask, world } = game;
  if (!ask) return null;
  for (const advice of advise(game, { hand })) {
    progress(advice.playouts, playouts);
    if (advice.playouts < playouts) continue;
    const asked = inWords(ask, tellerOf(game));
    const { about, rows, verdict } = adviceInWords(world, ask, advice);
    const wide = Math.max(...rows.map(({ text }) => text.length));
    return [
      `${'prompt' in asked ? asked.prompt : asked.for}  (${ask.clause})`,
      ...rows.flatMap(({ text, says, more, isBest }) => [
        `${isBest ? '★' : ' '} ${text.padEnd(wide)}  ${says}`,
        ...more.map((it) => `      ${it}`),
      ]),
      verdict,
      `${about}, ${playouts} playouts of each answer by the ${hand} autopilot.`,
    ].join('\n');
  }
  return null;
}
