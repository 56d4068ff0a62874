import { describe, expect, it } from 'vitest';
import { loadDeck } from '../../src/second/cards/load-deck.ts';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { looseTreasure } from '../../src/second/monsters/ground/loose.ts';
import { layOver } from '../../src/second/monsters/state.ts';
import { playCards } from '../../src/second/monsters/turn.ts';
import { wordsIn } from '../words-in.ts';
import { denAt, playIn } from './den-at.ts';
import { cardWith, doTo, facing, groups, live, loose, purse } from './facing.ts';
import { nameOf } from './name-of.ts';
import { looseAt, unitAt } from './things-at.ts';

describe('rules of cards', () => {
  it('[H2-CRD-301] [H2-MON-318] winning a conflict counts as actor and as target, in anyone’s turn', () => {
    const den = facing([
      { card: 'Morlons', population: 1 },
      { card: 'Goblins', population: 3, treasure: 1 },
    ]);
    const [morlons, goblins] = groups(den);
    doTo(den, morlons, 'ally with anyone', goblins, { dice: [6, 1] });
    expect(purse(den, morlons)).toBe('●2');
    doTo(den, goblins, 'steal from anyone', morlons, { dice: [1, 6] });
    expect(purse(den, morlons)).toBe('●3');
    doTo(den, goblins, 'trade with anyone', morlons, {
      dice: [6, 1],
      answers: [
        ['H2-ACT-248', 'nothing'],
        ['H2-ACT-248', 'nothing'],
      ],
    });
    expect(purse(den, morlons)).toBe('●3');
  });

  it('[H2-CRD-301] with a filter only those count', () => {
    const den = facing(['Fiend', { card: 'Goblins', population: 3 }, { card: 'Knights', population: 3 }]);
    const [fiend, goblins, knights] = groups(den);
    doTo(den, fiend, 'fight anyone', goblins, { dice: [6, 1] });
    expect(purse(den, fiend)).toBe('●1');
    doTo(den, fiend, 'fight anyone', knights, { dice: [6, 1] });
    expect(purse(den, fiend)).toBe('●1 ★1');
  });

  it('[H2-CRD-302] `when we exploit: gain ★ instead` gives that in place of ○', () => {
    const den = facing(['A Wizard'], { before: (world) => void unitAt(world, 'ore', [8, 12]) });
    doTo(den, groups(den)[0], 'exploit ore');
    expect(purse(den, groups(den)[0])).toBe('●1 ★1');
  });

  it('[H2-CRD-303] [H2-MON-E11] [H2-MON-320] each time it prepares 1d6 is rolled, on exactly that face it gains; and it stops', () => {
    const sleep = (face: number) => {
      const den = facing([{ card: 'Dragon', treasure: 3, bonus: 1 }]);
      live(den, groups(den)[0], { answers: [['H2-CRD-303', [face]]] });
      return purse(den, groups(den)[0]);
    };
    expect(sleep(1)).toBe('●2 ○3 ★1');
    expect(sleep(2)).toBe('●1 ○3 ★1');
  });

  it('[H2-CRD-304] [H2-MON-E13] a Vampire that is driven out is destroyed, wiped out by the driver', () => {
    const den = facing([
      { card: 'Earth Devils', population: 2, treasure: 2 },
      { card: 'Vampire', treasure: 3 },
    ]);
    const [devils, vampire] = groups(den);
    const option = devils.card.options.findIndex(
      (it) => it.act.steps[0]?.kind === 'contest' && it.act.steps[0].verb === 'rout',
    );
    live(den, devils, { option: `${option} ${vampire.id}`, dice: [5, 3] });
    expect(den.monsters).toEqual([devils]);
    expect(purse(den, devils)).toBe('●2 ○5');
    expect(devils.past.victims.map((it) => it.id)).toEqual([vampire.id]);
  });

  it('[H2-CRD-C19.1] relocating of its own will does not harm the Vampire', () => {
    const den = facing(['Vampire']);
    doTo(den, groups(den)[0], 'relocate');
    expect(den.monsters).toHaveLength(1);
  });

  it('[H2-CRD-305] [H2-CRD-C18.2] a routed Ooze shrinks to 1 ● first, then goes', () => {
    const den = facing(['Dwarves', { card: 'Ooze', population: 4 }]);
    const [dwarves, ooze] = groups(den);
    const { at } = homeOf(den, ooze);
    const from = den.world.journal.entries.length;
    doTo(den, dwarves, 'rout anyone', ooze, { dice: [6, 1] });
    expect(purse(den, ooze)).toBe('●1');
    expect(homeOf(den, ooze).at).not.toEqual(at);
    const kinds = den.world.journal.entries.slice(from).map((it) => it.kind);
    expect(kinds.indexOf('lost')).toBeLessThan(kinds.indexOf('relocated'));
  });

  it('[H2-CRD-306] [H2-MON-E15] when a rout against Medusa fails, the router loses ●, and she gains ○', () => {
    const den = facing([
      { card: 'Dwarves', population: 3 },
      { card: 'Medusa', treasure: 1 },
    ]);
    const [dwarves, medusa] = groups(den);
    doTo(den, dwarves, 'rout alpha predators', medusa, { dice: [2, 5] });
    expect([purse(den, dwarves), purse(den, medusa)]).toEqual(['●2', '●1 ○2']);
    doTo(den, dwarves, 'fight alpha predators', medusa, { dice: [2, 5] });
    expect([purse(den, dwarves), purse(den, medusa)]).toEqual(['●1', '●1 ○2']);
  });

  it('[H2-CRD-307] [H2-CRD-C10.1] Nomads go with 7 ○ or none, at once; with 6 they stay', () => {
    const den = facing([{ card: 'Nomads', treasure: 5 }, 'Goblins']);
    const [nomads, goblins] = groups(den);
    doTo(den, nomads, 'gain ○');
    expect(den.monsters).toContain(nomads);
    doTo(den, nomads, 'gain ○');
    expect(den.monsters).toEqual([goblins]);
  });

  it('[H2-CRD-307] `fall to` is a loss or spending from more than that to exactly that', () => {
    const den = facing([{ card: 'Adventurers', population: 3 }, 'Ogre']);
    const [adventurers, ogre] = groups(den);
    doTo(den, ogre, 'hunt anyone', adventurers);
    expect(den.monsters).toContain(adventurers);
    doTo(den, ogre, 'hunt anyone', adventurers);
    expect(den.monsters).toEqual([ogre]);
    expect(ogre.past.victims).toEqual([]);
    const one = facing([{ card: 'Adventurers', population: 1 }]);
    doTo(one, groups(one)[0], 'gain ○');
    expect(one.monsters).toHaveLength(1);
  });

  it('[H2-CRD-307] is looked at when ○ are left behind in a move', () => {
    const card = cardWith('always relocate leaving ○\nrules:\n- when we have no ○: leave the map');
    const den = facing([{ card, treasure: 1 }]);
    live(den, groups(den)[0]);
    expect([den.monsters, loose(den)]).toEqual([[], '○1']);
  });

  it('[H2-CRD-308] Starhelm goes when no undead remain anywhere, and leaves its ○', () => {
    const den = denAt({
      monsters: [
        { card: 'Starhelm', at: [5, 9], treasure: 1 },
        { card: 'Skeletons', at: [25, 15] },
        { card: 'Ogre', at: [25, 17] },
      ],
    });
    const [, skeletons, ogre] = groups(den);
    doTo(den, ogre, 'hunt anyone', skeletons);
    expect(den.monsters).toEqual([ogre]);
    expect(loose(den)).toBe('○1');
    expect(den.setAside.map((it) => it.name)).toEqual(['Starhelm']);
  });

  it('[H2-CRD-309] [H2-MON-E19] Skeletons drawn first skip their lifecycle, gathering included', () => {
    const gathered = (first: string) => {
      const den = denAt({
        monsters: [
          { card: 'Skeletons', at: [5, 9], treasure: 2 },
          { card: 'Ratfolk', at: [25, 15] },
        ],
      });
      looseAt(den, den.world.page.piece(homeOf(den, groups(den)[0]).piece), 'treasure');
      playIn(den, () => playCards(den), [['H2-MON-301', first]]);
      return purse(den, groups(den)[0]);
    };
    expect(gathered('Skeletons')).toBe('●1 ○2');
    expect(gathered('Ratfolk')).toBe('●1 ○3');
  });

  it('[H2-CRD-310] [H2-CRD-C14.1] who defeats the strongest group may build a Monument, one for each victory', () => {
    const den = facing([
      { card: 'Knights', population: 2, bonus: 4 },
      { card: 'Ogre', population: 3 },
      { card: 'Goblins', population: 3 },
    ]);
    const [knights, ogre, goblins] = groups(den);
    doTo(den, knights, 'fight anyone', goblins, { dice: [6, 1] });
    expect(knights.constructions).toHaveLength(0);
    doTo(den, knights, 'fight anyone', ogre, { dice: [6, 1] });
    doTo(den, ogre, 'fight anyone', knights, { dice: [1, 6], answers: [['H2-CRD-310', 'build']] });
    expect(knights.constructions.map((it) => it.building.name)).toEqual(['Monument', 'Monument']);
    expect(den.world.page.labels.map(wordsIn(den.world))).toContain('Monument over Ogre');
    expect(purse(den, knights)).toBe('●2 ★4');
  });

  it('[H2-CRD-311] wiped out by Fungaliths, a group leaves a fungus biome at its old home', () => {
    const den = facing(['Fungaliths', 'Goblins']);
    const [fungi, goblins] = groups(den);
    const home = homeOf(den, goblins).at;
    doTo(den, fungi, 'fight anyone', goblins, { dice: [6, 1] });
    const [unit] = den.world.page.units;
    expect([unit?.kind, unit?.biome]).toEqual(['biome', 'fungus']);
    expect(unit?.at).toEqual(home);
  });

  it('[H2-CRD-312] [H2-CRD-C48.1] [H2-MON-E16] a Mob with a ★ goes, and other adventurers come on the surface; if there are none it just goes', () => {
    const den = facing([{ card: 'Mob', treasure: 1 }], { deck: ['Ogre', 'The Experts'] });
    doTo(den, groups(den)[0], 'gain ★');
    expect(den.monsters.map(nameOf)).toEqual(['The Experts']);
    expect(den.world.page.piece(homeOf(den, groups(den)[0]).piece).stratum).toBe(0);
    expect(den.deck.map((it) => it.name)).toEqual(['Ogre', 'Mob']);
    const alone = facing(['Mob'], { deck: ['Ogre'] });
    doTo(alone, groups(alone)[0], 'gain ★');
    expect(alone.monsters).toEqual([]);
  });

  it('[H2-CRD-315] who never relocates does not leave the map either', () => {
    const den = facing([{ card: 'Nomads', treasure: 1 }]);
    const [nomads] = groups(den);
    layOver(den, nomads, cardWith('always breed\nrules:\n- never relocates'));
    doTo(den, nomads, 'lose ○');
    expect(den.monsters).toEqual([nomads]);
  });

  it('[H2-CRD-316] what an Ooze would gain lies loose at its home, and it takes none', () => {
    const den = facing(['Ooze']);
    const [ooze] = groups(den);
    doTo(den, ooze, 'gain ○');
    expect([purse(den, ooze), loose(den)]).toEqual(['●1', '○1']);
    expect(looseTreasure(den)[0]?.at).toEqual(homeOf(den, ooze).at);
    live(den, ooze);
    expect(loose(den)).toBe('○1');
  });

  it('[H2-CRD-320] the foe is the other side; with an event that has none it is an error of the card', () => {
    const bad = 'card Moon Cats\nalways breed\nrules:\n- when we have any ★: foe loses ●\n';
    const { problems } = loadDeck([{ file: 'own.card', text: bad }]);
    expect(problems.map((it) => it.severity)).toContain('error');
    const card = cardWith('always breed\nrules:\n- when we win a conflict: foe loses ○');
    const den = facing([{ card }, { card: 'Goblins', population: 2, treasure: 1, epic: 1 }]);
    const [cats, goblins] = groups(den);
    doTo(den, cats, 'fight anyone', goblins, { dice: [6, 1] });
    expect(purse(den, goblins)).toBe('●1 ❖1');
    doTo(den, cats, 'ally with anyone', goblins, { dice: [6, 1] });
    expect([purse(den, goblins), loose(den)]).toEqual(['●1', '❖1']);
  });

  it('[H2-CRD-321] [H2-MON-E36] [H2-MON-922] a rule does not fire again by what its own effect moved', () => {
    const den = facing([{ card: cardWith('always prepare\nrules:\n- when we have any ★: gain ★'), population: 2 }]);
    live(den, groups(den)[0]);
    expect(purse(den, groups(den)[0])).toBe('●2 ★2');
    const two = cardWith('always prepare\nrules:\n- when we have any ★: gain ○\n- when we have any ○: gain ★');
    const pair = facing([{ card: two, population: 2 }]);
    live(pair, groups(pair)[0]);
    expect(purse(pair, groups(pair)[0])).toMatch(/^●2 ○\d ★\d$/);
  });

  it('[H2-CRD-322] several rules run in card order, an overlay’s after the card’s own, each tested again', () => {
    const card = cardWith('always breed\nrules:\n- when we win a conflict: gain ★\n- when we win a conflict: lose ★');
    const den = facing([{ card }, 'Goblins', { card: 'Goblins', name: 'Others', population: 2 }]);
    const [cats, goblins, others] = groups(den);
    doTo(den, cats, 'ally with anyone', goblins, { dice: [6, 1] });
    expect(purse(den, cats)).toBe('●1');
    layOver(den, cats, cardWith('always breed\nrules:\n- when we win a conflict: gain ○', 'Star Cats'));
    const from = den.world.journal.entries.length;
    doTo(den, cats, 'ally with anyone', others, { dice: [6, 1] });
    expect(purse(den, cats)).toBe('●1 ○1');
    const order = den.world.journal.entries
      .slice(from)
      .flatMap((it) => (it.kind === 'gained' || it.kind === 'lost' ? it.kind : []));
    expect(order).toEqual(['gained', 'lost', 'gained']);
  });

  it('[H2-CRD-C17.1] a thief stays a thief, and must be a neighbour to be fought', () => {
    const den = facing([
      { card: 'Dragon', treasure: 2 },
      { card: 'Goblins', population: 4 },
    ]);
    const [dragon, goblins] = groups(den);
    doTo(den, goblins, 'steal from anyone', dragon, { dice: [6, 1] });
    for (let i = 0; i < 2; i++) live(den, dragon, { dice: [6, 1], option: 'nothing' });
    expect(purse(den, goblins)).toBe('●2 ○1');
    doTo(den, goblins, 'relocate away from alpha predators');
    live(den, dragon, { answers: [] });
    expect(purse(den, goblins)).toBe('●2 ○1');
  });
});
