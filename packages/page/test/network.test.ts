import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areConnected,
  disc,
  emptiest,
  entrances,
  frontiers,
  gapTo,
  type Leg,
  legOnward,
  type NetworkRules,
  networkOf,
  type Page,
  partsOf,
  pathLength,
  placeOf,
  type Station,
  stationAfter,
  Territory,
  walk,
  waysOn,
} from '../src/index.ts';
import { FIRST_WORLDS, tunnel } from './first-worlds.ts';
import { draw } from './sheet.ts';

const DRY: NetworkRules = { through: ({ kind }) => kind !== 'water', also: [] };

/** Three rooms in a row, joined by tunnels; a side tunnel leads down from the second and ends in the rock. */
function rooms(): Page {
  const page = usual();
  draw(page, 'cave', disc(5, 10, 0.5), { id: 'west' });
  draw(page, 'cave', disc(10, 10, 0.5), { id: 'middle' });
  draw(page, 'cave', disc(15, 10, 0.5), { id: 'east' });
  draw(page, 'tunnel', tunnel([5, 10, 10, 10]), { id: 't1' });
  draw(page, 'tunnel', tunnel([10, 10, 15, 10]), { id: 't2' });
  draw(page, 'tunnel', tunnel([12, 10, 12, 14]), { id: 'down' });
  return page;
}

const usual = () => (FIRST_WORLDS['the usual page'] as () => Page)();
const at = (piece: string, along = 0): Station => ({ piece, along });
const leadsTo = ({ node, tunnel: by }: Leg) => node?.room?.id ?? (node ? 'junction' : `end of ${by}`);

/** Walks that take the first way that `wish` likes, and are stopped by nothing. */
function walked(page: Page, from: Station, length: number, wish: (leg: Leg) => boolean = () => true) {
  const playing = walk(networkOf(page, DRY), from, length, {
    // biome-ignore lint/correctness/useYield: nothing is asked
    *choose(ways) {
      return ways.find(wish) ?? (ways[0] as Leg);
    },
    // biome-ignore lint/correctness/useYield: nothing is asked
    *follow(_, far) {
      return far;
    },
  });
  const step = playing.next();
  if (!step.done) throw new Error('a walk asked something');
  return step.value;
}

describe('the network of rooms and tunnels', () => {
  it('[H1-MEA-05] leads through to the middles of rooms', () => {
    const network = networkOf(rooms(), DRY);
    const [leg, ...others] = waysOn(network, at('west'));
    expect(others).toEqual([]);
    expect(leg).toMatchObject({ tunnel: 't1', leaves: 'west' });
    expect(leg?.length).toBeCloseTo(5, 2);
    expect(leg?.path.slice(0, 2)).toEqual([5, 10]);
    expect(leg?.path.slice(-2)).toEqual([10, 10]);
  });

  it('[H1-MEA-06] joins what crosses or touches', () => {
    const network = networkOf(rooms(), DRY);
    const ways = waysOn(network, at('t2', 2));
    expect(ways.map(leadsTo).sort()).toEqual(['east', 'end of down', 'middle']);
    expect(ways.map(({ length }) => Math.round(length)).sort()).toEqual([2, 3, 4]);
  });

  it('[H1-MEA-06] lets two rooms beside one tunnel meet across it', () => {
    const page = usual();
    draw(page, 'cave', disc(10, 9.2, 0.5), { id: 'above' });
    draw(page, 'cave', disc(10, 10.8, 0.5), { id: 'below' });
    draw(page, 'tunnel', tunnel([5, 10, 15, 10]), { id: 'road' });
    const network = networkOf(page, DRY);
    expect(waysOn(network, at('above')).map(leadsTo)).toContain('below');
    expect(areConnected(network, 'above', 'below')).toBe(true);
  });

  it('[H1-MEA-11] is not joined by rivers, which tunnels cross freely', () => {
    const page = usual();
    draw(page, 'cave', disc(5, 10, 0.5), { id: 'west' });
    draw(page, 'cave', disc(20, 10, 0.5), { id: 'east' });
    draw(page, 'water', tunnel([0, 10, 30, 10]), { id: 'river' });
    draw(page, 'tunnel', tunnel([5, 10, 8, 14]), { id: 'over' });
    const network = networkOf(page, DRY);
    expect(areConnected(network, 'west', 'east')).toBe(false);
    expect(areConnected(network, 'west', 'over')).toBe(true);
    expect(partsOf(network).all).toEqual([['west', 'over'], ['east']]);
    expect(areConnected(networkOf(page, { through: () => true, also: [] }), 'west', 'east')).toBe(true);
  });
});

