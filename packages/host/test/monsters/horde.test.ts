import { bounds, polygon } from '@understory/page';
import { asWritten, type ThinkingHand } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/second/cards/steps/steps.ts';
import { draw } from '../../src/second/draw.ts';
import { losePopulation } from '../../src/second/monsters/belongings.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { reachOf } from '../../src/second/monsters/ground/moving.ts';
import { lifecycle } from '../../src/second/monsters/lifecycle.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { reorganise } from '../../src/second/monsters/reorganise.ts';
import { targetsOf } from '../../src/second/monsters/steps/steps.ts';
import { finish, playRound } from '../../src/second/monsters/villainy/age.ts';
import { corruptMain } from '../../src/second/monsters/villainy/corrupt.ts';
import { wantedMove } from '../../src/second/monsters/villainy/spread.ts';
import { seatsByStratum, standsAlone } from '../../src/second/monsters/villainy/strata.ts';
import { type At, denAt, monsterAt, ownCard, playIn } from './den-at.ts';
import { facing, groups, live, purse } from './facing.ts';
import { roomAt, wildAt } from './things-at.ts';
import { crown, EIGHT, entriesOf, FOUR } from './villain-at.ts';

/** It sits where it is put, and does nothing of its own. */
const still = (name = 'Moon Cats') => ownCard(`card ${name}\ntags lunar\nstart ●●\nalways hunt undead\n`);
const horde = (
  seats: readonly At[],
  more: Parameters<typeof denAt>[0] = {},
  treasure: readonly At[] = [],
): [Den, Monster] => {
  const den = denAt({ ...FOUR, ...more, monsters: [{ card: still(), seats, treasure }, ...(more.monsters ?? [])] });
  const [me] = groups(den);
  crown(den, me, '●');
  return [den, me];
};
const finishing = (den: Den, answers: Parameters<typeof playIn>[2] = [], hand: ThinkingHand = 'story') =>
  playIn(den, () => finish(den, den.villain as NonNullable<Den['villain']>), answers, hand);
const topOf = (stratum: number) => bounds(denAt({ ...FOUR, monsters: [] }).world.page.stratumShape(stratum)).top;
const option = (me: Monster, verb: string) =>
  partsOf(me).options.findIndex((it) => JSON.stringify(it.act.steps).includes(`"${verb}"`));

describe('the Horde rises', () => {
  it('[H2-HRD-01] and corrupts the stratum in which most of its ● and ○ lie', () => {
    const [den, me] = horde(
      [
        [10, 6],
        [10, 11],
        [12, 11],
      ],
      {},
      [
        [14, 6],
        [16, 6],
      ],
    );
    playIn(den, () => corruptMain(den, me));
    expect([...den.corrupted]).toEqual([1]);
  });

  it('[H2-HRD-01] of several the lowest, unless the player picks another; from the surface the nearest', () => {
    const tied: At[] = [
      [10, 6],
      [10, 11],
    ];
    const [den, me] = horde(tied);
    playIn(den, () => corruptMain(den, me));
    expect([...den.corrupted]).toEqual([2]);
    const [other, it] = horde(tied);
    playIn(other, () => corruptMain(other, it), [['H2-HRD-01', '1']]);
    expect([...other.corrupted]).toEqual([1]);
    const [above, up] = horde([
      [10, 3.5],
      [12, 3.5],
    ]);
    playIn(above, () => corruptMain(above, up));
    expect([...above.corrupted]).toEqual([1]);
  });

  it('[H2-HRD-02] for good, over the whole stratum, and others may live there', () => {
    const [den, me] = horde([[10, 6]], { monsters: [{ card: 'Ogre', at: [20, 6] }] });
    playIn(den, () => corruptMain(den, me));
    const piece = [...den.world.page.drawn()].find((it) => it.kind === 'corruption');
    expect(piece?.stratum).toBe(1);
    expect(piece?.shape.path).toEqual([...den.world.page.stratum(1).outline]);
    expect(den.monsters).toHaveLength(2);
  });
});

