import { readFileSync } from 'node:fs';
import { bounds } from '@understory/page';
import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { capacity } from '../../src/beads.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { areaOfSize } from '../../src/first/measures.ts';
import { lootNear } from '../../src/first/monsters/alphas/hunting.ts';
import { NAMES } from '../../src/first/names.table.ts';
import { freshNames, type NameKind } from '../../src/first/names.ts';
import { sanctumOf } from '../../src/first/villainy/alpha-villain/sanctums.ts';
import { build } from '../../src/first/villainy/rooms.ts';
import { setUpThoughtLords } from '../../src/first/villainy/thought-lords/set-up.ts';
import { FINGER } from '../../src/measures.ts';
import { den, freeTreasure, group, room, tunnel } from './monsters/monsters-at.ts';
import { villainous } from './villainy/setting.ts';

/** What was asked in a game, besides what chance answers. */
interface Asked {
  readonly clause: string;
  readonly sort: string;
  readonly topic: string;
  readonly ideas: readonly string[];
}

describe('the record of whole games', () => {
  const worlds: FirstWorld[] = [];
  const asked: Asked[] = [];
  beforeAll(() => {
    for (const [seed, people, villain] of [
      ['record 1', 'dwarves', 'dungeon master'],
      ['record 2', 'dark elves', 'thought lords'],
    ]) {
      const game = new Game(firstEdition, {
        seed: seed ?? '',
        options: firstOptions(),
        hands: hands({ choices: 'story' }),
      });
      while (game.ask) {
        const { ask } = game;
        if (ask.ask !== 'roll' && ask.by !== 'chance')
          asked.push({
            ...{ clause: ask.clause, sort: ask.ask, topic: (ask.topic as { kind: string }).kind },
            ideas: ask.ask === 'name' ? ask.ideas : [],
          });
        if (ask.clause === 'H1-CIV-01') game.answer(people ?? '', { hand: 'script' });
        else if (ask.clause === 'H1-VIL-02') game.answer(villain ?? '', { hand: 'script' });
        else game.letAnswer();
      }
      worlds.push(game.world);
    }
  });

  it('[H1-GEN-08] has every result of an event table, founding, construction, encounter, death and age', () => {
    for (const { journal, groups, ages } of worlds) {
      const of = (...kinds: string[]) => journal.entries.filter((it) => kinds.includes(it.kind));
      const rolled = (clause: string) =>
        journal.entries.filter((it) => it.kind === 'rolled' && it.clause.startsWith(clause));
      expect(of('feature', 'redirected').length).toBeGreaterThanOrEqual(
        rolled('H1-PRM-T1.').length + rolled('H1-DIS-T1.').length,
      );
      const told = (kind: string, id: string) => of(kind).some((it) => 'group' in it && it.group === id);
      for (const { id, alive, built, kind } of groups) {
        if (kind === 'party') expect([told('party came', id), told('party ended', id)]).toEqual([true, true]);
        else expect([id, told('founded', id)]).toEqual([id, true]);
        const ends = ['fell', 'joined', 'civilization ended', 'party ended', 'cleared away'];
        const isTold = ends.some((it) => told(it, id)) || of('joined').some((it) => 'from' in it && it.from === id);
        if (!alive) expect([id, isTold]).toEqual([id, true]);
        expect(of('built').filter((it) => 'group' in it && it.group === id).length).toBeGreaterThanOrEqual(
          built.length,
        );
      }
      // A roll of an encounter is told with its result.
      expect(of('fought').length).toBeGreaterThan(0);
      expect(of('age began')).toHaveLength(ages.length);
      expect(of('age ended')).toHaveLength(ages.length);
      for (const cause of ['civilization ended', 'monsters ended', 'villainy ended'])
        expect(of(cause).length).toBeGreaterThan(0);
      // What the last card says of an age is its cause.
      const causes = ages.map(({ end }) => (end ?? []).map((it) => journal.entries[it]?.kind));
      expect(causes.flat()).toEqual([
        ...['age ended', 'civilization ended', 'age ended'],
        ...['monsters ended', 'villainy ended'],
      ]);
    }
  });

  it('[H1-GEN-04] has control beads of a third colour, and single tokens for the party and the Dungeon Master', () => {
    const kindsOf = (world: FirstWorld | undefined) =>
      new Set(world?.page.beads.map(({ kind, emblem }) => (kind === 'token' ? `token: ${emblem}` : kind)));
    const [master, lords] = worlds.map(kindsOf);
    for (const it of ['population', 'treasure', 'token: dungeon-master', 'token: party'])
      expect([...(master ?? [])]).toContain(it);
    expect([...(lords ?? [])]).toContain('control');
    expect([...(master ?? [])]).not.toContain('control');
  });

  it('[H1-GEN-15] the player is asked only where the rules have a choice', () => {
    const rules = readFileSync('rules/host1.md', 'utf8');
    const textOf = (clause: string) => {
      const row = clause.match(/^(H1-[A-Z]+-T\d+)\.(.+)$/);
      if (!row) return rules.split('\n').find((it) => it.startsWith(`- **${clause}**`)) ?? '';
      const [, rest = ''] = rules.split(`**${row[1]}**`);
      return rest.split('\n').find((it) => it.startsWith(`| ${row[2]} |`)) ?? '';
    };
    const clauses = [...new Set(asked.filter(({ sort }) => sort === 'choose').map(({ clause }) => clause))];
    expect(clauses.length).toBeGreaterThan(5);
    for (const clause of clauses)
      expect([clause, textOf(clause)]).toEqual([clause, expect.stringMatching(/choice|default/)]);
  });

  it('[H1-NAM-01] names are offered from the lists of what is named', () => {
    const names = asked.filter(({ sort }) => sort === 'name');
    const seen = new Set<string>();
    for (const { topic, ideas } of names) {
      const kind = LISTS[topic];
      if (!kind) continue;
      seen.add(topic);
      const [first] = NAMES[kind];
      expect([topic, first.some((it) => ideas[0]?.startsWith(it))]).toEqual([topic, true]);
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});

const LISTS: Readonly<Record<string, NameKind>> = {
  'name of the tribe': 'dwarven',
  'name of the hall': 'dwarven',
  'name of the city': 'dwarven',
  'name of the great city': 'dark elf',
  'name of the colony': 'dark elf',
  'name of the castle': 'surface',
  'name of the surface city': 'surface',
  'name of the statue': 'treasure',
  'name of the artifact': 'treasure',
  'name of the temple': 'temple',
  'name of the room': 'temple',
  'name of the villain': 'villain',
};

it('[H1-NAM-01] a name is offered once on a map', () => {
  const world = den();
  const [first = ''] = freshNames(world, 'tribe');
  const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 1, 0);
  expect(freshNames(world, 'tribe', 200)).toContain(first);
  const mine = world.groups.find(({ id }) => id === me.id);
  if (mine) mine.name = first;
  expect(freshNames(world, 'tribe', 200)).not.toContain(first);
});

it('[H1-MEA-T1.3] [H1-MEA-T1.9] [H1-MEA-T1.10] rooms are drawn as large as the book says', () => {
  const sizeOf = ({ left, right, top, bottom }: ReturnType<typeof bounds>) => [right - left, bottom - top];
  const gallery = sanctumOf({ flavour: 'Sphinx' }).size;
  expect(gallery).toEqual({ wide: 3, high: 1 });
  expect(gallery && capacity({ area: areaOfSize(gallery) })).toBe(3);
  const world = villainous();
  room(world, 10, 10);
  const lords = playOut({ world, rule: () => setUpThoughtLords(world) }, {}).result;
  const pool = [...world.page.drawn()].find((it) => it.room === 'Mind Pool');
  expect(pool && sizeOf(bounds(pool.shape)).map((it) => Math.round(it * 100) / 100)).toEqual([2, 2]);
  const lab = lords && build(world, lords, { clause: 'H1-DMR-T1.2', room: 'Lab' });
  expect(lab && sizeOf(bounds(lab.shape)).map((it) => Math.round(it * 100) / 100)).toEqual([1, 1]);
});

it('[H1-MEA-08] foragers go by tunnels, however near something lies through the rock', () => {
  const near = (...ways: readonly (readonly number[])[]) => {
    const world = den();
    const [lair, hoard] = [room(world, 10, 10), room(world, 13, 10)];
    freeTreasure(world, hoard);
    for (const it of ways) tunnel(world, ...it);
    const me = group(world, lair, 'alpha', 'Owlbear', 1, 0);
    return lootNear(world, me, FINGER) !== null;
  };
  expect(near([10, 10, 13, 10])).toBe(true);
  expect(near([10, 10, 10, 14, 13, 14, 13, 10])).toBe(false);
  expect(near()).toBe(false);
});
