import type { Entry } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { lifeOf, livedIn } from '../src/parts/map/life-of.ts';
import { lineOf } from '../src/words/line-of.ts';
import { playedTo } from './played.ts';

const game = playedTo('lives of places', ({ outcome }) => outcome !== null);
const { world } = game;
const words = (entry: Entry) => lineOf(game, entry);

describe('the life of a place', () => {
  it('begins with how it was drawn, and goes on in order', () => {
    for (const { id, since } of world.page.pieces.filter(({ kind }) => kind === 'room').slice(0, 12)) {
      const ticks = lifeOf(world, id, words).map(({ tick }) => tick);
      expect(ticks[0]).toBe(since);
      expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
    }
  });

  it('has every moment at which somebody came there or went', () => {
    const busiest = world.page.pieces
      .map(({ id }) => ({ id, beads: world.page.beads.filter((it) => it.piece === id) }))
      .sort((a, b) => b.beads.length - a.beads.length)[0];
    const life = lifeOf(world, busiest?.id ?? '', words);
    const [first, last] = [life[0]?.tick ?? 0, life.at(-1)?.tick ?? 0];
    for (const { since, until } of busiest?.beads ?? []) {
      for (const tick of [since, until ?? since]) {
        expect(tick).toBeGreaterThanOrEqual(first);
        expect(tick).toBeLessThanOrEqual(last);
      }
    }
    expect(life.length).toBeGreaterThan(4);
    expect(life.every(({ text }) => text.length > 3)).toBe(true);
  });

  it('names everybody whose home it was', () => {
    const { piece, owner } = world.page.beads.find((it) => it.owner !== null && it.kind === 'population') ?? {};
    const name = world.groups.find(({ id }) => id === owner)?.name ?? '';
    expect(livedIn(world, piece ?? '')).toContain(name);
  });
});
