import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck, printCard, toldAs } from '../../src/cards.ts';
import { read, theCard } from './read.ts';

const card = (heads: string, name = 'Clockwork Moles') => theCard(`card ${name}\n${heads}\nalways breed\n`);
const game = loadDeck(CORE_TEXTS);
const ofTheGame = (name: string) => {
  const found = [...game.cards, ...game.villains].find((it) => it.name === name);
  if (!found) throw new Error(`no card ${name}`);
  return toldAs(found);
};

describe('how a card is told of', () => {
  it('[H2-CRD-117] [CH-DAT-06] stands on the card, for one and for many', () => {
    const wolf = card('noun dire wolf / dire wolves\nsolitary\npronoun she\nculture beast');
    expect(toldAs(wolf)).toEqual({
      one: 'dire wolf',
      many: 'dire wolves',
      solitary: true,
      pronoun: 'she',
      culture: 'beast',
    });
    expect(toldAs(card('noun mole'))).toMatchObject({ one: 'mole', many: 'moles' });
  });

  it('[H2-CRD-103] [H2-CRD-117] is printed as written: the plural only where it is not one + s, a default not at all', () => {
    const lines = (heads: string) => printCard(card(heads)).split('\n').slice(4, -2);
    expect(lines('noun mole / moles\nculture surface')).toEqual(['noun mole', 'culture surface']);
    expect(lines('noun wolf/wolves\npronoun they')).toEqual(['noun wolf / wolves', 'pronoun they']);
    expect(lines('')).toEqual([]);
  });

  it('[H2-CRD-117] is left to its name where the card has no noun', () => {
    expect(toldAs(card(''))).toMatchObject({ one: 'clockwork mole', many: 'clockwork moles' });
    expect(toldAs(card('', 'Ratfolk'))).toMatchObject({ one: 'ratfolk', many: 'ratfolk' });
    expect(toldAs(card('kind alpha predator', 'The Thing'))).toMatchObject({ one: 'thing', many: 'things' });
    expect(toldAs(card('solitary', 'A Guest'))).toMatchObject({ one: 'guest', many: 'guests' });
  });

  it.each([
    ['kind alpha predator', true, 'it'],
    ['kind alpha predator\ntags evil, humanoid', true, 'they'],
    ['solitary', true, 'it'],
    ['kind denizen\ntags animal', false, 'they'],
  ])('[H2-CRD-117] of %j without a pronoun: solitary %s, %s', (heads, solitary, pronoun) => {
    expect(toldAs(card(heads))).toMatchObject({ solitary, pronoun });
  });

  it.each([
    ['undead, demonic', 'grave'],
    ['evil, demonic, divine', 'infernal'],
    ['divine, giant', 'devout'],
    ['giant, animal', 'giantish'],
    ['animal, swarm', 'beast'],
    ['prehistoric', 'beast'],
    ['aberration', 'strange'],
    ['swarm, chaotic, humanoid', 'strange'],
    ['decomposer', 'strange'],
    ['chaotic, humanoid', 'warren'],
    ['magical, humanoid', 'surface'],
    ['chaotic', 'surface'],
  ])('[H2-CRD-118] of tags %s is %s', (tags, culture) => {
    expect(toldAs(card(`tags ${tags}`)).culture).toBe(culture);
  });

  it('[H2-CRD-118] of a magical card is arcane only if it is solitary; and what the card says goes first', () => {
    expect(toldAs(card('tags magical\nsolitary')).culture).toBe('arcane');
    expect(toldAs(card('tags undead\nculture dwarven')).culture).toBe('dwarven');
  });

  it('[H2-CRD-117] [H2-CRD-118] stands on villain cards too', () => {
    const { villains } = read(
      'villain V\npath ●\nnoun spy / spies\nculture grave\nalways scout\nwins when every stratum is corrupted\n',
    );
    expect(villains.map(toldAs)).toMatchObject([{ many: 'spies', solitary: false, pronoun: 'they', culture: 'grave' }]);
  });

  it('[H2-CRD-107] [H2-CRD-117] [H2-CRD-118] is corrected like any other line', () => {
    const { told } = read('card X\nnoun\npronuon she\nculture wraren\nsolitary yes\nalways breed\n');
    expect(told).toEqual([
      'my.card:2:5: The line ends where a noun such as goblin should follow.',
      expect.stringMatching(/^my.card:3:1: "pronuon" begins no line of a card: .* did you mean "pronoun"\?$/),
      'my.card:4:9: "wraren" stands where a culture such as warren or beast should be; did you mean "warren"?',
      'my.card:5:10: "yes" stands where the end of the line should be.',
    ]);
    expect(read('card X\npronoun shee\npronoun it\nalways breed\n').told).toEqual([
      'my.card:2:9: "shee" stands where it, she, he or they should be; did you mean "she"?',
      'my.card:3:1: "pronoun" stands on this card already.',
    ]);
  });

  it('[H2-CRD-408] of the game’s cards goes by what they are', () => {
    expect(ofTheGame('Owlbear')).toEqual({
      one: 'owlbear',
      many: 'owlbears',
      solitary: true,
      pronoun: 'it',
      culture: 'beast',
    });
    expect(ofTheGame('A Wizard')).toMatchObject({ one: 'wizard', solitary: true, pronoun: 'he', culture: 'arcane' });
    expect(ofTheGame('Stirges')).toMatchObject({ one: 'stirge', many: 'stirges', solitary: false, pronoun: 'they' });
    expect(ofTheGame('The Horde')).toMatchObject({ one: 'raider', solitary: false, culture: 'warren' });
  });
});
