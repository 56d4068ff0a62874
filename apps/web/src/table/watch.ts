import type { Entry } from '@understory/table';
import type { AnyGame } from '../words/any-game.ts';
import { refused, settleActed, showActed } from './acted.ts';
import { doAfterwards, isDoing } from './doing.ts';
import { keepTable } from './keep-table.ts';
import type { Kit } from './kit.ts';
import { beginPlaying, endPlaying, playingAt, stopPlaying } from './playing.ts';
import { fate, forgetPressed } from './running.ts';
import { inSlices } from './slices.ts';
import { useTable } from './table-store.ts';

/** Milliseconds that a step stays in sight, at speed 1. */
const BEAT = 1000;

/**
 * Fate plays, and the person watches: step by step, at a speed that may be changed on the way. It stops at the end of the story, when
 * the person does anything, or looks back; the game then stands where it was, and the same hands decide.
 */
export function watch(): void {
  const { game, kit, elsewhere } = useTable.getState();
  if (!game?.ask || !kit || elsewhere) return;
  if (isDoing()) {
    doAfterwards(watch);
    return;
  }
  stopPlaying();
  useTable.setState(({ view }) => ({ view: { ...view, moment: null } }));
  void watchOn(game, kit);
}

async function watchOn(game: AnyGame, kit: Kit): Promise<void> {
  const from = game.step;
  let stopped = false;
  let wake = () => {};
  const end = () => {
    stopped = true;
    endPlaying();
    wake();
  };
  const stop = () => {
    end();
    settleActed(game, game.world.journal.entries.length, false);
  };
  beginPlaying({ how: 'watch', where: kit.whereabouts(game) }, { onStop: stop, onLeft: end });
  forgetPressed(game);
  const beat = (since: number) =>
    new Promise<void>((done) => {
      wake = done;
      setTimeout(done, Math.max(0, since + BEAT / useTable.getState().view.speed - performance.now()));
    });
  try {
    while (!stopped && game.ask) {
      const since = performance.now();
      const before = game.world.journal.entries.length;
      await inSlices(
        () => !stopped && game.letAnswer(fateAt(game, kit)) && !happened(game.world.journal.entries, before),
      );
      if (stopped) return;
      showActed(game, before, true);
      playingAt(kit.whereabouts(game));
      keepTable();
      await beat(since);
      if (!stopped && useTable.getState().view.moment !== null) return end();
    }
    if (!stopped) stop();
  } catch (error) {
    end();
    refused(game, from, error);
  }
}

function fateAt(game: AnyGame, kit: Kit) {
  return game.hand === 'person' ? fate(game, kit) : game.hand;
}

/** Has anything come of the answers given since? The table's own lines only say what was thrown and chosen. */
export function happened(entries: readonly Entry[], since: number): boolean {
  return entries.slice(since).some(({ kind }) => !TABLE_LINES.includes(kind));
}

const TABLE_LINES: readonly string[] = ['rolled', 'chose', 'spotted', 'named'];
