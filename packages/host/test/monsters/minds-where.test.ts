import { gapTo } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { remember } from '../../src/second/monsters/history.ts';
import { whereToSpawn } from '../../src/second/monsters/minds/birthplace.ts';
import { addGrudge } from '../../src/second/monsters/minds/grudges.ts';
import { whereToExplore } from '../../src/second/monsters/minds/heading.ts';
import type { HomeSite } from '../../src/second/monsters/minds/home-site.ts';
import { whereToMove } from '../../src/second/monsters/minds/new-home.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { know } from '../../src/second/monsters/state.ts';
import { type At, beadAt, cardOf, denAt, monsterAt } from './den-at.ts';
import { called, think } from './minds-at.ts';
import { caveAt, looseAt, markOn, nexusAt, roomAt, tunnelAt, unitAt, wildAt } from './things-at.ts';

/** A freshly dug site. */
const fresh = (...spots: At[]): HomeSite[] => spots.map(([x, y]) => ({ piece: null, at: { x, y } }));

describe('where a group spawns (H2-ACT-341)', () => {
  it('[H2-ACT-341] tactical takes the free room with the most kinds of what it lives on, and prey', () => {
    const den = denAt({ monsters: [{ card: 'Goblins', at: [22, 12], population: 2 }] });
    const { world } = den;
    const rooms = [caveAt(world, [4, 12]), caveAt(world, [12, 12]), caveAt(world, [25, 12]), caveAt(world, [18, 12])];
    const sites = rooms.map((piece) => ({ piece, at: { x: piece.shape.path[0] as number, y: 12 } }));
    const where = (card: string, of: readonly HomeSite[] = sites) =>
      think(whereToSpawn(den, cardOf(card), 4, of), 'tactical').answer;
    // Nothing anywhere: nearest to the middle of the stratum, x = 15.
    expect(where('Giant Pike')).toEqual({ x: 18, y: 12 });
    unitAt(world, 'ore', [4, 8]);
    unitAt(world, 'ore', [12, 8]);
    unitAt(world, 'gems', [12, 16]);
    // Ore and gems score 4 at x = 12; Miners may fight the Goblins (1) at 18 and 25.
    expect(where('Miners')).toEqual({ x: 12, y: 12 });
    // A Medusa hunts denizens, and exploits nexuses alone: 1 each at 18 and 25, 18 is nearer to the middle.
    expect(where('Medusa')).toEqual({ x: 18, y: 12 });
    const held = roomAt(world, [12, 14]);
    beadAt(den, held, 'population', called(den, 'Goblins'), [12, 14]);
    const taken = [{ piece: held, at: { x: 12, y: 14 } }];
    const spot = where('Miners', taken);
    expect(den.world.page.stratumAt(spot.x, spot.y)).toBe(4);
    expect(spot).not.toEqual({ x: 12, y: 14 });
  });

  it('[H2-ACT-341] counts as prey whom the card may hunt or fight as it will come', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [5, 12], population: 3 },
        { card: 'Ogre', at: [25, 12] },
      ],
      before: (world) => wildAt(world, [15, 16], 2),
    });
    const { world } = den;
    const spots = [7, 15, 23].map((x) => ({ piece: caveAt(world, [x, 12]), at: { x, y: 12 } }));
    const where = (card: string, of: readonly HomeSite[] = spots) =>
      think(whereToSpawn(den, cardOf(card), 4, of), 'tactical').answer.x;
    // Orkz come with ●●●: Goblins are not smaller, the Ogre and the wild ones are.
    expect(where('Orkz', [spots[0] as HomeSite, spots[2] as HomeSite])).toBe(23);
    expect(where('Orkz')).toBe(15);
    // Knights fight alpha predators, and the strongest: any could be that.
    expect(where('Giant Pike', [spots[0] as HomeSite, spots[2] as HomeSite])).toBe(23);
  });

  it('[H2-ACT-341] story: on a 1 somebody’s lair, else a ruin, else a natural cave, else a fresh spot', () => {
    const den = denAt({ monsters: [{ card: 'Goblins', at: [8, 12] }] });
    const { world } = den;
    const lair = world.page.piece(world.page.beadsOf(called(den, 'Goblins').id)[0]?.piece ?? '');
    const [cave, ruin] = [caveAt(world, [15, 12]), roomAt(world, [20, 12])];
    const sites = [lair, cave, ruin].map((piece) => ({ piece, at: { x: piece.shape.path[0] as number, y: 12 } }));
    const tally = (of: readonly HomeSite[]) => {
      const found = new Map<string, number>();
      for (let i = 0; i < 300; i++) {
        const { x, y } = think(whereToSpawn(den, cardOf('Ogre'), 4, of), 'story', `${i}`).answer;
        const at = of.find((it) => it.at.x === x && it.at.y === y);
        const what = at ? `${x}` : 'fresh';
        found.set(what, (found.get(what) ?? 0) + 1);
        expect(world.page.stratumAt(x, y)).toBe(4);
      }
      return found;
    };
    const all = tally(sites);
    expect([...all.keys()].sort()).toEqual(['20', '8']);
    expect(all.get('8')).toBeGreaterThan(30);
    expect(all.get('8')).toBeLessThan(70);
    expect([...tally(sites.slice(0, 2)).keys()].sort()).toEqual(['15', '8']);
    expect([...tally([sites[0] as HomeSite]).keys()].sort()).toEqual(['8', 'fresh']);
    expect([...tally([]).keys()]).toEqual(['fresh']);
  });

  it('[H2-ACT-341] on the surface both take any spot of the surface line', () => {
    const den = denAt();
    const spots = ['a', 'b'].flatMap((seed) =>
      (['tactical', 'story'] as const).map((hand) => think(whereToSpawn(den, cardOf('Mob'), 0, []), hand, seed).answer),
    );
    for (const { x, y } of spots) expect(y).toBeCloseTo(den.world.page.surfaceAt(x), 3);
    expect(new Set(spots.map(({ x }) => x)).size).toBe(2);
  });
});

