import { disc, line, type Piece, type Point, type Shape } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/second/draw.ts';
import { isPlace } from '../../src/second/monsters/ground/is-place.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { afterWildGone, isOnLeyLine, isPerilous } from '../../src/second/monsters/ground/nexus.ts';
import { holderOf, isClearedLair, isRuin, maySit, placeAt, wilds } from '../../src/second/monsters/ground/places.ts';
import { abandonLair } from '../../src/second/monsters/ground/ruins.ts';
import type { HomeSite } from '../../src/second/monsters/minds/home-site.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { homeSitesIn, somewhereIn } from '../../src/second/monsters/spawn/whereabouts.ts';
import { addHall, know } from '../../src/second/monsters/state.ts';
import { arrange } from '../arrange.ts';
import { beadAt, denAt, monsterAt, playIn } from './den-at.ts';
import { caveAt, nexusAt, roomAt, tunnelAt, unitAt, waterAt, wildAt } from './things-at.ts';

type Den = ReturnType<typeof denAt>;
const first = (den: Den) => den.monsters[0] as Monster;
const piece = (den: Den, i = 0) => den.world.page.pieces[i] as Piece;
const endMarks = (den: Den) =>
  arrange(
    den.world,
    { kind: 'arranged', clause: 'H2-MON-T2' },
    den.world.page.marks.map(({ id }) => ({ do: 'end', id })),
  );

const LEAVING = { clause: 'H2-ACT-265', into: null, deed: 'own will', by: null, cause: 0 } as const;

/** A ring of a wall's thickness, open at the top; (15.5, 10.5) lies a third of a thousandth outside of it. */
const RING: Shape = {
  path: [
    ...[15.806, 9.99, 16.049, 10.033, 16.262, 10.156, 16.42, 10.344, 16.504, 10.576, 16.504, 10.822],
    ...[16.42, 11.054, 16.262, 11.242, 16.049, 11.365, 15.806, 11.408, 15.563, 11.365, 15.35, 11.242],
    ...[15.192, 11.054, 15.108, 10.822, 15.108, 10.576, 15.192, 10.344, 15.35, 10.156, 15.563, 10.033],
    ...[15.806, 9.99, 15.806, 10.33, 15.68, 10.353, 15.569, 10.417, 15.487, 10.515, 15.443, 10.635],
    ...[15.443, 10.763, 15.487, 10.883, 15.569, 10.982, 15.68, 11.046, 15.806, 11.068, 15.932, 11.046],
    ...[16.043, 10.982, 16.125, 10.883, 16.169, 10.763, 16.169, 10.635, 16.125, 10.515, 16.043, 10.417],
    ...[15.932, 10.353, 15.806, 10.33],
  ],
  closed: true,
  swell: 0,
};

