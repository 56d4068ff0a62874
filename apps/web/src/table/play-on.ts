import type { AnyGame } from '../words/any-game.ts';
import { seenAfter } from '../words/recap-of.ts';
import { refused, settleActed } from './acted.ts';
import { doAfterwards, isDoing } from './doing.ts';
import { keepTable } from './keep-table.ts';
import type { Kit } from './kit.ts';
import { beginPlaying, endPlaying, playingAt, stopPlaying, usePlaying } from './playing.ts';
import { fate, forgetPressed, goesOn, type Running } from './running.ts';
import { inSlices } from './slices.ts';
import { useTable } from './table-store.ts';
import { answerWish } from './wishes.ts';

/** Where to play to, seen from where the game stands when its turn comes. */
export type Goal = (from: AnyGame) => (game: AnyGame) => boolean;

const goals: Goal[] = [];

/**
 * Play on to a goal, the person's own asks answered by fate. It is done in slices, so that a long history does not hold up the page; the
 * answers are the same as in one go. A goal that is named while another is played for comes after it.
 */
export function playOn(goal: Goal): void {
  const { game, kit, elsewhere } = useTable.getState();
  if (!game || !kit || elsewhere) return;
  if (isDoing()) {
    doAfterwards(() => playOn(goal));
    return;
  }
  if (usePlaying.getState().now?.how === 'on') {
    goals.push(goal);
    return;
  }
  stopPlaying();
  goals.push(goal);
  void playThrough(game, kit);
}

async function playThrough(game: AnyGame, kit: Kit): Promise<void> {
  const before = game.world.journal.entries.length;
  const from = game.step;
  let stopped = false;
  const end = () => {
    stopped = true;
    goals.length = 0;
    endPlaying();
  };
  const stop = () => {
    end();
    const { view } = useTable.getState();
    settleActed(game, before, true, seenAfter(view.lastSeen, before, game.world.journal.entries.length));
  };
  beginPlaying({ how: 'on', where: kit.whereabouts(game) }, { onStop: stop, onLeft: end });
  forgetPressed(game);
  const step = stepper(
    game,
    kit,
    () => useTable.getState().view,
    () => goals.shift(),
  );
  try {
    await inSlices(
      () => !stopped && step(),
      () => {
        playingAt(kit.whereabouts(game));
        // If another world is laid on the table meanwhile, this one is kept as far as it got.
        keepTable();
      },
    );
    if (!stopped) stop();
  } catch (error) {
    end();
    refused(game, from, error);
  }
}

/** One answer at a time, goal after goal; false when there is nothing more to play for. */
export function stepper(game: AnyGame, kit: Kit, running: () => Running, next: () => Goal | undefined): () => boolean {
  let isReached: ReturnType<Goal> = next()?.(game) ?? REACHED;
  return () => {
    if (answerWish(game, kit)) return true;
    if (game.ask && !isReached(game)) return game.letAnswer(game.hand === 'person' ? fate(game, kit) : game.hand);
    isReached = REACHED;
    // What asks nobody goes on by itself, as after any act; only then comes the next goal.
    const hand = goesOn(game, kit, running());
    if (hand !== null) return game.letAnswer(hand);
    const goal = next();
    if (goal) isReached = goal(game);
    return goal !== undefined;
  };
}

const REACHED = () => true;
