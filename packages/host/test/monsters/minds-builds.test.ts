import { describe, expect, it } from 'vitest';
import type { Building } from '../../src/second/cards/tree/building.ts';
import { canBuild } from '../../src/second/monsters/afford.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { whichBuilding } from '../../src/second/monsters/minds/buildings.ts';
import { whichTag } from '../../src/second/monsters/minds/tags.ts';
import { buildingValue } from '../../src/second/monsters/minds/worth.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { addHall, crown } from '../../src/second/monsters/state.ts';
import { denAt, type MonsterAt, ownCard } from './den-at.ts';
import { called, think } from './minds-at.ts';
import { caveAt, markOn, roomAt } from './things-at.ts';

/** The constructions of a card's lists, each once. */
function buildingsOf(me: Monster): Building[] {
  const card = me.villainCard ?? me.card;
  const acts = [...card.always, ...[...card.ifs, ...card.options].map((it) => it.act)];
  return acts.flatMap(({ steps }) => steps.flatMap((it) => (it.kind === 'build' ? it.buildings : [])));
}

function alone(wish: MonsterAt): readonly [Den, Monster] {
  const den = denAt({ monsters: [{ at: [10, 10], ...wish }] });
  return [den, den.monsters[0] as Monster];
}

/** The values of all that it might build, by name. */
function values(den: Den, me: Monster): Record<string, number> {
  return Object.fromEntries(buildingsOf(me).map((it) => [it.name, buildingValue(den, me, it)]));
}

function value(den: Den, me: Monster, name: string): number | undefined {
  return values(den, me)[name];
}

function picks(den: Den, me: Monster, hand: 'tactical' | 'story'): string {
  const open = buildingsOf(me).filter((it) => canBuild(den, me, it));
  return think(whichBuilding(den, me, open), hand).answer;
}

describe('what things are worth (H2-ACT-314)', () => {
  it('[H2-ACT-314] weighs beads gained against beads spent', () => {
    // Hall ● for ○, Armory +1 for ○○, Relic ❖ for ○, Wonder villainy for ○○○★, which is worth 2 while the Wonder is unbuilt.
    expect(values(...alone({ card: 'Dwarves' }))).toEqual({ Hall: 1.25, Armory: -2.75, Relic: 0.75, Wonder: 12.25 });
    // ★ is worth 1 where nothing of theirs needs it.
    expect(values(...alone({ card: 'Syndicate' }))).toEqual({ Racket: -0.75, Hideout: -2.25, Casino: 6.25 });
    expect(values(...alone({ card: 'Farmers' }))).toEqual({ Farm: 1.75, Silo: 1.25, Keep: -0.25, City: -3.25 });
    expect(values(...alone({ card: 'Miners' }))).toEqual({
      Minehead: -0.75,
      'Mess Hall': 3.25,
      Quarry: 0.25,
      Mill: 3.25,
    });
    expect(values(...alone({ card: 'Saltbury' }))).toEqual({ Port: -0.75, Walls: -1.75, 'Temple Complex': -0.75 });
  });

  it('[H2-ACT-314] wants no second ⌂, and no ★ when all that needs one is built', () => {
    const [den, giant] = alone({ card: 'Giant' });
    expect(value(den, giant, 'Castle')).toBe(1.75);
    markOn(den.world, roomAt(den.world, [13, 13]), 'fortification');
    expect(value(den, giant, 'Castle')).toBe(0.25);
    const [tower, wizard] = alone({ card: 'A Wizard' });
    expect(values(tower, wizard)).toEqual({ Laboratory: 1.25, Cyst: 0.25, Phylactery: 14.25 });
    const piece = caveAt(tower.world, [20, 10]);
    for (const building of buildingsOf(wizard))
      wizard.constructions.push({ building, piece, isOfLair: false, since: 0 });
    expect(values(tower, wizard)).toEqual({ Laboratory: 2.25, Cyst: 1.25, Phylactery: 17.25 });
  });

  it('[H2-ACT-314] [H2-MON-138] takes a ❖ for a ○ where epic treasures are off, and spends no ❖ on a req', () => {
    const den = denAt({ epics: false, monsters: [{ card: 'Goblins', at: [10, 10] }] });
    expect(value(den, called(den, 'Goblins'), 'Shiny')).toBe(0.25);
    const own = ownCard(
      'card Keepers\nkind denizen\nstart ●\nalways breed\none of:\n- build Vault (req ❖⌂ / gain ○)\n',
    );
    expect(value(...alone({ card: own }), 'Vault')).toBe(2.25);
  });

  it('[H2-CRD-245] [H2-ACT-314] in the Age of Villainy, villainy is worth nothing', () => {
    const [den, dwarves] = alone({ card: 'Dwarves' });
    const card = den.villains[0];
    if (!card) throw new Error('no villain card');
    den.villain = { monster: dwarves, card };
    expect(value(den, dwarves, 'Wonder')).toBe(-7.75);
  });
});

