import { bounds, centreOf, gap, type Piece } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { beadsOf } from '../../src/beads.ts';
import { lairs } from '../../src/lairs.ts';
import { endCivilization } from '../../src/second/civilization/age.ts';
import { population } from '../../src/second/civilization/civ.ts';
import { colonialYear, ore, prey, turnOf } from '../../src/second/civilization/deep-elves/colonies.ts';
import { capitolConstructions } from '../../src/second/civilization/deep-elves/constructions.table.ts';
import { deepElves } from '../../src/second/civilization/deep-elves/deep-elves.ts';
import type { Colony, ElfCiv } from '../../src/second/civilization/deep-elves/elf-civ.ts';
import { exportOne } from '../../src/second/civilization/deep-elves/export.ts';
import { fight } from '../../src/second/civilization/deep-elves/fight.ts';
import { colonizable, inReach, prospects } from '../../src/second/civilization/deep-elves/prospects.ts';
import { outlined, PIT_SHAPES, SANCTUM_SHAPES } from '../../src/second/civilization/deep-elves/shapes.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { gapFromWorks, works } from '../../src/works.ts';
import { laid } from '../laid.ts';
import { wordsIn } from '../words-in.ts';
import { colony, counts, give, play, rooms, settled, step, told, useUpAll } from './deep-elves.ground.ts';
import { cave, nexusAt, resource } from './ground.ts';

const LOSS = { by: null, deed: 'fight' } as const;

const ores = (world: SecondWorld) => {
  for (const x of [19, 20.5, 22]) resource(world, 'ore', { x, y: 11 });
};
const setUp = (world: SecondWorld, script: Parameters<typeof play>[2] = {}) =>
  play(world, () => deepElves.setUp(world), script);
const places = (civ: ElfCiv, sort: string) =>
  rooms(civ)
    .filter((it) => it.room === sort)
    .map((it) => centreOf(it.shape))
    .map(({ x, y }) => [Number(x.toFixed(2)), Number(y.toFixed(2))]);
const pieces = (civ: ElfCiv, clause: string) => civ.world.page.pieces.filter((it) => it.clause === clause);

