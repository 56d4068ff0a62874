import { box } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { build, CONSTRUCTIONS } from '../../src/playtest/civilization/deep-elves/constructions.table.ts';
import { draw, putBeads } from '../../src/playtest/draw.ts';
import { legendary } from '../../src/playtest/epics.ts';
import { brokenPromises, playtestEdition, playtestOptions } from '../../src/playtest/index.ts';
import { LAWS } from '../../src/playtest/monsters/age.ts';
import { arriveAs } from '../../src/playtest/monsters/arrivals.ts';
import { isAlive, lairOf, living, treasureOf } from '../../src/playtest/monsters/bands.ts';
import { gainBonus } from '../../src/playtest/monsters/beads.ts';
import { loseFolk } from '../../src/playtest/monsters/losses.ts';
import type { Nexus } from '../../src/playtest/nouns.ts';
import { drawStrata, drawSurface } from '../../src/playtest/primordial/strata.ts';
import { ENGLISH } from '../../src/playtest/telling/english/english.ts';
import { bandAt, has, meet, packAt, takeTurn, wild } from './bands-at.ts';
import { elvesWith, playSeason, waterAt } from './elves-at.ts';
import { game, play } from './world-at.ts';

const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };

describe('pieces and counts', () => {
  it('[PT-GEN-03] [PT-GEN-11] a game is played with ●, ○, ★ and ❖, and with dice that a table has, or an equal chance among the strata', () => {
    const { world } = game('pieces', {}, 'random', ({ journal }) => journal.age === 'monsters' && journal.turn > 4);
    const kinds = new Set(world.page.beads.map(({ kind }) => kind));
    for (const it of kinds) expect(['population', 'treasure', 'bonus', 'epic', 'token']).toContain(it);
    const dice = new Set(world.journal.entries.flatMap((it) => ('dice' in it ? [String(it.dice)] : [])));
    const printed = ['1d4', '1d4+2', '1d6', '1d8', '1d10', '1d12', '1d20', '4d100', `1d${world.page.strata.length}`];
    for (const it of dice) expect(printed).toContain(it);
    expect(dice.has(`1d${world.page.strata.length}`)).toBe(true);
  });

  it('[PT-GEN-10] nobody is asked what the book asks its playtesters', () => {
    const asked = Object.values(ENGLISH.questions).map((it) => (typeof it === 'string' ? it : it.ask));
    expect(asked.length).toBeGreaterThan(50);
    for (const it of asked) expect(it).not.toMatch(/crowded|last(ed)? (well|long enough)|advantage|example|playtest/i);
  });

  it('[PT-GEN-04] [PT-GEN-05] [PT-GEN-06] [PT-ENC-T1.5] what is paid is ○, no number means one, and nobody has less than nothing', () => {
    const world = wild();
    const [a, b] = [bandAt(world, 'delvers', '3/2', A), bandAt(world, 'breeders', '5/1', B)];
    meet(world, a, b, [3]);
    expect([has(world, a), has(world, b)]).toEqual(['3/1', '5/2']);
    const { asked } = meet(world, a, b, [5, 4]);
    expect(asked.map((it) => it.clause)).toEqual(['PT-ENC-03', 'PT-WRD-T1']);
    play(world, (it) => loseFolk(it, a, 9, 'PT-KEY-02'), { dice: [] });
    expect([isAlive(world, a), world.page.beadsOf(a.id)]).toEqual([false, []]);
    const { world: city, elves } = elvesWith(3, 3);
    playSeason(city, elves, 'spring');
    expect(city.page.beadsOf(elves.city).filter((it) => it.kind === 'population')).toHaveLength(4);
  });

  it('[PT-MEA-17] [PT-MEA-18] [PT-CIV-T2.1–7] a ❖ is a ○ with a name and goes last, and there is one ★', () => {
    const world = wild();
    const [a, b] = [bandAt(world, 'delvers', '3/1', A), bandAt(world, 'breeders', '5/1', B)];
    play(world, (it) => legendary(it, 'PT-NEX-17', lairOf(it, a), { owner: a.id }), { dice: [] });
    expect(treasureOf(world, a)).toBe(2);
    meet(world, a, b, [3]);
    expect(world.page.beadsOf(a.id).map((it) => it.kind)).toContain('epic');
    meet(world, a, b, [3]);
    expect(world.page.beadsOf(b.id).filter((it) => it.kind === 'epic')).toMatchObject([{ name: expect.any(String) }]);
    for (let i = 0; i < 6; i++) play(world, (it) => legendary(it, 'PT-NEX-17', lairOf(it, b)), { dice: [] });
    const names = new Set(world.page.beads.flatMap((it) => it.name ?? []));
    expect([...names].sort()).toEqual([
      'Adamant Crown',
      'Epic Poem',
      'Goblet',
      'Magical Artifact',
      'Massive Gemstone',
      'Mithral Skull',
      'Thinking Sword',
    ]);
    gainBonus(world, a, 'PT-MEA-18');
    gainBonus(world, a, 'PT-MEA-18');
    expect(world.page.beadsOf(a.id).filter((it) => it.kind === 'bonus')).toHaveLength(1);
  });

  it('[PT-INV-11] ○ come into being by mining and with arrivals only', () => {
    const world = wild();
    const a = bandAt(world, 'delvers', '3/2', A);
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-11'))).toEqual([]);
    putBeads(world, 'PT-KEY-03', lairOf(world, a), 'treasure', 1, 'treasure');
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-11'))).toHaveLength(1);
  });

  it('[PT-MEA-21] a saint’s tomb is marked as one', () => {
    const { world, elves } = elvesWith(3, 3);
    const tomb = CONSTRUCTIONS.find((it) => it.name.startsWith('Saint'));
    play(world, (it) => build(it, elves, tomb as never), { dice: [] });
    expect(world.page.marks.map(({ kind }) => kind)).toEqual(['tomb']);
  });
});

