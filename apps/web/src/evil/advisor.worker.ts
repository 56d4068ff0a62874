import { advise, deadliestEvil, type Prospect } from '@understory/evil';
import { load } from '@understory/table';
import type { AdviceRow, Inquiry, Reply } from '../advisor/advice.ts';

const PLAYOUTS = 1500;
const BATCH = 10;
/** How often the figures are told, in milliseconds. */
const OFTEN = 120;

/** Plays the rest of the game many times for each option, and tells how it goes; whoever has had enough ends the worker. */
self.onmessage = ({ data: { save } }: MessageEvent<Inquiry>) => {
  try {
    const { game } = load(save, deadliestEvil);
    let last = 0;
    for (const prospects of advise(game, { playouts: PLAYOUTS, batch: BATCH })) {
      const playouts = prospects[0]?.playouts ?? PLAYOUTS;
      if (playouts < PLAYOUTS && performance.now() - last < OFTEN) continue;
      last = performance.now();
      tell({ advice: { rows: prospects.map(rowOf), playouts, of: PLAYOUTS } });
    }
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
};

function tell(reply: Reply): void {
  self.postMessage(reply);
}

function rowOf({ key, text, minor, ultimate }: Prospect): AdviceRow {
  return { key, text, parts: [minor, ultimate], says: `${percent(minor)} minor, ${percent(ultimate)} ultimate` };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