describe('a walk', () => {
  it('[H1-MEA-33] goes on other than back at each room and junction, and ends at its length', () => {
    const page = rooms();
    const { legs, end, length } = walked(page, at('west'), 6, (leg) => leadsTo(leg) !== 'end of down');
    expect(legs.map(({ leg }) => leadsTo(leg))).toEqual(['middle', 'junction']);
    expect(length).toBeCloseTo(6, 6);
    expect(placeOf(networkOf(page, DRY), end)).toMatchObject({ x: expect.closeTo(11, 2), y: expect.closeTo(10, 2) });
  });

  it('[H1-MEA-33] or at a dead end', () => {
    const { legs, end, length } = walked(
      rooms(),
      at('middle'),
      30,
      (leg) => leadsTo(leg) !== 'west' && leadsTo(leg) !== 'east',
    );
    expect(legs.map(({ leg }) => leadsTo(leg))).toEqual(['junction', 'end of down']);
    expect(length).toBeCloseTo(6, 2);
    expect(end).toEqual({ piece: 'down', along: 4 });
  });

  it('[H1-MEA-33] or where something stops it', () => {
    const playing = walk(networkOf(rooms(), DRY), at('west'), 9, {
      // biome-ignore lint/correctness/useYield: nothing is asked
      *choose([first]) {
        return first as Leg;
      },
      // biome-ignore lint/correctness/useYield: nothing is asked
      *follow() {
        return 2;
      },
    });
    const { value } = playing.next();
    expect(value).toMatchObject({ length: 2, end: { piece: 't1' } });
  });

  it('stands in the room while it is on its way through it', () => {
    const page = rooms();
    const network = networkOf(page, DRY);
    const [leg] = waysOn(network, at('west')) as [Leg];
    expect(stationAfter(network, leg, 0.2)).toEqual(at('west'));
    expect(stationAfter(network, leg, leg.length - 0.1)).toEqual(at('middle'));
    expect(stationAfter(network, leg, 2.5).along).toBeCloseTo(2.5, 2);
  });
});

describe('frontiers', () => {
  it('[H1-MON-14] are where middle lines leave a zone, by x, then y', () => {
    const page = rooms();
    const network = networkOf(page, DRY);
    const zone = Territory.of([page.piece('middle').shape], 1);
    const found = frontiers(network, zone);
    expect(found.map(({ piece, onward }) => [piece, onward])).toEqual([
      ['t1', -1],
      ['t2', 1],
    ]);
    expect(found.map(({ x }) => Math.round(x * 10) / 10)).toEqual([8.5, 11.5]);
    expect(leadsTo(legOnward(network, found[1] as Station, 1))).toBe('junction');
  });

  it('[H1-MON-14] stay when the whole zone or nothing of a tunnel is in it', () => {
    const page = rooms();
    const network = networkOf(page, DRY);
    expect(frontiers(network, Territory.of([disc(10, 10, 9)], 1))).toEqual([]);
    expect(frontiers(network, Territory.of([disc(25, 18, 0.5)], 1))).toEqual([]);
  });
});

describe('entrances', () => {
  it('[H1-MEA-16] are where rooms and tunnels touch the surface, from left to right; those within a bead are one', () => {
    const page = usual();
    draw(page, 'tunnel', tunnel([20, 4, 20, 8]), { id: 'shaft' });
    draw(page, 'tunnel', tunnel([20.8, 4, 22, 8]), { id: 'beside' });
    draw(page, 'cave', disc(6, 4.5, 0.5), { id: 'hollow' });
    draw(page, 'cave', disc(6, 12, 0.5), { id: 'deep' });
    const found = entrances(page, networkOf(page, DRY));
    expect(found.map(({ x, pieces }) => [Math.round(x), pieces])).toEqual([
      [6, ['hollow']],
      [20, ['shaft', 'beside']],
    ]);
  });

  it('[H1-ALT-06] a rift’s mouth is one, in its middle', () => {
    const page = (FIRST_WORLDS['Rift of Sorrows'] as () => Page)();
    expect(entrances(page, networkOf(page, DRY))).toMatchObject([{ x: 15, y: 4, pieces: ['rift'] }]);
  });

  it('[H1-ALT-11] a hollow earth has them above and below', () => {
    const page = (FIRST_WORLDS['Hollow Earth'] as () => Page)();
    draw(page, 'tunnel', tunnel([8, 4, 8, 17]), { id: 'pass' });
    expect(entrances(page, networkOf(page, DRY)).map(({ surface, y }) => [surface, y])).toEqual([
      [0, 4],
      [1, 17],
    ]);
  });

  it('[H1-ALT-21] and a pocket universe all round, one also where its rim begins', () => {
    const page = (FIRST_WORLDS['Pocket Universe'] as () => Page)();
    draw(page, 'tunnel', tunnel([15, 2.5, 15, 6]), { id: 'north' });
    draw(page, 'tunnel', tunnel([27, 10.5, 24, 10.5]), { id: 'east' });
    expect(
      entrances(page, networkOf(page, DRY))
        .map(({ pieces }) => pieces[0])
        .sort(),
    ).toEqual(['east', 'north']);
  });
});