describe('the turn of the Horde', () => {
  it('[H2-HRD-11] it always scouts, besides what its monster always does', () => {
    const [den, me] = horde([[10, 10]], { before: (world) => void roomAt(world, [12, 13]) });
    live(den, me);
    expect(me.past.deeds.map((it) => it.did)).toContain('scout');
  });

  it('[H2-HRD-12] it breeds if it did not yet and has fewer than six ●', () => {
    const bred = (population: number, card = still()) => {
      const den = denAt({ monsters: [{ card, at: [8, 10], population }] });
      const [me] = groups(den);
      crown(den, me, '●');
      live(den, me);
      return purse(den, me);
    };
    expect(bred(5)).toBe('●6');
    expect(bred(6)).toBe('●6');
    expect(bred(2, ownCard('card Breeders\nstart ●●\nalways breed\n'))).toBe('●3');
  });

  it('[H2-HRD-13] its options are those of its card, and to fight denizens, rout alpha predators, exterminate', () => {
    const den = facing(['Kobolds']);
    const [me] = groups(den);
    const own = partsOf(me).options.length;
    crown(den, me, '●');
    const verbs = partsOf(me)
      .options.slice(own)
      .map((it) => (it.act.steps[0] as { verb: string }).verb);
    expect(own).toBeGreaterThan(0);
    expect(verbs).toEqual(['fight', 'rout', 'exterminate']);
  });

  it('[H2-MON-E27] [H2-HRD-14] [H2-HRD-12] [H2-VIL-12] [H2-VIL-14] extermination costs 3 ●, takes all, and it breeds', () => {
    const den = facing(
      [
        { card: 'Kobolds', population: 4, bonus: 1 },
        { card: 'Goblins', population: 4, treasure: 1 },
      ],
      {
        turn: 3,
        deck: ['Worm'],
      },
    );
    const [kobolds, goblins] = groups(den);
    monsterAt(den, { card: still(), at: [26, 18] });
    const villain = crown(den, kobolds, '●');
    const key = `${option(kobolds, 'exterminate')} ${goblins.id}`;
    playIn(den, () => playRound(den, villain, 2), [['H2-MON-314', key]]);
    expect(purse(den, kobolds)).toBe('●3 ○1 ★1');
    expect(entriesOf(den, 'died')).toMatchObject([{ group: goblins.id, by: kobolds.id }]);
    expect(kobolds.past.deeds.find((it) => it.did === 'exterminate')?.to).toBe(goblins.id);
    expect(entriesOf(den, 'spawned', 'H2-VIL-14')).toHaveLength(1);
  });

  it('[H2-HRD-14] needs four ●, and a smaller neighbour that is not barred', () => {
    const can = (own: number, their: number, barred = false) => {
      const den = facing([
        { card: still(), population: own },
        { card: 'Goblins', population: their },
      ]);
      const [me, them] = groups(den);
      const { card } = crown(den, me, '●');
      if (barred) den.pacts.push({ kind: 'pact', from: me.id, to: them.id, lastTurn: 99, since: 0 });
      const step = card.options.at(-1)?.act.steps[0];
      return targetsOf(den, me, step as Step).length > 0;
    };
    expect(can(4, 3)).toBe(true);
    expect(can(3, 2)).toBe(false);
    expect(can(4, 4)).toBe(false);
    expect(can(4, 3, true)).toBe(false);
  });

  it('[H2-HRD-15] a wild group may be exterminated too', () => {
    const den = denAt({
      monsters: [{ card: still(), at: [8, 10], population: 5 }],
      before: (world) => void wildAt(world, [8, 13], 2, 1),
    });
    const [me] = groups(den);
    const { card } = crown(den, me, '●');
    const step = card.options.at(-1)?.act.steps[0];
    expect(targetsOf(den, me, step as Step).length > 0).toBe(true);
    const key = partsOf(me).options.length - 1;
    const wild = den.world.page.beads.find((it) => it.owner === null)?.piece;
    playIn(den, () => lifecycle(den, me), [['H2-MON-314', `${key} ${wild}`]]);
    expect(den.world.page.beadsOf(null).some((it) => it.kind === 'population')).toBe(false);
    expect(purse(den, me)).toContain('●4');
  });

  it('[H2-HRD-22] story exterminates its rival, else whoever alone stands in the way, else goes on', () => {
    const chosen = (grudge: number, y: number) => {
      const den = denAt({
        ...FOUR,
        monsters: [
          {
            card: still(),
            seats: [
              [8, 6],
              [9.5, 6],
              [11, 6],
              [12.5, 6],
              [8, 10],
            ],
          },
          { card: 'Dragon', at: [12, y] },
        ],
      });
      const [me, dragon] = groups(den);
      crown(den, me, '●');
      den.corrupted.add(1);
      me.grudges.set(dragon.id, grudge);
      playIn(den, () => lifecycle(den, me), [], 'story');
      return me.past.deeds.some((it) => it.did === 'exterminate');
    };
    expect(chosen(2, 8)).toBe(true);
    expect(chosen(0, 10)).toBe(true);
    expect(chosen(0, 8)).toBe(false);
  });
});

