import { centreOf } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { specialFeature } from '../../src/first/lent.ts';
import { brokenPromises } from '../../src/playtest/invariants.ts';
import { afterwards } from '../../src/playtest/joined/rows.ts';
import { LAWS, monstersStretch } from '../../src/playtest/monsters/age.ts';
import { bandOf, isAlive, living } from '../../src/playtest/monsters/bands.ts';
import { looseIn } from '../../src/playtest/monsters/beads.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, has, loose, meet, packAt, takeTurn, wild } from './bands-at.ts';
import { play } from './world-at.ts';

const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };
const clauses = (world: PlaytestWorld) => world.journal.entries.map(({ clause }) => clause);

const feature = (world: PlaytestWorld, dice: readonly number[], landed = A) =>
  play(
    world,
    function* (it) {
      yield* specialFeature(it, landed);
      yield* afterwards(it);
    },
    { dice },
  );

describe('special features', () => {
  it('[PT-JOI-06] an artifact lies in a castle that is nobody’s; it counts in encounters for whoever holds it', () => {
    const world = wild();
    feature(world, [2]);
    const [castle] = [...world.page.drawn()].filter(({ kind }) => kind === 'building');
    const [artifact] = world.page.beadsIn(castle?.id ?? '');
    expect([castle?.owner, artifact?.emblem, artifact?.owner]).toEqual([null, 'artifact', null]);
    expect(artifact?.name).toBeTruthy();
    const [a, b] = [bandAt(world, 'breeders', '2/0', A), bandAt(world, 'delvers', '3/2', B)];
    world.page.apply(
      { do: 'move', id: artifact?.id ?? '', bead: { ...artifact, owner: a.id, id: 'b900' } } as never,
      900,
    );
    meet(world, a, b, [5]);
    // A 5 would be weird; with the artifact it is a 6.
    expect(world.journal.entries.findLast(({ kind }) => kind === 'encountered')).toMatchObject({ total: 6 });
  });

  it('[PT-JOI-06] a cavern’s fate is ours: whoever comes to it is ended, and it stays', () => {
    const world = wild();
    feature(world, [6, 6], { x: 20, y: 16 });
    const fate = world.page.marks.find(({ kind }) => kind === 'fate');
    expect(fate).toBeDefined();
    const { shape } = world.page.piece(fate?.piece ?? '');
    const doomed = bandAt(world, 'breeders', '3/1', { x: centreOf(shape).x + 1.2, y: centreOf(shape).y });
    expect([isAlive(world, doomed), fate?.until]).toEqual([false, null]);
  });

  it('[PT-JOI-06] a disaster comes by this table even if the Great Disaster was left out', () => {
    const world = wild();
    Object.assign(world, { options: { ...world.options, disaster: false } });
    feature(world, [10, 2]);
    expect([...world.page.drawn()].map(({ what }) => what.kind)).toContain('crack in the earth');
  });

  it('[PT-JOI-06] what lies in its own crypt a group never seizes', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '4/2', A);
    feature(world, [7]);
    expect([has(world, gnolls), loose(world).length]).toEqual(['4/1', 1]);
    expect(looseIn(world, gnolls)).toEqual([]);
    expect(looseIn(world, bandAt(world, 'breeders', '1/0', B))).toEqual([]);
  });

  it('[PT-JOI-17] a temple is a group with a territory, acts after the others and never is an aggressor', () => {
    const world = wild();
    packAt(world, A, 0);
    feature(world, [4]);
    const gnolls = bandAt(world, 'breeders', '3/0', B);
    const temple = living(world).find(({ kind }) => kind === 'temple');
    if (!temple) throw new Error('no temple');
    expect([has(world, temple), temple.territory.length > 0]).toEqual(['1/1', true]);
    const at = { age: 'monsters', phase: 'arrivals', era: 3 } as const;
    play(world, (it) => monstersStretch(it, at), { dice: [1, 6, 2, 4] });
    expect(world.at).toMatchObject({ order: [gnolls.id, expect.anything(), temple.id] });
    // Its missionaries bring a shrine to the chaotic, and it grows by that.
    takeTurn(world, bandOf(world, temple.id), []);
    expect([has(world, temple), kinOf(world, gnolls).marks.map((it) => it.mark)]).toEqual(['2/2', ['shrine']]);
    expect(clauses(world)).not.toContain('PT-ENC-03');
    // Others encounter it like any group.
    meet(world, gnolls, temple, [8]);
    expect(has(world, temple)).toBe('2/1');
  });
});

describe('a temple', () => {
  it('[PT-JOI-17] [PT-ARR-11] driven into the territory of a third it moves aside, and meets nobody', () => {
    const world = wild();
    packAt(world, A, 0);
    feature(world, [4]);
    const gnolls = bandAt(world, 'breeders', '3/0', { x: A.x + 4.5, y: A.y });
    const temple = living(world).find(({ kind }) => kind === 'temple');
    if (!temple) throw new Error('no temple');
    play(world, (it) => LAWS.relocate(it, temple, { x: 1, y: 0 }), { dice: [] });
    expect([clauses(world).includes('PT-ENC-03'), clauses(world).includes('PT-ARR-11')]).toEqual([false, true]);
    expect([has(world, temple), has(world, gnolls), temple.lair !== null]).toEqual(['1/1', '3/0', true]);
  });

  it('[PT-INV-10] [PT-JOI-17] comes up outside of every territory, even if all rooms are somebody’s', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/0', A);
    play(world, (it) => specialFeature(it, { x: A.x + 0.3, y: A.y }), { dice: [4] });
    const temple = living(world).find(({ kind }) => kind === 'temple');
    expect(temple?.territory.length).toBeGreaterThan(0);
    expect(temple?.territory.some((it) => gnolls.territory.includes(it))).toBe(false);
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-10'))).toEqual([]);
  });
});
