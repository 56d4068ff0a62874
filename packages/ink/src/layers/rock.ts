import { drawBorder } from '../dominion.ts';
import { gradeRock } from '../ground/graded.ts';
import { drawNumbers } from '../ground/numbers.ts';
import { texture } from '../ground/rock.ts';
import { drawStrataLines, tintStrata } from '../ground/strata.ts';
import { drawSurface } from '../ground/surface-line.ts';
import type { Mark } from '../mark.ts';
import { drawGlow } from '../waters/magma.ts';
import type { Easel } from './easel.ts';
import { drawnFrom } from './from.ts';
import { eachBelow, inRock, itself, ofKinds, ofRule } from './groups.ts';

/** A look without fills has white rock. */
export const strata = drawnFrom(
  'strata',
  ['sheet', 'look', 'underground', 'book'],
  ({ sheet, look, underground, book }) =>
    look.fills
      ? book.sideNumbers === null
        ? tintStrata(sheet)
        : gradeRock(sheet)
      : [{ mark: 'path', d: underground, pen: { fill: 'rockTop' } }],
);

export const rock = drawnFrom('rock', ['sheet', 'terrain', 'field'], ({ sheet, terrain, field }) =>
  texture(sheet, terrain, field),
);

/** How far villains reach: what they have spoilt, and what they rule. */
export const corruption = (easel: Easel): Mark[] => [
  ...ofKinds(easel, easel.book.kinds.corruption),
  ...inRock(easel, ofRule(easel, border(easel))),
];

const border = drawnFrom(
  'border',
  ['dominion', 'sheet', 'terrain', 'field', 'lettering'],
  ({ dominion, sheet, terrain, field, lettering }) => {
    const words = lettering.placed.map(({ box }) => box);
    return dominion ? drawBorder(dominion, sheet, terrain, field, words) : [];
  },
);

export const strataLines = drawnFrom('strata-lines', ['sheet', 'terrain'], ({ sheet, terrain }) =>
  drawStrataLines(sheet, terrain),
);

export const strataNumbers = drawnFrom('strata-numbers', ['numbers'], ({ numbers }) => drawNumbers(numbers));

export const glow = (easel: Easel): Mark[] =>
  eachBelow(easel, easel.look.fills ? easel.of('magma') : [], 'glow', itself, drawGlow);

export const surface = drawnFrom('surface', ['sheet', 'terrain'], ({ sheet, terrain }) => drawSurface(sheet, terrain));
