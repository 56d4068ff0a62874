import { BEAD_AREA, bounds, type Piece } from '@understory/page';
import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { beadsOf } from '../../src/beads.ts';
import { putBeads } from '../../src/draw.ts';
import { lairs } from '../../src/lairs.ts';
import { endCivilization, playTurn } from '../../src/second/civilization/age.ts';
import { population, treasure } from '../../src/second/civilization/civ.ts';
import { dwarvenConstructions } from '../../src/second/civilization/dwarves/constructions.table.ts';
import type { DwarfCiv } from '../../src/second/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../src/second/civilization/dwarves/dwarves.ts';
import { dwarvenRoom, ROOM_SHAPES } from '../../src/second/civilization/dwarves/shapes.ts';
import { digTo } from '../../src/second/civilization/explore.ts';
import { gain } from '../../src/second/civilization/gains.ts';
import { loseOne } from '../../src/second/civilization/losses.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { gapFromWorks, pointShape, works } from '../../src/works.ts';
import { bare, cave, naturalTunnel, nexusAt, play, resource, river } from './ground.ts';

type Answers = NonNullable<Parameters<typeof play>[2]>;

function settled(
  draw: (world: SecondWorld) => void = (world) => resource(world, 'ore', { x: 6, y: 12 }),
  answers: Answers = [],
): DwarfCiv {
  const world = bare();
  draw(world);
  world.journal.age = 'civilization';
  return play(world, (it) => dwarves.setUp(it), answers);
}
function grown(civ: DwarfCiv, people: number, treasures = treasure(civ)): DwarfCiv {
  while (population(civ) < people)
    play(civ.world, () => gain(civ, 'H2-CIV-13', 'population', { deed: 'breed', from: null }));
  while (treasure(civ) < treasures)
    play(civ.world, () => gain(civ, 'H2-CIV-14', 'treasure', { deed: 'breed', from: null }));
  return civ;
}
function construct(civ: DwarfCiv, name: string, answers: Answers = []): Piece | undefined {
  const it = dwarvenConstructions.find((row) => row.name === name);
  if (!it) throw new Error(name);
  civ.met.clear();
  play(civ.world, () => it.build(civ, it), answers);
  return civ.world.page.pieces.filter((piece) => piece.room === name || piece.room === answers?.[0]?.[1]).at(-1);
}
const open = (civ: DwarfCiv) =>
  dwarves
    .constructions(civ)
    .filter((it) => it.whyNot === null)
    .map((it) => it.name);
const counts = (civ: DwarfCiv) => `${population(civ)}● ${treasure(civ)}○`;
const epics = (civ: DwarfCiv) => civ.world.page.beads.filter((it) => it.kind === 'epic' && it.until === null);
const marks = (civ: DwarfCiv, kind: string) =>
  civ.world.page.marks.filter((it) => it.kind === kind && it.until === null);
const WATERWORKS: readonly string[] = ['Bridge', 'Dam', 'Cistern'];
const many = (world: SecondWorld) => {
  for (let x = 4; x < 28; x += 1.5) resource(world, 'ore', { x, y: 12 });
};

