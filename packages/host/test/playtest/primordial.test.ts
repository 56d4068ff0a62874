import { areaOf, bounds, centreOf, pathLength } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from '../../src/playtest/invariants.ts';
import { fill } from '../../src/playtest/primordial/features.table.ts';
import { formsOf } from '../../src/playtest/primordial/forms.table.ts';
import { faultLiquids } from '../../src/playtest/primordial/nexus/fault.ts';
import { spotsOf } from '../../src/playtest/primordial/spots.ts';
import { creationStory } from '../../src/playtest/primordial/story.ts';
import { game, laid, play, things } from './world-at.ts';

type Script = Omit<Parameters<typeof play>[2] & object, 'dice'>;

/** The form and the feature of the upper stratum of PT-EX-01. */
function filled(dice: readonly number[], script: Script = {}) {
  const { world, asked } = play(
    laid(),
    function* (it) {
      yield* fill(it, 1, yield* formsOf(it, it.page.stratum(1)));
    },
    { dice, ...script },
  );
  const { page } = world;
  return { world, page, asked, things: things(page), lodes: page.units, beads: page.beads };
}
const forms = (dice: readonly number[], script: Script = {}) =>
  play(laid(), (it) => formsOf(it, it.page.stratum(1)), { dice, ...script }).result ?? [];
const at = (spots: readonly { x: number; y: number }[]) => spots.map(({ x, y }) => [x, y]);
const THREE = [
  { x: 4, y: 8 },
  { x: 15, y: 8 },
  { x: 26, y: 8 },
];

