import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Deck, stream } from '../src/index.ts';

const cards = ['Bone Piper', 'Grub', 'Wight', 'Mole'];

describe('a deck', () => {
  it('keeps the order a scenario gives it', () => {
    const deck = new Deck(cards, stream('x'), true);
    expect([deck.draw(), deck.draw(), deck.draw(), deck.draw(), deck.draw()]).toEqual([...cards, null]);
  });

  it('[H2-INV-16] is shuffled the same by the same seed', () => {
    const drawn = (seed: string) => {
      const deck = new Deck(cards, stream(seed, 'deck'));
      return cards.map(() => deck.draw());
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(drawn(seed)).toEqual(drawn(seed));
        expect([...drawn(seed)].sort()).toEqual([...cards].sort());
      }),
    );
  });

  it('shuffles the discards in when it runs out, and only those', () => {
    const deck = new Deck(cards, stream('x'), true);
    const drawn = cards.map(() => deck.draw());
    deck.discard('Wight');
    deck.discard('Grub');
    expect(deck.size).toBe(0);
    expect([deck.draw(), deck.draw()].sort()).toEqual(['Grub', 'Wight']);
    expect(deck.draw()).toBeNull();
    expect(drawn).toEqual(cards);
  });

  it('gives up a known card wherever it lies, the topmost first', () => {
    const deck = new Deck(cards, stream('x'), true);
    expect(deck.take((it) => it.startsWith('W'))).toBe('Wight');
    expect(deck.take((it) => it.startsWith('W'))).toBeNull();
    expect(deck.take((it) => it.length === 4)).toBe('Grub');
    expect([deck.draw(), deck.draw(), deck.draw()]).toEqual(['Bone Piper', 'Mole', null]);
  });
});
