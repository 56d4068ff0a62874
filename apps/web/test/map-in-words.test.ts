import { secondView } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { mapInWords } from '../src/parts/map-in-words/map-in-words.ts';
import { calledIn } from '../src/words/called-in.ts';
import { playedTo } from './played.ts';

const game = playedTo('in words', ({ journal }) => journal.age === 'monsters' && journal.turn > 5);
const { world } = game;
const tick = world.journal.entries.length - 1;
const called = calledIn(game);
const named = (_: string, otherwise: string) => otherwise;
const now = mapInWords({ view: secondView, world, tick, asItStood: world, called, named });
const places = now.levels.flatMap((it) => it.places);

describe('the map in words', () => {
  it('goes down from the surface, and calls no two places the same', () => {
    const strata = now.levels.map((it) => it.number);
    expect(strata).toEqual([...strata].sort((a, b) => a - b));
    expect(now.levels[0]?.title).toBe('The surface');
    expect(new Set(places.map((it) => it.name)).size).toBe(places.length);
  });

  it('numbers those that would be called the same, and calls a place by the label of its feature if that is all of it', () => {
    for (const { name } of places) {
      const [, said, nth] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
      if (said === undefined) continue;
      expect(places.map((it) => it.name)).toContain(Number(nth) === 2 ? said : `${said} (${Number(nth) - 1})`);
    }
    const numbered = places.filter(({ name }) => / \(\d+\)$/.test(name));
    expect(numbered.length).toBeGreaterThan(0);
    expect(numbered.length).toBeLessThan(places.length);
    const pieces = new Map(world.page.pieces.map((it) => [it.id, it]));
    const alive = places.flatMap(({ id }) => pieces.get(id) ?? []);
    const labelled = alive.filter(
      ({ feature, id }) =>
        feature !== null &&
        alive.filter((it) => it.feature === feature).length === 1 &&
        world.page.labels.some(({ about, until }) => about === feature && until === null) &&
        !world.page.labels.some(({ about }) => about === id),
    );
    expect(labelled.length).toBeGreaterThan(0);
    for (const { id, feature } of labelled) {
      const label = world.page.labels.find(({ about, until }) => about === feature && until === null);
      expect(places.find((it) => it.id === id)?.name.toLowerCase()).toContain(
        label && called(label.what).toLowerCase(),
      );
    }
  });

  it('has every bead on the map', () => {
    const there = world.page.beads.filter((it) => it.until === null);
    const told = places.reduce((sum, { counts }) => sum + Object.values(counts).reduce((a, b) => a + b, 0), 0);
    expect(told).toBe(there.length);
  });

  it('tells the ways between places from both ends', () => {
    const ways = places.filter((it) => it.waysTo.length > 0);
    expect(ways.length).toBeGreaterThan(0);
    for (const { name, waysTo } of ways)
      for (const other of waysTo) expect(places.find((it) => it.name === other)?.waysTo).toContain(name);
  });

  it('[H2-MON-112] tells who is whose neighbour, and that is mutual', () => {
    const groups = new Map(now.groups.map((it) => [it.name, it.neighbours]));
    expect([...groups.values()].some((it) => it.length > 0)).toBe(true);
    for (const [name, neighbours] of groups)
      for (const other of neighbours) if (groups.has(other)) expect(groups.get(other)).toContain(name);
  });

  it('can be read of any moment before', () => {
    const entry = world.journal.entries.findLast((it) => it.age === 'civilization');
    const asItStood = game.fork(entry?.step).world;
    const before = mapInWords({ view: secondView, world, tick: entry?.tick ?? 0, asItStood, called, named });
    expect(before).toEqual(
      mapInWords({ view: secondView, world: asItStood, tick: entry?.tick ?? 0, asItStood, called, named }),
    );
    expect(before.levels).not.toEqual(now.levels);
  });
});