describe('where a group explores (H2-ACT-342)', () => {
  it('[H2-ACT-342] toward X: the nearest X that is not in the territory yet', () => {
    const den = denAt({ monsters: [{ card: 'Miners', at: [10, 10] }] });
    const miners = called(den, 'Miners');
    const [line] = partsOf(miners).ifs;
    const step = line?.act.steps[0];
    if (step?.kind !== 'explore') throw new Error('Miners have lost their way');
    const heading = (hand: 'tactical' | 'story') => think(whereToExplore(den, miners, step.toward), hand).answer;
    unitAt(den.world, 'ore', [13, 10]);
    unitAt(den.world, 'gems', [10, 18]);
    unitAt(den.world, 'ore', [25, 10]);
    caveAt(den.world, [10, 5.5]);
    for (const hand of ['tactical', 'story'] as const) expect(heading(hand)).toEqual({ x: 10, y: 18 });
  });

  it('[H2-ACT-342] toward groups and prey: those who are no neighbours yet', () => {
    const den = denAt({
      monsters: [
        { card: 'Orkz', at: [10, 10] },
        { card: 'Goblins', at: [10, 14] },
        { card: 'Ogre', at: [20, 10] },
        { card: 'Dwarves', at: [10, 19.5] },
      ],
      before: (world) => wildAt(world, [18, 6], 1),
    });
    const orkz = called(den, 'Orkz');
    const step = partsOf(orkz)
      .options.map((it) => it.act.steps[0])
      .find((it) => it?.kind === 'explore');
    if (step?.kind !== 'explore') throw new Error('Orkz stay at home');
    const { answer } = think(whereToExplore(den, orkz, step.toward), 'story');
    // Dwarves, 9.5 off, are nearer than the Ogre; a wild ● is not smaller than one Ork, and so no aim (H2-MON-122).
    expect(answer).toEqual({ x: 10, y: 19.5 });
    const nomads = monsterAt(den, { card: 'Nomads', at: [28, 18] });
    const toward = partsOf(nomads).options[0]?.act.steps[0];
    if (toward?.kind !== 'explore') throw new Error('Nomads stay at home');
    const next = () => think(whereToExplore(den, nomads, toward.toward), 'tactical').answer;
    expect(next()).toEqual({ x: 20, y: 10 });
    remember(den, 'trade', nomads, called(den, 'Ogre'), true);
    expect(next()).toEqual({ x: 10, y: 19.5 });
  });

  it('[H2-ACT-342] tactical: the nearest of named resource, loose ○ and unknown room', () => {
    const den = denAt({ monsters: [{ card: 'Dwarves', at: [10, 10] }] });
    const dwarves = called(den, 'Dwarves');
    const heading = () => think(whereToExplore(den, dwarves, []), 'tactical').answer;
    caveAt(den.world, [24, 10]);
    expect(heading()).toEqual({ x: 24, y: 10 });
    unitAt(den.world, 'magma', [10, 16]);
    tunnelAt(den.world, 3, 15, 4, 16);
    unitAt(den.world, 'ore', [22, 14]);
    expect(heading()).toEqual({ x: 22, y: 14 });
    const vault = roomAt(den.world, [3, 18]);
    looseAt(den, vault, 'treasure', [3.2, 18]);
    expect(heading()).toEqual({ x: 3.2, y: 18 });
    know(den, dwarves, { piece: vault, shape: vault.shape });
    // Known as a whole, it is in the territory, and so is what lies there.
    expect(heading()).toEqual({ x: 22, y: 14 });
  });

  it('[H2-ACT-342] story: the rival’s lair, else the nearest unknown place', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
        },
        { card: 'Dwarves', at: [10, 14] },
      ],
    });
    const [goblins, dwarves] = den.monsters as [Monster, Monster];
    const heading = () => think(whereToExplore(den, goblins, []), 'story');
    tunnelAt(den.world, 6, 6, 6, 8);
    unitAt(den.world, 'ore', [12, 8]);
    // Of what they drew themselves nothing is news; ore is no place to walk in; the Dwarves' room is 3.4 off, the tunnel 3.97.
    expect(heading().answer).toEqual({ x: 10, y: 14 });
    const [room] = den.world.page.beadsOf(dwarves.id).map((it) => den.world.page.piece(it.piece));
    if (!room) throw new Error('Dwarves without a room');
    know(den, goblins, { piece: room, shape: room.shape });
    expect(heading().answer).toEqual({ x: 6.179, y: 8.089 });
    addGrudge(den, goblins, dwarves, 2);
    expect(heading()).toEqual({ answer: { x: 10, y: 14 }, why: { key: 'lair of', of: dwarves.id } });
  });

  it('[H2-ACT-342] goes to the page’s edge for a place that lies beyond it', () => {
    const den = denAt({ monsters: [{ card: 'Goblins', seats: [[1.5, 12]] }] });
    tunnelAt(den.world, -3, 12, -0.8, 12);
    expect(think(whereToExplore(den, called(den, 'Goblins'), []), 'story').answer).toEqual({ x: 0, y: 12 });
  });

  it('[H2-ACT-342] with nothing to find, the clock heading with the longest run on the page; ties: the lower hour', () => {
    const den = denAt({ monsters: [{ card: 'Dwarves', at: [4, 6] }] });
    const dwarves = called(den, 'Dwarves');
    for (const hand of ['tactical', 'story'] as const) {
      // From (4, 6) four o'clock runs 30 to the foot of the page, three o'clock 26 to its side.
      const { x, y } = think(whereToExplore(den, dwarves, []), hand).answer;
      expect([x, y]).toEqual([7.897, 8.25]);
    }
    const middle = denAt({ monsters: [{ card: 'Dwarves', at: [15, 12.5] }] });
    // Two, four, eight and ten o'clock all run 17, to the surface or the foot.
    expect(think(whereToExplore(middle, called(middle, 'Dwarves'), []), 'story').answer).toEqual({
      x: 18.897,
      y: 10.25,
    });
  });

  it('[H2-ACT-342] tactical never enters Fate or Plague; a story may', () => {
    for (const nexus of ['fate', 'plague'] as const) {
      const den = denAt({ monsters: [{ card: 'Dwarves', at: [10, 10] }] });
      const dwarves = called(den, 'Dwarves');
      const spot = nexusAt(den.world, nexus, [13, 10]);
      caveAt(den.world, [16, 10]);
      caveAt(den.world, [10, 18]);
      expect(think(whereToExplore(den, dwarves, []), 'tactical').answer).toEqual({ x: 10, y: 18 });
      const { x, y } = think(whereToExplore(den, dwarves, []), 'story').answer;
      expect(gapTo(spot.shape, x, y)).toBeLessThan(0.01);
    }
  });
});