describe('the Dwarves come (H2-DWF)', () => {
  it('[H2-DWF-01] [H2-DWF-04] with two dormitories of 1● and two vaults of 1○, joined to a level tunnel', () => {
    const civ = settled();
    expect(counts(civ)).toBe('2● 2○');
    const rooms = works(civ)
      .filter((it) => it.kind === 'room')
      .map((it) => it.room);
    expect(rooms).toEqual(['dormitory', 'vault', 'dormitory', 'vault']);
    const [x0, y0, x1, y1] = civ.entrance.shape.path;
    expect([x0, y0 === y1, x1]).toEqual([0, true, 4]);
    expect(civ.group.name.length).toBeGreaterThan(3);
  });

  it('[H2-DWF-02] by the ore nearest to an edge, 2 beads from it towards that edge, or above it', () => {
    expect(settled().foundation).toEqual({ x: 4, y: 12 });
    expect(settled((world) => resource(world, 'ore', { x: 27, y: 12 })).foundation).toEqual({ x: 27, y: 10 });
    expect(settled((world) => resource(world, 'ore', { x: 25, y: 12 })).foundation).toEqual({ x: 27, y: 12 });
    expect(settled((world) => resource(world, 'ore', { x: 10, y: 4 })).foundation.y).toBeCloseTo(6);
  });

  it('[H2-DWF-02] anywhere near ore that the player points at, on either side of it, and nowhere else', () => {
    const world = bare();
    resource(world, 'ore', { x: 14, y: 12 });
    const { asked } = playOut({ world, rule: () => dwarves.setUp(world) }, { dice: null });
    const ask = asked.find((it) => it.clause === 'H2-DWF-02' && it.ask === 'spot');
    const may = (x: number, y: number) => ask?.ask === 'spot' && ask.where.has({ x, y });
    expect([may(12.5, 12.5), may(15.5, 12.5), may(14, 14)]).toEqual([true, true, true]);
    expect([may(11, 12), may(17, 12), may(14, 15)]).toEqual([false, false, false]);
  });

  it('[H2-DWF-03] a finger in, where there is no ore', () => {
    const civ = settled(() => {});
    expect([4.5, 25.5]).toContain(civ.foundation.x);
    expect(civ.foundation.y >= 6 && civ.foundation.y <= 19).toBe(true);
  });

  it('[H2-DWF-05] [H2-CIV-31] new ● go to dormitories and new ○ to vaults', () => {
    const civ = grown(settled(), 5, 5);
    for (const bead of beadsOf(civ.world, civ.group.id, 'population'))
      expect(civ.world.page.piece(bead.piece).room).toBe('dormitory');
    for (const bead of beadsOf(civ.world, civ.group.id, 'treasure'))
      expect(civ.world.page.piece(bead.piece).room).toBe('vault');
  });

  it('[H2-DWF-19] with tunnels level and upright only', () => {
    for (const { kind, shape, owner } of grown(settled(), 7, 6).world.page.pieces) {
      if (kind !== 'tunnel' || owner === null) continue;
      for (let i = 2; i < shape.path.length; i += 2) {
        expect(shape.path[i] === shape.path[i - 2] || shape.path[i + 1] === shape.path[i - 1]).toBe(true);
      }
    }
  });

  it('[H2-MSR-08] [H2-DWF-20] a bead-sized circle is exactly 1.2 across', () => {
    const { left, right, top, bottom } = bounds(dwarvenRoom('circle', 5, 5, BEAD_AREA));
    expect([right - left, bottom - top].map((it) => Number(it.toFixed(3)))).toEqual([1.2, 1.2]);
  });

  it('[H2-DWF-20] in nine shapes, one for all dormitories and another for all vaults', () => {
    expect(ROOM_SHAPES).toHaveLength(9);
    for (const shape of ROOM_SHAPES) expect(Math.abs(ringSize(dwarvenRoom(shape, 5, 5, 2)) - 2)).toBeLessThan(0.02);
    const civ = grown(
      settled(undefined, [
        ['H2-DWF-20', 'hexagon'],
        ['H2-DWF-20', 'cross'],
      ]),
      4,
      4,
    );
    const corners = (room: string) =>
      new Set(
        works(civ)
          .filter((it) => it.room === room)
          .map((it) => it.shape.path.length / 2),
      );
    expect([corners('dormitory'), corners('vault')]).toEqual([new Set([6]), new Set([12])]);
  });

  it('[H2-DWF-21] with a theme, if the player writes one', () => {
    const civ = settled(undefined, [
      ['H2-DWF-21', 'write'],
      ['H2-DWF-21', 'grim'],
      ['H2-DWF-21', 'exile'],
      ['H2-DWF-21', 'peace'],
    ]);
    expect(civ.world.journal.entries.filter((it) => it.kind === 'theme')).toHaveLength(3);
  });
});

