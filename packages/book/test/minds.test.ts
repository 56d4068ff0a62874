import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { isNeighbour, type Mind } from '../src/factions/mind.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, nomads, room, type Small, small, tunnel } from './small-world.ts';

const line = (tick: number, kind: string, turn: number, more: object = {}) => ({
  ...{ tick, kind, age: 'monsters', turn },
  ...more,
});
const group = (id: string, card: string) => ({ ...goblins, id, name: card, card });
const [horde, wizard, farmers] = [
  group('horde', 'Demonic Horde'),
  group('wizard', 'A Wizard'),
  group('farmers', 'Farmers'),
];
const [vault, hall] = [room('v', 5, 8, { room: 'vault' }), room('h', 7, 8, { room: 'Great Hall' })];
const way = tunnel('t', [5.5, 8, 6.5, 8]);
const of = (more: Partial<Small> = {}): Small => ({
  groups: [bolheim, nomads, horde],
  pieces: [vault, hall, way],
  ...more,
});
const factions = (world: Small) => bookOf(small(world)).factions;
const one = (world: Small, id = 'nomads') => factions(world).find((it) => it.group.id === id);
const texts = (all: readonly { readonly text: Parameters<typeof plain>[0] }[] = []) => all.map((it) => plain(it.text));

describe('what a faction wants and fears', () => {
  it('[TA-FAC-02] its page says what it is, where, how many, how rich, since when, what it wants, fears, did and pays', () => {
    const beads = [
      bead('a', 'population', hall, { owner: 'nomads', emblem: 'nomads trader' }),
      bead('b', 'treasure', hall, { owner: 'nomads' }),
      bead('c', 'epic', hall, { owner: 'nomads', name: 'Crown' }),
      bead('d', 'bonus', hall, { owner: 'nomads' }),
    ];
    const it = one(of({ beads, journal: [line(3, 'built', 1, { group: 'nomads', what: 'Saloon' })] as never[] }));
    expect(it).toMatchObject({
      ...{ bands: 1, shares: 1, edges: 1, epics: ['Crown'], bearing: 'open', dead: false },
      emblem: 'nomads trader',
    });
    expect(it?.tags).toContain('trader');
    expect(it?.kind).toBe('denizen');
    expect(it?.rooms.map((at) => at.place.id)).toEqual(['h']);
    expect(texts(it?.since ? [it.since] : [])[0]).toMatch(/turn|beginning/i);
    expect(texts(it?.deeds)).toEqual(['In turn 1 of the Age of Monsters they built the Saloon.']);
    expect([it?.wants.length, it?.fears.length, it?.standings.length]).toEqual([1, 1, 1]);
    expect(it?.pays).not.toBeNull();
  });

  it('[TA-FAC-03] [TA-EX-09] up to two, the first rows that hold; an answer that is there already gives its next best', () => {
    const beads = [
      bead('a', 'population', hall, { owner: 'nomads' }),
      bead('l', 'treasure', hall, { owner: 'nomads' }),
      bead('e', 'bonus', hall, { owner: 'nomads' }),
      ...[1, 2, 3, 4, 5, 6].map((n) => bead(`w${n}`, 'treasure', vault, { owner: 'wizard' })),
      bead('wp', 'population', vault, { owner: 'wizard' }),
      bead('we', 'epic', vault, { owner: 'wizard', name: 'Lantern of the first fire' }),
      ...[1, 2].map((n) => bead(`h${n}`, 'population', room('x', 15, 8), { owner: 'horde' })),
    ];
    const trade = (tick: number, turn: number) =>
      line(tick, 'dealing', turn, { group: 'nomads', to: 'wizard', deed: 'trade' });
    const world = of({
      groups: [bolheim, nomads, horde, wizard, { ...group('cult', 'Cult'), alive: false, until: 6 }],
      pieces: [vault, hall, way, room('x', 15, 8)],
      beads,
      journal: [
        line(1, 'x', 1),
        line(2, 'x', 2),
        line(3, 'x', 3),
        trade(4, 4),
        line(5, 'dealing', 4, { group: 'cult', to: 'nomads', deed: 'theft' }),
        trade(6, 5),
        trade(7, 6),
        line(8, 'conflict', 6, { group: 'horde', to: 'nomads' }),
        line(9, 'lost', 6, { group: 'nomads', by: 'horde', bead: 'population' }),
      ] as never[],
    });
    const it = one(world);
    expect(texts(it?.wants)).toEqual([
      'Revenge on the Demonic Horde (turn 6 of the Age of Monsters).',
      expect.stringMatching(/^What lies with A Wizard in A\d The vault of Lantern of the first fire\.$/),
    ]);
    // The Horde is not feared twice; a Wizard counts for three.
    expect(texts(it?.fears)).toEqual([
      'The Demonic Horde, by whose hands 1 of theirs died (turn 6 of the Age of Monsters).',
      'A Wizard, the stronger.',
    ]);
    expect(it?.standings.map((s) => [s.to.id, s.how])).toEqual([
      ['horde', 'at war'],
      ['wizard', 'trades'],
    ]);
    // One turn later the Farmers are the villain.
    const later = {
      ...world,
      groups: [...(world.groups ?? []), farmers],
      journal: [...(world.journal ?? []), line(20, 'villain came', 7, { group: 'farmers' })] as never[],
    };
    expect(texts(one(later)?.fears)).toContain('The Farmers, the villain.');
    expect(texts(one(later, 'farmers')?.wants)[0]).toMatch(/^It wins when/);
  });

  it('[TA-FAC-T1.1] the villain wants what its victory needs', () => {
    const journal = [line(3, 'villain came', 1, { group: 'horde' })] as never[];
    const it = one(of({ beads: [bead('h', 'population', vault, { owner: 'horde' })], journal }), 'horde');
    expect(texts(it?.wants)[0]).toBe(texts(it?.plan)[0]);
    expect(it?.wants[0]?.table).toBe('TA-FAC-T1.1');
    expect(it?.pays).toBeNull();
  });

  it('[TA-FAC-T1.5] more of what it used up, from the nearest place that has some', () => {
    const journal = [line(3, 'exhausted', 1, { group: 'nomads', resource: 'ore' })] as never[];
    const base = small(of({ beads: [bead('a', 'population', hall, { owner: 'nomads' })], journal }));
    const unit = (x: number, until: number | null) => ({
      id: `u${x}`,
      kind: 'ore',
      biome: null,
      at: { x, y: 8 },
      piece: 'none',
      stratum: 1,
      since: 0,
      until,
    });
    const wants = (units: readonly object[]) =>
      texts(
        bookOf({ ...base, page: { ...base.page, units } } as never).factions.find((it) => it.group.id === 'nomads')
          ?.wants,
      );
    expect(wants([unit(4, null)])[0]).toMatch(/^More ore from A\d The \w+ vault\.$/);
    expect(wants([unit(4, 2)])).toEqual(['To be left alone.']);
    expect(wants([unit(20, null)])).toEqual(['To be left alone.']);
  });

  it('[TA-FAC-T1.6] what the richest neighbour has, ties to the nearer home', () => {
    const far = room('f', 11, 8);
    const beads = [
      bead('a', 'population', hall, { owner: 'nomads' }),
      bead('p', 'population', vault, { owner: 'horde' }),
      bead('q', 'population', far, { owner: 'wizard' }),
      bead('r', 'treasure', vault, { owner: 'horde' }),
      bead('s', 'treasure', far, { owner: 'wizard' }),
    ];
    const world = (more: typeof beads = []) =>
      of({
        groups: [bolheim, nomads, wizard, horde],
        pieces: [vault, hall, way, tunnel('u', [7.5, 8, 9, 8]), tunnel('w', [9, 8, 10.4, 8]), far],
        beads: [...beads, ...more],
      });
    expect(texts(one(world())?.wants)[0]).toMatch(/^What lies with the Demonic Horde in/);
    expect(texts(one(world([bead('t', 'treasure', far, { owner: 'wizard' })]))?.wants)[0]).toMatch(
      /^What lies with A Wizard in/,
    );
  });

  it('[TA-FAC-05] a neighbour is on the same level, within six pieces, or was met', () => {
    const chain = (many: number) =>
      Array.from({ length: many }, (_, i) => tunnel(`c${i}`, [7.6 + i * 0.9, 8, 8.5 + i * 0.9, 8]));
    const world = (many: number, journal: readonly object[] = []) => {
      const end = room('z', 7.6 + many * 0.9 + 0.6, 8);
      const beads = [
        bead('a', 'population', hall, { owner: 'nomads' }),
        bead('b', 'population', end, { owner: 'horde' }),
      ];
      return bookOf(small(of({ pieces: [hall, ...chain(many), end], beads, journal: journal as never[] })));
    };
    const near = (many: number, journal: readonly object[] = []) => {
      const { survey, factions: all } = world(many, journal);
      const [a, b] = ['nomads', 'horde'].map((id) => all.find((it) => it.group.id === id));
      return isNeighbour({ survey, standings: a?.standings ?? [], it: a } as never as Mind, b as never);
    };
    expect(near(3)).toBe(true);
    expect(near(14)).toBe(false);
    expect(near(14, [line(3, 'dealing', 1, { group: 'nomads', to: 'horde', deed: 'trade' })])).toBe(true);
  });

  it('[TA-FAC-09] its first want as a task, paid in a share, a ★, a rumour that is true or safe passage', () => {
    const riches = (many: number) =>
      Array.from({ length: many }, (_, i) => bead(`r${i}`, 'treasure', hall, { owner: 'nomads' }));
    const pay = (beads: Small['beads'], more: Partial<Small> = {}) => {
      const it = one(of({ beads: [bead('a', 'population', hall, { owner: 'nomads' }), ...(beads ?? [])], ...more }));
      return it?.pays ? plain(it.pays.text) : '';
    };
    expect(pay(riches(2))).toBe('The Nomads would give a share to whoever would keep strangers away.');
    expect(pay([bead('s', 'bonus', hall, { owner: 'nomads' })])).toContain(' a ★ lent ');
    expect(pay([])).toContain(' safe passage ');
    expect(
      pay([bead('o', 'population', vault, { owner: 'nomads', until: 1 })], { journal: [line(4, 'x', 1)] as never[] }),
    ).toContain('a rumour that is true');
    const slain = line(3, 'lost', 1, { group: 'nomads', by: 'horde', bead: 'population' });
    expect(pay([bead('h', 'population', vault, { owner: 'horde' })], { journal: [slain] as never[] })).toMatch(
      /to whoever would drive the Demonic Horde out of A\d/,
    );
  });

  it('[TA-FAC-12] without tags, or with tags unknown here, by rows 5 to 7 and 2 to 4 alone', () => {
    const strange = { ...nomads, card: 'No such card' };
    const slain = line(3, 'lost', 1, { group: 'nomads', by: 'horde', bead: 'population' });
    const beads = [
      bead('a', 'population', hall, { owner: 'nomads' }),
      ...[1, 2].map((n) => bead(`h${n}`, 'population', vault, { owner: 'horde' })),
    ];
    const it = one(of({ groups: [bolheim, strange, horde], beads, journal: [slain] as never[] }));
    expect(texts(it?.wants)).toEqual(['To be left alone.']);
    expect(texts(it?.fears)).toEqual(['The Demonic Horde, the stronger.']);
    expect(texts(one(of({ beads, journal: [slain] as never[] }))?.wants)[0]).toMatch(/^Revenge/);
  });

  it('[TA-EX-10] a rumour of floor 4 whose six shows 4 is bent, and a swap that also holds is refused', async () => {
    const { truthOf, bentCount, heldBy } = await import('../src/table-talk/rumours.ts');
    expect(truthOf(4, 4)).toBe('bent');
    const smelter = room('s', 5, 15, { room: 'Smelter' });
    const gnolls = group('gnolls', 'Gnolls');
    const book = bookOf(
      small({
        groups: [bolheim, goblins, gnolls, nomads],
        pieces: [smelter],
        beads: [
          bead('a', 'population', smelter, { owner: 'goblins' }),
          bead('b', 'population', smelter, { owner: 'goblins' }),
          bead('c', 'population', smelter, { owner: 'gnolls', until: 1 }),
        ],
        journal: [line(2, 'x', 1)] as never[],
      }),
    );
    const at = book.survey.rooms[0] as (typeof book.survey.rooms)[0];
    expect(at.floor).toBe(4);
    expect(bentCount(2)).toBe('four bands');
    expect(
      heldBy(book.survey, at)
        .map((it) => it.id)
        .sort(),
    ).toEqual(['gnolls', 'goblins']);
  });
});
