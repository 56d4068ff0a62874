import { describe, expect, it } from 'vitest';
import { legalTargets } from '../../src/second/monsters/contests/legal.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { meant } from '../../src/second/monsters/filters.ts';
import { hasNear } from '../../src/second/monsters/ground/resources.ts';
import { learn, neighbours } from '../../src/second/monsters/ground/territory.ts';
import { remember } from '../../src/second/monsters/history.ts';
import { hasBlood, hasBones, powerOf, sizeOf } from '../../src/second/monsters/measure.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { preyOf } from '../../src/second/monsters/prey.ts';
import { layOver } from '../../src/second/monsters/state.ts';
import { wealthAsTarget, wealthOf } from '../../src/second/monsters/wealth.ts';
import { denAt } from './den-at.ts';
import { cardWith, contestAs, doTo, facing, groups, stepAs } from './facing.ts';
import { nameOf } from './name-of.ts';
import { looseAt, markOn, unitAt, wildAt } from './things-at.ts';

/** Whom a filter means among the neighbours. */
function who(den: Den, me: Monster, filter: string): string[] {
  return meant(den, me, contestAs(`fight ${filter}`).targets, neighbours(den, me)).map(nameOf);
}

const legal = (den: Den, me: Monster, step: string) => legalTargets(den, me, contestAs(step)).map(nameOf);

describe('measures', () => {
  it('[H2-MON-117] size is ●, wealth ○ and ❖, power ● and ★ and 2 for an alpha predator', () => {
    const den = facing([
      { card: 'Goblins', population: 3, treasure: 2, epic: 1, bonus: 1 },
      { card: 'Ogre', bonus: 1 },
    ]);
    const [goblins, ogre] = groups(den);
    expect([sizeOf(den, goblins), wealthOf(den, goblins), powerOf(den, goblins)]).toEqual([3, 3, 4]);
    expect([sizeOf(den, ogre), wealthOf(den, ogre), powerOf(den, ogre)]).toEqual([1, 0, 4]);
  });

  it('[H2-MON-136] undead, oozes and fungi have no blood; oozes, fungi, insects and worms no bones', () => {
    const den = facing(['Skeletons', 'Ooze', 'Antlings', 'Worm', 'Goblins', 'Fungaliths']);
    const told = den.monsters.map((it) => [nameOf(it), hasBlood(it), hasBones(it)]);
    expect(told).toEqual([
      ['Skeletons', false, true],
      ['Ooze', false, false],
      ['Antlings', true, false],
      ['Worm', true, false],
      ['Goblins', true, true],
      ['Fungaliths', false, false],
    ]);
  });

  it('[H2-MON-413] [H2-MON-118] a guard is as rich as what it guards, to others only', () => {
    const den = facing(['Ooze', 'Goblins']);
    const [ooze, goblins] = groups(den);
    looseAt(den, den.world.page.piece(den.world.page.beadsOf(ooze.id)[0]?.piece as string));
    expect([wealthOf(den, ooze), wealthAsTarget(den, ooze)]).toEqual([0, 1]);
    expect(who(den, goblins, 'richer groups')).toEqual(['Ooze']);
  });
});

