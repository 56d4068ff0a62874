import { boardOf, deadliestEvil, picture } from '@understory/evil';
import { extentOf, sheetOf } from '@understory/ink/boards';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { laidFrom, orderOf, put } from '../src/games/evil/ability-dice.ts';
import { boardWords } from '../src/games/evil/board-words.ts';
import type { EvilGame } from '../src/games/evil/evil-game.ts';
import { evilKit } from '../src/games/evil/evil-kit.ts';
import { koraOn, movesSince } from '../src/games/evil/moves-since.ts';
import { spotsOf } from '../src/games/evil/spots-of.ts';
import { fate } from '../src/table/running.ts';
import { askOf } from '../src/words/asked.ts';

/** A game that is the person's, played by the good hand to where something holds. */
function playedTo(seed: string, until: (game: EvilGame) => boolean): EvilGame {
  const game: EvilGame = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices: 'person' }) });
  game.playTo((it) => until(it as EvilGame), 'tactical');
  return game;
}

const asksFor =
  (clause: string) =>
  ({ ask, hand }: EvilGame) =>
    hand === 'person' && ask?.clause === clause;

function attacks(ask: EvilGame['ask']): string[] {
  return ask?.ask === 'choose' ? ask.options.map(({ key }) => key).filter((it) => it.startsWith('attack')) : [];
}

