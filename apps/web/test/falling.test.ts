import { describe, expect, it, vi } from 'vitest';
import { secondKit } from '../src/games/host/second/kit.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { letAnswer, undo } from '../src/table/acts.ts';
import { letFall } from '../src/table/falling.ts';
import type { Kit } from '../src/table/kit.ts';
import { lay } from '../src/table/lay-table.ts';
import { usePlaying } from '../src/table/playing.ts';
import { useTable } from '../src/table/table-store.ts';
import { withoutBrowser } from './laid-table.ts';
import { playedTo } from './played.ts';

withoutBrowser();

describe('dice that nobody presses for', () => {
  /** A new world, answered until dice fall by themselves; where the person pressed last. */
  const falling = () => {
    const game = playedTo('falling', () => true, { choices: 'person' });
    lay(
      { game, kit: secondKit as Kit, name: 'Orrin' },
      { id: 'orrin', begun: 1, view: { ...FRESH_VIEW, rolls: 'auto' } },
    );
    let pressed = 0;
    for (let asked = 0; asked < 12 && usePlaying.getState().now === null; asked++) {
      pressed = game.step;
      letAnswer('story');
    }
    expect(usePlaying.getState().now?.how).toBe('falling');
    return { game, pressed };
  };

  it('are seen one throw after the other, until the person is asked', () => {
    const { game } = falling();
    const seen = [game.step];
    while (usePlaying.getState().now) {
      expect(game.trail.at(-1)?.to).toBe('roll');
      expect(useTable.getState().thrownAt).not.toBe(null);
      vi.advanceTimersByTime(600);
      seen.push(game.step);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(game.hand).toBe('person');
  });

  it('can be hurried on, taken back on the way, and all of it is one press', () => {
    const { game, pressed } = falling();
    letFall();
    expect([usePlaying.getState().now, game.hand]).toEqual([null, 'person']);
    const after = game.step;
    undo();
    expect(game.step).toBe(pressed);
    letAnswer('story');
    expect(usePlaying.getState().now?.how).toBe('falling');
    undo();
    expect([usePlaying.getState().now, game.step]).toEqual([null, pressed]);
    letAnswer('story');
    letFall();
    expect(game.step).toBe(after);
  });
});
