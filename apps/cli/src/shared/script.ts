import type { Answer, Game, Told } from '@understory/table';

/** What was said beforehand: the answer to what is asked now, or null where nothing was. */
export type Script<W extends Told, O> = (game: Game<W, O>) => Answer | null;

/** Play on by the hands in charge, and by the script where it says something, until `stop` holds. */
export function playWith<W extends Told, O>(
  game: Game<W, O>,
  script: Script<W, O>,
  stop: (game: Game<W, O>) => boolean,
): void {
  for (;;) {
    game.playTo((it) => stop(it) || script(it) !== null);
    const known = stop(game) ? null : script(game);
    if (known === null) return;
    game.answer(known, { hand: 'script' });
  }
}
