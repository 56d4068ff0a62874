import { type Ask, Game, hands, load, playouts, readSave, save, Trials } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { type Advice, advise } from '../src/second/advice/advise.ts';
import { fateOf } from '../src/second/advice/fate.ts';
import { adviceInWords } from '../src/second/advice/index.ts';
import { measuresOf } from '../src/second/advice/measures.ts';
import { whoseChoice } from '../src/second/advice/whose.ts';
import { choose } from '../src/second/asks.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';
import { laid } from './laid.ts';

type SecondGame = ReturnType<typeof begun>;

function begun(seed: string) {
  const options = secondOptions({ width: 20, height: 14 });
  return new Game(secondEdition, { seed, options, hands: hands({ choices: 'tactical' }) });
}

/** A world that waits for the first such ask. */
function at(seed: string, is: (game: SecondGame) => boolean): SecondGame {
  const game = begun(seed);
  game.playTo((it) => is(it as SecondGame));
  return game;
}

const firstOfMonsters = ({ ask, world }: SecondGame) =>
  ask?.ask === 'choose' && world.journal.age === 'villainy' && world.groups.some(({ id }) => id === ask.by);

function isFight(what: unknown): boolean {
  return JSON.stringify(what ?? null).includes('"fight"');
}

function advised(game: SecondGame, playouts: number): Advice {
  for (const advice of advise(game)) if (advice.playouts >= playouts) return advice;
  throw new Error('There was nothing to choose.');
}

