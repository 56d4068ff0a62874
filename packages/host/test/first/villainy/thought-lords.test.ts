import { areConnected, centreOf, line } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../src/first/draw.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { bonusOf } from '../../../src/first/monsters/encounter.ts';
import { alignmentOf, bears, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { kill, settle } from '../../../src/first/monsters/losses.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import { brokenByVillains } from '../../../src/first/villainy/invariants.ts';
import { release } from '../../../src/first/villainy/subdue.ts';
import { infiltrate, infiltrated, nearestMind } from '../../../src/first/villainy/thought-lords/infiltration.ts';
import { prisonersOf, tribute } from '../../../src/first/villainy/thought-lords/season.ts';
import { firstMind, setUpThoughtLords } from '../../../src/first/villainy/thought-lords/set-up.ts';
import { watchVillainy } from '../../../src/first/villainy/watch.ts';
import { network } from '../../../src/first/words/network.ts';
import { cave, group, has, home, kinds, kingdom, rooms, season, villainous, way } from './setting.ts';

function lords(world: FirstWorld): MonsterGroup {
  const { result } = playOut({ world, rule: setUpThoughtLords }, {});
  const me = result as MonsterGroup;
  world.villainy?.villains.push(me.id);
  return me;
}

const mind = (target: MonsterGroup) => ({ kind: 'group', group: target }) as const;

describe('the set-up of the Thought Lords', () => {
  it('[H1-THO-01] [H1-THO-02] [H1-THO-03] is a Mind Pool in the lower half, with two cells, a prison, and a way to the dungeon', () => {
    const world = villainous();
    const [a, b] = [cave(world, 8, 8), cave(world, 12, 8)];
    way(world, a, b);
    cave(world, 25, 6);
    const me = lords(world);
    const [pool] = rooms(world, 'Mind Pool');
    expect(centreOf(pool?.shape ?? a.shape).y).toBeGreaterThan(10.5);
    expect([rooms(world, 'cell of a Thought Lord').length, rooms(world, 'prison of the Thought Lords').length]).toEqual(
      [2, 1],
    );
    expect(has(world, me)).toEqual([2, 1]);
    expect(world.page.beadsIn(homeOf(me)).map(({ kind }) => kind)).toContain('control');
    expect(prisonersOf(world, me)).toHaveLength(1);
    // The largest part, and not the cave that lies alone.
    expect(areConnected(network(world.page), homeOf(me), a.id)).toBe(true);
    expect(alignmentOf(me)).toBe('chaotic');
  });

  it('[H1-THO-04] takes the nearest mind without a roll, and gains 1●', () => {
    const world = villainous();
    const near = group(world, 'breeders', { at: { x: 15, y: 19 }, has: [4, 2] });
    const far = group(world, 'delvers', { at: { x: 2, y: 6 }, has: [3, 2] });
    const me = lords(world);
    firstMind(world, me);
    expect([bears(near, 'control'), bears(far, 'control')]).toEqual([true, false]);
    expect(has(world, me)[0]).toBe(3);
  });

  it('[H1-THO-05] gives +1 to whoever bears a control bead, and to themselves', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 15, y: 6 }, has: [4, 2] });
    const me = lords(world);
    expect(bonusOf(world, me, 'met')).toBe(1);
    expect(bonusOf(world, goblins, 'met')).toBe(0);
    infiltrated(world, me, mind(goblins), 'H1-THO-07');
    expect(bonusOf(world, goblins, 'met')).toBe(1);
  });
});

describe('how it ends', () => {
  it('[H1-THO-06] is a triumph when every group and the castle have control beads, a castle without ● left out', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 15, y: 6 }, has: [4, 2] });
    const realm = kingdom(world, 4, 2);
    const me = lords(world);
    infiltrated(world, me, mind(goblins), 'H1-THO-07');
    watchVillainy(world);
    expect(world.monsters.over).toBe(null);
    infiltrated(world, me, { kind: 'building', piece: realm.buildings[0]?.piece ?? '' }, 'H1-THO-07');
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'all minds taken', group: me.id });
  });

  it('[H1-THO-06] is their death when they have no ● left', () => {
    const world = villainous();
    group(world, 'breeders', { at: { x: 15, y: 6 }, has: [4, 2] });
    const me = lords(world);
    kill(world, me, 'H1-ADV-14', 'encounter');
    settle(world);
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });
});

