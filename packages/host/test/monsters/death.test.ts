import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import { heldIn } from '../../src/second/held.ts';
import { losePopulation } from '../../src/second/monsters/belongings.ts';
import { destroy, leaveMap, settle } from '../../src/second/monsters/death.ts';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { powerOf } from '../../src/second/monsters/measure.ts';
import { layOver } from '../../src/second/monsters/state.ts';
import { playCards } from '../../src/second/monsters/turn.ts';
import { cardOf, denAt, playIn } from './den-at.ts';
import { cardWith, doTo, facing, groups, live, loose, purse } from './facing.ts';

const places = (den: ReturnType<typeof denAt>) =>
  [...den.deck, ...den.setAside].map((it) => it.name).concat([...new Set(den.monsters.map((it) => it.card.name))]);

describe('death', () => {
  it('[H2-MON-401] without ● a group is dead: ★ gone, ○ and ❖ loose where they lay, its rooms ruins', () => {
    const den = facing(['Ogre', { card: 'Goblins', treasure: 1, epic: 1, bonus: 2 }]);
    const [ogre, goblins] = groups(den);
    const { piece } = homeOf(den, goblins);
    const lay = den.world.page.beadsOf(goblins.id).filter((it) => it.kind === 'treasure' || it.kind === 'epic');
    doTo(den, ogre, 'hunt anyone', goblins);
    expect(den.monsters).toEqual([ogre]);
    expect(loose(den)).toBe('○1 ❖1');
    expect(den.world.page.beadsOf(null).map((it) => it.at)).toEqual(lay.map((it) => it.at));
    expect(den.world.page.beadsOf(goblins.id)).toEqual([]);
    expect(den.ruins.map((it) => it.piece)).toContain(piece);
  });

  it('[H2-MON-402] [H2-MON-403] [H2-MON-920] its card goes back to the deck, a unique one is set aside', () => {
    const unique = loadDeck(CORE_TEXTS).cards.filter((it) => it.unique);
    expect(unique.map((it) => it.name).sort()).toEqual([
      'Blue Wizard',
      'Brazenkragg',
      'Saltbury',
      'Starhelm',
      'The Temple',
    ]);
    const den = facing(['Ogre', 'Goblins', 'Saltbury']);
    const [ogre, goblins, city] = groups(den);
    doTo(den, ogre, 'hunt anyone', goblins);
    doTo(den, ogre, 'hunt anyone', city);
    expect(den.deck.map((it) => it.name)).toEqual(['Goblins']);
    expect(den.setAside.map((it) => it.name)).toEqual(['Saltbury']);
  });

  it('[H2-MON-404] who took the last ● has wiped it out, a defender too', () => {
    const den = facing([{ card: 'Ogre' }, { card: 'Goblins', treasure: 1 }, 'Gnolls']);
    const [ogre, goblins, gnolls] = groups(den);
    doTo(den, gnolls, 'steal from anyone', goblins, { dice: [1, 6] });
    expect(goblins.past.victims.map((it) => it.id)).toEqual([gnolls.id]);
    doTo(den, ogre, 'hunt anyone', goblins);
    expect(ogre.past.victims.map((it) => it.id)).toEqual([goblins.id]);
  });

  it('[H2-CRD-228] who wiped it out remembers it as it was with its last ●', () => {
    const den = facing([
      { card: 'Ogre', population: 2 },
      { card: 'Goblins', treasure: 2, bonus: 1 },
    ]);
    const [ogre, goblins] = groups(den);
    const power = powerOf(den, goblins);
    doTo(den, ogre, 'hunt anyone', goblins);
    expect(ogre.past.victims).toMatchObject([{ id: goblins.id, size: 1, power }]);
  });

  it('[H2-MON-405] [H2-MON-302] its pacts end, and its card is passed over when it would be drawn', () => {
    const den = facing([{ card: 'Goblins', name: 'Prey' }, 'Ogre']);
    const [prey, ogre] = groups(den);
    den.pacts.push({ kind: 'bribe', from: prey.id, to: 'nobody', lastTurn: 9, since: 0 });
    playIn(den, () => playCards(den), [
      ['H2-MON-301', 'Ogre'],
      ['H2-MON-314', 'nothing'],
    ]);
    expect(den.monsters).toEqual([ogre]);
    expect(den.pacts).toEqual([]);
    expect(prey.past.began).toBe(prey.past.spawned);
  });

  it('[H2-MON-406] the cards under a Monstrosity go back with it, an overlay is set aside', () => {
    const under = { life: cardOf('Orkz'), choices: cardOf('Worm') };
    const den = facing([{ card: 'Monstrosity', under }, 'Ogre']);
    const [monstrosity, ogre] = groups(den);
    layOver(den, monstrosity, cardOf('The Temple'));
    doTo(den, ogre, 'hunt anyone', monstrosity);
    expect(den.deck.map((it) => it.name)).toEqual(['Monstrosity', 'Orkz', 'Worm']);
    expect(den.setAside.map((it) => it.name)).toEqual(['The Temple']);
  });

  it('[H2-MON-401] its cards are over, and what it played by is known to whoever looks back', () => {
    const den = facing(['Ogre', 'Goblins']);
    const [ogre, goblins] = groups(den);
    layOver(den, goblins, cardOf('The Temple'));
    const lived = den.world.journal.entries.length - 1;
    doTo(den, ogre, 'hunt anyone', goblins);
    const cards = heldIn(den.world).filter((it) => it.what === 'cards' && it.group === goblins.id);
    expect(cards.map((it) => it.cards)).toEqual([['Goblins'], ['Goblins', 'The Temple']]);
    expect(cards.at(-1)?.until).toBeGreaterThan(lived);
  });

  it('[H2-MON-407] [H2-MON-906] who leaves takes ★ and plain ○ along, but no ❖; `leaving ○` leaves all', () => {
    const den = facing([
      { card: 'Nomads', treasure: 2, epic: 1, bonus: 1 },
      { card: 'Goblins', treasure: 2, epic: 1 },
      'Ogre',
    ]);
    const [nomads, goblins] = groups(den);
    playIn(den, () => leaveMap(den, nomads, 'H2-MON-407', false));
    expect(loose(den)).toBe('❖1');
    playIn(den, () => leaveMap(den, goblins, 'H2-MON-407', true));
    expect(loose(den)).toBe('○2 ❖2');
    expect(den.deck.map((it) => it.name)).toEqual(['Nomads', 'Goblins']);
    expect(den.gone).toBe(2);
  });

  it('[H2-MON-317] a lifecycle ends at once when its group dies or leaves', () => {
    const den = facing([
      { card: 'Nomads', population: 2, treasure: 1 },
      { card: 'Orkz', population: 3 },
    ]);
    const [nomads, orkz] = groups(den);
    // H2-MON-E14: the trade is lost, and with it the last ○.
    nomads.past.deeds.length = 0;
    live(den, nomads, { dice: [1, 6], answers: [] });
    expect(den.monsters).toEqual([orkz]);
    expect(purse(den, orkz)).toBe('●3 ○1');
    expect(den.deck.map((it) => it.name)).toEqual(['Nomads']);
  });

  it('[H2-MON-139] the bead farthest from the home goes, the newest of two as far, the home’s ● last', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [8.5, 10],
            [11.5, 10],
            [14, 10],
          ],
        },
      ],
    });
    const [goblins] = groups(den);
    const left = () => den.world.page.beadsOf(goblins.id).map((it) => it.at.x);
    const lose = (answers: readonly (readonly [string, string])[] = []) =>
      playIn(den, () => losePopulation(den, goblins, 1, { clause: 'H2-ACT-274', deed: 'card' }), answers);
    lose();
    expect(left()).toEqual([10, 8.5, 11.5]);
    lose();
    expect(left()).toEqual([10, 8.5]);
    lose([['H2-MON-139', den.world.page.beadsOf(goblins.id)[0]?.id as string]]);
    expect(left()).toEqual([8.5]);
  });

  it('[H2-CRD-320] a victim’s old home is where its last ● sat, however many died before', () => {
    const den = denAt({
      monsters: [
        { card: 'Fungaliths', at: [8, 12] },
        {
          card: 'Goblins',
          seats: [
            [8, 9],
            [14, 9],
          ],
          joined: false,
        },
      ],
    });
    const [fungi, goblins] = groups(den);
    doTo(den, fungi, 'hunt anyone', goblins);
    const many = den.world.page.pieces.length;
    doTo(den, fungi, 'hunt anyone', goblins);
    const growth = den.world.page.pieces.slice(many).find((it) => it.room === 'growth');
    expect(growth?.shape.path[0]).toBeLessThan(11);
  });

  it('[H2-CRD-304] destroyed: the group dies, however many it was, and all its ○ lie loose', () => {
    const den = facing(['Ogre', { card: 'Goblins', population: 3, treasure: 2 }]);
    const [ogre, goblins] = groups(den);
    playIn(den, () => destroy(den, goblins, ogre, { clause: 'H2-CRD-304', deed: 'card' }));
    expect([den.monsters, loose(den)]).toEqual([[ogre], '○2']);
    expect(ogre.past.victims[0]?.size).toBe(3);
  });
});

