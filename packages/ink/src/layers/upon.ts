import { drawBeads } from '../beads.ts';
import type { Mark } from '../mark.ts';
import { drawInk, drawStickers } from '../pen/draw-pen.ts';
import { drawSign } from '../signs.ts';
import { drawTerritories } from '../territory.ts';
import { together, wordsSeen } from '../tracing.ts';
import type { Easel } from './easel.ts';

// What lies on the map like glass, pencil and paper on a table.

export const territory = ({ territories }: Easel): Mark[] => drawTerritories(territories);

export const marks = ({ sheet, paper, there, byId, book }: Easel): Mark[] =>
  together(paper, there(sheet.marks), (some) => some.flatMap((sign) => drawSign(sign, byId.get(sign.piece), book)));

export const beads = ({ sheet, paper, there, book }: Easel): Mark[] =>
  together(paper, there(sheet.beads), (some) => drawBeads(some, book));

export const labels = ({ sheet, paper, lettering }: Easel): Mark[] => wordsSeen(paper, lettering.marks, sheet.labels);

export const pen = ({ pen: work, paper }: Easel): Mark[] => (work ? drawInk(work, paper) : []);

export const stickers = ({ pen: work, paper }: Easel): Mark[] => (work ? drawStickers(work, paper) : []);

export const cartouche = (easel: Easel): readonly Mark[] => easel.cartouche.marks;

export const legend = (easel: Easel): readonly Mark[] => easel.legend.marks;