describe('the Deep Elves come (H2-ELF)', () => {
  it('[H2-ELF-01] [H2-ELF-03] with three sanctums of 1● and three pits of 1○', () => {
    const civ = settled();
    expect(counts(civ)).toBe('3● 3○');
    for (const room of rooms(civ)) {
      const [bead] = civ.world.page.beadsIn(room.id);
      expect(bead?.kind).toBe(room.room === 'sanctum' ? 'population' : 'treasure');
    }
    expect(civ.world.page.labels).toMatchObject([{ about: civ.seat.id }]);
    expect(civ.world.page.labels.map(wordsIn(civ.world))).toEqual([civ.group.name]);
  });

  it('[H2-ELF-02] in a stratum without contact to the surface; in any if there is none such', () => {
    const { asked } = setUp(laid(1), { dice: [] });
    const choice = asked.find((it) => it.clause === 'H2-ELF-02');
    expect(choice).toMatchObject({ ask: 'choose', usual: null });
    expect(choice?.ask === 'choose' && choice.options.map((it) => it.key)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
    const open = laid(1);
    const { strata } = open.page;
    Object.defineProperty(open.page, 'strata', { get: () => strata.map((it) => ({ ...it, touchesSurface: true })) });
    expect(setUp(open, { dice: [5] }).asked.find((it) => it.clause === 'H2-ELF-02')).toMatchObject({ dice: '1d8' });
  });

  it('[H2-ELF-36] [H2-ELF-03] laid out in two rows round its point, each room joined to its neighbours', () => {
    const upper = [13.5, 15, 16.5].map((x) => [x, 11.25]);
    const lower = [13.5, 15, 16.5].map((x) => [x, 12.75]);
    const above = settled();
    expect([places(above, 'sanctum'), places(above, 'pit')]).toEqual([upper, lower]);
    expect(pieces(above, 'H2-ELF-36')).toHaveLength(7);
    const below = settled(undefined, { layout: 'below' });
    expect([places(below, 'sanctum'), places(below, 'pit')]).toEqual([lower, upper]);
    const mixed = settled(undefined, { layout: 'mixed' });
    expect(places(mixed, 'sanctum')).toEqual([upper[0], upper[2], lower[1]]);
    for (const room of rooms(mixed)) expect(mixed.world.page.connected(room, mixed.seat)).toBe(true);
  });

  it('[H2-CIV-07] [H2-CIV-31] at a gateway, or moved off what it cannot stand in', () => {
    const gate = settled((world) => void nexusAt(world, 'gateway', { x: 20, y: 11.5 }));
    expect(places(gate, 'sanctum')[1]).toEqual([20, 10.75]);
    expect(gate.world.page.marks.filter((it) => it.until === null)).toEqual([]);
    const ore = settled((world) => void resource(world, 'ore', { x: 15, y: 12 }));
    for (const room of rooms(ore))
      for (const it of ore.world.page.pieces.filter((piece) => piece.kind === 'ore'))
        expect(gap(room.shape, it.shape)).toBeGreaterThan(0.25);
    const edge = settled(undefined, { at: { x: 0.5, y: 20 } });
    for (const { shape } of rooms(edge)) {
      const { left, bottom } = bounds(shape);
      expect(left >= 0 && bottom <= 21).toBe(true);
    }
  });

  it('[H2-CIV-21] meets the monsters it settles beside, once', () => {
    const civ = settled((world) => void cave(world, { x: 19, y: 12 }, 2));
    expect([population(civ), lairs(civ.world)[0]?.beads.length]).toEqual([2, 1]);
  });

  it('[H2-ELF-04] new ● go to sanctums and new ○ to pits', () => {
    const civ = settled();
    give(civ, civ.group, 6, 5);
    for (const bead of beadsOf(civ.world, civ.group.id, 'population'))
      expect(civ.world.page.piece(bead.piece).room).toBe('sanctum');
    for (const bead of beadsOf(civ.world, civ.group.id, 'treasure'))
      expect(civ.world.page.piece(bead.piece).room).toBe('pit');
  });

  it('[H2-ELF-30] with ornate sanctums, plain pits and clean tunnels', () => {
    expect([SANCTUM_SHAPES, PIT_SHAPES]).toEqual([
      ['circle', 'oval', 'petal', 'star'],
      ['square', 'trapezoid', 'bowl'],
    ]);
    for (const shape of [...SANCTUM_SHAPES, ...PIT_SHAPES]) {
      const { left, right, top, bottom } = bounds(outlined(shape, 5, 5, 1.13));
      expect(Math.max(right - left, bottom - top)).toBeLessThan(1.5);
      const { x, y } = centreOf(outlined(shape, 5, 5, 1.13));
      expect([x, y]).toEqual([expect.closeTo(5, 2), expect.closeTo(5, 2)]);
    }
    const { asked } = setUp(laid(1));
    const styles = asked.filter((it) => it.clause === 'H2-ELF-30');
    expect(styles.map((it) => it.ask === 'choose' && [it.options.length, it.usual])).toEqual([
      [4, null],
      [3, null],
      [2, null],
    ]);
    const civ = settled();
    for (const { shape } of pieces(civ, 'H2-ELF-36')) expect(shape.path).toHaveLength(4);
  });
});

describe('their colonies', () => {
  it('[H2-ELF-05] [H2-ELF-06] take 1● and 1○ of the capitol to a sanctum and a pit beside the site', () => {
    const civ = settled(ores);
    step(civ, 4, { names: { 'H2-ELF-06': ['Xildra'] } });
    const [made] = civ.colonies as [Colony];
    expect([counts(civ), counts(civ, made.group), made.group.name]).toEqual(['2● 2○', '1● 1○', 'Xildra']);
    const [sanctum, pit] = rooms(civ, made.group) as [Piece, Piece];
    expect([sanctum.room, pit.room, made.group.of]).toEqual(['sanctum', 'pit', civ.group.id]);
    const unit = civ.world.page.units[0]?.at ?? { x: 0, y: 0 };
    expect(gap(sanctum.shape, { path: [unit.x, unit.y], closed: false, swell: 0 })).toBeLessThanOrEqual(1);
    expect(civ.world.page.connected(sanctum, civ.seat)).toBe(true);
    expect(civ.world.page.labels.map(wordsIn(civ.world)).includes('Xildra')).toBe(true);
  });

  it('[H2-ELF-06] go to the site that the player names, by default the nearest to the capitol, once each', () => {
    const civ = settled((world) => {
      resource(world, 'water', { x: 18.2, y: 12 });
      resource(world, 'magma', { x: 18.5, y: 9.6 });
      resource(world, 'ore', { x: 16.5, y: 15.4 });
    });
    give(civ, civ.group, 5, 5);
    const { asked } = step(civ, 4);
    const ask = asked.find((it) => it.clause === 'H2-ELF-06');
    const keys = ask?.ask === 'choose' ? ask.options.map((it) => it.key) : [];
    expect(keys).toHaveLength(3);
    expect(civ.colonies.map((it) => it.kind)).toEqual(['water']);
    const magma = prospects(civ).find((it) => it.site.kind === 'magma')?.site.key ?? '';
    step(civ, 4, { choose: { 'H2-ELF-06': [magma] } });
    step(civ, 4);
    step(civ, 4);
    expect(civ.colonies.map((it) => it.kind)).toEqual(['water', 'magma', 'ore']);
  });

  it('[H2-ELF-06] are offered with the lair itself where monsters live, else with the spot of the nearest unit', () => {
    const civ = settled((world) => {
      resource(world, 'water', { x: 18.2, y: 12 });
      cave(world, { x: 11, y: 14 }, 2);
    });
    give(civ, civ.group, 5, 5);
    const ask = step(civ, 4).asked.find((it) => it.clause === 'H2-ELF-06');
    const lair = civ.world.page.pieces.find((it) => it.kind === 'cave')?.id;
    expect(ask?.ask === 'choose' && ask.options.map((it) => it.subject)).toEqual([
      { spot: { x: 18.2, y: 12 } },
      { piece: lair },
    ]);
  });

  it('[H2-ELF-06] leave without ○ when the capitol has none', () => {
    const civ = settled(ores);
    give(civ, civ.group, 3, 0);
    step(civ, 4);
    expect([counts(civ), counts(civ, civ.colonies[0]?.group)]).toEqual(['2● 0○', '1● 0○']);
  });

  it('[H2-ELF-07] need 2● in the capitol', () => {
    const civ = settled(ores);
    give(civ, civ.group, 1, 3);
    expect(colonizable(civ)).toEqual([]);
    step(civ, 4);
    expect(civ.colonies).toEqual([]);
  });

  it('[H2-ELF-08] never lie on the surface', () => {
    const civ = settled(
      (world) => {
        resource(world, 'ore', { x: 15, y: 4 });
        resource(world, 'surface biome', { x: 17, y: 4 });
      },
      { at: { x: 15, y: 7.5 } },
    );
    expect(prospects(civ)).toEqual([]);
    step(civ, 2);
    expect(pieces(civ, 'H2-ELF-13')).toEqual([]);
  });

  it('[H2-ELF-10] are of the type that their site’s kind gives', () => {
    const types = {
      ore: 'mining',
      gems: 'mining',
      water: 'processing',
      magma: 'processing',
      biome: 'military',
      nexus: 'military',
    } as const;
    for (const [kind, type] of Object.entries(types)) {
      const civ = settled((world) => void resource(world, kind as keyof typeof types, { x: 18.5, y: 12 }));
      expect(colony(civ, kind).type).toBe(type);
    }
    const civ = settled((world) => void cave(world, { x: 20, y: 12 }, 3));
    expect(colony(civ, 'monsters').type).toBe('military');
  });

  it('[H2-CIV-22] at a lair disturb nobody, in founding and in building', () => {
    const civ = settled((world) => void cave(world, { x: 20, y: 12 }, 3));
    const made = colony(civ, 'monsters', 1, 3);
    expect(rooms(civ, made.group).every((it) => gap(it.shape, civ.world.page.piece(made.site).shape) <= 2.25)).toBe(
      true,
    );
    expect([told(civ, 'encounter'), lairs(civ.world)[0]?.beads.length]).toEqual([[], 3]);
    play(civ.world, () => turnOf(civ, made));
    expect([told(civ, 'encounter'), lairs(civ.world)[0]?.beads.length, counts(civ, made.group)]).toEqual([
      [],
      2,
      '1● 3○',
    ]);
    expect(made.group.built).toEqual(['Convoy']);
  });

  it('[H2-CIV-23] pay for what they meet in their own turn, and the capitol in its steps', () => {
    const civ = settled((world) => {
      ores(world);
      cave(world, { x: 24, y: 11 }, 2);
    });
    const made = colony(civ, 'ore', 3, 1);
    give(civ, civ.group, 3, 3);
    const [far] = ore(civ, made)
      .map((it) => ('unit' in it ? it.unit : null))
      .filter((it) => it?.at.x === 22);
    const before = counts(civ);
    play(civ.world, () => turnOf(civ, made), { choose: { 'H2-ELF-21': [far?.id ?? ''] } });
    expect([population(civ, made.group), lairs(civ.world)[0]?.beads.length]).toEqual([2, 1]);
    expect([before, counts(civ)]).toEqual(['3● 3○', '3● 4○']);
  });

  it('[H2-ELF-09] export 1 bead, or nothing when there is none', () => {
    const civ = settled(ores);
    const made = colony(civ, 'ore', 1, 1);
    give(civ, civ.group, 2, 2);
    const { result } = play(civ.world, () => exportOne(civ, 'H2-ELF-09', 'treasure', made.group, civ.group));
    expect([result, counts(civ), counts(civ, made.group)]).toEqual([true, '2● 3○', '1● 0○']);
    const again = play(civ.world, () => exportOne(civ, 'H2-ELF-09', 'treasure', made.group, civ.group));
    expect([again.result, counts(civ)]).toEqual([false, '2● 3○']);
  });

  it('[H2-ELF-11] are dead with their last ●: no turn, ○ stay, the site is free again', () => {
    const civ = settled(ores);
    const made = colony(civ, 'ore', 1, 2);
    give(civ, civ.group, 3, 1);
    expect(prospects(civ)).toEqual([]);
    civ.bearer = made.group;
    play(civ.world, () => deepElves.lose?.(civ, 1, civ.seat, LOSS) as never);
    civ.bearer = civ.group;
    expect([made.group.alive, counts(civ, made.group)]).toEqual([false, '0● 2○']);
    expect(prospects(civ).map((it) => it.site.key)).toEqual([made.site]);
    play(civ.world, () => colonialYear(civ));
    expect(told(civ, 'exhausted')).toEqual([]);
    step(civ, 4);
    expect(civ.colonies.map((it) => [it.site, it.group.alive])).toEqual([
      [made.site, false],
      [made.site, true],
    ]);
  });

  it('[H2-ELF-14] have their turns by type and age, or as the player orders', () => {
    const civ = settled((world) => {
      ores(world);
      resource(world, 'water', { x: 11, y: 14 });
      resource(world, 'biome', { x: 15, y: 16 });
    });
    const [raiders, works, mine] = ['biome', 'water', 'ore'].map((it) => colony(civ, it, 2)) as [
      Colony,
      Colony,
      Colony,
    ];
    const order = (script = {}) => {
      const from = civ.world.journal.entries.length;
      play(civ.world, () => colonialYear(civ), script);
      const lines = civ.world.journal.entries.slice(from).filter((it) => it.kind === 'gained' || it.kind === 'built');
      return [...new Set(lines.map((it) => (it as { group?: string }).group))];
    };
    expect(order()).toEqual([mine.group.id, works.group.id, raiders.group.id]);
    useUpAll(civ, 'biome');
    const wanted = { choose: { 'H2-ELF-14': [works.group.id, mine.group.id] } };
    expect(order({ ...wanted, dice: [1, 6] })).toEqual([works.group.id, mine.group.id]);
  });

  it('[H2-ELF-21] mine anywhere in their site, then ore and gems near them, then build', () => {
    const civ = settled((world) => {
      for (const x of [19, 23, 27]) resource(world, 'ore', { x, y: 11 });
      resource(world, 'gems', { x: 27, y: 13.5 });
    });
    const made = colony(civ, 'ore', 2, 1);
    for (let i = 1; i <= 3; i++) {
      play(civ.world, () => turnOf(civ, made));
      expect([told(civ, 'exhausted').length, civ.mined]).toEqual([i, true]);
    }
    expect(counts(civ, made.group)).toBe('2● 1○');
    play(civ.world, () => turnOf(civ, made));
    expect(told(civ, 'exhausted').map((it) => (it as { resource?: string }).resource)).toEqual([
      'ore',
      'ore',
      'ore',
      'gems',
    ]);
    play(civ.world, () => turnOf(civ, made));
    expect([told(civ, 'exhausted').length, made.group.built]).toEqual([4, ['Excavations']]);
  });

  it('[H2-ELF-21] [H2-MSR-14] of two units as near as each other the left one comes first, then the upper one', () => {
    const civ = settled((world) => void resource(world, 'ore', { x: 19, y: 11 }));
    const made = colony(civ, 'ore');
    useUpAll(civ, 'ore');
    const { x, y } = centreOf(made.first.shape);
    for (const [dx, dy] of [
      [0.5, 0],
      [0, 0.5],
      [0, -0.5],
      [-0.5, 0],
    ] as const)
      resource(civ.world, 'gems', { x: x + dx, y: y + dy });
    const found = ore(civ, made).flatMap((it) => ('unit' in it ? [it.unit.at] : []));
    expect(found).toEqual([
      { x: x - 0.5, y },
      { x, y: y - 0.5 },
      { x, y: y + 0.5 },
      { x: x + 0.5, y },
    ]);
  });

  it('[H2-ELF-22] refine what was mined before them in this turn, or build', () => {
    const civ = settled((world) => void resource(world, 'water', { x: 18.2, y: 12 }));
    const made = colony(civ, 'water');
    const before = counts(civ);
    play(civ.world, () => turnOf(civ, made));
    expect([made.group.built, counts(civ)]).toEqual([['Slag Pit'], before]);
    civ.mined = true;
    play(civ.world, () => turnOf(civ, made));
    expect([counts(civ), counts(civ, made.group)]).toEqual(['2● 3○', '1● 1○']);
    play(civ.world, () => colonialYear(civ));
    expect(made.group.built).toEqual(['Slag Pit', 'Infrastructure']);
  });

  it('[H2-ELF-23] raid their own site, then what is near, and build after it', () => {
    const civ = settled((world) => {
      resource(world, 'biome', { x: 19, y: 12 });
      cave(world, { x: 21.5, y: 12 }, 4);
    });
    const made = colony(civ, 'biome', 3, 1);
    expect(prey(civ, made)).toMatchObject([{ unit: { kind: 'biome' } }]);
    play(civ.world, () => turnOf(civ, made));
    const [lair] = prey(civ, made);
    expect(lair).toMatchObject({ lair: { kind: 'cave' } });
    const left = lairs(civ.world)[0]?.beads.length ?? 0;
    const people = population(civ, made.group);
    play(civ.world, () => turnOf(civ, made), { choose: { 'H2-ELF-26': ['usual'] } });
    expect([lairs(civ.world)[0]?.beads.length ?? 0, population(civ, made.group)]).toEqual([left - 1, people]);
    expect(made.group.built).toEqual(['Convoy', 'Defenses']);
  });

  it('[H2-ELF-24] fight with 1d6 each: ⌂ helps the defender, the attacker wins a tie, the loser loses 1●', () => {
    const start = () => {
      const civ = settled((world) => void resource(world, 'biome', { x: 19, y: 12 }));
      return { civ, made: colony(civ, 'biome', 2, 1) };
    };
    for (const [dice, after] of [
      [
        [3, 3],
        ['1● 2○', '2● 1○'],
      ],
      [
        [3, 4],
        ['2● 2○', '1● 1○'],
      ],
      [
        [6, 1],
        ['1● 2○', '2● 1○'],
      ],
    ] as const) {
      const { civ, made } = start();
      play(civ.world, () => fight(civ, made), { dice });
      expect([counts(civ), counts(civ, made.group)]).toEqual(after);
    }
    const { civ, made } = start();
    const hold = {
      id: civ.world.page.newId('m'),
      kind: 'fortification',
      at: { x: 0, y: 0 },
      piece: civ.seat.id,
      what: null,
    } as const;
    civ.world.page.apply({ do: 'mark', mark: hold }, 0);
    play(civ.world, () => fight(civ, made), { dice: [3, 3] });
    expect([counts(civ), counts(civ, made.group)]).toEqual(['2● 2○', '1● 1○']);
  });

  it('[H2-ELF-23] do nothing when there is no one to fight', () => {
    const civ = settled((world) => void resource(world, 'biome', { x: 19, y: 12 }));
    const made = colony(civ, 'biome');
    useUpAll(civ, 'biome');
    give(civ, civ.group, 0, 1);
    play(civ.world, () => turnOf(civ, made), { dice: [] });
    expect([counts(civ, made.group), made.group.built]).toEqual(['1● 1○', []]);
  });

  it('[H2-ELF-25] at a nexus fight, unless a biome or monsters are near', () => {
    const civ = settled((world) => void resource(world, 'nexus', { x: 19, y: 12 }));
    const made = colony(civ, 'nexus');
    expect(prey(civ, made)).toEqual([]);
    play(civ.world, () => turnOf(civ, made), { dice: [1, 6] });
    expect(made.group.alive).toBe(false);
    const green = settled((world) => {
      resource(world, 'nexus', { x: 19, y: 12 });
      resource(world, 'biome', { x: 20, y: 13 });
    });
    expect(prey(green, colony(green, 'nexus'))).toMatchObject([{ unit: { kind: 'biome' } }]);
  });

  it('[H2-ELF-26] build each expansion once, as chosen or in the table’s order, and then nothing', () => {
    const civ = settled((world) => void resource(world, 'water', { x: 18.2, y: 12 }));
    const made = colony(civ, 'water');
    play(civ.world, () => turnOf(civ, made), { choose: { 'H2-ELF-26': ['Riot'] } });
    for (let i = 0; i < 3; i++) play(civ.world, () => turnOf(civ, made));
    expect(made.group.built).toEqual(['Riot', 'Slag Pit', 'Infrastructure']);
  });

  it('[H2-ELF-31] [H2-ELF-32] [H2-ELF-33] look as the player likes', () => {
    for (const [kind, clause, look, many] of [
      ['ore', 'H2-ELF-31', 'maze of hard-rock tunnels', 4],
      ['water', 'H2-ELF-32', 'distillery of mana', 4],
      ['biome', 'H2-ELF-33', 'raiders’ fort', 3],
    ] as const) {
      const civ = settled((world) => void resource(world, kind, { x: 18.2, y: 12 }));
      const { asked } = step(civ, 4, { choose: { [clause]: [look] } });
      const ask = asked.find((it) => it.clause === clause);
      expect(ask?.ask === 'choose' && [ask.options.length, ask.usual]).toEqual([many, null]);
      expect(rooms(civ, civ.colonies[0]?.group).map((it) => it.variant)).toEqual([look, look]);
    }
  });
});

describe('the capitol’s year', () => {
  it('[H2-ELF-12] begins with one noble more', () => {
    const civ = settled();
    step(civ, 1);
    expect(counts(civ)).toBe('4● 3○');
  });

  it('[H2-ELF-13] explores towards the nearest site that is out of reach, and skips it if there is none', () => {
    const civ = settled((world) => {
      resource(world, 'ore', { x: 18.5, y: 11.25 });
      resource(world, 'water', { x: 24, y: 11.25 });
      resource(world, 'gems', { x: 3, y: 11.25 });
    });
    expect(prospects(civ).map((it) => [it.site.kind, inReach(it)])).toEqual([
      ['ore', true],
      ['water', false],
      ['gems', false],
    ]);
    step(civ, 2);
    const [tunnel] = pieces(civ, 'H2-ELF-13');
    expect(bounds(tunnel?.shape ?? civ.seat.shape).right).toBeGreaterThan(21);
    const none = settled();
    step(none, 2);
    expect(pieces(none, 'H2-ELF-13')).toEqual([]);
  });

  it('[H2-CIV-18] stops a bead short of a nexus that bites, also where the player chose to go there', () => {
    const civ = settled(
      (world) => {
        resource(world, 'ore', { x: 5, y: 11.25 });
        nexusAt(world, 'plague', { x: 16.9, y: 11.25 });
      },
      { at: { x: 10, y: 12 } },
    );
    const [area] = civ.world.page.pieces.filter((it) => it.nexus === 'plague');
    const unit = civ.world.page.units.find((it) => it.kind === 'nexus');
    step(civ, 2, { choose: { 'H2-ELF-13': [unit?.id ?? ''] } });
    expect(gapFromWorks(civ, area?.shape ?? civ.seat.shape)).toBeCloseTo(1, 2);
    expect(counts(civ)).toBe('3● 3○');
  });

  it('[H2-NEX-16] reaches a void at its edge', () => {
    const civ = settled((world) => {
      const shape = { path: [24, 10, 27, 10, 27, 14, 24, 14], closed: true, swell: 0 };
      const units = [{ kind: 'nexus', at: [{ x: 26.5, y: 12 }] }] as const;
      draw(world, { clause: 'H2-NEX-T1.16', kind: 'void', nexus: 'void', shape, what: asWritten('a void'), units });
    });
    step(civ, 2);
    step(civ, 2);
    expect(prospects(civ).map(inReach)).toEqual([true]);
  });

  it('[H2-ELF-16] builds by default in the written order, the Guild only for a living mine, then Escape Routes', () => {
    const usual = (civ: ElfCiv) => {
      const ask = play(civ.world, () => deepElves.lifecycle[4]?.play(civ) as never).asked[0];
      return ask?.ask === 'choose' ? ask.usual : null;
    };
    const alone = settled(undefined, { at: { x: 15, y: 19 } });
    give(alone, alone.group, 6, 3);
    expect(Array.from({ length: 7 }, () => usual(alone))).toEqual([
      'Opera House',
      'Breeding Pit',
      'Abattoir',
      'Arena',
      'Expeditionary Force',
      'Escape Route',
      'Escape Route',
    ]);
    const mining = settled(ores);
    colony(mining, 'ore', 3);
    expect([usual(mining), usual(mining)]).toEqual(['Opera House', "Foreman's Guild"]);
  });

  it('[H2-ELF-20] may build what does nothing', () => {
    const civ = settled();
    give(civ, civ.group, 3, 0);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Breeding Pit'] } });
    step(civ, 5, { choose: { 'H2-ELF-16': ["Foreman's Guild"] } });
    step(civ, 5, { choose: { 'H2-ELF-16': ['Expeditionary Force'] } });
    expect([counts(civ), civ.group.built.length]).toEqual(['3● 0○', 3]);
  });

  it('[H2-ELF-18] ends with twice as many ○ as ●, colonies not counted; 0● and 0○ is an end too', () => {
    for (const [people, treasures, ends] of [
      [2, 3, false],
      [2, 4, true],
      [0, 0, true],
    ] as const) {
      const civ = settled(ores);
      colony(civ, 'ore', 1, 6);
      give(civ, civ.group, people, treasures);
      step(civ, 7);
      expect(civ.ending !== null).toBe(ends);
    }
  });

  it('[H2-ELF-19] [H2-ELF-29] tests the surface before the slaves, at the end of the turn only', () => {
    expect(deepElves.lifecycle.map((it) => it.clause)).toEqual([
      'H2-ELF-12',
      'H2-ELF-13',
      'H2-ELF-14',
      'H2-ELF-15',
      'H2-ELF-16',
      'H2-ELF-17',
      'H2-ELF-18',
    ]);
    const civ = settled(undefined, { at: { x: 15, y: 8 } });
    give(civ, civ.group, 1, 4);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Escape Route'] } });
    expect(civ.ending).toBeNull();
    step(civ, 6);
    step(civ, 7);
    expect(civ.ending?.kind).toBe('war with the surface dwellers');
    const slaves = settled();
    give(slaves, slaves.group, 1, 4);
    step(slaves, 7);
    expect(slaves.ending?.kind).toBe('the slaves rise');
  });

  it('[H2-CIV-25] ends at once with the last noble anywhere', () => {
    const civ = settled();
    give(civ, civ.group, 1, 1);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Arena'] } });
    expect(civ.ending?.kind).toBe('no one left');
  });

  it('[H2-CIV-24] takes what a colony lacks for a plague from the group with most ●', () => {
    const civ = settled((world) => void resource(world, 'water', { x: 18.2, y: 12 }));
    const made = colony(civ, 'water', 1);
    give(civ, civ.group, 4, 1);
    civ.bearer = made.group;
    play(civ.world, () => deepElves.lose?.(civ, 3, civ.seat, LOSS) as never);
    expect([counts(civ), made.group.alive]).toEqual(['2● 1○', false]);
  });
});

describe('their end', () => {
  const ended = (civ: ElfCiv, turn: number, script = {}) => {
    civ.turn = turn;
    civ.ending = { clause: 'H2-ELF-18', kind: 'the slaves rise' };
    return play(civ.world, () => endCivilization(civ, civ.ending as never), script);
  };

  it('[H2-ELF-27] [H2-INV-14] leaves 1○ in a sanctum of the capitol, ❖ and halls, and nothing else', () => {
    const civ = settled(ores);
    colony(civ, 'ore', 2, 3);
    const [, second] = rooms(civ);
    const epic = {
      id: 'b999',
      kind: 'epic',
      at: { x: 15, y: 12 },
      piece: civ.seat.id,
      owner: civ.group.id,
      name: 'x',
      fixed: false,
      emblem: null,
    } as const;
    civ.world.page.apply({ do: 'bead', bead: epic }, 0);
    ended(civ, 5, { choose: { 'H2-ELF-27': [second?.id ?? ''] } });
    const left = civ.world.page.beads.filter((it) => it.until === null);
    expect(left.map((it) => [it.kind, it.owner]).sort()).toEqual([
      ['epic', null],
      ['treasure', null],
    ]);
    expect(left.find((it) => it.kind === 'treasure')?.piece).toBe(second?.id);
    expect(works(civ).every((it) => it.until === null)).toBe(true);
  });

  it('[H2-ELF-28] [H2-HND-T1.3] sends the first monster to a pit of the capitol, any that the player likes', () => {
    const civ = settled();
    ended(civ, 5);
    const pits = rooms(civ).filter((it) => it.room === 'pit');
    const { result } = play(civ.world, () => deepElves.handOver(civ, civ.ending as never), {
      choose: { 'H2-ELF-28': [pits[2]?.id ?? ''] },
    });
    expect(result).toMatchObject({ piece: pits[2]?.id, at: centreOf(pits[2]?.shape ?? civ.seat.shape) });
  });

  it('[H2-ELF-35] is remembered when it came within 3 turns, or after 10', () => {
    const said = (turn: number) => {
      const civ = settled();
      ended(civ, turn);
      return told(civ, 'achievement').length;
    };
    expect([1, 3, 4, 9, 10, 12].map(said)).toEqual([1, 1, 0, 0, 1, 1]);
  });

  it('[H2-ELF-T1] shows what may be built, and why not', () => {
    const civ = settled(ores);
    const made = colony(civ, 'ore', 2);
    step(civ, 5, { choose: { 'H2-ELF-16': ['Abattoir'] } });
    step(civ, 5, { choose: { 'H2-ELF-16': ['Escape Route'] } });
    const list = deepElves.constructions(civ);
    expect(list.slice(0, 7).map((it) => [it.name, it.built, it.whyNot])).toEqual(
      capitolConstructions.map(({ name }) => [
        name,
        name === 'Abattoir' || name === 'Escape Route',
        name === 'Abattoir' ? { key: 'built already' } : null,
      ]),
    );
    const { name: where } = made.group;
    expect(list.slice(7)).toMatchObject(['Excavations', 'Saloon', 'Rebellion'].map((name) => ({ name, where })));
  });
});
