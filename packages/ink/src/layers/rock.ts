import { texture } from '../ground/rock.ts';
import { drawStrataLines, numberStrata, tintStrata } from '../ground/strata.ts';
import { drawSurface } from '../ground/surface-line.ts';
import type { Mark } from '../mark.ts';
import { drawGlow } from '../waters/magma.ts';
import type { Easel } from './easel.ts';
import { eachBelow, ofKinds } from './groups.ts';

/** A look without fills has white rock. */
export const strata = ({ sheet, look, underground }: Easel): readonly Mark[] =>
  look.fills ? tintStrata(sheet) : [{ mark: 'path', d: underground, pen: { fill: 'rockTop' } }];

export const rock = ({ sheet, terrain, field }: Easel): Mark[] => texture(sheet, terrain, field);

export const corruption = (easel: Easel): Mark[] => ofKinds(easel, easel.book.kinds.corruption);

export const strataLines = ({ sheet, terrain }: Easel): Mark[] => drawStrataLines(sheet, terrain);

export const strataNumbers = ({ sheet }: Easel): Mark[] => numberStrata(sheet);

export const glow = (easel: Easel): Mark[] => eachBelow(easel, easel.look.fills ? easel.of('magma') : [], drawGlow);

export const surface = ({ sheet, terrain }: Easel): Mark[] => drawSurface(sheet, terrain);
