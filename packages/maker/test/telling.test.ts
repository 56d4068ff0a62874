import { Game, hands } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { deluxe, makerOptions, type Question, scoreText } from '../src/index.ts';
import { telling } from '../src/telling/telling.ts';
import { newWorld } from '../src/world.ts';

const played = (seed: string, choices: 'tactical' | 'random', players: string[]) =>
  new Game(deluxe, { seed, options: makerOptions({ players }), hands: hands({ choices }) });

/** The table's own lines are told by whoever shows them. */
const MAY_BE_EMPTY = /^what .* does$|^the line (rolled|chose)$/;

describe('what the game says', () => {
  it.each([...'abcdefghijkl'])('can all be told, and names things: game %s', (seed) => {
    for (const players of [['Maker'], ['Ann, the Great', 'none']])
      for (const choices of ['tactical', 'random'] as const) {
        const odd = [...everythingSaid(played(seed, choices, players))].filter(
          ({ of, text }) =>
            /undefined|null|NaN|[{$]|player \d|[^(]\d,\d/.test(text) || (text === '' && !MAY_BE_EMPTY.test(of)),
        );
        expect(odd).toEqual([]);
      }
  });
});

describe('the words', () => {
  const world = newWorld(makerOptions({ players: ['Ann', 'Ben'] }), 'words');
  const line = (event: Event) => telling.line(world, world.journal.write({ ...event }));

  it('of what happened', () => {
    const built = { kind: 'built', clause: 'DM-GAT-01', row: 'DM-MKT-T5.2', player: 'Ann', value: 7 } as const;
    expect(line({ ...built, item: 'iron gate', square: '1,2', lie: 'NS', price: 2, coin: 5 })).toBe(
      'Ann builds an Iron Gate on (1,2), lying NS, for 2 coin, 5 left.',
    );
    expect(line({ ...built, item: 'spikes', square: '1,2', lie: '', price: 1, coin: 4 })).toBe(
      'Ann builds Spikes on (1,2) for 1 coin, 4 left.',
    );
    expect(line({ ...built, item: 'boss slime', square: '1,2', lie: '', price: 6, coin: 0 })).toBe(
      'Ann builds a Boss Slime on (1,2) for 6 coin, 0 left; every hero has +1 Str and +1 Int.',
    );
    const hurt = { kind: 'hurt', clause: 'DM-CHK-07', player: 'Ann', type: 'Knight', square: '1,2' } as const;
    expect(line({ ...hurt, damage: 0, hp: 9, str: 7, int: 3, weaker: ['str'] })).toBe(
      'The Knight has only Str 7 from here on.',
    );
    expect(line({ ...hurt, damage: 2, hp: 5, str: 7, int: 3, weaker: ['str', 'int'] })).toBe(
      'The Knight loses 2 HP and has 5, and has only Str 7 and Int 3 from here on.',
    );
    expect(line({ kind: 'won', clause: 'DM-MUL-09', winners: ['Ann', 'Ben'] })).toBe('Ann and Ben share the win.');
  });

  it('of a spell in another’s dungeon name whose it is', () => {
    const cast = {
      kind: 'spell cast',
      clause: 'DM-SPL-T1.1',
      square: '1,2',
      hp: 3,
      str: 1,
      int: 1,
      crosses: 0,
    } as const;
    expect(line({ ...cast, player: 'Ann', caster: 'Ben', spell: 'Salve' })).toBe(
      'Ben casts Salve in Ann’s dungeon: the hero gains 2 HP.',
    );
    expect(line({ ...cast, player: 'Ann', caster: 'Ann', spell: 'Firebolt' })).toBe(
      'Ann casts Firebolt: the hero loses 2 HP.',
    );
  });

  it('of a question say to whom it is put', () => {
    const asked = (topic: Question) => telling.ask(world, { ask: 'choose', topic });
    expect(asked({ kind: 'on which square', player: 'Ben', item: 'darts' })).toBe('Ben: Where do the Darts go?');
    const cast = { kind: 'whether to cast', player: 'Ann', caster: 'Ben', hero: 2, type: 'Rogue', hp: 4 } as const;
    expect(asked({ ...cast, square: '2,1', moment: 'failed', stairs: false, damage: 3 })).toBe(
      'Ben: The Rogue has failed the check on (2,1) in Ann’s dungeon and is to lose 3 of 4 HP. Cast a spell?',
    );
  });

  it('of the score', () => {
    const shape = { clause: 'DM-SCR-T1.2', of: 'shape', shape: 'Row', worth: 4, points: 5 } as const;
    expect(scoreText({ ...shape, isOfOneType: true, squares: ['1,1', '2,1', '3,1'] })).toBe(
      'Row of monsters on (1,1) (2,1) (3,1): 4 and 1 for a single type',
    );
  });
});
