import { describe, expect, it } from 'vitest';
import { optionsOf, playouts, save, Trials } from '../src/index.ts';
import { barrowGame, playOn, tale } from './new-barrow.ts';

/** The first choice of a game of Barrow. */
function asked(seed = '4') {
  const game = barrowGame(seed);
  playOn(game);
  return game;
}

function tales(game: ReturnType<typeof asked>, rounds: number): string[][] {
  const all = playouts(game, { answers: optionsOf(game, game.ask), read: tale });
  return Array.from({ length: rounds }, () => [...all.next().value]);
}

describe('playouts', () => {
  it('play every option to the end, each time with other luck', () => {
    const game = asked();
    const all = playouts(game, {
      answers: optionsOf(game, game.ask),
      read: (played) => ({ isOver: played.ask === null, first: played.trail[game.step]?.answer, luck: tale(played) }),
    });
    const [one, two] = [all.next().value, all.next().value];
    expect(one.map((it) => it.first)).toEqual(game.ask?.ask === 'choose' ? game.ask.options.map((it) => it.key) : []);
    expect([...one, ...two].every((it) => it.isOver)).toBe(true);
    expect(two[0]?.luck).not.toBe(one[0]?.luck);
  });

  it('are the same for the same game, and leave it as it was', () => {
    const game = asked();
    const before = JSON.stringify(save(game));
    const told = tale(game);
    expect(tales(game, 3)).toEqual(tales(game, 3));
    expect(JSON.stringify(save(game))).toBe(before);
    expect(tale(game)).toBe(told);
    // The table's own dice have not been spent.
    const other = asked();
    for (const it of [game, other]) it.playTo(() => false, 'story');
    expect(tale(game)).toBe(tale(other));
  });

  it('give all options the same luck, as far as they come to the same throws', () => {
    const game = asked();
    const all = playouts(game, {
      answers: optionsOf(game, game.ask),
      read: ({ world }) => world.rooms.map((it) => it.kind),
    });
    const [one, two] = all.next().value;
    expect(one).toEqual(two);
  });

  it('show that walling a cave up gains nothing, and exploring it does', () => {
    const game = asked();
    const answers = ['wall it up', 'explore it'];
    const treasure = new Trials(answers);
    const cave = game.world.rooms.length - 1;
    const all = playouts(game, { answers, read: ({ world }) => world.rooms[cave]?.treasure ?? 0 });
    for (let nth = 0; nth < 30; nth++) treasure.add(all.next().value);
    expect(treasure.mean(0)).toBe(0);
    expect(treasure.verdict()).toEqual({ best: ['explore it'], worse: ['wall it up'] });
  });

  it('stop where they are told to', () => {
    const game = asked();
    const { turn } = game.world.journal;
    const all = playouts(game, {
      answers: optionsOf(game, game.ask),
      until: ({ world }) => world.journal.turn > turn,
      read: ({ world }) => world.journal.turn,
    });
    expect(new Set(all.next().value)).toEqual(new Set([turn + 1]));
  });

  it('try the usual spot and some others, each once; where dice fall there is nothing to try', () => {
    const game = asked('spots');
    game.playTo(({ ask }) => ask?.ask === 'spot' && ask.by !== 'chance', 'story');
    const { ask } = game;
    expect(ask?.ask).toBe('spot');
    const spots = optionsOf(game, ask);
    expect(spots.length).toBeGreaterThan(1);
    expect(new Set(spots.map((it) => JSON.stringify(it))).size).toBe(spots.length);
    expect(spots.every((it) => ask?.ask === 'spot' && typeof it === 'object' && 'x' in it && ask.where.has(it))).toBe(
      true,
    );
    expect(optionsOf(game, { ask: 'roll', clause: 'EX-DIG-T1', dice: '1d6', topic: { kind: '' }, about: '' })).toEqual(
      [],
    );
    expect(optionsOf(game, null)).toEqual([]);
  });
});