describe('which construction (H2-ACT-315)', () => {
  it('[H2-ACT-315] tactical takes the highest value, ties in list order; story the first, or what grants villainy', () => {
    const [den, miners] = alone({ card: 'Miners', population: 3, treasure: 1 });
    // Mess Hall and Mill are worth 3.25 both.
    expect([picks(den, miners, 'tactical'), picks(den, miners, 'story')]).toEqual(['Mess Hall', 'Minehead']);
    const [hall, dwarves] = alone({ card: 'Dwarves', population: 3, treasure: 3, bonus: 1 });
    expect([picks(hall, dwarves, 'tactical'), picks(hall, dwarves, 'story')]).toEqual(['Wonder', 'Wonder']);
    const [poor, others] = alone({ card: 'Dwarves', population: 3, treasure: 3 });
    expect([picks(poor, others, 'tactical'), picks(poor, others, 'story')]).toEqual(['Hall', 'Hall']);
  });

  it('[H2-CRD-C07.1] [H2-ACT-315] a Wizard with ★★★ builds the Phylactery, with one the Laboratory', () => {
    const [den, wizard] = alone({ card: 'A Wizard', bonus: 3 });
    expect([picks(den, wizard, 'tactical'), picks(den, wizard, 'story')]).toEqual(['Phylactery', 'Phylactery']);
    const [early, young] = alone({ card: 'A Wizard', bonus: 1 });
    expect([picks(early, young, 'tactical'), picks(early, young, 'story')]).toEqual(['Laboratory', 'Laboratory']);
  });

  it('[H2-MON-E28] [H2-EMP-33] an Empire at ●3 ○3 builds Slums, and after them the Haunted Mausoleum', () => {
    const [den, empire] = alone({ card: 'Syndicate', population: 3, treasure: 3 });
    const card = den.villains.find((it) => it.name === 'The Empire');
    if (!card) throw new Error('no Empire');
    crown(den, empire, card);
    expect(values(den, empire)).toEqual({
      University: -2.75,
      Slums: 3.25,
      Quarry: -0.75,
      Ghetto: -1.25,
      'Statue of the Emperor': -1.25,
      'Haunted Mausoleum': 0.25,
      'Great Wall': -2.25,
    });
    expect([picks(den, empire, 'tactical'), picks(den, empire, 'story')]).toEqual(['Slums', 'University']);
    const slums = buildingsOf(empire).find((it) => it.name === 'Slums');
    if (!slums) throw new Error('no Slums');
    addHall(den, empire, slums, caveAt(den.world, [20, 10]));
    const open = buildingsOf(empire).filter((it) => canBuild(den, empire, it));
    expect(think(whichBuilding(den, empire, open), 'tactical')).toEqual({
      answer: 'Haunted Mausoleum',
      why: { key: 'best', worth: 0.25, n: 6 },
    });
  });
});

describe('which tag (H2-CRD-244)', () => {
  it('[H2-CRD-244] the one shared by the most neighbours that share none yet', () => {
    const den = denAt({
      monsters: [
        { card: 'Syndicate', at: [10, 10], tags: ['lawful'] },
        { card: 'Dwarves', at: [10, 14], tags: ['lawful', 'miner'] },
        { card: 'Miners', at: [10, 7], tags: ['miner', 'humanoid'] },
        { card: 'Ogre', at: [6, 10], tags: ['humanoid'] },
        { card: 'Goblins', at: [25, 18], tags: ['swarm'] },
      ],
    });
    const tags = ['alien', 'humanoid', 'miner', 'swarm'];
    expect(think(whichTag(den, called(den, 'Syndicate'), tags), 'story')).toEqual({
      answer: 'humanoid',
      why: { key: 'wins over', n: 2 },
    });
    expect(think(whichTag(den, called(den, 'Goblins'), tags), 'tactical')).toEqual({ answer: 'alien' });
  });
});
