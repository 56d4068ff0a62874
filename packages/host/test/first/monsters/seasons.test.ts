import { centreOf, pathLength } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../src/first/draw.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { preyOf } from '../../../src/first/monsters/alphas/hunting.ts';
import { claim } from '../../../src/first/monsters/claims.ts';
import { bordersOf, expand } from '../../../src/first/monsters/expanding.ts';
import { homeOf } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { kill, settle } from '../../../src/first/monsters/losses.ts';
import { moveHome } from '../../../src/first/monsters/moving.ts';
import { isAlive, living } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import { zoneOf } from '../../../src/first/monsters/zone.ts';
import { chambers, claimedRooms, isEmpty, isOccupied } from '../../../src/first/words/chambers.ts';
import { lodesLeft } from '../../../src/first/words/lodes.ts';
import { den, freeIn, freeTreasure, group, has, kingdom, lone, play, room, season, tunnel } from './monsters-at.ts';

/** A vein of gold with lodes at these places along a level. */
function vein(world: FirstWorld, y: number, ...xs: number[]): void {
  const at = xs.map((x) => ({ x, y }));
  const shape = { path: [0, y, 30, y], closed: false, swell: 0.1 };
  draw(world, {
    clause: 'H1-PRM-T1.4',
    kind: 'ore',
    shape,
    what: { kind: 'gold vein' },
    variant: 'gold',
    units: [{ kind: 'gold', at }],
  });
}

