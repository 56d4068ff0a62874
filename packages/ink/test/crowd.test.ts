import type { Bead } from '@understory/page';
import { distance } from '@understory/ruler';
import { describe, expect, it } from 'vitest';
import { drawHoards } from '../src/beads.ts';
import { HEAPED, heaped, hoards, roomOf, scattered, strayIn } from '../src/crowd.ts';

const bead = (i: number, more: Partial<Bead> = {}): Bead => ({
  id: `b${i}`,
  origin: `b${i}`,
  kind: 'treasure',
  at: { x: 3 + (i % 4) * 1.05, y: 5 + Math.floor(i / 4) * 1.05 },
  piece: 'cave',
  owner: 'orkz',
  name: null,
  fixed: false,
  emblem: null,
  since: 0,
  until: null,
  ...more,
});
const crowd = Array.from({ length: 16 }, (_, i) => bead(i));
const offOf = (area: number) =>
  scattered(crowd, () => area).map(({ at }, i) => distance(at.x, at.y, crowd[i]?.at.x ?? 0, crowd[i]?.at.y ?? 0));

describe('beads as a crowd', () => {
  it('lie in no grid where there is room, nearer to their seats in a room, and never on each other', () => {
    const [room, hall] = [offOf(1.5), offOf(30)];
    expect(Math.max(...room)).toBeLessThanOrEqual(strayIn(1.5) + 1e-9);
    expect(Math.max(...hall)).toBeGreaterThan(Math.max(...room) * 1.5);
    const ys = scattered(crowd, () => 30)
      .slice(0, 4)
      .map(({ at }) => at.y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.15);
    const spread = scattered(crowd, () => 30);
    for (const [i, one] of spread.entries())
      for (const other of spread.slice(0, i))
        expect(distance(one.at.x, one.at.y, other.at.x, other.at.y)).toBeGreaterThan(0.54);
  });

  it('lie where they lay when others come', () => {
    const [few, many] = [scattered(crowd.slice(0, 5), () => 30), scattered(crowd, () => 30)];
    for (const [i, { at }] of few.entries()) expect(many[i]?.at).toEqual(at);
  });

  const far = (one: Bead, other: Bead) => distance(one.at.x, one.at.y, other.at.x, other.at.y);

  it('of treasure are poured into heaps in a hall, each row shorter than the one under it', () => {
    const heaps = heaped(crowd, () => 30);
    expect(heaps.map(({ id }) => id).sort()).toEqual(crowd.map(({ id }) => id).sort());
    // In a heap each leans on another; sixteen lie in three of them, none far from where it is seated.
    for (const one of heaps)
      expect(Math.min(...heaps.filter((it) => it !== one).map((it) => far(one, it)))).toBeLessThan(0.54);
    for (const one of heaps)
      expect(Math.min(...crowd.map(({ at }) => distance(one.at.x, one.at.y, at.x, at.y)))).toBeLessThan(HEAPED);
    const six = [0, 1, 2, 4, 5, 6].map((i) => bead(i));
    const ys = heaped(six, () => 30).map(({ at }) => at.y);
    const row = (nth: number) => ys.filter((y) => Math.round((Math.max(...ys) - y) / 0.36) === nth).length;
    expect([0, 1, 2].map(row)).toEqual([3, 2, 1]);
  });

  it('are left where they lie in a small place, where they are few, have a name or bear a star, or somebody sits amid them', () => {
    const left = (beads: readonly Bead[], area = 30) => expect(heaped(beads, () => area)).toEqual(beads);
    left(crowd, 5);
    left(crowd.slice(0, 5));
    left(crowd.map((it) => ({ ...it, name: 'Crown' })));
    left([
      ...crowd.slice(0, 6),
      ...crowd.slice(0, 6).map((it) => bead(0, { id: `star ${it.id}`, kind: 'bonus', at: it.at })),
    ]);
    const guards = crowd
      .slice(0, 6)
      .map((it) => bead(0, { id: `guard ${it.id}`, kind: 'population', at: { x: it.at.x + 0.3, y: it.at.y } }));
    left([...crowd.slice(0, 6), ...guards]);
  });

  it('keep names off all that a heap may come to lie on', () => {
    for (const one of heaped(crowd, () => 30))
      expect(crowd.some(({ kind, at }) => distance(at.x, at.y, one.at.x, one.at.y) < roomOf({ kind }, 30))).toBe(true);
    expect(roomOf({ kind: 'treasure' }, 30)).toBeGreaterThan(roomOf({ kind: 'population' }, 30));
  });

  it('have their number where much treasure of one owner lies in one place', () => {
    expect(hoards(crowd).map(({ many }) => many)).toEqual([16]);
    expect(hoards(crowd.slice(0, 5))).toEqual([]);
    // Neither of two owners together, nor with what has a name, nor with other beads.
    expect(hoards(crowd.map((it, i) => (i % 3 === 0 ? it : { ...it, owner: `o${i % 3}` })))).toHaveLength(1);
    expect(hoards(crowd.map((it) => ({ ...it, name: 'Crown' })))).toEqual([]);
    expect(hoards(crowd.map((it) => ({ ...it, kind: 'population' as const })))).toEqual([]);
    expect(drawHoards(crowd).flatMap((it) => (it.mark === 'text' ? [it.text] : []))).toEqual(['16']);
  });
});
