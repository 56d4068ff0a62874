import type { OptionInWords, Topic } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { actionsIn, areActions } from '../src/parts/ask/actions-in.ts';

const option = (key: string, text: string, does = ''): OptionInWords => ({ key, text, does });
const act = (line: number, target: string, text: string, does = ''): OptionInWords => ({
  ...option(`${line} ${target}`, text, does),
  what: { kind: 'act', line, target } as Topic,
});
const foes = ['ogre', 'wolves', 'knights'].map((id) => act(0, id, `Fight ${id}`, '5 in 12: they lose ●'));
const friends = ['ogre', 'wolves'].map((id) => act(2, id, `Ally with ${id}`));
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
