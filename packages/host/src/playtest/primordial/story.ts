import { type Rule, rowOf, type Table, table } from '@understory/table';
import { creationStory as anyCreationStory } from '../../natural/story.ts';
import { rollOn } from '../asks.ts';
import type { Called, Tone } from '../called.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-CRE-T1: how the world came to be, by its rows. */
const stories: Table<number> = table(
  'PT-CRE-T1',
  '1d10',
  Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String(i + 1), i + 1])),
);

/** PT-CRE-01: the tone of the family quarrel. */
const tones: Table<Tone> = table('PT-CRE-01', '1d6', {
  '1-2': 'tragic',
  '3': 'comic',
  '4': 'lyrical',
  '5': 'bawdy',
  '6': 'complicated',
});

const QUARREL = 7;
const BOTH = 10;

/** PT-CRE-02, -03: the creation story, which has no effect. */
export function* creationStory(world: PlaytestWorld): Rule {
  yield* anyCreationStory({ clause: 'PT-CRE-03', table: stories, both: BOTH, tell: (row) => tell(world, row) });
}

function* tell(world: PlaytestWorld, row: number): Rule {
  const tone = row === QUARREL ? (yield* rollOn(tones, { kind: 'the tone of the quarrel' })).value : '';
  const what = { kind: 'story', row, tone } as const satisfies Called;
  note(world, { kind: 'story', clause: rowOf(stories, row).clause, row, tone }, [
    { do: 'legend', line: { id: world.page.newId('n'), what } },
  ]);
}
