import fontkit from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Board, boardSvg } from './boards/board.ts';

/** The map's type as font files: TrueType or WOFF. */
export interface PrintFonts {
  readonly normal: Uint8Array;
  readonly italic: Uint8Array;
}

const FAMILY = 'IM Fell English';

/** A4 on its side, in points. */
const [WIDE, HIGH] = [841.89, 595.28];

/**
 * Boards as pages to be printed, each as large as its page lets it be, lines and words as such. The same boards give the same bytes. It
 * brings a large library along: fetch it only when somebody prints.
 */
export async function boardsPdf(boards: readonly Board[], fonts: PrintFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(boards[0]?.title ?? '');
  pdf.setCreator('Understory');
  pdf.setProducer('Understory');
  // Otherwise the clock would be in the file.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const normal = await pdf.embedFont(fonts.normal, { subset: true });
  const italic = await pdf.embedFont(fonts.italic, { subset: true });
  for (const board of boards) {
    const scale = Math.min(WIDE / board.width, HIGH / board.height);
    const [width, height] = [board.width * scale, board.height * scale];
    const page = pdf.addPage([WIDE, HIGH]);
    // It knows a font by one name only.
    const svg = boardSvg(board, { bare: true }).replaceAll(/font-family="[^"]*"/g, `font-family="${FAMILY}"`);
    await page.drawSvg(svg, {
      x: (WIDE - width) / 2,
      y: HIGH - (HIGH - height) / 2,
      width,
      height,
      fonts: { [FAMILY]: normal, [`${FAMILY}_italic`]: italic },
    });
  }
  return pdf.save();
}
