import { secondEdition, secondView } from '@understory/host/second';
import type { Kit } from '../../../table/kit.ts';
import { whereabouts } from '../whereabouts.ts';
import { whoPlays } from '../who-plays.ts';
import { wording } from '../wording.ts';
import type { HostGame } from './begin.ts';
import { NOTES } from './notes.ts';
import { sketchesOf } from './sketches-of.ts';
import { WHO_DRAWS } from './who-draws.ts';

/** How to Host a Dungeon on the table. */
export const secondKit: Kit<HostGame> = {
  rulebook: secondEdition,
  nameOf: ({ world }) => world.page.title,
  fate: 'story',
  rolls: 'auto',
  whereabouts: (game) => whereabouts(secondView, game),
  outcome: ({ world }) => secondView.outcome(world) ?? undefined,
  wording,
  exports: () => import('./exports.ts').then((it) => it.EXPORTS),
  notes: NOTES,
  sketches: sketchesOf,
  sizeOf: ({ options: { width, height } }) => `${width} × ${height} beads`,
  // Not needed to play: it is fetched when the first picture for the shelf is made.
  thumbnail: async (game, table) => {
    const { thumbnailOf } = await import('../../../parts/paper/thumbnail.ts');
    return thumbnailOf(game, table);
  },
  view: secondView,
  whoDraws: WHO_DRAWS,
  ...whoPlays(secondView),
};
