import { type Rule, rowOf, type Table, table } from '@understory/table';
import { creationStory as anyCreationStory } from '../../natural/story.ts';
import type { World } from '../../world.ts';
import { rollOn } from '../asks.ts';
import { note } from '../note.ts';

/** H2-PRI-T1: how the world came to be. `{tone}` stands for the tone of the family quarrel. */
const stories: Table<string> = table('H2-PRI-T1', '1d10', {
  '1': 'The world is what is left of a murdered god.',
  '2': 'Sky and sea were lovers; the world is their child.',
  '3': 'A deity designed the world, and it came out exactly so.',
  '4': 'A deity designed the world, and it came out quite otherwise.',
  '5': 'Wild forces and the first chaos made the world.',
  '6': 'The world never began and will never end.',
  '7': 'A {tone} quarrel in a family of heaven made the world.',
  '8': 'The world is somebody’s dream.',
  '9': 'The world is a move in some cosmic game.',
  '10': 'Two stories of the beginning are true.',
});

/** H2-PRI-T1A: the tone of the family quarrel. */
const tones: Table<string> = table('H2-PRI-T1A', '1d6', {
  '1-2': 'tragic',
  '3': 'comic',
  '4': 'lyrical',
  '5': 'bawdy',
  '6': 'complicated',
});

const QUARREL = 7;
const BOTH = 10;

/** H2-PRI-09, -10: the creation story. */
export function* creationStory(world: World): Rule {
  yield* anyCreationStory({ clause: 'H2-PRI-09', table: stories, both: BOTH, tell: (row) => tell(world, row) });
}

function* tell(world: World, row: number): Rule {
  const { value, clause } = rowOf(stories, row);
  const tone = row === QUARREL ? (yield* rollOn(tones, { kind: 'the tone of the quarrel' })).value : '';
  const text = value.replace('{tone}', tone);
  note(world, { kind: 'story', clause, row, tone }, [{ do: 'legend', line: { id: world.page.newId('n'), text } }]);
}