describe('forms', () => {
  it('[PT-EX-04] [PT-FRM-02] [PT-FRM-09] [PT-FRM-T1.1] [PT-FEA-02] [PT-FEA-03] [PT-FEA-T1.1] [PT-FEA-T2.Vein] a vein of ore is a band through the middle', () => {
    const { page, lodes } = filled([1, 2, 3]);
    expect(page.pieces).toHaveLength(1);
    expect(page.pieces[0]).toMatchObject({
      kind: 'ore',
      what: { kind: 'band of ore', metal: 'mithral' },
      matter: 'solid',
    });
    expect(bounds(page.pieces[0]?.shape as never)).toMatchObject({ top: 7.95, bottom: 8.55 });
    expect(lodes).toHaveLength(25);
    expect([lodes[0]?.at.x, lodes[24]?.at.x]).toEqual([0.6, 29.4]);
    expect(at(spotsOf(forms([1])))).toEqual([2.5, 7.5, 12.5, 17.5, 22.5, 27.5].map((x) => [x, 8.25]));
  });

  it('[PT-EX-05] [PT-FRM-03] [PT-FRM-T1.3] an intrusion is an oval about the middle', () => {
    const [form] = forms([3]);
    expect(form).toMatchObject({ at: { x: 15, y: 8.25 }, wide: expect.closeTo(5.1), high: expect.closeTo(3.4) });
    const spots = spotsOf(forms([3]));
    expect(spots).toHaveLength(6);
    expect(at(spots.slice(0, 2))).toEqual([
      [15, 8.25],
      [15, 6.55],
    ]);
    const small = [0, 4, 4, 4, 4, 8, 0, 8];
    const { result } = play(
      laid([small, [4, 4, 30, 4, 30, 21, 0, 21, 0, 8, 4, 8]]),
      (it) => formsOf(it, it.page.stratum(1)),
      { dice: [4] },
    );
    expect(result?.[0]).toMatchObject({ wide: expect.closeTo(1.6), high: expect.closeTo(1.6) });
  });

  it('[PT-FRM-04] [PT-FRM-T1.5] scattered spots keep inside and apart', () => {
    const [form] = forms([5, 4]);
    if (form?.kind !== 'scattering') throw new Error('no scattering');
    expect(form.spots).toHaveLength(6);
    for (const { x, y } of form.spots) expect(x >= 0.5 && x <= 29.5 && y >= 4.5 && y <= 12).toBe(true);
    form.spots.forEach((a, i) => {
      for (const b of form.spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(1.5);
    });
  });

  it('[PT-FRM-05] [PT-FRM-T1.7] a network is joined up through most of the stratum', () => {
    const [form] = forms([7]);
    if (form?.kind !== 'network') throw new Error('no network');
    expect(form.nodes.length).toBeGreaterThan(4);
    expect(form.lines).toHaveLength(form.nodes.length);
    const xs = form.nodes.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs[0]).toBeLessThanOrEqual(6);
    expect(xs.at(-1)).toBeGreaterThanOrEqual(24);
  });

  it('[PT-FRM-06] [PT-FRM-T1.9] a region is the stratum, half a bead smaller all round, in as many parts as it falls into', () => {
    const [form] = forms([9]);
    if (form?.kind !== 'region') throw new Error('no region');
    expect(form.rings).toHaveLength(1);
    expect(bounds({ path: form.rings[0] as number[], closed: true, swell: 0 })).toEqual({
      left: 0.5,
      right: 29.5,
      top: 4.5,
      bottom: 12,
    });
    const waisted = [0, 4, 10, 4, 10, 7.6, 20, 7.6, 20, 4, 30, 4, 30, 12, 20, 12, 20, 8.4, 10, 8.4, 10, 12, 0, 12];
    const two = play(laid([waisted]), (it) => formsOf(it, it.page.stratum(1)), { dice: [9] }).result?.[0];
    expect(two?.kind === 'region' && two.rings).toHaveLength(2);
  });

  it('[PT-EX-06] [PT-FRM-07] [PT-FRM-T1.10] [PT-FEA-T2.Combination] [PT-FEA-T2.Intrusion] [PT-FEA-T2.Scattering] [PT-FEA-T1.4] [PT-FEA-08] a combination has two forms and one feature', () => {
    const { things: drawn, page } = filled([10, 10, 4, 6, 2, 5]);
    expect(drawn).toEqual(['lake', 'pool', 'pool', 'pool', 'pool']);
    expect(new Set(page.pieces.map((it) => it.feature)).size).toBe(1);
    expect(page.features).toHaveLength(1);
  });

  it('[PT-FRM-08] the same form twice is two veins crosswise, a second intrusion elsewhere, more spots, one more line, one region', () => {
    const veins = forms([10, 1, 1]);
    expect(veins.map((it) => it.kind === 'vein' && it.along)).toEqual(['x', 'y']);
    const [one, two] = forms([10, 3, 3]);
    expect(one?.kind === 'intrusion' && two?.kind === 'intrusion' && Math.abs(one.at.x - two.at.x) > 7).toBe(true);
    const [spots] = forms([10, 5, 1, 6, 1]);
    expect(spots?.kind === 'scattering' && spots.spots).toHaveLength(6);
    const [net] = forms([10, 7, 7]);
    expect(net?.kind === 'network' && net.lines.length - net.nodes.length).toBe(1);
    expect(forms([10, 9, 9])).toHaveLength(1);
  });

  it('[PT-FRM-01] [PT-INV-03] every stratum gets one form and one feature, in the order of their numbers', () => {
    const { journal, page } = game('each', {}, 'random', ({ at: { age } }) => age !== 'primordial').world;
    const strata = (kind: string) =>
      journal.entries.filter((it) => it.kind === kind).map((it) => (it as unknown as { stratum: number }).stratum);
    expect(strata('filled')).toEqual(page.strata.map(({ number }) => number));
    expect(new Set(strata('form'))).toEqual(new Set(strata('filled')));
  });
});

