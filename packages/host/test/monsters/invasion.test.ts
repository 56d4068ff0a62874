import { describe, expect, it } from 'vitest';
import type { Den } from '../../src/second/monsters/den.ts';
import { seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { areNeighbours } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { denAt, type MonsterAt, ownCard } from './den-at.ts';
import { type Answers, beads, comes, home, type Spawning, spawned } from './spawn-at.ts';
import { caveAt, markOn, roomAt, wildAt } from './things-at.ts';

/** The fifth of eight strata runs from y = 14 to 16.5. */
const EIGHT = { strata: 8, height: 24 } as const;

/** The newcomer is pointed to (12, 15), and the dice are thrown, its own first. */
function invading(den: Den, card: Spawning & { card: string }, ...dice: readonly number[]): Monster | null {
  const { card: name, ...spawning } = card;
  const answers: Answers = [...(spawning.answers ?? []), ...dice.map((it) => ['H2-ACT-102', [it]] as const)];
  return spawned(den, name, { rolls: [5], pointing: [12, 15], ...spawning, answers });
}

function denWith(...monsters: readonly MonsterAt[]): Den {
  return denAt({ ...EIGHT, monsters });
}

const GOBLINS = { card: 'Goblins', at: [12, 15], population: 3, treasure: 1 } as const;

const tellsOf = (den: Den, clause: string) => den.world.journal.entries.filter((it) => it.clause === clause);

describe('invasion', () => {
  it('[H2-MON-E03][H2-MON-214][H2-MON-221][H2-MON-222][H2-ACT-105][H2-ACT-266] the newcomer wins a tie, and the loser moves away with what it has', () => {
    const den = denWith(GOBLINS);
    const [goblins] = den.monsters as [Monster];
    const orkz = invading(den, { card: 'Orkz' }, 3, 3) as Monster;
    expect([beads(den, goblins), beads(den, orkz)]).toEqual(['●2 ○1 ★0', '●3 ○0 ★0']);
    expect(home(den, orkz)).toEqual([12, 15]);
    expect(areNeighbours(den, orkz, goblins)).toBe(false);
  });

  it('[H2-MON-222] the winner may use the loser’s former rooms', () => {
    const den = denWith(GOBLINS);
    const before = new Set(seatsOf(den, den.monsters[0] as Monster).map((it) => it.piece));
    const orkz = invading(den, { card: 'Orkz' }, 5, 2) as Monster;
    expect(seatsOf(den, orkz).every((it) => before.has(it.piece))).toBe(true);
  });

  it('[H2-MON-E04][H2-MON-221][H2-ACT-104][H2-MON-401][H2-MON-404] a fortification helps whoever lives there; a newcomer that dies goes back to the deck', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => markOn(world, roomAt(world, [12, 18]), 'fortification'),
      monsters: [{ card: 'Dwarves', at: [12, 15], population: 3, treasure: 1 }],
    });
    const [dwarves] = den.monsters as [Monster];
    expect(invading(den, { card: 'Ogre' }, 4, 4)).toBeNull();
    expect([beads(den, dwarves), den.monsters]).toEqual(['●3 ○1 ★0', [dwarves]]);
    expect(dwarves.past.victims.map((it) => it.id)).toEqual(['ogre']);
    expect(den.deck.map((it) => it.name)).toEqual(['Ogre']);
  });

  it('[H2-MON-214] a spot within half a bead of a seat is taken too, though it lies in the rock', () => {
    const den = denWith({ card: 'Ogre', at: [12, 15] });
    const gnolls = invading(den, { card: 'Gnolls', pointing: [12.9, 15] }, 6, 1);
    expect(tellsOf(den, 'H2-MON-221').length).toBeGreaterThan(0);
    expect(gnolls).not.toBeNull();
  });

  it('[H2-MON-214][H2-MON-107] a large cavern has room for another a bead away', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => void caveAt(world, [12, 15], 4),
      monsters: [{ card: 'Goblins', seats: [[12, 15]] }],
    });
    const ogre = comes(den, 'Ogre', { rolls: [5], pointing: [14.5, 15] });
    expect([home(den, ogre), tellsOf(den, 'H2-MON-221')]).toEqual([[14.5, 15], []]);
  });

  it('[H2-MON-223] a loser that is wiped out leaves its treasure to the winner', () => {
    const den = denWith({ card: 'Dragon', at: [12, 15], treasure: 3 });
    const orkz = invading(den, { card: 'Orkz' }, 6, 1) as Monster;
    expect([beads(den, orkz), den.monsters]).toEqual(['●3 ○3 ★0', [orkz]]);
  });

  it('[H2-MON-223] be it the newcomer: its treasure is the other’s', () => {
    const den = denWith({ card: 'Orkz', at: [12, 15], population: 3 });
    const [orkz] = den.monsters as [Monster];
    expect(invading(den, { card: 'Dragon' }, 1, 6)).toBeNull();
    expect(beads(den, orkz)).toBe('●3 ○3 ★0');
  });

  it('[H2-MON-224] of several who live there, it is against the one with the nearest seat', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => void caveAt(world, [12, 15], 4),
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10.6, 15],
            [10.6, 16.2],
          ],
        },
        {
          card: 'Ratfolk',
          seats: [
            [12.9, 15],
            [12.9, 16.2],
          ],
        },
      ],
    });
    const [goblins, ratfolk] = den.monsters as [Monster, Monster];
    invading(den, { card: 'Ogre' }, 6, 1);
    expect([beads(den, goblins), beads(den, ratfolk)]).toEqual(['●2 ○0 ★0', '●1 ○0 ★0']);
  });

  it('[H2-MON-225] beside a wild group it moves aside, whoever won', () => {
    for (const dice of [
      [6, 1],
      [1, 6],
    ] as const) {
      const den = denAt({ ...EIGHT, before: (world) => void wildAt(world, [12, 15], 2) });
      const gnolls = invading(den, { card: 'Gnolls' }, ...dice) as Monster;
      expect(beads(den, gnolls)).toBe(dice[0] === 6 ? '●3 ○0 ★0' : '●2 ○0 ★0');
      const left = den.world.page.beadsOf(null).filter((it) => it.kind === 'population').length;
      expect(left).toBe(dice[0] === 6 ? 1 : 2);
      const [x, y] = home(den, gnolls);
      // The nearest free rock round a cave of radius 0.8: 0.8 + 0.6 + 0.25 and a little, on the grid.
      expect(Math.hypot(x - 12, y - 15)).toBeCloseTo(Math.hypot(1.5, 1), 5);
    }
  });

  it('[H2-MON-225][H2-MON-902] beads that are in the hand again take no room from the spot it moves aside to', () => {
    const den = denAt({ ...EIGHT, before: (world) => void wildAt(world, [12, 15], 2, 15, 2.5) });
    const gnolls = invading(den, { card: 'Gnolls', pointing: [12, 15] }, 6, 1) as Monster;
    const [x, y] = home(den, gnolls);
    expect(Math.hypot(x - 12, y - 15)).toBeLessThan(2.5);
  });

  it('[H2-MON-225] unless the wild group is wiped out', () => {
    const den = denAt({ ...EIGHT, before: (world) => void wildAt(world, [12, 15], 1, 2) });
    const gnolls = invading(den, { card: 'Gnolls' }, 6, 1) as Monster;
    expect([home(den, gnolls), beads(den, gnolls)]).toEqual([[12, 15], '●3 ○2 ★0']);
  });

  it('[H2-MON-E17][H2-MON-226] those who win every invasion do not roll', () => {
    const den = denWith({ card: 'Orkz', at: [12, 15], population: 3 });
    const [orkz] = den.monsters as [Monster];
    spawned(den, 'The Temple');
    const gnolls = invading(den, { card: 'Gnolls' }) as Monster;
    expect([beads(den, orkz), beads(den, gnolls)]).toEqual(['●4 ○1 ★1', '●2 ○0 ★0']);
    expect([home(den, orkz), areNeighbours(den, orkz, gnolls)]).toEqual([[12, 15], false]);
  });

  it('[H2-MON-226] a newcomer can be such a one', () => {
    const sure = ownCard('card Sure Ones\nstart ●●\nalways breed\nrules:\n- wins every invasion');
    const den = denWith({ card: 'Gnolls', at: [12, 15], population: 3 });
    const [gnolls] = den.monsters as [Monster];
    const ones = comes(den, sure, { rolls: [5], pointing: [12, 15] });
    expect([beads(den, gnolls), home(den, ones)]).toEqual(['●2 ○0 ★0', [12, 15]]);
  });

  it('[H2-ACT-109][H2-MON-223] who loses the last ● by being driven out dies there, and goes nowhere', () => {
    const frail = ownCard('card Frail Ones\nstart ●●●\nalways breed\nrules:\n- when we are driven out: lose ●●●');
    const den = denWith({ card: frail, at: [12, 15], population: 3, treasure: 1 });
    const orkz = invading(den, { card: 'Orkz' }, 5, 2) as Monster;
    expect(den.monsters).toEqual([orkz]);
    expect(home(den, orkz)).toEqual([12, 15]);
    expect(den.world.journal.entries.filter((it) => it.kind === 'relocated')).toEqual([]);
    expect(beads(den, orkz)).toBe('●3 ○1 ★0');
  });

  it('[H2-MON-227][H2-MON-126] it is a fight and an attack by the newcomer, for histories, grudges and hooks', () => {
    const den = denWith({ card: 'Goblins', at: [12, 15], population: 3 });
    const [goblins] = den.monsters as [Monster];
    const morlons = invading(den, { card: 'Morlons' }, 6, 1) as Monster;
    const deed = { did: 'fight', by: 'morlons', to: goblins.id, won: true };
    expect(morlons.past.deeds[0]).toMatchObject(deed);
    expect(goblins.past.deeds[0]).toMatchObject(deed);
    // 1 for the attack and 1 for the ● lost (H2-ACT-321).
    expect(goblins.grudges.get('morlons')).toBe(2);
    // Morlons gain ● when they win a conflict.
    expect(beads(den, morlons)).toBe('●3 ○1 ★0');
  });

  it('[H2-MON-228][H2-MON-914] a newcomer that lost and lives is placed where a forced relocation takes it', () => {
    const den = denWith({ card: 'Orkz', at: [12, 15], population: 3 });
    const [orkz] = den.monsters as [Monster];
    const gnolls = invading(den, { card: 'Gnolls' }, 1, 6) as Monster;
    expect(beads(den, gnolls)).toBe('●2 ○0 ★0');
    expect(areNeighbours(den, orkz, gnolls)).toBe(false);
    const [x, y] = home(den, gnolls);
    expect(Math.hypot(x - 12, y - 15)).toBeGreaterThanOrEqual(4.5);
    expect(den.world.page.labels.filter((it) => it.until === null && it.about === 'gnolls')).toHaveLength(1);
    expect(home(den, orkz)).toEqual([12, 15]);
  });

  it('[H2-MON-228][H2-ACT-267] with nowhere to go it loses 1● more and is placed at the nearest legal spot', () => {
    const card = ownCard('card Stay Ones\nstart ●●●\nalways breed\nrules:\n- never relocates');
    const den = denWith({ card: 'Orkz', at: [12, 15], population: 3 });
    const stay = spawned(den, card, {
      rolls: [5],
      pointing: [12, 15],
      answers: [
        ['H2-ACT-102', [1]],
        ['H2-ACT-102', [6]],
      ],
    }) as Monster;
    expect(beads(den, stay)).toBe('●1 ○0 ★0');
    const [x, y] = home(den, stay);
    expect(Math.hypot(x - 12, y - 15)).toBeCloseTo(1.5, 5);
  });

  it('[H2-MON-211] its beads are in the hand until it is over, and then each has a seat of its own', () => {
    const den = denWith(GOBLINS);
    const wizard = invading(den, { card: 'A Wizard' }, 6, 1) as Monster;
    expect(beads(den, wizard)).toBe('●1 ○1 ★1');
    const places = seatsOf(den, wizard).map((it) => it.piece);
    expect(new Set(places).size).toBe(places.length);
  });

  it('[H2-ACT-106][H2-MON-221] ★ in the hand may be spent in the fight', () => {
    const den = denWith(GOBLINS);
    const answers = [['H2-ACT-106', 'spend']] as const;
    const wizard = invading(den, { card: 'A Wizard', answers }, 3, 4) as Monster;
    expect([home(den, wizard), beads(den, wizard)]).toEqual([[12, 15], '●1 ○1 ★0']);
  });

  it('[H2-CRD-304][H2-ACT-253] a Vampire that is driven out by an invasion is destroyed', () => {
    const den = denWith({ card: 'Vampire', at: [12, 15], population: 2, treasure: 1 });
    const orkz = invading(den, { card: 'Orkz' }, 6, 1) as Monster;
    expect([den.monsters, beads(den, orkz)]).toEqual([[orkz], '●3 ○1 ★0']);
  });

  it('[H2-MON-914] a large newcomer that takes over does not stay a neighbour of the one it drove out', () => {
    for (const seed of ['a', 'b', 'c']) {
      const den = denAt({
        ...EIGHT,
        before: (world) => void [roomAt(world, [16.2, 15]), roomAt(world, [19.5, 15]), roomAt(world, [7.8, 15])],
        monsters: [
          {
            card: 'Ratfolk',
            seats: [
              [12, 15],
              [12, 17],
            ],
          },
        ],
      });
      const [ratfolk] = den.monsters as [Monster];
      const mob = invading(den, { card: 'Knights', seed }, 6, 1) as Monster;
      expect(areNeighbours(den, mob, ratfolk)).toBe(false);
    }
  });

  it('[H2-ACT-112][H2-MON-909] a pact does not bar an invasion: a newcomer has none, and fights whoever is there', () => {
    const den = denWith({ card: 'Goblins', at: [12, 15], population: 2 });
    const [goblins] = den.monsters as [Monster];
    den.pacts.push({ kind: 'pact', from: goblins.id, to: 'ogre', lastTurn: 9, since: 0 });
    invading(den, { card: 'Ogre' }, 6, 1);
    expect(beads(den, goblins)).toBe('●1 ○0 ★0');
  });
});