describe('their season', () => {
  it('[H1-THO-07] infiltrates with +3: a win takes a mind, a tie costs it 1●, a loss 2● and one of theirs', () => {
    for (const [dice, own, theirs, isTaken] of [
      [[6, 1], 3, 4, true],
      [[2, 3], 2, 3, false],
      [[1, 6], 1, 2, false],
    ] as const) {
      const world = villainous();
      const dwarves = group(world, 'delvers', { at: { x: 15, y: 6 }, has: [4, 2] });
      const me = lords(world);
      playOut({ world, rule: (it) => infiltrate(it, me, mind(dwarves)) }, { dice });
      expect([has(world, me)[0], has(world, dwarves)[0], bears(dwarves, 'control')]).toEqual([own, theirs, isTaken]);
    }
  });

  it('[H1-THO-07] counts castles and cities as minds while they have ●, and may be left out', () => {
    const world = villainous();
    kingdom(world, 15, 2);
    const me = lords(world);
    expect(nearestMind(world, me)).toMatchObject({ kind: 'building' });
    season(world, me, { choose: { 'H1-THO-07': ['no'] } });
    expect(kinds(world)).not.toContain('fought');
  });

  it('[H1-THO-08] may change 3○ into 1●, once', () => {
    const world = villainous();
    kingdom(world, 15);
    const me = lords(world);
    gain(world, me, 'H1-THO-11', 'treasure', 5, 'tribute');
    season(world, me, { choose: { 'H1-THO-07': ['no'] } });
    expect(has(world, me)).toEqual([3, 3]);
    season(world, me, { choose: { 'H1-THO-07': ['no'], 'H1-THO-08': ['no'] } });
    expect(has(world, me)[1]).toBe(3);
  });

  it('[H1-THO-09] feeds the Mind Pool: a strong mind first, then a prisoner, at the last one of their own', () => {
    const world = villainous();
    kingdom(world, 15);
    const me = lords(world);
    const rest = { choose: { 'H1-THO-07': ['no'] } };
    season(world, me, rest);
    expect(prisonersOf(world, me)).toEqual([]);
    season(world, me, rest);
    expect(has(world, me)[0]).toBe(1);
    const goblins = group(world, 'breeders', { at: { x: 15, y: 6 }, has: [4, 2] });
    infiltrated(world, me, mind(goblins), 'H1-THO-07');
    season(world, me, rest);
    expect(has(world, goblins)[0]).toBe(3);
  });
});

describe('those whom they hold', () => {
  it('[H1-THO-10] and delvers leave a lode beside them alone', () => {
    const lodesUsed = (isHeld: boolean) => {
      const world = villainous();
      const dwarves = group(world, 'delvers', { at: { x: 22, y: 6 }, has: [3, 1] });
      const units = [{ kind: 'gold', at: [{ x: 22.5, y: 7 }] }] as const;
      const shape = line([21, 7, 24, 7], 0.2);
      draw(world, { clause: 'H1-PRM-T1.4', kind: 'ore', shape, what: { kind: 'gold vein' }, units });
      const me = lords(world);
      if (isHeld) infiltrated(world, me, mind(dwarves), 'H1-THO-07');
      season(world, dwarves, { dice: null });
      return world.page.units.filter(({ until }) => until !== null).length;
    };
    expect([lodesUsed(false), lodesUsed(true)]).toEqual([1, 0]);
  });

  it('[H1-THO-10] leave each other and the Thought Lords alone, do not mine and do not breed', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 8, y: 6 }, has: [3, 1] });
    const dwarves = group(world, 'delvers', { at: { x: 22, y: 6 }, has: [3, 1] });
    const me = lords(world);
    for (const it of [goblins, dwarves]) infiltrated(world, me, mind(it), 'H1-THO-07');
    playOut({ world, rule: (it) => lawsOf(it).encounter(it, goblins, dwarves, 'H1-BRD-08') }, {});
    playOut({ world, rule: (it) => lawsOf(it).encounter(it, dwarves, me, 'H1-DLV-07') }, {});
    expect(kinds(world)).not.toContain('met');
    season(world, goblins, { dice: null });
    expect(has(world, goblins)[0]).toBeLessThanOrEqual(3);
    expect(world.journal.entries.some(({ clause }) => clause === 'H1-BRD-03')).toBe(false);
  });

  it('[H1-THO-10] [H1-FEA-06] a temple among them preaches to no lawful one among them', () => {
    const world = villainous();
    const temple = group(world, 'temple', { at: { x: 15, y: 6 }, has: [2, 1] });
    const near = group(world, 'delvers', { at: { x: 18, y: 6 }, has: [3, 1] });
    const far = group(world, 'delvers', { at: { x: 5, y: 6 }, has: [3, 1] });
    const me = lords(world);
    for (const it of [temple, near]) infiltrated(world, me, mind(it), 'H1-THO-07');
    season(world, temple, { dice: [6, 1] });
    expect([alignmentOf(near), alignmentOf(far)]).toEqual(['lawful', 'chaotic']);
    expect(brokenByVillains(world)).toEqual([]);
  });

  it('[H1-THO-11] give 1○ if they have more than one', () => {
    const world = villainous();
    const goblins = group(world, 'breeders', { at: { x: 8, y: 6 }, has: [3, 2] });
    const me = lords(world);
    infiltrated(world, me, mind(goblins), 'H1-THO-07');
    tribute(world, me, goblins);
    tribute(world, me, goblins);
    expect([has(world, goblins)[1], has(world, me)[1]]).toEqual([1, 2]);
  });

  it('[H1-THO-12] [H1-INV-12] a castle keeps its control bead, and its kingdom goes on', () => {
    const world = villainous();
    const realm = kingdom(world, 15, 2);
    const me = lords(world);
    const castle = realm.buildings[0]?.piece ?? '';
    infiltrated(world, me, { kind: 'building', piece: castle }, 'H1-THO-07');
    expect(nearestMind(world, me)).toBe(null);
    expect(world.groups.some(({ id, alive }) => id === realm.id && alive)).toBe(true);
  });
});

