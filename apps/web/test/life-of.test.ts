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
    // Each in words of its own, for moments that are told alike are told once.
    const moments = lifeOf(world, busiest?.id ?? '', ({ tick }) => ({ text: `Moment ${tick}.`, voice: 'story' }));
    const cameOrWent = (busiest?.beads ?? []).flatMap(({ since, until }) => [since, until ?? since]);
    expect(moments.map(({ tick }) => tick)).toEqual(expect.arrayContaining(cameOrWent));
    const life = lifeOf(world, busiest?.id ?? '', words);
    expect(life.length).toBeGreaterThan(4);
    expect(life.every(({ text }) => text.length > 3)).toBe(true);
  });

  it('is told by who came and went where the record has no words for it, and of nobody twice in a row', () => {
    const silent = (): ReturnType<typeof words> => ({ text: '', voice: 'silent' });
    const { piece = '' } = world.page.beads.find((it) => it.owner !== null && it.until !== null) ?? {};
    const beads = world.page.beads.filter((it) => it.piece === piece);
    const life = lifeOf(world, piece, silent);
    expect(life.every(({ text }) => /came|went/.test(text))).toBe(true);
    expect(life.map(({ tick }) => tick)).toContain(Math.min(...beads.map(({ since }) => since)));
    expect(life.some(({ text }) => text.includes('came'))).toBe(true);
    expect(life.some(({ text }) => text.includes('went'))).toBe(true);
    expect(life.every(({ text }, i) => text !== life[i - 1]?.text)).toBe(true);
  });

  it('has what the record says of ore and gems in it, and not of those elsewhere', () => {
    const [mine] = world.page.units;
    const other = world.page.units.find((it) => it.piece !== mine?.piece);
    if (!mine || !other) throw new Error('there is nothing to mine');
    const entry = { ...world.journal.entries[0], kind: 'mined', unit: mine.id } as unknown as Entry;
    const page = { beads: [], pieces: [], units: world.page.units };
    const mined = { ...world, page, journal: { entries: [entry] } } as unknown as typeof world;
    const told = (piece: string) => lifeOf(mined, piece, () => ({ text: 'It is mined.', voice: 'story' }));
    expect(told(mine.piece)).toEqual([{ tick: 0, text: 'It is mined.' }]);
    expect(told(other.piece)).toEqual([]);
  });

  it('names everybody whose home it was', () => {
    const { piece, owner } = world.page.beads.find((it) => it.owner !== null && it.kind === 'population') ?? {};
    const name = world.groups.find(({ id }) => id === owner)?.name ?? '';
    expect(livedIn(world, piece ?? '')).toContain(name);
  });
});