describe('the board of Deadliest Evil', () => {
  it('[DE-MAP-01] has every tile in its cell, facing the way it was entered', () => {
    const { world } = playedTo('board', ({ world: it }) => it.tiles.length === 5);
    const board = boardOf(picture(world));
    expect(board.tiles.map(({ name }) => name)).toEqual(world.tiles.map(({ face }) => face.name));
    expect(board.tiles[0]).toMatchObject({ x: 0, y: 0, travel: 'N', level: 1 });
    expect(board.kora).toEqual({ tile: world.at, space: world.space });
    expect(new Set(board.tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  it('lies in the middle of a sheet that one tile does not fill', () => {
    const small = sheetOf(boardOf(picture(playedTo('board', () => true).world)));
    expect(small.left + small.width / 2).toBeCloseTo(0);
    expect(small.top + small.height / 2).toBeCloseTo(0);
    expect(small.height).toBeGreaterThan(15);
    const { world } = playedTo('board', ({ world: it }) => it.tiles.length === 7);
    const large = sheetOf(boardOf(picture(world)));
    expect(large.width / large.height).toBeCloseTo(small.width / small.height);
    expect(large.height).toBeGreaterThan(small.height);
  });

  it('fills the window that it is seen through, whatever its shape', () => {
    const board = boardOf(picture(playedTo('board', ({ world }) => world.tiles.length === 7).world));
    for (const shape of [0.8, 1.5, 2.4]) {
      const { width, height } = sheetOf(board, shape);
      expect(width / height).toBeCloseTo(shape);
      expect(width).toBeGreaterThanOrEqual(extentOf(board).width);
      expect(height).toBeGreaterThanOrEqual(extentOf(board).height);
    }
  });

  it('[DE-MOV-01] lights the touching spaces, and Kora herself to stop', () => {
    const game = playedTo('board', asksFor('DE-MOV-01'));
    const board = boardOf(picture(game.world));
    const spots = spotsOf(askOf(game), board, game.world, sheetOf(board));
    expect(spots.map(({ key }) => key)).toEqual(game.ask?.ask === 'choose' && game.ask.options.map(({ key }) => key));
    const { width, height } = sheetOf(board);
    for (const { x, y } of spots) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  });

  it('[DE-MON-02] lets monsters come from the tile they crept from, and Kora from her space', () => {
    const crept = ({ world }: EvilGame) => world.journal.entries.some(({ kind }) => kind === 'crept');
    const game = playedTo('creeping', crept);
    const entries = game.world.journal.entries;
    const shown = (it: EvilGame) => ({ board: boardOf(picture(it.world)), tick: it.world.journal.entries.length - 1 });
    const [before, now] = [shown(game.fork(game.step - 1) as EvilGame), shown(game)];
    const told = entries.find(({ kind }) => kind === 'crept') as unknown as {
      monster: string;
      from: number;
      to: number;
    };
    const [kora, ...monsters] = movesSince(before, now, entries);
    expect(kora?.piece).toEqual(['kora']);
    const first = monsters[0];
    expect(first?.piece).toEqual([`tile ${told.to}`, told.monster]);
    expect(first?.from).not.toEqual(first?.to);
    expect(movesSince(now, now, entries)).toHaveLength(1);
    const tick = entries.findIndex(({ kind }) => kind === 'crept');
    expect(movesSince({ ...before, tick: tick - 1 }, now, entries).length).toBeGreaterThan(1);
    expect(movesSince({ ...before, tick }, { ...now, tick }, entries)).toHaveLength(1);
    expect(kora).toMatchObject({ from: koraOn(before.board), to: koraOn(now.board) });
    expect(koraOn(now.board)).not.toEqual(koraOn({ ...now.board, kora: null }));
    // Of several turns only the last is shown.
    const [last] = entries.filter(({ kind }) => kind === 'crept').slice(-1);
    const earlier = entries.map((it) => (it.kind === 'crept' && it !== last ? { ...it, step: -1 } : it));
    const twice = [...entries.slice(0, now.tick), ...(last ? [{ ...last, step: -1 }] : []), ...earlier.slice(now.tick)];
    expect(movesSince(before, { ...now, tick: now.tick + 1 }, twice)).toHaveLength(2);
    // What is taken back is not crept again.
    expect(movesSince(now, before, entries)).toHaveLength(1);
    // Whoever is on Kora's tile stays there and waits for the others.
    const there = { ...before.board, tiles: before.board.tiles.map((it) => ({ ...it, goblins: 1, skeletons: 1 })) };
    const onKora = { ...now.board, kora: { tile: told.to, space: 1 } };
    expect(movesSince({ ...before, board: there }, { ...now, board: onKora }, entries)[1]?.joins).toBe(true);
    expect(first?.joins).toBe(false);
  });

  it('[DE-ATK-01] lights the monsters that may be attacked', () => {
    const game = playedTo('board', ({ ask, hand }) => hand === 'person' && attacks(ask).length > 0);
    const board = boardOf(picture(game.world));
    const spots = spotsOf(askOf(game), board, game.world, sheetOf(board)).map(({ key }) => key);
    expect(spots).toEqual(expect.arrayContaining([...attacks(game.ask), 'move']));
    expect(spotsOf(null, board, game.world, sheetOf(board))).toEqual([]);
  });

  it('is told in words: tiles, ways and who is there', () => {
    const { world } = playedTo('board', ({ world: it }) => it.tiles.length === 5);
    const words = boardWords(picture(world));
    expect(words).toHaveLength(5);
    expect(words[0]).toMatchObject({ name: 'Dungeon Entrance', is: 'Level I, 1 space' });
    expect(words[0]?.ways).toBe(`on to ${world.tiles[1]?.face.name}`);
    expect(words[world.at]?.holds).toContain(`Kora on space ${world.space}`);
    expect(words.filter(({ holds }) => holds.includes('Kora'))).toHaveLength(1);
    const seen = picture(world);
    const tiles = seen.tiles.map((it, i) => ({ ...it, searched: i === 1 }));
    expect(boardWords({ ...seen, tiles }).map(({ is }) => is.endsWith(', searched'))).toEqual(
      tiles.map((_, i) => i === 1),
    );
    expect(words.some(({ ways }) => ways.includes('nobody has seen yet'))).toBe(true);
  });
});

describe('the ability dice', () => {
  it('[DE-ASG-02] lie as they lay in the round before', () => {
    expect(orderOf(laidFrom({ combat: 8, defense: 4, speed: 6 }))).toBe('8-4-6');
    expect(orderOf(laidFrom({ combat: 0, defense: 0, speed: 0 }))).toBe('4-6-8');
  });

  it('[DE-INV-02] change places, so that there is one in each box', () => {
    const laid = put({ combat: 4, defense: 6, speed: 8 }, 'speed', 'combat');
    expect(orderOf(laid)).toBe('8-6-4');
    const offered = playedTo('dice', asksFor('DE-ASG-01')).ask;
    expect(offered?.ask === 'choose' && offered.options.map(({ key }) => key)).toContain(orderOf(laid));
  });
});

it('fate plays to win where a game is won or lost', () => {
  expect(
    fate(
      playedTo('fate', () => true),
      evilKit,
    ),
  ).toBe('tactical');
});
