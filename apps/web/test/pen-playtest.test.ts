import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { whatItWas } from '@understory/ink/pen';
import { digest, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { playtestKit } from '../src/games/host/playtest/kit.ts';
import { draw, rename } from '../src/parts/pen/pen-acts.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import type { Kit } from '../src/table/kit.ts';
import { lay } from '../src/table/lay-table.ts';
import { useTable } from '../src/table/table-store.ts';
import { withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('the pen on a map of the playtest rules', () => {
  it('[PT-GEN-08] redraws, moves and renames drawn things in every age, and no bead and nothing to come changes by it', () => {
    const played = () =>
      new Game(playtestEdition, {
        seed: 'by hand',
        options: playtestOptions({ lastEra: 10, villainy: false }),
        hands: hands({ choices: 'story' }),
      });
    const untouched = played();
    untouched.playTo(() => false);
    const game = played();
    const ages = ['primordial', 'civilization', 'monsters'] as const;
    const done = { nudge: 0, shape: 0, name: 0, stroke: 0 };
    for (const age of ages) {
      game.playTo(({ world }) => world.journal.age === age && world.page.beads.length > 0);
      const { world } = game;
      const before = digest(JSON.stringify([world.journal.entries, playtestEdition.standing(world)]));
      lay({ game, kit: playtestKit as Kit, name: 'by hand' }, { id: 'hand', begun: 1, view: FRESH_VIEW });
      const points = [100, 100, 50, 300, 200, 50];
      if (draw({ do: 'stroke', age, ink: 'red', nib: 'fine', points })) done.stroke++;
      for (const { id } of [...world.page.drawn()].filter((it) => it.kind === 'room' || it.kind === 'cave')) {
        const of = whatItWas(world.page, id);
        if (draw({ do: 'nudge', piece: id, of, dx: 4, dy: 4 })) done.nudge++;
        if (draw({ do: 'shape', piece: id, of, shape: 'square' })) done.shape++;
        if (rename(id, `Hall ${id}`)) done.name++;
      }
      expect(useTable.getState().pen.edits.length).toBeGreaterThan(0);
      expect(digest(JSON.stringify([world.journal.entries, playtestEdition.standing(world)]))).toBe(before);
    }
    for (const [what, many] of Object.entries(done)) expect([what, many > 0]).toEqual([what, true]);
    game.playTo(() => false);
    expect(game.world.journal.entries).toEqual(untouched.world.journal.entries);
  });
});
