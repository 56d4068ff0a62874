import type { OptionInWords, Topic } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { actionsIn, areActions } from '../src/parts/ask/actions-in.ts';

const option = (key: string, text: string, does = ''): OptionInWords => ({ key, text, does });
const act = (line: number, deed: string, whom: string): OptionInWords => ({
  ...option(`${line} ${whom}`, `${deed} ${whom}`, '5 in 12: they lose ●'),
  what: { kind: 'act', line, target: whom } as Topic,
  apart: { deed, whom, brief: '5 in 12' },
});
const foes = ['ogre', 'wolves', 'knights'].map((id) => act(0, 'Fight', id));
const friends = ['ogre', 'wolves'].map((id) => act(2, 'Ally with', id));
const all = [...foes, option('1', 'Explore'), ...friends, option('nothing', 'Nothing')];

describe('many things to do', () => {
  it('are told together where they differ only in whom they are done to', () => {
    expect(actionsIn(all).map(({ title, choices }) => [title, ...choices.map(({ text }) => text)])).toEqual([
      ['Fight', 'ogre', 'wolves', 'knights'],
      ['', 'Explore'],
      ['Ally with', 'ogre', 'wolves'],
      ['', 'Nothing'],
    ]);
  });

  it('are told together whichever line of the card they are of, unless two would do it to the same', () => {
    const trade = (line: number, whom: string): OptionInWords => ({
      ...act(line, 'Trade with', whom),
      what: { kind: 'act', line, deed: 'trade', target: whom } as Topic,
    });
    const titles = (...options: OptionInWords[]) =>
      actionsIn(options).map(({ title, choices }) => [title, ...choices.map(({ text }) => text)]);
    expect(titles(trade(0, 'ogre'), trade(0, 'elves'), trade(3, 'wolves'), trade(3, 'knights'))).toEqual([
      ['Trade with', 'ogre', 'elves', 'wolves', 'knights'],
    ]);
    expect(titles(trade(0, 'ogre'), trade(0, 'elves'), trade(3, 'ogre'), trade(3, 'elves'))).toEqual([
      ['Trade with', 'ogre', 'elves'],
      ['Trade with', 'ogre', 'elves'],
    ]);
  });

  it('say of each in the fewest words what it would do', () => {
    const [fight, explore] = actionsIn([...foes, option('1', 'Explore', 'a way becomes known')]);
    expect(fight?.choices[0]).toMatchObject({ brief: '5 in 12', does: '5 in 12: they lose ●' });
    expect(explore?.choices[0]?.brief).toBe('a way becomes known');
  });

  it('keep the numbers that they have as options, for the keys and the map', () => {
    expect(actionsIn(all).flatMap(({ choices }) => choices.map(({ number }) => number))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are left as cards while there are few, or no two are alike', () => {
    expect(areActions(all)).toBe(true);
    expect(areActions(foes)).toBe(false);
    const deck = ['Giant', 'Giant Pike', 'Hag', 'Mob', 'Ogre', 'Ogre Mage', 'Ooze', 'Orkz'];
    expect(areActions(deck.map((it) => option(it, it)))).toBe(false);
  });
});