describe('zones of control', () => {
  it('[H1-MON-13] are a bead round rooms with beads, claimed rooms, and half a bead beside claimed stretches', () => {
    const world = den();
    const home = room(world, 10, 10);
    tunnel(world, 10, 10, 20, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 1, 1);
    expect([zoneOf(me, world).holds(11.45, 10), zoneOf(me, world).holds(11.55, 10)]).toEqual([true, false]);
    const [border] = bordersOf(world, me);
    expect(border).toMatchObject({ against: null });
    expect(border?.x).toBeCloseTo(11.5, 2);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 2.25, ways: 'one' }));
    const zone = zoneOf(me, world);
    expect([zone.holds(13.7, 10.45), zone.holds(13.7, 10.55), zone.holds(14.3, 10)]).toEqual([true, false, false]);
  });

  it('[H1-MON-14] [H1-MON-15] a room entered is claimed whole; the way through it goes by its middle', () => {
    const world = den();
    const [home, next] = [room(world, 10, 10), room(world, 13, 10, 2)];
    tunnel(world, 10, 10, 13, 10);
    tunnel(world, 14, 10, 18, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 1, 1);
    const [border] = bordersOf(world, me);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 2, ways: 'one' }));
    expect(isOccupied(world.page, next)).toBe(true);
    expect(bordersOf(world, me).map(({ x }) => Math.round(x * 10) / 10)).toEqual([14]);
  });

  it('[H1-MON-16] [H1-WE-33] hemmed in by a group never met, they meet it; met, the frontier is left out', () => {
    const world = den();
    const [home, theirs] = [room(world, 10, 10), room(world, 14.2, 10)];
    tunnel(world, 10, 10, 14.2, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const other = group(world, theirs, 'breeders', 'Goblins', 2, 1);
    season(world, me, { dice: [4, 3] });
    expect([has(world, me), has(world, other)]).toEqual([
      [3, 3],
      [1, 0],
    ]);
    expect(bordersOf(world, me)).toEqual([]);
    season(world, me, { dice: [1, 1] });
    expect(me.encountered).toEqual([other.id]);
  });

  it('[H1-INV-10] expansion stops before another zone, and never enters it', () => {
    const world = den();
    const [home, theirs] = [room(world, 10, 10), room(world, 16, 10)];
    tunnel(world, 10, 10, 16, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const other = group(world, theirs, 'delvers', 'Morlons', 3, 2);
    const [border] = bordersOf(world, me);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 4.5, ways: 'one' }));
    expect(me.met.map(({ value }) => value)).toEqual([other.id]);
    expect(zoneOf(me, world).holds(14.4, 10)).toBe(true);
    expect(zoneOf(me, world).holds(14.6, 10)).toBe(false);
  });

  it('[H1-MON-16] a lone ● in the way is fought, and passed if it dies', () => {
    const world = den();
    const [home, next] = [room(world, 10, 10), room(world, 13, 10)];
    tunnel(world, 10, 10, 13, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const beast = lone(world, next, 'primordial beast', 1);
    const [border] = bordersOf(world, me);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 2.25, ways: 'one' }));
    expect([isAlive(world, beast), has(world, me)[0], isOccupied(world.page, next)]).toEqual([false, 2, true]);
  });

  it('[H1-MON-16] [H1-INV-18] whoever lives beyond a lone ● that dies is met, and not walked over', () => {
    const world = den();
    const [home, theirs] = [room(world, 10, 10), room(world, 14.5, 10)];
    const way = tunnel(world, 10, 10, 14.5, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const other = group(world, theirs, 'breeders', 'Goblins', 3, 1);
    addLone(world, {
      clause: 'H1-WAN-01',
      type: 'primordial beast',
      at: { piece: way.id, along: 2.2 },
      population: 1,
      treasure: 0,
    });
    const [border] = bordersOf(world, me);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 4.5, ways: 'one' }));
    expect(me.met.map(({ value }) => value)).toEqual([other.id]);
    expect(claimedRooms(world.page).get(theirs.id)).not.toBe(me.id);
  });

  it('[H1-MON-17] [H1-DIS-06] [H1-PRM-15] [H1-PRM-T2.2] a plague hurts a group that claims its cave, once', () => {
    const world = den();
    const cave = room(world, 13, 10);
    const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 3, 2);
    world.page.apply(
      {
        do: 'mark',
        mark: {
          id: 'm9',
          kind: 'plague',
          at: { x: 13, y: 10 },
          piece: cave.id,
          what: { kind: 'plague sign', number: 2 } as never,
        },
      },
      1,
    );
    for (let i = 0; i < 2; i++) play(world, () => lawsOf(world).touched(world, me, cave));
    expect(has(world, me)[0]).toBe(1);
  });

  it('[H1-MON-29] who has met only a lone monster still meets a neighbour', () => {
    const world = den();
    const home = room(world, 10, 10);
    const me = group(world, home, 'delvers', 'Dwarves', 4, 2);
    const other = group(world, room(world, 12.5, 10), 'delvers', 'Morlons', 3, 2);
    const den1 = room(world, 7, 10);
    tunnel(world, 7, 10, 10, 10);
    const beast = lone(world, den1, 'primordial beast', 1);
    season(world, me);
    expect([isAlive(world, beast), me.encountered]).toEqual([false, [other.id]]);
  });

  it('[H1-MON-35] what a group has claimed is claimed no longer when it moves or dies', () => {
    const world = den();
    const [home, next, far] = [room(world, 10, 10), room(world, 13, 10), room(world, 20, 16)];
    tunnel(world, 10, 10, 13, 10);
    const me = group(world, home, 'alpha', 'Owlbear', 1, 0);
    const [border] = bordersOf(world, me);
    play(world, () => expand(world, me, border as never, { clause: 'H1-DLV-04', far: 2.25, ways: 'one' }));
    expect(isOccupied(world.page, next)).toBe(true);
    moveHome(world, me, far, 'H1-ALP-08');
    expect([homeOf(me), isOccupied(world.page, next)]).toEqual([far.id, false]);
    claim(world, me, 'H1-MON-15', next);
    kill(world, me, 'H1-MON-24', 'encounter');
    settle(world);
    expect(claimedRooms(world.page).size).toBe(0);
  });
});

