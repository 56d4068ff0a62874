import { line, polygon } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { depthOf, floorOf } from '../src/places/depth.ts';
import { levelsOf } from '../src/places/levels.ts';
import { type Place, sorted } from '../src/places/place.ts';
import { surveyOf } from '../src/places/survey.ts';
import { lastTick, worldAt } from '../src/then.ts';
import { antlings, bead, bolheim, goblins, piece, room, type Small, small, tunnel } from './small-world.ts';

const surveyed = (of: Small, tick?: number) => {
  const world = small(of);
  return surveyOf(worldAt(world, tick ?? lastTick(world)));
};
const areas = (of: Small) => surveyed(of).areas.map((it) => it.places.map((p) => p.id));

describe('places and ways', () => {
  it('[TA-ARE-01] [TA-ARE-02] [TA-ARE-03] a river is a way, a lake in a cave belongs to it, ore is matter', () => {
    const { places, ways, pools, matter, influences } = sorted(
      worldAt(
        small({
          pieces: [
            room('cave', 5, 8, { kind: 'cave', owner: null }),
            piece('river', line([0, 9, 9, 9], 0.4), { kind: 'water', owner: null }),
            piece('crack', line([9, 9, 9, 12], 0.4), { kind: 'fault', owner: null }),
            room('lake', 20, 8, { kind: 'water', owner: null }),
            room('pool', 5, 8, { kind: 'water', owner: null, within: 'cave' }),
            room('ore', 6, 8, { kind: 'ore', matter: 'solid', owner: null }),
            room('eye', 12, 12, { kind: 'nexus', matter: 'cover', owner: null, area: 12 }),
            room('gloom', 12, 18, { kind: 'nexus', matter: 'cover', owner: null, area: 12.1 }),
            tunnel('t', [1, 6, 2, 6]),
          ],
        }),
        0,
      ),
    );
    expect(places.map((it) => [it.id, it.kind])).toEqual([
      ['cave', 'cave'],
      ['lake', 'water'],
      ['eye', 'wonder'],
    ]);
    expect(ways.map((it) => it.piece.id)).toEqual(['river', 'crack', 't']);
    expect([pools, matter, influences].map((all) => all.map((it) => it.id))).toEqual([['pool'], ['ore'], ['gloom']]);
  });

  it('[TA-GEN-06] a thing is there from its tick up to the one at which it ceased to be', () => {
    const of = { pieces: [room('p1', 5, 8, { since: 3, until: 7 })], journal: [{ tick: 9, kind: 'x' }] };
    const there = (tick: number) => surveyed(of, tick).rooms.length;
    expect([2, 3, 6, 7].map(there)).toEqual([0, 1, 1, 0]);
    expect(surveyed(of).then.tick).toBe(9);
  });

  it('[TA-ARE-04] [TA-EX-03] hollows of one owner that touch are one digging', () => {
    const hollow = (id: string, x: number, owner = 'g1') => room(id, x, 9, { kind: 'hollow', owner });
    const {
      rooms,
      areas: found,
      levels,
    } = surveyed({
      groups: [bolheim],
      pieces: [
        ...[5, 7, 9].map((x, i) => room(`r${i}`, x, 8)),
        ...[hollow('h1', 10.5), hollow('h2', 11.5), hollow('h3', 13.1)],
      ],
    });
    const diggings = rooms.filter((it) => it.place.kind === 'diggings').map((it) => it.place);
    expect(diggings.map((it) => it.id)).toEqual(['h1', 'h3']);
    expect(diggings[0]?.area).toBeCloseTo(2.26);
    expect(found.map((it) => it.places.length)).toEqual([5]);
    expect(levels).toHaveLength(1);
  });

  it('[TA-ARE-05] [TA-ARE-06] who holds a place: the most people, then whose riches lie there, then its living maker', () => {
    const places = [0, 1, 2, 3, 4].map((i) => room(`p${i}`, 3 + 3 * i, 8, i === 4 ? { owner: null } : {}));
    const [a, b, c, d] = places as [Place['pieces'][0], Place['pieces'][0], Place['pieces'][0], Place['pieces'][0]];
    const { rooms } = surveyed({
      groups: [{ ...bolheim, alive: true, until: null }, antlings, goblins],
      pieces: places,
      beads: [
        bead('b1', 'population', a, { owner: 'goblins' }),
        bead('b2', 'population', a, { owner: 'goblins' }),
        bead('b3', 'population', a, { owner: 'antlings' }),
        bead('b4', 'treasure', b, { owner: 'antlings' }),
      ],
      marks: [{ id: 'm', kind: 'ruin', at: { x: 12, y: 8 }, piece: d.id, what: null, since: 0, until: null }],
    });
    const of = (id: string) => rooms.find((it) => it.place.id === id);
    expect(places.map(({ id }) => [of(id)?.holder?.id ?? null, of(id)?.state])).toEqual([
      ['goblins', 'lived in'],
      ['antlings', 'kept'],
      ['g1', 'kept'],
      [null, 'ruin'],
      [null, 'wild'],
    ]);
    expect(of(c.id)?.peopled).toBe(false);
  });

  it('[TA-ARE-07] pieces touch at a gap of 0.25 and no more; nobody walks through water in the first edition', () => {
    const pieces = [
      room('a', 5, 8),
      room('b', 6.45, 8),
      room('c', 7.91, 8),
      piece('river', line([5, 8, 5, 12], 0.2), { kind: 'water', owner: null }),
    ];
    const second = surveyed({ pieces }).network.touching;
    expect([...second.beside('a')]).toEqual(['b', 'river']);
    expect([...second.beside('c')]).toEqual([]);
    const first = surveyOf(worldAt({ ...small({ pieces }), edition: '1' } as never, 0)).network.touching;
    expect([...first.beside('a')]).toEqual(['b']);
  });
});

