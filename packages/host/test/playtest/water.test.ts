import { disc, line, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { adventure, disaster, fill, followed, liquidIn, loners, wanderersCome } from '../../src/first/lent.ts';
import { draw } from '../../src/playtest/draw.ts';
import { playtestEdition } from '../../src/playtest/index.ts';
import { settingOf } from '../../src/playtest/joined/setting.ts';
import { LAWS, turn } from '../../src/playtest/monsters/age.ts';
import { arriveAs } from '../../src/playtest/monsters/arrivals.ts';
import { lairOf } from '../../src/playtest/monsters/bands.ts';
import { gainFolk } from '../../src/playtest/monsters/beads.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import type { GroupKind } from '../../src/playtest/monsters/flavours.table.ts';
import { openPoints } from '../../src/playtest/words/open-space.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, hallBetween, has, packAt, takeTurn, wild } from './bands-at.ts';
import { elvesWith } from './elves-at.ts';
import { play } from './world-at.ts';

/** PT-ARR-02: where the first place of the upper stratum lies. */
const HERE = { x: 3, y: 8.25 };

function wet(): PlaytestWorld {
  const world = wild();
  Object.assign(world, { options: { ...world.options, water: true } });
  return world;
}

const lake = (world: PlaytestWorld, kind: 'water' | 'magma', { x, y }: Point = HERE, radius = 2): Piece =>
  draw(world, { clause: 'PT-FEA-T2.Intrusion', kind, shape: disc(x, y, radius), what: { kind: 'lake' } });
const dig = (world: PlaytestWorld, ...path: number[]): Piece =>
  draw(world, { clause: 'PT-MEA-12', kind: 'tunnel', shape: line(path, 0.5), what: { kind: 'tunnel' } });
/** Of the kind, with the last flavour of its table, at the first place of the upper stratum. */
const arrives = (world: PlaytestWorld, kind: GroupKind, choose: Record<string, string[]> = {}): Band =>
  play(world, (it) => arriveAs(it, LAWS, kind), { dice: [6, 1, 1], choose }).result as Band;
/** What was dug is looked at, as after a stretch of play. */
const flooded = (world: PlaytestWorld) => play(world, (it) => followed(it, nothing()), { dice: [] });
function* nothing(): Generator<never, void> {}

describe('water and magma', () => {
  it('[PT-JOI-13] [PT-GEN-13] are as ever without the setting', () => {
    const world = wild();
    lake(world, 'water');
    expect(arrives(world, 'breeders').flavour.key).toBe('orcs');
    dig(world, 5, 8.25, 9, 10);
    flooded(world);
    expect([...world.page.drawn()].filter(({ clause }) => clause === 'H1-WAT-03')).toEqual([]);
  });

  it('[PT-JOI-13] [H1-WAT-T1.1–6] who comes to live in them is of their row, not of the flavour that was rolled', () => {
    const flavours = (['delvers', 'breeders', 'alpha'] as const).flatMap((kind) =>
      (['water', 'magma'] as const).map((liquid) => {
        const world = wet();
        lake(world, liquid);
        return arrives(world, kind).flavour.key;
      }),
    );
    expect(flavours).toEqual(['merfolk', 'flame devils', 'crabmen', 'azir', 'cave octopus', 'salamander']);
    expect(arrives(wet(), 'breeders').flavour.key).toBe('orcs');
    // The player may keep what was rolled.
    const world = wet();
    lake(world, 'water');
    expect(arrives(world, 'breeders', { 'H1-WAT-07': ['rolled'] }).flavour.key).toBe('orcs');
  });

  it('[PT-JOI-13] [H1-WAT-02] [H1-WAT-03] a tunnel that leads down from a lake is flooded, one that leads up is not', () => {
    const world = wet();
    lake(world, 'water');
    const [down, up] = [dig(world, 4.8, 8.25, 9, 10), dig(world, 4, 6.5, 8, 5)];
    flooded(world);
    expect([liquidIn(world.page, down), liquidIn(world.page, up)]).toEqual(['water', null]);
  });

  it('[PT-JOI-13] a body of water stays what it is, and a river drawn as a vein is not diverted', () => {
    const world = wet();
    const river = draw(world, {
      clause: 'PT-FEA-T2.Vein',
      kind: 'water',
      shape: line([0, 8, 30, 8], 0.8),
      what: { kind: 'river' },
    });
    const tunnel = dig(world, 10, 8, 12, 11);
    flooded(world);
    expect([river.until, liquidIn(world.page, tunnel)]).toEqual([null, 'water']);
  });

  it('[PT-TER-01] [PT-ALP-13] [PT-JOI-13] a river that is diverted takes from territories what its old bed no longer is', () => {
    const world = wet();
    play(world, (it) => disaster(settingOf(it), 'test'), { dice: [5, 3, 2, 7, 10, 8, 6, 6, 6] });
    // Over the river, where it comes down and where it is level again.
    const [gnolls, ogre] = [
      bandAt(world, 'breeders', '3/1', { x: 12, y: 14.9 }),
      bandAt(world, 'alpha', '1/0', { x: 6, y: 11.6 }, 'ogre'),
    ];
    const before = [gnolls, ogre].map(({ territory }) => territory);
    dig(world, 1, 11.08, 1, 15);
    world.at = { age: 'monsters', phase: 'end of era', era: 1 };
    play(world, (it) => playtestEdition.next(it) as Rule, { dice: null });
    const points = openPoints(world.page);
    const open = before.map((all) => all.filter((it) => points.isOpen(it)));
    expect(open.map(({ length }, i) => length < (before[i]?.length ?? 0))).toEqual([true, true]);
    expect(gnolls.territory).toEqual(open[0]);
    expect(ogre.territory).toEqual(points.within(points.in(lairOf(world, ogre).shape), 1).sort((a, b) => a - b));
  });

  it('[PT-JOI-13] [H1-WAT-05] who lives where it floods goes to a dry room; magma kills one, and one at home in it stays', () => {
    const world = wet();
    const gnolls = bandAt(world, 'breeders', '3/2', { x: 10, y: 11 });
    const refuge = packAt(world, { x: 14, y: 11 }, 0);
    flooded(world);
    lake(world, 'magma', { x: 10, y: 8 }, 1);
    dig(world, 10, 9, 10, 11);
    flooded(world);
    expect([lairOf(world, gnolls).id, has(world, gnolls)]).toEqual([refuge.id, '2/0']);
    expect(world.page.beadsOf(null).filter(({ kind }) => kind === 'treasure')).toHaveLength(2);
    const home = wet();
    lake(home, 'magma');
    const azir = arrives(home, 'breeders');
    flooded(home);
    expect([liquidIn(home.page, lairOf(home, azir)), has(home, azir)]).toEqual(['magma', '2/1']);
  });

  it('[PT-JOI-13] Deep Elves go on living in flooded rooms, and magma kills one of them', () => {
    const { world, elves } = elvesWith(3, 3);
    Object.assign(world, { options: { ...world.options, water: true } });
    flooded(world);
    const sanctum = world.page.piece(
      world.page.beadsOf(elves.city).find(({ kind }) => kind === 'population')?.piece ?? '',
    );
    const folk = () => world.page.beadsOf(elves.city).filter(({ kind }) => kind === 'population');
    const [x, y] = [sanctum.shape.path[0] as number, sanctum.shape.path[1] as number];
    lake(world, 'magma', { x, y: y - 3 }, 0.5);
    dig(world, x, y - 2.6, x, y);
    flooded(world);
    expect([liquidIn(world.page, sanctum), folk()]).toMatchObject(['magma', [{}, {}]]);
  });

  it('[PT-JOI-13] [H1-WAT-T1.1] the rooms of Merfolk fill with water', () => {
    const world = wet();
    lake(world, 'water', HERE, 1);
    const merfolk = arrives(world, 'delvers');
    play(world, (it) => gainFolk(it, merfolk, 3, 'PT-DEL-04'), { dice: [] });
    const rooms = [...world.page.drawn()].filter((it) => it.clause === 'PT-ARR-06' && it.kind === 'room');
    expect(rooms.map((it) => liquidIn(world.page, it))).toEqual(['water']);
  });

  it('[PT-JOI-13] [H1-WAT-T1.2] Flame Devils are lawful and fight lawful adventurers all the same', () => {
    const world = wet();
    lake(world, 'magma');
    const devils = arrives(world, 'delvers');
    dig(world, 3, 4, 3, 8.25);
    play(world, (it) => adventure(it, { size: 4, alignment: 'lawful' }), { dice: null });
    const fights = (it: PlaytestWorld) => it.journal.entries.filter(({ kind }) => kind === 'fought').length;
    expect([devils.flavour.key, fights(world)]).toEqual(['flame devils', 1]);
  });

  it('[PT-JOI-13] [H1-WAT-T1.4] Azir lose one in a turn without a room in magma', () => {
    const world = wet();
    lake(world, 'magma', HERE, 1);
    const azir = arrives(world, 'breeders');
    const lost = () =>
      world.journal.entries.filter(({ kind, clause }) => kind === 'lost' && clause === 'PT-JOI-13').length;
    play(world, (it) => turn(it, azir), { dice: null });
    expect([azir.flavour.key, lost()]).toEqual(['azir', 0]);
    play(world, (it) => LAWS.relocate(it, azir, { x: 1, y: 0 }), { dice: [] });
    play(world, (it) => turn(it, azir), { dice: null });
    expect(lost()).toBe(1);
    // All of it can be told.
    expect(() => playtestEdition.picture(world)).not.toThrow();
  });

  it('[PT-JOI-13] [H1-WAT-T1.5] the Cave Octopus never leaves its water, and meets whoever touches it however far', () => {
    const world = wet();
    lake(world, 'water', { x: 8, y: 8.25 }, 7);
    const octopus = arrives(world, 'alpha');
    const lair = octopus.lair;
    takeTurn(world, octopus, []);
    expect([octopus.lair, octopus.flavour.key]).toEqual([lair, 'cave octopus']);
    bandAt(world, 'breeders', '3/1', { x: 14, y: 8.25 });
    const { asked } = takeTurn(world, octopus, [8]);
    expect(asked.map(({ clause }) => clause)).toContain('PT-ENC-03');
    // One on dry land within a finger is none of its prey.
    const dry = wet();
    lake(dry, 'water', HERE, 1.5);
    const lurker = arrives(dry, 'alpha');
    hallBetween(dry, { x: 4.5, y: 8.25 }, { x: 7, y: 8.25 });
    bandAt(dry, 'breeders', '3/1', { x: 7, y: 8.25 });
    takeTurn(dry, lurker, []);
    expect(has(dry, lurker)).toBe('1/0');
  });

  it('[PT-JOI-13] [H1-WAT-T1.6] the Salamander’s new lair fills with magma', () => {
    const world = wet();
    lake(world, 'magma', HERE, 1);
    const salamander = arrives(world, 'alpha');
    play(world, (it) => LAWS.relocate(it, salamander, { x: 1, y: 0 }), { dice: [] });
    expect([salamander.flavour.key, liquidIn(world.page, lairOf(world, salamander))]).toEqual(['salamander', 'magma']);
  });

  it('[PT-JOI-13] [H1-WAT-T1.7–8] what wanders into a flooded room is a Giant Pike, or an Elemental', () => {
    for (const [liquid, type] of [
      ['water', 'Giant Pike'],
      ['magma', 'Elemental'],
    ] as const) {
      const world = wet();
      fill(world, { piece: packAt(world, HERE, 0), liquid, clause: 'H1-WAT-03' });
      play(world, (it) => wanderersCome(it, HERE), { dice: null, spots: [HERE, HERE] });
      expect(new Set(loners(world).map((it) => it.type))).toEqual(new Set([type]));
    }
  });
});
