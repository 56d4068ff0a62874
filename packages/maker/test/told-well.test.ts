import { Game, hands } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { isSentence, slipsIn, toRead } from '../../../tools/grammar.ts';
import { SEED } from '../../../tools/seed.ts';
import { deluxe, makerOptions } from '../src/index.ts';

it('all that is told of a game is good English', () => {
  const slips = new Set<string>();
  for (let i = 0; i < toRead(12, 300); i++) {
    const players = i % 2 === 0 ? ['Maker'] : ['Ann', 'Ben'];
    const choices = i % 3 === 0 ? 'random' : 'tactical';
    const game = new Game(deluxe, {
      seed: `${SEED} ${i}`,
      options: makerOptions({ players }),
      hands: hands({ choices }),
    });
    for (const { of, text } of everythingSaid(game)) {
      for (const slip of slipsIn(text)) slips.add(slip);
      if (of.startsWith('the line ') && text !== '' && !isSentence(text)) slips.add(`no sentence, ${of}: “${text}”`);
    }
  }
  expect([...slips]).toEqual([]);
});