describe('areas', () => {
  const example = {
    groups: [bolheim, antlings, goblins],
    pieces: [
      ...[5, 7, 9, 20].map((x, i) => room(`p${i + 1}`, x, 8)),
      room('p5', 11, 8, { owner: 'antlings' }),
      room('p6', 25.6, 8, { owner: 'goblins' }),
    ],
  };

  it('[TA-ARE-08] [TA-ARE-09] [TA-ARE-10] [TA-ARE-11] [TA-ARE-16] [TA-EX-02] small areas join what is near, and take its name', () => {
    expect(areas(example)).toEqual([
      ['p1', 'p2', 'p3', 'p5'],
      ['p4', 'p6'],
    ]);
    const [p5] = example.pieces.slice(4) as [(typeof example.pieces)[0]];
    const { areas: found } = surveyed({ ...example, beads: [bead('b', 'population', p5, { owner: 'antlings' })] });
    expect(found.map((it) => [it.letter, it.name, it.kind, it.state])).toEqual([
      ['A', 'Bolheim', 'hold', 'taken'],
      ['B', 'the warren of the Goblins', 'lair', 'home'],
    ]);
  });

  it('[TA-ARE-09] places of one kin fall apart where the gap is more than 4.5', () => {
    const at = (x: number) =>
      areas({ pieces: [0, 1, 2].flatMap((i) => [room(`a${i}`, 3, 6 + 3 * i), room(`b${i}`, x, 6 + 3 * i)]) });
    expect(at(8.69)).toHaveLength(1);
    expect(at(8.75)).toHaveLength(2);
  });

  it('[TA-ARE-12] buildings form sites of their own, lettered last, and nothing joins them', () => {
    const found = surveyed({
      groups: [goblins],
      pieces: [room('hut', 5, 3.5, { kind: 'building', owner: 'goblins' }), room('den', 5, 5.5, { owner: 'goblins' })],
    }).areas;
    expect(found.map((it) => [it.letter, it.surface, it.kind, it.places.length])).toEqual([
      ['A', false, 'lair', 1],
      ['B', true, 'site', 1],
    ]);
  });

  it('[TA-ARE-13] [TA-ARE-14] kinds and states of areas', () => {
    const kinds = (pieces: Small['pieces'], groups: Small['groups'] = []) =>
      surveyed({ pieces, groups }).areas.map((it) => `${it.kind}, ${it.state}`);
    const nature = { owner: null, kind: 'cave' };
    expect(kinds([room('a', 5, 8, { room: 'Landing Site' })], [bolheim])).toEqual(['wonder, ruin']);
    expect(kinds([room('a', 5, 8)], [{ ...bolheim, kind: 'colony' }])).toEqual(['colony, ruin']);
    expect(kinds([room('a', 5, 8, { kind: 'hollow', owner: 'antlings' })], [antlings])).toEqual(['diggings, home']);
    expect(kinds([room('a', 5, 8, { ...nature, kind: 'water', area: 3 }), room('b', 6.5, 8, nature)])).toEqual([
      'waters, wild',
    ]);
    expect(kinds([room('a', 5, 8, nature)])).toEqual(['caves, wild']);
  });

  it('[TA-ARE-15] an area is called after its people, its label, its lair or its largest place; two of a name are told apart', () => {
    const cave = (id: string, x: number, y: number) =>
      room(id, x, y, { owner: null, kind: 'cave', area: 7, what: asWritten('a cavern') });
    const names = (pieces: Small['pieces']) => surveyed({ pieces, groups: [antlings] }).areas.map((it) => it.name);
    expect(names([cave('a', 5, 8)])).toEqual(['a cavern']);
    expect(names([cave('a', 5, 8), cave('b', 5, 16)])).toEqual(['Upper a cavern', 'Lower a cavern']);
    expect(names([cave('a', 25, 8), cave('b', 5, 8.5)])).toEqual(['East a cavern', 'West a cavern']);
    expect(names([5, 14, 25].map((x, i) => cave(`c${i}`, x, 8)))).toEqual(['a cavern 1', 'a cavern 2', 'a cavern 3']);
    expect(names([room('a', 5, 8, { owner: 'antlings' })])).toEqual(['the burrow of the Antlings']);
  });

  it('[TA-ARE-17] ids of areas and levels do not depend on letters and numbers', () => {
    const before = surveyed({ pieces: [room('p2', 5, 12)] });
    const after = surveyed({ pieces: [room('p2', 5, 12), room('p9', 25, 6)] });
    expect(after.areas.map((it) => [it.letter, it.id])).toEqual([
      ['A', 'area-p9'],
      ['B', before.areas[0]?.id],
    ]);
    expect(after.levels[1]?.id).toBe(before.levels[0]?.id);
  });
});

