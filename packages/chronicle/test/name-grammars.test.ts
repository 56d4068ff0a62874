import { deckOf, toldAs } from '@understory/host/cards';
import { type Culture, NameBook } from '@understory/host/grammar';
import { secondOptions } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { kindTold } from '../src/kinds.table.ts';
import { MORE_NAMES } from '../src/names/more.table.ts';

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

  it('has a culture for every card of the deck and every kind of the other editions', () => {
    const deck = deckOf(secondOptions());
    const cultureOf = new Map([...deck.cards, ...deck.villains].map((it) => [it.name, toldAs(it).culture]));
    const expected: Readonly<Record<string, Culture>> = {
      Goblins: 'warren',
      Medusa: 'deep-elven',
      Owlbear: 'beast',
      Vampire: 'grave',
      Ogre: 'giantish',
      Ooze: 'strange',
      Miners: 'surface',
      Fiend: 'infernal',
      Stirges: 'strange',
      Wolves: 'beast',
      Skeletons: 'grave',
      Veterans: 'surface',
    };
    for (const [card, culture] of Object.entries(expected)) expect(cultureOf.get(card), card).toBe(culture);
    for (const [card, culture] of cultureOf) expect(ALL, card).toContain(culture);
    expect(kindTold('gnolls', 'breeders').culture).toBe('warren');
    expect(kindTold('wyrm', 'alpha').culture).toBe('beast');
    expect(kindTold('thought lords', 'villain').culture).toBe('strange');
  });
});
