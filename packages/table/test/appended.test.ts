import { describe, expect, it } from 'vitest';
import { stream } from '../src/chance.ts';
import { appendedTo, checkSave, load, Problem, type Save, save, withAppended } from '../src/index.ts';
import { barrow } from './barrow.ts';
import { barrowGame, tale } from './new-barrow.ts';

const asWritten = <T>(it: T): T => JSON.parse(JSON.stringify(it));

describe('what is written behind a save', () => {
  it('opens with it to the same game, after any acts, as the whole save would', () => {
    for (let nth = 0; nth < 40; nth++) {
      const draw = stream(`behind ${nth}`, 'acts');
      const game = barrowGame(`${nth}`);
      let kept: Save = checkSave(asWritten(save(game)));
      for (let act = 0; act < 12; act++) {
        const then = [...game.trail];
        const what = draw.pick(['play', 'play', 'play', 'undo', 'redo', 'hands'] as const);
        if (what === 'play')
          for (let i = draw.int(1, 4); i > 0 && game.ask; i--) game.letAnswer(draw.pick(['random', 'tactical']));
        else if (what === 'undo') game.undo(draw.int(1, 5));
        else if (what === 'redo') game.redo(draw.int(1, 5));
        else game.hands = { ...game.hands, choices: draw.pick(['random', 'tactical', 'person']) };
        const parted = then.findIndex((it, i) => it !== game.trail[i]);
        kept = checkSave(withAppended(kept, asWritten(appendedTo(game, parted < 0 ? then.length : parted))));
      }
      const { game: again, parted } = load(kept, barrow);
      expect(parted).toBeNull();
      expect(tale(again)).toBe(tale(game));
      expect(again.hands).toEqual(game.hands);
      expect({ ...kept, picture: 0, sums: 0 }).toEqual({ ...asWritten(save(game)), picture: 0, sums: 0 });
      expect(again.future.length).toBe(game.future.length);
    }
  });

  it('is refused if it is damaged, or does not follow', () => {
    const game = barrowGame('1');
    const kept = checkSave(save(game));
    game.playTo(({ step }) => step > 3, 'random');
    const behind = appendedTo(game, 0);
    expect(() => withAppended(kept, { ...behind, from: 9 })).toThrow(Problem);
    expect(() => withAppended(kept, { ...behind, steps: 'many' })).toThrow(/damaged/);
    expect(() => withAppended(kept, null)).toThrow(Problem);
  });

  it('still tells whether the rules decide as they did', () => {
    const game = barrowGame('1');
    const kept = checkSave(save(game));
    game.playTo(({ step }) => step > 3, 'random');
    const other = withAppended(kept, { ...appendedTo(game, 0), decided: 'another' });
    expect(load(other, barrow).parted?.how).toBe('decided');
  });
});
