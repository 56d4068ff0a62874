import { hands } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalScore } from '../src/score/final-score.ts';
import { SPELLS } from '../src/spells.ts';
import { unspentText } from '../src/telling/scores.ts';
import { decoded, encoded, type Result } from '../src/together/code.ts';
import { combine } from '../src/together/combine.ts';
import { lettersOf, packed, textOf, unpacked } from '../src/together/letters.ts';
import { readResult, resultCode } from '../src/together/result.ts';
import { tableCode, tableGame } from '../src/together/table-game.ts';
import { sheetOf } from './dungeon.ts';

const finished = (table: string, name: string, choices: 'tactical' | 'random' = 'tactical') => {
  const game = tableGame(table, name, hands({ choices }));
  game.playTo(() => false);
  return game;
};
const codeOf = (table: string, name: string, choices: 'tactical' | 'random' = 'tactical') =>
  resultCode(finished(table, name, choices), table);
/** A code that tells something else. */
const forged = (code: string, change: Partial<Result>) => encoded({ ...decoded(code), ...change });

describe('letters', () => {
  it('bring back every text and every list of answers', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(fc.property(text, (it) => textOf(lettersOf(it)) === it));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 61 })), (it) => {
        expect(unpacked(packed(it))).toEqual(it);
      }),
    );
  });

  it('refuse what stands for nothing', () => {
    expect([textOf('A'), textOf('?!'), textOf('_w'), unpacked('A B'), unpacked('_')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a table', () => {
  it('[DM-MUL-02] gives all who name it the same loot, markets and heroes, however it is typed', () => {
    const [ann, ben] = [finished('k7q2', 'Ann'), finished(' K7Q2 ', 'Ben', 'random')];
    expect(tableCode(' k7q2')).toBe('K7Q2');
    const shared = (of: typeof ann, clause: string) =>
      new Map(
        of.world.journal.entries
          .filter((it) => it.kind === 'rolled' && it.clause === clause)
          .map((it) => it as unknown as { about: string; faces: number[] })
          .map((it) => [it.about, it.faces]),
      );
    for (const clause of ['DM-SET-01', 'DM-BLD-03', 'DM-HER-02']) {
      const [a, b] = [shared(ann, clause), shared(ben, clause)];
      for (const [about, faces] of a) if (b.has(about)) expect(b.get(about), about).toEqual(faces);
      expect([...a.keys()].filter((it) => b.has(it)).length).toBeGreaterThan(0);
    }
  });

  it('has a code of at most 40 letters', () => {
    expect(() => tableCode('  ')).toThrow(/is empty/);
    expect(() => tableCode('x'.repeat(41))).toThrow(/at most 40/);
  });
});

describe('a result code', () => {
  it('is short, and plays again to the score that it tells', () => {
    for (const name of ['Ann', 'Ben', 'Zoë the Elder']) {
      const game = finished('T1', name, name === 'Ben' ? 'random' : 'tactical');
      const code = resultCode(game, 'T1');
      expect(code.length).toBeLessThan(200);
      const result = readResult(code);
      expect([result.name, result.table, result.score]).toEqual([name, 'T1', finalScore(sheetOf(game.world))]);
    }
  });

  it('is refused with its score if the answers come to another', () => {
    const code = codeOf('T1', 'Ann');
    const { score, answers } = decoded(code);
    expect(() => readResult(forged(code, { score: score + 10 }))).toThrow(
      `Ann’s result says ${score + 10} points, but its ${answers.length} answers give ${score}.`,
    );
  });

  it('is refused with the answer that does not fit', () => {
    const code = codeOf('T1', 'Ann');
    const { answers } = decoded(code);
    expect(() => readResult(forged(code, { answers: answers.with(0, 50) }))).toThrow(
      'Ann’s result does not fit the rules: answer 1, to “Where does the entrance go?”, is option 51 of 8 (DM-SET-03).',
    );
    expect(() => readResult(forged(code, { answers: answers.slice(0, 3) }))).toThrow(/cut off: answer 4, to “/);
    expect(() => readResult(forged(code, { answers: [...answers, 0] }))).toThrow(/but the game is over after/);
    expect(() => readResult(forged(code, { name: 'Bob' }))).toThrow(/Bob’s result/);
  });

  it('is refused if mistyped, cut off, too long or of something else', () => {
    const code = codeOf('T1', 'Ann');
    expect(() => readResult(code.replace(/.$/, (it) => (it === 'A' ? 'B' : 'A')))).toThrow(/mistyped or cut off/);
    expect(() => readResult(code.slice(0, -9))).toThrow(/mistyped or cut off/);
    expect(() => readResult('DM9.x')).toThrow(/does not begin with DM1/);
    expect(() => readResult('x'.repeat(3000))).toThrow(/at most 2000 letters/);
  });

  it('never breaks on a tampered text, whatever it is', () => {
    const code = codeOf('T1', 'Ann');
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.string({ maxLength: 3 }), (at, more) => {
        const text = code.slice(0, at) + more + code.slice(at + 1);
        let said: unknown = null;
        try {
          readResult(text);
        } catch (problem) {
          said = problem;
        }
        if (text.replaceAll(/\s/g, '') !== code) expect(said).toMatchObject({ name: 'Problem' });
      }),
      { numRuns: 60 },
    );
  });

  it('is not made of a game that is not over, of another table, or with dice of one’s own', () => {
    expect(() => resultCode(tableGame('T1', 'Ann'), 'T1')).toThrow(/when it is over/);
    expect(() => resultCode(finished('T1', 'Ann'), 'T2')).toThrow(/not played at table T2/);
    const game = tableGame('T1', 'Ann', hands({ choices: 'tactical' }));
    game.answer([1, 1]);
    game.playTo(() => false);
    expect(() => resultCode(game, 'T1')).toThrow(/those of step 1 were typed/);
  });

  it('holds spells that are sent, if they may be', () => {
    const game = finished('T1', 'Ann');
    const sheet = sheetOf(game.world);
    const kept = sheet.spells.filter((it) => !sheet.spent.includes(it));
    const never = SPELLS.find((it) => !sheet.spells.includes(it)) ?? 'Hex';
    expect(() => resultCode(game, 'T1', [{ spell: never, target: 'Ben', hero: 1 }])).toThrow(/was never circled/);
    for (const spell of kept) {
      const order = { spell, target: 'Ben', hero: 2 };
      expect(readResult(resultCode(game, 'T1', [order])).orders).toEqual([order]);
      expect(() => resultCode(game, 'T1', [order, order])).toThrow(/was sent twice/);
      expect(() => resultCode(game, 'T1', [{ ...order, target: 'Ann' }])).toThrow(/on oneself/);
      expect(() => resultCode(game, 'T1', [{ ...order, hero: 6 }])).toThrow(/there are 5/);
    }
    for (const spell of sheet.spent)
      expect(() => resultCode(game, 'T1', [{ spell, target: 'Ben', hero: 1 }])).toThrow(/was cast at home/);
  });
});

