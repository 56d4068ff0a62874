import { describe, expect, it } from 'vitest';
import { denAt, ownCard, playIn } from './den-at.ts';
import { groups, purse } from './facing.ts';

describe('a strange card comes into play', () => {
  it('[H2-CRD-338] [H2-MON-903] two lines that draw two cards draw two, and none is lost', () => {
    const card = ownCard(
      'card Patchwork\nstart ●\nspawn never on the surface\nspawn drawing 2 cards\nspawn drawing 2 cards\n',
    );
    const den = denAt({ deck: ['Orkz', 'Worm', 'Goblins', 'Kobolds'] });
    playIn(den, () => den.laws.spawn(den, card, {}));
    const [me] = groups(den);
    const laid = [me.under?.life?.name, me.under?.choices?.name];
    expect([...laid, ...den.deck.map((it) => it.name)].sort()).toEqual(['Goblins', 'Kobolds', 'Orkz', 'Worm']);
  });

  it('[H2-MON-221] [H2-CRD-307] a newcomer that leaves for the ★ it spends fights no more', () => {
    const card = ownCard('card Proud Few\nstart ●●★\nalways breed\nrules:\n- when we have no ★: leave the map\n');
    const den = denAt({ monsters: [{ card: 'Goblins', at: [10, 12], population: 2 }] });
    const dice = [
      ['H2-ACT-102', [3]],
      ['H2-ACT-102', [4]],
      ['H2-ACT-106', 'spend'],
    ] as const;
    const came = playIn(den, () => den.laws.spawn(den, card, { at: { x: 10, y: 12 } }), dice);
    expect(came).toBe(null);
    expect(den.monsters.map((it) => it.card.name)).toEqual(['Goblins']);
    expect(purse(den, groups(den)[0])).toBe('●2');
    expect(den.deck.map((it) => it.name)).toEqual(['Proud Few']);
  });
});
