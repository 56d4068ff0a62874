import type { Bead } from '@understory/page';
import { distance } from '@understory/ruler';
import { describe, expect, it } from 'vitest';
import { drawHoards } from '../src/beads.ts';
import { hoards, scattered, strayIn } from '../src/crowd.ts';

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
