import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import { destroy } from '../../src/second/monsters/death.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { type At, denAt, ownCard, playIn } from './den-at.ts';
import { beads, comes, home, spawned, stratum } from './spawn-at.ts';
import { caveAt, markOn, roomAt, unitAt } from './things-at.ts';

/** Strata 2.5 beads thick: the third from y = 9 to 11.5, the fifth from 14 to 16.5, the seventh from 19 to 21.5. */
const EIGHT = { strata: 8, height: 24 } as const;

const homePiece = (den: Den, it: Monster) => den.world.page.piece(homeOf(den, it).piece);
const isTomb = (den: Den, it: Monster) =>
  den.world.page.marks.some((mark) => mark.kind === 'tomb' && mark.piece === homePiece(den, it).id);

describe('on the surface', () => {
  it('[H2-CRD-332][H2-CRD-331][H2-CRD-C43] Saltbury stands straight above the location', () => {
    const den = denAt(EIGHT);
    const saltbury = comes(den, 'Saltbury', { rolls: [5], pointing: [13, 15] });
    expect([home(den, saltbury)[0], stratum(den, saltbury), beads(den, saltbury)]).toEqual([13, 0, '●3 ○0 ★0']);
  });

  it('[H2-CRD-332][H2-CRD-C45][H2-CRD-C48] so do Adventurers and a Mob', () => {
    const den = denAt(EIGHT);
    const adventurers = comes(den, 'Adventurers', { rolls: [5], pointing: [6, 15] });
    const mob = comes(den, 'Mob', { rolls: [5], pointing: [22, 15] });
    expect([adventurers, mob].map((it) => [stratum(den, it), beads(den, it)])).toEqual([
      [0, '●4 ○0 ★0'],
      [0, '●5 ○0 ★0'],
    ]);
    expect([home(den, adventurers)[0], home(den, mob)[0]]).toEqual([6, 22]);
  });

  it('[H2-CRD-332][H2-CRD-C34] Farmers live above only if the stratum has no biome', () => {
    const grown = (y: number) => denAt({ ...EIGHT, before: (world) => void unitAt(world, 'biome', [20, y], 'fungus') });
    const [with_, without] = [grown(15), grown(20)];
    expect(stratum(with_, comes(with_, 'Farmers', { rolls: [5], pointing: [12, 15] }))).toBe(5);
    expect(stratum(without, comes(without, 'Farmers', { rolls: [5], pointing: [12, 15] }))).toBe(0);
  });

  it('[H2-CRD-332][H2-CRD-C35] Miners live above the nearest ore or gems; without any, where they are', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) =>
        void [unitAt(world, 'ore', [4, 20]), unitAt(world, 'gems', [18, 15]), unitAt(world, 'ore', [26, 15])],
    });
    const miners = comes(den, 'Miners', { rolls: [5], pointing: [14, 15] });
    expect([home(den, miners)[0], stratum(den, miners)]).toEqual([18, 0]);
    const bare = denAt(EIGHT);
    const poor = comes(bare, 'Miners', { rolls: [5], pointing: [14, 15] });
    expect([home(bare, poor), stratum(bare, poor)]).toEqual([[14, 15], 5]);
  });

  it('[H2-CRD-333] `never on the surface` says so in the journal, and counts for the roll only', () => {
    const den = denAt(EIGHT);
    comes(den, 'Troglodytes', { rolls: [9, 9, 2] });
    const again = den.world.journal.entries.filter((it) => it.clause === 'H2-CRD-333');
    expect(again).toHaveLength(2);
  });
});

