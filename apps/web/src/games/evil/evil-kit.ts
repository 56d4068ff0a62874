import { boardOf, deadliestEvil, picture } from '@understory/evil';
import { inkedBoard, paperOf, sheetOf } from '@understory/ink/boards';
import { boardThumbnail } from '../../parts/board/board-thumbnail.ts';
import { personDecides } from '../../table/alone.ts';
import type { Kit } from '../../table/kit.ts';
import type { EvilGame } from './evil-game.ts';

const RESULTS = {
  defeat: 'Kora died in the dungeon.',
  minor: 'Kora came out again: a minor victory.',
  ultimate: 'Book, Crucible and Grislyk: an ultimate victory.',
} as const;

/** Dungeon of Deadliest Evil on the table. */
export const evilKit: Kit<EvilGame> = {
  rulebook: deadliestEvil,
  nameOf: () => 'Deadliest Evil',
  fate: 'tactical',
  rolls: 'auto',
  whereabouts: ({ world }) => (world.result ? RESULTS[world.result] : `Round ${world.round}, Life ${world.life}`),
  outcome: ({ world }) => (world.result ? RESULTS[world.result] : undefined),
  exports: () => import('./evil-exports.ts').then((it) => it.EVIL_EXPORTS),
  sizeOf: ({ world }) => `${world.tiles.length} tiles`,
  thumbnail: ({ world }, { view }) => boardThumbnail(paperOf(boardOf(picture(world))), view),
  boards: ({ world }, { look, prefix }) => {
    const board = boardOf(picture(world));
    const paper = paperOf(board);
    const { width, height } = paper;
    return [{ title: 'The dungeon', drawing: inkedBoard(paper, look, prefix), width, height, corner: sheetOf(board) }];
  },
  sortWords: {
    notable: 'objectives and the end',
    battles: 'fights and wounds',
    treasure: 'searches and items',
    travel: 'ways and monsters',
    lives: 'healing and the end',
    world: 'rounds and events',
  },
  personPlays: personDecides,
  isOthersTurn: () => false,
};
