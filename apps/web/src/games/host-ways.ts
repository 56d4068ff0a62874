import { secondEdition } from '@understory/host';
import type { HostGame } from '../editions.ts';
import { HOST_EXPORTS } from '../export/host-exports.ts';
import { thumbnailOf } from '../map/thumbnail.ts';
import { isOthersTurn, personPlays } from '../monsters/who-plays.ts';
import { whereabouts } from '../table/whereabouts.ts';
import type { Ways } from './ways.ts';

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
