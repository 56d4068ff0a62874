import type { Board } from '@understory/ink/boards';

/** The longer side of a PNG, in pixels. */
const LONG = 2000;

/** The endings of a drawn board. */
export const PICTURES = ['.svg', '.png'] as const;

export function isPicture(file: string): boolean {
  return PICTURES.some((ending) => file.endsWith(ending));
}

/** A board as its file's ending wants it. */
export async function boardPicture(board: Board, file: string): Promise<string | Uint8Array> {
  // The inks and their fonts take a while to load, so only those who draw wait for them.
  const { boardSvg } = await import('@understory/ink/boards');
  const { fontCss, toPng } = await import('@understory/ink/png');
  if (file.endsWith('.svg')) return `${boardSvg(board, { fonts: fontCss() })}\n`;
  return toPng(boardSvg(board), { width: Math.round(LONG * Math.min(1, board.width / board.height)) });
}
