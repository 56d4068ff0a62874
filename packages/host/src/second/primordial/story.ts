import { type Rule, rowOf, type Table, table } from '@understory/table';
import { creationStory as anyCreationStory } from '../../natural/story.ts';
import type { World } from '../../world.ts';
import { rollOn } from '../asks.ts';
import type { Called, Tone } from '../called.ts';
import { note } from '../note.ts';

/** H2-PRI-T1: how the world came to be, by its rows. */
const stories: Table<number> = table('H2-PRI-T1', '1d10', {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
});

/** H2-PRI-T1A: the tone of the family quarrel. */
const tones: Table<Tone> = table('H2-PRI-T1A', '1d6', {
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
  const { clause } = rowOf(stories, row);
  const tone = row === QUARREL ? (yield* rollOn(tones, { kind: 'the tone of the quarrel' })).value : '';
  const what = { kind: 'story', row, tone } as const satisfies Called;
  note(world, { kind: 'story', clause, row, tone }, [{ do: 'legend', line: { id: world.page.newId('n'), what } }]);
}