describe('the Horde spreads', () => {
  it('[H2-HRD-21] by default one ● goes into each free stratum in reach, at the end of its turn', () => {
    const [den, me] = horde([
      [10, 10.5],
      [11.5, 10.5],
      [13, 10.5],
      [14.5, 10.5],
    ]);
    den.corrupted.add(2);
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    const own = seatsByStratum(den, me);
    expect([own.get(1), own.get(2), own.get(3)]).toEqual([1, 2, 1]);
    expect(den.world.page.stratumAt(homeOf(den, me).at.x, homeOf(den, me).at.y)).toBe(2);
  });

  it('[H2-HRD-21] not into a stratum that is corrupted, held by another or a wild group, or out of reach', () => {
    const seats: At[] = [
      [10, 10.5],
      [11.5, 10.5],
      [13, 10.5],
      [14.5, 10.5],
    ];
    const [den, me] = horde(seats, {
      monsters: [{ card: 'Ogre', at: [25, 6] }],
      before: (world) => void wildAt(world, [25, 16]),
    });
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    expect([...seatsByStratum(den, me)]).toEqual([[2, 4]]);
    const [all, it] = horde(seats);
    for (const stratum of [1, 3]) all.corrupted.add(stratum);
    playIn(all, () => reorganise(all, it, 'H2-MON-319'));
    expect([...seatsByStratum(all, it)]).toEqual([[2, 4]]);
  });

  it('[H2-HRD-21] [H2-MON-319] the home keeps its ●, and the last bead of a stratum yet to be corrupted stays', () => {
    const [den, me] = horde([
      [10, 10.5],
      [11.5, 12],
    ]);
    den.corrupted.add(1);
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    expect([...seatsByStratum(den, me)]).toEqual([
      [2, 1],
      [3, 1],
    ]);
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    expect([...seatsByStratum(den, me)]).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it('[H2-HRD-21] uses free rooms of its territory first, and every place it wants is one it may have', () => {
    const [den, me] = horde(
      [
        [10, 10.5],
        [11.5, 10.5],
      ],
      { before: (world) => void roomAt(world, [12, 15]) },
    );
    den.corrupted.add(1);
    den.corrupted.add(2);
    const wish = wantedMove(den, me, seatsOf(den, me).slice(1), reachOf(den, me), 'story');
    expect(wish?.at).toEqual({ x: 12, y: 15 });
  });

  it('[H2-HRD-21] in a cavern it wants a spot whose free seat lies in the stratum, not one where it would sit above it', () => {
    // Two pits of one bead reach down into the third stratum, and a ● of its own sits over the left one.
    const pits = [8, 11, 14, 11, 14, 14.55, 12.45, 14.55, 12.45, 13.55, 9.05, 13.55, 9.05, 14.55, 8, 14.55];
    const [den, me] = horde(
      [
        [11, 12],
        [8.5, 13.3],
        [16, 12],
      ],
      {
        before: (world) =>
          void draw(world, { clause: 'H2-MSR-05', kind: 'cave', shape: polygon(pits), what: asWritten('a cavern') }),
      },
    );
    den.corrupted.add(1);
    den.corrupted.add(2);
    expect([...seatsByStratum(den, me)]).toEqual([[2, 3]]);
    const wish = wantedMove(den, me, seatsOf(den, me).slice(2), reachOf(den, me), 'story');
    expect(wish?.at).toEqual({ x: 13, y: 14 });
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    expect(seatsByStratum(den, me).get(3)).toBe(1);
  });

  it('[H2-HRD-21] tactical, it advances on an uncorrupted stratum that it does not reach yet', () => {
    const [den, me] = horde([
      [10, 5.5],
      [11.5, 5.5],
    ]);
    den.corrupted.add(1);
    den.corrupted.add(2);
    const beads = seatsOf(den, me).slice(1);
    expect(wantedMove(den, me, beads, reachOf(den, me), 'story')).toBeNull();
    const wish = wantedMove(den, me, beads, reachOf(den, me), 'tactical');
    expect([wish?.bead, wish?.at.y]).toEqual([beads[0], 10.5]);
    for (let i = 0; i < 3; i++) playIn(den, () => reorganise(den, me, 'H2-MON-319'), [], 'tactical');
    expect(seatsByStratum(den, me).get(3)).toBe(1);
  });

  it('[H2-HRD-21] tactical, it sends a ○ that it can spare rather than a ●', () => {
    const [den, me] = horde(
      [
        [10, 10.5],
        [11.5, 10.5],
      ],
      {},
      [
        [13, 10.5],
        [14.5, 10.5],
      ],
    );
    den.corrupted.add(2);
    const sent = (hand: ThinkingHand) => wantedMove(den, me, seatsOf(den, me).slice(1), reachOf(den, me), hand);
    expect([sent('story')?.bead.kind, sent('tactical')?.bead.kind]).toEqual(['population', 'treasure']);
    playIn(den, () => reorganise(den, me, 'H2-MON-319'), [], 'tactical');
    expect(den.world.page.beadsOf(me.id).map(({ kind, at }) => [kind, den.world.page.stratumAt(at.x, at.y)])).toEqual(
      expect.arrayContaining([
        ['population', 2],
        ['population', 2],
        ['treasure', 1],
        ['treasure', 3],
      ]),
    );
  });

  it('[H2-HRD-23] tactical, it gives the beads that hold no stratum yet to be corrupted', () => {
    const seats: At[] = [
      [10, 10.5],
      [11.5, 10.5],
      [10, 15.5],
    ];
    const gone = (hand: ThinkingHand) => {
      const [den, me] = horde(seats);
      den.corrupted.add(2);
      playIn(den, () => losePopulation(den, me, 1, { clause: 'H2-ACT-242', deed: 'fight' }), [], hand);
      return [...seatsByStratum(den, me)];
    };
    expect(gone('story')).toEqual([[2, 2]]);
    expect(gone('tactical')).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it('[H2-HRD-21] again just before the finishing move; an Empire does not', () => {
    const [den] = horde([
      [10, 10.5],
      [11.5, 10.5],
    ]);
    finishing(den);
    expect(entriesOf(den, 'moved', 'H2-HRD-21').length).toBeGreaterThan(0);
    const empire = denAt({ monsters: [{ card: still(), at: [8, 10], population: 3 }] });
    crown(empire, groups(empire)[0], '○');
    finishing(empire);
    expect(empire.world.journal.entries.some((it) => it.clause === 'H2-HRD-21')).toBe(false);
  });
});

describe('the finishing move of the Horde', () => {
  it('[H2-HRD-31] [H2-MON-915] corrupts one stratum that it holds alone: the one with most of its beads, then the lowest', () => {
    const seats: At[] = [
      [10, 6],
      [12, 6],
      [10, 11],
      [10, 16],
    ];
    const [den, me] = horde(seats);
    expect(standsAlone(den, me)).toEqual([1, 3, 2]);
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect([...den.corrupted]).toEqual([1]);
    const [other] = horde(seats);
    finishing(other, [
      ['H2-HRD-21', 'leave'],
      ['H2-HRD-31', '2'],
    ]);
    expect([...other.corrupted]).toEqual([2]);
  });

  it('[H2-HRD-31] a seat that lies partly in a stratum holds it; the seat of another only by its centre', () => {
    const edge = topOf(3);
    const [den, me] = horde([[10, edge - 0.3]]);
    expect(standsAlone(den, me)).toEqual([3, 2]);
    const [clear, it] = horde([[10, edge - 0.7]]);
    expect(standsAlone(clear, it)).toEqual([2]);
    const [held, mine] = horde([[10, edge + 2]], { monsters: [{ card: 'Ogre', seats: [[20, edge - 0.3]] }] });
    expect(standsAlone(held, mine)).toEqual([3]);
  });

  it('[H2-HRD-21] [H2-HRD-31] tactical, it comes to the edge of a stratum that a river leaves no room in', () => {
    const top = topOf(3);
    const [den, me] = horde(
      [
        [10, top - 2.5],
        [11.5, top - 2.5],
      ],
      {
        before: (world) =>
          void draw(world, {
            clause: 'H2-WAT-01',
            feature: null,
            kind: 'water',
            shape: polygon([0, top + 0.7, 30, top + 0.7, 30, 21, 0, 21]),
            area: 300,
            what: { kind: 'sea' },
          }),
      },
    );
    den.corrupted.add(1);
    den.corrupted.add(2);
    playIn(den, () => reorganise(den, me, 'H2-MON-319'), [], 'tactical');
    expect(seatsByStratum(den, me).has(3)).toBe(false);
    expect(standsAlone(den, me)).toEqual([3]);
  });

  it('[H2-HRD-31] tactical, it corrupts first what others are nearest to', () => {
    const seats: At[] = [
      [10, 6],
      [12, 6],
      [10, 16],
    ];
    const first = (hand: ThinkingHand) => {
      const [den] = horde(seats, { monsters: [{ card: 'Ogre', at: [25, topOf(3) - 1.2] }] });
      for (const it of den.world.page.strata.slice(3)) den.corrupted.add(it.number);
      finishing(den, [['H2-HRD-21', 'leave']], hand);
      return [...den.corrupted].at(-1);
    };
    expect(first('story')).toBe(1);
    expect(first('tactical')).toBe(3);
  });

  it('[H2-HRD-31] not where any other bead lies, a ○ included; its own ○ is enough to hold one', () => {
    const [den, me] = horde([[10, 6]], { monsters: [{ card: 'Dragon', seats: [[20, 16]], treasure: [[22, 6]] }] }, [
      [10, 11],
    ]);
    expect(standsAlone(den, me)).toEqual([2]);
  });

  it('[H2-HRD-33] an ally in the stratum prevents it too', () => {
    const [den, me] = horde([[10, 6]], { monsters: [{ card: 'Ogre', at: [20, 6] }] });
    den.pacts.push({ kind: 'pact', from: me.id, to: groups(den)[1].id, lastTurn: 99, since: 0 });
    finishing(den);
    expect(den.corrupted.size).toBe(0);
  });

  it('[H2-MON-E26] [H2-HRD-31] [H2-HRD-32] [H2-MON-123] [H2-VIL-31] [H2-VIL-35] the Horde conquers', () => {
    const [den, me] = horde(
      [
        [10, 17],
        [10, 6],
      ],
      { before: (world) => void wildAt(world, [25, 21]) },
    );
    for (const stratum of [2, 3]) den.corrupted.add(stratum);
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect([...den.corrupted].sort()).toEqual([1, 2, 3]);
    expect(den.outcome).toBe(null);
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect(den.corrupted.size).toBe(3);
    for (const bead of den.world.page.beadsOf(null)) den.world.page.apply({ do: 'end', id: bead.id }, 9999);
    den.turn++;
    monsterAt(den, { card: 'Saltbury', at: [20, 3.5] });
    playIn(den, () => reorganise(den, me, 'H2-MON-319'));
    expect(seatsByStratum(den, me).get(4)).toBe(1);
    const spawned = entriesOf(den, 'spawned').length;
    finishing(den);
    expect(den.outcome?.kind).toBe('horde conquers');
    expect(entriesOf(den, 'spawned')).toHaveLength(spawned);
  });

  it('[H2-HRD-31] [H2-MON-915] not twice in a round, even if it could', () => {
    const [den, me] = horde(
      [
        [10, 6],
        [10, 11],
      ],
      EIGHT,
    );
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect(standsAlone(den, me).length).toBeGreaterThan(0);
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect(den.corrupted.size).toBe(1);
    den.turn++;
    finishing(den, [['H2-HRD-21', 'leave']]);
    expect(den.corrupted.size).toBe(2);
  });
});
