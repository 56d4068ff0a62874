import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { loseFromAssembly } from '../../src/second/civilization/demons/assembly.ts';
import { civsOf, PEOPLES, peoples, type SecondOptions, secondEdition, secondOptions } from '../../src/second/index.ts';
import { demonsAt } from './demons-at.ts';
import { bare } from './ground.ts';

/** A whole game by random hands, with this people, and dice set where a clause is named. */
function ended(seed: string, people: string, options: Partial<SecondOptions>, set: Record<string, number> = {}) {
  const game = new Game(secondEdition, { seed, options: secondOptions(options), hands: hands({ choices: 'random' }) });
  while (game.ask) {
    const { ask, clause } = game.ask;
    const face = set[clause];
    if (clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else if (clause === 'H2-NEX-01' && ask === 'choose') game.answer('with', { hand: 'script' });
    else if (face !== undefined && ask === 'roll') game.answer([face], { how: 'set' });
    else game.letAnswer();
  }
  const [civ] = civsOf(game.world);
  if (!civ) throw new Error('no people came');
  return civ;
}

describe('the ways a civilization can end', () => {
  it('[H2-CIV-06] each people has its own, each with its clause, and no two alike', () => {
    for (const people of PEOPLES) {
      const kinds = peoples[people].waysToEnd.map((it) => it.kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).toContain('fate');
    }
  });

  it('[H2-DEM-16] [H2-CIV-06] [H2-CIV-24] a plague takes its three demons before the end is tested', () => {
    const loss = (seats: number) => {
      const civ = demonsAt(bare(), { seats });
      playOut(
        { world: civ.world, rule: () => loseFromAssembly(civ, 3, { by: { cause: 'plague' }, deed: 'contact' }) },
        {},
      );
      return [civ.group.aside.length, civ.ending?.kind ?? null];
    };
    expect([loss(3), loss(2), loss(4), loss(5)]).toEqual([
      [0, 'no demon left'],
      [0, 'no demon left'],
      [1, 'the last demon'],
      [2, null],
    ]);
  });

  it('[H2-MAG-12] [H2-INV-17] Vengeance comes to Magicians who lost many and found little', () => {
    const civ = ended('hunt 457', 'magicians', { width: 16, height: 12 }, { 'H2-NEX-T1': 2 });
    expect(civ.ending?.kind).toBe('vengeance');
    expect(civ.turn).toBeLessThanOrEqual(civ.people.latestTurn(civ));
  });

  it('[H2-ALN-29] [H2-INV-17] a colony that neither prospers nor falls runs out of time', () => {
    const civ = ended('2', 'aliens', { width: 16, height: 12, alienTurns: 10 });
    expect([civ.ending?.kind, civ.turn, civ.people.latestTurn(civ)]).toEqual(['out of time', 10, 10]);
  });
});
