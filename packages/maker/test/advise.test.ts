import { FastDice, Game, hands, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { type Advice, advise, positionOf } from '../src/advisor/advise.ts';
import { playout } from '../src/advisor/playout.ts';
import { RoughPlayer } from '../src/advisor/rough-player.ts';
import { deluxe } from '../src/edition.ts';
import { faultsOf } from '../src/invariants.ts';
import { makerOptions } from '../src/options.ts';
import { copyOf } from '../src/world.ts';

const at = (clause: string, round: number, players = ['Ann']) => {
  const game = new Game(deluxe, {
    seed: 'advice',
    options: makerOptions({ players }),
    hands: hands({ choices: 'tactical' }),
  });
  game.playTo(({ ask, world }) => ask?.ask === 'choose' && ask.clause === clause && world.round >= round);
  return game;
};

const first = (of: Generator<Advice, void, void>, playouts: number) => {
  let last: Advice | null = null;
  for (const advice of of) {
    last = advice;
    if (advice.playouts >= playouts) break;
  }
  return last;
};

describe('the advisor', () => {
  it('gives growing figures for every option, the same for the same seed', () => {
    const game = at('DM-BLD-03', 5);
    const one = first(advise(game), 200);
    expect(one?.figures.map((it) => it.key)).toEqual(
      game.ask?.ask === 'choose' ? game.ask.options.map((it) => it.key) : [],
    );
    expect(one?.figures.every((it) => it.n === one.figures[0]?.n && it.error > 0)).toBe(true);
    expect(first(advise(game), 200)).toEqual(one);
    expect(first(advise(game, 'another seed'), 200)).not.toEqual(one);
  });

  it('changes nothing in the game that asks', () => {
    const game = at('DM-BLD-03', 9);
    const before = JSON.stringify(deluxe.picture(game.world));
    first(advise(game), 100);
    expect(JSON.stringify(deluxe.picture(game.world))).toBe(before);
    expect(game.ask?.clause).toBe('DM-BLD-03');
  });

  it('plays legal games to their end from every choice of a game', () => {
    const game = new Game(deluxe, {
      seed: 'legal',
      options: makerOptions({ players: ['Ann', 'Ben'] }),
      hands: hands({ choices: 'random' }),
    });
    const player = new RoughPlayer(new FastDice(stream('x')));
    let choices = 0;
    while (game.ask) {
      const position = positionOf(game);
      const { ask } = game;
      if (position && ask.ask === 'choose') {
        choices++;
        for (const { key } of ask.options.slice(choices % 3, 9)) {
          const sheet = playout(position, key, player);
          expect(sheet.rounds).toHaveLength(20);
          const ended = { ...copyOf(game.world), sheets: [sheet], journal: game.world.journal };
          expect(faultsOf(ended)).toEqual([]);
          expect(sheet.souls + sheet.heroes.filter((it) => it.fate === 'escaped').length).toBe(sheet.heroes.length);
        }
      }
      game.letAnswer();
    }
    expect(choices).toBeGreaterThan(60);
  });

  it('[DM-BAL-04] finds that one more hero pays if the dungeon kills more than 40 %', () => {
    const game = at('DM-HER-01', 20);
    const [goOn, end] = first(advise(game), 2000)?.figures ?? [];
    const { souls, crosses, building } = game.world.sheets[0] ?? { souls: 0, crosses: 0, building: null };
    expect(end?.mean).toBe((building?.points ?? 0) + 3 * souls - 2 * crosses);
    expect(end?.spread).toBe(0);
    // This dungeon kills about half of its heroes.
    expect(goOn?.mean ?? 0).toBeGreaterThan(end?.mean ?? 0);
  });

  it('has nothing to say where dice are thrown or all is over', () => {
    const game = new Game(deluxe, { seed: 'x', options: makerOptions() });
    expect(first(advise(game), 10)).toBeNull();
    game.hands = hands({ choices: 'tactical' });
    game.playTo(() => false);
    expect(first(advise(game), 10)).toBeNull();
  });
});
