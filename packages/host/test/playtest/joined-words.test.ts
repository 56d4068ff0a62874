import { centreOf, disc, distance } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { loners, newVillainy, villainsOf } from '../../src/first/lent.ts';
import { setUpVillain } from '../../src/first/villainy/set-up.ts';
import { zoneOf } from '../../src/playtest/joined/ground.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { LAWS } from '../../src/playtest/monsters/age.ts';
import { arrival } from '../../src/playtest/monsters/arrivals.ts';
import { isAlive, living } from '../../src/playtest/monsters/bands.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import { packs } from '../../src/playtest/monsters/packs.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, loose, packAt, wild } from './bands-at.ts';
import { play } from './world-at.ts';

const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };
const clauses = (world: PlaytestWorld) => world.journal.entries.map(({ clause }) => clause);

describe('words of the first edition', () => {
  it('[PT-JOI-T1.1] [PT-JOI-T1.4] rooms are placed and beads kept as this game does: ○ in the lair, ● by threes', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/0', A);
    const kin = kinOf(world, gnolls);
    const room = JOINED.newRoom(world, kin, { clause: 'H1-FEA-06', room: 'evil shrine' });
    expect([room?.owner, zoneOf(world, gnolls).reaches(room?.shape ?? disc(0, 0, 0.1))]).toEqual([gnolls.id, true]);
    JOINED.gain(world, kin, { clause: 'H1-FEA-06', kind: 'treasure', many: 2, deed: 'tribute' });
    expect(world.page.beadsIn(gnolls.lair ?? '', 'treasure')).toHaveLength(2);
    JOINED.gain(world, kin, { clause: 'H1-FEA-06', kind: 'population', many: 1, deed: 'growth' });
    // The lair is full: the new one lives in the empty room.
    expect(world.page.beadsIn(room?.id ?? '', 'population')).toHaveLength(1);
    expect(JOINED.treasury(world, kin, 'H1-FEA-06').id).toBe(gnolls.lair);
  });

  it('[PT-JOI-T1.1] a dig ends where this game’s does, and is territory', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/0', A);
    const { result } = play(
      world,
      (it) =>
        JOINED.dig(it, kinOf(it, gnolls), {
          clause: 'H1-DMR-22',
          from: A,
          to: { x: 18, y: 8 },
          length: 4.5,
          isNatural: false,
        }),
      { dice: [] },
    );
    expect(result?.owner).toBe(gnolls.id);
    expect(zoneOf(world, gnolls).holds(14, 8)).toBe(true);
    expect(zoneOf(world, gnolls).holds(16, 8)).toBe(false);
  });

  it('[PT-JOI-T1.2] [PT-JOI-T1.11] a castle stands anywhere on the surface; dice land anywhere below it', () => {
    const world = wild();
    const { result: castle } = play(world, (it) => JOINED.newCastle(it, 'test'));
    expect(world.page.piece(castle?.piece ?? '').kind).toBe('building');
    const { result: at } = play(world, (it) => JOINED.landing(it, 'H1-WAN-01', 'test'));
    expect(at?.y).toBeGreaterThanOrEqual(4);
  });

  it('[PT-JOI-T1.2] what comes to the largest empty area comes where the first edition has it', () => {
    const world = wild();
    for (const x of [3, 9, 15, 21]) packAt(world, { x, y: 16 }, 0);
    world.villainy = newVillainy(null, { alphaVillain: 'as printed', lastAttack: 'knights' });
    play(world, (it) => setUpVillain(it, 1), { dice: null, choose: { 'H1-VIL-02': ['thought lords'] } });
    const pool = [...world.page.drawn()].find((it) => it.room === 'Mind Pool');
    const { x, y } = centreOf(pool?.shape ?? disc(0, 0, 1));
    expect(y).toBeGreaterThan(10.5);
    for (const other of [3, 9, 15, 21]) expect(distance(x, y, other, 16)).toBeGreaterThan(3.5);
  });

  it('[PT-JOI-T1.3] a zone is a territory, and no more', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/0', A);
    const zone = JOINED.zone(world, kinOf(world, gnolls));
    expect([zone.holds(A.x, A.y), zone.holds(B.x, B.y), zone.reaches(disc(B.x, B.y, 0.5))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(zone.firstAlong([4, 8, 16, 8])?.from).toBeCloseTo(5.5, 0);
  });

  it('[PT-JOI-T1.5] [PT-JOI-T1.6] a pack is no group, but a lone fighter', () => {
    const world = wild();
    packAt(world, A, 2);
    expect([living(world), loners(world).length, packs(world).length]).toEqual([[], 1, 1]);
  });

  it('[PT-JOI-T1.7] [PT-JOI-T1.10] who is destroyed leaves ○ that are nobody’s', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/2', A);
    JOINED.abandon(world, kinOf(world, gnolls), 'H1-MEA-27');
    expect([isAlive(world, gnolls), loose(world).length, gnolls.territory]).toEqual([false, 2, []]);
  });

  it('[PT-JOI-T1.8] [PT-JOI-T1.16] unoccupied is a room outside every territory that holds no bead', () => {
    const world = wild();
    bandAt(world, 'breeders', '3/2', A);
    const [held, full, free] = [
      packAt(world, { x: 10, y: 9 }, 0),
      packAt(world, B, 1),
      packAt(world, { x: 26, y: 8 }, 0),
    ];
    expect([held, full, free].map((it) => JOINED.isOccupied(world, it))).toEqual([true, true, false]);
    expect([full, free].map((it) => JOINED.isEmpty(world, it))).toEqual([false, true]);
    // The Dungeon Master takes one that is, however large the others are.
    world.villainy = newVillainy(null, { alphaVillain: 'as printed', lastAttack: 'knights' });
    play(world, (it) => setUpVillain(it, 1), { dice: null, choose: { 'H1-VIL-02': ['dungeon master'] } });
    expect(villainsOf(world)[0]?.homes[0]?.value).toBe(free.id);
    expect(JOINED.rooms(world.page).map(({ id }) => id)).toEqual(expect.arrayContaining([held.id, full.id, free.id]));
  });

  it('[PT-JOI-T1.16] with no room on the map a wanderer has a natural cave where it comes', () => {
    const world = wild();
    play(world, (it) => arrival(it, LAWS), { dice: [4, 9, 9, 9], spots: [A, A, A] });
    expect([...world.page.drawn()].filter(({ kind }) => kind === 'cave')).toHaveLength(1);
  });

  it('[PT-JOI-T1.9] who moves its home into another’s territory invades it', () => {
    const world = wild();
    const [gnolls, others] = [bandAt(world, 'breeders', '3/1', A), bandAt(world, 'delvers', '2/2', B)];
    const room = world.page.piece(others.lair ?? '');
    play(
      world,
      function* (it) {
        JOINED.moveHome(it, kinOf(it, gnolls), room, 'H1-MEA-36');
        yield* JOINED.moved(it, kinOf(it, gnolls));
      },
      { dice: null },
    );
    expect(world.journal.entries.find(({ kind }) => kind === 'invaded')).toMatchObject({
      group: gnolls.id,
      from: others.id,
    });
  });

  it('[PT-JOI-T1.12] lodes are ore and gems that nobody has mined', () => {
    const world = wild();
    const rock = packAt(world, A, 0);
    const unit = (kind: string) => ({
      id: world.page.newId('u'),
      kind,
      biome: null,
      at: A,
      piece: rock.id,
      stratum: 1,
    });
    for (const kind of ['ore', 'gems', 'magma']) world.page.apply({ do: 'unit', unit: unit(kind) } as never, 900);
    expect(JOINED.lodes(world.page).map(({ kind }) => kind)).toEqual(['ore', 'gems']);
  });

  it('[PT-JOI-T1.13] a disaster lays a new layer where this one is full', () => {
    const world = wild();
    JOINED.turnSheet(world);
    expect(world.layers).toEqual([]);
    for (let i = 0; i <= 40; i++) packAt(world, { x: 2 + (i % 14) * 2, y: 6 + Math.floor(i / 14) * 3 }, 0);
    JOINED.turnSheet(world);
    expect(world.layers.map(({ age }) => age)).toEqual(['monsters']);
  });

  it('[PT-JOI-T1.14] a season is a turn, an encounter its own challenge', () => {
    const world = wild();
    const [gnolls, others] = [bandAt(world, 'breeders', '3/1', A), bandAt(world, 'delvers', '2/2', B)];
    play(world, (it) => JOINED.season(it, kinOf(it, gnolls)), { dice: null });
    expect(clauses(world)).toContain('PT-BRD-03');
    play(world, (it) => JOINED.encounter(it, kinOf(it, gnolls), kinOf(it, others), 'H1-MON-24'), { dice: [8] });
    expect(world.journal.entries.some(({ kind }) => kind === 'encountered')).toBe(true);
  });
});
