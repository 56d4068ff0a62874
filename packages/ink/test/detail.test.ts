import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Detail, detailAt, drawMap } from '../src/index.ts';
import type { Scene } from '../src/scene.ts';
import { breaches } from './label-law.ts';

const LAYERS = ['labels', 'beads', 'buildings', 'cartouche', 'strata-numbers'] as const;
const LEVELS = ['far', 'middle', 'near'] as const;

describe('a map that is looked at from afar and near by', () => {
  const game = new Game(secondEdition, { seed: 'from afar', options: secondOptions(PAGE_SIZES.poster), bookmarks: 0 });
  const { world } = game;
  const scenes = new Map<Detail, Scene>();

  beforeAll(() => {
    game.playTo(() => false, 'story');
    const called = (what: Parameters<typeof secondEdition.telling.called>[1]) =>
      secondEdition.telling.called(world, what);
    for (const detail of LEVELS)
      scenes.set(detail, drawMap(world.page, { edition: world.edition, called, layers: LAYERS, detail }));
  });

  const named = ({ labels, numerals }: Scene) => new Set([...labels, ...numerals].map(({ label }) => label.id));

  it('has few names far out, more in the middle and all of them near by', () => {
    const [far, middle, near] = LEVELS.map((it) => named(scenes.get(it) as Scene)) as [
      Set<string>,
      Set<string>,
      Set<string>,
    ];
    expect(far.size).toBeGreaterThan(0);
    expect(far.size).toBeLessThan(middle.size);
    expect(middle.size).toBeLessThan(near.size * 0.7);
    for (const id of far) expect(middle).toContain(id);
    for (const id of middle) expect(near).toContain(id);
    // The names of treasures are only near by.
    const beads = new Set(world.page.beads.map(({ id }) => id));
    expect([...middle].filter((id) => beads.has(id))).toEqual([]);
  });

  it('says beside a name what it is near by only', () => {
    const notes = (detail: Detail) => (scenes.get(detail)?.labels ?? []).filter(({ notes }) => notes.length > 0).length;
    expect(notes('near')).toBeGreaterThan(0);
    expect([notes('far'), notes('middle')]).toEqual([0, 0]);
  });

  it('writes what it names the larger the farther away', () => {
    const sizes = new Map(
      LEVELS.map((it) => [it, Math.max(...(scenes.get(it)?.labels ?? []).map(({ size }) => size))]),
    );
    expect(sizes.get('far')).toBeGreaterThan((sizes.get('middle') ?? 0) * 1.2);
    expect(sizes.get('middle')).toBeGreaterThan((sizes.get('near') ?? 0) * 1.2);
  });

  it.each(LEVELS)('keeps to the law of labels: %s', (detail) => {
    expect(breaches(world.page, scenes.get(detail) as Scene)).toEqual([]);
  });

  it('shows as many names as can be read', () => {
    // A window 800 pixels wide, and a phone.
    expect(detailAt(20, 800 / 20)).toBe('near');
    expect(detailAt(30, 800 / 30)).toBe('near');
    expect(detailAt(60, 800 / 60)).toBe('middle');
    expect(detailAt(60, (800 / 60) * 2)).toBe('near');
    expect(detailAt(20, 360 / 20)).toBe('middle');
    expect(detailAt(30, 360 / 30)).toBe('far');
    expect(detailAt(60, 360 / 60)).toBe('far');
  });
});
