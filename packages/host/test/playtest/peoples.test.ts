import { areConnected, box, disc, line, type Piece, type Point } from '@understory/page';
import type { ChooseAsk } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { civsOf, loners, peoples } from '../../src/first/lent.ts';
import type { AtCivilization } from '../../src/playtest/at.ts';
import { civilizationStretch } from '../../src/playtest/civilization/age.ts';
import { beginFeature, draw, putBeads } from '../../src/playtest/draw.ts';
import { gemCaves } from '../../src/playtest/joined/gems.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { newDen } from '../../src/playtest/monsters/den.ts';
import { adoptPacks, packs } from '../../src/playtest/monsters/packs.ts';
import type { PlaytestOptions } from '../../src/playtest/options.ts';
import { telling } from '../../src/playtest/telling/telling.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { caveAt, cursedAt, oreAt, waterAt } from './elves-at.ts';
import { game, laid, play, TWO } from './world-at.ts';

/** A people comes to a world: who, and what is asked. */
function comes(world: PlaytestWorld, who: string, more: object = {}) {
  const arrival = { age: 'civilization', phase: 'arrival', nth: 0 } as const;
  return play(world, (it) => civilizationStretch(it, arrival), { dice: null, choose: { 'PT-CIV-01': [who] }, ...more });
}

/** … and lives to its end. */
function lives(world: PlaytestWorld, who: readonly string[], most = 400): PlaytestWorld {
  let at: AtCivilization = { age: 'civilization', phase: 'arrival', nth: 0 };
  for (let i = 0; i < most; i++) {
    const now = at;
    const choose = now.phase === 'arrival' ? { 'PT-CIV-01': [who[now.nth] as string] } : {};
    play(world, (it) => civilizationStretch(it, now), { dice: null, choose });
    if (world.at.age !== 'civilization') return world;
    at = world.at;
  }
  throw new Error('they live on');
}

const gemAt = (world: PlaytestWorld, at: Point): Piece =>
  draw(world, {
    clause: 'PT-FEA-T2.Vein',
    kind: 'gem',
    shape: disc(at.x, at.y, 0.5),
    what: { kind: 'gem' },
    units: [{ kind: 'gems', at: [at] }],
  });
const done = (world: PlaytestWorld, clause: string) => world.journal.entries.filter((it) => it.clause === clause);
const oddity = (world: PlaytestWorld, piece: Piece) => JOINED.oddity(world.page, piece);
const pieceOf = (world: PlaytestWorld, feature: string) =>
  [...world.page.drawn()].find((it) => it.feature === feature) as Piece;

