import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, partedSentence, save } from '../src/index.ts';
import { pack, readPacked, unpack } from '../src/packed.ts';
import { altered } from './altered.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';
import { barrowGame, playOn } from './new-barrow.ts';
import { problemOf, refusable } from './refusals.ts';

type BarrowGame = Game<Barrow, BarrowOptions>;

const again = (bytes: Uint8Array) => unpack(readPacked(bytes), barrow);
const text = (game: BarrowGame) => JSON.stringify(save(game));

/** One of everything: a choice, typed dice, a die set, a throw again, names, a spot between all quarters, something taken back. */
function eventful(): BarrowGame {
  const game = barrowGame('9');
  playOn(game);
  game.answer('explore it');
  game.answer([4]);
  playOn(game);
  game.reroll(0);
  game.setDice(1, [5]);
  game.answer('Hall of Ünder ☃');
  game.playTo(({ ask }) => ask?.ask === 'spot', 'tactical');
  game.answer({ x: 1 / 3, y: 2.125 });
  game.undo(3);
  return game;
}

describe('a packed game', () => {
  it('[H2-INV-16] is the same save when it is unpacked, with what had been taken back', () => {
    const game = eventful();
    const { game: opened, parted } = again(pack(game));
    expect(parted).toBeNull();
    expect(text(opened)).toBe(text(game));
    opened.redo(3);
    game.redo(3);
    expect(text(opened)).toBe(text(game));
  });

  it('[H2-INV-16] is the same save, whoever played how', () => {
    const coordinate = fc.oneof(
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.integer({ min: 0, max: 10_000 }).map((it) => it / 1000),
    );
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom('tactical', 'story', 'random', 'chance', 'script'),
        fc.record({ back: fc.integer({ min: 1, max: 5 }) }),
        fc.record({ again: fc.integer({ min: 0, max: 12 }) }),
        fc.record({ set: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ name: fc.string({ minLength: 1, maxLength: 60 }) }),
        fc.record({ x: coordinate, y: coordinate }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.string(), acts, (seed, done) => {
        const game = barrowGame(seed);
        for (const act of done) {
          if (typeof act === 'string') game.letAnswer(act as 'tactical');
          else if ('back' in act) game.undo(act.back);
          else if ('again' in act) refusable(() => game.reroll(Math.min(act.again, game.step)));
          else if ('name' in act) refusable(() => game.ask?.ask === 'name' && game.answer(act.name));
          else if ('x' in act) refusable(() => game.ask?.ask === 'spot' && game.answer({ x: act.x, y: act.y }));
          else if (game.ask?.ask === 'roll') game.answer([act.set], { hand: 'script' });
          else if (game.ask?.ask === 'choose') game.answer(game.ask.options[act.set % 2]?.key ?? '');
        }
        expect(text(again(pack(game)).game)).toBe(text(game));
      }),
      { numRuns: 150 },
    );
  });

  it('leaves out what the autopilots answer again: a game of theirs is as small as its head', () => {
    const start = pack(barrowGame('4', {})).length;
    const game = barrowGame('4', { seats: { diggers: 'tactical' } });
    const hands = pack(barrowGame('4', { seats: { diggers: 'tactical' } })).length - start;
    game.playTo(() => false);
    expect(game.trail.length).toBeGreaterThan(12);
    expect(pack(game).length).toBeLessThanOrEqual(start + hands + 2);
  });

  it('writes a spot that was clicked in five bytes, and any other exactly', () => {
    const lengthWith = (x: number, y: number) => {
      const game = barrowGame('9');
      game.playTo(({ ask }) => ask?.ask === 'spot', 'tactical');
      const before = pack(game).length;
      game.answer({ x, y });
      expect(text(again(pack(game)).game)).toBe(text(game));
      return pack(game).length - before;
    };
    expect(lengthWith(9.876, 0.001)).toBe(5);
    expect(lengthWith(9.876, 1 / 3)).toBeGreaterThan(10);
  });

  it('opens as format 2 as well, in which every spot was written as any number', () => {
    const game = eventful();
    game.redo(3);
    const { game: opened, parted } = again(Uint8Array.from([2, ...pack(game).slice(1)]));
    expect(parted).toBeNull();
    expect(text(opened)).toBe(text(game));
  });

  it('carries what an app keeps beside the game', () => {
    const beside = { drawn: ['a stroke ☃', { x: 3 }] };
    expect(again(pack(eventful(), beside)).beside).toEqual(beside);
    expect(again(pack(eventful())).beside).toBeUndefined();
  });

  it('says where it parted when an option is no longer there', () => {
    const game = barrowGame('4');
    playOn(game);
    game.answer('explore it');
    const { parted, game: opened } = unpack(readPacked(pack(game)), onlyOne);
    expect(parted).toMatchObject({ how: 'stopped', at: game.step - 1 });
    expect(parted && partedSentence(parted)).toContain('"option 2", but EX-DIG-04 offers');
    expect(opened.step).toBe(game.step - 1);
  });

  it('says so when an autopilot now thinks otherwise', () => {
    const game = barrowGame('4', { choices: 'tactical' });
    game.playTo(() => false);
    expect(unpack(readPacked(pack(game)), onlyOne).parted).not.toBeNull();
  });
});

/** The same rules, but caves are only ever walled up. */
const onlyOne = altered((ask) =>
  ask.ask === 'choose' ? { ...ask, options: ask.options.slice(0, 1), usual: 'wall it up' } : ask,
);

describe('bytes from outside', () => {
  const good = pack(eventful(), { note: 1 });

  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /damaged or cut off/],
    ['a cut-off game', good.slice(0, good.length - 4), /damaged or cut off/],
    ['half a head', good.slice(0, 9), /damaged or cut off/],
    ['something after the end', Uint8Array.from([...good, 1]), /damaged or cut off/],
    ['a newer game', Uint8Array.from([9, ...good.slice(1)]), /packed as format 9, made by a newer Understory/],
    ['an older one than there is', Uint8Array.from([0, ...good.slice(1)]), /damaged or cut off/],
    ['text', Uint8Array.from('{"format":1}', (it) => it.charCodeAt(0)), /newer Understory/],
    ['a text without end', Uint8Array.from([1, 255, 255, 255, 255, 255, 127, 65]), /damaged or cut off/],
    ['a number without end', Uint8Array.from([1, ...Array(40).fill(255)]), /damaged or cut off/],
    ['a huge packet', new Uint8Array(5 * 1024 * 1024), /too large/],
  ])('%s is answered with one sentence', (_, bytes, sentence) => {
    expect(problemOf(() => again(bytes))).toMatch(sentence);
  });

  it('of another game is not opened', () => {
    const other = { ...barrow, game: 'maker' };
    expect(problemOf(() => unpack(readPacked(good), other))).toContain('This game is of "barrow", edition "1"');
  });

  it('changed anywhere is opened, parted or answered with a Problem', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(3), (at, byte, cut) => {
        const bytes = Uint8Array.from(good);
        bytes[at] = byte;
        refusable(() => again(bytes.slice(0, bytes.length - cut)));
      }),
      { numRuns: 1500 },
    );
  });
});
