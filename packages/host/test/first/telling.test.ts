import { Game, hands } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { isSentence, slipsIn } from '../../../../tools/grammar.ts';
import { firstEdition, firstOptions } from '../../src/first/index.ts';

it('says everything in sentences without a slip', () => {
  for (let i = 0; i < 10; i++) {
    const isMore = i % 2 === 1;
    const more = { minorFeatures: isMore, struckFeatures: isMore, water: isMore, namedTreasures: isMore };
    const options = firstOptions({ world: 'roll', ...more });
    const game = new Game(firstEdition, { seed: `told ${i}`, options, hands: hands({ choices: 'random' }) });
    for (const { of, text } of everythingSaid(game)) {
      expect(slipsIn(text), `${of}: ${text}`).toEqual([]);
      if (of.includes('the line')) expect(text === '' || isSentence(text), `${of}: ${text}`).toBe(true);
    }
  }
});

it('is the same world when it is taken back and played on', () => {
  for (let i = 0; i < 2; i++) {
    const game = new Game(firstEdition, { seed: `back ${i}`, options: firstOptions({ world: 'roll' }) });
    game.playTo(() => false);
    const before = game.world.journal.entries.map(({ kind, clause }) => [kind, clause]);
    game.undo();
    game.undo();
    game.playTo(() => false);
    expect(game.world.journal.entries.map(({ kind, clause }) => [kind, clause])).toEqual(before);
  }
});