describe('rooms', () => {
  it('[H1-MEA-14] [H1-MEA-15] are occupied with a ● or a claim, and empty without any bead', () => {
    const world = den();
    const [a, b, c] = [room(world, 5, 10), room(world, 9, 10), room(world, 13, 10)];
    group(world, a, 'delvers', 'Dwarves', 1, 0);
    freeTreasure(world, b);
    const states = [a, b, c].map((it) => [isOccupied(world.page, it), isEmpty(world.page, it)]);
    expect(states).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    tunnel(world, 13, 10, 16, 10);
    expect(chambers(world.page)).toEqual([a, b, c]);
  });

  it('[H1-MEA-29] [H1-MEA-04] beads beyond what a room holds go into an empty room of the zone, else into a new one beside the home', () => {
    const world = den();
    const home = room(world, 10, 10, 1, 1, 1);
    const near = room(world, 11.4, 10, 1, 1, 1);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 0);
    const places = world.page.beadsOf(me.id).map(({ piece }) => piece);
    expect(places.slice(0, 2)).toEqual([home.id, near.id]);
    expect(new Set(places).size).toBe(3);
    expect(world.page.connected(home, world.page.piece(places[2] as string))).toBe(true);
  });

  it('[H1-MEA-30] lost beads are taken from the room farthest from the home first', () => {
    const world = den();
    const home = room(world, 10, 10, 1, 1, 1);
    const me = group(world, home, 'breeders', 'Goblins', 3, 0);
    const foe = group(world, room(world, 25, 16), 'alpha', 'Ettin', 2, 0);
    me.encountered = [];
    play(world, () => lawsOf(world).encounter(world, me, foe, 'H1-BRD-08'), { dice: [1, 6] });
    expect(world.page.beadsOf(me.id).map(({ piece }) => piece)).toEqual([home.id]);
  });
});

describe('the season of delvers', () => {
  it('[H1-WE-19] [H1-DLV-02] [H1-DLV-03] [H1-DLV-06] [H1-MON-02] they get rich, and end the age with six ○', () => {
    const world = den();
    const home = room(world, 10, 10, 3);
    const hoard = room(world, 12.4, 10);
    freeTreasure(world, hoard);
    vein(world, 12, 9, 10, 11, 12);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    season(world, me);
    expect([has(world, me), lodesLeft(world.page).length]).toEqual([[3, 3], 3]);
    season(world, me);
    expect(has(world, me)).toEqual([4, 4]);
    season(world, me);
    expect(has(world, me)).toEqual([5, 5]);
    season(world, me);
    expect([has(world, me), lodesLeft(world.page).length]).toEqual([[5, 6], 1]);
    expect(world.monsters.over).toEqual({ ending: 'six treasures', group: me.id });
  });

  it('[H1-WE-32] [H1-MEA-28] [H1-MEA-42] [H1-MON-18] along a vein: what is seized stays where it lies, and the zone goes on', () => {
    const world = den();
    const home = room(world, 9.5, 8.25);
    vein(world, 8.25, 11, 13, 15);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    const lodes = () => lodesLeft(world.page).map(({ at }) => at.x);
    season(world, me);
    expect([lodes(), has(world, me)]).toEqual([
      [13, 15],
      [3, 2],
    ]);
    season(world, me);
    expect([lodes(), has(world, me)]).toEqual([[15], [3, 3]]);
    season(world, me);
    expect([lodes(), has(world, me)]).toEqual([[], [4, 4]]);
    const mine = world.page.pieces.find((it) => it.room === 'mine');
    expect(mine && centreOf(mine.shape)).toMatchObject({ x: 11, y: 8.25 });
  });

  it('[H1-MEA-28] guarded ○ is not seized; from a room that another has claimed it is carried off', () => {
    const world = den();
    const [home, guarded, claimed] = [room(world, 10, 10), room(world, 11.9, 10), room(world, 10, 11.9)];
    const me = group(world, home, 'delvers', 'Antlings', 3, 2);
    freeTreasure(world, guarded);
    lone(world, guarded, 'primordial beast', 3);
    expect(has(world, me)).toEqual([3, 2]);
    freeTreasure(world, claimed);
    world.page.apply({ do: 'bond', bond: { id: 'n99', kind: 'claimed', group: 'g99', piece: claimed.id } }, 1);
    for (const it of world.monsters.lone) it.beside = [me.id];
    season(world, me);
    expect([has(world, me)[1], freeIn(world, guarded), world.page.beadsIn(claimed.id)]).toEqual([3, 1, []]);
  });

  it('[H1-DLV-04] [H1-DLV-T1.1] those who did not mine patrol half a finger; Antlings never mine', () => {
    const world = den();
    const home = room(world, 10, 10);
    tunnel(world, 10, 10, 20, 10);
    vein(world, 10.5, 10);
    const me = group(world, home, 'delvers', 'Antlings', 3, 3);
    season(world, me);
    expect(lodesLeft(world.page)).toHaveLength(1);
    expect(bordersOf(world, me)[0]?.x).toBeCloseTo(14.25, 1);
  });

  it('[H1-DLV-05] without any ○ the colony is abandoned', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 3, 0);
    season(world, me);
    expect([isAlive(world, me), has(world, me)]).toEqual([false, [0, 0]]);
  });

  it('[H1-DLV-07] [H1-MON-29] with neighbours, and nobody met, they meet one', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 3, 2);
    const other = group(world, room(world, 12.5, 10), 'delvers', 'Morlons', 3, 2);
    season(world, me);
    expect([me.encountered, has(world, other)[0]]).toEqual([[other.id], 2]);
  });

  it('[H1-DLV-08] natural caves in the zone are drawn anew', () => {
    const world = den();
    const cave = draw(world, {
      clause: 'H1-PRM-05',
      kind: 'cave',
      shape: { path: [10, 10], closed: false, swell: 0.5 },
      area: 9,
      what: { kind: 'natural cave' },
    });
    const me = group(world, cave, 'delvers', 'Dwarves', 3, 2);
    season(world, me);
    expect(world.page.bonds.filter((it) => it.kind === 'redrawn').map(({ piece, group: by }) => [piece, by])).toEqual([
      [cave.id, me.id],
    ]);
  });

  it('[H1-DLV-09] [H1-MEA-21] [H1-MEA-43] with no frontier they dig half a finger to what is not joined to them', () => {
    const world = den();
    const home = room(world, 10, 10);
    const long = tunnel(world, 16, 5, 16, 15);
    const me = group(world, home, 'delvers', 'Dwarves', 3, 2);
    season(world, me);
    const dug = world.page.pieces.at(-1);
    expect([dug?.clause, dug?.shape.path[0], dug?.shape.path[2]]).toEqual(['H1-DLV-09', 10.5, 12.75]);
    expect(world.page.bonds.some(({ kind, piece }) => kind === 'claimed' && piece === dug?.id)).toBe(false);
    season(world, me);
    season(world, me);
    season(world, me);
    expect(world.page.connected(home, long)).toBe(true);
  });
});