describe('features', () => {
  it('[PT-EX-07] [PT-FEA-04] [PT-FEA-T1.3] [PT-FEA-T2.Network] [PT-INV-04] gems are 3 to 6, and scattered ones as many as their spots', () => {
    expect(filled([8, 3, 4]).things).toEqual(Array(6).fill('gem'));
    const scattered = filled([5, 1, 3], { spots: THREE });
    expect(scattered.things).toEqual(['gem', 'gem', 'gem']);
    expect(at(scattered.lodes.map((it) => it.at))).toEqual(at(THREE));
    expect(filled([10, 1, 5, 1, 3, 2], { spots: THREE }).things).toHaveLength(4);
    expect(filled([10, 5, 4, 5, 4, 3]).things).toHaveLength(6);
  });

  it('[PT-FEA-T2.Region] [PT-FEA-05] [PT-FEA-06] [PT-FEA-07] [PT-FEA-T1.6] [PT-FEA-01] magma rises to the surface and drains off the page, if the player likes', () => {
    expect(filled([9, 6]).things).toEqual(['lava sea', 'volcanic vent', 'volcano']);
    expect(filled([9, 6], { choose: { 'PT-FEA-05': ['leave'] } }).things).toEqual(['lava sea']);
    const low = play(
      laid(),
      function* (it) {
        yield* fill(it, 2, yield* formsOf(it, it.page.stratum(2)));
      },
      { dice: [9, 6] },
    ).world.page;
    expect(things(low)).toEqual(['lava sea', 'lava drain']);
    const drain = low.pieces[1]?.shape;
    expect(drain?.path.slice(-1)).toEqual([21]);
    expect(new Set(low.pieces.map((it) => it.feature)).size).toBe(1);
    expect(low.units.every((it) => it.kind === 'magma')).toBe(true);
    expect(low.labels.map((it) => it.what)).toEqual([{ kind: 'feature', of: 'magma' }]);
  });

  it('[PT-FEA-02] a metal may be chosen, and another one named', () => {
    const { page } = filled([1, 1], { choose: { 'PT-FEA-02': ['other'] }, names: ['blackgold'] });
    expect(page.pieces[0]).toMatchObject({ variant: 'blackgold' });
  });

  it('[PT-INS-T1.1] [PT-INS-T1.2] [PT-INS-T1.3] [PT-INS-T1.4] [PT-INS-T1.5] [PT-GEN-09] inspirations are labels to choose from', () => {
    const offered = (dice: number[]) =>
      filled(dice).asked.flatMap((it) =>
        it.clause === 'PT-INS-T1' && it.ask === 'choose' ? it.options.map(({ key }) => key) : [],
      );
    expect(offered([1, 4])).toEqual(
      expect.arrayContaining(['waterfall', 'whirlpool', 'flume', 'mud pool', 'sunless sea']),
    );
    expect(offered([1, 6])).toEqual(
      expect.arrayContaining(['geothermal vent', 'hot spring', 'lava tube', 'lava lake']),
    );
    expect(offered([1, 7, 8])).toEqual(
      expect.arrayContaining([
        'chasm',
        'chimney',
        'stygian deep',
        'stalactites',
        'flowstone',
        'crystal',
        'geode',
        'agate',
      ]),
    );
    const { page } = filled([1, 4], { choose: { 'PT-INS-T1': ['flume'] } });
    expect(page.labels.at(-1)).toMatchObject({ what: { kind: 'inspiration', of: 'flume' } });
    const plain = filled([1, 4]).page;
    expect(plain.labels.map(({ what }) => what.kind)).toEqual(['feature']);
    expect(plain.pieces).toEqual(page.pieces);
  });
});

describe('caves', () => {
  it('[PT-EX-08] [PT-CAV-T1.1] [PT-CAV-01] [PT-CAV-02] [PT-FEA-T1.7] monsters are dealt to the spots in turn, at least two', () => {
    const { page } = filled([5, 1, 7, 2, 5], { spots: THREE });
    expect(page.pieces.map(({ id }) => page.countIn(id))).toEqual([2, 2, 1]);
    const few = filled([5, 1, 7, 2, 1], { spots: THREE }).page;
    expect(few.pieces.map(({ id }) => few.countIn(id))).toEqual([1, 1, 0]);
    expect(filled([5, 1, 7, 2], { spots: THREE, choose: { 'PT-CAV-01': ['6'] } }).beads).toHaveLength(6);
  });

  it('[PT-EX-34] [PT-MEA-22] [PT-CAV-T1.1] a cavern has niches, and beads lie in them', () => {
    const { page, things: drawn } = filled([9, 7, 3, 4]);
    expect(drawn).toEqual(['cavern', ...Array(6).fill('niche')]);
    const niches = page.pieces.slice(1);
    expect(at(niches.map(({ shape }) => centreOf(shape)))).toEqual([
      [15, 8],
      [1, 11.5],
      [29, 11.5],
      [7, 5],
      [23, 5],
      [9, 11.5],
    ]);
    expect(niches.map(({ id }) => page.countIn(id))).toEqual([1, 1, 1, 1, 0, 0]);
  });

  it('[PT-CAV-T1.4] [PT-CAV-03] [PT-CAV-T1.6] [PT-CAV-T1.8] caves may hold growth with a lode at each spot, treasure, or nothing', () => {
    const growth = filled([1, 7, 4, 3]);
    expect(growth.lodes.map((it) => it.kind)).toEqual(Array(6).fill('vegetation'));
    expect(growth.page.pieces.filter((it) => it.kind === 'biome').every((it) => it.biome === 'roots')).toBe(true);
    expect(filled([1, 7, 6, 4]).beads.map((it) => it.kind)).toEqual(Array(4).fill('treasure'));
    expect(filled([1, 7, 8]).beads).toEqual([]);
  });
});

