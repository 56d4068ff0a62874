import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { peopleScript } from '../src/games/host/second/peoples.ts';
import { optionsOf } from '../src/games/host/second/world-flags.ts';
import { playWith } from '../src/shared/script.ts';

const flags = { edition: '2', page: { width: 16, height: 12 }, epics: true, cards: [] } as const;

describe('who comes, on the command line', () => {
  it('[H2-CIV-01] are the peoples named, in their order; who is not named is left to the hand', () => {
    const game = new Game(secondEdition, {
      seed: '7',
      options: secondOptions({ width: 16, height: 12, peoples: 2 }),
      hands: hands({ choices: 'story' }),
    });
    playWith(game, peopleScript(['demons']), ({ world }) => world.civs.length === 2);
    expect(game.world.civs[0]?.people.key).toBe('demons');
    expect(game.world.civs[1]?.people.key).not.toBe('demons');
  });

  it('two come if two are named or asked for, and no more than asked for can be named', () => {
    const peoples = (some: object) => optionsOf({ ...flags, people: [], ...some }).peoples;
    expect(peoples({})).toBe(1);
    expect(peoples({ people: ['dwarves'] })).toBe(1);
    expect(peoples({ people: ['dwarves', 'demons'] })).toBe(2);
    expect(peoples({ peoples: 2 })).toBe(2);
    expect(() => peoples({ peoples: 1, people: ['dwarves', 'demons'] })).toThrow('2 peoples are named, but one comes.');
  });
});
