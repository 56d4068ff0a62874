import { bounds, gapTo } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { beadsOf } from '../../src/beads.ts';
import { lairIn } from '../../src/lairs.ts';
import { assembly, type DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { feed, intrigue } from '../../src/second/civilization/demons/hunt.ts';
import { TEN_DEMONS } from '../../src/second/civilization/demons/ten-demons.table.ts';
import { works } from '../../src/works.ts';
import { beads, demonsAt, entries, inside, MIDDLE, marksOn, standing, stops, there, throwing } from './demons-at.ts';
import { bare, cave, play, resource } from './ground.ts';

describe('Demonic constructions', () => {
  /** Fed once on this kind of resource, two beads off. */
  const fed = (kind: Parameters<typeof resource>[1], at = { x: 16, y: 12 }, from = MIDDLE) => {
    const world = bare();
    resource(world, kind, at);
    resource(world, kind, { x: at.x + 1.6, y: at.y });
    const civ = standing(world, from);
    throwing(civ, [], intrigue);
    throwing(civ, [], feed);
    return civ;
  };
  const again = (civ: DemonCiv) => {
    throwing(civ, [], feed);
    return civ;
  };

  it('[H2-DEM-T1.1] monsters: a Charnel Pit, with nothing in it', () => {
    const world = bare();
    cave(world, { x: 16.5, y: 12 }, 1);
    const civ = standing(world);
    throwing(civ, [], feed);
    const [pit] = there(civ, 'Charnel Pit');
    expect([inside(civ, pit), marksOn(civ, pit)]).toEqual([[], ['demonic']]);
    expect(stops(civ)).toEqual([[15.9, 12]]);
  });

  it('[H2-DEM-T1.2] ore: a Demonic Palace each time, with a demon of the Assembly and 1❖', () => {
    const civ = again(fed('ore'));
    expect(there(civ, 'Demonic Palace').map((it) => inside(civ, it))).toEqual([
      ['population', 'epic'],
      ['population', 'epic'],
    ]);
    expect(assembly(civ)).toHaveLength(7);
    const bound = beadsOf(civ.world, civ.group.id, 'population').map((it) => it.name);
    expect(bound.filter((it) => it && assembly(civ).includes(it))).toEqual([]);
    expect(entries(civ, 'demon bound')).toMatchObject([{ demon: bound[0] }, { demon: bound[1] }]);
  });

  it('[H2-DEM-T1.3] gems: an Ego Prison, the first with a demon of the Assembly', () => {
    const civ = again(fed('gems'));
    expect(there(civ, 'Ego Prison').map((it) => inside(civ, it))).toEqual([['population'], []]);
    expect(assembly(civ)).toHaveLength(8);
  });

  it('[H2-DEM-T1.4] water: a Hideous Engine, the first with 1❖', () => {
    const civ = again(fed('water'));
    expect(there(civ, 'Hideous Engine').map((it) => inside(civ, it))).toEqual([['epic'], []]);
  });

  it('[H2-DEM-T1.5] magma: an Incineration Shrine', () => {
    expect(there(again(fed('magma')), 'Incineration Shrine')).toHaveLength(2);
  });

  it('[H2-DEM-T1.6] [H2-DEM-05] an underground biome: Deeply Bound Corruption, with 1● from the supply, a Demon', () => {
    const civ = fed('biome');
    const [room] = there(civ, 'Deeply Bound Corruption');
    expect([inside(civ, room), assembly(civ).length, beads(civ, 'population')]).toEqual([['population'], 9, 1]);
    expect(room && lairIn(civ.world, room)).toBeNull();
  });

  it('[H2-DEM-T1.7] a surface biome: a Pride Stone under the sky, with ☒', () => {
    const civ = fed('surface biome', { x: 16, y: 4 }, { x: 15, y: 5 });
    const [stone] = there(civ, 'Pride Stone');
    expect(stone).toMatchObject({ kind: 'building', stratum: 0 });
    expect(marksOn(civ, stone)).toEqual(['demonic', 'tomb']);
    expect(stone && bounds(stone.shape).bottom).toBeCloseTo(4.15, 1);
  });

  it('[H2-DEM-T1.8] the nexus: an Infernal Sanctum near the Gate, once, and a demon comes back', () => {
    const civ = fed('nexus');
    const [sanctum] = there(civ, 'Infernal Sanctum');
    expect(sanctum && civ.world.page.near(sanctum.shape, civ.gate.shape)).toBe(true);
    expect(sanctum && civ.world.page.connected(sanctum, civ.gate)).toBe(true);
    expect(assembly(civ)).toHaveLength(10);
    expect(entries(civ, 'demon back')).toMatchObject([{ demon: entries(civ, 'demon gone')[0]?.demon }]);
    expect(demons.constructions(civ).at(-1)).toMatchObject({ built: true, whyNot: { key: 'built already' } });
  });

  it('[H2-DEM-15] [H2-CIV-T1.4] all carry the mark of a Demonic construction; the Gate does not', () => {
    for (const [kind, name] of [
      ['ore', 'Demonic Palace'],
      ['nexus', 'Infernal Sanctum'],
      ['water', 'Hideous Engine'],
    ] as const) {
      const civ = fed(kind);
      expect(marksOn(civ, there(civ, name)[0])).toContain('demonic');
      expect(marksOn(civ, civ.gate)).not.toContain('demonic');
    }
  });

  it('[H2-DEM-26] are drawn over the hollow of their unit, clear of nothing, and inside the page', () => {
    const civ = fed('ore');
    const [palace] = there(civ, 'Demonic Palace');
    const hollow = works(civ).find((it) => it.kind === 'hollow');
    expect(palace?.shape).toEqual(hollow?.shape);
    expect(palace && gapTo(palace.shape, 16, 12)).toBe(0);
    const edge = fed('ore', { x: 0.2, y: 12 }, { x: 1, y: 12 });
    const [cornered] = there(edge, 'Demonic Palace');
    expect(cornered && bounds(cornered.shape).left).toBeGreaterThanOrEqual(-0.01);
  });

  it('says on the sheet what can be built, and why not yet', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const sheet = demons.constructions(standing(world));
    expect(sheet.filter((it) => it.whyNot === null).map((it) => it.name)).toEqual(['Demonic Palace']);
    expect(sheet.map((it) => it.name)).toHaveLength(8);
    expect(sheet[0]?.whyNot).toEqual({ key: 'nothing near the Tunneller', resource: 'monsters' });
  });
});