describe('the first edition’s peoples on this map', () => {
  it('[PT-CIV-01] the player says who comes: Deep Elves unless it is said otherwise', () => {
    const { asked } = comes(laid(), 'deep elves');
    const ask = asked[0] as ChooseAsk;
    expect(ask.options.map(({ key }) => key)).toEqual(['deep elves', 'dwarves', 'dark elves', 'demons', 'custom']);
    expect(ask.usual).toBe('deep elves');
    const world = laid();
    comes(world, 'custom');
    expect(civsOf(world)[0]?.people.custom).not.toBeNull();
  });

  it('[PT-CIV-03] each lives by its own section to its end, and then comes the Great Disaster', () => {
    for (const who of ['dwarves', 'dark elves', 'demons'] as const) {
      const world = laid();
      oreAt(world, { x: 8, y: 9 }, 4);
      caveAt(world, { x: 20, y: 10 }, 2);
      lives(world, [who]);
      expect([who, world.elves, world.at]).toEqual([who, null, { age: 'disaster' }]);
      expect(civsOf(world)[0]?.people).toBe(peoples[who]);
      const { ending } = civsOf(world)[0] ?? {};
      expect(peoples[who].waysToEnd.map(({ kind }) => kind)).toContain(ending);
      const [, age] = world.ages;
      expect(age).toMatchObject({ name: 'civilization', turns: civsOf(world)[0]?.year });
      const [ended] = age?.end ?? [];
      expect(telling.line(world, world.journal.entries[ended ?? 0] as never)).not.toBe('');
    }
  });

  it('[PT-CIV-04] two come at once if it was set so, and none of them are Deep Elves', () => {
    const world = laid(TWO, { civilizations: 2 });
    oreAt(world, { x: 8, y: 9 }, 3);
    caveAt(world, { x: 20, y: 10 }, 2);
    const { asked } = comes(world, 'dwarves');
    expect((asked[0] as ChooseAsk).options.map(({ key }) => key)).not.toContain('deep elves');
    expect(world.at).toEqual({ age: 'civilization', phase: 'arrival', nth: 1 });
    const both = laid(TWO, { civilizations: 2 });
    oreAt(both, { x: 8, y: 9 }, 3);
    lives(both, ['dwarves', 'demons']);
    expect(civsOf(both).map((it) => [it.people.key, it.isOver])).toEqual([
      ['dwarves', true],
      ['demons', true],
    ]);
  });

  it('[PT-CIV-03] whole games by either hand come to their disaster, whoever came', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { world } = game(`peoples ${i}`, some(i), 'random', ({ at }) => at.age === 'monsters');
      seen.add(civsOf(world)[0]?.people.key ?? 'deep elves');
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

const some = (i: number): Partial<PlaytestOptions> => ({ civilizations: i % 4 === 3 ? 2 : 1 });

describe('words of the first edition for a people', () => {
  it('[PT-CIV-T1.1] lodes are those of ore, and a mine is a room 1.2 across on one', () => {
    const world = laid();
    oreAt(world, { x: 8, y: 9 }, 2);
    gemAt(world, { x: 20, y: 9 });
    expect(JOINED.ore(world.page)).toHaveLength(2);
    comes(world, 'dwarves');
    play(world, (it) => civilizationStretch(it, { ...SUMMER, year: 1 }), { dice: null });
    const mines = [...world.page.drawn()].filter((it) => it.room === 'mine' && it.clause !== 'H1-DWF-03');
    expect(mines.map(({ area }) => area)).toEqual([1.44]);
    expect(JOINED.ore(world.page)).toHaveLength(0);
  });

  it('[PT-CIV-T1.2] each gem is a closed cave with a ○, which whatever touches it opens', () => {
    const world = laid();
    oreAt(world, { x: 8, y: 9 }, 1);
    gemAt(world, { x: 20, y: 9 });
    gemCaves(world);
    expect(world.page.units.filter((it) => it.kind === 'gems' && it.until === null)).toEqual([]);
    const [gem] = JOINED.gems(world.page);
    expect(world.page.piece(gem?.piece ?? '')).toMatchObject({ kind: 'cave', matter: 'open', clause: 'PT-CIV-T1.2' });
    const near = caveAt(world, { x: 16, y: 9 });
    const isReached = () => areConnected(JOINED.ways(world.page), near.id, gem?.piece ?? '');
    expect(isReached()).toBe(false);
    draw(world, { clause: 'PT-MEA-12', kind: 'tunnel', shape: line([16, 9, 19.7, 9], 0.5), what: { kind: 'tunnel' } });
    expect(isReached()).toBe(true);
    // A beast beside it guards it.
    putBeads(world, 'PT-CAV-02', world.page.piece(gem?.piece ?? ''), 'population', 1, 'primordial monster');
    expect(JOINED.gems(world.page)).toEqual([]);
  });

  it('[PT-CIV-T1.3] a Soul Mill stands at any water, once for each feature', () => {
    const world = laid();
    const lake = pieceOf(world, waterAt(world, { x: 8, y: 9 }));
    expect(oddity(world, lake)).toEqual({ kind: 'river', once: lake.feature });
    expect(oddity(world, pieceOf(world, waterAt(world, { x: 8, y: 9 }, 'magma')))).toBeNull();
  });

  it('[PT-CIV-T1.4] a beast is a pack, and digging into it is a fight', () => {
    const world = laid();
    expect(JOINED.hasBeasts(world.page)).toBe(false);
    oreAt(world, { x: 8, y: 10 }, 1);
    const cave = caveAt(world, { x: 8, y: 7 }, 1);
    expect(JOINED.hasBeasts(world.page)).toBe(true);
    comes(world, 'dwarves');
    expect(world.page.beadsIn(cave.id)).toEqual([]);
    expect(done(world, 'H1-CIV-04')).not.toEqual([]);
  });

  it('[PT-CIV-T1.5] a plague takes the number written and its label goes; Fate ends a people and its label stays', () => {
    const ill = laid();
    oreAt(ill, { x: 8, y: 10 }, 1);
    cursedAt(ill, { x: 8, y: 7 }, 'plague', 1);
    comes(ill, 'dwarves');
    expect(ill.page.marks.filter(({ kind }) => kind === 'plague').every((it) => it.until !== null)).toBe(true);
    expect(done(ill, 'H1-CIV-05')[0]).toMatchObject({ count: 1 });
    const doomed = laid();
    oreAt(doomed, { x: 8, y: 10 }, 1);
    cursedAt(doomed, { x: 8, y: 7 }, 'fate');
    comes(doomed, 'dwarves');
    expect(civsOf(doomed)[0]?.ending).toBe('fate');
    expect(doomed.page.marks.find(({ kind }) => kind === 'fate')?.until).toBeNull();
  });

  it('[PT-CIV-T1.6] a cavern is a natural cave, in which the worm finds room', () => {
    const world = laid();
    const cavern = draw(world, {
      clause: 'PT-FEA-T2.Region',
      kind: 'cave',
      shape: box(15, 16, 28, 6),
      what: { kind: 'cavern' },
    });
    draw(world, {
      clause: 'PT-FEA-T2.Region',
      kind: 'niche',
      shape: disc(15, 14, 0.5),
      what: { kind: 'niche' },
      within: cavern.id,
    });
    caveAt(world, { x: 26, y: 14 }, 3);
    comes(world, 'demons');
    play(world, (it) => civilizationStretch(it, { ...SUMMER, season: 0, year: 1 }), { dice: null });
    expect([...world.page.drawn()].filter(({ what }) => what.kind === 'room of the worm')).toEqual([]);
  });

  it('[PT-CIV-T1.7] without ore there comes a vein in a random stratum, of gold or of mithral', () => {
    for (const [who, metal] of [
      ['dwarves', 'gold'],
      ['dark elves', 'mithral'],
    ] as const) {
      const world = laid();
      const { asked } = comes(world, who);
      expect(asked.some((it) => it.clause === 'PT-CIV-T1.7' && it.ask === 'roll')).toBe(true);
      const [vein] = [...world.page.drawn()].filter((it) => it.kind === 'ore');
      expect(vein).toMatchObject({ what: { kind: 'band of ore', metal }, variant: metal });
    }
  });

  it('[PT-CIV-T1.8] without beasts there comes a network of caves with three of them', () => {
    const world = laid();
    play(world, (it) => JOINED.bring(it, 'beasts', 'H1-DEM-01'), { dice: null });
    const beasts = world.page.beadsOf(null).filter(({ kind }) => kind === 'population');
    expect(beasts).toHaveLength(3);
    expect(new Set(beasts.map(({ piece }) => piece)).size).toBe(3);
    expect([...world.page.drawn()].some(({ what }) => what.kind === 'natural tunnel')).toBe(true);
  });

  it('[PT-CIV-T1.9] the worm knows mithral from other ore, each feature once', () => {
    const world = laid();
    const vein = (metal: string, y: number): Piece => {
      const feature = beginFeature(world, 'PT-FEA-T1.1–2', 'ore', 1);
      const what = { kind: 'band of ore', metal } as const;
      return draw(world, {
        clause: 'PT-FEA-T2.Vein',
        kind: 'ore',
        shape: line([0, y, 30, y], 0.6),
        what,
        variant: metal,
        feature,
      });
    };
    const [mithral, silver] = [vein('mithral', 8), vein('silver', 10)];
    expect(oddity(world, mithral)).toEqual({ kind: 'mithral', once: mithral.feature });
    expect(oddity(world, silver)).toEqual({ kind: 'gold vein', once: silver.feature });
    expect(oddity(world, cursedAt(world, { x: 4, y: 16 }, 'plague'))?.kind).toBe('plague');
  });

  it('[PT-CIV-T1.10] there is no Ancient Wyrm: what lies in a cave is fought, and nobody is paid', () => {
    const world = laid();
    oreAt(world, { x: 8, y: 10 }, 3);
    caveAt(world, { x: 8, y: 7 }, 1);
    lives(world, ['dwarves']);
    expect(done(world, 'H1-PRM-13')).toEqual([]);
    expect([...world.page.drawn()].some(({ what }) => what.kind === 'cave of the Wyrm')).toBe(false);
  });

  it('[PT-CIV-T1.11] shafts come down from our surface, wherever it lies', () => {
    const rings = [
      [0, 1.8, 30, 1.8, 30, 12.5, 0, 12.5],
      [0, 12.5, 30, 12.5, 30, 21, 0, 21],
    ];
    const world = laid(rings, { surface: 1.8 });
    oreAt(world, { x: 8, y: 10 }, 1);
    comes(world, 'dwarves');
    const shaft = [...world.page.drawn()].find((it) => it.room === 'main shaft');
    expect(shaft?.shape.path.slice(0, 2)).toEqual([8, 1.8]);
  });

  it('[PT-JOI-16] what their end leaves are packs, one for each place; only freed slaves wander', () => {
    const world = laid();
    oreAt(world, { x: 8, y: 9 }, 2);
    lives(world, ['dark elves']);
    world.den = newDen();
    const before = world.page.beadsOf(null).filter(({ kind }) => kind === 'treasure').length;
    adoptPacks(world);
    expect(packs(world).length).toBeGreaterThan(0);
    expect(new Set(loners(world).map(({ type }) => type))).toEqual(new Set(['slave beast']));
    expect(world.page.beadsOf(null).filter(({ kind }) => kind === 'treasure')).toHaveLength(before);
    const cave = caveAt(world, { x: 26, y: 10 });
    putBeads(world, 'H1-ELF-27', cave, 'population', 2, 'freed slave');
    adoptPacks(world);
    expect(packs(world).at(-1)?.lone).toHaveLength(1);
  });
});

const SUMMER = { age: 'civilization', phase: 'lent season', order: [0], season: 1 } as const;
