import {
  combine,
  deluxe,
  dungeonOf,
  type MakerGame,
  makerOptions,
  picture,
  type Question,
  resultCode,
  roundText,
  SPELL_ROWS,
  tableGame,
  tableOf,
} from '@understory/maker';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { isSecret, visitedByRival } from '../src/games/maker/curtain.tsx';
import { spotAt } from '../src/games/maker/dungeon-of.ts';
import { framesOf } from '../src/games/maker/frames-of.ts';
import { inWords } from '../src/games/maker/in-words.ts';
import { sign } from '../src/games/maker/round-strip.tsx';
import { ordersIn } from '../src/games/maker/sent-spells.tsx';
import { namesIn } from '../src/games/maker/set-up-maker.tsx';
import { askedSeat, firstLie, itemAsked, lieOf, refusalAt, roomFor, squaresOf } from '../src/games/maker/squares-of.ts';
import { codesIn } from '../src/games/maker/together-card.tsx';
import { readView } from '../src/storage/read-view.ts';
import { askOf } from '../src/words/asked.ts';

function begun(seed = 'five by five'): MakerGame {
  return new Game(deluxe, { seed, options: makerOptions(), hands: hands({ choices: 'person' }) });
}

/** Played on until something is asked that fits. */
function playedTo(fits: (game: MakerGame) => boolean, seed?: string): MakerGame {
  const game = begun(seed);
  while (game.ask && !fits(game)) game.letAnswer(game.ask.ask === 'roll' ? 'chance' : 'tactical');
  return game;
}

const asks = (kind: Question['kind']) => (game: MakerGame) => game.ask?.topic.kind === kind;

describe('the sheet of Dungeon Maker on the table', () => {
  it('lights the four corners for the entrance, two lies each', () => {
    const squares = squaresOf(askOf(playedTo(asks('where the entrance goes'))));
    expect([...squares.keys()].sort()).toEqual(['1,1', '1,6', '6,1', '6,6']);
    expect([...squares.values()].map((it) => it.map(lieOf))).toEqual(Array(4).fill(['NS', 'EW']));
  });

  it('lights where the chosen item may go, knows which one it is, and says why not elsewhere', () => {
    const game = playedTo(asks('on which square'));
    const { world } = game;
    const ask = askOf(game);
    const [sheet] = world.sheets;
    const item = itemAsked(ask);
    if (!sheet || !item) throw new Error('nothing is being built');
    const lit = [...squaresOf(ask).keys()];
    expect(roomFor(world, sheet, item.key)).toEqual(lit);
    const unlit = ['1,1', '6,6', '3,3', '4,4', '2,5'].filter((it) => !lit.includes(it));
    for (const square of unlit) expect(refusalAt(ask, world, sheet, item, square)?.clause).toMatch(/^DM-/);
    for (const square of lit) expect(refusalAt(ask, world, sheet, item, square)).toBeNull();
  });

  it('shows a path on a square first as it may lie there', () => {
    const hasCorner = ({ ask }: MakerGame) => ask?.ask === 'choose' && ask.options.some((it) => it.key === 'corner');
    const game = playedTo(hasCorner);
    game.answer('corner');
    const [sheet] = game.world.sheets;
    const item = itemAsked(game.ask);
    const [square = ''] = squaresOf(askOf(game)).keys();
    if (!sheet || !item) throw new Error('nothing is being built');
    expect(firstLie(game.world, sheet, item, square)).toMatch(/^[NESW]+$/);
  });

  it('draws what the picture holds, and tells the same in words', () => {
    const [sheet] = picture(playedTo(() => false).world).sheets;
    if (!sheet) throw new Error('no sheet');
    const dungeon = dungeonOf(sheet);
    const items = sheet.squares.filter((it) => it.item !== null);
    expect(dungeon.tiles.map(({ x, y }) => `${x},${y}`)).toEqual(items.map((it) => it.at));
    expect(dungeon.tiles.filter((it) => it.entrance)).toHaveLength(1);
    expect(dungeon.stairs).not.toBeNull();
    const words = inWords(sheet).map(({ at, says }) => `${at} ${says}`);
    expect(words.some((it) => it.includes('Entrance; open to the'))).toBe(true);
    expect(words.some((it) => it.includes('the stairs out'))).toBe(true);
    const trapped = sheet.squares.filter(({ trap }) => trap !== null);
    expect(trapped.length).toBeGreaterThan(0);
    for (const { at, trap } of trapped)
      expect(inWords(sheet).find((it) => it.at === at)?.says).toContain(`with ${trap}`);
    expect(words.some((it) => /undefined|null/.test(it))).toBe(false);
    expect(inWords(sheet).every(({ says }) => says !== '')).toBe(true);
    const exits = sheet.squares.filter((it) => it.isExitTile);
    expect(exits.length).toBeGreaterThan(0);
    for (const { at, isStairs } of exits)
      expect(
        inWords(sheet)
          .find((it) => it.at === at)
          ?.says.includes('exit tile'),
      ).toBe(!isStairs);
  });

  it('has its squares as far apart down as across', () => {
    const [[x, y], [right], [, below]] = [spotAt('1,1'), spotAt('2,1'), spotAt('1,2')];
    expect(right).toBeGreaterThan(x);
    expect(below - y).toBeCloseTo(right - x);
    expect(spotAt('1,6')[1] - spotAt('1,1')[1]).toBeCloseTo(5 * (right - x));
  });

  it('follows a hero from the entrance, tile by tile, with the HP left', () => {
    const { world } = playedTo(() => false);
    const [sheet] = picture(world).sheets;
    const entrance = sheet?.squares.find((it) => it.item === 'entrance')?.at ?? '';
    const { entries } = world.journal;
    const frames = framesOf(entries, 'Maker', entrance, entries.length - 1);
    expect(frames[0]).toMatchObject({ what: 'hero enters', square: entrance });
    expect(frames.at(-1)?.what).toMatch(/^hero (died|escaped)$/);
    expect(frames.at(-1)?.hp).toBe(sheet?.heroes.at(-1)?.left);
    expect(framesOf(entries, 'Maker', entrance, frames[0]?.tick ?? 0)).toHaveLength(1);
    expect(framesOf(entries, 'Nobody', entrance, entries.length - 1)).toEqual([]);
  });

  it('writes into each round box what the round was used for', () => {
    const rounds = [
      { did: 'built', what: 'skeleton', at: '2,1' },
      { did: 'built', what: 'iron gate', at: '3,2' },
      { did: 'collected', what: 'gem', at: '1,2' },
      { did: 'passed' },
    ] as const;
    expect(rounds.map(sign)).toEqual(['SK', 'Ir', '◆', '–']);
    expect(rounds.map(roundText)).toEqual(['built skeleton 2,1', 'built iron gate 3,2', 'collected gem 1,2', 'passed']);
  });
});