describe('their year', () => {
  it('[H2-EX-11] [H2-DWF-06] [H2-DWF-07] [H2-DWF-09] [H2-CIV-13] [H2-CIV-12] expands, exploits, builds', () => {
    const civ = settled();
    expect(open(grown(settled(), 3))).toEqual(['Tomb', 'Workshops']);
    play(civ.world, () => playTurn(civ, 1), [['H2-DWF-11', 'Workshops']]);
    expect([counts(civ), civ.group.built, civ.ending]).toEqual(['3● 3○', ['Workshops'], null]);
  });

  it('[H2-EX-12] [H2-DWF-08] [H2-GEN-03] explores when nothing is in reach, and gains no ○ for it', () => {
    const civ = grown(settled(), 3, 3);
    const [near] = civ.world.page.units;
    civ.world.page.apply({ do: 'end', id: near?.id ?? '' }, civ.world.journal.entries.length);
    resource(civ.world, 'ore', { x: 16, y: 12 });
    const before = gapFromWorks(civ, pointShape({ x: 16, y: 12 }));
    expect(before).toBeGreaterThan(4.5);
    civ.group.built.push('Workshops');
    play(civ.world, () => playTurn(civ, 1), [['H2-DWF-11', 'Trophy Hall']]);
    expect([counts(civ), epics(civ).length]).toEqual(['4● 4○', 1]);
    expect(gapFromWorks(civ, pointShape({ x: 16, y: 12 }))).toBeLessThanOrEqual(before - 4.4);
  });

  it('[H2-DWF-08] looks for a cave when no ore is left, and else digs at random', () => {
    const cavern = settled((world) => void cave(world, { x: 15, y: 12 }));
    play(cavern.world, () => playTurn(cavern, 1));
    expect(cavern.world.journal.entries.some((it) => it.kind === 'rolled' && it.clause === 'H2-MSR-21')).toBe(false);
    const nothing = settled(() => {});
    play(nothing.world, () => playTurn(nothing, 1));
    expect(nothing.world.journal.entries.some((it) => it.kind === 'rolled' && it.clause === 'H2-MSR-21')).toBe(true);
  });

  it('[H2-EX-13] [H2-DWF-11] [H2-DWF-12] [H2-INV-09] offers what the population and the open tables allow', () => {
    const civ = grown(settled(), 6);
    civ.group.built.push('Workshops', 'Drinking Hall', 'Powerplant');
    expect(open(civ)).toEqual(['Tomb', 'Trophy Hall', 'Smelter', 'Citadel', 'The City', 'The Underground Highway']);
    expect(dwarves.constructions(civ).find((it) => it.name === 'Foundry')?.whyNot).toEqual({
      key: 'needs a building',
      what: 'Smelter',
    });
  });

  it('[H2-EX-14] [H2-DWF-T3.3] builds once more at once with an Impossible Engine', () => {
    const civ = grown(settled(many), 8, 6);
    civ.group.built.push('Powerplant');
    play(civ.world, () => playTurn(civ, 1), [
      ['H2-DWF-11', 'An Impossible Engine'],
      ['H2-DWF-11', 'Imperial Throne Room'],
    ]);
    expect([counts(civ), epics(civ).length, civ.ending]).toEqual(['9● 8○', 1, null]);
  });

  it('[H2-DWF-13] skips the building when nothing can be built', () => {
    const civ = settled();
    civ.group.built.push(...dwarvenConstructions.map((it) => it.name));
    play(civ.world, () => playTurn(civ, 1));
    expect(civ.group.built).toHaveLength(dwarvenConstructions.length);
  });

  it('[H2-EX-15] [H2-DWF-10] [H2-DWF-14] [H2-DWF-17] [H2-DWF-18] ends with ten dwarves at the end of a turn, not before', () => {
    const civ = settled((world) => {
      many(world);
      const lair = naturalTunnel(world, [1, 19.5, 29, 19.5]);
      putBeads(world, 'H2-MSR-29', lair, 'population', 1, 'primordial monster');
    });
    construct(civ, 'Trophy Hall');
    construct(civ, 'Imperial Throne Room');
    grown(civ, 9, 9);
    play(civ.world, () => playTurn(civ, 1), [['H2-DWF-11', 'They Delve Too Deep']]);
    expect([counts(civ), civ.ending, lairs(civ.world)]).toEqual(['9● 10○', null, []]);
    play(civ.world, () => playTurn(civ, 2), [['H2-DWF-11', 'Tomb']]);
    expect(civ.ending).toMatchObject({ clause: 'H2-DWF-10', kind: 'ten dwarves' });
    expect([counts(civ), epics(civ).length]).toEqual(['0● 0○', 2]);
    expect(epics(civ).every((it) => it.owner === null)).toBe(true);
  });

  it('[H2-INV-17] [H2-DWF-10] ten dwarves are there by turn 8, and a turn later for each that was lost', () => {
    const civ = settled(many);
    expect(dwarves.latestTurn(civ)).toBe(8);
    const room = works(civ).find((it) => it.room === 'dormitory') as Piece;
    play(civ.world, () => loseOne(civ, civ.group, room, { by: null, deed: 'fight' }));
    expect([population(civ), dwarves.latestTurn(civ)]).toEqual([1, 9]);
  });

  it('[H2-EX-16] [H2-CIV-21] exploits near a lair at the price of one dwarf', () => {
    const civ = grown(
      settled((world) => {
        resource(world, 'ore', { x: 6, y: 12 });
        cave(world, { x: 8.2, y: 12.6 }, 2);
      }),
      4,
      3,
    );
    civ.met.clear();
    const dwarvesBefore = population(civ);
    const monsters = () => civ.world.page.beads.filter((it) => it.owner === null && it.until === null).length;
    const before = monsters();
    const step = dwarves.lifecycle[1];
    play(civ.world, () => step?.play(civ) ?? (function* () {})());
    expect([dwarvesBefore - population(civ), before - monsters()]).toEqual([1, 1]);
    expect(treasure(civ)).toBe(4);
  });

  it('[H2-EX-09] digs into a plague: three are lost, the plague is struck out, and a second dig does nothing', () => {
    const plagued = () =>
      settled((world) => {
        resource(world, 'ore', { x: 6, y: 12 });
        nexusAt(world, 'plague', { x: 12, y: 12 });
      });
    const east = { key: 'east', what: { kind: 'towards', hour: 3 } as const, shape: pointShape({ x: 12, y: 12 }) };
    const civ = grown(plagued(), 5, 4);
    const dig = (of: DwarfCiv) => play(of.world, () => digTo(of, 'H2-CIV-16', east));
    for (let i = 0; i < 4 && population(civ) === 5; i++) dig(civ);
    expect([counts(civ), marks(civ, 'nexus')]).toEqual(['2● 4○', []]);
    dig(civ);
    dig(civ);
    expect(counts(civ)).toBe('2● 4○');
    const few = plagued();
    for (let i = 0; i < 4 && !few.ending; i++) dig(few);
    expect([population(few), few.ending?.clause]).toEqual([0, 'H2-CIV-25']);
    play(few.world, () => endCivilization(few, few.ending ?? { clause: 'H2-CIV-25', kind: 'fate' }));
    expect(counts(few)).toBe('0● 0○');
  });
});

