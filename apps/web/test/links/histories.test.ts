import { inOneGo } from '@understory/table';
import { expect, it } from 'vitest';
import { lettering } from '../../src/parts/export/link.ts';
import { hostGame, opened, playedByPerson, textOf } from './by-hand.ts';

/** A link is to fit where addresses may not be long; its own address takes some of it. */
const LONGEST = 8 * 1024 - 200;

it('fifty whole histories each fit into a link of 8 KB, whatever hands played them', () => {
  let longest = 0;
  for (let nth = 0; nth < 50; nth++) {
    const seed = `how-long-${nth}`;
    const choices = (['story', 'tactical', 'random'] as const)[nth % 3] ?? 'story';
    const game = nth % 2 === 0 ? playedByPerson(seed) : hostGame(seed, { choices });
    game.playTo(() => false);
    const letters = inOneGo(lettering(game));
    longest = Math.max(longest, letters.length);
    if (nth < 4) expect(textOf(opened(letters).game)).toBe(textOf(game));
  }
  console.log(`The longest of 50 links to whole histories has ${longest} letters.`);
  expect(longest).toBeLessThan(LONGEST);
});