describe('the advisor of the second edition', () => {
  it('tells for every option who rules, who survives and how the world ends', () => {
    const game = at('advice', firstOfMonsters);
    const { ask, world } = game;
    const advice = advised(game, 3);
    expect(advice.prospects.map((it) => it.answer)).toEqual(
      ask?.ask === 'choose' ? ask.options.map((it) => it.key) : [],
    );
    for (const { results, playouts, figures } of advice.prospects) {
      expect(playouts).toBe(3);
      expect(results.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      const [survives, rules] = figures.map(({ mean }) => mean);
      expect(rules).toBeLessThanOrEqual(survives ?? 0);
    }
    const { rows, legend, verdict, about } = adviceInWords(world, ask as NonNullable<typeof ask>, advice);
    expect(about).toMatch(/^What becomes of \p{Lu}/u);
    expect(legend).toEqual(['rules in the end', 'survives without ruling']);
    expect(rows.every(({ text, says }) => text !== '' && /^survives \d+ ± \d+ %, rules \d+ %$/.test(says))).toBe(true);
    expect(verdict).toBe('Too few playouts to tell yet.');
  });

  it('is the same for the same game, opened from a save too, and leaves the game as it was', () => {
    const game = at('again', firstOfMonsters);
    const before = JSON.stringify(save(game));
    const first = advised(game, 2);
    expect(JSON.stringify(save(game))).toBe(before);
    const { game: opened } = load(readSave(before), secondEdition);
    expect(advised(opened, 2)).toEqual(first);
    game.playTo(() => false);
    const other = begun('again');
    other.playTo(() => false);
    expect(secondEdition.standing(game.world)).toEqual(secondEdition.standing(other.world));
    expect(game.world.journal.entries).toEqual(other.world.journal.entries);
  });

  it('sees that a villain of two beads had better not fight', () => {
    const game = at('scan 1', ({ ask, world }) => {
      if (ask?.ask !== 'choose' || ask.clause !== 'H2-MON-314' || world.journal.age !== 'villainy') return false;
      const many = world.page.beadsOf(ask.by).filter((it) => it.kind === 'population').length;
      return many <= 2 && ask.options.some(({ what }) => isFight(what));
    });
    const { ask } = game;
    if (ask?.ask !== 'choose') throw new Error('Nothing was asked.');
    const fight = ask.options.findLast(({ what }) => isFight(what))?.key ?? '';
    const answers = [fight, 'nothing'];
    const survives = new Trials(answers);
    const whose = { sort: 'group', group: ask.by, age: 'villainy' } as const;
    const all = playouts(game, { answers, read: ({ world }) => Number(fateOf(world, whose).group?.survives) });
    for (let nth = 0; nth < 24; nth++) survives.add(all.next().value);
    expect(survives.mean(0)).toBeLessThan(survives.mean(1));
    expect(survives.verdict()).toEqual({ best: ['nothing'], worse: [fight] });
  });

  it('speaks of the people in the Age of Civilization: how long it lasts, and how it ends', () => {
    const game = at(
      'people',
      ({ ask, world }) =>
        ask?.ask === 'choose' && world.journal.age === 'civilization' && world.civs.length > 0 && ask.by !== 'chance',
    );
    const advice = advised(game, 1);
    expect(advice.whose).toEqual({ sort: 'people', group: game.world.civs[0]?.group.id });
    for (const { endings, figures } of advice.prospects) {
      expect(endings).toHaveLength(1);
      expect(figures[0]?.mean).toBeGreaterThanOrEqual(1);
    }
  });

  it('compares the usual spot with some others', () => {
    const game = at('spots', ({ ask }) => ask?.ask === 'spot' && ask.by !== 'chance');
    const { ask, world } = game;
    const advice = advised(game, 1);
    expect(advice.prospects.length).toBeGreaterThan(2);
    const { rows } = adviceInWords(world, ask as NonNullable<typeof ask>, advice);
    expect(rows[0]?.text).toMatch(/^The usual spot, [\d.]+ across, [\d.]+ down$/);
    expect(rows[1]?.text).toMatch(/^[\d.]+ across, [\d.]+ down$/);
  });

  it('calls each option by its own words, and one the best as soon as a single other is clearly worse', () => {
    const world = laid();
    const options = [{ key: 'left' }, { key: 'right' }];
    const topic = { kind: 'which side the Dwarves come from' } as const;
    const { ask } = playOut(
      { world, rule: () => choose('H2-DWF-02', { by: 'maker', topic, options, usual: 'left' }) },
      { until: () => true },
    );
    const whose = { sort: 'group', group: 'g1', age: 'monsters' } as const;
    const measures = measuresOf(whose);
    const fared = { playouts: 30, figures: measures.map(() => ({ mean: 1, error: 0 })), results: [], rulers: [] };
    const prospects = options.map(({ key }) => ({ ...fared, answer: key, endings: [] }));
    const rows = (best: readonly string[], worse: readonly string[]) => {
      const verdict = { best, worse, by: measures[0] as (typeof measures)[number] };
      const advice = { whose, measures, playouts: 30, prospects, verdict };
      return adviceInWords(world, ask as NonNullable<typeof ask>, advice).rows.map((it) => [it.text, it.isBest]);
    };
    const [left, right] = rows([], []).map(([text]) => text);
    expect([left, right]).toEqual([expect.stringMatching(/left/i), expect.stringMatching(/right/i)]);
    expect(rows(['1'], ['0'])).toEqual([
      [left, false],
      [right, true],
    ]);
    expect(rows(['0', '1'], [])).toEqual([
      [left, false],
      [right, false],
    ]);
  });

  it('speaks of the people to come while the world is made, and of the world alone once the peoples are gone', () => {
    const world = laid();
    const ask = { ask: 'choose', by: 'maker' } as Ask;
    const whose = (age: string) => {
      world.journal.age = age;
      return whoseChoice(world, ask);
    };
    expect(whose('primordial')).toEqual({ sort: 'people', group: null });
    expect([whose('monsters'), whose('villainy')]).toEqual([{ sort: 'world' }, { sort: 'world' }]);
  });

  it('has nothing to say of dice, and of a world whose story is told', () => {
    const game = at('dice', ({ ask }) => ask?.ask === 'roll');
    expect([...advise(game)]).toEqual([]);
    game.playTo(() => false);
    expect(() => advise(game).next()).toThrow('The game is over');
  });
});