describe('where a group moves (H2-ACT-343)', () => {
  it('[H2-ACT-343] tactical scores resources, prey, foes, ⌂ and distance', () => {
    const den = denAt({ monsters: [{ card: 'Dwarves', at: [15, 12], population: 2 }] });
    const dwarves = called(den, 'Dwarves');
    dwarves.alwaysDid.add('exploit');
    const sites = fresh([4, 12], [10, 12], [20, 12], [27, 12]);
    const move = () => think(whereToMove(den, dwarves, [], sites), 'tactical');
    // −0.5 at 10 and 20, equally near: the smaller x.
    expect(move()).toEqual({ answer: { x: 10, y: 12 }, why: { key: 'best', worth: -0.5, n: 4 } });
    markOn(den.world, roomAt(den.world, [20, 8]), 'fortification');
    expect(move()).toEqual({ answer: { x: 20, y: 12 }, why: { key: 'best', worth: 0.5, n: 4 } });
    unitAt(den.world, 'ore', [4, 8]);
    // 2 − 1.1
    expect(move()).toEqual({ answer: { x: 4, y: 12 }, why: { key: 'best', worth: 0.9, n: 4 } });
    unitAt(den.world, 'gems', [27, 16]);
    monsterAt(den, { card: 'Kobolds', seats: [[27, 8]] });
    // 2 + 1 − 1.2
    expect(move()).toEqual({ answer: { x: 27, y: 12 }, why: { key: 'best', worth: 1.8, n: 4 } });
    monsterAt(den, {
      card: 'Orkz',
      seats: [
        [24, 15],
        [24, 16.5],
        [22.5, 16.5],
      ],
    });
    // Stronger, no prey, and they could attack: −2 at 27, and at 20.
    expect(move()).toEqual({ answer: { x: 4, y: 12 }, why: { key: 'best', worth: 0.9, n: 4 } });
  });

  it('[H2-ACT-343] [H2-MON-134] the first prey counts 4 where an always hunt or fight was not possible', () => {
    const den = denAt({
      monsters: [
        { card: 'Gnolls', at: [15, 12], population: 3 },
        { card: 'Kobolds', seats: [[27, 8]] },
        { card: 'Goblins', seats: [[29, 10]] },
        {
          card: 'Dwarves',
          seats: [
            [10, 16],
            [8.5, 16],
            [7, 16],
            [7, 17.5],
          ],
        },
      ],
    });
    const gnolls = called(den, 'Gnolls');
    const sites = fresh([10, 12], [27, 12]);
    const move = () => think(whereToMove(den, gnolls, [], sites), 'tactical');
    // 4 + 1 − 1.2; the Dwarves, who are four and could fight, are no prey for three.
    expect(move()).toEqual({ answer: { x: 27, y: 12 }, why: { key: 'best', worth: 3.8, n: 2 } });
    gnolls.alwaysDid.add('fight');
    expect(move()).toEqual({ answer: { x: 27, y: 12 }, why: { key: 'best', worth: 0.8, n: 2 } });
  });

  it('[H2-ACT-343] story: near a weaker rival, away from a stronger one', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 12], population: 3 },
        { card: 'Dwarves', at: [10, 16], population: 2 },
      ],
    });
    const [goblins, dwarves] = den.monsters as [Monster, Monster];
    const sites = fresh([10, 7.5], [15, 15], [25, 8]);
    const move = () => think(whereToMove(den, goblins, [], sites), 'story');
    expect(move()).toEqual({ answer: { x: 10, y: 7.5 }, why: { key: 'nearest' } });
    addGrudge(den, goblins, dwarves, 2);
    expect(move()).toEqual({ answer: { x: 15, y: 15 }, why: expect.objectContaining({ key: 'grudge' }) });
    const room = roomAt(den.world, [10, 18.5]);
    beadAt(den, room, 'bonus', dwarves, [10, 16]);
    // As strong as they are: as without a rival.
    expect(move()).toEqual({ answer: { x: 10, y: 7.5 }, why: { key: 'nearest' } });
    beadAt(den, room, 'bonus', dwarves, [10, 16]);
    expect(move()).toEqual({ answer: { x: 10, y: 7.5 }, why: { key: 'away from', of: dwarves.id } });
    know(den, dwarves, { piece: null, shape: { path: [10, 7.5], closed: false, swell: 1 } });
    expect(move()).toEqual({ answer: { x: 25, y: 8 }, why: { key: 'away from', of: dwarves.id } });
  });

  it('[H2-ACT-343] [H2-MON-133] story without a rival: prey for the hungry, cleared lair, ruin, prey, the nearest', () => {
    const den = denAt({
      monsters: [
        { card: 'Gnolls', at: [15, 12] },
        { card: 'Kobolds', at: [3, 16] },
      ],
    });
    const gnolls = called(den, 'Gnolls');
    const { world } = den;
    const [cleared, ruin] = [caveAt(world, [26, 12]), roomAt(world, [21, 12])];
    den.ruins.push({ piece: cleared.id, at: { x: 26, y: 12 }, turn: den.turn, since: 0 });
    const [near, prey] = fresh([15, 17], [3, 12]) as [HomeSite, HomeSite];
    const sites: HomeSite[] = [
      near,
      prey,
      { piece: ruin, at: { x: 21, y: 12 } },
      { piece: cleared, at: { x: 26, y: 12 } },
    ];
    const move = (from: number) => think(whereToMove(den, gnolls, [], sites.slice(0, from)), 'story');
    expect(move(4)).toEqual({ answer: { x: 3, y: 12 }, why: { key: 'hunger' } });
    gnolls.alwaysDid.add('fight');
    expect(move(4)).toEqual({ answer: { x: 26, y: 12 }, why: { key: 'empty lair' } });
    expect(move(3)).toEqual({ answer: { x: 21, y: 12 }, why: { key: 'ruins' } });
    expect(move(2)).toEqual({ answer: { x: 3, y: 12 }, why: { key: 'prey' } });
    expect(move(1)).toEqual({ answer: { x: 15, y: 17 }, why: { key: 'nearest' } });
  });
});
