import { type MakerGame, picture, type SheetPicture, scoreText } from '@understory/maker';
import { tellerOf } from '@understory/table';
import { plain } from '../../shared/plain.ts';
import { sheetView } from './sheet-view.ts';

/** A game as it stands or as it ended: every sheet, where its score comes from, and who wins or what it makes of the maker. */
export function endView(game: MakerGame): string {
  const { world } = game;
  const { sheets, phase } = picture(world);
  const isOver = phase === 'over';
  const parts = sheets.map((it) => [sheetView(it), '', ...scoring(it, isOver)].join('\n'));
  return plain([...parts, ...verdict(game)].join('\n\n'));
}

/** Alone it is a rating (DM-END-04), of several the winner (DM-MUL-09). */
function verdict(game: MakerGame): string[] {
  const last = game.world.journal.entries.findLast(({ kind }) => kind === 'rated' || kind === 'won');
  return last ? [tellerOf(game).line(last)] : [];
}

function scoring({ lines, score }: SheetPicture, isOver: boolean): string[] {
  const rows = lines.map((line) => `${number(line.points)}  ${scoreText(line)}  ${line.clause}`);
  return [...rows, `${'─'.repeat(4)}`, `${number(score)}  ${isOver ? 'in all' : 'so far'}`];
}

function number(points: number): string {
  return String(points).padStart(4);
}
