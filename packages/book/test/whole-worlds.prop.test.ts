import { gap, inRing } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { isFlat } from '../src/furnish/things.table.ts';
import { type Floor, floorGap, overlap } from '../src/plan/floors.ts';
import type { Plan } from '../src/plan/plan.ts';
import { played } from './worlds.ts';

const shapeOf = ({ piece, stretch }: Floor) => (stretch ? { ...piece.shape, path: stretch.path } : piece.shape);
const touch = (a: Floor, b: Floor) => gap(shapeOf(a), shapeOf(b), 0.26) <= 0.2501;

/** Which of the floors hang together, by a relation: a number for each. */
function parts(floors: readonly Floor[], joined: (a: Floor, b: Floor) => boolean): number[] {
  const of = floors.map((_, i) => i);
  for (const [i, a] of floors.entries())
    for (const [j, b] of floors.entries())
      if (i < j && of[i] !== of[j] && joined(a, b)) {
        const [from, to] = [of[j] as number, of[i] as number];
        for (const [k, it] of of.entries()) if (it === from) of[k] = to;
      }
  return of;
}

/** Pairs of places of a level that are joined on the page and not on the plan, or the other way round. */
function astray({ floors, joins }: Plan): string[] {
  const onPage = parts(floors, touch);
  const byJoin = (a: Floor, b: Floor) => joins.some((it) => (it.a === a && it.b === b) || (it.a === b && it.b === a));
  const onPlan = parts(floors, (a, b) => byJoin(a, b) || overlap(a, b) > 0.01);
  const places = floors
    .map((it, i) => ({ it, i }))
    .filter(({ it }) => it.place !== null && !it.beyond && it.rings.length > 0);
  return places.flatMap(({ it: a, i }) =>
    places
      .filter(({ i: j }) => j > i && (onPage[i] === onPage[j]) !== (onPlan[i] === onPlan[j]))
      .map(({ it: b }) => `${a.piece.id} ${b.piece.id}`),
  );
}

describe.each([
  ['2', 'book-1'],
  ['2', 'book-2'],
  ['1', 'book-3'],
] as const)('a whole world of edition %s, seed %s', (edition, seed) => {
  const book = bookOf(played(edition, seed));

  it('[TA-INV-01] every place is in one area and on one level, and every number is used once', () => {
    const { rooms, places, levels } = book.survey;
    expect(rooms.map((it) => it.place.id).sort()).toEqual(places.map((it) => it.id).sort());
    expect(new Set(rooms.map((it) => it.key)).size).toBe(rooms.length);
    for (const it of levels) if (it.places.length > 1) expect(it.places.length).toBeLessThanOrEqual(18);
  });

  it('[TA-PLN-03] places are joined by floor exactly if they are linked by what is drawn', () => {
    const found = book.plans.flatMap((it) =>
      it.plan.shafts.length > 0 ? [] : astray(it.plan).map((pair) => `${it.title}: ${pair}`),
    );
    expect(found).toEqual([]);
  });

  it('[TA-PLN-12] what does not touch keeps its rock, but for the few that could not be parted', () => {
    let [pairs, near] = [0, 0];
    for (const { plan } of book.plans) {
      const places = plan.floors.filter((it) => it.place !== null && !it.beyond && it.rings.length > 0);
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1))
          if (a.place !== b.place && !touch(a, b)) {
            pairs += 1;
            if (floorGap(a, b, 1) < 0.95) near += 1;
          }
    }
    expect(pairs).toBeGreaterThan(20);
    expect(near).toBe(0);
  });

  it('[TA-PLN-17] nothing overlaps and everything lies on its floor', () => {
    for (const { rooms, plan } of book.plans)
      for (const { room, things } of rooms) {
        const ring = plan.floors.find((it) => it.piece.id === room.place.id)?.rings[0] ?? [];
        const solid = things.filter((it) => !isFlat(it.what));
        for (const [i, it] of solid.entries()) {
          expect(inRing(ring, it.x, it.y)).toBe(true);
          for (const other of solid.slice(i + 1))
            expect(
              Math.abs(it.x - other.x) >= (it.wide + other.wide) / 2 ||
                Math.abs(it.y - other.y) >= (it.high + other.high) / 2,
            ).toBe(true);
        }
      }
  });
});