describe('places', () => {
  it('[H2-MON-103] are what beads can be in or what can be walked, and the area of a nexus, unless it is a stratum', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [5, 10]);
        tunnelAt(world, 5, 10, 9, 10);
        unitAt(world, 'magma', [12, 10]);
        unitAt(world, 'ore', [15, 10]);
        unitAt(world, 'ore', [15, 4]);
        unitAt(world, 'biome', [18, 10], 'fungus');
        unitAt(world, 'surface biome', [18, 4], 'forest');
        nexusAt(world, 'gateway', [21, 10]);
        nexusAt(world, 'darkness', [21, 15]);
      },
    });
    expect(den.world.page.pieces.map(isPlace)).toEqual([true, true, true, false, true, true, false, true, false]);
  });

  it('[H2-MON-213] have a middle that can be pointed at, also where a wall runs a hair beside a half-bead point', () => {
    const den = denAt({
      before: (world) => {
        draw(world, { clause: 'H2-MSR-05', kind: 'hollow', shape: RING, what: asWritten('a ring') });
      },
    });
    const ring = piece(den);
    const { stratum } = ring;
    const sites = homeSitesIn(den, stratum);
    expect(sites).toHaveLength(1);
    const { at } = sites[0] as HomeSite;
    expect(somewhereIn(den, stratum, sites).has(at)).toBe(true);
    expect(placeAt(den, at)).toBe(ring);
  });

  it('[H2-MON-121] makes one wild group of all ● of one piece that belong to nobody', () => {
    const den = denAt({
      before: (world) => {
        wildAt(world, [20, 10], 2, 1);
        wildAt(world, [5, 10], 1);
        caveAt(world, [10, 10]);
      },
      monsters: [{ card: 'Goblins', seats: [[15, 15]] }],
    });
    const [a, b] = wilds(den);
    expect(wilds(den)).toHaveLength(2);
    expect(a && seatsOf(den, a)).toHaveLength(2);
    expect(b?.piece.id).toBe(piece(den, 1).id);
  });

  it('[H2-MON-107] [H2-MON-214] holds a small place as a whole, of a large one what lies within a bead of a seat', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [5, 10], 0.9);
        caveAt(world, [15, 10], 3);
        roomAt(world, [25, 10]);
      },
      monsters: [
        { card: 'Goblins', seats: [[5, 10]] },
        { card: 'Ogre', seats: [[14, 10]] },
      ],
    });
    const [goblins, ogre] = den.monsters;
    expect(holderOf(den, piece(den, 0), { x: 5.8, y: 10 })).toBe(goblins);
    expect(holderOf(den, piece(den, 0), { x: 5.8, y: 10 }, goblins)).toBeNull();
    expect(holderOf(den, piece(den, 1), { x: 15.4, y: 10 })).toBe(ogre);
    expect(holderOf(den, piece(den, 1), { x: 15.6, y: 10 })).toBeNull();
    expect(holderOf(den, piece(den, 2), { x: 25, y: 10 })).toBeNull();
    // In solid rock, half a bead from a seat's edge is too near.
    expect(holderOf(den, null, { x: 5, y: 10.95 })).toBe(goblins);
    expect(holderOf(den, null, { x: 5, y: 11.05 })).toBeNull();
  });

  it('[H2-MON-224] is of the older group between two seats as near, whichever was taken first, and of a wild one last', () => {
    const den = denAt({
      before: (world) => void wildAt(world, [22, 10]),
      monsters: [
        { card: 'Ogre', seats: [[5, 16]] },
        { card: 'Goblins', seats: [[12, 10]] },
      ],
    });
    const [ogre, goblins] = den.monsters as [Monster, Monster];
    beadAt(den, roomAt(den.world, [10, 10]), 'treasure', ogre, [10, 10]);
    expect(holderOf(den, null, { x: 11, y: 10 })).toBe(ogre);
    expect(holderOf(den, null, { x: 11, y: 10 }, ogre)).toBe(goblins);
    const wild = den.world.page.beadsOf(null)[0]?.at as Point;
    beadAt(den, roomAt(den.world, [wild.x - 2, wild.y]), 'treasure', goblins, [wild.x - 2, wild.y]);
    expect(holderOf(den, null, { x: wild.x - 1, y: wild.y })).toBe(goblins);
  });

  it('[H2-MON-107] holds the constructions of a lair too', () => {
    const den = denAt({
      before: (world) => void roomAt(world, [20, 10]),
      monsters: [{ card: 'Goblins', seats: [[5, 10]] }],
    });
    addHall(den, first(den), { name: 'Hall' } as never, piece(den));
    expect(holderOf(den, piece(den), { x: 20, y: 10 })).toBe(first(den));
  });

  it('[H2-MON-137] [H2-MON-T2.2] [H2-MON-T2.3] bars magma, water, the Void, the crossroads, and Fate and Plague while they act', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [5, 10], 2);
        waterAt(world, [5, 11], 0.8);
        unitAt(world, 'magma', [10, 10]);
        nexusAt(world, 'plague', [15, 10]);
        nexusAt(world, 'crossroads', [20, 10], 'room');
        nexusAt(world, 'void', [25, 10], 'void');
      },
      monsters: [{ card: 'Goblins', seats: [[15, 18]] }],
    });
    const may = (at: Piece | null, x: number, y: number) => maySit(den, first(den), at, { x, y });
    expect(may(piece(den, 0), 5, 9)).toBe(true);
    expect(may(piece(den, 0), 5, 11)).toBe(false);
    expect(may(piece(den, 2), 10, 10)).toBe(false);
    expect(may(null, 15, 10)).toBe(false);
    expect(may(piece(den, 4), 20, 10)).toBe(false);
    expect(may(null, 25, 10)).toBe(false);
    expect(may(null, 12, 15)).toBe(true);
    endMarks(den);
    expect(may(null, 15, 10)).toBe(true);
    expect(isPerilous(den.world, piece(den, 3))).toBe(false);
  });

  it('[H2-MON-137] bars magma that a cavern ran into, but not a hollow dug in it', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'magma', [10, 10]);
        caveAt(world, [11, 10], 3);
        roomAt(world, [10, 10], { kind: 'hollow' });
        unitAt(world, 'magma', [12, 10]);
      },
      monsters: [{ card: 'Goblins', seats: [[20, 15]] }],
    });
    const may = (i: number, x: number) => maySit(den, first(den), piece(den, i), { x, y: 10 });
    expect([may(1, 13.2), may(1, 10), may(1, 12), may(2, 10)]).toEqual([true, false, false, true]);
    const early = denAt({
      before: (world) => {
        unitAt(world, 'magma', [10, 10]);
        caveAt(world, [11, 10], 3);
      },
      monsters: [{ card: 'Goblins', seats: [[20, 15]] }],
    });
    expect(maySit(early, first(early), piece(early, 1), { x: 10, y: 10 })).toBe(false);
  });

  it('[H2-CRD-317] lets the pike sit in water alone, and `may lair in water` in water too', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [5, 10]);
        caveAt(world, [10, 10]);
      },
    });
    const pike = monsterAt(den, { card: 'Giant Pike', seats: [[5, 10]] });
    const hulk = monsterAt(den, { card: 'Shadow Hulk', seats: [[20, 10]] });
    const goblins = monsterAt(den, { card: 'Goblins', seats: [[20, 15]] });
    const wet = { x: 5, y: 9 };
    const dry = { x: 10, y: 10 };
    expect([pike, hulk, goblins].map((it) => maySit(den, it, piece(den, 0), wet))).toEqual([true, true, false]);
    expect([pike, hulk, goblins].map((it) => maySit(den, it, piece(den, 1), dry))).toEqual([false, true, true]);
  });

  it('[H2-MON-133] has ruins of civilisations and of former lairs; cleared ones were emptied in the last three turns', () => {
    const den = denAt({
      turn: 5,
      before: (world) => {
        roomAt(world, [5, 10]);
        caveAt(world, [10, 10]);
      },
      monsters: [{ card: 'Goblins', seats: [[15, 10]] }],
    });
    const home = den.world.page.piece(homeOf(den, first(den)).piece);
    expect([piece(den, 0), piece(den, 1), home].map((it) => isRuin(den, it))).toEqual([true, false, false]);
    abandonLair(den, first(den), LEAVING);
    expect(isRuin(den, home)).toBe(true);
    // They are still there.
    expect(isClearedLair(den, home)).toBe(false);
    const ends = seatsOf(den, first(den)).map(({ id }) => ({ do: 'end', id }) as const);
    arrange(den.world, { kind: 'arranged', clause: 'H2-ACT-265' }, ends);
    expect(isClearedLair(den, home)).toBe(true);
    den.turn = 7;
    expect(isClearedLair(den, home)).toBe(true);
    den.turn = 8;
    expect(isClearedLair(den, home)).toBe(false);
    expect(isClearedLair(den, piece(den, 0))).toBe(false);
  });

  it('[H2-ACT-265] leaves constructions as ruins and forgets known places; only what was lived in since counts', () => {
    const den = denAt({
      turn: 5,
      before: (world) => void roomAt(world, [20, 10]),
      monsters: [{ card: 'Goblins', seats: [[5, 10]] }],
    });
    const me = first(den);
    addHall(den, me, { name: 'Hall' } as never, piece(den));
    know(den, me, { piece: piece(den), shape: piece(den).shape });
    abandonLair(den, me, LEAVING);
    expect(den.ruins.map((it) => it.piece)).toEqual([homeOf(den, me).piece, piece(den).id]);
    expect(me.known).toEqual([]);
    expect(me.constructions.map((it) => it.isOfLair)).toEqual([false]);
    abandonLair(den, me, LEAVING);
    expect(den.ruins).toHaveLength(2);
  });

  it('[H2-ACT-265] marks as a ruin what the group dug, not the cave that it found', () => {
    const den = denAt({
      before: (world) => void caveAt(world, [5, 10]),
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [5, 10],
            [7, 10],
          ],
        },
      ],
    });
    const [found, dug] = seatsOf(den, first(den)).map((it) => it.piece);
    abandonLair(den, first(den), LEAVING);
    expect(found).toBe(piece(den).id);
    expect(den.ruins.map((it) => it.piece)).toEqual([found, dug]);
    expect(den.world.page.marks.map((it) => [it.kind, it.piece])).toEqual([['ruin', dug]]);
  });
});

