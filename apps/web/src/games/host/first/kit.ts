import { firstEdition, firstView, whenText } from '@understory/host/first';
import { learnFirstEdition } from '@understory/ink/first';
import type { Kit } from '../../../table/kit.ts';
import { whoPlays } from '../who-plays.ts';
import { wording } from '../wording.ts';
import type { FirstGame } from './begin.ts';
import { NOTES } from './notes.ts';
import { WORLD_SKETCHES } from './world-sketches.ts';

learnFirstEdition();

/** How to Host a Dungeon as it was first printed, on the table. */
export const firstKit: Kit<FirstGame> = {
  rulebook: firstEdition,
  nameOf: ({ world }) => world.page.title,
  fate: 'story',
  rolls: 'auto',
  whereabouts: ({ world, ask }) => {
    const age = firstEdition.time.age(world.journal.age);
    if (!ask) return firstView.outcome(world) ?? `${age}, done`;
    const when = whenText(world, world.journal);
    return when ? `${age}: ${when}` : age;
  },
  outcome: ({ world }) => firstView.outcome(world) ?? undefined,
  wording,
  exports: () => import('./exports.ts').then((it) => it.EXPORTS),
  notes: NOTES,
  sketches: async (asked) => (asked === 'which world' ? WORLD_SKETCHES : null),
  sizeOf: ({ options: { width, height } }) => `${width} × ${height} beads`,
  // Not needed to play: it is fetched when the first picture for the shelf is made.
  thumbnail: async (game, table) => {
    const { thumbnailOf } = await import('../../../parts/paper/thumbnail.ts');
    return thumbnailOf(game, table);
  },
  when: ({ world }, line) => whenText(world, line),
  view: firstView,
  ...whoPlays(firstView),
};
