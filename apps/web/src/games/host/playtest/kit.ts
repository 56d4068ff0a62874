import { playtestEdition, playtestView } from '@understory/host/playtest';
import { learnPlaytest } from '@understory/ink/playtest';
import type { Kit } from '../../../table/kit.ts';
import { whoPlays } from '../who-plays.ts';
import { wording } from '../wording.ts';
import type { PlaytestGame } from './begin.ts';
import { NOTES } from './notes.ts';

learnPlaytest();

/** How to Host a Dungeon by the second edition's playtest rules, on the table. */
export const playtestKit: Kit<PlaytestGame> = {
  rulebook: playtestEdition,
  nameOf: ({ world }) => world.page.title,
  fate: 'story',
  rolls: 'auto',
  whereabouts: ({ world, ask }) => {
    const { time } = playtestEdition;
    const age = time.age(world.journal.age);
    if (!ask) return playtestView.outcome(world) ?? `${age}, done`;
    const when = time.turn(world.journal);
    return when ? `${age}: ${when}` : age;
  },
  outcome: ({ world }) => playtestView.outcome(world) ?? undefined,
  wording,
  exports: () => import('./exports.ts').then((it) => it.EXPORTS),
  notes: NOTES,
  sizeOf: ({ options: { width, height } }) => `${width} × ${height} beads`,
  // Not needed to play: it is fetched when the first picture for the shelf is made.
  thumbnail: async (game, table) => {
    const { thumbnailOf } = await import('../../../parts/paper/thumbnail.ts');
    return thumbnailOf(game, table);
  },
  view: playtestView,
  ...whoPlays(playtestView),
};
