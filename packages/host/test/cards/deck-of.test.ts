import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/cards.ts';
import { deckOf } from '../../src/second/cards/deck-of.ts';

const moles = { file: 'moles.card', text: 'card Moon Moles\nset Homemade\nstart ●\nalways explore\n' };
const ogre = { file: 'my-ogre.card', text: 'card Ogre\nkind alpha predator\nstart ●●●\nalways hunt anyone\n' };
const names = (wish: Parameters<typeof deckOf>[0]) => deckOf(wish).cards.map((it) => it.name);
const core = names({ cards: [], sets: null });

describe('the deck of a game', () => {
  it('[H2-MON-202] has the cards of the game, and those of the player that are switched on', () => {
    expect(core).toEqual(loadDeck(CORE_TEXTS).cards.map((it) => it.name));
    expect(names({ cards: [moles], sets: null }).sort()).toEqual([...core, 'Moon Moles'].sort());
  });

  it('[H2-MON-202] takes a card of the player in place of the one with its name', () => {
    const { cards } = deckOf({ cards: [ogre], sets: null });
    expect(cards.map((it) => it.name).sort()).toEqual([...core].sort());
    expect(cards.find((it) => it.name === 'Ogre')?.start).toMatchObject([{ symbol: '●', count: 3 }]);
  });

  it('[H2-CRD-108] has only the cards of the sets that are in; without a word a card is of the core', () => {
    expect(names({ cards: [moles], sets: ['homemade'] })).toEqual(['Moon Moles']);
    expect(names({ cards: [moles, ogre], sets: ['core'] }).sort()).toEqual([...core].sort());
    expect(deckOf({ cards: [moles], sets: ['Homemade'] }).villains).toHaveLength(2);
  });

  it('[H2-CRD-108] says which sets there are', () => {
    expect(() => deckOf({ cards: [moles], sets: ['Lost'] })).toThrow(
      'No card is of the set "Lost"; there are: core, Homemade.',
    );
  });

  it('says what is wrong with a faulty card, and where', () => {
    const faulty = { file: 'cats.card', text: 'card Moon Cats\nstart ●\nalways pounce on birds\n' };
    expect(() => deckOf({ cards: [faulty], sets: null })).toThrow(/cats\.card:3:8: "pounce"/);
  });
});