describe('nexuses', () => {
  const nexus = (d20: number, more: readonly number[] = [], script: Script = {}) =>
    filled([3, 10, d20, ...more], script);

  it('[PT-NEX-01] [PT-NEX-03] [PT-FEA-T1.10] [PT-NEX-T1.1] stands at the first spot, where and as large as the player may say', () => {
    const { page, beads } = nexus(1);
    expect(page.pieces).toHaveLength(1);
    expect(centreOf(page.pieces[0]?.shape as never)).toEqual({ x: 15, y: 8.25 });
    expect(areaOf(page.pieces[0]?.shape as never)).toBeCloseTo(2);
    expect(beads.map((it) => it.kind)).toEqual([...Array(3).fill('population'), ...Array(2).fill('treasure')]);
    const other = nexus(2, [], { choose: { 'PT-NEX-01': ['3'] }, spots: [{ x: 9, y: 9 }] }).page.pieces[0];
    expect(bounds(other?.shape as never)).toMatchObject({ left: 7.5, right: 10.5 });
  });

  it('[PT-NEX-T1.2] [PT-NEX-T1.3] [PT-NEX-T1.6] [PT-NEX-T1.8] [PT-NEX-T1.9] [PT-MEA-19] plague, fate, gateway and god fragment are signs; a mind has a name', () => {
    const signs = [2, 3, 6, 8].map((it) => nexus(it).page.marks.map(({ kind }) => kind));
    expect(signs).toEqual([['plague'], ['fate'], ['gateway'], ['mystical']]);
    expect(nexus(2).page.marks[0]?.what).toEqual({ kind: 'plague sign', number: 3 });
    expect(nexus(8).beads).toMatchObject([{ kind: 'epic', fixed: true }]);
    expect(nexus(9, [], { names: ['Ur'] }).page.labels.map((it) => it.what)).toContainEqual({
      kind: 'as written',
      text: 'Ur',
    });
  });

  it('[PT-NEX-T1.5] [PT-NEX-17] two guard the heart of the dungeon', () => {
    const { page, beads } = nexus(5, [], { choose: { 'PT-NEX-T1.5': ['furnace'] } });
    expect(beads.map(({ kind, owner }) => [kind, owner])).toEqual(Array(2).fill(['population', null]));
    expect(page.pieces[0]).toMatchObject({ variant: 'furnace' });
  });

  it('[PT-NEX-T1.4] [PT-NEX-05] [PT-NEX-09] a fault runs off two sides, and what it crosses runs down it', () => {
    const { world, page } = nexus(4, [3, 3, 4], {
      spots: [
        { x: 15, y: 8.25 },
        { x: 10, y: 0 },
        { x: 20, y: 21 },
      ],
    });
    expect(page.pieces[0]?.shape.path).toEqual([10, 4, 15, 8.25, 20, 21]);
    play(
      world,
      function* (it) {
        yield* fill(it, 2, yield* formsOf(it, it.page.stratum(2)));
        yield* faultLiquids(it);
      },
      { dice: [1, 5] },
    );
    const water = page.pieces.at(-1);
    expect(water).toMatchObject({ what: { kind: 'water in the fault' }, kind: 'water' });
    expect(bounds(water?.shape as never).top).toBeGreaterThan(15.5);
    expect(pathLength(water?.shape.path as number[])).toBeGreaterThan(3);
  });

  it('[PT-EX-09] [PT-CAV-T1.10] [PT-CAV-04] [PT-NEX-T1.7] [PT-NEX-06] [PT-NEX-08] a complex in a cave has contents of its own', () => {
    const { page, beads } = filled([1, 7, 10, 7, 6, 4]);
    const chambers = page.pieces.filter((it) => it.what.kind === 'cyclopean chamber');
    expect(chambers.map(({ id }) => page.countIn(id))).toEqual([1, 1, 1, 1]);
    expect(beads).toHaveLength(4);
    expect(filled([1, 7, 10, 7, 10]).beads).toEqual([]);
    expect(nexus(7).beads).toEqual([]);
  });

  it('[PT-NEX-T1.15] [PT-NEX-07] a palace has five rooms', () => {
    const palace = nexus(15).page.pieces.filter((it) => it.what.kind === 'palace room');
    const { x, y } = centreOf(palace[0]?.shape as never);
    expect(palace.map(({ shape }) => centreOf(shape))).toEqual(
      [
        [0, 0],
        [0, -1.5],
        [1.5, 0],
        [0, 1.5],
        [-1.5, 0],
      ].map(([right = 0, down = 0]) => ({ x: x + right, y: y + down })),
    );
    expect(filled([1, 7, 10, 15, 2, 3]).beads).toHaveLength(3);
  });

  it('[PT-NEX-T1.10] [PT-NEX-T1.11] [PT-NEX-T1.12] [PT-NEX-T1.13] [PT-NEX-T1.14] [PT-NEX-T1.17] [PT-NEX-02] areas have the shape of the form, and are no open space', () => {
    for (const [d20, more] of [
      [10, []],
      [11, []],
      [12, [1]],
      [13, []],
      [14, []],
      [17, [3]],
    ] as const) {
      const [piece] = nexus(d20, more).page.pieces;
      expect(piece).toMatchObject({ kind: 'nexus', matter: 'cover' });
      expect(areaOf(piece?.shape as never)).toBeCloseTo(53.8, 0);
    }
    expect(nexus(11).page.marks.map(({ kind }) => kind)).toEqual(['mystical']);
    expect(nexus(12, [4]).page.pieces[0]).toMatchObject({ variant: 'evil' });
    expect(nexus(17, [], { choose: { 'PT-NEX-T1.17': ['wood'] } }).page.pieces[0]).toMatchObject({ variant: 'wood' });
    expect(
      areaOf(filled([5, 1, 10, 14], { spots: [...THREE, { x: 4, y: 8 }] }).page.pieces[0]?.shape as never),
    ).toBeCloseTo(Math.PI, 1);
    expect(filled([1, 10, 14]).page.pieces[0]?.shape.swell).toBe(0.5);
  });

  it('[PT-NEX-T1.16] [PT-NEX-14] a void is no open space', () => {
    expect(nexus(16).page.pieces[0]).toMatchObject({ kind: 'void', matter: 'solid' });
  });

  it('[PT-NEX-T1.18] [PT-NEX-04] [PT-EX-09] the unwritten are rolled again, picked or made up', () => {
    expect(nexus(19, [20, 14]).page.pieces[0]).toMatchObject({ nexus: 'darkness' });
    expect(nexus(18, [], { choose: { 'PT-NEX-04': ['plague'] } }).page.pieces[0]).toMatchObject({ nexus: 'plague' });
    const own = nexus(18, [], { choose: { 'PT-NEX-04': ['your own'] }, names: ['The Well'] });
    expect(own.page.labels.at(-1)?.what).toEqual({ kind: 'as written', text: 'The Well' });
  });
});