describe('their constructions', () => {
  it.each([
    ['H2-DWF-T1.1', 'Tomb', 'tomb'],
    ['H2-DWF-T1.3', 'Drinking Hall', 'fortification'],
    ['H2-DWF-T1.7', 'Citadel', 'fortification'],
    ['H2-DWF-T2.3', 'Gates of Dwarf', 'fortification'],
  ])('[%s] the %s bears its mark', (_clause, name, kind) => {
    const civ = settled();
    const room = construct(civ, name);
    expect(marks(civ, kind).map((it) => it.piece)).toEqual([room?.id]);
  });

  it('[H2-CIV-T1.1] [H2-CIV-T1.2] [H2-CIV-27] tombs and fortifications are marks on the room', () => {
    const civ = settled();
    construct(civ, 'Tomb');
    construct(civ, 'Citadel');
    expect([marks(civ, 'tomb').length, marks(civ, 'fortification').length]).toEqual([1, 1]);
  });

  it.each([
    ['H2-DWF-T1.4', 'Trophy Hall'],
    ['H2-DWF-T1.11', 'Imperial Throne Room'],
    ['H2-DWF-T2.5', 'Doom Weapon'],
  ])('[%s] [H2-CIV-28] [H2-CIV-T1.3] the %s holds an epic treasure with a name', (_clause, name) => {
    const civ = settled();
    const hall = construct(civ, name);
    expect(epics(civ)).toMatchObject([{ piece: hall?.id, owner: civ.group.id, name: expect.any(String) }]);
    expect(treasure(civ)).toBe(3);
  });

  it('[H2-DWF-T1.2] workshops are three small rooms', () => {
    const civ = settled();
    construct(civ, 'Workshops');
    expect(works(civ).filter((it) => it.room === 'Workshops')).toHaveLength(3);
  });

  it.each([
    ['H2-DWF-T1.5', 'Powerplant', 'Manufactory'],
    ['H2-DWF-T1.6', 'Smelter', 'Foundry'],
  ])('[%s] the %s opens a table', (_clause, opener, opened) => {
    const civ = grown(settled(), 9);
    expect(open(civ)).not.toContain(opened);
    construct(civ, opener);
    expect(open(civ)).toContain(opened);
  });

  it('[H2-DWF-15] the Powerplant stands by magma as a geothermal plant', () => {
    const civ = settled((world) => {
      resource(world, 'ore', { x: 6, y: 12 });
      resource(world, 'magma', { x: 4, y: 14.5 });
    });
    expect(construct(civ, 'Powerplant')?.variant).toBe('geothermal plant');
    expect(
      construct(
        settled((world) => {
          resource(world, 'ore', { x: 6, y: 12 });
          resource(world, 'water', { x: 4, y: 14.5 });
        }),
        'Powerplant',
      )?.variant,
    ).toBe('turbine');
  });

  it('[H2-DWF-T1.8] the City has a name, a landmark and 3 square beads', () => {
    const civ = settled();
    const city = construct(civ, 'The City', [['H2-DWF-T1.8', 'Grudgeholm']]);
    expect([civ.group.name, city?.area]).toEqual(['Grudgeholm', 3]);
    expect(city?.variant).not.toBeNull();
  });

  it('[H2-DWF-T1.9] [H2-DWF-07] the Furnace lets them exploit biomes', () => {
    const civ = settled((world) => void resource(world, 'biome', { x: 7, y: 12 }));
    const step = dwarves.lifecycle[1];
    const mine = () => play(civ.world, () => step?.play(civ) ?? (function* () {})());
    civ.foundation = { x: 5, y: 12 };
    mine();
    const before = treasure(civ);
    construct(civ, 'Furnace');
    mine();
    expect(treasure(civ) - before).toBe(civ.idle ? 0 : 1);
    expect(open(grown(civ, 7))).not.toContain('Furnace');
  });

  it('[H2-DWF-T1.10] a Dam by a river, a Bridge by a chasm, else a Cistern', () => {
    construct(settled(), 'Bridge, Dam or Cistern');
    const dry = settled();
    construct(dry, 'Bridge, Dam or Cistern');
    expect(works(dry).at(-2)?.room ?? works(dry).at(-1)?.room).toBe('Cistern');
    const chasm = settled((world) => {
      resource(world, 'ore', { x: 6, y: 12 });
      cave(world, { x: 6.5, y: 15.5 }, 0, 1.6);
    });
    construct(chasm, 'Bridge, Dam or Cistern');
    expect(works(chasm).some((it) => it.room === 'Bridge')).toBe(true);
    const both = settled((world) => {
      resource(world, 'ore', { x: 6, y: 12 });
      cave(world, { x: 6.5, y: 15.5 }, 0, 1.6);
      river(world, [2, 14, 6, 14.5, 10, 14]);
    });
    construct(both, 'Bridge, Dam or Cistern');
    expect(works(both).flatMap((it) => (WATERWORKS.includes(it.room ?? '') ? [it.room] : []))).toEqual(['Dam']);
  });

  it('[H2-DWF-T1.12] they delve too deep: a shaft straight down off the page', () => {
    const civ = settled();
    const { path = [] } = construct(civ, 'They Delve Too Deep')?.shape ?? {};
    expect([path[0] === path[2], (path[3] ?? 0) > 21]).toEqual([true, true]);
  });

  it('[H2-DWF-T2.1] the Foundry is a room of its own', () => {
    expect(construct(settled(), 'Foundry')).toMatchObject({ kind: 'room', room: 'Foundry' });
  });

  it('[H2-DWF-T2.2] the Agora is a hall of 2 square beads with a name for arguing', () => {
    const civ = settled();
    expect(construct(civ, 'Agora')?.area).toBe(2);
    expect(civ.group.built).toEqual(['Agora']);
  });

  it('[H2-DWF-23] the Gates stand across the entrance at the page’s edge', () => {
    const gates = construct(settled(), 'Gates of Dwarf');
    expect(Math.min(...(gates?.shape.path.filter((_, i) => i % 2 === 0) ?? []))).toBe(0);
    expect(['plain door', 'statues', 'cannon embrasures', 'gold leaf']).toContain(gates?.variant);
  });

  it('[H2-DWF-T2.4] the Aqueduct brings water from at most 9 beads away, else it is baths', () => {
    const wet = settled((world) => {
      resource(world, 'ore', { x: 6, y: 12 });
      resource(world, 'water', { x: 10, y: 15 });
    });
    construct(wet, 'Aqueduct');
    expect(wet.world.page.units.filter((it) => it.kind === 'water').length).toBeGreaterThan(5);
    expect(wet.group.built).toEqual(['Aqueduct']);
    const dry = settled();
    construct(dry, 'Aqueduct');
    expect(works(dry).some((it) => it.room === 'Baths')).toBe(true);
    expect(dry.group.built).toEqual(['Aqueduct']);
  });

  it('[H2-DWF-T3.1] the Underground Highway runs off both sides of the page', () => {
    const { path = [] } = construct(settled(), 'The Underground Highway')?.shape ?? {};
    expect([(path[0] ?? 0) < 0, (path[2] ?? 0) > 30, path[1] === path[3]]).toEqual([true, true, true]);
  });

  it('[H2-DWF-T3.2] the Manufactory makes one of ten things', () => {
    expect(construct(settled(), 'Manufactory')?.variant).not.toBeNull();
  });

  it('[H2-DWF-T3.2] [H2-DWF-15] [H2-GEN-13] Manufactory and Powerplant may be put into own words', () => {
    const civ = settled();
    const own = (clause: string, words: string): Answers => [
      [clause, 'own'],
      [clause, words],
    ];
    const house = construct(civ, 'Manufactory', own('H2-DWF-T3.2', 'bell foundry'));
    const plant = construct(civ, 'Powerplant', own('H2-DWF-15', 'a thousand mice'));
    const written = (about: string | undefined) => {
      const sign = civ.world.page.labels.find((it) => it.about === about);
      return [sign?.what, sign?.note].map((it) => it && telling.called(civ.world, it));
    };
    expect([house?.variant, ...written(house?.id)]).toEqual([null, 'Bell foundry', null]);
    expect([plant?.variant, ...written(plant?.id)]).toEqual([null, 'Powerplant', 'a thousand mice']);
    const told = civ.world.journal.entries.map((it) => telling.line(civ.world, it)).join('\n');
    expect(told).toContain('Bell foundry');
  });

  it('[H2-DWF-T3.4] [H2-DWF-16] an Industrial Accident wrecks what is near the Powerplant and loses nothing', () => {
    const civ = grown(settled(), 6, 5);
    construct(civ, 'Powerplant');
    construct(civ, 'Citadel');
    construct(civ, 'Gates of Dwarf');
    const before = counts(civ);
    const fortified = marks(civ, 'fortification').map((it) => it.piece);
    construct(civ, 'Industrial Accident');
    const ruined = new Set(marks(civ, 'ruin').map((it) => it.piece));
    expect(ruined.size).toBeGreaterThan(0);
    expect(counts(civ)).toBe(before);
    const spared = fortified.filter((it) => !ruined.has(it));
    expect(spared.length).toBeGreaterThan(0);
    expect(marks(civ, 'fortification').map((it) => it.piece)).toEqual(spared);
    for (const bead of [
      ...beadsOf(civ.world, civ.group.id, 'population'),
      ...beadsOf(civ.world, civ.group.id, 'treasure'),
    ]) {
      expect(bead.kind === 'epic' || !ruined.has(bead.piece)).toBe(true);
    }
  });

  it('[H2-DWF-22] notes what they achieved', () => {
    const civ = settled();
    civ.group.built.push(
      'Trophy Hall',
      'Imperial Throne Room',
      'Doom Weapon',
      'Drinking Hall',
      'Citadel',
      'Gates of Dwarf',
    );
    play(civ.world, () => endCivilization(civ, { clause: 'H2-DWF-10', kind: 'ten dwarves' }));
    expect(civ.world.journal.entries.filter((it) => it.kind === 'achievement')).toHaveLength(2);
  });
});

