import { describe, expect, it } from 'vitest';
import { legalTargets } from '../../src/second/monsters/contests/legal.ts';
import { type Den, isBarred } from '../../src/second/monsters/den.ts';
import { modifier } from '../../src/second/monsters/modifier.ts';
import type { Monster, Wild } from '../../src/second/monsters/monster.ts';
import { endDuePacts } from '../../src/second/monsters/turn.ts';
import { denAt } from './den-at.ts';
import { cardWith, contestAs, doTo, facing, groups, loose, purse } from './facing.ts';
import { nameOf } from './name-of.ts';
import { markOn, roomAt, wildAt } from './things-at.ts';

const legal = (den: Den, me: Monster, step: string) => legalTargets(den, me, contestAs(step)).map(nameOf);

const totals = (den: Den) => {
  const entry = den.world.journal.entries.findLast((it) => it.kind === 'conflict');
  return (entry as unknown as { totals: { ours: number; theirs: number } }).totals;
};

describe('whom a step may be done to', () => {
  it('[H2-ACT-101] a neighbour that fits the filter, is not barred and has what the action needs', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10], population: 2 },
        { card: 'Ogre', at: [10, 12] },
        { card: 'Gnolls', at: [10, 14] },
        { card: 'Kobolds', at: [28, 18], treasure: 1 },
      ],
    });
    const [goblins, ogre] = groups(den);
    expect(legal(den, goblins, 'fight anyone')).toEqual(['Ogre', 'Gnolls']);
    expect(legal(den, goblins, 'fight alpha predators')).toEqual(['Ogre']);
    expect(legal(den, goblins, 'steal from anyone')).toEqual([]);
    den.pacts.push({ kind: 'pact', from: goblins.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    expect(legal(den, goblins, 'fight anyone')).toEqual(['Gnolls']);
  });

  it('[H2-ACT-112] [H2-ACT-110] a pact binds both, a bribe only the bribed; peaceful dealings are never barred', () => {
    const den = facing([{ card: 'Goblins', treasure: 1 }, 'Ogre', 'Gnolls']);
    const [goblins, ogre, gnolls] = groups(den);
    den.pacts.push({ kind: 'pact', from: goblins.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    den.pacts.push({ kind: 'bribe', from: goblins.id, to: gnolls.id, lastTurn: den.turn, since: 0 });
    expect(isBarred(den, goblins.id, ogre.id)).toBe(true);
    expect(isBarred(den, ogre.id, goblins.id)).toBe(true);
    expect(isBarred(den, gnolls.id, goblins.id)).toBe(true);
    expect(isBarred(den, goblins.id, gnolls.id)).toBe(false);
    for (const attack of ['extort', 'fight', 'hunt', 'rout', 'steal from'])
      expect(legal(den, ogre, `${attack} the nearest group`), attack).not.toContain('Goblins');
    expect(legal(den, ogre, 'trade with anyone')).toContain('Goblins');
    expect(legal(den, goblins, 'bribe anyone')).toContain('Ogre');
    expect(legal(den, goblins, 'recruit anyone')).toContain('Ogre');
  });
});