describe('the creation story', () => {
  const told = (dice: readonly number[], choose: readonly string[] = ['roll']) =>
    play(laid(), creationStory, { dice, choose }).world.page.legend.map(({ what }) => what);

  it('[PT-CRE-T1.1] [PT-CRE-T1.2] [PT-CRE-T1.3] [PT-CRE-T1.4] [PT-CRE-T1.5] [PT-CRE-T1.6] [PT-CRE-T1.8] [PT-CRE-T1.9] is one of ten', () => {
    for (const row of [1, 2, 3, 4, 5, 6, 8, 9]) expect(told([row])).toEqual([{ kind: 'story', row, tone: '' }]);
  });

  it('[PT-CRE-T1.7] [PT-CRE-01] has a tone in the seventh', () => {
    const tone = (d6: number) => (told([7, d6])[0] as unknown as { tone: string }).tone;
    expect([1, 2, 3, 4, 5, 6].map(tone)).toEqual(['tragic', 'tragic', 'comic', 'lyrical', 'bawdy', 'complicated']);
  });

  it('[PT-CRE-T1.10] [PT-CRE-02] [PT-CRE-03] the tenth are two others; it may be picked or left untold', () => {
    expect(told([10, 10, 3, 3, 5])).toMatchObject([{ row: 3 }, { row: 5 }]);
    expect(told([], ['2'])).toMatchObject([{ row: 2 }]);
    expect(told([], ['skip'])).toEqual([]);
  });
});

it('[PT-GEN-12] [PT-INV-02] [PT-INV-03] [PT-INV-04] the Primordial Age keeps its promises, and the same seed gives the same world', () => {
  for (let i = 0; i < 4; i++) {
    const [one, other] = [0, 1].map(
      () => game(`first age ${i}`, {}, 'random', ({ at: { age } }) => age !== 'primordial').world,
    );
    expect(brokenPromises(one as never)).toEqual([]);
    expect(one?.page.pieces).toEqual(other?.page.pieces);
  }
});