describe('nexuses', () => {
  it('[H2-MON-T2.1] [H2-MON-T2.4] leaves a loose ❖ where the Dungeonheart beat; elsewhere nothing', () => {
    const den = denAt({
      before: (world) => {
        nexusAt(world, 'dungeonheart', [5, 10], 'cave');
        nexusAt(world, 'mother of monsters', [15, 10], 'cave');
      },
    });
    playIn(den, (it) => afterWildGone(it, piece(it, 0), 0));
    playIn(den, (it) => afterWildGone(it, piece(it, 1), 0));
    expect(den.world.page.beads.map((it) => [it.kind, it.piece, it.owner])).toEqual([['epic', piece(den, 0).id, null]]);
  });

  it('[H2-MON-138] leaves a plain ○ there if epics are switched off', () => {
    const den = denAt({ epics: false, before: (world) => void nexusAt(world, 'dungeonheart', [5, 10], 'cave') });
    playIn(den, (it) => afterWildGone(it, piece(it, 0), 0));
    expect(den.world.page.beads.map((it) => it.kind)).toEqual(['treasure']);
  });

  it('[H2-MON-T2.7] is on a ley line within half a bead of a seat, while it has its power', () => {
    const den = denAt({
      before: (world) => {
        const shape = line([5, 10, 25, 10], 0.1);
        draw(world, {
          clause: 'H2-NEX-12',
          kind: 'ley',
          shape,
          what: asWritten('a ley line'),
          nexus: 'ley lines',
          feature: 'f1',
        });
        const hub = draw(world, {
          clause: 'H2-NEX-12',
          kind: 'ley',
          shape: disc(5, 5, 0.1),
          what: asWritten('a hub'),
          nexus: 'ley lines',
          feature: 'f1',
        });
        const mark = {
          id: world.page.newId('m'),
          kind: 'nexus',
          at: { x: 5, y: 5 },
          piece: hub.id,
          what: asWritten('Ley lines'),
        } as const;
        arrange(world, { kind: 'arranged', clause: 'H2-NEX-12' }, [{ do: 'mark', mark }]);
      },
      monsters: [
        { card: 'Cult', seats: [[10, 11.04]] },
        { card: 'Cult', seats: [[15, 11.06]] },
      ],
    });
    const [near, far] = den.monsters as [Monster, Monster];
    expect(isOnLeyLine(den, seatsOf(den, near))).toBe(true);
    expect(isOnLeyLine(den, seatsOf(den, far))).toBe(false);
    endMarks(den);
    expect(isOnLeyLine(den, seatsOf(den, near))).toBe(false);
  });

  it('[H2-MON-T2.7] is on no ley line by a nexus of another sort, though that still acts', () => {
    const den = denAt({
      before: (world) => void nexusAt(world, 'gateway', [10, 10]),
      monsters: [{ card: 'Cult', seats: [[11.5, 10]] }],
    });
    expect(isOnLeyLine(den, seatsOf(den, first(den)))).toBe(false);
  });

  it('[H2-MON-T2.10] lets anybody live in the glow of radiation', () => {
    const den = denAt({
      before: (world) => void nexusAt(world, 'radiation', [10, 10], 'nexus', 2),
      monsters: [{ card: 'Goblins', seats: [[20, 10]] }],
    });
    expect(maySit(den, first(den), null, { x: 10, y: 10 })).toBe(true);
    expect(isPerilous(den.world, piece(den))).toBe(false);
  });
});
