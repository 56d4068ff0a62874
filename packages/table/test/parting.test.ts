import { describe, expect, it } from 'vitest';
import {
  type Ask,
  Game,
  hands,
  Journal,
  load,
  PLAIN,
  partedSentence,
  type Rulebook,
  readSave,
  type Save,
  save,
} from '../src/index.ts';
import { pack, readPacked, unpack } from '../src/packed.ts';
import { altered } from './altered.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';

type Book = Rulebook<Barrow, BarrowOptions>;

/** A long game by the tactical hand, who explores every cave. */
function played(book: Book = barrow): Game<Barrow, BarrowOptions> {
  const options = { years: 120 };
  const game = new Game(book, { seed: 'long', options, hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
  return game;
}

const game = played();
const kept = save(game);
const reopened = (it: Save, book: Book) => load(readSave(JSON.stringify(it)), book);
const relinked = (book: Book, of = game) => unpack(readPacked(pack(of)), book);

/** Other dice for what caves hold, from a step on: what a throw is about is part of their key. */
const otherDice = (from: number): Book =>
  altered((ask, step) => (ask.clause === 'EX-DIG-05' && step >= from ? { ...ask, about: 'anew' } : ask));

/** Richer caves: the same is asked, thrown and chosen, and something else stands in the end. */
const richer: Book = {
  ...barrow,
  standing: ({ rooms }) => rooms.map(({ kind, depth, treasure }) => [kind, depth, treasure * 2]),
};

/** The first step of them. */
const firstCave = (from: number) =>
  game.trail.findIndex(({ answer }, step) => answer === 'explore it' && step + 1 >= from) + 1;

describe('words', () => {
  class Reworded extends Journal {
    override write<H extends { readonly kind: string }>(happening: H): never {
      return super.write({ ...happening, text: 'told in other words' } as never) as never;
    }
  }
  const what = { kind: 'something else' };
  const inOtherWords = (ask: Ask): Ask => {
    const options = ask.ask === 'choose' ? ask.options.map((it) => ({ ...it, what })) : [];
    return { ...ask, topic: what, ...(ask.ask === 'choose' ? { options } : {}) } as Ask;
  };
  const reworded: Book = {
    ...altered(inOtherWords),
    telling: PLAIN,
    begin: ({ years }) => ({ journal: new Reworded(), rooms: [], years, isOver: false }),
  };

  it('may change: saves and links open whole', () => {
    const { game: again, parted } = reopened(kept, reworded);
    expect(parted).toBeNull();
    expect(again.world.rooms).toEqual(game.world.rooms);
    expect(JSON.stringify(again.world.journal.entries)).not.toBe(JSON.stringify(game.world.journal.entries));
    expect(save(again)).toEqual(kept);
    expect(relinked(reworded).parted).toBeNull();
  });
});

describe('rules that come to play differently', () => {
  it('part from a save between two of its marks, and the game stands at the first', () => {
    expect(game.step).toBeGreaterThan(100);
    for (const from of [0, 60, 110]) {
      const at = 50 * Math.floor(firstCave(from) / 50);
      const { parted, game: again } = reopened(kept, otherDice(from));
      expect(parted).toEqual({ how: 'decided', at, by: at + 50, of: game.step, rules: { played: 1, now: 1 } });
      expect(again.step).toBe(at);
      expect(again.future).toEqual([]);
    }
  });

  it('part from it after the last mark too', () => {
    const last = game.step - 1;
    const at = 50 * Math.floor(last / 50);
    const elsewhere = altered((ask, step) => (step === last ? { ...ask, about: 'another yard' } : ask));
    expect(reopened(kept, elsewhere).parted).toMatchObject({ how: 'decided', at, by: game.step });
    expect(relinked(elsewhere).parted).toMatchObject({ how: 'decided', at, by: game.step });
  });

  it('part from it at the very answer where the picture has the journal', () => {
    const pictured = { ...kept, picture: { journal: game.world.journal.entries } };
    const at = firstCave(60);
    expect(reopened(pictured, otherDice(60)).parted).toMatchObject({ how: 'decided', at, by: at + 1 });
  });

  it('part from a link in the same place', () => {
    const { parted, game: again } = relinked(otherDice(60));
    expect(parted).toMatchObject({ how: 'decided', at: 50, by: 100 });
    expect(again.step).toBe(50);
  });

  it('part from it at the answer that no longer fits, or at the decision before that led there', () => {
    const at = firstCave(60);
    const gone = altered((ask, step) => {
      if (step === at) return { ...ask, about: 'anew' };
      return ask.ask === 'choose' && step > at ? { ...ask, options: [], usual: null } : ask;
    });
    const next = game.trail.findIndex(({ to }, step) => to === 'choose' && step > at);
    expect(next).toBeLessThan(100);
    expect(reopened(kept, gone).parted).toMatchObject({ how: 'stopped', at: next });
    const pictured = { ...kept, picture: { journal: game.world.journal.entries } };
    expect(reopened(pictured, gone).parted).toMatchObject({ how: 'decided', at, by: at + 1 });
  });

  it('are found out before the answer that no longer fits because of them', () => {
    const early = altered((ask, step) => {
      if (step === firstCave(0)) return { ...ask, about: 'anew' };
      return ask.ask === 'choose' && step > 60 ? { ...ask, options: [], usual: null } : ask;
    });
    expect(reopened(kept, early).parted).toMatchObject({ how: 'decided', at: 0, by: 50 });
  });

  it('part from it when an option is there that was not', () => {
    const more = altered((ask) =>
      ask.ask === 'choose' ? { ...ask, options: [...ask.options, { key: 'flood it' }] } : ask,
    );
    expect(reopened(kept, more).parted).toMatchObject({ how: 'decided' });
  });

  it('part from it when the same answers bring about something else', () => {
    const at = { how: 'standing', at: game.step, of: game.step };
    expect(reopened(kept, richer).parted).toMatchObject(at);
    expect(relinked(richer).parted).toMatchObject(at);
    expect(reopened(kept, richer).game.step).toBe(game.step);
  });

  it('open what they still play the same, whatever their version', () => {
    expect(reopened(kept, { ...barrow, version: 2 }).parted).toBeNull();
    expect(relinked({ ...barrow, version: 2 }).parted).toBeNull();
    expect(save(reopened(kept, { ...barrow, version: 2 }).game).rules).toBe(2);
  });

  it('say so in one sentence, with both versions and the place', () => {
    const said = (book: Book, it: Save = kept) => {
      const { parted } = reopened(it, { ...book, version: 4 });
      return parted && partedSentence(parted);
    };
    const of = game.step;
    const both = 'This was played by version 1 of the rules, and these are version 4:';
    expect(said(otherDice(60))).toBe(`${both} it comes out differently between answers 51 and 100 of ${of}.`);
    const pictured = { ...kept, picture: { journal: game.world.journal.entries } };
    const nth = firstCave(60) + 1;
    expect(said(otherDice(60), pictured)).toBe(`${both} it comes out differently from answer ${nth} of ${of} on.`);
    expect(said(richer)).toBe(`${both} all ${of} answers fit, but what they bring about is different.`);
    expect(said(barrow, { ...kept, steps: of + 1 })).toBe(
      `${both} answer ${of + 1} of ${of + 1} no longer fits (the game was over already).`,
    );
    const { parted } = reopened(kept, richer);
    expect(parted && partedSentence(parted)).toContain('by the same version of the rules (1), and yet all');
  });
});

describe('a save of format 1, whose check sum was of sentences', () => {
  const { sums: _, ...fields } = kept;
  const old = (picture: unknown = kept.picture): Save => ({ ...fields, version: 1, digest: 'of sentences', picture });
  const journal = game.world.journal.entries.map((it) => ({ ...it, text: 'as it was told then' }));

  it('opens if every answer fits, and is saved as format 2', () => {
    const { game: again, parted } = reopened(old(), barrow);
    expect(parted).toBeNull();
    expect(save(again)).toEqual(kept);
  });

  it('opens if the decisions in its picture are the same, in whatever words', () => {
    expect(reopened(old({ journal }), barrow).parted).toBeNull();
  });

  it('parts at the very decision that its picture has otherwise', () => {
    for (const from of [0, 20, 60]) {
      const at = firstCave(from);
      const { parted, game: again } = reopened(old({ journal }), otherDice(from));
      expect(parted).toMatchObject({ how: 'decided', at, by: at + 1 });
      expect(again.step).toBe(at);
    }
  });

  it('parts if something else stands in its picture', () => {
    const stoodIn = (picture: unknown) => (Array.isArray(picture) ? picture.map((it) => [it.treasure]) : null);
    const rooms = game.world.rooms.map((it) => ({ ...it, treasure: it.treasure + 1 }));
    expect(reopened(old(rooms), { ...barrow, stoodIn }).parted).toMatchObject({ how: 'standing', at: game.step });
    expect(reopened(old(), { ...barrow, stoodIn }).parted).toBeNull();
    expect(reopened(old('not a picture'), { ...barrow, stoodIn }).parted).toBeNull();
  });

  it('takes no harm from a picture that is none', () => {
    for (const odd of [null, 7, { journal: 'x' }, { journal: [null, { kind: 'rolled' }, { kind: 'chose', key: 3 }] }])
      expect(reopened(old(odd), barrow).parted).toBeNull();
  });
});

describe('a packed game of format 1', () => {
  /** As it was written then: one check sum of sentences in place of these. */
  function asThen(of: Game<Barrow, BarrowOptions>): Uint8Array {
    const bytes = pack(of);
    const { marks, decided, standing } = save(of).sums;
    const sums = Buffer.from([...marks, decided, standing].join(''), 'hex');
    const at = Buffer.from(bytes).indexOf(sums);
    return Uint8Array.from([1, ...bytes.slice(1, at), ...new Uint8Array(8), ...bytes.slice(at + sums.length)]);
  }

  it('opens if every answer fits', () => {
    const { game: again, parted } = unpack(readPacked(asThen(game)), barrow);
    expect(parted).toBeNull();
    expect(save(again)).toEqual(kept);
  });

  it('opens up to the answer that does not', () => {
    const byHand = played();
    byHand.undo(1);
    byHand.answer({ x: 1, y: 1 });
    const nowhere = altered((ask) =>
      ask.ask === 'spot' ? { ...ask, where: { ...ask.where, has: () => false } } : ask,
    );
    const { parted } = unpack(readPacked(asThen(byHand)), nowhere);
    expect(parted).toMatchObject({ how: 'stopped', at: game.step - 1, of: game.step });
  });
});