describe('whole ages of the Dwarves', () => {
  it('[H2-INV-11] [H2-INV-17] [H2-HND-T1.5] [H2-HND-01] [H2-HND-02] [H2-CIV-01] [H2-CIV-03] [H2-INV-14] end, and leave halls and ❖ but no ● or ○', () => {
    for (let i = 0; i < 24; i++) {
      const game = new Game(
        {
          ...secondEdition,
          next: (world: SecondWorld) => (world.at.age === 'monsters' ? null : secondEdition.next(world)),
        },
        { seed: `dwarves ${i}`, options: secondOptions(), hands: hands({ choices: i % 2 === 0 ? 'story' : 'random' }) },
      );
      while (game.ask) {
        if (game.ask.clause === 'H2-CIV-01') game.answer('dwarves', { hand: 'script' });
        else game.letAnswer();
      }
      const { world } = game;
      const [civ] = world.civs;
      const lost = world.journal.entries.filter((it) => it.kind === 'lost').length;
      expect(civ?.ending, `seed ${i}`).not.toBeNull();
      expect(civ?.turn ?? 99).toBeLessThanOrEqual(8 + lost);
      const id = civ?.group.id ?? '';
      expect(world.page.beads.filter((it) => it.until === null && it.owner === id)).toEqual([]);
      expect(new Set(civ?.group.built).size).toBe(civ?.group.built.length);
      const made = world.journal.entries.filter((it) => it.kind === 'epic treasure').length;
      expect(world.page.beads.filter((it) => it.until === null && it.kind === 'epic')).toHaveLength(made);
      expect(world.journal.entries.some((it) => it.kind === 'hand-over')).toBe(false);
    }
  });
});

function ringSize({ path }: { path: readonly number[] }): number {
  let twice = 0;
  for (let i = 0; i < path.length; i += 2) {
    const j = (i + 2) % path.length;
    twice += (path[i] ?? 0) * (path[j + 1] ?? 0) - (path[j] ?? 0) * (path[i + 1] ?? 0);
  }
  return Math.abs(twice) / 2;
}