describe('adventurers', () => {
  /** Dwarves under an entrance, infiltrated, of the party's own alignment. */
  function puppets() {
    const world = villainous();
    kingdom(world, 28);
    const dwarves = group(world, 'delvers', { at: { x: 10, y: 9 }, has: [2, 2] });
    const top = cave(world, 10, 4.6);
    way(world, top, home(world, dwarves));
    const me = lords(world);
    infiltrated(world, me, mind(dwarves), 'H1-THO-07');
    const party = (dice: readonly number[] | null) =>
      playOut({ world, rule: (it) => adventure(it, { size: 3, alignment: 'lawful' }) }, { dice });
    return { world, me, dwarves, party };
  }

  it('[H1-THO-13] [H1-THO-14] free a mind of their own side that they win back from the Pool', () => {
    const { world, dwarves, party } = puppets();
    party([6, 1, 6, 1]);
    expect(bears(dwarves, 'control')).toBe(false);
    expect(kinds(world)).toContain('quest');
  });

  it('[H1-THO-14] lose one of them to the prison where they lose, and fight where it is a tie', () => {
    const { world, me, dwarves } = puppets();
    const before = prisonersOf(world, me).length;
    playOut({ world, rule: (it) => adventure(it, { size: 1, alignment: 'lawful' }) }, { dice: [1, 6] });
    expect(prisonersOf(world, me).length).toBe(before + 1);
    expect(bears(dwarves, 'control')).toBe(true);
    const tie = puppets();
    tie.party([1, 1, 6, 1, 6, 1]);
    expect(tie.world.journal.entries.some(({ clause }) => clause === 'H1-ADV-13')).toBe(true);
  });

  it('[H1-THO-14] the control bead is gone from a group that is free again', () => {
    const { world, dwarves } = puppets();
    release(world, dwarves, 'control', 'H1-THO-14');
    expect(world.page.beadsOf(dwarves.id).some(({ kind }) => kind === 'control')).toBe(false);
    expect(bears(dwarves, 'control')).toBe(false);
  });

  it('[H1-THO-15] [H1-VIL-07] fight the Thought Lords themselves, and end the age by that', () => {
    const world = villainous();
    kingdom(world, 28);
    const me = lords(world);
    const top = cave(world, centreOf(home(world, me).shape).x, 4.6);
    way(world, top, home(world, me));
    playOut({ world, rule: (it) => adventure(it, { size: 12, alignment: 'lawful' }) }, { dice: [6, 1] });
    watchVillainy(world);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });
});

it('[H1-WE-29] [H1-THO-04] [H1-THO-07] [H1-THO-09] [H1-THO-11] a year of the Thought Lords, as the rulebook tells it', () => {
  const world = villainous();
  const goblins = group(world, 'breeders', { at: { x: 15, y: 7 }, has: [4, 2] });
  const me = lords(world);
  infiltrated(world, me, mind(goblins), 'H1-THO-04');
  expect(has(world, me)).toEqual([3, 1]);
  const dwarves = group(world, 'delvers', { at: { x: 3, y: 6 }, has: [4, 1] });
  season(world, me, { dice: [2, 4] });
  expect([has(world, dwarves)[0], has(world, goblins)[0], has(world, me)[1]]).toEqual([3, 3, 1]);
  tribute(world, me, goblins);
  expect([has(world, goblins)[1], has(world, me)[1]]).toEqual([1, 2]);
});
