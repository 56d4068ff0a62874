import { disc, type Label, type Piece, polygon, type Sheet, type Unit } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { earthWith, lairRoom } from './monster-pieces.ts';
import { drawMap } from './second.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([left, top, right, top, right, bottom, left, bottom]);

const natural = (over: Partial<Piece>): Piece =>
  lairRoom('usual', {
    kind: 'cave',
    age: 'primordial',
    what: asWritten('something'),
    owner: null,
    variant: null,
    room: null,
    feature: 'f',
    since: 0,
    ...over,
  });

const name = (text: string, over: Partial<Label> = {}): Label => ({
  id: 'name',
  what: asWritten(text),
  note: null,
  at: { x: 13, y: 12 },
  about: 'f',
  size: 'plain',
  since: 1,
  until: null,
  ...over,
});

const unit = (id: string, piece: Piece, over: Partial<Unit> = {}): Unit => ({
  id,
  kind: 'gems',
  biome: null,
  at: { x: piece.shape.path[0] as number, y: piece.shape.path[1] as number },
  piece: piece.id,
  stratum: piece.stratum,
  since: 0,
  until: null,
  ...over,
});

/** Where the name stands, and in which lines. */
function named(pieces: readonly Piece[], label: Label, more: Partial<Sheet> = {}) {
  const sheet = { ...earthWith(pieces), ...more, labels: [label] };
  const placed = drawMap(sheet).labels.find((it) => it.label.id === label.id);
  if (!placed) throw new Error('It is not placed.');
  return placed;
}

describe('a large place', () => {
  it('carries its name inside itself, without its note or in short lines rather than beside it', () => {
    const low = named(
      [natural({ id: 'low', shape: box(9, 12, 17, 12.8), area: 6.4 })],
      name('Low cave', { note: asWritten('dripping limestone') }),
    );
    expect([low.lines, low.notes]).toEqual([['Low cave'], []]);
    expect(low.box.top).toBeGreaterThan(12);
    expect(low.box.bottom).toBeLessThan(12.8);
    const narrow = named(
      [natural({ id: 'narrow', shape: box(12, 9, 14.6, 15), area: 15.6 })],
      name('Chamber of magma'),
    );
    expect(narrow.lines).toEqual(['Chamber', 'of magma']);
    expect(narrow.box.left).toBeGreaterThan(12);
    expect(narrow.box.right).toBeLessThan(14.6);
  });

  it('has its name off the ground where things stand, if there is room over it', () => {
    const { box: at } = named(
      [natural({ id: 'hall', shape: box(6, 9, 20, 15), area: 84 })],
      name('Great hall', { at: { x: 13, y: 14.8 } }),
    );
    expect(at.bottom).toBeLessThan(14.3);
  });

  it('may be a mass of ore, in which the names of others would rather not stand', () => {
    const mass = natural({ id: 'mass', kind: 'ore', matter: 'solid', shape: box(6, 9, 20, 15), area: 84 });
    const { box: at } = named([mass], name('Mass of ore'));
    expect([at.left > 6, at.right < 20, at.top > 9, at.bottom < 15]).toEqual([true, true, true, true]);
    const nook = natural({ id: 'nook', feature: 'nook', shape: disc(13, 15.4, 0.8), area: 2 });
    const beside = named([mass, nook], name('Nook', { about: 'nook', at: { x: 13, y: 15.4 } }));
    expect(beside.box.top).toBeGreaterThan(15 - 0.1);
  });
});

describe('deposits', () => {
  it('are named beside what is left of them', () => {
    const [near, far] = [5, 24].map((x) =>
      natural({ id: `gem ${x}`, kind: 'gem', matter: 'solid', shape: disc(x, 12, 0.6), area: 1.13 }),
    ) as [Piece, Piece];
    const label = name('Gems', { at: { x: 5, y: 12 } });
    const before = named([near, far], label, { units: [unit('a', near), unit('b', far)] });
    expect(before.box.left).toBeLessThan(8);
    const after = named([near, far], label, { units: [unit('a', near, { until: 5 }), unit('b', far)] });
    expect(after.box.left).toBeGreaterThan(20);
  });
});

describe('land', () => {
  it('is named over its broadest strip', () => {
    const strips = [
      [2, 4],
      [15, 25],
    ].map(([left, right], i) =>
      natural({
        id: `strip ${i}`,
        kind: 'biome',
        stratum: 0,
        shape: box(left as number, 2.5, right as number, 4),
        area: 8,
      }),
    );
    const { box: at } = named(strips, name('Wood', { at: { x: 9, y: 3 } }));
    expect((at.left + at.right) / 2).toBeGreaterThan(15);
  });
});
