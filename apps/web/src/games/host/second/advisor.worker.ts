import { secondEdition } from '@understory/host/second';
import { adviceInWords, advise } from '@understory/host/second/advice';
import { load } from '@understory/table';
import { serveAdvice } from '../../../parts/advisor/serve-advice.ts';

/** Of each option: then a share is known to a few hundredths. */
const PLAYOUTS = 200;

/** Plays the rest of the world many times for each option, by the tactical autopilot. */
serveAdvice(function* (save) {
  const { game } = load(save, secondEdition);
  const { ask, world } = game;
  if (!ask) return;
  for (const advice of advise(game))
    yield { ...adviceInWords(world, ask, advice), playouts: advice.playouts, of: PLAYOUTS };
});
