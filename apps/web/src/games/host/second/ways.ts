import { secondEdition } from '@understory/host';
import { thumbnailOf } from '../../../parts/paper/thumbnail.ts';
import type { Ways } from '../../../table/ways.ts';
import { whereabouts } from '../../../words/whereabouts.ts';
import { HOST_EXPORTS } from '../host-exports.ts';
import type { HostGame } from './begin.ts';
import { isOthersTurn, personPlays } from './monsters/who-plays.ts';

/** How to Host a Dungeon on the table. */
export const hostWays: Ways<HostGame> = {
  rulebook: secondEdition,
  nameOf: ({ world }) => world.page.title,
  whereabouts,
  outcome: ({ world }) => world.outcome?.text,
  exports: HOST_EXPORTS,
  sizeOf: ({ options: { width, height } }) => `${width} × ${height} beads`,
  thumbnail: ({ world }, { look }, pen) => thumbnailOf(world, look, pen),
  personPlays,
  isOthersTurn,
};