describe('the season of breeders', () => {
  it('[H1-WE-21] [H1-BRD-03] [H1-BRD-06] [H1-BRD-07] [H1-MEA-31] short of support they lose one, and split', () => {
    const world = den();
    const home = room(world, 10, 10);
    room(world, 15, 10);
    tunnel(world, 10, 10, 15, 10);
    const me = group(world, home, 'breeders', 'Goblins', 6, 1);
    season(world, me);
    const [, child] = living(world);
    expect([has(world, me), child && has(world, child), child?.flavour]).toEqual([[3, 1], [3, 0], 'Goblins']);
  });

  it('[H1-WE-21] fewer than four do not split; [H1-BRD-T1.9] Orcs never do', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'breeders', 'Kobolds', 3, 0);
    season(world, me);
    expect([has(world, me), living(world).length]).toEqual([[3, 0], 1]);
    const orcs = group(world, room(world, 20, 10), 'breeders', 'Orcs', 6, 1);
    season(world, orcs);
    expect([has(world, orcs), living(world).length]).toEqual([[6, 1], 2]);
  });

  it('[H1-BRD-02] [H1-BRD-03] they seize, and breed twice with more ○ than ●', () => {
    const world = den();
    const home = room(world, 10, 10);
    freeTreasure(world, home, 1);
    const me = group(world, home, 'breeders', 'Goblins', 1, 3);
    season(world, me);
    expect(has(world, me)).toEqual([3, 4]);
  });

  it('[H1-BRD-04] [H1-BRD-05] they expand a bead along every frontier, and dig with one or none', () => {
    const world = den();
    tunnel(world, 5, 10, 15, 10);
    const me = group(world, room(world, 10, 10), 'breeders', 'Goblins', 2, 1);
    season(world, me);
    expect(bordersOf(world, me).map(({ x }) => Math.round(x * 10) / 10)).toEqual([7, 13]);
    const alone = den();
    room(alone, 14, 10);
    const other = group(alone, room(alone, 10, 10), 'breeders', 'Goblins', 2, 1);
    season(alone, other);
    const dug = alone.page.pieces.at(-1);
    expect(dug).toMatchObject({ clause: 'H1-BRD-05', kind: 'tunnel', people: 'breeders' });
    // Farther than half a finger: they dig so far toward it, and no farther.
    expect(pathLength(dug?.shape.path ?? [])).toBeCloseTo(2.25, 1);
  });

  it('[H1-BRD-08] with neighbours, and nobody met, they meet the weakest', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'breeders', 'Goblins', 2, 1);
    group(world, room(world, 12.5, 10), 'delvers', 'Morlons', 3, 2);
    const weak = group(world, room(world, 7.5, 10), 'delvers', 'Dwarves', 2, 2);
    season(world, me, { dice: [1, 1] });
    expect(me.encountered).toEqual([weak.id]);
    const other = den();
    const we = group(other, room(other, 10, 10), 'breeders', 'Goblins', 2, 1);
    group(other, room(other, 12.5, 10), 'delvers', 'Morlons', 2, 2);
    const poor = group(other, room(other, 7.5, 10), 'delvers', 'Dwarves', 2, 1);
    season(other, we, { dice: [1, 1] });
    expect(we.encountered).toEqual([poor.id]);
  });

  it('[H1-BRD-14] [H1-BRD-T1.6] Goblin Miners mine; [H1-BRD-T1.4] Gnomes do when they were unsupported', () => {
    const left = (flavour: string, treasure: number) => {
      const world = den();
      vein(world, 11, 10);
      season(world, group(world, room(world, 10, 10), 'breeders', flavour, 2, treasure));
      return lodesLeft(world.page).length;
    };
    expect([left('Goblin Miners', 1), left('Gnomes', 1), left('Gnomes', 0), left('Goblins', 0)]).toEqual([0, 1, 0, 1]);
  });
});

