import { describe, expect, it } from 'vitest';
import type { Building } from '../../src/second/cards/tree/building.ts';
import { canBuild } from '../../src/second/monsters/afford.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { lairOf } from '../../src/second/monsters/ground/lair.ts';
import { hasNear, marksNear } from '../../src/second/monsters/ground/resources.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { layOver } from '../../src/second/monsters/state.ts';
import { rulesOf } from '../../src/second/monsters/steps/steps.ts';
import { cardOf, denAt } from './den-at.ts';
import { cardWith, doTo, facing, groups, live, purse, stepAs, told } from './facing.ts';
import { nameOf } from './name-of.ts';
import { unitAt } from './things-at.ts';

/** The constructions of a group's cards. */
function buildings(me: Monster): Building[] {
  const { always, ifs, options, rules } = partsOf(me);
  const acts = [...always, ...ifs.map((it) => it.act), ...options.map((it) => it.act)];
  const listed = acts.flatMap((act) => act.steps.flatMap((it) => (it.kind === 'build' ? it.buildings : [])));
  const granted = rules.flatMap((it) =>
    it.kind === 'when' ? it.effects.flatMap((effect) => (effect.kind === 'may build' ? effect.building : [])) : [],
  );
  return [...listed, ...granted];
}

const open = (den: Den, me: Monster) =>
  buildings(me)
    .filter((it) => canBuild(den, me, it))
    .map((it) => it.name);
const near = (den: Den, me: Monster, words: string) => {
  const step = stepAs(`harvest ${words}`);
  return step.kind === 'harvest' && hasNear(den, me, step.resources);
};

