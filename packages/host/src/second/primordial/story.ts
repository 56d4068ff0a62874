import { type AsWritten, type Clause, type Rule, rowOf, type Table, table } from '@understory/table';
import { creationStory as anyCreationStory } from '../../natural/story.ts';
import type { World } from '../../world.ts';
import { rollOn } from '../asks.ts';
import type { Called, Dreamer, Tone } from '../called.ts';
import { note } from '../note.ts';
import { chooseOrWrite } from '../own-words.ts';

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
const DREAM = 8;
const BOTH = 10;

/** H2-PRI-09, -10: the creation story. */
export function* creationStory(world: World): Rule {
  yield* anyCreationStory({ clause: 'H2-PRI-09', table: stories, both: BOTH, tell: (row) => tell(world, row) });
}

function* tell(world: World, row: number): Rule {
  const { clause } = rowOf(stories, row);
  const dream = row === DREAM ? { dreamer: yield* whoDreams(world, clause) } : {};
  const tone = row === QUARREL ? (yield* rollOn(tones, { kind: 'the tone of the quarrel' })).value : '';
  const what = { kind: 'story', row, tone, ...dream } as const satisfies Called;
  note(world, { kind: 'story', clause, row, tone, ...dream }, [
    { do: 'legend', line: { id: world.page.newId('n'), what } },
  ]);
}

/** H2-PRI-T1.8. */
function* whoDreams(world: World, clause: Clause): Rule<Dreamer | AsWritten> {
  return yield* chooseOrWrite(clause, {
    by: 'maker',
    topic: { kind: 'whose dream the world is' },
    options: [{ key: 'god' }, { key: 'wizard' }, { key: 'monster' }, { key: 'ordinary' }],
    usual: null,
    own: 'the dreamer',
    id: world.page.idAhead('n'),
  });
}