describe('results put together', () => {
  it('[DM-MUL-01 + DM-MUL-09] play every sheet as it was, whoever puts them together, and rank them', () => {
    const codes = ['Ann', 'Ben', 'Cid'].map((name) => codeOf('T2', name, name === 'Cid' ? 'random' : 'tactical'));
    const all = combine(codes);
    expect(combine([...codes].reverse()).standings).toEqual(all.standings);
    for (const it of all.standings) expect(it.score).toBe(it.alone);
    const scores = all.standings.map((it) => it.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(all.standings[0]).toMatchObject({ place: 1, hasWon: true });
  });

  it('[DM-SPL-02 + DM-MUL-07] cast what was sent at the first moment where it fits', () => {
    const ann = tableGame('T3', 'Ann', hands({ choices: 'tactical' }));
    ann.playTo(({ ask }) => ask?.clause === 'DM-SET-05');
    ann.answer('Curse');
    // Nothing is cast at home.
    while (ann.ask) {
      if (ann.ask.clause === 'DM-SPL-01') ann.answer('not now');
      else ann.letAnswer();
    }
    const sent = resultCode(ann, 'T3', [{ spell: 'Curse', target: 'Ben', hero: 2 }]);
    const { game, unspent } = combine([sent, codeOf('T3', 'Ben')]);
    const cast = game.world.journal.entries.filter((it) => it.kind === 'spell cast') as unknown as { caster: string }[];
    expect(cast.find((it) => it.caster === 'Ann')).toMatchObject({ player: 'Ben', spell: 'Blessing', turn: 2 });
    expect(unspent).toEqual([]);
  });

  it('say which spell never fitted', () => {
    const ann = tableGame('T3', 'Ann', hands({ choices: 'tactical' }));
    ann.playTo(({ ask }) => ask?.clause === 'DM-SET-05');
    ann.answer('Curse');
    while (ann.ask) {
      if (ann.ask.clause === 'DM-SPL-01') ann.answer('not now');
      else ann.letAnswer();
    }
    const ben = tableGame('T3', 'Ben', hands({ choices: 'tactical' }));
    ben.playTo(({ ask }) => ask?.clause === 'DM-HER-01');
    ben.answer('end');
    const sent = resultCode(ann, 'T3', [{ spell: 'Curse', target: 'Ben', hero: 4 }]);
    const { unspent } = combine([sent, resultCode(ben, 'T3')]);
    expect(unspent).toEqual([{ caster: 'Ann', spell: 'Curse', target: 'Ben', hero: 4 }]);
    expect(unspent.map(unspentText)).toEqual(['Ann’s Curse never fitted on hero 4 in Ben’s dungeon.']);
  });

  it('are refused if they are not of one table, or twice the same player’s, or sent to a stranger', () => {
    expect(() => combine([codeOf('T4', 'Ann'), codeOf('T5', 'Ben')])).toThrow(/played at table/);
    expect(() => combine([codeOf('T4', 'Ann'), codeOf('T4', 'Ann')])).toThrow('There are two results of Ann.');
    expect(() => combine([])).toThrow(/no results/);
    const game = finished('T4', 'Ann');
    const sheet = sheetOf(game.world);
    const spell = sheet.spells.find((it) => !sheet.spent.includes(it));
    if (spell) {
      const code = resultCode(game, 'T4', [{ spell, target: 'Zed', hero: 1 }]);
      expect(() => combine([code, codeOf('T4', 'Ben')])).toThrow(/Zed, whose result is not here/);
    }
  });
});
