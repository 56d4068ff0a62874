import { describe, expect, it } from 'vitest';
import { lastCard } from '../src/telling/cards.ts';
import { DICE, event, phase, table } from './table.ts';

const cliff = (more: object = {}) => table({ tiles: ['The Cliff'], kora: { tile: 'The Cliff' }, dice: DICE, ...more });

describe('the card that was drawn last', () => {
  it('is none before the first', () => {
    expect(lastCard(cliff())).toBeNull();
  });

  it('[DE-CMP-02] an Event card shows its three sections, and which of them acts', () => {
    const world = cliff();
    event(world, 'War Horn');
    expect(lastCard(world)).toMatchObject({
      deck: 'event',
      name: 'War Horn',
      sections: ['1 goblin, then advance', '1 goblin, then advance', '2 goblins, then advance'],
      level: 1,
      unless: null,
      idle: false,
    });
  });

  it('[DE-EVT-T1.16] a roll says what failing costs', () => {
    const world = cliff();
    event(world, 'Dart Trap', [1, 1]);
    expect(lastCard(world)).toMatchObject({
      sections: ['d4', 'd4', 'd6'].map((die) => `${die} vs. Defense; fail: 1 wound`),
    });
  });

  it('[DE-EVT-08] says that it does nothing any more', () => {
    const world = cliff({ done: ['crucible'] });
    event(world, 'Bone Guard');
    expect(lastCard(world)).toMatchObject({ unless: 'unless the Crucible is destroyed', idle: true });
  });

  it('[DE-CMP-03] a Search card shows its kind and its effect', () => {
    const world = cliff();
    phase(world, 3, { choose: { 'DE-SCH-01': ['search'], 'DE-SCH-02': ['Healing Balm'] } });
    expect(lastCard(world)).toMatchObject({
      deck: 'search',
      name: 'Healing Balm',
      level: 1,
      kind: 'one use',
      effect: 'Recover 2 wounds',
    });
  });
});
