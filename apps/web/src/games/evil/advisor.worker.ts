import { advise, deadliestEvil, type Prospect } from '@understory/evil';
import { load } from '@understory/table';
import type { AdviceRow } from '../../parts/advisor/advice.ts';
import { serveAdvice } from '../../parts/advisor/serve-advice.ts';

const PLAYOUTS = 1500;
const BATCH = 10;

/** Plays the rest of the game many times for each option. */
serveAdvice(function* (save) {
  const { game } = load(save, deadliestEvil);
  for (const prospects of advise(game, { playouts: PLAYOUTS, batch: BATCH }))
    yield { rows: prospects.map(rowOf), playouts: prospects[0]?.playouts ?? PLAYOUTS, of: PLAYOUTS };
});

function rowOf({ key, minor, ultimate }: Prospect): AdviceRow {
  return { key, parts: [minor, ultimate], says: `${percent(minor)} minor, ${percent(ultimate)} ultimate` };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
