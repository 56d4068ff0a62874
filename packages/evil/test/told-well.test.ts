import { Game, hands } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { isSentence, slipsIn, toRead } from '../../../tools/grammar.ts';
import { SEED } from '../../../tools/seed.ts';
import { deadliestEvil, story } from '../src/index.ts';

it('all that is told of a game is good English', () => {
  const slips = new Set<string>();
  for (let i = 0; i < toRead(20, 300); i++) {
    const choices = i % 2 === 0 ? 'random' : 'tactical';
    const game = new Game(deadliestEvil, { seed: `${SEED} ${i}`, options: { nerve: 4 }, hands: hands({ choices }) });
    for (const { of, text } of everythingSaid(game)) {
      for (const slip of slipsIn(text)) slips.add(slip);
      if (of.startsWith('the line ') && text !== '' && !isSentence(text)) slips.add(`no sentence, ${of}: “${text}”`);
    }
    for (const line of story(game.world, game.seed).split('\n')) for (const slip of slipsIn(line)) slips.add(slip);
  }
  expect([...slips]).toEqual([]);
});