describe('filters', () => {
  it('[H2-CRD-201] is met by any of its terms, and a term by all its words', () => {
    const den = facing(['Goblins', 'Gnolls', 'Cult', 'Farmers']);
    const [goblins] = groups(den);
    expect(who(den, goblins, 'evil humanoids')).toEqual(['Gnolls', 'Cult']);
    expect(who(den, goblins, 'surface or good groups')).toEqual(['Farmers']);
    expect(who(den, goblins, 'canine, order or surface groups')).toEqual(['Gnolls', 'Cult', 'Farmers']);
  });

  it('[H2-CRD-202] anyone, the kinds, a tag with or without s, non-tag; rolled and added tags too', () => {
    const den = facing([
      'Goblins',
      'Ogre',
      'Skeletons',
      { card: 'Demigod', tags: ['divine', 'undead'], rolled: ['undead'] },
    ]);
    const [goblins] = groups(den);
    expect(who(den, goblins, 'anyone')).toEqual(['Ogre', 'Skeletons', 'Demigod']);
    expect(who(den, goblins, 'denizens')).toEqual(['Skeletons']);
    expect(who(den, goblins, 'alpha predators')).toEqual(['Ogre', 'Demigod']);
    expect(who(den, goblins, 'humanoids')).toEqual(['Ogre']);
    expect(who(den, goblins, 'undead')).toEqual(['Skeletons', 'Demigod']);
    expect(who(den, goblins, 'non-undead groups')).toEqual(['Ogre']);
  });

  it('[H2-CRD-203] [H2-MON-118] richer, larger, stronger and their opposites are strict, seen from the acting group', () => {
    const den = facing([
      { card: 'Goblins', population: 2, treasure: 1 },
      { card: 'Gnolls', population: 3 },
      { card: 'Kobolds', population: 2, treasure: 1 },
      { card: 'Dragon', population: 1, treasure: 2 },
    ]);
    const [goblins] = groups(den);
    expect(who(den, goblins, 'richer groups')).toEqual(['Dragon']);
    expect(who(den, goblins, 'poorer groups')).toEqual(['Gnolls']);
    expect(who(den, goblins, 'larger groups')).toEqual(['Gnolls']);
    expect(who(den, goblins, 'smaller groups')).toEqual(['Dragon']);
    expect(who(den, goblins, 'stronger groups')).toEqual(['Gnolls', 'Dragon']);
    expect(who(den, goblins, 'weaker groups')).toEqual([]);
  });

  it('[H2-CRD-204] [H2-MON-118] a rank is the extreme of the legal targets that meet the rest; ties: the nearest', () => {
    const den = facing([
      'Goblins',
      { card: 'Gnolls', population: 3 },
      { card: 'Cult', population: 3 },
      { card: 'Kobolds', population: 2, treasure: 1 },
    ]);
    const [goblins] = groups(den);
    expect(who(den, goblins, 'the strongest group')).toEqual(['Gnolls']);
    expect(who(den, goblins, 'the smallest group')).toEqual(['Kobolds']);
    expect(who(den, goblins, 'the richest group')).toEqual(['Kobolds']);
    expect(who(den, goblins, 'the nearest evil group')).toEqual(['Gnolls']);
    expect(who(den, goblins, 'the largest order group')).toEqual(['Cult']);
  });

  it('[H2-CRD-C44.1] the weakest to extort is the weakest of those that have ○', () => {
    const den = facing([
      'Brazenkragg',
      { card: 'Ratfolk', population: 1 },
      { card: 'Goblins', population: 3, treasure: 1 },
    ]);
    expect(legal(den, groups(den)[0], 'extort the weakest group')).toEqual(['Goblins']);
  });

  it('[H2-CRD-205] with a symbol, with so many of it, with blood, with bones; marks in its territory', () => {
    const den = facing(
      ['Goblins', { card: 'Dragon', treasure: 3 }, { card: 'Kobolds', treasure: 1, bonus: 1 }, { card: 'Ooze' }],
      { before: (world) => void unitAt(world, 'ore', [20, 18]) },
    );
    const [goblins, dragon] = groups(den);
    expect(who(den, goblins, 'groups with ○')).toEqual(['Dragon', 'Kobolds']);
    expect(who(den, goblins, 'groups with 2 or more ○')).toEqual(['Dragon']);
    expect(who(den, goblins, 'groups with no ○')).toEqual(['Ooze']);
    expect(who(den, goblins, 'groups with ★')).toEqual(['Kobolds']);
    expect(who(den, goblins, 'groups with blood')).toEqual(['Dragon', 'Kobolds']);
    expect(who(den, goblins, 'groups with bones')).toEqual(['Dragon', 'Kobolds']);
    expect(who(den, goblins, 'groups with fort')).toEqual([]);
    const { page } = den.world;
    markOn(den.world, page.piece(page.beadsOf(dragon.id)[0]?.piece as string), 'fortification');
    expect(who(den, goblins, 'groups with fort')).toEqual(['Dragon', 'Kobolds', 'Ooze']);
  });

  it('[H2-CRD-206] sharing a tag, and sharing a rolled tag', () => {
    const den = facing([
      { card: 'Demigod', tags: ['divine', 'good', 'giant'], rolled: ['good', 'giant'] },
      { card: 'Ogre Mage' },
      { card: 'Goblins' },
      { card: 'Goblins', name: 'Saints', tags: ['divine'] },
    ]);
    const [demigod, mage] = groups(den);
    expect(who(den, demigod, 'groups sharing a rolled tag')).toEqual(['Ogre Mage']);
    expect(who(den, demigod, 'groups sharing a tag')).toEqual(['Ogre Mage', 'Saints']);
    expect(who(den, mage, 'groups sharing a rolled tag')).toEqual([]);
  });

  it('[H2-CRD-207] in our territory, we outnumber, we are allied with', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10], population: 2 },
        { card: 'Ogre', at: [10, 12] },
        { card: 'Gnolls', at: [22, 10], population: 2 },
      ],
    });
    const [goblins, ogre, gnolls] = groups(den);
    // The Gnolls know the Goblins' home, the Goblins nothing of theirs.
    learn(den, gnolls, den.world.page.piece(den.world.page.beadsOf(goblins.id)[0]?.piece as string));
    expect(who(den, goblins, 'groups')).toEqual(['Ogre', 'Gnolls']);
    expect(who(den, goblins, 'groups in our territory')).toEqual(['Ogre']);
    expect(who(den, goblins, 'groups we outnumber')).toEqual(['Ogre']);
    expect(who(den, goblins, 'groups we are allied with')).toEqual([]);
    den.pacts.push({ kind: 'pact', from: ogre.id, to: goblins.id, lastTurn: den.turn, since: 0 });
    expect(who(den, goblins, 'groups we are allied with')).toEqual(['Ogre']);
    den.turn += 1;
    expect(who(den, goblins, 'groups we are allied with')).toEqual([]);
  });

  it('[H2-CRD-208] [H2-CRD-C10.2] what they did to us and we to them; trades, pacts and thefts only if they succeeded', () => {
    const den = facing(['Goblins', 'Ogre', 'Gnolls']);
    const [goblins, ogre, gnolls] = groups(den);
    remember(den, 'trade', goblins, ogre, false);
    remember(den, 'steal', goblins, ogre, false);
    remember(den, 'fight', gnolls, goblins, false);
    expect(who(den, goblins, 'groups we never traded with')).toEqual(['Ogre', 'Gnolls']);
    expect(who(den, ogre, 'groups that stole from us')).toEqual([]);
    expect(who(den, ogre, 'groups that attacked us')).toEqual(['Goblins']);
    expect(who(den, goblins, 'groups that fought us')).toEqual(['Gnolls']);
    expect(who(den, goblins, 'groups that never fought or hunted us')).toEqual(['Ogre']);
    remember(den, 'trade', goblins, ogre, true);
    expect(who(den, goblins, 'groups we traded with')).toEqual(['Ogre']);
    remember(den, 'recruit', goblins, ogre, false);
    expect(who(den, goblins, 'groups we did not recruit')).toEqual(['Gnolls']);
  });

  it('[H2-MON-127] two have met when either took any action with the other as its target', () => {
    const den = facing(['Goblins', 'Ogre', 'Hag']);
    const [goblins, ogre, hag] = groups(den);
    remember(den, 'hunt', ogre, goblins);
    remember(den, 'remove ★', hag, ogre);
    expect(who(den, goblins, 'groups we met')).toEqual(['Ogre']);
    expect(who(den, ogre, 'groups we met')).toEqual(['Goblins', 'Hag']);
    expect(who(den, hag, 'groups we never met')).toEqual(['Goblins']);
  });

  it('[H2-CRD-209] tombs are ☒ rooms, biomes any biome, a type only that type', () => {
    const den = facing(['Goblins'], {
      before: (world) => {
        unitAt(world, 'biome', [12, 9], 'slime');
        markOn(world, unitAt(world, 'ore', [8, 12]), 'tomb');
      },
    });
    const [goblins] = groups(den);
    const has = (words: string) => {
      const step = stepAs(`harvest ${words}`);
      return step.kind === 'harvest' && hasNear(den, goblins, step.resources);
    };
    expect(['tombs', 'biomes', 'slime biomes', 'underground biomes', 'ore'].filter(has)).toHaveLength(5);
    expect(['surface biomes', 'crystalline biomes', 'gems', 'fungus biome'].filter(has)).toEqual([]);
  });
});