describe('settings', () => {
  const BY = {
    surface: 'PT-SET-02',
    joined: 'PT-ARR-01',
    disaster: 'PT-DIS-01',
    villainy: 'PT-VIL-01',
    civilizations: 'PT-CIV-04',
    kingdoms: 'PT-JOI-09',
    arrivals: 'PT-VIL-05',
    villains: 'PT-VIL-14',
    minorFeatures: 'PT-KEY-09',
    water: 'PT-JOI-13',
  } as const;
  const NUMBERS = { tooMany: [4, 8, 20], lastYear: [10, 30, 99], lastEra: [10, 30, 99], lastSeason: [10, 30, 99] };

  it('[PT-GEN-13] are all there, as printed if nothing is said, and keep their limits', () => {
    const usual = playtestOptions();
    expect(usual).toMatchObject({
      ...{ surface: 4, joined: true, disaster: true, villainy: true, civilizations: 1 },
      ...{ kingdoms: false, arrivals: false, villains: 1, minorFeatures: false, water: false },
    });
    for (const [key, [least, middle, most]] of Object.entries(NUMBERS)) {
      expect(usual).toMatchObject({ [key]: middle });
      expect(playtestOptions({ [key]: least })).toMatchObject({ [key]: least });
      expect(playtestOptions({ [key]: most })).toMatchObject({ [key]: most });
      expect(() => playtestOptions({ [key]: (least as number) - 1 })).toThrow();
      expect(() => playtestOptions({ [key]: (most as number) + 1 })).toThrow();
    }
  });

  it('[PT-GEN-13] are asked by no game, whatever they are, and stay what they were', () => {
    const all = {
      surface: 1.8,
      kingdoms: true,
      arrivals: true,
      villains: 2,
      minorFeatures: true,
      water: true,
    } as const;
    for (const some of [{}, all]) {
      const { world } = game('settings', { lastEra: 10, lastSeason: 10, ...some });
      const chosen = new Set(world.journal.entries.flatMap((it) => (it.kind === 'chose' ? [it.clause] : [])));
      expect(Object.values(BY).filter((it) => chosen.has(it))).toEqual([]);
      expect(chosen.size).toBeGreaterThan(5);
      expect(world.options).toMatchObject(some);
    }
  });
});

