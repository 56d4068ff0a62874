import { clip, endPath, lineTo, moveTo, PDFDocument, popGraphicsState, pushGraphicsState } from '@cantoo/pdf-lib';
import { drawPlan } from '../draw/draw-plan.ts';
import { shortened } from '../draw/lettering.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { intersection } from '../plan/polygons.ts';
import { INK, MM, Paper } from './paper.ts';
import type { PaperSize, PrintFonts } from './type.ts';

/** TA-PIC-04: an inch a square. */
const INCH = 72;
const SQUARES: Readonly<Record<PaperSize, readonly [number, number]>> = { A4: [7, 10], Letter: [7, 9] };

/** TA-PIC-04: a level at the size of figures, page by page; pages that are only rock are left out and named. */
export async function tilesPdf(
  plan: Furnished,
  size: PaperSize,
  fonts: PrintFonts,
  forWhom: 'keeper' | 'players',
  about?: string,
) {
  const { sheet, open } = plan.plan;
  const paper = await Paper.begin(plan.title, size, fonts, about);
  const [across, down] = SQUARES[size];
  const [columns, rows] = [Math.ceil(sheet.width / across), Math.ceil(sheet.height / down)];
  const whole = await drawn(plan, paper, forWhom);
  const isRock = (column: number, row: number) => {
    const [x, y] = [column * across, row * down];
    return (
      intersection(open, [[x - 1, y - 1, x + across + 1, y - 1, x + across + 1, y + down + 1, x - 1, y + down + 1]])
        .length === 0
    );
  };
  const [pw, ph] = paper.size;
  const overview = paper.page();
  paper.text(overview, 18 * MM, ph - 20 * MM, shortened(plan.title, 20, pw - 36 * MM), { face: 'normal', size: 20 });
  const left: string[] = [];
  const k = Math.min((pw - 36 * MM) / (columns * across), (ph - 80 * MM) / (rows * down));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const name = `${row + 1}.${column + 1}`;
      const rock = isRock(column, row);
      if (rock) left.push(name);
      const [x, y] = [18 * MM + column * across * k, ph - 30 * MM - (row + 1) * down * k];
      overview.drawRectangle({ x, y, width: across * k, height: down * k, borderColor: INK, borderWidth: 0.6 });
      paper.text(overview, x + 4, y + 4, rock ? `${name}, rock` : name, { face: 'sans', size: 8 });
      if (rock) continue;
      const page = paper.page();
      const [x0, top] = [(pw - across * INCH) / 2, ph - (ph - down * INCH) / 2];
      page.pushOperators(
        pushGraphicsState(),
        moveTo(x0, top),
        lineTo(x0 + across * INCH, top),
        lineTo(x0 + across * INCH, top - down * INCH),
        lineTo(x0, top - down * INCH),
        clip(),
        endPath(),
      );
      page.drawPage(whole, { x: x0 - column * across * INCH, y: top + row * down * INCH - sheet.height * INCH });
      page.pushOperators(popGraphicsState());
      for (const [mx, my] of [
        [x0, top],
        [x0 + across * INCH, top],
        [x0, top - down * INCH],
        [x0 + across * INCH, top - down * INCH],
      ] as const)
        page.drawLine({ start: { x: mx - 6, y: my }, end: { x: mx + 6, y: my }, thickness: 0.5, color: INK });
      paper.text(
        page,
        10 * MM,
        7 * MM,
        `${shortened(plan.title, 8, pw - 80 * MM)} · row ${row + 1}, column ${column + 1}`,
        {
          face: 'italic',
          size: 8,
        },
      );
    }
  const note = left.length === 0 ? 'No page is left out.' : `Left out, since they are only rock: ${left.join(', ')}.`;
  paper.text(overview, 18 * MM, 18 * MM, shortened(note, 8, pw - 36 * MM), { face: 'sans', size: 8 });
  return { bytes: await paper.bytes(), said: paper.said, faults: [], left };
}

/** The plan once, to be shown through many windows. */
async function drawn(plan: Furnished, paper: Paper, forWhom: 'keeper' | 'players') {
  const { width, height } = plan.plan.sheet;
  const aside = await PDFDocument.create();
  const page = aside.addPage([width * INCH, height * INCH]);
  const svg = drawPlan(plan, { look: 'plain', frame: false, grid: 'lines', forWhom })
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<text.*?<\/text>/gs, '')
    .replaceAll(/ (aria-label|role|inkscape:[a-z]+|xmlns:inkscape)="[^"]*"/g, '');
  await page.drawSvg(svg, { x: 0, y: height * INCH, width: width * INCH, height: height * INCH });
  return paper.pdf.embedPage(page);
}