describe('the emptiest place', () => {
  it('[H1-MEA-18] is the half-bead point farthest from all that is drawn', () => {
    const page = usual();
    const under = (x: number, y: number) => x >= 1 && x <= 29 && y >= 5 && y <= 20;
    expect(emptiest(page, under)).toEqual({ x: 1, y: 5 });
    draw(page, 'cave', disc(1, 5, 0.5));
    expect(emptiest(page, under)).toEqual({ x: 29, y: 20 });
    draw(page, 'cave', disc(29, 20, 0.5));
    const place = emptiest(page, under);
    expect(place && page.clear(disc(place.x, place.y, 0.1), 12)).toBe(true);
    expect(emptiest(page, () => false)).toBeNull();
  });
});

describe.each(Object.entries(FIRST_WORLDS))('in %s', (_, world) => {
  const spot = fc.record({ x: fc.integer({ min: 2, max: 28 }), y: fc.integer({ min: 3, max: 18 }) });
  const drawn = fc.array(fc.record({ a: spot, b: spot, isRoom: fc.boolean() }), { minLength: 3, maxLength: 14 });

  function pageWith(
    things: readonly { a: { x: number; y: number }; b: { x: number; y: number }; isRoom: boolean }[],
  ): Page {
    const page = world();
    things.forEach(({ a, b, isRoom }, i) => {
      if (isRoom || (a.x === b.x && a.y === b.y)) draw(page, 'cave', disc(a.x, a.y, 0.5), { id: `room ${i}` });
      else draw(page, 'tunnel', tunnel([a.x, a.y, b.x, b.y]), { id: `tunnel ${i}` });
    });
    return page;
  }

  it('[H1-MEA-33] a walk is never longer than said, and each leg begins where the last ended', () => {
    fc.assert(
      fc.property(drawn, fc.nat(), fc.integer({ min: 1, max: 40 }), (things, pick, length) => {
        const page = pageWith(things);
        const network = networkOf(page, DRY);
        const ids = [...network.rooms.keys(), ...network.tunnels.keys()];
        const start = at(ids[pick % ids.length] as string);
        let n = pick;
        const it = walked(page, start, length, () => n++ % 3 !== 0);
        expect(it.length).toBeLessThanOrEqual(length + 1e-9);
        let place: { x: number; y: number } | null = null;
        for (const { leg, far } of it.legs) {
          expect(leg.length).toBeCloseTo(pathLength(leg.path), 6);
          expect(far).toBeLessThanOrEqual(leg.length + 1e-9);
          // A junction is as wide as the tunnels that meet in it.
          if (place)
            expect(Math.hypot((leg.path[0] as number) - place.x, (leg.path[1] as number) - place.y)).toBeLessThan(1);
          place = { x: leg.path.at(-2) as number, y: leg.path.at(-1) as number };
        }
        const { x, y } = placeOf(network, it.end);
        const piece = page.pieces.find(({ id }) => id === it.end.piece);
        expect(piece && gapTo(piece.shape, x, y)).toBeLessThanOrEqual(0.001);
      }),
      { numRuns: 40 },
    );
  });

  it('[H1-MON-14] frontiers lie on the zone’s border and lead out of it, whatever is drawn elsewhere', () => {
    fc.assert(
      fc.property(drawn, spot, (things, middle) => {
        const page = pageWith(things);
        const zone = Territory.of([disc(middle.x, middle.y, 1)], 1.5);
        const before = frontiers(networkOf(page, DRY), zone);
        for (const { x, y, piece, along, onward } of before) {
          expect(zone.gap(disc(x, y, 0.001))).toBeLessThan(0.01);
          const beyond = placeOf(networkOf(page, DRY), at(piece, along + 0.05 * onward));
          expect(zone.holds(beyond.x, beyond.y)).toBe(false);
        }
        draw(page, 'cave', disc(1, 20, 0.4));
        expect(frontiers(networkOf(page, DRY), zone).map(({ x, y }) => [x, y])).toEqual(
          before.map(({ x, y }) => [x, y]),
        );
      }),
      { numRuns: 40 },
    );
  });
});