describe('in something', () => {
  it('[H2-CRD-334][H2-CRD-C13] the Giant Pike spawns in the nearest water, wherever it is', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => void [unitAt(world, 'water', [4, 20]), unitAt(world, 'water', [16, 20])],
    });
    const pike = comes(den, 'Giant Pike', { rolls: [3], pointing: [12, 10] });
    expect(home(den, pike)).toEqual([16, 20]);
    expect(homePiece(den, pike).kind).toBe('water');
  });

  it('[H2-MON-116][H2-CRD-334] of two waters as near as each other it takes the left one, else the upper one', () => {
    const among = (...waters: At[]) => {
      const den = denAt({ ...EIGHT, before: (world) => void waters.map((at) => unitAt(world, 'water', at)) });
      return home(den, comes(den, 'Giant Pike', { rolls: [3], pointing: [12, 10] }));
    };
    expect(among([12, 14], [12, 6])).toEqual([12, 6]);
    expect(among([12, 6], [12, 14])).toEqual([12, 6]);
    expect(among([16, 10], [8, 10])).toEqual([8, 10]);
    expect(among([8, 10], [12, 6])).toEqual([8, 10]);
  });

  it('[H2-CRD-334] without any, a cave of 2 beads full of it is drawn at the location', () => {
    const den = denAt(EIGHT);
    const pike = comes(den, 'Giant Pike', { rolls: [5], pointing: [12, 15] });
    const pool = homePiece(den, pike);
    expect([pool.kind, pool.area, home(den, pike)]).toEqual(['water', 2, [12, 15]]);
    expect(den.world.page.units.filter((it) => it.piece === pool.id)).toHaveLength(2);
  });

  it('[H2-CRD-334] other cards may spawn in other things, which are drawn for them too', () => {
    const living = ownCard('card Spore Folk\nspawn in fungus biome\nalways breed');
    const buried = ownCard('card Grave Folk\nspawn in tomb\nalways breed');
    const stony = ownCard('card Stone Folk\nspawn in stone\nalways breed');
    const den = denAt(EIGHT);
    const spores = comes(den, living, { rolls: [3], pointing: [5, 10] });
    expect(homePiece(den, spores).biome).toBe('fungus');
    const grave = comes(den, buried, { rolls: [3], pointing: [24, 10] });
    expect(isTomb(den, grave)).toBe(true);
    const stone = comes(den, stony, { rolls: [7], pointing: [14, 20] });
    expect([home(den, stone), homePiece(den, stone).owner]).toEqual([[14, 20], stone.id]);
  });

  it('[H2-CRD-334][H2-CRD-C36] a Dinosaur lives in the underground biome of its stratum, or else on the surface', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) =>
        void [unitAt(world, 'biome', [20, 15], 'jurassic'), unitAt(world, 'surface biome', [8, 4], 'forest')],
    });
    const below = comes(den, 'Dinosaur', { rolls: [5], pointing: [12, 15] });
    expect([home(den, below), stratum(den, below)]).toEqual([[20, 15], 5]);
    const above = comes(den, 'Dinosaur', { rolls: [3], pointing: [12, 10] });
    expect([home(den, above)[0], stratum(den, above)]).toEqual([12, 0]);
  });
});

describe('in a near tomb', () => {
  const tombAt = (x: number, y: number) =>
    denAt({ ...EIGHT, before: (world) => markOn(world, roomAt(world, [x, y]), 'tomb') });

  it('[H2-CRD-335][H2-CRD-C19] the Vampire lives in a tomb within 4.5 beads', () => {
    const den = tombAt(15, 15);
    const vampire = comes(den, 'Vampire', { rolls: [5], pointing: [12, 15] });
    expect([home(den, vampire), beads(den, vampire)]).toEqual([[15, 15], '●1 ○3 ★0']);
    expect(den.world.page.marks.filter((it) => it.kind === 'tomb')).toHaveLength(1);
  });

  it('[H2-CRD-335][H2-CRD-C19] or makes its home one', () => {
    const den = tombAt(20, 15);
    const vampire = comes(den, 'Vampire', { rolls: [5], pointing: [12, 15] });
    expect([home(den, vampire), isTomb(den, vampire)]).toEqual([[12, 15], true]);
  });

  it('[H2-CRD-335] a tomb that somebody holds is none to live in', () => {
    const den = tombAt(15, 15);
    comes(den, 'Ogre', { at: { x: 15, y: 15 } });
    const vampire = comes(den, 'Vampire', { rolls: [5], pointing: [11, 15] });
    expect([home(den, vampire), isTomb(den, vampire)]).toEqual([[11, 15], true]);
  });

  it('[H2-CRD-335][H2-CRD-C20] Skeletons do too, but make none', () => {
    const [near, far] = [tombAt(15, 15), tombAt(20, 15)];
    expect(home(near, comes(near, 'Skeletons', { rolls: [5], pointing: [12, 15] }))).toEqual([15, 15]);
    const skeletons = comes(far, 'Skeletons', { rolls: [5], pointing: [12, 15] });
    expect([home(far, skeletons), isTomb(far, skeletons)]).toEqual([[12, 15], false]);
  });
});

