import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printCard } from '../../src/cards.ts';
import { anyCard, anyVillain } from './any-card.ts';
import { bare, read, theCard } from './read.ts';

describe('a printed card', () => {
  it('[H2-CRD-103] [H2-MON-919] is the same card when it is read again, and prints the same', () => {
    let nRead = 0;
    fc.assert(
      fc.property(fc.oneof(anyCard, anyVillain), (text) => {
        const { cards, villains, problems } = read(text);
        const errors = problems.filter((it) => it.severity === 'error').map((it) => it.message);
        // A line may come out longer than a card allows; then the card is refused for that, and for nothing else.
        expect(errors.filter((it) => !it.includes('characters'))).toEqual([]);
        const [card] = [...cards, ...villains];
        if (card === undefined) return;
        nRead++;
        const printed = printCard(card);
        const reread = read(printed);
        const [again] = [...reread.cards, ...reread.villains];
        if (again === undefined) throw new Error(reread.told.join('\n'));
        expect(bare(again)).toEqual(bare(card));
        expect(printCard(again)).toBe(printed);
      }),
      { numRuns: 400 },
    );
    expect(nRead).toBeGreaterThan(150);
  });

  it('[H2-CRD-103] has one glyph per bead up to five of a kind, else number and glyph', () => {
    const card = theCard('card X\nalways gain 5 pop 1 treasure then gain 6 pop 2 treasure then gain ●●●●●●●\n');
    expect(printCard(card)).toContain('always gain ●●●●●○ then gain 6● ○○ then gain 7●');
  });

  it('[H2-CRD-103] keeps lists in the order written', () => {
    const text = 'card X\nkind denizen\nstart ●●\nlair cave\nalways harvest biomes, ore, gems or water\n';
    expect(printCard(theCard(text))).toBe(text);
  });
});
