import { drawBeads, drawHoards } from '../beads.ts';
import { drawBanners } from '../dominion.ts';
import { letter } from '../lettering/letter.ts';
import type { Mark } from '../mark.ts';
import { drawSign } from '../signs.ts';
import { drawTerritories } from '../territory.ts';
import { together, wordsSeen } from '../tracing.ts';
import type { Easel } from './easel.ts';
import { drawnFrom } from './from.ts';
import { ofRule } from './groups.ts';

// What lies on the map like glass, pencil and paper on a table.

export const territory = drawnFrom('territory', ['territories'], ({ territories }) => drawTerritories(territories));

export const marks = drawnFrom(
  'marks',
  ['signs', 'paper', 'byId', 'book', 'dominion', 'seen'],
  ({ signs, paper, byId, book, dominion, seen }) => [
    ...ofRule({ dominion, seen }, dominion ? drawBanners(dominion) : []),
    ...together(paper, signs, (some) => some.flatMap((sign) => drawSign(sign, byId.get(sign.piece), book))),
  ],
);

export const beads = drawnFrom('beads', ['beads', 'beadPaper', 'book'], ({ beads: there, beadPaper, book }) =>
  together(beadPaper, there, (some) => [...drawBeads(some, book), ...drawHoards(some)]),
);

export const labels = drawnFrom('labels', ['labels', 'paper', 'lettering'], ({ labels: there, paper, lettering }) =>
  wordsSeen(paper, letter(lettering), there),
);

export const pen = drawnFrom(
  'pen',
  ['pen', 'paper'],
  ({ pen: work, paper }) => work?.tools?.drawInk(work, paper) ?? [],
);

export const stickers = drawnFrom(
  'stickers',
  ['pen', 'paper'],
  ({ pen: work, paper }) => work?.tools?.drawStickers(work, paper) ?? [],
);

export const cartouche = (easel: Easel): readonly Mark[] => easel.cartouche.marks;

export const legend = (easel: Easel): readonly Mark[] => easel.legend.marks;