const at = (x: number, y: number, i: number, half = 0.6): Place => ({
  ...{ id: `p${i}`, kind: 'room', pieces: [], maker: null, area: 1, order: i, centre: { x, y } },
  box: { left: x - half, right: x + half, top: y - half, bottom: y + half },
});
const many = (n: number) => Array.from({ length: n }, (_, i) => at(2 + (i % 5) * 2, 8 + Math.floor(i / 5) * 0.8, i));
const counts = (places: readonly Place[]) => levelsOf(places).map((it) => it.length);

describe('floors and levels', () => {
  it('[TA-ARE-20] [TA-EX-01] levels of about ten places', () => {
    const by = Object.fromEntries([3, 14, 15, 18, 19, 24, 29, 31].map((n) => [n, counts(many(n))]));
    expect(by).toEqual({
      ...{ 3: [3], 14: [14], 15: [8, 7], 18: [9, 9], 19: [10, 9], 24: [12, 12], 29: [10, 10, 9], 31: [11, 10, 10] },
    });
    const rows = [8, 10.6, 13.2, 15.8].flatMap((y, r) => [3, 6, 9].map((x, c) => at(x, y, r * 3 + c)));
    expect(counts(rows)).toEqual([6, 6]);
    expect(levelsOf(many(15))[0]?.map((it) => it.order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('[TA-ARE-20] a place that is nearly as large as a sheet has some room round it', () => {
    const great = at(6, 8, 0, 3.5);
    expect(counts([great, at(6, 13.8, 1)])).toEqual([2]);
    expect(counts([great, at(6, 14, 1)])).toEqual([1, 1]);
  });

  it('[TA-ARE-19] [TA-EX-18] panels no wider than 12, cut at the widest gap', () => {
    const found = levelsOf([2, 4, 6, 8, 11, 13, 15].map((x, i) => at(x, 9, i)));
    expect(found.map((it) => it.length)).toEqual([4, 3]);
  });

  it('[TA-ARE-18] floors are bands of three beads under the surface', () => {
    const { ground } = worldAt(small({ pieces: [] }), 0);
    const floor = (y: number) => floorOf(depthOf(ground, { x: 5, y }));
    expect([3.9, 4, 6.9, 7, 9.9, 10].map(floor)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('[TA-ARE-18] without a surface above, depth is the distance from the nearest', () => {
    const ring = { ...polygon([0, 0, 20, 0, 20, 20, 0, 20]) };
    const ground = { world: 'x', strata: [], surfaces: [{ ...ring, path: [0, 20, 20, 20], closed: false }] };
    expect(depthOf(ground, { x: 30, y: 20 })).toBe(10);
  });

  it('[TA-ARE-21] [TA-ARE-22] levels are numbered downward; a way is drawn wherever it touches a place', () => {
    const { levels } = surveyed({
      pieces: [
        ...[5, 8, 11, 14, 17].flatMap((y, r) => [3, 6, 9, 12].map((x, c) => room(`p${r}${c}`, x, y))),
        tunnel('long', [3, 5.6, 3, 17]),
        tunnel('lost', [7.4, 16, 7.6, 16]),
      ],
    });
    expect(levels.map((it) => it.number)).toEqual([1, 2]);
    expect(levels.map((it) => it.ways.map((way) => way.piece.id))).toEqual([['long'], ['long', 'lost']]);
  });
});

describe('mouths, steps and numbers', () => {
  const example = (top: number) => ({
    pieces: [
      tunnel('t1', [5, top, 5, 10]),
      ...[room('a', 5.8, 7), room('b', 4.2, 9), room('c', 2.7, 9)],
      tunnel('t2', [3.6, 9, 3.3, 9]),
    ],
  });

  it('[TA-ARE-23] [TA-ARE-24] [TA-ARE-25] [TA-EX-04] numbers go by how far in a room lies', () => {
    const { network, rooms } = surveyed(example(4));
    expect(['t1', 'a', 'b', 't2', 'c'].map((it) => network.stepsTo(it))).toEqual([0, 1, 1, 2, 3]);
    expect(rooms.map((it) => [it.key, it.place.id])).toEqual([
      ['A1', 'b'],
      ['A2', 'a'],
      ['A3', 'c'],
    ]);
  });

  it('[TA-ARE-24] [TA-ARE-26] [TA-EX-04] what no mouth leads to is sealed, and numbered all the same', () => {
    const { rooms } = surveyed(example(4.5));
    expect(rooms.map((it) => [it.number, it.place.id, it.sealed, it.steps])).toEqual([
      [1, 'c', true, 10_000],
      [2, 'b', true, 10_000],
      [3, 'a', true, 10_000],
    ]);
  });

  it('[TA-ARE-23] [TA-ARE-24] ways at the edges lead beyond and to the depths; from there a hundred steps are added', () => {
    const { network } = surveyed({
      pieces: [tunnel('west', [0, 9, 3, 9]), room('a', 3.7, 9), tunnel('down', [20, 18, 20, 21]), room('up', 9, 4.3)],
    });
    expect(network.mouths.map((it) => [it.piece.id, it.to])).toEqual([
      ['west', 'beyond'],
      ['down', 'depths'],
      ['up', 'surface'],
    ]);
    expect(network.stepsTo('a')).toBe(101);
  });
});
