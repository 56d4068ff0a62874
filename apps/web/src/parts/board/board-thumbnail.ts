import { type Board, boardSvg } from '@understory/ink/boards';
import { smallPicture } from '../../desk/picture.ts';
import type { TableView } from '../../storage/table-view.ts';

const [WIDTH, HEIGHT] = [520, 364];

/** A drawn board as a small picture for the shelf, in the middle of a card of the usual shape; empty if the browser won't make one. */
export async function boardThumbnail(board: Board, { look }: TableView): Promise<string> {
  const wide = Math.max(board.width, (board.height * WIDTH) / HEIGHT);
  const high = Math.max(board.height, (board.width * HEIGHT) / WIDTH);
  const [x, y] = [(wide - board.width) / 2, (high - board.height) / 2];
  const marks = [{ mark: 'group', of: board.marks, place: { x, y, size: 1, turn: 0 } } as const];
  return smallPicture(boardSvg({ ...board, width: wide, height: high, marks }, { look }), WIDTH, HEIGHT);
}
