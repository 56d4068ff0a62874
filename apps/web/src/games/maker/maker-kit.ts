import { inkedBoard } from '@understory/ink/boards';
import { deluxe, picture, tableOf } from '@understory/maker';
import { tellerOf } from '@understory/table';
import { boardThumbnail } from '../../parts/board/board-thumbnail.ts';
import { personDecides } from '../../table/alone.ts';
import type { Kit } from '../../table/kit.ts';
import { chapterWords } from '../../words/time.ts';
import { paperOf } from './dungeon-of.ts';
import type { MakerGame } from './maker-game.ts';

/** Dungeon Maker Deluxe on the table. */
export const makerKit: Kit<MakerGame> = {
  rulebook: deluxe,
  nameOf: ({ options: { players } }) => `${players.join(', ')}: dungeon`,
  fate: 'tactical',
  rolls: 'auto',
  whereabouts: (game) => outcome(game) ?? chapterWords(game, game.world.journal.chapter),
  outcome,
  exports: () => import('./maker-exports.ts').then((it) => it.MAKER_EXPORTS),
  sizeOf: ({ options: { players } }) => (players.length === 1 ? 'one sheet' : `${players.length} sheets`),
  thumbnail: ({ world }, { view }) => {
    const [sheet] = picture(world).sheets;
    return sheet ? boardThumbnail(paperOf(sheet), view) : Promise.resolve('');
  },
  boards: ({ world }, { look, prefix }) =>
    picture(world).sheets.map((sheet, nth) => {
      const paper = paperOf(sheet);
      const { title, width, height } = paper;
      return { title, drawing: inkedBoard(paper, look, `${prefix}${nth}-`), width, height };
    }),
  hasOwnDice: ({ seed }) => tableOf(seed) !== null,
  sortWords: {
    notable: 'turning points',
    building: 'building',
    treasure: 'loot and spells',
    lives: 'heroes',
    travel: 'ways of the heroes',
    battles: 'checks and wounds',
    world: 'scores',
  },
  personPlays: personDecides,
  isOthersTurn: ({ world, hands }) => {
    const visited = world.sheets.find((it) => it.visit !== null);
    return visited !== undefined && (hands.seats[visited.seat] ?? hands.choices) !== 'person';
  },
};

function outcome(game: MakerGame): string | undefined {
  const last = game.world.journal.entries.findLast(({ kind }) => kind === 'won' || kind === 'rated');
  return last && tellerOf(game).line(last);
}
