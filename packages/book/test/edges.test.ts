import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { drawPlan } from '../src/draw/draw-plan.ts';
import { keysJson } from '../src/exports/keys-json.ts';
import { antlings, bead, bolheim, goblins, room, type Small, small, tunnel } from './small-world.ts';

const lair = room('p1', 5, 8, { owner: 'goblins' });
const den = room('p2', 9, 8, { owner: 'goblins' });
const other = room('p3', 13, 8, { owner: 'antlings' });
const pit = room('p4', 17, 8, { room: 'Torture Pit' });
const of: Small = {
  groups: [bolheim, goblins, antlings],
  pieces: [
    lair,
    den,
    other,
    pit,
    tunnel('t1', [5.6, 8, 8.4, 8]),
    tunnel('t2', [9.6, 8, 12.4, 8]),
    tunnel('t3', [13.6, 8, 16.4, 8]),
  ],
  beads: [
    bead('a', 'population', lair, { owner: 'goblins' }),
    bead('b', 'population', lair, { owner: 'goblins' }),
    bead('c', 'population', other, { owner: 'antlings' }),
    bead('s1', 'bonus', den, { owner: 'goblins' }),
    bead('s2', 'bonus', other, { owner: 'goblins' }),
  ],
};
const { plans } = bookOf(small(of));
const plan = plans.find((it) => it.rooms.some(({ room: r }) => r.place.id === 'p1'));
const edges = (id: string) =>
  plans.flatMap((it) =>
    it.rooms.filter((at) => at.room.place.id === id).flatMap((at) => at.things.filter((thing) => thing.trap)),
  );

describe('traps and edges on the plan', () => {
  it('[TA-TRP-01] each ★ of a group that lays wards is drawn once', () => {
    expect(['p1', 'p2', 'p3'].flatMap(edges).map((it) => it.what)).toEqual(['ward', 'ward']);
  });

  it('[TA-TRP-02] they lie at the doorways of its home, and never in another’s', () => {
    expect(edges('p1')).toHaveLength(2);
    expect(edges('p3')).toEqual([]);
    const door = plan?.doors.find((it) => it.into.place?.id === 'p1');
    for (const it of edges('p1'))
      expect(Math.abs(it.x - (door?.x ?? 0)) + Math.abs(it.y - (door?.y ?? 0))).toBeLessThan(3);
  });

  it('[TA-TRP-03] a work of torment is drawn as a trap of its own', () => {
    expect(edges('p4')).toHaveLength(1);
  });

  it('[TA-SEC-02] [TA-INK-11] what is a trap is in the layer of secrets, and in the keeper’s side file', () => {
    if (!plan) throw new Error('no plan');
    const look = { look: 'plain', frame: false, grid: 'none' } as const;
    const secrets = (forWhom: 'keeper' | 'players') =>
      drawPlan(plan, { ...look, forWhom }).split('<g id="secrets"').length - 1;
    expect([secrets('keeper'), secrets('players')]).toEqual([1, 0]);
    expect(JSON.parse(keysJson(plan)).traps.length).toBe(
      plan.rooms.flatMap((it) => it.things.filter((thing) => thing.trap)).length,
    );
  });
});