describe('who they are', () => {
  const wolves = (den: Den) => comes(den, 'Wolves', { rolls: [5], pointing: [12, 15] });
  const near = (...kinds: readonly ('magma' | 'nexus' | 'water')[]) =>
    denAt({ ...EIGHT, before: (world) => kinds.forEach((kind, i) => void unitAt(world, kind, [16 - 8 * i, 15])) });

  it('[H2-CRD-336][H2-CRD-C15] Wolves near magma are Hellhounds, near a nexus Blink Dogs, near water Ahuizotl', () => {
    const told = (['magma', 'nexus', 'water'] as const).map((kind) => {
      const it = wolves(near(kind));
      return [it.group.name, it.tags.at(-1), it.card.name];
    });
    expect(told).toEqual([
      ['Hellhounds', 'evil', 'Wolves'],
      ['Blink Dogs', 'good', 'Wolves'],
      ['Ahuizotl', 'aquatic', 'Wolves'],
    ]);
  });

  it('[H2-CRD-336][H2-CRD-C15] the first line that fits counts, and none if nothing is within 4.5 beads', () => {
    const both = wolves(near('water', 'magma'));
    expect([both.group.name, both.tags]).toEqual(['Hellhounds', ['wandering', 'canine', 'animal', 'evil']]);
    const far = denAt({ ...EIGHT, before: (world) => void unitAt(world, 'magma', [20, 15]) });
    expect(wolves(far).group.name).toBe('Wolves');
  });

  it('[H2-MON-E18][H2-CRD-337][H2-CRD-C24][H2-CRD-C24.1] the Demigod rolls two tags, a double again; opposites may both come', () => {
    const den = denAt(EIGHT);
    const demigod = comes(den, 'Demigod', {
      rolls: [3],
      answers: [5, 5, 6].map((face) => ['H2-CRD-337', [face]] as const),
    });
    expect([demigod.tags, demigod.rolled]).toEqual([
      ['divine', 'good', 'evil'],
      ['good', 'evil'],
    ]);
    expect(beads(den, demigod)).toBe('●1 ○1 ★1');
  });

  it('[H2-MON-E18][H2-CRD-338][H2-CRD-C25] the Monstrosity lives by one card and chooses from another; an overlay is put back', () => {
    const den = denAt({ ...EIGHT, deck: ['Orkz', 'The Temple', 'Worm', 'Ogre'] });
    const monstrosity = comes(den, 'Monstrosity', {
      rolls: [3],
      answers: ['Orkz', 'The Temple', 'Worm'].map((name) => ['H2-CRD-338', name] as const),
    });
    expect([monstrosity.tags, beads(den, monstrosity)]).toEqual([['aberration'], '●1 ○1 ★0']);
    const { always, ifs, options } = partsOf(monstrosity);
    const verbs = always.flatMap((it) => it.steps).map((it) => (it.kind === 'contest' ? it.verb : it.kind));
    expect([verbs, ifs.length]).toEqual([['extort', 'fight'], 0]);
    expect(options.map((it) => it.act.steps[0]?.kind)).toEqual(['contest', 'exploit', 'contest', 'build']);
    expect(den.deck.map((it) => it.name).sort()).toEqual(['Ogre', 'The Temple']);
  });

  it('[H2-CRD-338] does without a part if no card of the deck has it', () => {
    const den = denAt({ ...EIGHT, deck: ['The Temple', 'Orkz'] });
    const monstrosity = comes(den, 'Monstrosity', { rolls: [3], answers: [['H2-CRD-338', 'The Temple']] });
    expect([monstrosity.under?.life?.name, monstrosity.under?.choices]).toEqual(['Orkz', null]);
    expect(den.deck.map((it) => it.name)).toEqual(['The Temple']);
  });
});

