import { CUSTOM_WORKS, firstOptions, firstView, readPeople, writePeople } from '@understory/host/first';
import { hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { begin } from '../src/games/host/first/begin.ts';
import { cardOf } from '../src/games/host/first/card-of.ts';
import { firstKit } from '../src/games/host/first/kit.ts';
import { draftOf, NEW_PEOPLE, peopleOf } from '../src/games/host/first/peoples/people-draft.ts';
import { mapInWords } from '../src/parts/map-in-words/map-in-words.ts';
import type { Kit } from '../src/table/kit.ts';
import { runningOn } from '../src/table/running.ts';
import { calledIn } from '../src/words/called-in.ts';
import { promptOf } from '../src/words/prompt-of.ts';

const game = begin({
  seed: 'at the table',
  options: firstOptions({ world: 'rift of sorrows' }),
  hands: hands({ choices: 'story' }),
});
game.playTo(({ ask }) => ask?.clause === 'H1-CIV-01');
game.answer('dark elves');
game.playTo(() => false);
const { world } = game;
const { entries } = world.journal;

/** A line of the record that was written in a season. */
function inSeason(season: string): number {
  const found = entries.find((it) => it.chapter && 'season' in it.chapter && it.chapter['season'] === season);
  if (!found) throw new Error(`nothing happened in ${season}`);
  return found.tick;
}

describe('a world of the first edition at the table', () => {
  it('[H1-GEN-02] shows the four seasons of the people that acts, and lights the one being played', () => {
    for (const [i, season] of ['spring', 'summer', 'fall', 'winter'].entries()) {
      const { steps } = cardOf({ game, moment: inSeason(season) });
      expect(steps.map(({ title }) => title)).toEqual(['Spring', 'Summer', 'Fall', 'Winter']);
      expect(steps.findIndex(({ state }) => state === 'now')).toBe(i);
    }
  });

  it('[H1-ELF-T1] shows what each place of the Dark Elves may build, and their places with their beads', () => {
    const { works = [], places = [] } = cardOf({ game, moment: inSeason('fall') });
    expect(works.length).toBeGreaterThan(0);
    expect(works.find((it) => it.name.startsWith('Arena'))).toMatchObject({ at: 8 });
    for (const { name, counts } of places) {
      expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
      expect(works.some((it) => it.name.endsWith(`(${name})`))).toBe(true);
    }
  });

  it('[H1-PRM-02] shows the three events of the first age with what they brought', () => {
    const first = entries.findLast(({ age }) => age === 'primordial');
    const { title, steps } = cardOf({ game, moment: first?.tick ?? 0 });
    expect(title).toBe('Primordial Age');
    expect(steps).toHaveLength(4);
    expect(steps[0]?.holds).toBe('rift of sorrows');
    expect(steps.slice(1).every(({ holds }) => holds !== undefined && holds !== '')).toBe(true);
  });

  it('[H1-GEN-09] says in which year and season of the calendar it was', () => {
    const fall = entries[inSeason('fall')];
    expect(fall && firstKit.when?.(game, fall)).toBe(`Year ${fall?.turn}, fall · calendar year ${fall?.turn}`);
    expect(firstKit.whereabouts(game)).toBe(firstView.outcome(world));
  });

  it('[H1-MEA-03] is told in words level by level', () => {
    const called = calledIn(game);
    const named = (_: string, otherwise: string) => otherwise;
    const { levels } = mapInWords({
      view: firstView,
      world,
      tick: entries.length - 1,
      asItStood: world,
      called,
      named,
    });
    expect(levels.map(({ title }) => title)).toEqual(['The surface', ...[1, 2, 3, 4, 5, 6].map((it) => `Level ${it}`)]);
    const told = levels.flatMap(({ places }) => places.map(({ id }) => id));
    const rooms = world.page.pieces.filter((it) => it.kind === 'room' && it.until === null);
    expect(rooms.every(({ id }) => told.includes(id))).toBe(true);
  });
});

/** What a person is asked in whole worlds with water, who is asked such details besides. */
function asked(details: readonly string[]): Set<string | undefined> {
  const kinds = new Set<string | undefined>();
  for (const seed of ['wet 1', 'wet 2']) {
    const wet = begin({ seed, options: firstOptions({ water: true }), hands: hands({ choices: 'person' }) });
    const running = { rolls: 'auto', usual: [], details } as const;
    for (const _ of runningOn(wet, firstKit as Kit, running));
    while (wet.ask) {
      kinds.add(wet.ask.topic.kind);
      wet.letAnswer('story');
      for (const _ of runningOn(wet, firstKit as Kit, running));
    }
  }
  return kinds;
}

describe('what a person is asked besides', () => {
  it('[H1-WAT-02] [H1-WAT-07] is whether water flows in, if they want to be', () => {
    const usual = asked([]);
    expect([usual.has('whether it floods'), usual.has('which people')]).toEqual([false, true]);
    const more = firstView.details.map((it) => [it, [...asked([it])].filter((kind) => !usual.has(kind)).sort()]);
    expect(Object.fromEntries(more)).toMatchObject({
      places: ['where treasure is stored'],
      floods: expect.arrayContaining(['whether it floods']),
      names: expect.arrayContaining(['name of the group', 'name of the castle']),
    });
  });

  it('is none of the sorts that never come up', () => {
    expect(firstView.details).toEqual(['places', 'floods', 'names', 'looks']);
  });
});

it('asks to point on the map only where the person may', () => {
  const asked = (drops: 'chance' | 'person') => {
    const dropped = begin({ seed: 'drop', options: firstOptions(), hands: hands({ choices: 'person', drops }) });
    dropped.playTo(({ ask }) => ask?.ask === 'spot');
    return promptOf(dropped).more;
  };
  expect(asked('person')).toBe('Point on the map, underground, a bead off the edges.');
  expect(asked('chance')).toBe('');
});

describe('a people of one’s own', () => {
  it('[H1-CIV-07] is what was typed, without names for works that its model does not build', () => {
    const typed = { ...NEW_PEOPLE, name: ' Moles ', works: { Arena: 'Pit', Workshops: ' Dens ', 'Great Hall': ' ' } };
    const people = peopleOf(typed, CUSTOM_WORKS.dwarves);
    expect(people).toMatchObject({ name: 'Moles', details: { works: { Workshops: 'Dens' } } });
    expect(readPeople(writePeople(people))).toEqual(people);
    expect(peopleOf(draftOf(people), CUSTOM_WORKS.dwarves)).toEqual(people);
  });
});
