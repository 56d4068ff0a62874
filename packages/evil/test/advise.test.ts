import { Game, hands, load, readSave, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { advise, deadliestEvil, type Prospect } from '../src/index.ts';

function begun(seed: string, some: Parameters<typeof hands>[0] = { choices: 'tactical' }) {
  return new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands(some) });
}

function last(game: ReturnType<typeof begun>, playouts: number): readonly Prospect[] {
  let found: readonly Prospect[] = [];
  for (const { prospects } of advise(game, { playouts })) found = prospects;
  return found;
}

describe('the advisor', () => {
  it('gives figures for every option, growing with each step', () => {
    const game = begun('advice', { choices: 'person' });
    game.playTo(() => false);
    const told = [...advise(game, { playouts: 60, batch: 20 })].map((it) => it.prospects);
    expect(told.map((it) => it[0]?.playouts)).toEqual([20, 40, 60]);
    expect(told.at(-1)?.map((it) => it.key)).toEqual(['8-6-4', '8-4-6', '6-8-4', '6-4-8', '4-8-6', '4-6-8']);
    for (const { minor, ultimate, victory } of told.at(-1) ?? []) expect(victory).toBeCloseTo(minor + ultimate);
  });

  it('is the same for the same game, and leaves it as it was', () => {
    const game = begun('again', { choices: 'person' });
    game.playTo(() => false);
    const before = JSON.stringify(save(game));
    expect(last(game, 30)).toEqual(last(game, 30));
    expect(JSON.stringify(save(game))).toBe(before);
  });

  it('knows a sure thing in the middle of a movement: a step from the gate, with the Book', () => {
    const game = begun('gate');
    // The first game that comes home, stopped at the last choice before it ends.
    let seed = 0;
    let won = game;
    while (won.world.result !== 'minor') {
      won = begun(`gate ${seed++}`);
      won.playTo(() => false);
    }
    const end = won.step;
    won.goTo(end - 1);
    while (won.ask?.ask !== 'choose') won.undo();
    const best = last(won, 40).reduce((a, b) => (a.victory >= b.victory ? a : b));
    expect(best.victory).toBe(1);
    expect(best.spread).toBe(0);
  });

  it('tells the chances as they stand where there is nothing to choose', () => {
    const game = begun('throw', { choices: 'tactical', dice: 'typed' });
    game.playTo(() => false);
    expect(game.ask?.ask).toBe('roll');
    expect(last(game, 25)).toMatchObject([{ key: '', playouts: 25 }]);
  });

  it('finds the default player about as good as the rulebook does', () => {
    const game = begun('whole', { choices: 'person' });
    game.playTo(() => false);
    const [first] = last(game, 400);
    expect(first?.victory).toBeGreaterThan(0.34);
    expect(first?.victory).toBeLessThan(0.54);
  });

  it('has nothing to say of a game that is over', () => {
    const game = begun('over');
    game.playTo(() => false);
    expect(() => last(game, 1)).toThrow('The game is over');
  });
});

describe('a game at the table', () => {
  it('is saved and opened again', () => {
    const game = begun('saved');
    game.playTo(() => false);
    const { game: opened, parted } = load(readSave(JSON.stringify(save(game))), deadliestEvil);
    expect(parted).toBeNull();
    expect(opened.world.journal.entries).toEqual(game.world.journal.entries);
  });

  it('is taken back and played on to the same end: undo is not a reroll', () => {
    const game = begun('undone');
    game.playTo(() => false);
    const { result, round } = game.world;
    game.undo(25);
    game.playTo(() => false);
    expect(game.world).toMatchObject({ result, round });
  });

  it('takes typed dice and cards from one’s own decks', () => {
    const game = begun('typed', { choices: 'person', dice: 'typed', cards: 'person' });
    game.answer('4-6-8');
    game.answer('move');
    expect(game.ask).toMatchObject({ ask: 'roll', dice: '1d8' });
    expect(() => game.answer([9])).toThrow('a d8 shows 1 to 8');
    game.answer([2]);
    game.answer('on');
    expect(() => game.answer('Dead End')).toThrow('DE-SET-03 offers');
    game.answer('The Pit');
    expect(game.world.tiles[1]?.face.name).toBe('The Pit');
  });
});
