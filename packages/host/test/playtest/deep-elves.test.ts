import { box, centreOf, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { beadsOf } from '../../src/beads.ts';
import type { AtCivilization } from '../../src/playtest/at.ts';
import { civilizationStretch } from '../../src/playtest/civilization/age.ts';
import { foundColony } from '../../src/playtest/civilization/deep-elves/colonies.ts';
import {
  build,
  CONSTRUCTIONS,
  rowFor,
  whyNot,
} from '../../src/playtest/civilization/deep-elves/constructions.table.ts';
import { gain } from '../../src/playtest/civilization/deep-elves/elves.ts';
import { endElves } from '../../src/playtest/civilization/deep-elves/end.ts';
import { setUpElves } from '../../src/playtest/civilization/deep-elves/set-up.ts';
import { lengthenShaft } from '../../src/playtest/civilization/deep-elves/shaft.ts';
import { availableSites, reached } from '../../src/playtest/civilization/deep-elves/sites.ts';
import type { Colony, Elves } from '../../src/playtest/civilization/deep-elves/state.ts';
import { beginFeature, draw, sign } from '../../src/playtest/draw.ts';
import { legendary } from '../../src/playtest/epics.ts';
import type { PlaytestWorld } from '../../src/playtest/index.ts';
import { throughGateway } from '../../src/playtest/words/gateway.ts';
import {
  caveAt,
  counts,
  cursedAt,
  elvesWith,
  oreAt,
  playSeason,
  setCounts,
  tunnelBetween,
  waterAt,
} from './elves-at.ts';
import { game, laid, play, TWO } from './world-at.ts';

const at = (world: PlaytestWorld, ids: readonly string[]) =>
  ids.map((id) => centreOf(world.page.piece(id).shape)).map(({ x, y }) => [x, y]);

/** A colony on a site, founded with one ● and one ○ of the city. */
function colonyOn(world: PlaytestWorld, elves: Elves, feature: string): Colony {
  const site = reached(world, elves, availableSites(world, elves)).find((it) => it.site.feature === feature);
  if (!site) throw new Error('no site');
  play(world, (it) => foundColony(it, elves, site), { dice: [] });
  return elves.colonies.at(-1) as Colony;
}
const built = (world: PlaytestWorld, elves: Elves) => world.groups.find(({ id }) => id === elves.city)?.built ?? [];
const winter = (folk: number, goods: number, done: readonly string[] = []) => {
  const { world, elves } = elvesWith(folk, goods);
  world.groups[0]?.built.push(...done);
  playSeason(world, elves, 'winter');
  return { world, elves, what: built(world, elves).at(-1) };
};

describe('the city', () => {
  it('[PT-EX-10] [PT-ELF-01] [PT-ELF-03] [PT-ELF-05] [PT-ELF-06] lies on the bottom, with sanctums over its street and pits under it', () => {
    const { world, elves } = elvesWith(3, 3);
    expect(elves.centre).toEqual({ x: 15, y: 18 });
    expect(at(world, elves.sanctums)).toEqual(
      [
        [13.5, 16.8],
        [15, 16.8],
        [16.5, 16.8],
      ].map((it) => it.map((n) => expect.closeTo(n, 5))),
    );
    expect(at(world, elves.pits).map(([x, y]) => [x, y])).toEqual([
      [13.5, 19.2],
      [15, 19.2],
      [16.5, 19.2],
    ]);
    playSeason(world, elves, 'spring');
    expect(at(world, elves.sanctums).at(-1)).toEqual([expect.closeTo(18, 5), expect.closeTo(16.8, 5)]);
    expect(elves.street).toHaveLength(2);
  });

  it('[PT-EX-10] [PT-ELF-20] [PT-ELF-21] [PT-INV-08] the one shaft goes up by fingers, to the surface and to war', () => {
    const { world, elves } = elvesWith(3, 3);
    const tops = [1, 2, 3, 4].map(() => {
      lengthenShaft(world, elves, 'PT-ELF-20');
      return [elves.shaft?.x, elves.shaft?.y];
    });
    expect(tops).toEqual([
      [17.25, 13.5],
      [17.25, 9],
      [17.25, 4.5],
      [17.25, 4],
    ]);
    expect(elves.ending).toBe('surface war');
    expect(world.page.marks.map(({ kind }) => kind)).toEqual(['entrance', 'battlefield']);
  });

  it('[PT-ELF-20] a void in its way is passed on the side of the page’s middle', () => {
    const { world, elves } = elvesWith(3, 3, (it) => {
      draw(it, {
        clause: 'PT-NEX-T1.16',
        kind: 'void',
        shape: box(17.25, 15, 2, 1),
        what: { kind: 'nexus', of: 'void' },
      });
    });
    lengthenShaft(world, elves, 'PT-ELF-20');
    expect(elves.shaft?.y).toBeCloseTo(elves.centre.y - 4.5);
    expect(elves.shaft?.x).toBeLessThan(16.25 - 0.5);
  });

  it('[PT-ELF-02] is three beads inwards from where natural space leads off the page', () => {
    const world = laid();
    tunnelBetween(world, { x: 22, y: 15 }, { x: 22, y: 21 });
    tunnelBetween(world, { x: 0, y: 16 }, { x: 5, y: 16 });
    const { result, asked } = play(world, setUpElves, { dice: [] });
    expect(result?.centre).toEqual({ x: 21.75, y: 18 });
    expect(asked[0]).toMatchObject({ clause: 'PT-ELF-02', options: [{}, {}] });
    const other = laid();
    tunnelBetween(other, { x: 0, y: 16 }, { x: 5, y: 16 });
    expect(play(other, setUpElves, { dice: [] }).result?.centre).toEqual({ x: 4, y: 16.25 });
  });

  it('[PT-MEA-10] only strata that touch the bottom by half a bead count', () => {
    const world = laid([
      TWO[0] as number[],
      [0, 12.5, 30, 12.5, 30, 21, 0.3, 21, 0.3, 18],
      [0, 12.5, 0.3, 18, 0.3, 21, 0, 21],
    ]);
    expect(play(world, setUpElves, { dice: [] }).asked.filter((it) => it.clause === 'PT-ELF-03')).toEqual([]);
  });

  it('[PT-ELF-04] [PT-NEX-15] moves off dangerous ground, and begins at a gateway', () => {
    const { elves } = elvesWith(3, 3, (it) => cursedAt(it, { x: 15, y: 18 }, 'fate'));
    expect(Math.abs(elves.centre.x - 15) >= 4 || Math.abs(elves.centre.y - 18) >= 3).toBe(true);
    expect(elves.ending).toBeNull();
    const gate = elvesWith(3, 3, (it) =>
      sign(it, 'PT-NEX-T1.6', caveAt(it, { x: 8, y: 16 }), 'gateway', { kind: 'gateway sign' }),
    );
    expect(gate.elves.centre).toEqual({ x: 8, y: 16 });
    expect(gate.world.page.marks.map((it) => it.until)).toEqual([null]);
    expect(throughGateway(gate.world, 2)).toBeNull();
  });

  it('[PT-ELF-06] [PT-BLD-T1.10] a new bead takes an empty room, then a place in the palace, then a new room', () => {
    const { world, elves } = elvesWith(3, 3);
    setCounts(world, elves, 2, 3);
    playSeason(world, elves, 'spring');
    expect(elves.sanctums).toHaveLength(3);
    play(world, (it) => build(it, elves, CONSTRUCTIONS[6] as never), { dice: [] });
    playSeason(world, elves, 'spring');
    playSeason(world, elves, 'spring');
    expect(world.page.countIn(elves.palace as string)).toBe(2);
    playSeason(world, elves, 'spring');
    expect(elves.sanctums).toHaveLength(4);
  });
});

describe('a year', () => {
  it('[PT-EX-11] [PT-ELF-08] [PT-ELF-11] [PT-ELF-14] [PT-ELF-15] [PT-ELF-17] [PT-ELF-18] [PT-BLD-T1.7] [PT-BLD-T1.9] [PT-MEA-12] digs towards what is not connected, and builds', () => {
    const { world, elves } = elvesWith(3, 3, (it) => oreAt(it, { x: 15 + 2.5 + 7 + 0.5, y: 18 }, 1));
    const gapTo = () => reached(world, elves, availableSites(world, elves))[0]?.gap ?? 0;
    expect(gapTo()).toBeCloseTo(7, 3);
    playSeason(world, elves, 'spring');
    playSeason(world, elves, 'fall');
    expect(gapTo()).toBeLessThan(3);
    playSeason(world, elves, 'winter');
    expect(built(world, elves)).toEqual(['Oubliette']);
    playSeason(world, elves, 'spring');
    playSeason(world, elves, 'fall');
    expect(elves.colonies).toEqual([]);
    expect(gapTo()).toBeLessThan(0.5);
    playSeason(world, elves, 'winter');
    expect(built(world, elves)).toEqual(['Oubliette', 'Macabre Theatre']);
    expect(elves.ending).toBeNull();
  });

  it('[PT-EX-12] [PT-ELF-10] [PT-ELF-13] [PT-MIN-01] [PT-COL-01] [PT-COL-04] [PT-BLD-T1.5] founds a colony on what is', () => {
    const { world, elves } = elvesWith(4, 3, (it) => oreAt(it, { x: 18, y: 18 }, 5));
    playSeason(world, elves, 'fall');
    const [colony] = elves.colonies;
    expect(counts(world, elves.city)).toBe('3/2');
    expect(counts(world, colony?.group ?? '')).toBe('1/1');
    expect(colony?.rooms).toHaveLength(2);
    playSeason(world, elves, 'winter');
    expect(built(world, elves)).toEqual(['Fearsome Shrine']);
    expect(availableSites(world, elves)).toEqual([]);
  });

  it('[PT-EX-13] [PT-ELF-10] [PT-BLD-T1.1] [PT-BLD-T1.6] without ○ nothing is founded, and what cannot be paid is not built', () => {
    const { world, elves } = elvesWith(4, 0, (it) => oreAt(it, { x: 18, y: 18 }, 5));
    const before = world.page.pieces.length;
    playSeason(world, elves, 'fall');
    expect(world.page.pieces).toHaveLength(before);
    playSeason(world, elves, 'winter');
    expect([built(world, elves), counts(world, elves.city)]).toEqual([['Breeding Pit'], '3/1']);
    expect(winter(6, 0).what).toBe('Oubliette');
  });

  it('[PT-ELF-12] [PT-COL-05] with no site left the city gains, and a random colony expands', () => {
    const { world, elves } = elvesWith(4, 3, (it) => waterAt(it, { x: 18.5, y: 18 }));
    colonyOn(world, elves, world.page.features[0]?.id as string);
    playSeason(world, elves, 'fall', { dice: [5] });
    expect(counts(world, elves.city)).toBe('3/3');
    expect(elves.colonies[0]?.expanded).toBe(1);
    playSeason(world, elves, 'fall');
    expect(elves.colonies[0]?.expanded).toBe(2);
    expect(counts(world, elves.city)).toBe('3/5');
    playSeason(world, elves, 'fall');
    expect(elves.colonies[0]?.expanded).toBe(2);
  });

  it('[PT-EX-17] [PT-ELF-22] [PT-ELF-23] [PT-ELF-07] [PT-INV-07] ends in revolt or in civil war', () => {
    const all = CONSTRUCTIONS.map((it) => it.name);
    const after = (folk: number, goods: number) =>
      winter(
        folk,
        goods,
        all.filter((it) => it !== 'Indulgence Hall'),
      ).elves.ending;
    expect([after(3, 6), after(7, 5), after(7, 14), after(6, 11), after(6, 0)]).toEqual([
      'slave revolt',
      'civil war',
      'slave revolt',
      null,
      null,
    ]);
  });

  it('[PT-ELF-22] [PT-JOI-13] [PT-INV-07] asks who is left once what winter built was seen to, and what flowed into it', () => {
    const { world, elves } = elvesWith(3, 4);
    const next = (at: AtCivilization) => play(world, (it) => civilizationStretch(it, at), { dice: [] });
    world.at = { age: 'civilization', phase: 'season', year: 3, season: 3 };
    next(world.at);
    expect(elves.ending).toBeNull();
    setCounts(world, elves, 2, 4);
    next(world.at);
    expect(elves.ending).toBe('slave revolt');
    expect(world.at).toEqual({ age: 'civilization', phase: 'end' });
  });

  it('[PT-ELF-25] declines after the last year', () => {
    const { world, elves } = elvesWith(3, 3);
    elves.year = world.options.lastYear;
    playSeason(world, elves, 'winter');
    expect(elves.ending).toBe('decline');
  });

  it('[PT-EX-37] [PT-NEX-10] [PT-NEX-T1.2] [PT-MEA-15] [PT-ELF-24] [PT-COL-09] a plague takes the city first, then the colonies', () => {
    const sick = (folk: number) => {
      const { world, elves } = elvesWith(folk + 2, 5, (it) => {
        oreAt(it, { x: 18, y: 18 }, 5);
        oreAt(it, { x: 11.9, y: 18 }, 1);
      });
      for (const { id } of world.page.features) colonyOn(world, elves, id);
      const cave = cursedAt(world, { x: 22, y: 15 }, 'plague');
      oreAt(world, { x: 22, y: 15 }, 1);
      setCounts(world, elves, folk, 3);
      return { world, elves, cave };
    };
    const dead = sick(1);
    playSeason(dead.world, dead.elves, 'fall');
    expect(dead.elves.explored).toEqual([dead.cave.id]);
    expect(dead.elves.ending).toBe('died out');
    const left = sick(2);
    playSeason(left.world, left.elves, 'fall');
    expect([left.elves.city, ...left.elves.colonies.map((it) => it.group)].map((it) => counts(left.world, it))).toEqual(
      ['0/3', '0/1', '1/1'],
    );
    expect(left.world.page.marks.find((it) => it.kind === 'plague')?.until).not.toBeNull();
    playSeason(left.world, left.elves, 'winter');
    expect(built(left.world, left.elves)).toEqual(['Fearsome Shrine']);
    expect(left.elves.ending).toBe('slave revolt');
  });

  it('[PT-NEX-11] [PT-NEX-T1.3] fate ends them, and stays', () => {
    const { world, elves } = elvesWith(3, 3);
    cursedAt(world, { x: 20, y: 18 }, 'fate');
    oreAt(world, { x: 21, y: 18 }, 1);
    playSeason(world, elves, 'fall');
    expect(elves.ending).toBe('fate');
    expect(world.page.marks.find((it) => it.kind === 'fate')?.until).toBeNull();
  });

  it('[PT-ELF-26] they do not fight what they dig into', () => {
    const { world, elves } = elvesWith(4, 3);
    const cave = caveAt(world, { x: 21, y: 18 }, 2);
    playSeason(world, elves, 'fall');
    expect([counts(world, elves.city), world.page.countIn(cave.id)]).toEqual(['4/3', 2]);
  });
});

describe('constructions', () => {
  it('[PT-BLD-T1.11] [PT-BLD-T1.12] [PT-BLD-T1.13] [PT-BLD-T1.14] [PT-BLD-T1.15] [PT-ELF-14] [PT-ELF-16] [PT-INV-05] [PT-INV-06] are chosen by how many live in the city', () => {
    const { world, elves } = elvesWith(6, 5);
    const row = (people: number) => rowFor(world, elves, people).name;
    expect([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20].map(row)).toEqual([
      'Breeding Pit',
      'Breeding Pit',
      'Fearsome Shrine',
      'Arena of Death',
      'Oubliette',
      'Macabre Theatre',
      'Macabre Theatre',
      'Crystal Palace',
      'Tyrant’s Fortress',
      'Saint’s Tomb',
      'Tyrant’s Bastion',
      'Indulgence Hall',
      'Exploratory Tunnel',
      'Exploratory Tunnel',
    ]);
    playSeason(world, elves, 'winter');
    expect([built(world, elves), counts(world, elves.city)]).toEqual([['Tyrant’s Fortress'], '6/4']);
    expect(beadsOf(world, elves.city, 'treasure').filter((it) => it.kind === 'epic')).toHaveLength(1);
    for (const it of CONSTRUCTIONS.slice(8)) play(world, (w) => build(w, elves, it), { dice: [] });
    expect(world.page.marks.map((it) => it.kind)).toEqual(['tomb']);
    expect(counts(world, elves.city)).toBe('7/4');
    expect(CONSTRUCTIONS.filter((it) => whyNot(world, elves, it) === 'built').map((it) => it.name)).toEqual([
      'Tyrant’s Fortress',
      'Saint’s Tomb',
      'Tyrant’s Bastion',
    ]);
  });

  it('[PT-BLD-T1.8] [PT-ELF-19] [PT-PEN-04] expansionism expands a mine or pens', () => {
    const { world, elves } = elvesWith(4, 4, (it) => oreAt(it, { x: 18, y: 18 }, 5));
    colonyOn(world, elves, world.page.features[0]?.id as string);
    setCounts(world, elves, 4, 4);
    playSeason(world, elves, 'winter', { dice: [5] });
    expect([built(world, elves), elves.colonies[0]?.expanded]).toEqual([['Expansionism'], 1]);
    expect(counts(world, elves.colonies[0]?.group ?? '')).toBe('1/0');
  });
});

describe('colonies', () => {
  const mining = (lodes: number, also: (world: PlaytestWorld) => void = () => {}) => {
    const { world, elves } = elvesWith(6, 6, (it) => {
      oreAt(it, { x: 18, y: 18 }, lodes);
      also(it);
    });
    const colony = colonyOn(world, elves, world.page.features[0]?.id as string);
    return { world, elves, colony };
  };

  it('[PT-EX-14] [PT-MIN-02] [PT-MIN-04] [PT-MIN-05] [PT-MIN-06] [PT-MIN-T1.3] [PT-COL-05] [PT-COL-07] [PT-INV-13] a mine gathers, and expands twice', () => {
    const { world, elves, colony } = mining(5);
    playSeason(world, elves, 'summer', { dice: [3] });
    expect(counts(world, colony.group)).toBe('1/2');
    expect(beadsOf(world, colony.group, 'treasure').filter((it) => it.kind === 'epic')).toHaveLength(1);
    playSeason(world, elves, 'summer');
    expect([counts(world, colony.group), elves.shaft?.y]).toEqual(['1/3', 13.5]);
    playSeason(world, elves, 'summer');
    expect([counts(world, colony.group), elves.shaft?.y]).toEqual(['1/4', 13.5]);
    expect(world.page.units.filter((it) => it.until === null)).toHaveLength(2);
  });

  it('[PT-MIN-T1.1] [PT-MIN-T1.5] [PT-COL-06] a basilica and a labyrinth cost ○', () => {
    for (const [d6, epics] of [
      [1, 1],
      [6, 0],
    ] as const) {
      const { world, elves, colony } = mining(5);
      playSeason(world, elves, 'summer', { dice: [d6] });
      expect(counts(world, colony.group)).toBe('1/1');
      expect(beadsOf(world, colony.group, 'treasure')).toHaveLength(1 + epics);
    }
  });

  it('[PT-EX-15] [PT-MIN-03] [PT-PRO-02] [PT-PRO-04] [PT-PRO-01] [PT-ELF-09] with a processing colony the city gains, and that one expands', () => {
    const { world, elves, colony } = mining(6, (it) => waterAt(it, { x: 11.5, y: 18 }));
    const processing = colonyOn(world, elves, world.page.features[1]?.id as string);
    processing.expanded = 1;
    setCounts(world, elves, 4, 2);
    playSeason(world, elves, 'summer');
    expect([counts(world, elves.city), counts(world, colony.group), counts(world, processing.group)]).toEqual([
      '4/4',
      '1/1',
      '1/1',
    ]);
    expect(processing.expanded).toBe(2);
  });

  it('[PT-EX-16] [PT-MIN-07] a mine without lodes is abandoned', () => {
    const { world, elves, colony } = mining(1);
    colony.expanded = 2;
    gain(world, 'PT-MIN-04', colony.group, 'treasure', world.page.piece(colony.sanctum));
    play(world, (it) => legendary(it, 'PT-MIN-T1.3–4', it.page.piece(colony.sanctum), { owner: colony.group }), {
      dice: null,
    });
    setCounts(world, elves, 3, 1);
    playSeason(world, elves, 'summer');
    expect([counts(world, colony.group), counts(world, elves.city), colony.isOver]).toEqual(['0/0', '3/2', true]);
    expect(world.page.beads.filter((it) => it.until === null && it.kind === 'epic')).toHaveLength(1);
    expect(world.page.marks.map((it) => it.kind)).toEqual(['tomb']);
  });

  it('[PT-MIN-02] a gem leaves its spot empty', () => {
    const { world, elves } = elvesWith(6, 6, (it) => {
      const feature = beginFeature(it, 'PT-FEA-T1.3', 'gems', 2);
      const spot: Point = { x: 18, y: 18.5 };
      draw(it, {
        clause: 'PT-FEA-04',
        kind: 'gem',
        shape: box(18, 18.5, 1, 1),
        what: { kind: 'gem' },
        feature,
        units: [{ kind: 'gems', at: [spot] }],
      });
    });
    colonyOn(world, elves, world.page.features[0]?.id as string);
    playSeason(world, elves, 'summer', { dice: [5] });
    expect(world.page.pieces.find((it) => it.kind === 'gem')?.until).not.toBeNull();
  });

  const processing = (kind: 'water' | 'magma', d6: number, choose: Record<string, string[]> = {}) => {
    const { world, elves } = elvesWith(4, 4, (it) => waterAt(it, { x: 18.6, y: 18 }, kind));
    const colony = colonyOn(world, elves, world.page.features[0]?.id as string);
    playSeason(world, elves, 'summer', { dice: [d6], choose });
    return { world, colony, last: world.page.pieces.map((it) => it.room) };
  };

  it('[PT-PRO-T1.1] [PT-PRO-T1.3] [PT-PRO-T1.5] [PT-PRO-03] [PT-PRO-05] [PT-PRO-02] processing colonies spend a ○ on a ship, a conduit or a gallery', () => {
    expect(processing('water', 1).last).toContain('Ship');
    expect(processing('magma', 2).last).toContain('Lava Barge');
    expect(processing('water', 3).last).toContain('Aqueduct');
    expect(processing('magma', 4).last).toContain('Steam Pipes');
    expect(processing('water', 4, { 'PT-PRO-05': ['mystical'] }).last).toContain('Bridge');
    const gallery = processing('water', 5);
    expect(gallery.last).toContain('Gallery');
    expect(counts(gallery.world, gallery.colony.group)).toBe('1/0');
  });

  it('[PT-COL-02] [PT-COL-03] [PT-FEA-08] sites are mines before pens, and pens before processing', () => {
    const world = laid();
    const cave = caveAt(world, { x: 15, y: 15 }, 2);
    sign(world, 'PT-NEX-T1.8', cave, 'mystical', { kind: 'mystical sign' });
    waterAt(world, { x: 20, y: 15 });
    oreAt(world, { x: 22, y: 15 }, 1);
    const elves = play(world, setUpElves, { dice: [] }).result as Elves;
    expect(availableSites(world, elves).map(({ kind, source }) => [kind, source])).toEqual([
      ['pens', null],
      ['processing', 'water'],
      ['mining', null],
    ]);
    for (const { id } of world.page.beadsIn(cave.id)) world.page.apply({ do: 'end', id }, 99);
    expect(availableSites(world, elves)[0]).toMatchObject({ kind: 'processing', source: 'mystical' });
  });

  it('[PT-PEN-01] [PT-PEN-02] [PT-PEN-03] [PT-PEN-T1.1] [PT-PEN-T1.3] [PT-PEN-T1.5] [PT-MEA-20] [PT-COL-08] pens sell what they catch, and keep traps, tanks or a menagerie', () => {
    const { world, elves } = elvesWith(4, 4, (it) => {
      caveAt(it, { x: 18, y: 18 }, 1);
      caveAt(it, { x: 26, y: 8 }, 1);
    });
    const colony = colonyOn(world, elves, world.page.features[0]?.id as string);
    playSeason(world, elves, 'summer');
    expect([counts(world, elves.city), world.page.beadsOf(null).length]).toEqual(['3/4', 1]);
    playSeason(world, elves, 'summer');
    expect(world.page.beadsOf(null)).toEqual([]);
    setCounts(world, elves, 4, 4);
    playSeason(world, elves, 'winter', { dice: [1] });
    expect(world.page.marks.map((it) => it.kind)).toEqual(['trap']);
    for (const [d6, room, has] of [
      [3, 'Reanimator Tanks', '1/2'],
      [5, 'Menagerie', '1/2'],
    ] as const) {
      colony.expanded = 0;
      world.groups[0]?.built.splice(0);
      playSeason(world, elves, 'winter', { dice: [d6] });
      expect(world.page.pieces.some((it) => it.room === room)).toBe(true);
      expect(counts(world, colony.group)).toBe(has);
    }
    world.groups[0]?.built.splice(0);
    playSeason(world, elves, 'winter');
    expect(elves.shaft?.y).toBe(13.5);
  });
});

it('[PT-EX-18] [PT-END-01] [PT-END-03] [PT-END-04] [PT-END-05] [PT-END-06] the end leaves packs, ○ and ❖', () => {
  const { world, elves } = elvesWith(7, 4, (it) => {
    oreAt(it, { x: 18, y: 18 }, 5);
    caveAt(it, { x: 25, y: 8 }, 2);
  });
  colonyOn(world, elves, world.page.features[0]?.id as string);
  playSeason(world, elves, 'summer', { dice: [3] });
  play(world, (it) => build(it, elves, CONSTRUCTIONS[3] as never), { dice: [] });
  endElves(world, elves);
  const left = world.page.beads.filter((it) => it.until === null);
  expect(left.map(({ kind }) => kind).sort()).toEqual(['epic', ...Array(5).fill('population'), 'treasure', 'treasure']);
  expect(left.every(({ owner }) => owner === null)).toBe(true);
  expect(elves.pits.slice(0, 2).map((it) => world.page.countIn(it))).toEqual([1, 1]);
  expect(world.page.countIn(elves.oubliette as string)).toBe(1);
  expect(world.page.piece(left.find((it) => it.kind === 'epic')?.piece ?? '').room).toBe('Gallery');
});

it('[PT-CIV-01] [PT-CIV-02] [PT-END-02] [PT-GEN-07] [PT-GEN-14] [PT-INV-12] the elves live for years of four seasons, on a layer of their own', () => {
  const endings = new Set<string | null | undefined>();
  for (let i = 0; i < 3; i++) {
    const { world } = game(`elves ${i}`, {}, 'usual', ({ at: { age } }) => age === 'monsters');
    endings.add(world.elves?.ending);
    expect(world.ages.slice(0, 2).map(({ name }) => name)).toEqual(['primordial', 'civilization']);
    expect(world.layers.slice(0, 1).map(({ age }) => age)).toEqual(['civilization']);
    expect(world.elves?.year).toBeLessThanOrEqual(30);
    expect(world.ages[1]?.turns).toBe(world.elves?.year);
    expect(world.journal.entries.filter((it) => it.kind === 'civilization ended')).toHaveLength(1);
  }
  expect(endings.has(null)).toBe(false);
});
