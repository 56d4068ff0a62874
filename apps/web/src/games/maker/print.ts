import italic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff?inline';
import normal from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?inline';
import { drawRules, drawSheet } from '@understory/ink/boards';
import { boardsPdf } from '@understory/ink/pdf';
import { printedSheet, RULES_SHEET, type SheetPicture } from '@understory/maker';

/** Sheets as a PDF, a page each; null is a blank one, with the rules after it. */
export async function printed(sheets: readonly (SheetPicture | null)[]): Promise<Blob> {
  const boards = sheets.flatMap((it) => [drawSheet(printedSheet(it)), ...(it ? [] : [drawRules(RULES_SHEET)])]);
  const pdf = await boardsPdf(boards, { normal: bytesOf(normal), italic: bytesOf(italic) });
  return new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
}

/** What a data address holds. */
function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (it) => it.charCodeAt(0));
}
