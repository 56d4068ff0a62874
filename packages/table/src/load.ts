import { inOneGo } from './bits.ts';
import type { Rulebook, Told } from './game.ts';
import { type Kept, type Opened, reopening } from './reopen.ts';
import type { Save } from './save.ts';
import { trailOf } from './saved-answers.ts';

/** A save as a game, or as far as it still fits. */
export function load<W extends Told, O>(saved: Save, rulebook: Rulebook<W, O>): Opened<W, O> {
  return inOneGo(loading(saved, rulebook));
}

/** The same bit by bit. */
export function loading<W extends Told, O>(saved: Save, rulebook: Rulebook<W, O>): ReturnType<typeof reopening<W, O>> {
  return reopening(keptIn(saved), rulebook);
}

function keptIn(saved: Save): Kept {
  const { answers, steps, redo, redoSteps } = saved;
  const trail = [...trailOf(answers, 0, steps), ...trailOf(redo, steps, redoSteps)];
  return {
    ...saved,
    called: 'save',
    sums: saved.version === 1 ? null : saved.sums,
    beside: saved.beside,
    *play(game, to) {
      for (const given of trail.slice(game.step, to)) {
        const stopped = game.replay([given]);
        if (stopped) return stopped;
        yield;
      }
      return null;
    },
  };
}
