import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bookmarks } from '../src/bookmarks.ts';
import { Game, hands } from '../src/index.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';
import { tale } from './new-barrow.ts';

const marked = (steps: readonly number[], most: number): Bookmarks<number> => {
  const bookmarks = new Bookmarks<number>(most);
  for (const step of steps) bookmarks.add({ step, world: { again: () => step } });
  return bookmarks;
};

describe('bookmarks', () => {
  it('are found by the step they are not after', () => {
    const bookmarks = marked([0, 5, 9], 8);
    expect([0, 4, 5, 8, 9, 100].map((it) => bookmarks.before(it)?.step)).toEqual([0, 0, 5, 5, 9, 9]);
    expect(marked([], 8).before(3)).toBeNull();
  });

  it('are dropped where play goes on otherwise', () => {
    const bookmarks = marked([0, 5, 9], 8);
    bookmarks.dropAfter(8);
    expect(bookmarks.before(100)?.step).toBe(5);
  });

  it('keep the later of two at one step', () => {
    expect(marked([0, 5, 5], 8).many).toBe(2);
  });

  it('lie apart from those before and after', () => {
    const bookmarks = marked([0, 64], 8);
    expect([8, 16, 48, 49, 64, 70, 80].filter((it) => bookmarks.isWantedAt(it, 16))).toEqual([16, 48, 80]);
    bookmarks.add({ step: 32, world: { again: () => 32 } });
    expect([31, 32, 63, 64].map((it) => bookmarks.before(it)?.step)).toEqual([0, 32, 32, 64]);
  });

  it('are never more than there is room for; the first and the last stay, and recent ones lie closest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 50, max: 900 }), (most, end) => {
        const bookmarks = marked(
          Array.from({ length: end }, (_, i) => i),
          most,
        );
        expect(bookmarks.many).toBe(most);
        expect(bookmarks.before(end)?.step).toBe(end - 1);
        expect(bookmarks.before(0)?.step).toBe(0);
        const missed = (step: number) => step - (bookmarks.before(step)?.step ?? 0);
        expect(missed(end - 2)).toBeLessThanOrEqual(Math.ceil(end / most) + 1);
      }),
    );
  });
});

type BarrowGame = Game<Barrow, BarrowOptions>;
const asked = ({ ask }: BarrowGame) => ask && `${ask.clause} ${ask.about}`;
const begun = (bookmarks?: number): BarrowGame =>
  new Game(barrow, {
    seed: '4',
    options: { years: 40 },
    hands: hands({ choices: 'random' }),
    ...(bookmarks === undefined ? {} : { bookmarks }),
  });

describe('a game with bookmarks', () => {
  it('[H2-INV-16] stands wherever it goes as a game that plays everything again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90), { maxLength: 12 }), fc.integer({ min: 1, max: 64 }), (jumps, most) => {
        const [quick, slow] = [begun(most), begun(0)];
        for (const game of [quick, slow]) game.playTo(() => false);
        for (const to of jumps) {
          for (const game of [quick, slow]) game.goTo(to);
          expect([quick.step, tale(quick), asked(quick)]).toEqual([slow.step, tale(slow), asked(slow)]);
          expect(quick.decided.sum).toBe(slow.decided.sum);
        }
        for (const game of [quick, slow]) game.playTo(() => false);
        expect(tale(quick)).toBe(tale(slow));
      }),
      { numRuns: 60 },
    );
  });

  it('[H2-INV-16] throws the same dice after a jump, though somebody else decides', () => {
    const [there, here] = [begun(), begun(0)];
    for (const game of [there, here]) {
      game.playTo(() => false);
      game.goTo(20);
      game.hands = hands({ choices: 'tactical' });
      game.playTo(() => false);
    }
    expect(tale(there)).toBe(tale(here));
  });

  it('is left as it was by a branch', () => {
    const game = begun();
    game.playTo(() => false);
    const before = tale(game);
    const branch = game.fork(15);
    branch.playTo(() => false, 'tactical');
    expect(tale(game)).toBe(before);
    game.undo(3);
    game.redo(3);
    expect(tale(game)).toBe(before);
  });

  it('remembers little while it plays itself, and more where something is taken back', () => {
    let made = 0;
    const counted: typeof barrow = {
      ...barrow,
      bookmark(world) {
        made++;
        return barrow.bookmark?.(world) as NonNullable<ReturnType<NonNullable<typeof barrow.bookmark>>>;
      },
    };
    const game = new Game(counted, { seed: '4', options: { years: 200 }, hands: hands({ choices: 'random' }) });
    game.playTo(() => false);
    const [alone, end] = [made, game.step];
    expect(alone).toBeLessThan(4 + end / 32);
    const goBack = () => {
      for (let to = end; to > 0; to -= 5) game.goTo(to);
    };
    goBack();
    const taken = made;
    expect(taken).toBeGreaterThan(alone);
    goBack();
    expect(made).toBe(taken);
  });

  it('goes on from what stands between two stretches, not from the start', () => {
    let begins = 0;
    const counted = {
      ...barrow,
      begin(options: BarrowOptions, seed: string) {
        begins++;
        return barrow.begin(options, seed);
      },
    };
    const game = new Game(counted, { seed: '4', options: { years: 40 }, hands: hands({ choices: 'random' }) });
    game.playTo(() => false);
    game.undo(2);
    game.goTo(9);
    expect(begins).toBe(1);
  });
});

describe('a game that goes somewhere bit by bit', () => {
  const finished = () => {
    const game = begun();
    game.playTo(() => false);
    return game;
  };
  const stands = (game: BarrowGame) => [game.step, tale(game), asked(game), game.decided.sum, game.future.length];

  it('says after each answer how far it is, and arrives where it goes in one go', () => {
    const [slow, quick] = [finished(), finished()];
    for (const to of [19, 3, slow.step]) {
      const told = [...slow.going(to)];
      quick.goTo(to);
      expect(stands(slow)).toEqual(stands(quick));
      expect(told.map(({ step }) => step)).toEqual(told.map((_, i) => i + 1));
      expect(told.at(-1)).toMatchObject({ step: told.length, of: told.length });
    }
  });

  it('stands where it stood if it is left on the way back, and as far as it came on a short way forward', () => {
    const game = finished();
    const before = stands(game);
    const back = game.going(15);
    back.next();
    back.return();
    expect(stands(game)).toEqual(before);
    game.goTo(2);
    const forward = game.going(9);
    for (let i = 0; i < 3; i++) forward.next();
    forward.return();
    const there = finished();
    there.goTo(5);
    expect(stands(game)).toEqual(stands(there));
    game.goTo(before[0] as number);
    expect(stands(game)).toEqual(before);
  });

  it('turns back to a line of play that another throw has taken the place of', () => {
    const game = finished();
    game.goTo(60);
    const before = stands(game);
    const line = { trail: [...game.trail], future: game.future };
    const step = game.trail.findIndex(({ to }, i) => to === 'roll' && i > 20);
    const [face = 1] = (game.trail[step]?.answer ?? []) as readonly number[];
    game.setDice(step, [face === 1 ? 2 : 1]);
    game.playTo(() => false);
    expect(tale(game)).not.toBe(before[1]);
    const leaving = game.turningTo(line, step);
    const otherwise = stands(game);
    leaving.next();
    leaving.return();
    expect(stands(game)).toEqual(otherwise);
    for (const _ of game.turningTo(line, step));
    expect(stands(game)).toEqual(before);
    game.goTo(99);
    const never = finished();
    never.goTo(99);
    expect(stands(game)).toEqual(stands(never));
  });
});
