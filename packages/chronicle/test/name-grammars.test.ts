import { type Card, cultureOfTags, deckOf, toldAs } from '@understory/host/cards';
import { type Culture, NameBook } from '@understory/host/grammar';
import { secondOptions } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { kindTold } from '../src/kinds.table.ts';
import { MORE_NAMES } from '../src/names/more.table.ts';
import { PEOPLES } from '../src/peoples.table.ts';

const ALL = Object.keys(MORE_NAMES) as Culture[];

/** The names of a world whose seed is that number: a person with a by-name, a company and a place of each culture. */
function namesOf(seed: string, culture: Culture): { person: string; company: string; place: string } {
  const book = new NameBook(seed);
  const person = `${book.person('a', culture, { since: 1, until: null })} ${book.byName('a', MORE_NAMES[culture].byNames)}`;
  const company = book.company('b', culture, null, { since: 2, until: null });
  return { person, company, place: book.place('c', MORE_NAMES[culture].places) };
}

const pairsOf = (name: string): string[] => {
  const letters = ` ${name.toLowerCase()} `;
  return Array.from(letters.slice(1), (letter, i) => `${letters[i]}${letter}`);
};

describe('the grammars of names', () => {
  it('cultures sound apart: pairs of letters tell which one a name is of', () => {
    const counts = new Map<Culture, Map<string, number>>();
    for (const culture of ALL) {
      const own = new Map<string, number>();
      for (let i = 0; i < 60; i++)
        for (const it of Object.values(namesOf(`taught ${i}`, culture)).flatMap(pairsOf))
          own.set(it, (own.get(it) ?? 0) + 1);
      counts.set(culture, own);
    }
    const totals = new Map([...counts].map(([it, own]) => [it, [...own.values()].reduce((sum, n) => sum + n, 0)]));
    const likely = (names: readonly string[], culture: Culture) =>
      names
        .flatMap(pairsOf)
        .reduce(
          (sum, it) => sum + Math.log(((counts.get(culture)?.get(it) ?? 0) + 0.5) / ((totals.get(culture) ?? 0) + 400)),
          0,
        );
    let right = 0;
    let tried = 0;
    for (const culture of ALL)
      for (let i = 0; i < 30; i++) {
        for (const name of Object.values(namesOf(`asked ${i}`, culture))) {
          const guess = [...ALL].sort((a, b) => likely([name], b) - likely([name], a))[0];
          right += guess === culture ? 1 : 0;
          tried += 1;
        }
      }
    expect(right / tried).toBeGreaterThanOrEqual(0.7);
  });

  it('two hundred first ideas of a culture are nearly all different', () => {
    for (const culture of ALL) {
      const ideas = Array.from({ length: 67 }, (_, i) => Object.values(namesOf(`idea ${i}`, culture))).flat();
      expect(new Set(ideas).size, culture).toBeGreaterThanOrEqual(140);
    }
  });

  it('in a thousand worlds no name is given twice in one', () => {
    for (let i = 0; i < 1000; i++) {
      const book = new NameBook(`world ${i}`);
      const culture = ALL[i % ALL.length] ?? 'warren';
      const names = Array.from({ length: 12 }, (_, j) => [
        book.person(`p${j}`, culture, { since: j, until: null }),
        book.company(`g${j}`, culture, null, { since: j, until: null }),
        book.place(`l${j}`, MORE_NAMES[culture].places),
      ]).flat();
      const folded = names.map((it) => it.toLowerCase().replace(/^the /, '').replace(/s$/, ''));
      expect(new Set(folded).size, `${i}: ${folded.join(', ')}`).toBe(folded.length);
    }
  });

  it('[CH-NAM-20] has a culture for every people, every card and every kind', () => {
    const deck = deckOf(secondOptions());
    const cards = new Map([...deck.cards, ...deck.villains].map((it) => [it.name.toLowerCase(), toldAs(it).culture]));
    const cultureOf = (it: string): Culture | undefined =>
      cards.get(it) ?? PEOPLES[it]?.culture ?? kindTold(it, it).culture;
    for (const [culture, names] of Object.entries(WHOSE))
      for (const name of names.toLowerCase().split(', ')) expect(cultureOf(name), name).toBe(culture);
    for (const [card, culture] of cards) expect(ALL, card).toContain(culture);
    expect(kindTold('gnolls', 'breeders').culture).toBe('warren');
  });

  it('[CH-NAM-20] a tag that is rolled brings its ways along, and home-made cards go by their tags', () => {
    expect(cultureOfTags(['lawful', 'undead'])).toBe('grave');
    expect(cultureOfTags(['lawful', 'trader'])).toBeNull();
    const made = (tags: readonly string[], solitary = false) =>
      toldAs({ what: 'card', kind: 'denizen', name: 'The Moles', tags, noun: null, solitary } as unknown as Card)
        .culture;
    expect(
      [['demonic'], ['divine'], ['giant'], ['prehistoric'], ['swarm'], ['chaotic', 'humanoid'], ['lawful']].map((it) =>
        made(it),
      ),
    ).toEqual(['infernal', 'devout', 'giantish', 'beast', 'strange', 'warren', 'surface']);
    expect(made(['magical'], true)).toBe('arcane');
    expect(made(['magical'])).toBe('surface');
  });
});

/** CH-NAM-20, as the rulebook has it, but for what has no card and no kind of its own. */
const WHOSE: Readonly<Record<Culture, string>> = {
  dwarven: 'dwarves, darrow, druegar, Brazenkragg',
  'deep-elven': 'deep elves, dark elves, Medusa, Rakshasa',
  arcane: 'magicians, A Wizard, Blue Wizard',
  alien: 'aliens',
  infernal: 'demons, Fiend, Demonic Horde, Earth Devils',
  surface: 'Farmers, Miners, Knights, Nomads, Veterans, Adventurers, The Experts, Mob, Syndicate, kingdoms, party',
  warren: 'Goblins, Orkz, Kobolds, Gnolls, Ratfolk, Troglodytes',
  beast: 'Owlbear, Dinosaur, Wolves, Worm, Giant Pike, Otyughkind, minotaur, wyrm, Dragon',
  grave: 'Vampire, Skeletons, liche king, legions',
  giantish: 'Giant, Ogre, Ogre Mage, ettin, fire giant',
  strange: 'Ooze, Stirges, Fungaliths, Shadow Hulk, Antlings, Morlons, Monstrosity, xorn, thought lords',
  devout: 'Cult, The Temple, Demigod, sphinx',
};