describe('a conflict', () => {
  it('[H2-ACT-102] [H2-ACT-105] both roll 1d6; the higher wins, and the actor wins a tie', () => {
    const win = (dice: number[]) => {
      const den = facing([
        { card: 'Goblins', population: 2 },
        { card: 'Gnolls', population: 2 },
      ]);
      const [goblins, gnolls] = groups(den);
      doTo(den, goblins, 'fight anyone', gnolls, { dice });
      return [purse(den, goblins), purse(den, gnolls)];
    };
    expect(win([4, 3])).toEqual(['●2', '●1']);
    expect(win([3, 3])).toEqual(['●2', '●1']);
    expect(win([3, 4])).toEqual(['●1', '●2']);
  });

  it('[H2-ACT-103] [H2-ACT-275] modifiers add up, and a total may be below 1 or above 6', () => {
    const den = facing([
      { card: 'Brazenkragg', population: 2 },
      { card: 'Farmers', population: 2 },
    ]);
    const [city, farmers] = groups(den);
    doTo(den, city, 'fight anyone at +2', farmers, { dice: [6, 1] });
    expect(totals(den)).toEqual({ ours: 9, theirs: 1 });
    doTo(den, city, 'trade with anyone at -3', farmers, { dice: [1, 1] });
    expect(totals(den)).toEqual({ ours: -2, theirs: 1 });
  });

  it('[H2-ACT-104] in a Fight the target has +1 for a ⌂ in its territory, whoever built it, and never more', () => {
    const den = facing(['Goblins', 'Gnolls'], {
      before: (world) => {
        markOn(world, roomAt(world, [8, 13]), 'fortification');
        markOn(world, roomAt(world, [10, 13]), 'fortification');
      },
    });
    const [goblins, gnolls] = groups(den);
    expect(modifier(den, goblins, gnolls, 'fight', 'target')).toBe(1);
    expect(modifier(den, goblins, gnolls, 'fight', 'actor')).toBe(0);
    expect(modifier(den, goblins, gnolls, 'steal', 'target')).toBe(0);
  });

  it('[H2-ACT-106] [H2-ACT-107] [H2-ACT-108] [H2-MON-E05] the losing side spends just enough ★, then the other, and all are gone', () => {
    const make = () =>
      facing([
        { card: 'Kobolds', population: 2, treasure: 1, bonus: 1 },
        { card: 'Dragon', treasure: 3, bonus: 1 },
      ]);
    const den = make();
    const [kobolds, dragon] = groups(den);
    const spend = [
      ['H2-ACT-106', 'spend'],
      ['H2-ACT-106', 'spend'],
    ] as const;
    doTo(den, kobolds, 'steal from anyone', dragon, { dice: [3, 4], answers: spend });
    expect([purse(den, kobolds), purse(den, dragon)]).toEqual(['●1 ○1', '●1 ○3']);
    const cold = make();
    const [thieves, victim] = groups(cold);
    doTo(cold, thieves, 'steal from anyone', victim, { dice: [3, 4], by: 'tactical' });
    expect([purse(cold, thieves), purse(cold, victim)]).toEqual(['●1 ○1 ★1', '●1 ○3 ★1']);
  });

  it('[H2-ACT-106] nobody is asked who cannot turn it, or is winning', () => {
    const den = facing([
      { card: 'Kobolds', population: 2, bonus: 1 },
      { card: 'Dragon', treasure: 3 },
    ]);
    const [kobolds, dragon] = groups(den);
    doTo(den, kobolds, 'steal from anyone', dragon, { dice: [1, 6] });
    expect(purse(den, kobolds)).toBe('●1 ★1');
    expect(den.world.journal.entries.some((it) => it.clause === 'H2-ACT-108')).toBe(false);
  });

  it('[H2-CRD-242] +1 to when we act, against when we are the target, in both; `with` only against those', () => {
    const rules =
      'always breed\nrules:\n- +1 to steal\n- +2 against rout\n- +3 in trades\n- +4 in conflicts with undead';
    const den = facing([{ card: cardWith(rules) }, 'Goblins', 'Skeletons']);
    const [cats, goblins, skeletons] = groups(den);
    expect(modifier(den, cats, goblins, 'steal', 'actor')).toBe(1);
    expect(modifier(den, goblins, cats, 'steal', 'target')).toBe(0);
    expect(modifier(den, goblins, cats, 'rout', 'target')).toBe(2);
    expect(modifier(den, cats, goblins, 'rout', 'actor')).toBe(0);
    expect(modifier(den, cats, goblins, 'trade', 'actor')).toBe(3);
    expect(modifier(den, goblins, cats, 'trade', 'target')).toBe(3);
    expect(modifier(den, cats, skeletons, 'fight', 'actor')).toBe(4);
    expect(modifier(den, cats, goblins, 'fight', 'actor')).toBe(0);
  });

  it('[H2-CRD-C10.3] [H2-ACT-213] a standing bonus helps only while its construction lies in the territory', () => {
    const den = denAt({
      monsters: [
        { card: 'Nomads', at: [8, 9], treasure: 1 },
        { card: 'Ogre', at: [8, 11] },
      ],
    });
    const [nomads, ogre] = groups(den);
    const building = nomads.card.options.flatMap((it) =>
      it.act.steps.flatMap((step) => (step.kind === 'build' ? step.buildings : [])),
    )[0];
    if (!building) throw new Error('no Bazaar');
    const near = roomAt(den.world, [8, 13]);
    nomads.constructions.push({ building, piece: near, isOfLair: false, since: 0 });
    expect(modifier(den, nomads, ogre, 'trade', 'actor')).toBe(1);
    nomads.constructions.splice(0, 1, { building, piece: roomAt(den.world, [28, 18]), isOfLair: false, since: 0 });
    expect(modifier(den, nomads, ogre, 'trade', 'actor')).toBe(0);
  });

  it('[H2-CRD-313] `may also`: those who fit are legal too while the condition holds, with its modifier', () => {
    const few = facing([{ card: 'Stirges', population: 3 }, 'Ogre']);
    expect(legal(few, groups(few)[0], 'fight non-undead denizens')).toEqual([]);
    const den = facing([
      { card: 'Stirges', population: 4 },
      { card: 'Ogre', population: 2 },
    ]);
    const [stirges, ogre] = groups(den);
    expect(legal(den, stirges, 'fight non-undead denizens')).toEqual(['Ogre']);
    doTo(den, stirges, 'fight non-undead denizens', ogre, { dice: [3, 3] });
    expect(totals(den)).toEqual({ ours: 2, theirs: 3 });
  });

  it('[H2-ACT-275] the modifier of `at` goes with a rank too, whoever else is near', () => {
    const den = facing(['Goblins', { card: 'Gnolls', population: 1 }, { card: 'Kobolds', population: 3, treasure: 1 }]);
    const [goblins, , kobolds] = groups(den);
    doTo(den, goblins, 'extort the weakest group at +2', kobolds, { dice: [1, 3] });
    expect(totals(den)).toEqual({ ours: 3, theirs: 3 });
    expect(purse(den, goblins)).toBe('●1 ○1');
  });

  it('[H2-CRD-319] foes who sit in a Demonic construction have +1 against the Demonic Horde, in any conflict', () => {
    const den = facing(['Demonic Horde', 'Goblins', 'Gnolls']);
    const [horde, goblins, gnolls] = groups(den);
    markOn(den.world, den.world.page.piece(den.world.page.beadsOf(goblins.id)[0]?.piece as string), 'demonic');
    expect(modifier(den, goblins, horde, 'trade', 'actor')).toBe(1);
    expect(modifier(den, horde, goblins, 'fight', 'target')).toBe(1);
    expect(modifier(den, gnolls, horde, 'fight', 'actor')).toBe(0);
    expect(modifier(den, goblins, gnolls, 'fight', 'actor')).toBe(0);
  });

  it('[H2-ACT-109] the result comes first, then the hooks of the winner, then deaths', () => {
    const den = facing([
      { card: 'Morlons', population: 1 },
      { card: 'Ratfolk', population: 1, treasure: 1 },
    ]);
    const [morlons, ratfolk] = groups(den);
    const from = den.world.journal.entries.length;
    doTo(den, morlons, 'fight anyone', ratfolk, { dice: [5, 1] });
    const kinds = den.world.journal.entries.slice(from).map((it) => it.kind);
    const order = ['conflict', 'lost', 'gained', 'died'].map((it) => kinds.indexOf(it));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect([purse(den, morlons), loose(den)]).toEqual(['●2', '○1']);
  });

  it('[H2-ACT-109] [H2-CRD-301] the last of a wild group, too, is gone only when the winner’s hooks are done', () => {
    const card = cardWith('always breed\nrules:\n- when we win a conflict: gain ★\n- when we wipe out a group: gain ○');
    let wild: Wild | null = null;
    const den = denAt({
      before: (world) => {
        wild = wildAt(world, [10, 13]);
      },
      monsters: [{ card, at: [10, 10] }],
    });
    const [cats] = groups(den);
    const from = den.world.journal.entries.length;
    doTo(den, cats, 'fight anyone', wild, { dice: [5, 1] });
    const what = den.world.journal.entries.slice(from).flatMap((it) => {
      const { kind, kinds = [] } = it as unknown as { kind: string; kinds?: readonly string[] };
      return ['slain', 'gained', 'died'].includes(kind) ? [[kind, ...kinds].join(' ')] : [];
    });
    expect(what).toEqual(['slain', 'gained bonus', 'died', 'gained treasure']);
    expect(cats.past.victims).toHaveLength(1);
  });

  it('[H2-ACT-111] a pact holds at once and to the end of the next turn; made again it begins anew', () => {
    const den = facing([{ card: 'Shadow Hulk' }, { card: 'Goblins', population: 3 }], { turn: 4 });
    const [hulk, goblins] = groups(den);
    const make = () => doTo(den, hulk, 'ally with magical groups', goblins, { dice: [4, 4] });
    make();
    expect(isBarred(den, hulk.id, goblins.id)).toBe(true);
    endDuePacts(den);
    den.turn = 5;
    expect(isBarred(den, goblins.id, hulk.id)).toBe(true);
    endDuePacts(den);
    den.turn = 6;
    expect(isBarred(den, goblins.id, hulk.id)).toBe(false);
    make();
    den.turn = 7;
    make();
    expect(den.pacts).toHaveLength(1);
    endDuePacts(den);
    den.turn = 8;
    expect(isBarred(den, hulk.id, goblins.id)).toBe(true);
  });

  it('[H2-ACT-113] [H2-MON-905] a transfer moves what there is and changes no sum', () => {
    const den = facing([{ card: 'Saltbury', population: 3 }, 'Ogre', { card: 'Goblins', treasure: 1 }]);
    const [city, ogre, goblins] = groups(den);
    // H2-MON-E08 (c): nothing to give.
    doTo(den, city, 'trade with anyone', ogre, { dice: [1, 6] });
    expect([purse(den, city), purse(den, ogre)]).toEqual(['●3', '●1']);
    doTo(den, city, 'extort anyone', goblins, { dice: [6, 1] });
    expect([purse(den, city), purse(den, goblins)]).toEqual(['●3 ○1', '●1']);
  });

  it('[H2-MON-129] [H2-MON-128] plain ○ goes before ❖, and the owner may hand over the ❖ instead', () => {
    const den = facing(['Orkz', { card: 'Goblins', treasure: 1, epic: 1 }]);
    const [orkz, goblins] = groups(den);
    doTo(den, orkz, 'extort anyone', goblins, { dice: [6, 1] });
    expect([purse(den, orkz), purse(den, goblins)]).toEqual(['●1 ○1', '●1 ❖1']);
    doTo(den, orkz, 'extort anyone', goblins, { dice: [6, 1] });
    expect([purse(den, orkz), purse(den, goblins)]).toEqual(['●1 ○1 ❖1', '●1']);
  });

  it('[H2-CRD-307] comes to nothing if the ○ paid before the dice sends the other off the map', () => {
    const den = facing([
      { card: 'Cult', treasure: 1 },
      { card: 'Nomads', population: 2, treasure: 6 },
    ]);
    const [cult, nomads] = groups(den);
    doTo(den, cult, 'recruit denizens', nomads);
    expect(den.monsters).toEqual([cult]);
    expect(purse(den, cult)).toBe('●1');
  });

  it('[H2-MON-T2.8] [H2-NEX-13] who found the crossroads later deals more easily with those who found it earlier', () => {
    const den = facing(['Goblins', 'Gnolls']);
    const [goblins, gnolls] = groups(den);
    goblins.crossroads = 5;
    gnolls.crossroads = 3;
    expect(modifier(den, goblins, gnolls, 'trade', 'actor')).toBe(1);
    expect(modifier(den, gnolls, goblins, 'trade', 'actor')).toBe(0);
    expect(modifier(den, goblins, gnolls, 'fight', 'actor')).toBe(0);
  });
});