describe('measures', () => {
  it('[PT-MEA-02] [PT-MEA-04] [PT-MEA-14] an empty room within half a finger of the place is taken, from edge to edge, the older of two', () => {
    const come = (...rooms: readonly (readonly [number, number])[]) => {
      const world = wild();
      const made = rooms.map(([x, y]) => packAt(world, { x, y }, 0));
      play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 3] });
      const lair = living(world)[0]?.lair;
      return made.findIndex(({ id }) => id === lair);
    };
    expect(come([19.5, 8.25 + 2.7])).toBe(0);
    expect(come([19.5, 8.25 + 2.8])).toBe(-1);
    expect(come([19.5, 10.25], [19.5, 6.25])).toBe(0);
    expect(come([19.5, 6.25], [19.5, 10.25])).toBe(0);
  });

  it('[PT-MEA-03] a palace of two beads lies flat', () => {
    const { world, elves } = elvesWith(3, 3);
    play(world, (it) => build(it, elves, CONSTRUCTIONS.find(({ name }) => name === 'Crystal Palace') as never), {
      dice: [],
    });
    const palace = world.page.pieces.find((it) => it.room === 'Crystal Palace');
    const xs = (palace?.shape.path ?? []).filter((_, i) => i % 2 === 0);
    const ys = (palace?.shape.path ?? []).filter((_, i) => i % 2 === 1);
    expect([Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]).toEqual([2, 1]);
  });

  it('[PT-MEA-08] a hill giant that comes near magma is a fire giant', () => {
    const come = (x: number) => {
      const world = wild();
      waterAt(world, { x, y: 8.25 }, 'magma');
      play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [2, 1, 3] });
      return world.journal.entries.some((it) => it.kind === 'is a fire giant');
    };
    expect([come(19.5 + 5.4), come(19.5 + 5.7)]).toEqual([true, false]);
  });
});

describe('the Primordial Age', () => {
  it('[PT-STR-18] [PT-STR-19] the wobble is drawing only, and each seed has strata of its own', () => {
    const rings = (seed: string, wobble: boolean) => {
      const world = playtestEdition.begin(playtestOptions({ wobble }), seed);
      drawSurface(world);
      play(world, drawStrata, { dice: null });
      return JSON.stringify(world.page.strata.map(({ outline }) => outline));
    };
    expect(rings('a', true)).toBe(rings('a', false));
    const lines = (seed: string) => {
      const { world } = game(seed, {}, 'usual', ({ at }) => at.age === 'primordial' && at.chapter === 'stratum');
      return JSON.stringify(world.page.strata.map(({ outline }) => outline));
    };
    expect(lines('one')).not.toBe(lines('two'));
  });

  it('[PT-NEX-16] bones, darkness and elements change nothing for who lives there', () => {
    const turnIn = (nexus: Nexus | null) => {
      const world = wild();
      const a = bandAt(world, 'delvers', '3/2', A);
      if (nexus)
        draw(world, {
          clause: 'PT-NEX-16',
          kind: 'nexus',
          shape: box(10, 8, 4, 4),
          what: { kind: 'nexus', of: nexus },
          nexus,
        });
      const { asked } = takeTurn(world, a, [3]);
      return [asked.map((it) => it.clause), has(world, a), a.territory.length];
    };
    const usual = turnIn(null);
    for (const it of ['bones', 'darkness', 'elemental nexus', 'intellect'] as const) expect(turnIn(it)).toEqual(usual);
  });

  it('[PT-NEX-18] a new layer is laid after the last stratum', () => {
    const { world } = game('layers', {}, 'usual', ({ journal }) => journal.age === 'civilization');
    expect(world.layers.map(({ age }) => age)).toContain('civilization');
    const before = world.layers.find(({ age }) => age === 'civilization')?.since ?? 0;
    expect(world.page.features.filter((it) => it.kind !== 'works').every((it) => it.since <= before)).toBe(true);
  });
});
