import { type Autopilot, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { civsOf } from '../../src/first/civilization/civ.ts';
import { PEOPLES, type PeopleKey } from '../../src/first/civilization/keys.ts';
import { type FirstOptions, type FirstWorld, firstEdition, firstOptions, whenText } from '../../src/first/index.ts';
import { sheetOf } from '../../src/first/record.ts';
import { firstView } from '../../src/first/view.ts';

const { telling } = firstEdition;

/** A game in which these peoples come. */
function begun(
  seed: string,
  peoples: readonly PeopleKey[],
  choices: Autopilot = 'story',
  seen: (world: FirstWorld) => void = () => undefined,
) {
  const watched: typeof firstEdition = {
    ...firstEdition,
    next(world) {
      seen(world);
      return firstEdition.next(world);
    },
  };
  const options = firstOptions({ civilizations: peoples.length === 2 ? 2 : 1 });
  const game = new Game(watched, { seed, options, hands: hands({ choices }) });
  const isAsked = (it: Game<FirstWorld, FirstOptions>) => it.ask?.topic.kind === 'which people';
  for (const people of peoples) {
    game.playTo(isAsked);
    game.answer(people);
  }
  return game;
}

/** All that can be seen of a world. */
function whole(world: FirstWorld): string {
  const { groups, ages, outcome, page, journal, sheets } = world;
  return JSON.stringify({
    time: [journal.entries.length, journal.entries.at(-1)?.age],
    groups: groups.map(({ id, name, alive, built }) => [id, name, alive, built]),
    ages: ages.map((it) => it.name),
    outcome,
    sheets,
    beads: page.beads.filter((it) => it.until === null),
    pieces: page.pieces.filter((it) => it.until === null).map((it) => it.id),
    civs: civsOf(world).map((it) => [it.group.id, it.ending, it.ending ? [] : it.people.buildables(world, it)]),
    players: firstView.players(world).map(({ id }) => id),
  });
}

describe('a world of the first edition that is looked back at', () => {
  it.each([['dwarves'], ['dark elves'], ['demons'], ['dark elves', 'dwarves']] as PeopleKey[][])(
    'is the world that stood there (%s)',
    (...peoples) => {
      const stood = new Map<number, string>();
      const game = begun('looking back', peoples, 'random', (world) => {
        if (world.journal.entries.length > 0) stood.set(world.journal.entries.length - 1, whole(world));
      });
      game.playTo(() => false);
      expect(stood.size).toBeGreaterThan(5);
      for (const [tick, was] of stood)
        expect(JSON.parse(whole(firstView.at(game.world, tick))), `at ${tick}`).toEqual(JSON.parse(was));
    },
  );
});

describe('the sheet of a group', () => {
  it('[H1-AVI-01] is that of an alpha predator until it rises', () => {
    const game = begun('an alpha rises 1', ['dwarves'], 'random');
    game.playTo(({ ask }) => ask?.clause === 'H1-VIL-02');
    const before = game.world.journal.entries.length - 1;
    const kinds = () => firstView.at(game.world, before).monsters.groups.map(({ id, kind }) => [id, kind]);
    const stood = kinds();
    game.answer('alpha villain');
    game.playTo(({ world }) => world.journal.entries.some(({ kind }) => kind === 'rose'));
    expect(game.world.monsters.groups.map(({ kind }) => kind)).toContain('alpha villain');
    expect(kinds()).toEqual(stood);
    const season = game.world.journal.entries.find(
      ({ chapter }) =>
        chapter?.kind === 'a group acts' &&
        game.world.monsters.groups.some(
          (it) => it.kind === 'alpha villain' && it.id === (chapter as { group?: string }).group,
        ),
    );
    const acting = firstView.acting({ world: game.world, ask: null, moment: season?.tick ?? 0 });
    expect(acting?.steps.map(({ clause }) => clause)).toContain('H1-ALP-02');
  });
});

describe('the sheet of a people', () => {
  it.each(PEOPLES)('has the four seasons and the constructions of the %s, all of them in words', (people) => {
    const game = begun('sheet', [people]);
    game.playTo(() => false);
    const moment = game.world.journal.entries.findLastIndex((it) => it.age === 'civilization' && it.turn === 3);
    const world = firstView.at(game.world, moment);
    const acting = firstView.acting({ world: game.world, ask: null, moment });
    expect(acting?.steps).toHaveLength(4);
    const seasons = acting?.steps.map(({ clause }) =>
      telling.option(world, { topic: { kind: 'seasons of a year' } }, { key: clause }),
    );
    expect(seasons?.map(({ text }) => text)).toEqual(['Spring', 'Summer', 'Fall', 'Winter']);
    for (const { name, topic, clause, whyNot } of acting?.buildables() ?? []) {
      const { text, does } = telling.option(world, { topic }, { key: name });
      expect([text, does, clause]).toEqual([expect.stringMatching(/^\w/), expect.stringMatching(/./), clause]);
      if (whyNot) expect(telling.why(world, whyNot)).not.toBe('');
    }
    expect(acting?.buildables().length).toBeGreaterThanOrEqual(5);
    expect(firstView.players(world)).toEqual([acting?.group]);
    const [oldest] = firstView.groupsAt(game.world, moment);
    expect(oldest).toMatchObject({ id: acting?.group.id, isHere: false, counts: { population: expect.any(Number) } });
  });

  it('[H1-GEN-02] is the sheet of the season that was played at any moment', () => {
    const game = begun('seasons', ['dwarves', 'demons']);
    game.playTo(() => false);
    const { world } = game;
    const seen = new Set<string>();
    for (const { tick, chapter } of world.journal.entries) {
      if (chapter?.kind !== 'a season') continue;
      const { group, season } = chapter as typeof chapter & { readonly group: string; readonly season: string };
      const acting = firstView.acting({ world, ask: null, moment: tick });
      expect(acting?.group.id).toBe(group);
      const step = ['spring', 'summer', 'fall', 'winter'].indexOf(season);
      expect(acting?.step).toBe(step);
      seen.add(`${acting?.group.kind} ${step}`);
    }
    expect(seen.size).toBeGreaterThan(6);
  });

  it('[H1-GEN-07] [H1-GEN-09] tells of every line in which year and season it was written, and in which of the calendar', () => {
    const game = begun('years', ['dwarves']);
    game.playTo(({ world: { at } }) => at.age === 'monsters');
    const { world } = game;
    const { entries } = world.journal;
    const [first] = entries;
    expect(first && whenText(world, first)).toBe('');
    const spring = entries.find((it) => it.turn === 2 && it.chapter?.kind === 'a season');
    expect(spring && whenText(world, spring)).toBe('Year 2, spring · calendar year 2');
    const civilized = world.ages.find(({ name }) => name === 'civilization')?.turns ?? 0;
    const last = entries.findLast((it) => it.age === 'disaster');
    expect(last && whenText(world, last)).toBe(`Year 10 · calendar year ${civilized + 10}`);
  });
});

it('says how the world ended, once its last age is over', () => {
  const game = begun('ends', ['demons']);
  game.playTo(({ world }) => world.journal.age === 'disaster');
  expect(firstView.outcome(game.world)).toBeNull();
  game.playTo(() => false);
  expect(firstView.outcome(game.world)).toBe('The Thought Lords rule all minds.');
  expect(game.world.outcome).toMatchObject({ kind: expect.any(String) });
});

it('tells names and places as details, and all that an age hangs on as a decision', () => {
  const game = begun('details', ['dwarves']);
  const seen = new Map<string, string | null>();
  for (; game.ask; game.letAnswer()) {
    const { ask, world } = game;
    if (ask && ask.ask !== 'roll' && ask.by !== 'chance') seen.set(ask.topic.kind, firstView.detail({ world, ask }));
  }
  expect([seen.get('name of the tribe'), seen.get('where treasure is stored')]).toEqual(['names', 'places']);
  expect(seen.get('which lode to dig down to')).toBeNull();
});

it('has a sheet for each age after the first, and knows on which something was drawn', () => {
  const game = begun('sheets', ['dwarves']);
  game.playTo(({ world: { at } }) => at.age === 'monsters');
  const { world } = game;
  expect(world.sheets.map(({ age }) => age)).toEqual(['civilization', 'disaster']);
  const sheetOfAge = { primordial: 0, civilization: 1, disaster: 2, monsters: 3 } as Readonly<Record<string, number>>;
  for (const piece of world.page.pieces) expect(sheetOf(world, piece), piece.id).toBe(sheetOfAge[piece.age]);
});