describe('Dungeon Maker together', () => {
  it('knows a game at a table by its seed', () => {
    const game = tableGame('k7q2', 'Ann');
    expect(tableOf(game.seed)).toBe('K7Q2');
    expect(tableOf('wet stones')).toBeNull();
  });

  it('finds codes and names in whatever was pasted', () => {
    const codes = ['Ann', 'Ben'].map((name) => {
      const game = tableGame('k7q2', name);
      while (game.ask) game.letAnswer(game.ask.ask === 'roll' ? 'chance' : 'tactical');
      return resultCode(game, 'K7Q2');
    });
    expect(codesIn(` ${codes.join('\n\n')} , `)).toEqual(codes);
    expect(
      combine(codes)
        .standings.map((it) => it.name)
        .sort(),
    ).toEqual(['Ann', 'Ben']);
    expect(namesIn(' Ann,Ben ,, Cy\n')).toEqual(['Ann', 'Ben', 'Cy']);
  });

  it('[DM-MUL-04] draws a curtain over the naming of actions, and only where several play', () => {
    const { ask } = playedTo(asks('collect or build'), 'gems');
    const building = playedTo(asks('what to build'));
    expect([isSecret(ask, 2), isSecret(ask, 1), isSecret(building.ask, 2)]).toEqual([true, false, false]);
  });

  it.each([
    ['Ann', 'Ben'],
    ['Ann, the Great', 'Ben, hero 2, by Ann'],
  ])(
    '[DM-MUL-06] draws it too before a rival may cast a spell, and not before the owner may: %s and %s',
    (...players) => {
      const game = new Game(deluxe, {
        seed: 'two moths',
        options: makerOptions({ players }),
        hands: hands({ choices: 'person' }),
      });
      const asked = new Set<string>();
      for (let ask = game.ask; ask; ask = game.ask) {
        if (ask.clause === 'DM-SPL-01') asked.add(`${askedSeat(ask)} in the dungeon of ${visitedByRival(ask)}`);
        else expect(visitedByRival(ask)).toBeNull();
        game.letAnswer(ask.ask === 'roll' ? 'chance' : 'tactical');
      }
      expect([...asked].sort()).toEqual([
        `player 1 in the dungeon of ${players[1]}`,
        'player 1 in the dungeon of null',
        `player 2 in the dungeon of ${players[0]}`,
        'player 2 in the dungeon of null',
      ]);
    },
  );

  it('[DM-SPL-02] sends the spells left over as it is written, and the codes written are read again', () => {
    const written = {
      'Curse is sent to': ' Ben ',
      'Curse is for hero': '3',
      'Hex is sent to': '  ',
      'Mend is sent to': 'Cy',
    };
    expect(ordersIn(SPELL_ROWS, written)).toEqual([
      { spell: 'Curse', target: 'Ben', hero: 3 },
      { spell: 'Mend', target: 'Cy', hero: 1 },
    ]);
    expect(readView({ written }).written).toEqual(written);
    expect(readView({ written: { codes: 7, [`a${'b'.repeat(50)}`]: 'x', good: 'y' } }).written).toEqual({ good: 'y' });
    expect(readView({ written: 'x' }).written).toEqual({});
  });
});