describe('the ten demons', () => {
  it('[H2-DEM-T2.1–10] [H2-NAM-02] have names, natures and tastes', () => {
    const names =
      'Efluvivex, The Collector, Metastockaplex, Comlshex Maw, Name Redacted (the first), Umok, Tdx67, '.concat(
        "Name Redacted (the second), The other one, Lrud'sdj",
      );
    expect(TEN_DEMONS.map((it) => it.name).join(', ')).toBe(names);
    expect(new Set(TEN_DEMONS.map((it) => it.look)).size).toBe(10);
  });

  it('[H2-DEM-24] the player says which leaves or is bound; by default it is random, and the journal names it', () => {
    const civ = demonsAt(bare());
    play(civ.world, () => intrigue(civ), [['H2-DEM-24', 'Umok']]);
    expect(assembly(civ)).not.toContain('Umok');
    expect(entries(civ, 'demon gone')[0]).toMatchObject({ demon: 'Umok', look: 'ebony', deed: 'intrigue', by: null });
    const asked = playOut({ world: civ.world, rule: () => intrigue(civ) }, {}).asked;
    expect(asked).toMatchObject([{ clause: 'H2-DEM-24', usual: null }]);
  });

  it('[H2-DEM-24] a bound one furnishes its construction to its taste', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const civ = standing(world);
    play(world, () => feed(civ), [['H2-DEM-24', 'The Collector']]);
    const [palace] = there(civ, 'Demonic Palace');
    expect(palace?.variant).toBe('clockwork');
    expect(world.page.beadsIn(palace?.id ?? '', 'population')).toMatchObject([{ name: 'The Collector' }]);
  });
});
