import { CORE_TEXTS, lifecycleLines, loadDeck } from '@understory/host/cards';
import { outcomeText, secondView } from '@understory/host/second';
import type { Entry } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HostGame } from '../src/games/host/second/begin.ts';
import { lineMarks } from '../src/games/host/second/cards/line-marks.ts';
import { outcomeOf } from '../src/games/host/second/monsters/outcome-of.ts';
import { realmsOf } from '../src/parts/map/realms.ts';
import { lineOf } from '../src/words/line-of.ts';
import { playedTo } from './played.ts';

describe('the age of monsters', () => {
  let game: HostGame;
  beforeAll(() => {
    game = playedTo('beside the map', ({ journal }) => journal.age === 'monsters' && journal.turn === 3);
  });

  it('lists the groups on the map, with the beads that they have there, and no wild thing', () => {
    const { world } = game;
    const groups = secondView.groupsAt(world, world.journal.entries.length);
    expect(groups.map(({ id }) => id).sort()).toEqual(world.monsters.map(({ group }) => group.id).sort());
    for (const { id, counts, emblem } of groups) {
      const beads = world.page.beadsOf(id);
      expect(counts.population).toBe(beads.filter(({ kind }) => kind === 'population').length);
      expect(emblem).toContain(world.monsters.find(({ group }) => group.id === id)?.card.tags[0] ?? '');
    }
  });

  it('knows who was there before, and who acted then', () => {
    const { world, ask } = game;
    const entry = world.journal.entries.find((it) => it.kind === 'chose' && it.clause === 'H2-MON-314');
    const { by } = entry as unknown as { by: string };
    expect(secondView.acting({ world, ask, moment: entry?.tick ?? 0 })?.group.id).toBe(by);
    expect(secondView.groupsAt(world, 0)).toEqual([]);
    expect(secondView.acting({ world, ask, moment: 0 })).toBe(null);
  });

  it('draws the territory of a group round its lair', () => {
    const { world } = game;
    const ids = world.monsters.map(({ group }) => group.id);
    const realms = realmsOf(secondView, world, ids);
    expect(realms.map(({ group }) => group)).toEqual(ids);
    for (const { d, at } of realms) {
      expect(d).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
      expect(at.x).toBeLessThan(world.page.width);
      expect(at.y).toBeGreaterThan(3);
    }
    expect(realmsOf(secondView, world, ['nobody'])).toEqual([]);
  });

  it('tells why an autopilot chose what it chose', () => {
    const isReasoned = (it: Entry) => it.kind === 'chose' && ('because' in it || ('why' in it && it.why !== null));
    const chose = game.world.journal.entries.find(isReasoned);
    expect(chose && lineOf(game, chose).text).toMatch(/^Fate chose: .+ – .+\.$/);
  });
});

describe('the end', () => {
  it('tells who, how and when, and what the ages came to', () => {
    const { world, rulebook } = playedTo('beside the map', () => false);
    const ending = outcomeOf(world, rulebook);
    expect(ending?.text).toBe(outcomeText(world));
    expect(ending?.villain?.villainy).toMatch(/^The (Horde|Empire)$/);
    expect(ending?.when).toBe(`round ${world.ages.at(-1)?.turns}`);
    expect(ending?.ages.map(({ name }) => name)).toEqual([
      'Primordial Age',
      'Age of Civilization',
      'Age of Monsters',
      'Age of Villainy',
    ]);
    expect(outcomeOf({ ...world, outcome: null }, rulebook)).toBe(null);
  });
});

describe('the line of a card that is being played', () => {
  const goblins = loadDeck(CORE_TEXTS).cards.find(({ name }) => name === 'Goblins');
  const lines = goblins ? lifecycleLines(goblins) : [];
  const now = (at: Parameters<typeof lineMarks>[1]) =>
    lineMarks(lines, at)
      .filter(({ isNow }) => isNow)
      .map(({ line }) => line.text);

  it('is found by its act; a list of constructions is marked at its head', () => {
    expect(now(goblins?.always[0]?.from ?? -1)).toEqual(['always breed']);
    expect(now(goblins?.options.at(-1)?.act.from ?? -1)).toEqual(['- build:']);
  });

  it('is “one of” while that is chosen, and none otherwise', () => {
    expect(now('one of')).toEqual(['one of:']);
    expect(now(null)).toEqual([]);
  });
});
