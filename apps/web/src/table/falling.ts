import { isMoving, type Motion } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import { refused, showActed } from './acted.ts';
import { type Doing, doBitByBit } from './doing.ts';
import { keepTable } from './keep-table.ts';
import type { Kit } from './kit.ts';
import { beginPlaying, endPlaying } from './playing.ts';
import { runningOn } from './running.ts';
import { useTable } from './table-store.ts';
import { telling } from './telling.ts';

/** How long dice are seen before the game goes on, in milliseconds. */
const FALLS: Readonly<Record<Motion, number>> = { off: 0, brisk: 550, slow: 1300 };

/** Where an act began. */
interface Began {
  /** How many lines the record had. */
  readonly before: number;
  readonly from: number;
}

let hurry: (() => void) | null = null;

/** After an act that stopped at a throw: dice that nobody presses for are seen for a moment, throw by throw, until the person is asked. */
export function fallOn(game: AnyGame, kit: Kit, { before, from }: Began): void {
  let shown = before;
  let timer = 0;
  const end = () => {
    clearTimeout(timer);
    hurry = null;
    endPlaying();
  };
  const pause = () => {
    const { motion } = useTable.getState().view;
    keepTable();
    showActed(game, shown, true);
    shown = game.world.journal.entries.length;
    hurry = () => goOn(false);
    beginPlaying({ how: 'falling', where: kit.whereabouts(game) }, { onStop: end, onLeft: end });
    timer = window.setTimeout(() => {
      const { view } = useTable.getState();
      // If the person looks back meanwhile, playing stops, and the dice wait to be pressed for.
      if (view.moment === null) goOn(isMoving(view.motion));
      else end();
    }, FALLS[motion]);
  };
  const goOn = (areThrowsSeen: boolean) => {
    end();
    let isMore = false;
    const { view } = useTable.getState();
    const doing = function* (): Doing {
      isMore = yield* runningOn(game, kit, view, areThrowsSeen);
    };
    doBitByBit(doing(), {
      onDone: () => {
        if (isMore) return pause();
        keepTable();
        showActed(game, shown, true);
        telling(game, before);
      },
      onFault: (error) => refused(game, from, error),
    });
  };
  pause();
}

/** Skips the falling dice, and shows at once what they bring. */
export function letFall(): void {
  hurry?.();
}
