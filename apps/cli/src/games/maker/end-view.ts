import { type MakerGame, picture, type SheetPicture, scoreText } from '@understory/maker';
import { sheetView } from './sheet-view.ts';

/** A game as it stands or as it ended: every sheet, and where its score comes from. */
export function endView({ world }: MakerGame): string {
  const { sheets, rating, phase } = picture(world);
  const isOver = phase === 'over';
  return [
    ...sheets.map((it) => [sheetView(it), '', ...scoring(it, isOver)].join('\n')),
    ...(rating === null ? [] : [`A ${rating}.`]),
  ].join('\n\n');
}

function scoring({ lines, score }: SheetPicture, isOver: boolean): string[] {
  const rows = lines.map((line) => `${number(line.points)}  ${scoreText(line)}  ${line.clause}`);
  return [...rows, `${'─'.repeat(4)}`, `${number(score)}  ${isOver ? 'in all' : 'so far'}`];
}

function number(points: number): string {
  return String(points).padStart(4);
}