describe('overlays and foes', () => {
  it('[H2-MON-E17][H2-CRD-339][H2-CRD-C26] The Temple comes over a random group, which gains its beads, tags, options and rules', () => {
    const den = denAt({
      ...EIGHT,
      monsters: [
        { card: 'Orkz', at: [5, 10], population: 3 },
        { card: 'Dragon', at: [22, 20], treasure: 3 },
      ],
    });
    const [orkz, dragon] = den.monsters as [Monster, Monster];
    expect(spawned(den, 'The Temple', { answers: [['H2-CRD-339', orkz.id]] })).toBeNull();
    expect([beads(den, orkz), orkz.tags]).toEqual(['●4 ○1 ★1', ['evil', 'humanoid', 'order']]);
    const { options, rules } = partsOf(orkz);
    expect(options).toHaveLength(6);
    expect(rules.map((it) => it.kind)).toEqual(['never relocates', 'wins every invasion']);
    expect([beads(den, dragon), dragon.overlays, den.monsters.length]).toEqual(['●1 ○3 ★0', [], 2]);
  });

  it('[H2-CRD-339] chance picks its host among all groups', () => {
    const hosts = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const den = denAt({
          ...EIGHT,
          monsters: [
            { card: 'Orkz', at: [5, 10] },
            { card: 'Ogre', at: [22, 20] },
          ],
        });
        spawned(den, 'The Temple', { seed: String(seed) });
        return den.monsters.findIndex((it) => it.overlays.length > 0);
      }),
    );
    expect([...hosts].sort()).toEqual([0, 1]);
  });

  it('[H2-CRD-339][H2-CRD-C26.3] with nobody on the map it goes back, and another card comes instead', () => {
    const den = denAt({ ...EIGHT, deck: ['The Temple', 'Ogre'] });
    const ogre = comes(den, 'The Temple', { rolls: [3] });
    expect([ogre.card.name, den.deck.map((it) => it.name)]).toEqual(['Ogre', ['The Temple']]);
  });

  it('[H2-CRD-C26.2] a host that would leave the map stays', () => {
    const den = denAt({ ...EIGHT, monsters: [{ card: 'Nomads', at: [5, 10], population: 2, treasure: 6 }] });
    const [nomads] = den.monsters as [Monster];
    spawned(den, 'The Temple');
    expect([beads(den, nomads), den.monsters]).toEqual(['●3 ○7 ★1', [nomads]]);
  });

  it('[H2-CRD-340][H2-CRD-C33][H2-CRD-C33.2][H2-MON-218] Starhelm comes with the first undead card, by that card’s own lines', () => {
    const den = denAt({ ...EIGHT, deck: ['Ogre', 'Vampire', 'Goblins'] });
    const starhelm = comes(den, 'Starhelm', { rolls: [3, 6] });
    expect(den.monsters.map((it) => it.card.name)).toEqual(['Starhelm', 'Vampire']);
    expect(isTomb(den, den.monsters[1] as Monster)).toBe(true);
    expect(starhelm.isSettling).toBe(false);
    expect(den.deck.map((it) => it.name)).toEqual(['Ogre', 'Goblins']);
  });

  it('[H2-CRD-340] not if one is on the map already', () => {
    const den = denAt({ ...EIGHT, deck: ['Vampire'], monsters: [{ card: 'Skeletons', at: [25, 20] }] });
    comes(den, 'Starhelm', { rolls: [3], pointing: [5, 10] });
    expect(den.monsters.map((it) => it.card.name)).toEqual(['Skeletons', 'Starhelm']);
  });

  it('[H2-CRD-C33.1][H2-CRD-308] only when its foe has come, or could not, is it asked whether any undead remain', () => {
    const none = denAt({ ...EIGHT, deck: ['Ogre'] });
    expect(spawned(none, 'Starhelm', { rolls: [3] })).toBeNull();
    expect(none.monsters).toEqual([]);
    expect(none.setAside.map((it) => it.name)).toEqual(['Starhelm']);
    const some = denAt({ ...EIGHT, deck: ['Skeletons'] });
    expect(spawned(some, 'Starhelm', { rolls: [3, 7] })?.card.name).toBe('Starhelm');
  });
});

describe('cards that are laid with others', () => {
  it('[H2-MON-406] those under a Monstrosity go back to the deck when it dies', () => {
    const den = denAt({ ...EIGHT, deck: ['Orkz', 'Worm'] });
    const monstrosity = comes(den, 'Monstrosity', { rolls: [3], answers: [['H2-CRD-338', 'Orkz']] });
    expect(den.deck).toEqual([]);
    playIn(den, () => destroy(den, monstrosity, null, { clause: 'H2-MON-T2.3', deed: 'fate' }));
    expect(den.deck.map((it) => it.name).sort()).toEqual(['Monstrosity', 'Orkz', 'Worm']);
  });

  it('[H2-MON-406][H2-MON-402] an overlay is set aside with its host', () => {
    const den = denAt({ ...EIGHT, monsters: [{ card: 'Orkz', at: [5, 10] }] });
    spawned(den, 'The Temple');
    playIn(den, () => destroy(den, den.monsters[0] as Monster, null, { clause: 'H2-MON-T2.3', deed: 'fate' }));
    expect([den.deck.map((it) => it.name), den.setAside.map((it) => it.name)]).toEqual([['Orkz'], ['The Temple']]);
  });

  it('[H2-MON-403] five cards are unique', () => {
    const unique = loadDeck(CORE_TEXTS).cards.filter((it) => it.unique);
    expect(unique.map((it) => it.name).sort()).toEqual([
      'Blue Wizard',
      'Brazenkragg',
      'Saltbury',
      'Starhelm',
      'The Temple',
    ]);
  });
});

describe('lines in order', () => {
  it('[H2-CRD-331] each acts on what the one before has made of the location', () => {
    const card = ownCard('card Lake Folk\ntags aquatic\nspawn in water\nspawn on the surface\nalways breed');
    const den = denAt({ ...EIGHT, before: (world) => void unitAt(world, 'water', [20, 20]) });
    const folk = comes(den, card, { rolls: [3], pointing: [5, 10] });
    expect([home(den, folk)[0], stratum(den, folk)]).toEqual([20, 0]);
  });

  it('[H2-CRD-331] a card without lines stays where it was pointed to', () => {
    const den = denAt({ ...EIGHT, before: (world) => void caveAt(world, [20, 10]) });
    const orkz = comes(den, 'Orkz', { rolls: [3], pointing: [5, 10] });
    expect([home(den, orkz), seatsOf(den, orkz).length]).toEqual([[5, 10], 3]);
  });
});
