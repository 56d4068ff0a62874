import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, LARGEST_BESIDE, load, readSave, type Save, save } from '../src/index.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';
import { barrowGame, playOn, tale } from './new-barrow.ts';
import { problemOf, refusable } from './refusals.ts';

/** A game with one of everything: a choice, typed dice, a die set, a throw again, a name, a spot, something taken back. */
function eventful(): Game<Barrow, BarrowOptions> {
  const game = barrowGame('9');
  playOn(game);
  game.answer('explore it');
  game.answer([4]);
  playOn(game);
  game.reroll(0);
  game.setDice(1, [5]);
  game.answer('Hall of Ünder ☃');
  game.playTo(() => false, 'tactical');
  game.undo(3);
  return game;
}

const text = (it: Save) => JSON.stringify(it);
const opened = (it: Save) => load(readSave(text(it)), barrow);

describe('a save', () => {
  it('[H2-INV-16] opens to the same game, with what had been taken back', () => {
    const game = eventful();
    const { game: again, parted } = opened(save(game));
    expect(parted).toBeNull();
    expect(tale(again)).toBe(tale(game));
    expect(again.hands).toEqual(game.hands);
    again.redo(3);
    game.redo(3);
    expect(tale(again)).toBe(tale(game));
    expect(again.ask).toBeNull();
  });

  it('[H2-GEN-09] carries what an app keeps beside the game, unread, and the game is the same without it', () => {
    const game = eventful();
    const beside = { drawn: ['a stroke', { x: 3 }] };
    const both = save(game, beside);
    expect(opened(both).beside).toEqual(beside);
    expect(tale(opened(both).game)).toBe(tale(game));
    const { beside: _, ...alone } = both;
    expect(text(alone as Save)).toBe(text(save(game)));
    expect(opened(save(game)).beside).toBeUndefined();
  });

  it('refuses more beside the game than fits', () => {
    const much = 'x'.repeat(LARGEST_BESIDE);
    expect(() => readSave(text(save(eventful(), much)))).toThrow(/damaged: beside: at most \d+ letters may lie beside/);
  });

  it('[H2-INV-16] saved again is the same bytes', () => {
    const once = text(save(eventful()));
    expect(text(save(load(readSave(once), barrow).game))).toBe(once);
  });

  it('[H2-INV-16] saved again is the same bytes, whoever played how', () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom('tactical', 'story', 'random', 'chance', 'script'),
        fc.record({ back: fc.integer({ min: 1, max: 5 }) }),
        fc.record({ again: fc.integer({ min: 0, max: 12 }) }),
        fc.record({ set: fc.integer({ min: 1, max: 6 }) }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.string(), acts, (seed, done) => {
        const game = barrowGame(seed);
        for (const act of done) {
          if (typeof act === 'string') game.letAnswer(act as 'tactical');
          else if ('back' in act) game.undo(act.back);
          else if ('again' in act) refusable(() => game.reroll(Math.min(act.again, game.step)));
          else if (game.ask?.ask === 'roll') game.answer([act.set], { hand: 'script' });
        }
        const once = text(save(game));
        expect(text(save(load(readSave(once), barrow).game))).toBe(once);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the answers of hands, and no throw of the game: the seed has those', () => {
    const { answers, steps } = save(eventful());
    expect(steps).toBeGreaterThan(answers.length);
    expect(answers.slice(0, 3)).toEqual([
      { at: 0, by: 'chance', again: 1 },
      { at: 1, by: 'person', dice: [5], how: 'set' },
      { at: 2, by: 'person', name: 'Hall of Ünder ☃' },
    ]);
  });
});

describe('a save whose answers no longer fit', () => {
  it('opens as far as they fit, and says at which answer it parted and why', () => {
    const kept = save(eventful());
    const answers = kept.answers.map(({ at, by }) => ({ at, by, choose: '' }));
    const { game, parted, picture } = opened({ ...kept, answers: [...kept.answers.slice(0, 2), ...answers.slice(2)] });
    expect(parted).toMatchObject({ how: 'stopped', at: 2, of: kept.steps, why: 'EX-DIG-03 wants a name' });
    expect(game.step).toBe(2);
    expect(picture).toEqual(kept.picture);
  });

  it('says so when the game was over before', () => {
    const game = barrowGame('4', {});
    playOn(game);
    const { parted } = opened({ ...save(game), steps: game.step + 1 });
    expect(parted).toMatchObject({ how: 'stopped', at: game.step, why: 'the game was over already' });
  });
});

describe('a save from outside', () => {
  const good = save(eventful());
  const changed = (change: Record<string, unknown>) => JSON.stringify({ ...good, ...change });

  it.each<[string, string, string]>([
    ['nothing', '', 'This save is damaged or cut off: it is not whole JSON.'],
    ['a cut-off file', text(good).slice(0, 200), 'This save is damaged or cut off: it is not whole JSON.'],
    ['something else', '{"hello": 1}', 'This is not an Understory save: it lacks "format": "understory/save".'],
    ['null', 'null', 'This is not an Understory save: it lacks "format": "understory/save".'],
    ['a list', '[]', 'This is not an Understory save: it lacks "format": "understory/save".'],
    [
      'a newer save',
      changed({ version: 3 }),
      'This save is of format 3, made by a newer Understory; this one reads up to 2.',
    ],
    [
      'something without bottom beside it',
      text(good).replace(/}$/, `,"beside":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
      'This save is damaged: lists within lists, more than 40 levels deep.',
    ],
    ['no version', changed({ version: undefined }), 'This save is damaged: version: '],
    ['an endless version', text(good).replace('"version":2', '"version":1e999'), 'made by a newer Understory'],
    ['a field of its own', changed({ run: 'rm -rf /' }), 'This save is damaged: it: unrecognized key: "run".'],
    ['a missing field', changed({ seed: undefined }), 'This save is damaged: seed: '],
    ['a number for a seed', changed({ seed: 7 }), 'This save is damaged: seed: '],
    ['a seed without end', changed({ seed: 'x'.repeat(300) }), 'This save is damaged: seed: '],
    ['absurd steps', changed({ steps: 1e15 }), 'This save is damaged: steps: '],
    ['half a step', changed({ steps: 1.5 }), 'This save is damaged: steps: '],
    ['steps before the start', changed({ steps: -1 }), 'This save is damaged: steps: '],
    [
      'a face of 0',
      changed({ answers: [{ at: 0, by: 'person', dice: [0], how: 'typed' }] }),
      'This save is damaged: answers[0]',
    ],
    [
      'a thousand dice',
      changed({ answers: [{ at: 0, by: 'person', dice: Array(1000).fill(1), how: 'typed' }] }),
      'This save is damaged: answers[0]',
    ],
    [
      'a spot off the world',
      changed({ answers: [{ at: 0, by: 'person', spot: [1e9, 0] }] }),
      'This save is damaged: answers[0]',
    ],
    [
      'a stranger’s hand',
      changed({ answers: [{ at: 0, by: 'god', choose: 'x' }] }),
      'This save is damaged: answers[0]',
    ],
    ['a check sum of the other format', changed({ version: 1 }), 'This save is damaged: '],
    ['no check sums', changed({ sums: undefined }), 'This save is damaged: sums: '],
    ['marks without end', changed({ sums: { ...good.sums, marks: Array(2001).fill('') } }), 'damaged: sums.marks: '],
    ['hands that are none', changed({ hands: { dice: 'loaded' } }), 'This save is damaged: hands.dice: '],
  ])('%s is answered with one sentence', (_, given, sentence) => {
    expect(problemOf(() => readSave(given))).toContain(sentence);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'another game',
      { game: 'maker' },
      'This save is of "maker", edition "1"; it was opened as "barrow", edition "1".',
    ],
    [
      'another edition',
      { edition: '9' },
      'This save is of "barrow", edition "9"; it was opened as "barrow", edition "1".',
    ],
    ['options out of bounds', { options: { years: 1e9 } }, 'This save is damaged: options: years: '],
    ['options of another kind', { options: 'all' }, 'This save is damaged: options: '],
    ['an answer after the end', { steps: 1 }, 'This save is damaged: an answer at 1 of 1 steps.'],
    ['two answers at once', { answers: [good.answers[0], good.answers[0]] }, 'This save is damaged: two answers at 0.'],
  ])('%s is not opened', (_, change, sentence) => {
    expect(problemOf(() => load(readSave(changed(change)), barrow))).toContain(sentence);
  });

  it('too large is not even parsed', () => {
    const sentence = 'This save has 17.0 MB; at most 16.0 MB are opened.';
    expect(problemOf(() => readSave(' '.repeat(17 * 1024 * 1024)))).toBe(sentence);
  });

  it('nested without end is refused without falling over', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const nested = text(good).replace('"options":{"years":12}', `"options":${deep}`);
    for (const it of [deep, nested])
      expect(problemOf(() => readSave(it))).toContain('This save is damaged: lists within');
    expect(problemOf(() => readSave('[[[[]]]]'))).toContain('This is not an Understory save');
  });

  it('cannot reach the prototype of anything', () => {
    const hands = JSON.stringify(good.hands).replace(
      '"seats":{}',
      '"seats":{"__proto__":"person","constructor":"person"}',
    );
    const poisoned = text(good)
      .replace(JSON.stringify(good.hands), hands)
      .replace('{"format"', '{"__proto__":{"polluted":true},"format"');
    refusable(() => load(readSave(poisoned), barrow));
    expect('polluted' in {}).toBe(false);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('with a control character in a name opens up to that name', () => {
    const answers = good.answers.map((it) => ('name' in it ? { ...it, name: 'Old\u0000Hall' } : it));
    expect(opened({ ...good, answers }).parted).toMatchObject({ at: 2, why: 'a name has no control characters' });
  });

  it('whatever it holds is either opened or answered with a Problem', () => {
    const keys = Object.keys(good) as (keyof Save)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        refusable(() => load(readSave(changed({ [key]: value })), barrow));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.nat(text(good).length), fc.string({ maxLength: 4 }), (at, stray) => {
        refusable(() => load(readSave(text(good).slice(0, at) + stray + text(good).slice(at + 2)), barrow));
      }),
      { numRuns: 300 },
    );
  });
});