describe('the season of an alpha', () => {
  it('[H1-ALP-02] [H1-MEA-07] forages the nearest ● within a finger along tunnels', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'alpha', 'Owlbear', 1, 0);
    const far = group(world, room(world, 16, 10), 'breeders', 'Goblins', 2, 1);
    expect(preyOf(world, me, 4.5)).toBeNull();
    tunnel(world, 10, 10, 16, 10);
    expect(preyOf(world, me, 4.5)).toMatchObject({ kind: 'group', group: far });
    lone(world, room(world, 10, 13), 'primordial beast', 1);
    tunnel(world, 10, 10, 10, 13);
    expect(preyOf(world, me, 4.5)).toMatchObject({ kind: 'lone' });
    expect(preyOf(world, me, 2)).toBeNull();
  });

  it('[H1-BRD-11] not those who have bribed it, while they have any ○', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'alpha', 'Owlbear', 1, 0);
    const payer = group(world, room(world, 14, 10), 'breeders', 'Goblins', 2, 1);
    tunnel(world, 10, 10, 14, 10);
    me.bribes.push({ value: payer.id, since: 0 });
    expect(preyOf(world, me, 4.5)).toBeNull();
    const poor = den();
    const hunter = group(poor, room(poor, 10, 10), 'alpha', 'Owlbear', 1, 0);
    const prey = group(poor, room(poor, 14, 10), 'breeders', 'Goblins', 2, 0);
    tunnel(poor, 10, 10, 14, 10);
    hunter.bribes.push({ value: prey.id, since: 0 });
    expect(preyOf(poor, hunter, 4.5)).toMatchObject({ kind: 'group' });
  });

  it('[H1-MEA-17] [H1-SUR-03] buildings near an entrance are in reach', () => {
    const world = den();
    const me = group(world, room(world, 10, 6), 'alpha', 'Owlbear', 1, 0);
    tunnel(world, 10, 6, 10, 4);
    const realm = kingdom(world, [1, 0], 0, 11.5);
    season(world, me);
    expect([has(world, realm)[0], has(world, me)[0]]).toEqual([0, 1]);
    expect(world.journal.entries.some((it) => it.kind === 'raided')).toBe(true);
  });

  it('[H1-ALP-03] else takes all free ○ of one place; [H1-ALP-04] else spends 1○; [H1-ALP-05] else moves', () => {
    const world = den();
    const [home, hoard] = [room(world, 10, 10), room(world, 13, 10)];
    tunnel(world, 10, 10, 13, 10);
    freeTreasure(world, hoard, 2);
    const me = group(world, home, 'alpha', 'Owlbear', 1, 0);
    season(world, me);
    expect([has(world, me), homeOf(me)]).toEqual([[1, 2], home.id]);
    season(world, me);
    season(world, me);
    expect(has(world, me)).toEqual([1, 0]);
    season(world, me);
    expect(homeOf(me)).toBe(hoard.id);
  });

  it('[H1-ALP-05] shut in, it digs to a room within a finger, or a cave of its own', () => {
    const world = den();
    const next = room(world, 13, 10);
    const me = group(world, room(world, 10, 10), 'alpha', 'Owlbear', 1, 0);
    season(world, me);
    expect(homeOf(me)).toBe(next.id);
    const alone = den();
    const other = group(alone, room(alone, 10, 10), 'alpha', 'Owlbear', 1, 0);
    season(alone, other);
    expect(alone.page.piece(homeOf(other))).toMatchObject({ kind: 'cave', clause: 'H1-ALP-05' });
  });

  it('[H1-ALP-T1.1] a Dragon sleeps instead', () => {
    const world = den();
    const home = room(world, 10, 10);
    const me = group(world, home, 'alpha', 'Dragon', 1, 2);
    season(world, me);
    expect([has(world, me), homeOf(me)]).toEqual([[1, 2], home.id]);
  });

  it('[H1-ALP-T1.4] [H1-ALP-13] a Minotaur makes its lair a maze for 1○, and has 1 more when others come there', () => {
    const world = den();
    const home = room(world, 10, 10);
    freeTreasure(world, home, 1);
    const me = group(world, home, 'alpha', 'Minotaur', 1, 1);
    season(world, me);
    expect(world.page.marks.map(({ kind, piece }) => [kind, piece])).toEqual([['maze', home.id]]);
    const other = group(world, room(world, 20, 10), 'delvers', 'Dwarves', 3, 1);
    play(world, () => lawsOf(world).encounter(world, other, me, 'H1-DLV-11'), { dice: [1, 1] });
    expect(world.journal.entries.findLast((it) => it.kind === 'fought')).toMatchObject({ sum: 4, against: 5 });
    const lazy = den();
    const idle = group(lazy, room(lazy, 10, 10), 'alpha', 'Minotaur', 1, 3);
    season(lazy, idle, { choose: { 'H1-ALP-T1.4': ['no'] } });
    expect(lazy.page.marks).toEqual([]);
  });

  it('[H1-ALP-T1.8] a Purple Worm hunts in a straight line, and digs; [H1-ALP-T1.11] a Xorn gathers first', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'alpha', 'Purple Worm', 1, 1);
    const prey = group(world, room(world, 15, 10), 'breeders', 'Goblins', 2, 1);
    season(world, me, { dice: [3, 3] });
    expect(me.encountered).toEqual([prey.id]);
    expect(world.page.pieces.some((it) => it.clause === 'H1-ALP-02' && it.kind === 'tunnel')).toBe(true);
    const other = den();
    const xorn = group(other, room(other, 10, 10), 'alpha', 'Xorn', 1, 0);
    group(other, room(other, 15, 10), 'breeders', 'Goblins', 2, 1);
    freeTreasure(other, room(other, 10, 14));
    season(other, xorn);
    expect([xorn.encountered, has(other, xorn)]).toEqual([[], [1, 1]]);
  });
});