describe('building', () => {
  it('[H2-ACT-T1.4] [H2-ACT-211] all that is required is looked for first; beads are spent, the rest is not used up', () => {
    const den = facing([{ card: 'Troglodytes', population: 1, treasure: 3 }], {
      before: (world) => void unitAt(world, 'water', [8, 12]),
    });
    const [trogs] = groups(den);
    expect(open(den, trogs)).toEqual(['Idol', 'Garden']);
    doTo(den, trogs, 'build Idol (req ○○○ / gain ●❖)');
    expect(purse(den, trogs)).toBe('●2 ❖1');
    doTo(den, trogs, 'build Garden (req water / gain ●)');
    expect(purse(den, trogs)).toBe('●3 ❖1');
    expect(near(den, trogs, 'water')).toBe(true);
  });

  it('[H2-ACT-211] a construction that is required must have been built, and somebody required must be near', () => {
    const alone = facing([{ card: 'Syndicate', treasure: 2 }]);
    expect(open(alone, groups(alone)[0])).toEqual(['Hideout']);
    const den = facing([{ card: 'Syndicate', treasure: 2 }, 'Goblins']);
    const [syndicate] = groups(den);
    expect(open(den, syndicate)).toEqual(['Racket', 'Hideout']);
    doTo(den, syndicate, 'build Hideout (req ○○ / gain ⌂)');
    expect(open(den, syndicate)).toEqual(['Casino']);
  });

  it('[H2-MON-128] a ❖ is never spent', () => {
    const den = facing([{ card: 'Dwarves', epic: 3 }]);
    expect(open(den, groups(den)[0])).toEqual([]);
  });

  it('[H2-ACT-212] [H2-MON-908] each construction once, even after a move; `many` as often as it likes', () => {
    const den = facing([{ card: 'Farmers', treasure: 2 }]);
    const [farmers] = groups(den);
    doTo(den, farmers, 'build Silo (gain ★)');
    doTo(den, farmers, 'relocate');
    expect(open(den, farmers)).not.toContain('Silo');
    doTo(den, farmers, 'build Farm (gain surface farm biome) many');
    expect(open(den, farmers)).toContain('Farm');
  });

  it('[H2-ACT-214] [H2-CRD-241] beads are gained at once; ⌂ helps whoever has it in its territory, ☒ is a tomb for everyone', () => {
    const den = facing([{ card: 'Giant' }, 'Goblins']);
    const [giant, goblins] = groups(den);
    doTo(den, giant, 'build Castle (gain ⌂)');
    doTo(den, giant, 'build Tomb (gain ☒○)');
    expect(purse(den, giant)).toBe('●1 ○1');
    expect(marksNear(den, goblins, 'fortification')).toHaveLength(1);
    expect(near(den, goblins, 'tombs')).toBe(true);
    expect(told(den)).toContain('The Tomb brought Giant ○.');
  });

  it('[H2-ACT-215] [H2-CRD-C06.1] a biome as a gain is a room that holds it, for everyone', () => {
    const den = facing([{ card: 'Antlings', bonus: 1 }, 'Fungaliths']);
    const [antlings, fungi] = groups(den);
    expect(near(den, fungi, 'fungus biome')).toBe(false);
    doTo(den, antlings, 'build Fungus Farm (req ★ / gain fungus biome)');
    expect(near(den, fungi, 'fungus biome')).toBe(true);
    expect(near(den, antlings, 'underground biomes')).toBe(true);
    const ore = facing(['Goblins']);
    doTo(ore, groups(ore)[0], 'build Seam (gain ore)');
    expect(near(ore, groups(ore)[0], 'ore')).toBe(true);
  });

  it('[H2-ACT-215] [H2-MON-132] tombs as a gain are a room with a ☒ on it, for everyone', () => {
    const den = facing(['Giant', 'Skeletons']);
    const [giant, bones] = groups(den);
    expect(near(den, bones, 'tombs')).toBe(false);
    doTo(den, giant, 'build Catacombs (gain tombs)');
    expect(near(den, bones, 'tombs')).toBe(true);
    expect(marksNear(den, giant, 'tomb').map((it) => it.piece)).toEqual([giant.constructions[0]?.piece.id]);
  });

  it('[H2-CRD-C34.1] a Farm counts as a surface biome wherever it lies', () => {
    const den = facing(['Farmers']);
    const [farmers] = groups(den);
    expect(near(den, farmers, 'surface biomes')).toBe(false);
    live(den, farmers, { option: 'nothing' });
    expect(farmers.constructions.map((it) => it.building.name)).toEqual(['Farm']);
    expect(near(den, farmers, 'surface biomes')).toBe(true);
  });

  it('[H2-CRD-243] [H2-ACT-213] free: done at once if it can be; exploit: joins every exploit step, while it is in the territory', () => {
    const den = denAt({ monsters: [{ card: 'Miners', at: [15, 10], treasure: 2 }] });
    const [miners] = groups(den);
    const possible = () => rulesOf(stepAs('exploit ore')).isPossible?.(den, miners, stepAs('exploit ore') as never);
    expect(miners.known).toHaveLength(0);
    doTo(den, miners, 'build Minehead (req ○ / gain free explore)');
    expect(miners.known.length).toBeGreaterThan(0);
    expect(possible()).toBe(false);
    doTo(den, miners, 'build Quarry (req ○ / gain exploit stone)');
    expect(possible()).toBe(true);
  });

  it('[H2-CRD-244] one tag: any that some card has, but no opposite of its own', () => {
    const den = facing(['Dwarves'], { deck: ['Goblins', 'Knights'] });
    const [dwarves] = groups(den);
    doTo(den, dwarves, 'build Ghetto (gain one tag)', null, { answers: [['H2-CRD-244', 'swarm']] });
    expect(dwarves.tags).toEqual(['lawful', 'humanoid', 'miner', 'swarm']);
    expect(() =>
      doTo(den, dwarves, 'build Slum (gain one tag)', null, { answers: [['H2-CRD-244', 'chaotic']] }),
    ).toThrow();
  });

  it('[H2-CRD-245] [H2-CRD-C25.1] villainy: whoever builds it ascends, a Monstrosity by its borrowed parts too', () => {
    const under = { life: null, choices: cardOf('Dwarves') };
    const den = facing([{ card: 'Monstrosity', under, treasure: 3, bonus: 1 }]);
    const [monstrosity] = groups(den);
    const list = partsOf(monstrosity).options.findIndex((it) => it.act.steps[0]?.kind === 'build');
    live(den, monstrosity, { option: String(list), answers: [['H2-ACT-211', 'Wonder']] });
    expect(monstrosity.grantedVillainy).toBe(true);
    expect(purse(den, monstrosity)).toBe('●1');
  });

  it('[H2-CRD-246] the first card that fits comes, beside the construction and without a fight', () => {
    const den = facing([{ card: 'Farmers', population: 3, treasure: 2 }], { deck: ['Ogre', 'Veterans'] });
    doTo(den, groups(den)[0], 'build City (req ○○ / gain the first surface or order or city card here)');
    expect(den.monsters.map(nameOf)).toEqual(['Farmers', 'Veterans']);
    expect(den.deck.map((it) => it.name)).toEqual(['Ogre']);
    expect(purse(den, groups(den)[0])).toBe('●3');
  });

  it('[H2-CRD-314] `may not build if`: not while it holds', () => {
    const den = facing([{ card: 'Saltbury', population: 1, treasure: 3 }]);
    const [city] = groups(den);
    expect(open(den, city)).toEqual([]);
    doTo(den, city, 'breed');
    expect(open(den, city)).toEqual(['Port', 'Walls', 'Temple Complex']);
  });

  it('[H2-CRD-C01.2] [H2-CRD-C08.3] Dwarves and Worm have no way of their own to a ★, and need one for Wonder and Egg', () => {
    for (const [card, last] of [
      ['Dwarves', 'Wonder'],
      ['Worm', 'Egg'],
    ] as const) {
      const den = facing([{ card, treasure: 3 }]);
      const [me] = groups(den);
      if (card === 'Worm') doTo(den, me, 'build Nest');
      const gains = buildings(me).flatMap((it) =>
        it.gains.flatMap((gain) => (gain.kind === 'beads' ? gain.beads : [])),
      );
      expect(gains.map((it) => it.symbol)).not.toContain('★');
      expect(open(den, me)).not.toContain(last);
      doTo(den, me, 'gain ★');
      expect(open(den, me)).toContain(last);
    }
  });

  it('[H2-CRD-C02.1] [H2-MON-107] the Camp costs and gives nothing, and widens the lair', () => {
    const den = facing(['Goblins']);
    const [goblins] = groups(den);
    const before = lairOf(den, goblins).length;
    doTo(den, goblins, 'build Camp');
    expect(purse(den, goblins)).toBe('●1');
    expect(lairOf(den, goblins)).toHaveLength(before + 1);
  });

  it('[H2-CRD-C26.4] Apotheosis needs a host with 4 ●, since the last may not be spent', () => {
    const den = facing([{ card: 'Orkz', population: 3, treasure: 1, bonus: 1 }]);
    const [orkz] = groups(den);
    layOver(den, orkz, cardOf('The Temple'));
    doTo(den, orkz, 'build Altar (req ○)');
    expect(open(den, orkz)).not.toContain('Apotheosis');
    doTo(den, orkz, 'breed');
    expect(open(den, orkz)).toContain('Apotheosis');
  });

  it('[H2-CRD-C31.1] [H2-CRD-C31.2] the Blue Wizard spends his apprentice on an Omphalos, which is a ❖ and no nexus', () => {
    const den = facing([{ card: 'Blue Wizard', population: 2, treasure: 1, bonus: 1 }]);
    const [wizard] = groups(den);
    expect(open(den, wizard)).toEqual(['Omphalos']);
    doTo(den, wizard, 'build Omphalos (req ★●○ / gain ❖)');
    expect(purse(den, wizard)).toBe('●1 ❖1');
    expect(near(den, wizard, 'nexus')).toBe(false);
    doTo(den, wizard, 'gain ○★');
    wizard.constructions.length = 0;
    expect(open(den, wizard)).toEqual([]);
  });

  it('[H2-CRD-C40.1] the Giant’s Temple is a plain construction', () => {
    const den = facing(['Giant']);
    const [giant] = groups(den);
    doTo(den, giant, 'build Temple');
    expect([giant.overlays, giant.tags, purse(den, giant)]).toEqual([[], giant.card.tags, '●1']);
  });

  it('[H2-CRD-307] is not drawn for those whom its price sends off the map', () => {
    const card = cardWith('one of:\n- build Toll (req ○)\nrules:\n- when we have no ○: leave the map');
    const den = facing([{ card, treasure: 1 }, 'Goblins']);
    const many = den.world.page.pieces.length;
    live(den, groups(den)[0], { option: '0' });
    expect(den.monsters.map(nameOf)).toEqual(['Goblins']);
    expect(den.world.page.pieces).toHaveLength(many);
  });
});