describe('wild groups', () => {
  it('[H2-MON-122] are denizens without tags: fought, hunted, robbed; never allied, bribed, extorted, recruited, routed or traded with', () => {
    const den = denAt({
      before: (world) => void wildAt(world, [10, 12], 2, 1),
      monsters: [{ card: 'Goblins', at: [10, 9], treasure: 1 }],
    });
    const [goblins] = groups(den);
    for (const step of ['fight denizens', 'hunt non-undead groups', 'steal from anyone'])
      expect(legal(den, goblins, step), step).toHaveLength(1);
    for (const step of ['ally with', 'bribe', 'extort', 'recruit', 'rout', 'trade with'])
      expect(legal(den, goblins, `${step} anyone`), step).toEqual([]);
    expect(legal(den, goblins, 'fight humanoids')).toEqual([]);
  });
});

describe('prey', () => {
  it('[H2-MON-134] [H2-ACT-244] is nobody who is immune to it', () => {
    const den = facing([{ card: 'Saltbury', population: 2, treasure: 2 }, 'Ogre']);
    const [city, ogre] = groups(den);
    expect(preyOf(den, ogre).map(nameOf)).toEqual(['Saltbury']);
    doTo(den, city, 'build Walls (req ○○ / gain immune to hunt)');
    expect(preyOf(den, ogre)).toEqual([]);
    expect(legal(den, ogre, 'hunt anyone')).toEqual([]);
    layOver(den, ogre, cardWith('always breed\none of:\n- fight denizens'));
    expect(preyOf(den, ogre).map(nameOf)).toEqual(['Saltbury']);
  });

  it('[H2-MON-134] is whom a hunt or fight step may target, also by `may also` while its condition holds', () => {
    const few = facing([{ card: 'Stirges', population: 3 }, 'Ogre', 'Goblins', 'Skeletons']);
    expect(preyOf(few, groups(few)[0]).map(nameOf)).toEqual(['Goblins']);
    const many = facing([{ card: 'Stirges', population: 4 }, 'Ogre', 'Goblins', 'Skeletons']);
    expect(preyOf(many, groups(many)[0]).map(nameOf)).toEqual(['Ogre', 'Goblins']);
  });

  it('[H2-MON-922] ends, though what two may also do depends on their fear of each other', () => {
    const card = (name: string) =>
      cardWith('always fight undead\nrules:\n- may also fight anyone if we are in danger', name);
    const den = facing([
      { card: card('Moon Cats'), population: 2 },
      { card: card('Sun Cats'), population: 4 },
    ]);
    expect(preyOf(den, groups(den)[0])).toEqual([]);
  });
});
