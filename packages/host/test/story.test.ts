import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { creationStory } from '../src/second/primordial/story.ts';
import { laid } from './laid.ts';
import { wordsIn } from './words-in.ts';

const told = (world: ReturnType<typeof laid>) => world.page.legend.map(wordsIn(world));

describe('the creation story', () => {
  it('[H2-PRI-09] is rolled, picked or skipped, and written in journal and legend', () => {
    const rolled = playOut({ world: laid(), rule: creationStory }, { dice: [9], choose: ['roll'] });
    expect(told(rolled.world)).toEqual(['The world is a move in some cosmic game.']);
    expect(rolled.journal.at(-1)).toMatchObject({ kind: 'story', clause: 'H2-PRI-T1.9' });
    const picked = playOut({ world: laid(), rule: creationStory }, { dice: [], choose: ['6'] });
    expect(told(picked.world)).toEqual(['The world never began and will never end.']);
    const skipped = playOut({ world: laid(), rule: creationStory }, { dice: [], choose: ['skip'] });
    expect(told(skipped.world)).toEqual([]);
  });

  it('[H2-PRI-10] rolls a further 10 and a repeat again, so that two different stories are true', () => {
    const { world } = playOut({ world: laid(), rule: creationStory }, { dice: [10, 2, 10, 2, 8] });
    expect(told(world)).toEqual([
      'Sky and sea were lovers; the world is their child.',
      expect.stringMatching(/^The world is the dream of /),
    ]);
  });
});