describe('groups that share a card', () => {
  it('[H2-ACT-273] [H2-MON-904] act one after the other when it is drawn, the older first; it returns with the last of them', () => {
    const den = denAt({
      monsters: [
        { card: 'Ooze', name: 'Ooze', at: [5, 9] },
        { card: 'Ooze', name: 'Ooze II', at: [5, 15] },
        { card: 'Ratfolk', at: [25, 15] },
      ],
    });
    const [first, second] = groups(den);
    playIn(den, () => playCards(den), [['H2-MON-301', 'Ooze']]);
    expect(first.past.began).toBeLessThan(second.past.began);
    expect([purse(den, first), purse(den, second)]).toEqual(['●2', '●2']);
    playIn(den, () => leaveMap(den, first, 'H2-MON-407', false));
    expect(den.deck).toEqual([]);
    playIn(den, () => leaveMap(den, second, 'H2-MON-407', false));
    expect(den.deck.map((it) => it.name)).toEqual(['Ooze']);
  });

  it('[H2-MON-903] each card is in one place only, also those under a Monstrosity that split', () => {
    const under = { life: cardOf('Ooze'), choices: cardOf('Worm') };
    const den = facing([{ card: 'Monstrosity', under, population: 5 }]);
    const [monstrosity] = groups(den);
    live(den, monstrosity);
    expect(den.monsters).toHaveLength(2);
    for (const it of [...den.monsters])
      playIn(den, function* () {
        yield* losePopulation(den, it, 9, { clause: 'H2-ACT-274', deed: 'card' });
        yield* settle(den);
      });
    expect(places(den).sort()).toEqual(['Monstrosity', 'Ooze', 'Worm']);
  });

  it('[H2-MON-408] nobody spends the last ●', () => {
    const den = facing([{ card: cardWith('one of:\n- build Pit (req ● / gain ○)'), population: 2 }]);
    const [cats] = groups(den);
    live(den, cats, { option: '0' });
    expect(purse(den, cats)).toBe('●1 ○1');
    const again = facing([{ card: cardWith('one of:\n- build Pit (req ● / gain ○) many'), population: 1 }]);
    live(again, groups(again)[0]);
    expect(purse(again, groups(again)[0])).toBe('●1');
  });
});
